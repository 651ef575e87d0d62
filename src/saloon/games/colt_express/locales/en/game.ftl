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
name-ride = Ride
name-allied = Friendly bullet
name-whisky = Whisky
name-half-classic = Half-drunk classic whisky
name-half-old = Half-drunk old whisky
name-classic = Classic whisky
name-old = Old whisky
name-melee = Mêlée
name-boxcar = Boxcar
name-whiskey-for-the-marshal = Whiskey for the Marshal
name-panting-horses = Panting horses
name-higher-speed = Higher speed
name-shotguns-rage = Shotgun’s rage
name-sharing = Sharing the loot
name-escape = Escape
name-mortal-bullet = Mortal bullet
name-zealot = Zealot
name-minister = Minister
name-old-lady = Old lady
name-teacher = Teacher
name-banker = Banker
name-poodle = Poodle
name-photographer = Photographer
name-poker-player = Poker player

## Things inside a sentence

ce-the-car =
    { $car ->
        [0] the locomotive
        [time] the time-travel car
       *[other] car { $car }
    }
ce-of-the-car =
    { $car ->
        [0] of the locomotive
        [time] of the time-travel car
       *[other] of car { $car }
    }
ce-the-place =
    { $place_floor ->
        [roof] the roof of { $place_car ->
            [0] the locomotive
            [coach] the stagecoach
           *[other] car { $place_car }
        }
       *[inside] { $place_car ->
            [0] the locomotive
            [coach] the stagecoach
            [time] the time-travel car
           *[other] car { $place_car }
        }
    }
ce-the-player =
    { $bandit ->
        [nobody] { $seat_name }
       *[other] { $bandit_name }
    }
ce-the-card =
    { $whose ->
        [nobody] { $card_name }
       *[other] { $whose_name }’s { $card_name }
    }
ce-the-choice =
    { $card ->
        [draw] to draw three cards
        [pass] to pass
        [no-more] to keep no more
       *[other] { $whose ->
            [nobody] { $card_name }
           *[other] { $whose_name }’s { $card_name }
        }
    }
ce-a-flask =
    { $half ->
        [0] a full flask of { $whisky ->
            [old] old whisky
           *[classic] classic whisky
        }
       *[other] a half-drunk flask of { $whisky ->
            [old] old whisky
           *[classic] classic whisky
        }
    }
ce-a-loot =
    { $loot ->
        [purse] a purse
        [jewel] a jewel
        [whisky] a full flask of whisky
        [half-classic] a half-drunk flask of classic whisky
        [half-old] a half-drunk flask of old whisky
       *[strongbox] a strongbox
    }

## Questions

ce-decision-character = Choose the bandit you want to be.
ce-decision-opening = The Plan begins: throw out as many of the bullets in your hand as you like.
ce-decision-plan = Play an action card onto the pile, or draw three cards.
ce-decision-plan-or-drink = Play an action card onto the pile, draw three cards, or drink a flask.
ce-decision-plan-after-flask = After the flask: play an action card onto the pile.
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
ce-decision-pair = Choose the pair of bandits you want to play.
ce-decision-fist = Close your fists: which bandit is in the left one and starts in the caboose?
ce-decision-attack = The attack on horseback: does your bandit jump onto this car or ride on?
ce-decision-board = You are the last one riding: which car does your bandit board?
ce-decision-take = Before you shuffle you may take one card of your choice from your deck.
ce-decision-melee = Mêlée: choose in secret a card to play, or to draw three.
ce-decision-cover = Cover fire: add an action card of your other bandit, or not.
ce-decision-keep-some = Plan of attack: choose in secret a card to keep for the next round, or none.
ce-decision-ride = Your Ride card: where does your bandit ride?
ce-decision-hostage = You are in the stagecoach: which hostage do you take?
ce-decision-flee = The Shotgun chases your bandit away: to which roof?
ce-decision-travel = Your bandit travels in time: where does he hide?

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
ce-rob-purse = Take an unopened purse
ce-rob-purse-of = Take a purse dropped by { $holder_name }
ce-rob-purse-of-several = Take a purse that { $holders_names } have had
ce-rob-purse-known = Take a purse worth { MONEY($worth) }
ce-rob-purse-known-too = Take a purse worth { MONEY($worth) }, known to { $holders_names } too
ce-rob-jewel = Take a jewel
ce-rob-strongbox = Take the strongbox
ce-punch = Punch { $victim_name }
ce-knock = Make { $victim_name } drop { ce-a-loot }
ce-knock-purse = Make { $victim_name } drop a purse of unknown worth
ce-knock-purse-of = Make { $victim_name } drop a purse that { $holder_name } once had
ce-knock-purse-of-several = Make { $victim_name } drop a purse that { $holders_names } once had
ce-knock-purse-known = Make { $victim_name } drop a purse worth { MONEY($worth) }
ce-knock-purse-known-too = Make { $victim_name } drop a purse worth { MONEY($worth) }, known to { $holders_names } too
ce-pocket = Pocket { $victim_name }’s purse
ce-drop = Let { $victim_name }’s purse fall
ce-throw = Knock the victim to { ce-the-place }
ce-marshal = Send the Marshal to { ce-the-car }
ce-decline = Take nothing
ce-be-two = Be { $character_name } and { $partner_name }
ce-left-fist = { $bandit_name } in the left fist, for the caboose
ce-jump-on = { $bandit_name } boards car { $car }
ce-ride-on = { $bandit_name } rides on
ce-take = Take { $card_name }
ce-take-of = Take { $bandit_name }’s { $card_name }
ce-take-nothing = Take no card
ce-play-of = Play { $bandit_name }’s { $card_name }
ce-play-in-tunnel-of = Play { $bandit_name }’s { $card_name } face down (tunnel)
ce-hide-of = Play { $bandit_name }’s { $card_name } face down (Ghost)
ce-pass = Pass: nothing to play, nothing to draw
ce-drink = Drink from { ce-a-flask }
ce-drink-of = Drink from { $bandit_name }’s flask: { ce-a-flask }
ce-cover = Cover with { $card_name }
ce-cover-of = Cover with { $bandit_name }’s { $card_name }
ce-no-cover = No cover
ce-discard-of = Discard { $bandit_name }’s { $card_name }
ce-keep-card = Keep { $card_name }
ce-keep-card-of = Keep { $bandit_name }’s { $card_name }
ce-keep-no-more = Keep no more
ce-rob-any-purse = Take one of the purses at random
ce-rob-flask = Take an untouched flask
ce-rob-flask-of = Take a flask dropped by { $holder_name }
ce-rob-flask-of-several = Take a flask that { $holders_names } have had
ce-rob-flask-known = Take { ce-a-flask }
ce-rob-flask-known-too = Take { ce-a-flask }, known to { $holders_names } too
ce-punch-shotgun = Punch the Shotgun
ce-ride = Ride to { ce-the-place }
ce-leave = Ride away for good
ce-take-hostage = Take the hostage: { $hostage_name }
ce-flee = Flee to { ce-the-place }
ce-travel = Hide under { ce-the-place }

## Events

ce-chose = { $seat_name } is { $character_name }.
ce-boarded = { $bandit_name } boards { ce-the-place }.
ce-draws =
    { $count ->
        [one] { ce-the-player } draws 1 card.
       *[other] { ce-the-player } draws { $count } cards.
    }
ce-drew = { ce-the-player } draws { ce-the-card }.
# The table has just been told how many: nothing more is said.
ce-drew-hidden = { "" }
ce-reshuffled = { ce-the-player } shuffles the discard into a new deck.
# An event whose name ends in an exclamation mark is a sentence already.
ce-round-event =
    { $event ->
        [take-it-all] { $event_name }
       *[other] { $event_name }.
    }
ce-round-began =
    { $first ->
        [nobody] Round { $round }: { ce-round-event } { $seat_name } begins.
       *[other] Round { $round }: { ce-round-event } { $first_name } begins.
    }
ce-dumped = { ce-the-player } throws out a bullet.
ce-played =
    { $player ->
        [nobody] { $bandit_name } plays { $card_name }.
       *[other] { $player_name } plays { $bandit_name }’s { $card_name }.
    }
ce-played-face-down =
    { $bandit ->
        [nobody] { $seat_name } plays { $whose_name }’s { $card_name } face down.
       *[other] { $player ->
            [nobody] { $bandit_name } plays { $card_name } face down.
           *[other] { $player_name } plays { $whose_name }’s { $card_name } face down.
        }
    }
ce-played-face-down-hidden = { ce-the-player } plays a card face down.
ce-passed = { ce-the-player } has nothing to play and nothing to draw.
ce-kept =
    { $count ->
        [0] { ce-the-player } keeps nothing.
        [one] { ce-the-player } keeps 1 card.
       *[other] { ce-the-player } keeps { $count } cards.
    }
ce-discarded = { ce-the-player } discards { ce-the-card }.
ce-revealed =
    { $player ->
        [nobody] { $bandit_name }’s hidden card is { $card_name }.
       *[other] { $player_name }’s hidden card is { $bandit_name }’s { $card_name }.
    }
ce-no-effect = { $bandit_name }’s { $card_name } has no effect.
ce-moved = { $bandit_name } moves to { ce-the-place }.
ce-changed-floor =
    { $place_floor ->
        [roof] { $bandit_name } climbs onto the roof.
       *[inside] { $bandit_name } climbs down inside.
    }
ce-shot = { $bandit_name } shoots { $victim_name }.
ce-pushed = The shot hurls { $bandit_name } to { ce-the-place }.
ce-took-purse =
    { $holder ->
        [everybody] { $bandit_name } takes a purse.
        [nobody] { $bandit_name } takes an unopened purse.
        [several] { $bandit_name } takes a purse that several have had.
       *[other] { $bandit_name } takes a purse dropped by { $holder_name }.
    }
ce-learnt = The purse holds { MONEY($worth) }.
ce-learnt-hidden = { "" }
ce-took-jewel = { $bandit_name } takes a jewel.
ce-took-strongbox = { $bandit_name } takes the strongbox!
ce-punched = { $bandit_name } punches { $victim_name }.
ce-named-purse = { $bandit_name } points at one of { $victim_name }’s purses.
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
ce-neutral-spent = The neutral bullets are used up.
ce-event =
    { $event ->
        [take-it-all] { $event_name }
       *[other] { $event_name }!
    }
ce-strongbox-placed = The second strongbox is put down in { ce-the-car }.
ce-swept = { $bandit_name } is swept to { ce-the-place }.
ce-lost-purse = { $bandit_name } loses the least valuable purse.
ce-bonus = { $bandit_name } collects { MONEY($money) } for the conductor.
ce-declined = { $bandit_name } takes nothing.
ce-round-ended = Round { $round } is over.
ce-opened-purse = { $bandit_name } opens a purse worth { MONEY($worth) }.
ce-game-over = The train pulls into the station.
ce-closed-fist = { $seat_name } closes both fists, { $left_name } in the left one.
ce-closed-fist-hidden = { $seat_name } closes both fists.
ce-chose-mount =
    { $mount ->
        [board] { $seat_name } closes a fist around { $bandit_name }.
       *[ride-on] { $seat_name } closes a fist around { $bandit_name }’s horse.
    }
ce-chose-mount-hidden = { $seat_name } closes a fist for { $bandit_name }.
ce-rode-on = { $bandit_name } rides past car { $car }.
ce-partner-card = { ce-the-player } draws { ce-the-card } from the partner’s deck.
ce-partner-card-hidden = { ce-the-player } draws a card from the partner’s deck.
ce-took-card = { ce-the-player } takes { ce-the-card } out of the deck.
ce-took-card-hidden = { ce-the-player } takes a chosen card out of the deck.
ce-took-no-card = { ce-the-player } takes no card out of the deck.
ce-covered = { $bandit_name } gives cover.
ce-chose-card =
    { $hidden ->
        [0] { ce-the-player } secretly chooses { ce-the-choice }.
       *[other] { ce-the-player } secretly chooses { ce-the-choice }, to stay face down.
    }
ce-chose-card-hidden = { ce-the-player } has chosen.
ce-chose-to-keep =
    { $hidden ->
       *[0] { ce-the-player } secretly chooses { ce-the-choice }.
    }
ce-chose-to-keep-hidden = { ce-the-player } has chosen.
ce-melee-draw = { ce-the-player } shows no card.
ce-no-card = { ce-the-player } has no action card to play.
ce-drank =
    { $half ->
        [0] { $bandit_name } empties a flask of { $whisky ->
            [old] old whisky
           *[classic] classic whisky
        }.
       *[other] { $bandit_name } drinks half a flask of { $whisky ->
            [old] old whisky
           *[classic] classic whisky
        }.
    }
ce-rode =
    { $stops ->
        [0] { $bandit_name } mounts a horse and dismounts at once, into { ce-the-place }.
       *[other] { $start ->
            [time] { $bandit_name } mounts a horse beside the time-travel car and rides to { ce-the-place }.
            [0] { $bandit_name } mounts a horse beside the locomotive and rides to { ce-the-place }.
           *[other] { $bandit_name } mounts a horse beside car { $start } and rides to { ce-the-place }.
        }
    }
ce-left = { $bandit_name } rides away for good.
ce-took-hostage = { $bandit_name } takes a hostage: { $hostage_name }.
ce-took-flask =
    { $holder ->
        [everybody] { $bandit_name } takes a flask.
        [nobody] { $bandit_name } takes an untouched flask.
        [several] { $bandit_name } takes a flask that several have had.
       *[other] { $bandit_name } takes a flask dropped by { $holder_name }.
    }
ce-learnt-flask = The flask holds { $whisky_name }.
ce-learnt-flask-hidden = { "" }
ce-knocked-flask = { $victim_name } drops { ce-a-loot }.
ce-punched-shotgun = { $bandit_name } punches the Shotgun, who lands on the roof { ce-of-the-car }.
ce-met-shotgun = { $bandit_name } stands before the Shotgun on the roof { ce-of-the-car }.
ce-passed-shotgun = { $bandit_name } runs past the Shotgun on the roof { ce-of-the-car }.
ce-ran = { $bandit_name } flees to { ce-the-place }.
ce-coach-moved = The stagecoach falls back to the side { ce-of-the-car }.
ce-horses-moved = The horses fall back one car.
ce-horse-lost = A horse is out of breath, at the side { ce-of-the-car }.
ce-marshal-drank =
    { $whisky ->
        [old] The Marshal finds a flask in { ce-the-car }: old whisky!
       *[classic] The Marshal finds a flask in { ce-the-car }: classic whisky.
    }
ce-bitten = The Poodle bites { $bandit_name }: a neutral bullet.
ce-shared = { $bandit_name }, by sharing the loot: { MONEY($money) }.
ce-caught = { $bandit_name } is caught.
ce-travelled = { $bandit_name } vanishes in the time-travel car and hides under { ce-the-place }.
ce-travelled-hidden = { $bandit_name } vanishes in the time-travel car.
ce-appeared = { $bandit_name } appears in { ce-the-place }.
ce-shown = Everybody has chosen.
ce-car-bonus = { $bandit_name } is alone in the time-travel car and wins $500 with all that lies in it.

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
ce-part-gunslingers =
    { $count ->
        [one] Gunslinger (1 bullet fired)
       *[other] Gunslinger ({ $count } bullets fired)
    }
ce-part-ransom = Ransom: { $hostage_name }
ce-part-shared = Sharing the loot
ce-part-car = Alone in the time-travel car
ce-part-mortal =
    { $count ->
        [one] Mortal bullet (1 bullet)
       *[other] Mortal bullet ({ $count } bullets)
    }
# $names is who tied, the better first, each with how many bullets were received or with the place in the turn order.
ce-tie-bullets = Tie broken: fewer bullets received ({ $names }).
ce-tie-caught = Equally rich: whoever is free comes before those who were caught ({ $names }).
ce-tie-turn = Equally rich and equally often hit: turn order decides ({ $names }).

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
option-colt-express-variant = Variant
option-colt-express-variant-help = Everybody for himself (two players have two bandits each), in teams of two, or with two bandits each after the leaflet for two and three.
option-colt-express-variant-usual = Rulebook
option-colt-express-variant-teams = Teams (4 or 6 players)
option-colt-express-variant-leaflet = Leaflet for 2 or 3 players
option-colt-express-stagecoach = Horses & Stagecoach
option-colt-express-stagecoach-help = The expansion: horses, a stagecoach with hostages and the Shotgun, whisky, mêlée turns and new round cards.
option-colt-express-time_car = Time-travel car
option-colt-express-time_car-help = A car in front of the locomotive: who is alone in it at the end of a round vanishes and appears elsewhere.
option-colt-express-short_deck = A deck of fewer than three cards
option-colt-express-short_deck-help = Whether fewer than three cards may be drawn when there are no more.
option-colt-express-short_deck-draw = What is left may be drawn
option-colt-express-short_deck-play = No drawing
option-colt-express-rob_by_lot = Purses are robbed by lot
option-colt-express-rob_by_lot-help = Among several purses on the floor chance decides which is taken, not the robber.
option-colt-express-neutral_batch = Too few neutral bullets
option-colt-express-neutral_batch-help = If there are fewer than bandits hit at once: nobody gets one, or one after another as long as they last.
option-colt-express-neutral_batch-together = Nobody gets one
option-colt-express-neutral_batch-each = As long as they last
option-colt-express-choosing_order = Who chooses first
option-colt-express-choosing_order-help = The order of bandits who have to choose at the same time, from the First Player on.
option-colt-express-choosing_order-clockwise = Clockwise
option-colt-express-choosing_order-counter-clockwise = Counter-clockwise
option-colt-express-last_tie = A tie to the end
option-colt-express-last_tie-help = Equally rich and equally often hit: the victory is shared, or goes to who would be First Player next.
option-colt-express-last_tie-shared = Shared
option-colt-express-last_tie-turn-order = In turn order
option-colt-express-start = Start of two bandits
option-colt-express-start-help = Two bandits each: which of them starts in the caboose is chosen in secret or drawn.
option-colt-express-start-fists = Chosen in secret
option-colt-express-start-random = Drawn at random
option-colt-express-partner_card = A partner’s card
option-colt-express-partner_card-help = Teams: who chooses when a card is carried out that was played by the partner of its owner.
option-colt-express-partner_card-owner = The owner of the bandit
option-colt-express-partner_card-player = Who played the card
option-colt-express-side_tie_break = Bullets of a side
option-colt-express-side_tie_break-help = Two bandits on one side, rich alike: their bullets count together, or only those of the one hit more often.
option-colt-express-side_tie_break-sum = Together
option-colt-express-side_tie_break-most-hit = The one hit more often
option-colt-express-hostage_count = Number of hostages
option-colt-express-hostage_count-help = Two bandits each: one hostage fewer than there are bandits, or than there are players.
option-colt-express-hostage_count-bandits = Bandits less one
option-colt-express-hostage_count-players = Players less one
option-colt-express-ride_cards = Ride cards
option-colt-express-ride_cards-help = Two bandits each: a Ride card for each of them, or for the first only.
option-colt-express-ride_cards-both = One for each
option-colt-express-ride_cards-one = For the first only
option-colt-express-ghost_in_melee = Ghost hides in a mêlée
option-colt-express-ghost_in_melee-help = In the first turn Ghost’s card may stay face down even if it is a mêlée.
option-colt-express-ghost_with_whisky = Ghost hides after a flask
option-colt-express-ghost_with_whisky-help = In the first turn the card that Ghost plays after a flask may be face down.
option-colt-express-coach_and_car_count = Coach and car count
option-colt-express-coach_and_car_count-help = Pickpocketing and Sharing the loot also concern the stagecoach and the time-travel car.
option-colt-express-tuco_in_the_coach = Tuco shoots through the coach
option-colt-express-tuco_in_the_coach-help = Tuco’s shots also go through the roof of the stagecoach.
option-colt-express-escape_counts = Loot in the Escape
option-colt-express-escape_counts-help = A side of two bandits, one of them free: only the free one’s loot counts, or all of it.
option-colt-express-escape_counts-free = That of the free
option-colt-express-escape_counts-all = All of it
option-colt-express-poodle_on_top = The Poodle’s bullet on top
option-colt-express-poodle_on_top-help = Expert: the Poodle’s bullet goes on top of the deck; otherwise it is shuffled in.
option-colt-express-run_from_the_car = Running out of the time-travel car
option-colt-express-run_from_the_car-help = A Move out of the time-travel car may go on along the roofs, as one that begins on a roof; otherwise it is one step.
option-colt-express-push_from_inside = Django pushes into the car from inside
option-colt-express-push_from_inside-help = Django’s shots throw somebody inside the locomotive into the time-travel car, not only somebody on its roof.

## Refusals

error-ce-expert-only = Option { $option } changes the Expert variant and needs the option expert.
error-ce-team-players = Option { $option }: teams are for 4 or 6 players, not for { $players }.
error-ce-leaflet-players = Option { $option }: the leaflet is for 2 or 3 players, not for { $players }.
error-ce-stagecoach-only = Option { $option } changes Horses & Stagecoach and needs the option stagecoach.
error-ce-time-car-only = Option { $option } changes the time-travel car and needs the option time_car.
error-ce-pairs-only = Option { $option } is about games in which everybody has two bandits.
error-ce-teams-only = Option { $option } is about games in teams (variant=teams).
error-ce-sides-only = Option { $option } is about games in which two bandits count together.
error-ce-horse-attack = Option { $option }: with Horses & Stagecoach the bandits arrive on horseback (the attack on horseback decides who starts where).
error-ce-coach-or-car-only = Option { $option } needs the option stagecoach or the option time_car.

## Why not?

why-ce-not-asked = You are being asked something else right now.
why-ce-not-planning = Cards are played during the Plan; now the pile is being carried out.
why-ce-character-taken = { $character_name } is taken.
why-ce-no-leader = A pair goes by the one who leads it: choose that one.
why-ce-no-passing = In a mêlée only those pass who have nothing to play and nothing to draw.
why-ce-purses-by-lot = At this table chance decides which purse it is: take any.
why-ce-name-the-purse = Take one certain purse: point at it.
why-ce-name-the-kind = A Punch names a kind of loot, not a purse: chance decides which one falls.
why-ce-not-the-victims = That purse is not { $victim_name }’s.
why-ce-opening = The Plan is about to begin: first you say how many bullets you throw out.
why-ce-bullet = A bullet is a dead card: it can never be played.
why-ce-no-such-card = You hold no { $card_name } card.
why-ce-not-in-deck = There is no { $card_name } card in your deck.
why-ce-not-in-deck-of = There is no { $card_name } card of { $bandit_name } in your deck.
why-ce-already-kept = You have already chosen to keep that card.
why-ce-keeps-no-more = You have chosen to keep no more cards.
why-ce-deck-empty = Your deck is empty: there is nothing to draw.
why-ce-deck-short = There are fewer than three cards to draw, and at this table that means no drawing.
why-ce-no-target = You cannot shoot at that.
why-ce-has-left = { $victim_name } has ridden away for good: nothing can hit a bandit who has left.
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
why-ce-roof-reach =
    { $steps ->
        [one] On the roofs your Move goes one car only, and you are on car { $car }.
       *[other] On the roofs a Move goes { $steps } cars at most, and you are on car { $car }.
    }
why-ce-inside-reach = Inside the train a Move goes one car only, and you are in car { $car }.
why-ce-loot-elsewhere = You can only take what lies where you stand; roof and inside are apart.
why-ce-purses-only = Pickpocketing takes a purse that lies where you stand alone.
why-ce-victim-has-none = { $victim_name } has nothing of that kind to drop.
why-ce-no-such-card-of = You hold no { $card_name } card of { $bandit_name }.
why-ce-covers-by-the-other = Cover is given by the other bandit: a card of { $bandit_name } or the Marshal does not do.
why-ce-after-a-flask = After a flask there are cards to play, and nothing more to draw.
why-ce-flask-normal-turns = A flask can only be drunk in a normal turn.
why-ce-one-flask = One flask a turn.
why-ce-flask-needs-cards = Classic whisky needs cards to draw, old whisky two action cards in hand.
why-ce-shotgun-not-shot = Nobody can shoot at the Shotgun.
why-ce-shotgun-not-here = The Shotgun can only be punched on the roof of his coach, by somebody who stands there.
why-ce-out-of-coach-range = Between coach and train, shots go from roof to roof, and between the insides only beside the car it faces: { $victim_name } is out of range.
why-ce-out-of-car-range = From the time-travel car and into it, shots go along the roofs as far as one can see, and to the inside of the locomotive: { $victim_name } is out of range.
why-ce-marshal-stays-aboard = The Marshal stays inside the train.
why-ce-flee-to-neighbours = From the Shotgun one flees to a neighbouring roof of the train.
why-ce-ride-reach = A Ride goes three cars at most, and ends inside.
why-ce-board-wagons = One boards the car now passing; who rides alone, any car not passed yet, but not the locomotive.
why-ce-hide-under = A time traveller hides under a car of the train or under the coach.
why-ce-thrown-from-coach = Out of the coach a punch throws into the car it faces, off its roof onto that car’s roof.
why-ce-thrown-from-car = Out of the time-travel car a punch throws into the locomotive.
why-ce-out-of-the-car = Out of the time-travel car a Move goes into the locomotive or onto its roof.
why-ce-run-from-the-car = Out of the time-travel car a Move goes into the locomotive, or { $steps } steps at most along the roofs.
why-ce-into-the-coach = The inside of the coach is reached by a Floor change from its roof or by a Ride, not by a Move.
why-ce-onto-the-coach = The roof of the coach is reached from the roof it faces.
why-ce-coach-reach =
    { $steps ->
        [one] Between the roof of the coach and the roof it faces is one step, and you have no more than that.
       *[other] Between the roof of the coach and the roof it faces is one step of the { $steps } you have.
    }
why-ce-strongbox-guarded = The Shotgun sits on that strongbox: first he must be punched away.
why-ce-hostages-in-the-coach = A hostage is taken by whoever comes inside the coach without one.
why-ce-no-such-hostage = { $hostage_name } is not in the coach any more.
why-ce-leave-in-the-escape = One can only ride away for good in the Escape, the last round’s station.
why-ce-horses-by-ride = Horses are ridden when a Ride card is carried out.
why-ce-flask-lies-there = That flask lies there: a Robbery takes it.
why-ce-no-such-flask = You have no such flask.

## In the lobby, and at the end

preset-colt-express-pairs = Two bandits each
preset-colt-express-teams = Teams
web-game-colt-express = Colt Express
web-about-colt-express = Plan together, rob alone: a train, a Marshal and too many bandits.
# $names is who tied and how many bullets each received, the winner first.
web-tie-broken-ce = Tie broken: fewer bullets received ({ $names }).

## What house rules may change

house-colt-express-rounds = Rounds
house-colt-express-hand = Cards drawn at the start of a round
house-colt-express-draw = Cards drawn instead of playing one
house-colt-express-bullets = Bullets of every bandit
house-colt-express-neutral_bullets = Neutral bullets
house-colt-express-neutral_bullets_more = More neutral bullets with Horses & Stagecoach
house-colt-express-deck = A bandit’s action cards
house-colt-express-pair_deck = Two bandits in one hand: cards of the first
house-colt-express-pair_deck_second = Two bandits in one hand: cards of the second
house-colt-express-doc_extra = Doc’s additional cards
house-colt-express-wagon_purses = Purses by car
house-colt-express-wagon_jewels = Jewels by car
house-colt-express-two_player_wagons = Cars with two players
house-colt-express-leaflet_wagons = Cars in the leaflet’s game, by players
house-colt-express-purse_values = What purses are worth
house-colt-express-purse_counts = How many purses there are, by their printed value
house-colt-express-jewel_value = Value of a jewel
house-colt-express-strongbox_value = Value of a strongbox
house-colt-express-strongboxes = Strongboxes of the train
house-colt-express-gunslinger = Reward of the Gunslinger
house-colt-express-conductor_bonus = Reward for holding the conductor
house-colt-express-car_bonus = Reward of the time-travel car
house-colt-express-mortal_bullet = Price of a mortal bullet
house-colt-express-flasks = Flasks of whisky
house-colt-express-old_whisky_cards = Cards played in a row by old whisky
house-colt-express-ransoms = Ransoms
house-colt-express-plan_of_attack = Cards kept by a plan of attack
house-colt-express-horses_out = Horses out of breath
house-colt-express-horses_out_large = Horses out of breath at a large table
house-colt-express-turns = Round cards for up to four players
house-colt-express-turns_large = Round cards for five and six players
error-ce-house-bullets = { $field }: { $count } bullets in all are more than { $most }.
error-ce-house-alike = { $field }: two kinds of purses would be worth the same.
error-ce-house-purses = { $field }: { $count } purses are too few. The cars and six bandits need { $needed }.
error-ce-house-first = { $field }: { $count } purses of the first kind are too few, for each of { $most } bandits begins with one.
