# What the boards say of the things drawn on them.

## Every board

board-never-mind = Never mind
board-read-rule = Read rule { $clause }
board-your-choice = Your choice

## Colt Express

board-ce = Colt Express, the board
board-ce-train = The train
board-ce-overview = The whole train
board-ce-bandits = The bandits
board-ce-locomotive = Locomotive
board-ce-car = Car { $car }
board-ce-caboose = Caboose, car { $car }
board-ce-place =
    { $floor ->
        [roof] { $car_title }, roof
       *[inside] { $car_title }, inside
    }
board-ce-purse = Purse { $purse }, face down
board-ce-known-purse = Purse { $purse }, worth { MONEY($worth) }
board-ce-jewels =
    { $count ->
        [one] Jewel
       *[other] { $count } jewels
    }
board-ce-strongboxes =
    { $count ->
        [one] Strongbox
       *[other] { $count } strongboxes
    }
board-ce-the-marshal = The Marshal
board-ce-floor = The floor
board-ce-round = Round { $round } of { $rounds }
board-ce-station = Station
board-ce-turn = Turn { $number } of { $count }: { $turn_name }
board-ce-turn-now = Turn { $number } of { $count }, now: { $turn_name }
board-ce-pile = The plan
board-ce-programme = The plan is carried out
board-ce-pile-empty = Nothing is planned yet.
board-ce-played = { $number }. { $bandit_name }: { $card_name }
board-ce-played-hidden = { $number }. { $bandit_name }: a card face down
board-ce-played-secret = { $number }. { $bandit_name }: { $card_name }, face down for the others
board-ce-done = done
board-ce-now = now
board-ce-to-come = to come
board-ce-your-hand = Your hand
board-ce-cards =
    { $count ->
        [one] { $card_name }
       *[other] { $card_name }, { $count } cards
    }
board-ce-dead = A dead card
board-ce-deck = Your deck, { $count } left
board-ce-deck-short = Deck
board-ce-discard = Your discard, { $count }
board-ce-discard-short = Discard
board-ce-neutral =
    { $count ->
        [one] { $count } neutral bullet left
       *[other] { $count } neutral bullets left
    }
board-ce-beside =
    { $count ->
        [0] No strongbox beside the train
       *[other] The second strongbox waits beside the train
    }
board-ce-bullets = Bullets left:
board-ce-received = Bullets received:
board-ce-purses = Purses:
board-ce-jewels-held = Jewels:
board-ce-strongboxes-held = Strongboxes:
board-ce-in-hand = Cards in hand:
board-ce-in-deck = Cards in the deck: { $count }.
board-ce-first = First Player.
board-ce-to-move = To move.
board-ce-known-money = Known money:
board-ce-score = Total:
board-ce-wanted = Wanted
board-ce-taken = Taken
board-ce-you = you

# Horses and stagecoach, the time-travel car, sides

board-ce-coach = Stagecoach
board-ce-time-car = Time-travel car
board-ce-the-shotgun = The Shotgun
board-ce-horse = Horse beside: { $car_title }
board-ce-your-horse = Your horse
board-ce-flask =
    { $kind ->
        [classic] { $half ->
            [half] Classic whisky, half drunk
           *[full] Classic whisky
        }
        [old] { $half ->
            [half] Old whisky, half drunk
           *[full] Old whisky
        }
       *[unknown] Whisky, face down
    }
board-ce-passengers = The passengers of the stagecoach
board-ce-hostage = { $hostage_name }. { board-ce-burden } { board-ce-ransom }
board-ce-holds = Hostage: { $hostage_name }. { board-ce-burden } { board-ce-ransom }
board-ce-burden =
    { $hostage ->
        [zealot] No more Ride.
        [minister] One card fewer at the start of a round.
        [old-lady] Only one car per Move on the roofs.
        [teacher] No more Punch.
        [poodle] A neutral bullet more at the start of every round.
        [photographer] No more cards face down.
        [poker-player] The bandit’s power is lost.
       *[banker] No burden.
    }
board-ce-ransom =
    { $hostage ->
        [zealot] Ransom: { MONEY(700) }.
        [minister] Ransom: { MONEY(900) }.
        [old-lady] Ransom: { MONEY(500) } for each jewel.
        [teacher] Ransom: { MONEY(800) }.
        [poodle] Ransom: { MONEY(1000) }.
        [photographer] Ransom: { MONEY(200) } for each bullet in the deck, neutral and friendly ones aside.
        [poker-player] Ransom: { MONEY(250) } for each purse.
       *[banker] Ransom: { MONEY(1000) }, with a strongbox.
    }
board-ce-travels = { $bandit_name } is somewhere in time
board-ce-hides = { $bandit_name } hides: { $car_title }. Only you know.
board-ce-away = In time
board-ce-gone = Escaped
board-ce-has-chosen = Has chosen in secret.
board-ce-picked = Chosen
board-ce-keep =
    { $count ->
        [one] Plan of attack: one card may be kept for the next round
       *[other] Plan of attack: { $count } cards may be kept for the next round
    }
board-ce-played-unknown = { $number }. { $seat_name }: a card face down
board-ce-fists = Which of them starts in the caboose?
board-ce-fists-closed = Your fists are closed.
board-ce-team =
    { $suit ->
        [heart] Team of hearts
        [club] Team of clubs
       *[spade] Team of spades
    }

## Six Territories

board-st = Six Territories, the board
board-st-map = The map
board-st-players = The players
board-st-land = Symbols: { $symbols } of { $symbol_places }. Riches: { $riches }; { $free } places free. { $who }
board-st-nobody = Nobody is posted there.
board-st-posted = { $name }: { $count }
board-st-pot = Pot
board-st-envelope = Envelope
board-st-envelope-left =
    { $count ->
        [one] Envelope, { $count } token left
       *[other] Envelope, { $count } tokens left
    }
board-st-left-of = { $name }: { $count }
board-st-drawn = Drawn
board-st-in-hand = In hand: { $token_name }
board-st-nothing-drawn = Nothing in hand
board-st-aside = Set aside
board-st-characters =
    { $count ->
        [one] { $count } character left
       *[other] { $count } characters left
    }

## Public Enemy Number One

board-pe = Public Enemy Number One, the board
board-pe-street = The towns and the saloon
board-pe-saloon = Saloon
board-pe-gangs = The players’ outlaws
board-pe-ledger = Tokens and discards
board-pe-outlaw = { pe-outlaw } ({ pe-gang })
board-pe-leader = { pe-outlaw } (leader, { pe-gang })
board-pe-leader-short = Leader
board-pe-face = On top: { $card_title }
board-pe-left =
    { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }
board-pe-cards =
    { $count ->
        [one] card
       *[other] cards
    }
board-pe-first = Next, as only those know who have looked: { $card_title }
board-pe-next = Next:
board-pe-looked = Looked at the next card: { $who }
board-pe-last = Drawn last: { $card_title }
board-pe-under =
    { $count ->
        [one] { $count } card was put under the deck
       *[other] { $count } cards were put under the deck
    }
board-pe-under-cards = Put under the deck: { $cards }
board-pe-under-short = { $count } put under
board-pe-dollar-under = { $deck_title }, for a Dollar: put the outlaw under the deck
board-pe-dollar-look = { $deck_title }, for a Dollar: look at the next card
board-pe-counter = Still in the deck
board-pe-counter-row = { $gang_title }: { $count } of { $of }
board-pe-spent = Saloon cards drawn in this round
board-pe-spent-count =
    { $count ->
        [one] { $count } drawn
       *[other] { $count } drawn
    }
board-pe-stack =
    { $count ->
        [0] { $player }, { $gang_title }: no outlaw
        [one] { $player }, { $gang_title }: { $count } outlaw
       *[other] { $player }, { $gang_title }: { $count } outlaws
    }
board-pe-top = On top: { $card_title }
board-pe-covered = Covered: { $cards }
board-pe-round = Round
board-pe-wanted-left =
    { $count ->
        [one] Wanted, { $gang_title }: { $count } token left
       *[other] Wanted, { $gang_title }: { $count } tokens left
    }
board-pe-verdict =
    { $kind ->
        [most] Majority: { $player }
        [leader] Majority, thanks to the leader: { $player }
        [tied] Tied
       *[nobody] Nobody has any
    }
board-pe-one-free = The One token, nobody’s yet
board-pe-one-of = The One token, held by { $player }
board-pe-supremacy = Supremacy in this round: { $gang_title }, one card more when points are counted
board-pe-cavalry-away = The Cavalry, off the table
board-pe-cavalry-here = The Cavalry is here
board-pe-cavalry-on = The Cavalry in { pe-town }
board-pe-discard =
    { $count ->
        [0] No outlaw discarded
        [one] { $count } outlaw discarded
       *[other] { $count } outlaws discarded
    }
board-pe-discard-short = Discard
board-pe-out = { $count } outlaws are not in this game
board-pe-to-move = To move.
board-pe-first-player = Began this round.
board-pe-has-one = Has the One token.
board-pe-has-wanted = Wanted: { $gang_title }.
board-pe-dollars =
    { $count ->
        [0] No Dollar left
        [one] { $count } Dollar
       *[other] { $count } Dollars
    }
board-pe-points =
    { $count ->
        [one] point
       *[other] points
    }
board-pe-duel = Duel in the Sun
board-pe-tuel = Tuel in the Sun
board-pe-tile =
    { $tile ->
        [bang] { $player }: Bang!
       *[click] { $player }: Click.
    }
board-pe-tile-hidden = Face down
board-pe-duel-won = { $player } wins the duel.
board-pe-duel-lost = Both bite the dust.

## Wyatt Earp

board-we = Wyatt Earp, the board
board-we-territories = The territories
board-we-posters = The wanted posters
board-we-your-hand = Your hand
board-we-empty-hand = Your hand is empty.
board-we-asked = A question
board-we-or-nothing = You need not take anything.
board-we-answer-you = { $turn } lays a Hideout across your { $outlaw_name }. Will you answer with Wyatt Earp, at once?
board-we-answer-other = { $turn } lays a Hideout across { $outlaw_name } of { $name }, who may answer with Wyatt Earp.
board-we-snapshot-you = { $turn } has opened { $outlaw_name }. Will you play the Photo, out of turn?
board-we-snapshot-other = { $turn } has opened { $outlaw_name }. { $name } may play the Photo, out of turn.
board-we-only-pass = You have nothing to answer with: pass.
board-we-search = The whole discard: take one card
board-we-cards =
    { $count ->
        [one] { $card_name }
       *[other] { $card_name }, { $count } cards
    }
board-we-short =
    { $card ->
        [jesse-james] James
        [butch-cassidy] Cassidy
        [billy-the-kid] Billy
        [sundance-kid] Sundance
        [wes-hardin] Hardin
        [belle-starr] Starr
        [bob-dalton] Dalton
        [bank-robbery] Bank
        [stagecoach-robbery] Coach
        [fastest-gun] Fast gun
        [most-wanted] Wanted
        [hideout] Hideout
        [wyatt-earp] Wyatt
       *[other] Photo
    }
board-we-pile-short = Pile
board-we-pile =
    { $count ->
        [0] The draw pile, empty.
        [one] The draw pile, { $count } card left.
       *[other] The draw pile, { $count } cards left.
    }
board-we-reshuffled = The discard was shuffled into it.
board-we-discard-short = Discard
board-we-discard = The discard, { $card_name } on top, { $count } in all.
board-we-discard-empty =
    { $count ->
        [0] The discard, empty.
        [one] The discard, { $count } card.
       *[other] The discard, { $count } cards.
    }
board-we-in-play = In play
board-we-playing = In play: { $card_name }.
board-we-nothing-in-play = No sheriff card in play.
board-we-hit = Hit
board-we-missed = Missed
board-we-shot-hit = The last shot, by { $name }: { $card_name }, a hit.
board-we-shot-missed = The last shot, by { $name }: { $card_name }, a miss.
board-we-reward = Reward { MONEY($reward) }.
board-we-opened = A series lies.
board-we-not-opened = No series yet.
board-we-would-be-captured = Would be captured now.
board-we-counts =
    { $points ->
        [one] { $name }: { $points } capture point.
       *[other] { $name }: { $points } capture points.
    }
board-we-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-we-covered = { $points } points under a Hideout: they do not count.
board-we-outlaws =
    { $count ->
        [0] No outlaw card
        [one] { $count } outlaw card
       *[other] { $count } outlaw cards
    }
board-we-photo = the Photo
board-we-of =
    { $count ->
        [one] { $card_title }
       *[other] { $card_title } × { $count }
    }
board-we-group = { $outlaw_name }, with { $name }
board-we-you = { $name } (you)
board-we-money = { MONEY($money) }.
board-we-in-hand =
    { $count ->
        [0] No card in hand.
        [one] { $count } card in hand.
       *[other] { $count } cards in hand.
    }
board-we-dealer = Dealer.
board-we-to-move = To move.
board-we-nothing-laid = Nothing laid yet.
board-we-says-named = { $outlaw_name }?
board-we-says-none = None!
board-we-says-here = Here!
board-we-says-pass = Pass
board-we-captured = Captured
board-we-escaped = At large
board-we-stays = Stays on the poster
board-we-scoring = How the last round was paid
board-we-duel = The duel
board-we-won = The last one standing

## Hold-up

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
       *[other] Pile: { $count }
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
board-hu-strength = { $gang_title }: strength { $strength }
board-hu-bonus =
    { $count ->
        [0] The middle of the town
       *[other] Bonus tiles of { MONEY(200) }: { $count }
    }
board-hu-settling = Settling of scores, { $street_title }
board-hu-firepower = { $gang_title }: firepower { $firepower }
board-hu-outcome = The { $captor_title } captured the { $victim_title }: { MONEY($worth) }
board-hu-nobody = Nobody captured anybody
