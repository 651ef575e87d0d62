# Six Territories: what is on the table, what is asked, what happens, how it is counted.

## Things

name-plain = Western plain
name-canyon = Miners’ canyon
name-forest = Lumberjacks’ forest
name-meadow = Cowboys’ meadow
name-island = Pirates’ island
name-mexico = Mexican territory
name-riches-10 = Riches worth 10
name-riches-9 = Riches worth 9
name-riches-8 = Riches worth 8
name-riches-7 = Riches worth 7
name-riches-6 = Riches worth 6
name-riches-5 = Riches worth 5
name-riches-4 = Riches worth 4
name-riches-3 = Riches worth 3
name-riches-2 = Riches worth 2
name-riches-1 = Riches worth 1
name-riches-0 = Riches worth 0

## Things inside a sentence

st-the-territory =
    { $territory ->
        [plain] the western plain
        [canyon] the miners’ canyon
        [forest] the lumberjacks’ forest
        [meadow] the cowboys’ meadow
        [island] the pirates’ island
       *[mexico] the Mexican territory
    }
st-a-token =
    { $token ->
        [riches-10] a 10
        [riches-9] a 9
        [riches-8] a 8
        [riches-7] a 7
        [riches-6] a 6
        [riches-5] a 5
        [riches-4] a 4
        [riches-3] a 3
        [riches-2] a 2
        [riches-1] a 1
        [riches-0] a 0
        [plain] a western plain token
        [canyon] a miners’ canyon token
        [forest] a lumberjacks’ forest token
        [meadow] a cowboys’ meadow token
        [island] a pirates’ island token
       *[mexico] a Mexican territory token
    }
st-the-token =
    { $token ->
        [riches-10] the 10
        [riches-9] the 9
        [riches-8] the 8
        [riches-7] the 7
        [riches-6] the 6
        [riches-5] the 5
        [riches-4] the 4
        [riches-3] the 3
        [riches-2] the 2
        [riches-1] the 1
        [riches-0] the 0
       *[other] the token
    }

## Questions

st-decision-lay = Choose a territory with a free place and lay the riches you drew there.
st-decision-character = Now or never: post one of your characters on the token you have just laid, or leave it bare.

## Choices

st-lay = Lay the { $worth } on { st-the-territory }
st-place = Post a character on { st-the-territory }
st-keep = Leave the token bare

## Events

st-drew = { $seat_name } draws { st-a-token }.
st-laid = { $seat_name } lays { st-the-token } on { st-the-territory }.
st-placed = { $seat_name } posts a character on { st-the-territory }.
st-set-aside = { $seat_name } puts { st-the-token } aside: there is no place left for it.

## Score

st-part =
    { $territory_name }: { $characters ->
        [one] { $characters } character
       *[other] { $characters } characters
    } × a pot of { $pot }
st-part-shared = { $territory_name }: { $characters } of { $sharers } shares in a pot of { $pot }

## Options

option-six-territories-scoring = Scoring
option-six-territories-scoring-help = Whether each character earns the whole pot of its territory, or a share of it.
option-six-territories-scoring-simple = Simple: the whole pot for every character
option-six-territories-scoring-advanced = Advanced: the characters present share the pot
option-six-territories-end_on = End of the game
option-six-territories-end_on-help = Which places must be covered for the game to be over.
option-six-territories-end_on-all = All places, symbols and riches
option-six-territories-end_on-riches = The riches places alone
option-six-territories-symbols_per_territory = Symbols per territory
option-six-territories-symbols_per_territory-help = How many symbols each territory bears, and how many tokens of it there are.
option-six-territories-riches_slots = Riches places per territory
option-six-territories-riches_slots-help = How many riches fit on each territory.
option-six-territories-riches = Riches in the envelope
option-six-territories-riches-help = How many tokens there are worth 5, 3, 2, 1 and 0, in this order.

## Refusals

error-st-no-riches = Option { $option }: at least one riches token is needed, or there is nothing to win.
error-st-too-many-riches = Position, { $field }: { $count } riches on a territory with { $places } places.
error-st-too-few-symbols = Position, { $field }: { $symbols } laid, { $needed } needed. Each character stands on a symbol of its own, and a symbol just drawn is still bare.
error-st-too-many-characters = Position, { $field }: { $seat_name } has { $count } characters there, but only { $limit } to place.
error-st-token-count = Position, { $field }: { $count } tokens { $token } in all, but the game has { $supply }.

## Why not?

why-st-no-choice = There is nothing to choose here: every turn draws one token and lays it.
why-st-only-on-the-token = A character can only go on the token just laid, on { st-the-territory }.
why-st-full = All places for riches on { st-the-territory } are taken.

## In the lobby, and at the end

preset-six-territories-advanced = Advanced scoring
web-game-six-territories = Six Territories
web-about-six-territories = Draw from the envelope, fatten the land, and be there when it pays.

## What house rules may change

house-six-territories-characters = Characters of each player
house-six-territories-riches_values = What riches are worth
error-st-house-alike = { $field }: two kinds of riches would be worth the same.
