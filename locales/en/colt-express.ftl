# Colt Express: what is on the table, what is asked, what happens, how it is counted.

## Things

name-ghost = Ghost
name-doc = Doc
name-tuco = Tuco
name-django = Django
name-cheyenne = Cheyenne
name-belle = Belle
name-nobody = nobody
name-move = Move
name-floor = Floor change
name-fire = Fire
name-rob = Robbery
name-punch = Punch
name-marshal = Marshal
name-neutral = Neutral bullet
name-shot = Bullet
name-purse = Purse
name-jewel = Jewel
name-strongbox = Strongbox
name-inside = inside
name-roof = on the roof
name-normal = Face up
name-tunnel = Tunnel
name-double = Double turn
name-switching = Switching
name-angry-marshal = Angry Marshal
name-swivel-arm = Swivel arm
name-braking = Braking
name-take-it-all = Take it all!
name-rebellion = Passengers’ rebellion
name-bridge = Bridge
name-marshals-revenge = Marshal’s revenge
name-pickpocketing = Pickpocketing
name-hostage = The conductor is taken hostage

## Things inside a sentence

ce-the-car =
    { $car ->
        [0] the locomotive
       *[other] car { $car }
    }
ce-the-place =
    { $place_floor ->
        [roof] the roof of { $place_car ->
            [0] the locomotive
           *[other] car { $place_car }
        }
       *[inside] { $place_car ->
            [0] the locomotive
           *[other] car { $place_car }
        }
    }
ce-a-loot =
    { $loot ->
        [purse] a purse
        [jewel] a jewel
       *[strongbox] a strongbox
    }

## Questions

ce-decision-character = Choose the bandit you want to be.
ce-decision-opening = The Plan begins: throw out as many of the bullets in your hand as you like.
ce-decision-plan = Play an action card onto the pile, or draw three cards.
ce-decision-keep = Discard the cards you do not want next round, then keep the rest.
ce-decision-move = Your Move card: where does your bandit go?
ce-decision-fire = Your Fire card: whom do you shoot?
ce-decision-rob = Your Robbery card: what do you take?
ce-decision-punch = Your Punch card: whom do you hit?
ce-decision-knock = What does your victim drop?
ce-decision-pocket = The purse is loose: do you pocket it or let it fall?
ce-decision-throw = Where does your victim land?
ce-decision-marshal = Your Marshal card: where does he go?
ce-decision-pickpocket = You are alone here: do you pick up a purse?

## Choices

ce-be = Be { $character_name }
ce-dump =
    { $count ->
        [0] Keep all cards in hand
        [one] Throw out 1 bullet
       *[other] Throw out { $count } bullets
    }
ce-draw = Draw three cards
ce-play = Play { $card_name }
ce-play-in-tunnel = Play { $card_name } face down (tunnel)
ce-hide = Play { $card_name } face down (Ghost)
ce-keep = Keep the rest
ce-discard = Discard { $card_name }
ce-move = Go to { ce-the-place }
ce-shoot = Shoot { $victim_name }
ce-rob-purse = Take purse { $purse }
ce-rob-jewel = Take a jewel
ce-rob-strongbox = Take the strongbox
ce-punch = Punch { $victim_name }
ce-knock = Make { $victim_name } drop { ce-a-loot }
ce-knock-purse = Make { $victim_name } drop purse { $purse }
ce-pocket = Pocket { $victim_name }’s purse
ce-drop = Let { $victim_name }’s purse fall
ce-throw = Knock the victim to { ce-the-place }
ce-marshal = Send the Marshal to { ce-the-car }
ce-decline = Take nothing

## Events

ce-chose = { $seat_name } is { $character_name }.
ce-boarded = { $bandit_name } boards { ce-the-place }.
ce-draws =
    { $count ->
        [one] { $bandit_name } draws 1 card.
       *[other] { $bandit_name } draws { $count } cards.
    }
ce-drew = { $bandit_name } draws { $card_name }.
# The table has just been told how many: nothing more is said.
ce-drew-hidden = { "" }
ce-reshuffled = { $bandit_name } shuffles the discard into a new deck.
ce-round-began = Round { $round }: { $event_name }. { $first_name } begins.
ce-dumped = { $bandit_name } throws out a bullet.
ce-played = { $bandit_name } plays { $card_name }.
ce-played-face-down = { $bandit_name } plays { $card_name } face down.
ce-played-face-down-hidden = { $bandit_name } plays a card face down.
ce-passed = { $bandit_name } has nothing to play and nothing to draw.
ce-kept =
    { $count ->
        [0] { $bandit_name } keeps nothing.
        [one] { $bandit_name } keeps 1 card.
       *[other] { $bandit_name } keeps { $count } cards.
    }
ce-discarded = { $bandit_name } discards { $card_name }.
ce-revealed = { $bandit_name }’s hidden card is { $card_name }.
ce-no-effect = { $bandit_name }’s { $card_name } has no effect.
ce-moved = { $bandit_name } moves to { ce-the-place }.
ce-changed-floor =
    { $place_floor ->
        [roof] { $bandit_name } climbs onto the roof.
       *[inside] { $bandit_name } climbs down inside.
    }
ce-shot = { $bandit_name } shoots { $victim_name }.
ce-pushed = The shot hurls { $bandit_name } to { ce-the-place }.
ce-took-purse = { $bandit_name } takes purse { $purse }.
ce-learnt = Purse { $purse } is worth { MONEY($worth) }.
ce-learnt-hidden = { "" }
ce-took-jewel = { $bandit_name } takes a jewel.
ce-took-strongbox = { $bandit_name } takes the strongbox!
ce-punched = { $bandit_name } punches { $victim_name }.
ce-named-purse = { $bandit_name } points at purse { $purse }, held by { $victim_name }.
ce-knocked-out = { $victim_name } drops { ce-a-loot }.
ce-pocketed = { $bandit_name } snatches { $victim_name }’s purse.
ce-thrown = { $bandit_name } is thrown to { ce-the-place }.
ce-marshal-moved = The Marshal walks to { ce-the-car }.
ce-fled =
    { $car ->
        [0] { $bandit_name } runs into the Marshal and flees to the roof of the locomotive.
       *[other] { $bandit_name } runs into the Marshal and flees to the roof of car { $car }.
    }
ce-neutral = { $bandit_name } receives a neutral bullet.
ce-neutral-gone = The neutral bullets do not suffice: nobody is hit, and the stock is gone for good.
ce-event = { $event_name }!
ce-strongbox-placed = The second strongbox is put down in { ce-the-car }.
ce-swept = { $bandit_name } is swept to { ce-the-place }.
ce-lost-purse = { $bandit_name } loses the least valuable purse.
ce-bonus = { $bandit_name } collects { MONEY($money) } for the conductor.
ce-declined = { $bandit_name } takes nothing.
ce-round-ended = Round { $round } is over.
ce-opened-purse = { $bandit_name } opens a purse worth { MONEY($worth) }.
ce-game-over = The train pulls into the station.

## Score

ce-part-purses =
    { $count ->
        [one] 1 purse
       *[other] { $count } purses
    }
ce-part-jewels =
    { $count ->
        [one] 1 jewel
       *[other] { $count } jewels
    }
ce-part-strongboxes =
    { $count ->
        [one] 1 strongbox
       *[other] { $count } strongboxes
    }
ce-part-conductor = Ransom of the conductor
ce-part-gunslinger =
    { $bullets ->
        [one] Gunslinger (1 bullet left)
       *[other] Gunslinger ({ $bullets } bullets left)
    }

## Options

option-colt-express-expert = Expert variant
option-colt-express-expert-help = Everybody has a discard pile, keeps cards from round to round and draws bullets at once.
option-colt-express-characters = Characters
option-colt-express-characters-help = Whether bandits are dealt at random or chosen in seat order.
option-colt-express-characters-random = Dealt at random
option-colt-express-characters-chosen = Chosen in seat order
option-colt-express-punch_names_the_purse = The attacker points at a purse
option-colt-express-punch_names_the_purse-help = A punch names the very purse that falls; otherwise one of the victim’s purses falls at random.
option-colt-express-keep_bullets = Bullets may be kept
option-colt-express-keep_bullets-help = Expert: bullets in hand at the end of the Plan need not be discarded.
option-colt-express-doc_draws_seven = Doc fills up to seven
option-colt-express-doc_draws_seven-help = Expert: Doc’s hand is filled up to seven cards instead of six.
option-colt-express-open_discards = Open discards
option-colt-express-open_discards-help = Expert: everybody may look through everybody’s discard.

## Refusals

error-ce-expert-only = Option { $option } changes the Expert variant and needs the option expert.

## Why not?

why-ce-not-asked = You are being asked something else right now.
why-ce-not-planning = Cards are played during the Plan; now the pile is being carried out.
why-ce-bullet = A bullet is a dead card: it can never be played.
why-ce-no-such-card = You hold no { $card_name } card.
why-ce-deck-empty = Your deck is empty: there is nothing to draw.
why-ce-no-target = You cannot shoot at that.
why-ce-same-place = { $victim_name } stands right beside you: you never shoot at your own place.
why-ce-belle = { $victim_name } is spared as long as somebody else could be chosen.
why-ce-other-floor = { $victim_name } is on the other floor: only Tuco shoots through the roof, in his own car.
why-ce-behind-others = Somebody nearer blocks the view of { $victim_name }.
why-ce-too-far-inside = Inside the train a shot reaches the next car only, and { $victim_name } is further away.
why-ce-not-here = A punch only reaches a bandit who stands where you stand.
why-ce-marshal-one-car = The Marshal moves exactly one car, inside the train.
why-ce-thrown-one-car = A punch throws the victim to a neighbouring car, on the same floor.
why-ce-must-move = A Move must move: you cannot stay where you are.
why-ce-move-keeps-floor = A Move keeps to its floor; changing floors takes a Floor change.
why-ce-roof-reach = On the roofs a Move goes { $steps } cars at most, and you are on car { $car }.
why-ce-inside-reach = Inside the train a Move goes one car only, and you are in car { $car }.
why-ce-loot-elsewhere = You can only take what lies where you stand; roof and inside are apart.
why-ce-purses-only = Pickpocketing takes a purse that lies where you stand alone.
why-ce-victim-has-none = { $victim_name } has nothing of that kind to drop.
