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
