# What the board says of the things drawn on it.

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
