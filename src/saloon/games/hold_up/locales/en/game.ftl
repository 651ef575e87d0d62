# Hold-up: what is on the table, what is asked, what happens, how it is counted.

## Things

name-coyotes = Coyotes
name-rattlers = Rattlers
name-vultures = Vultures
name-scorpions = Scorpions
name-chief = Chief
name-lieutenant = Lieutenant
name-safecracker = Safecracker
name-woman-a = Raider
name-brute = Brute
name-woman-b = Lookout
name-rifleman = Rifleman
name-gunslinger = Gunslinger
name-kid = Kid
name-saloon = Saloon
name-grand-hotel = Grand Hotel
name-bank = Bank
name-general-store = General Store
name-railway-station = Railway Station
name-assay-office = Assay Office
name-jack-callahan = Jack Callahan
name-silas-boone = Silas Boone
name-fingers-mcgraw = Fingers McGraw
name-ruby-lane = Ruby Lane
name-ox-tanner = Ox Tanner
name-annie-cross = Annie Cross
name-longshot-pike = Longshot Pike
name-quick-eli = Quick Eli
name-pip = Pip
name-cornelius-blackwood = Cornelius Blackwood
name-duke-harlan = Duke Harlan
name-tumbler-finch = Tumbler Finch
name-sapphire-rose = Sapphire Rose
name-bull-granger = Bull Granger
name-kitty-malone = Kitty Malone
name-hawkeye-dunn = Hawkeye Dunn
name-snake-eyes-sam = Snake-Eyes Sam
name-whistler = Whistler
name-esteban-cruz = Esteban Cruz
name-mateo-reyes = Mateo Reyes
name-lockpick-lou = Lockpick Lou
name-carmen-vega = Carmen Vega
name-oso-ramirez = Oso Ramirez
name-dolores-luna = Dolores Luna
name-diego-salas = Diego Salas
name-el-rapido = El Rapido
name-chico = Chico
name-gideon-stroud = Gideon Stroud
name-amos-tull = Amos Tull
name-dynamite-dan = Dynamite Dan
name-goldie-hayes = Goldie Hayes
name-moose-turner = Moose Turner
name-belle-archer = Belle Archer
name-eagle-ives = Eagle Ives
name-lightning-lee = Lightning Lee
name-sparrow = Sparrow

## Event cards

hu-event-painted-sign = The painted sign
hu-event-stagecoach = The stagecoach
hu-event-hidden-loot = Hidden loot
hu-event-sheriff = The sheriff
hu-event-deputy = The deputy
hu-event-seduction = Operation Seduction
hu-event-poker = The two poker tournaments
hu-event-powder-keg = The powder keg
hu-event-machine-gun = The machine gun
hu-event-none = No event

## Things inside a sentence

hu-the-building =
    { $building ->
        [saloon] the saloon
        [grand-hotel] the Grand Hotel
        [bank] the bank
        [general-store] the general store
        [railway-station] the railway station
       *[assay-office] the assay office
    }
hu-the-other-building =
    { $other ->
        [saloon] the saloon
        [grand-hotel] the Grand Hotel
        [bank] the bank
        [general-store] the general store
        [railway-station] the railway station
       *[assay-office] the assay office
    }
hu-the-place-building =
    { $place_building ->
        [saloon] the saloon
        [grand-hotel] the Grand Hotel
        [bank] the bank
        [general-store] the general store
        [railway-station] the railway station
       *[assay-office] the assay office
    }
hu-the-street =
    { $street ->
        [north] North Street
        [east] East Street
        [south] South Street
       *[west] West Street
    }
hu-the-place-street =
    { $place_street ->
        [north] North Street
        [east] East Street
        [south] South Street
       *[west] West Street
    }
hu-the-spot =
    { $spot ->
        [north-left] on North Street, west end
        [north-right] on North Street, east end
        [east] on East Street
        [south-right] on South Street, east end
        [south-left] on South Street, west end
       *[west] on West Street
    }
hu-the-other-spot =
    { $other ->
        [north-left] on North Street, west end
        [north-right] on North Street, east end
        [east] on East Street
        [south-right] on South Street, east end
        [south-left] on South Street, west end
       *[west] on West Street
    }
hu-the-event =
    { $event ->
        [painted-sign] the painted sign
        [stagecoach] the stagecoach
        [hidden-loot] the hidden loot
        [sheriff] the sheriff
        [deputy] the deputy
        [seduction] Operation Seduction
        [poker] the two poker tournaments
        [powder-keg] the powder keg
       *[machine-gun] the machine gun
    }
hu-the-role =
    { $role ->
        [chief] chief
        [lieutenant] lieutenant
        [safecracker] safecracker
        [woman-a] raider
        [brute] brute
        [woman-b] lookout
        [rifleman] rifleman
        [gunslinger] gunslinger
       *[kid] kid
    }

## Questions

hu-decision-opening = Before play: choose an event to look at in secret.
hu-decision-place = Place one of your gangsters before a building.
hu-decision-look = Look in secret at an event, or at a rival’s face-down gangster.
hu-decision-capture = Your gang is the best armed in this street: which rival gang do you capture?

## Choices

hu-look-event = Look at the event { hu-the-spot }
hu-look-card = Look at the { $place_gang_name }’ face-down gangster before { hu-the-place-building }, { hu-the-place-street }, place { $place_number }
hu-place = Place { $gangster_name } ({ hu-the-role }) before { hu-the-building }, { hu-the-street }
hu-hide = Place { $gangster_name } ({ hu-the-role }) face down before { hu-the-building }, { hu-the-street }
hu-decline = Look at nothing new
hu-capture =
    Capture the { $gang_name } on { hu-the-street }: { $count ->
        [one] 1 gangster
       *[other] { $count } gangsters
    }, { MONEY($bounty) } in bounties

## Events

hu-first = { $seat_name } is the first player: ties are decided in turn order from here.
hu-looked-event = { $seat_name } looks at the event { hu-the-spot }: { hu-the-event }.
hu-looked-event-hidden = { $seat_name } looks at the event { hu-the-spot }.
hu-looked-card = { $seat_name } looks at the { $place_gang_name }’ face-down gangster before { hu-the-place-building }, { hu-the-place-street }, place { $place_number }: { $gangster_name } ({ hu-the-role }).
hu-looked-card-hidden = { $seat_name } looks at the { $place_gang_name }’ face-down gangster before { hu-the-place-building }, { hu-the-place-street }, place { $place_number }.
hu-placed = { $seat_name } places { $gangster_name } ({ hu-the-role }) before { hu-the-place-building }, { hu-the-place-street }.
hu-hid = { $seat_name } places { $gangster_name } ({ hu-the-role }) face down before { hu-the-place-building }, { hu-the-place-street }.
hu-hid-hidden = { $seat_name } places a gangster face down before { hu-the-place-building }, { hu-the-place-street }.
hu-drew = { $seat_name } draws { $gangster_name } ({ hu-the-role }).
hu-drew-hidden = { $seat_name } draws a card.
hu-saw-all = { $seat_name } has nothing left to look at.
hu-declined = { $seat_name } looks at nothing new.
hu-reveal = Everything is turned up.
hu-event-up = The event { hu-the-spot }: { hu-the-event }.
hu-card-up = { $seat_name }’s face-down gangster before { hu-the-place-building }, { hu-the-place-street }, is { $gangster_name } ({ hu-the-role }).
hu-loot-up = In { hu-the-building } lie { MONEY($big) } and { MONEY($small) }.
hu-sign = The painted sign: it changes places with the event { hu-the-other-spot }.
hu-stagecoach = The drivers were drunk: { hu-the-building } and { hu-the-other-building } exchange their loot.
hu-hidden-loot = Hidden loot in { hu-the-building }: $200 more on both tiles.
hu-sheriff = The sheriff guards the { MONEY($worth) } in { hu-the-building }.
hu-sheriff-idle = The sheriff { hu-the-spot } cannot decide between two equal tiles and guards nothing.
hu-deputy = The deputy guards the { MONEY($worth) } in { hu-the-building }.
hu-deputy-idle = The deputy finds two equal tiles in { hu-the-building } and guards neither.
hu-seduction = Operation Seduction at { hu-the-building }: every woman is 1 stronger there.
hu-poker = Poker tournament at { hu-the-building }: hands of cards are compared there, not sums.
hu-robbed = { $seat_name } takes { MONEY($worth) } from { hu-the-building }.
hu-guarded = The { MONEY($worth) } in { hu-the-building } are guarded and stay there.
hu-left = Nobody comes for the { MONEY($worth) } in { hu-the-building }.
hu-keg = Powder keg on { hu-the-street }: no score is settled here.
hu-gun = Machine gun on { hu-the-street }: every chief here has 2 more firepower.
hu-best-armed = { $seat_name } is the best armed on { hu-the-street }, with firepower { $firepower }.
hu-captured = { $seat_name } captures the { $gang_name } on { hu-the-street } for { MONEY($bounty) }.
hu-unopposed = Nobody to fight on { hu-the-street }.
hu-cleared = { hu-the-street } is empty again.
hu-over = The dust settles, and everybody counts the money.

## Score

hu-part-loot =
    { $count ->
        [one] Loot: 1 tile
       *[other] Loot: { $count } tiles
    }
hu-part-bounty =
    { $count ->
        [one] Bounty on 1 gangster
       *[other] Bounties on { $count } gangsters
    }
hu-tie-turn = Equally rich: turn order from the first player decides ({ $names }).

## Options

option-hold-up-bank_corner = The bank’s corner
option-hold-up-bank_corner-help = Where the bank stands; with two players the small street beside it is closed.
option-hold-up-bank_corner-random = A random corner
option-hold-up-bank_corner-north-west = North-west
option-hold-up-bank_corner-north-east = North-east
option-hold-up-bank_corner-south-east = South-east
option-hold-up-bank_corner-south-west = South-west
option-hold-up-loot_visible = Loot lies face up
option-hold-up-loot_visible-help = Everybody sees what each building holds from the start; otherwise it is turned up with the events.
option-hold-up-decline_look = The look may be declined
option-hold-up-decline_look-help = In his turn a player may look at nothing new although something is left to see.
option-hold-up-opposite = Opposite the painted sign
option-hold-up-opposite-help = Which event the painted sign changes places with.
option-hold-up-opposite-mirror = The one straight across the town
option-hold-up-opposite-ring = The one three gaps further round the town
option-hold-up-deputy_equal = The deputy and equal tiles
option-hold-up-deputy_equal-help = What the deputy guards where both tiles of a building are worth the same.
option-hold-up-deputy_equal-second = The second gang’s tile
option-hold-up-deputy_equal-none = Neither
option-hold-up-slide_on_protected = Gangs move down to the next tile
option-hold-up-slide_on_protected-help = If the bigger tile is guarded, the strongest gang takes the smaller one; otherwise it gets nothing.
option-hold-up-poker_order = Poker hands
option-hold-up-poker_order-help = How far the poker tournament follows poker.
option-hold-up-poker_order-full = All hands of poker
option-hold-up-poker_order-pairs = A pair or no pair, nothing more
option-hold-up-poker_kickers = Side cards count
option-hold-up-poker_kickers-help = Where poker hands are otherwise equal, the remaining cards decide from the highest down.
option-hold-up-seduction_pairs = Seduction makes pairs
option-hold-up-seduction_pairs-help = Where both are at work, the poker tournament compares strengths raised by the seduction; otherwise printed ones.
option-hold-up-street_order = Order of the streets
option-hold-up-street_order-help = The order in which scores are settled.
option-hold-up-street_order-clockwise = North, East, South, West
option-hold-up-street_order-counter-clockwise = North, West, South, East
option-hold-up-street_order-large-first = North, South, East, West
option-hold-up-strengths = Strengths
option-hold-up-strengths-help = Of the chief, lieutenant, safecracker, raider, brute, lookout, rifleman, gunslinger and kid, in this order.
option-hold-up-firepowers = Firepower
option-hold-up-firepowers-help = Of the chief, lieutenant, safecracker, raider, brute, lookout, rifleman, gunslinger and kid, in this order.
option-hold-up-bounties = Bounties
option-hold-up-bounties-help = In dollars, on the chief, lieutenant, safecracker, raider, brute, lookout, rifleman, gunslinger and kid, in this order.
option-hold-up-women = Women
option-hold-up-women-help = 1 for every role that is a woman, else 0, in the same order: the seduction raises them.
option-hold-up-loot = Loot tiles
option-hold-up-loot-help = What the twelve tiles are worth, in dollars.

## Refusals

error-hu-bank-corner = Position, { $field }: { $building } cannot stand here: by the option bank_corner, the bank stands at the { $corner } and nowhere else.
error-hu-building = Position, { $field }: { $building } stands elsewhere already, or is of the wrong size. The saloon and the grand-hotel belong in the centre.
error-hu-no-room = Position, { $field }: there is room for { $places } gangsters, no more.
error-hu-gangster = Position, { $field }: { $value } should be a gang and a role, as in “coyotes chief” or, face down, “coyotes chief hidden”.
error-hu-gangster-twice = Position, { $field }: { $value } is mentioned twice.
error-hu-too-many-hidden = Position, { $field }: more gangsters of the { $gang } lie face down than they may at this point.
error-hu-hand-size = Position, { $field }: { $count } cards in a hand of at most { $most } at this point.
error-hu-pile-untimely = Position, { $field }: as long as the pile lasts there are { $most } cards in hand, here { $count }; after the placing there is no pile.
error-hu-opening-looks = Position, { $field }: before play everybody looks at { $limit } events in the order of the turn, and no two players at the same { $limit }.
error-hu-event-missing = Position, { $field }: a spot without an event cannot be looked at, and before play every spot has one.
error-hu-event-twice = Position, { $field }: there is only one { $event }.
error-hu-two-tiles = Position, { $field }: { $count } tiles instead of 2.
error-hu-tile-count = Position, { $field }: more tiles worth { $worth } than the { $supply } there are.
error-hu-bigger-first = Position, { $field }: the bigger tile comes first.
error-hu-guarded-taken = Position, { $field }: a guarded tile has no taker.
error-hu-bonus-count = Position, { $field }: { $count } bonus tiles; there are 4.
error-hu-capture = Position, { $field }: { $value } should be two different gangs in a street that is settled and where both stand, the captor first, as in “coyotes rattlers”.

## Why not?

why-hu-opening = First everybody looks at two events; gangsters come after that.
why-hu-placing = It is time to place a gangster: choose a card of your hand and a building.
why-hu-looking = Your gangster is placed; now choose something to look at.
why-hu-capturing = Scores are being settled on { hu-the-street }: choose the gang you capture.
why-hu-no-event = There is no event { hu-the-spot }.
why-hu-event-seen = You have already seen the event { hu-the-spot }.
why-hu-same-pair = Somebody before you has looked at these very two events: the pair is taken.
why-hu-must-look = While there is something you have not seen, you must look.
why-hu-pile = Cards are drawn by themselves at the end of your turn.
why-hu-closed = { hu-the-street } is closed with two players: the bank stands there.
why-hu-side-full = Every place before { hu-the-building } on { hu-the-street } is taken.
why-hu-nobody-there = Nobody stands there.
why-hu-face-up = This gangster lies face up: everybody sees him.
why-hu-own-card = This is your own gangster: you know who he is.
why-hu-card-seen = You have already looked at this gangster.
why-hu-choose-a-side = Now choose where your { hu-the-role } goes: a building and a street with a free place.
why-hu-quota-spent = You have placed all the gangsters you may place face down in this game.
why-hu-not-in-hand = You do not hold your { hu-the-role } now.
why-hu-own-gang = Nobody captures his own gang.
why-hu-gang-absent = The { $gang_name } have nobody on { hu-the-street }.

## In the lobby, and at the end

preset-hold-up-hidden-loot = Hidden loot
web-game-hold-up = Hold-up
web-about-hold-up = Six buildings, four gangs, six events face down: rob the town, then settle the scores.
web-tie-broken-hu = Equally rich: turn order from the first player decides ({ $names }).

## What house rules may change

house-hold-up-bonus = Worth of a bonus tile
house-hold-up-hand = Cards in hand
house-hold-up-unused = Gangsters never placed
house-hold-up-face_down = Gangsters face down, by players
house-hold-up-gun_bonus = Firepower added by the machine gun
house-hold-up-seduction_bonus = Strength added by the seduction
house-hold-up-opening_looks = Events looked at before play
error-hu-house-unused = { $field }: { $unused } gangsters never placed are more than the { $hand } cards of a hand.
