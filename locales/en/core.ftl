# Words that no single game owns, and every error.
# Variables are raw words and numbers; for $seat there is also $seat_name, for a word $x that has a name also $x_name.

## Names and numbers

# $number counts seats from 1.
name-seat = Player { $number }
# What MONEY($x) writes.
money = ${ $amount }
# An amount that may be below zero.
balance = { MONEY($amount) }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Games and options

error-unknown-game = There is no game “{ $game }”. There are: { $known }.
error-game-slug = “{ $game }” is no name for a game: small letters and digits, with hyphens between words.
error-game-rule = The game { $game } has no rule { $rule }: its `rules` name it, as a function marked by @rule.
error-game-promise = The game { $game } promises { $part } as “{ $value }”; a whole number from 1 is needed.
error-game-preset = The game { $game } offers a preset { $preset } that cannot be played ({ $problem }).
error-game-function = The game { $game } has no function { $part }.
error-game-players = The game { $game } cannot be for “{ $players }”: a range from 1 to { $most } is needed.
error-game-struct =
    { $part } of the game { $game } must be a class made by @struct or @options{ $fields ->
        [none] .
       *[other] , with the fields of GameState and the game’s own options ({ $fields }).
    }
error-game-features = The features of the game { $game } must be counted from 0, without gaps.
error-game-weights =
    The weights of the game { $game } must have one row for each stage with { $features } numbers, one for each feature.
    There are: { $found }.
error-game-observation =
    In the observation of the game { $game }, { $part } has { $place } where { $expected } is expected: every part begins
    where the one before it ends, and SIZE is the end of the last.
error-game-unobserved = The game { $game } shows nothing to learning programs: it declares no observation.
error-batch-number = “{ $value }” will not do for { $field }: a whole number from { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) } is needed.
error-batch-seats =
    { $given ->
        [one] One seat is told of
       *[other] { $given } seats are told of
    }, for { $players } players: say who sits on each, and leave at least one to yourself.
error-batch-bot = There is no bot “{ $bot }”. Known are: { $known }.
error-batch-actions = One action for each of the { $n } games is needed, as a row of whole numbers; this has the shape { $given }.
error-batch-action = Action { $action } cannot be taken in game { $number }.
error-net-unreadable = The file { $file } is no net ({ $problem }).
error-net-shape = In this net, { $array } has the shape { $shape }: ({ $expected }) is expected, as large as in its other parts.
error-net-unfit = This net is for something else: its { $field } is { $found }, and { $expected } is expected.
error-net-infinite = This net cannot be written: there are numbers in { $array } that half precision cannot hold.
error-adapter-missing = This needs { $package }, which is not installed: pip install "saloon[{ $extra }]".
error-game-incomplete = In { $part } of the game { $game }, { $missing } is missing.
error-game-decision = The game { $game } has a kind of decision { $decision }; those it names go from 0 to { $most }.
error-game-pattern = The game { $game } explains “{ $pattern }”, which names no thing: small letters, digits, spaces, * and |, with colons between the parts.
error-game-two-clauses = The game { $game } explains “{ $pattern }” by another clause than a thing of the same words.
error-game-twice = There is already a game { $game }: the one from { $source } is left out.
error-game-not-loaded = The game { $game } of { $source } cannot be loaded ({ $problem }).
error-game-not-a-game = What { $source } brings as { $game } is not a Game.
error-game-other-slug = { $source } brings a game as { $game }, but it calls itself { $slug }.
error-text-unreadable = The file { $file } cannot be read, so nothing of it is said ({ $problem }).
error-text-misspelt = In the file { $file }, line { $line } is no message ({ $problem }).
error-player-count = { $game } is for { $low } to { $high } players, not { $players }.
error-player-number = { $game }: the number of players is a whole number from { $low } to { $high }, and “{ $players }” is none.
error-option-unknown = There is no option “{ $option }”. There are: { $allowed }.
error-option-value = The option { $option } cannot be “{ $value }”. It can be: { $allowed }.
error-option-range = The option { $option } is a whole number from { $low } to { $high }, not “{ $value }”.
error-option-item = Each number of the option { $option } is a whole number from { $low } to { $high }, not “{ $value }”.
error-option-list = The option { $option } is a list of { $count } whole numbers, not “{ $value }”.
error-options-not-a-mapping = Options are names with values, as in scoring: advanced. “{ $value }” is not.
error-rule-endless = The rules of this game come to no end here. This is a mistake of the program, nobody’s at the table.
error-rule-impossible =
    The rules of this game have met a situation that cannot be. This is a mistake of the program, nobody’s at the table.
error-game-endless = This game lasts longer than any can. This is a mistake of the program, nobody’s at the table.
error-script-outcome = Chance cannot fall on { $outcome } here: there are { $sides } outcomes, counted from 0.

## Matches

error-seed = { $seed } is no seed. A seed is a whole number from 0 to 2²⁵⁶ − 1, 64 hexadecimal digits, or 32 bytes.
error-outcomes = “{ $outcomes }” is no list of outcomes. An outcome is a whole number, counted from 0.
error-seat-names = There are { $players } seats, and each has one name, which is a text. “{ $seats }” does not fit.
error-unknown-seat = There is no seat “{ $given }”: the { $players } seats are counted from 0.
error-nothing-to-undo = No move has been made, so there is none to take back.
error-game-over = The game is over.
error-not-your-turn = It is not your turn: { $seat_name } is to choose.
error-unknown-move = “{ $move }” is not possible now. You can: { $legal }.
error-position-players = The field “{ $field }” of the position must say how many play { $game }.
error-position-not-json = The position holds something that JSON cannot write ({ $problem }).

## Records

error-record-malformed = The record cannot be read. At { $path }: { $problem }.
error-record-length =
    The record notes how chance fell { $outcomes } times, at { $path }, but has { $moves } moves: once for the set-up
    and once for every move are needed.
error-record-position = The record names other players or options than the position it begins with.
error-record-move = Move { $number } of the record, “{ $move }”, is not possible there.
error-record-tampered = The record is not true: at move { $number } (0 is the set-up) its seed gives other outcomes.
error-record-result = The record is not true: its moves lead to another result.
error-record-endless = The record has { $moves } moves, and no match of { $game } takes more than { $bound }.
error-no-such-move = There is no move { $move }: the last one is { $last }.
error-record-version =
    The record was made by version { $rules } of the rules of { $game }. The rules are now at version { $present } and
    can no longer play it.

## Lessons

error-unknown-lesson = { $game } has no lesson “{ $lesson }”. There are: { $known }.
error-no-lessons = { $game } has no lessons yet.
error-lesson-no-step = The lesson has no step { $step }; its last is { $last }.
error-lesson-no-choice = There is no choice { $choice } at this step.
error-lesson-choices = These are not the choices that lead to step { $step }.
error-lesson-unreadable = The lesson { $file } cannot be read: { $problem }
error-lesson-malformed = The lesson { $file } is wrong at { $field }: { $problem }.
error-lesson-position = Step { $step } of the lesson { $file }: its position cannot be. { $problem }
error-lesson-move = Step { $step } of the lesson { $file }: what happens there cannot. { $problem }
error-lesson-no-such-choice = Step { $step } of the lesson { $file } asks for “{ $choice }”; there are only: { $legal }.

## Bots

error-unknown-bot = There is no bot “{ $bot }”. There are: { $known }.
error-net-missing = There is no net for { $game }.
error-bot-twice = There is already a bot “{ $bot }”: the one from { $source } is left out.
error-bot-not-loaded = The bot “{ $bot }” of { $source } cannot be loaded ({ $problem }).
error-bot-not-a-bot = What { $source } brings as “{ $bot }” is no bot: it has no choose(sight, seed).
error-bot-name = { $source } brings a bot as “{ $bot }”, but it calls itself “{ $name }”; small letters, digits and hyphens are needed.
error-bot-usual-seconds = The seconds of the bot “{ $bot }” of { $source } must be a number from 0 to { $high }, not { $seconds }.
error-bot-never-thinks = “{ $bot }” cannot be given a think time. Those that search can: { $thinkers }.
error-bot-seconds = The think time of “{ $bot }” is a number of seconds from { $low } to { $high }, as in legend@2.5.
error-bot-knob = “{ $knob }” of “{ $bot }” is none of its knobs set to a number it can have. Its knobs are: { $known }.
error-bot-illegal = “{ $bot }” made a choice that is not legal: code { $code }, as choice { $number } of the game.
error-bot-count = There are { $players } seats but { $bots } bots: one is needed for each seat.

## Compiled rules

warning-native-forbidden = { $variable } is set: the rules run interpreted, which is slower.
warning-native-no-numba = Numba is not installed: the rules run interpreted, which is slower.
warning-native-broken-numba = Numba does not load: { $problem }: the rules run interpreted, which is slower.
warning-native-failed = Compiling { $game } failed; “{ $command }” shows why: the rules run interpreted, which is slower.
warning-native-unlinked =
    Numba { $version } does not link rules to one program ({ $problem }): compiling takes much longer, and the rules run
    somewhat slower.

## Why not?

why-not-now = That cannot be chosen now.
why-not-your-turn = It is not your turn: { $seat_name } has to choose.
why-offered = You can choose that.
why-over = The game is over.
