# What the board says of the things drawn on it.

board-hu = Hold-up, the board
board-hu-town = The town from above
board-hu-gangs = The gangs
board-hu-you = you
board-hu-first = First player: ties go to the nearest after this one in turn order.
board-hu-to-move = To move.
board-hu-in-hand = Gangsters in hand:
board-hu-to-draw = Gangsters still to be drawn:
board-hu-face-down-quota = May still be placed face down:
board-hu-loot-held = Loot:
board-hu-bounty-held = Bounties:
board-hu-money = Money:
board-hu-your-hand = Your hand
board-hu-pile =
    { $count ->
        [0] Pile empty
       *[other] Pile ×{ $count }
    }
board-hu-face-down-left =
    { $count ->
        [0] Face down: none left
       *[other] Face down: { $count } left
    }
board-hu-face-down-short = Face down
board-hu-gangster = { $gangster_name }, { $role_name }, { $gang_title }: strength { $strength }, firepower { $firepower }, bounty { MONEY($worth) }.
board-hu-hidden-gangster = A gangster face down, { $gang_title }.
board-hu-face-down = Face down.
board-hu-captured = Captured by the { $gang_title }.
board-hu-discarded = Discarded.
board-hu-looked = Looked at by: { $who }.
board-hu-between = between { $one } and { $other }
board-hu-event-unknown = An event face down
board-hu-street-north = North Street
board-hu-street-east = East Street
board-hu-street-south = South Street
board-hu-street-west = West Street
# On a small sign: a bar divides the lines.
board-hu-sign-north = North|Street
board-hu-sign-east = East|Street
board-hu-sign-south = South|Street
board-hu-sign-west = West|Street
board-hu-closed = Closed: a marshal lies in wait
board-hu-side =
    { $free ->
        [0] { $building_name }, { $street_title }: no place free
        [one] { $building_name }, { $street_title }: 1 place free
       *[other] { $building_name }, { $street_title }: { $free } places free
    }
board-hu-loot = Loot: { $big } and { $small }
board-hu-loot-hidden = Loot face down
board-hu-strangers =
    { $strangers ->
        [0] {""}
       *[other] {" + ?"}
    }
board-hu-strength = { $gang_title }: strength { $strength }{ board-hu-strangers }
board-hu-bonus =
    { $count ->
        [0] The middle of the town
       *[other] Bonus tiles of { MONEY(200) }: { $count }
    }
board-hu-settling = Settling of scores, { $street_title }
board-hu-firepower = { $gang_title }: firepower { $firepower }{ board-hu-strangers }
board-hu-outcome = The { $captor_title } captured the { $victim_title }: { MONEY($worth) }
board-hu-nobody = Nobody captured anybody
