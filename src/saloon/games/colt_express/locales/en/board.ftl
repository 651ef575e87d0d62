# What the board says of the things drawn on it.

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
board-ce-purse = Unopened purse
board-ce-purse-of = Purse dropped by { $holder_name }
board-ce-purse-of-several = Purse that { $holders_names } have had
board-ce-purse-known = Purse worth { MONEY($worth) }
board-ce-purse-known-too = Purse worth { MONEY($worth) }, known to { $holders_names }
board-ce-several-alike = { $thing } ×{ $count }
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
board-ce-holds = Hostage: { $hostage_name }. { $about }
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
