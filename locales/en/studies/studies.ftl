# Studies of games, wherever they are read: in the terminal, on their page, in the browser.

## What was studied

study-title = A study of { $title }
study-lead =
    { $players } players, all of them bots: { $bots }. { $games ->
        [one] One game
       *[other] { $games } games
    }, seed { $seed }.
study-lead-tables = The same deals at { $tables } tables, { $games } games at each.
study-lead-options = Played { $options }.
study-partial = This is what was counted before the run was interrupted.
study-nothing = No game was counted.
study-made = The same command gives the same figures on any machine, unless a bot thinks by the clock.
study-versions = Saloon { $saloon }, rules version { $rules }.

## Headings, and what is to be seen below them

study-heading-verdict = In short
study-heading-fairness = Fairness
study-about-fairness =
    How often each wins, a shared win counted in parts, with its 95% interval. The dashed line is the fair share. Marked is
    what luck does not explain, all comparisons taken together.
study-heading-length = Length
study-heading-drama = Drama
study-heading-curve = The winner’s chance
study-about-curve = The chance of whoever won in the end, from the first choice to the last.
study-heading-luck = Skill and luck
study-ladder = The ladder of levels
study-about-ladder =
    How often each level wins against one of the level below alone; between equals that is one game in two.
study-heading-parts = Parts
study-about-parts =
    How often a part comes or is used in a game, and what that changes of the chance to win: the same moment is played on
    with it and without it.
study-heading-differences = Differences
study-about-differences =
    How each table differs from the first ({ $first }), deal by deal. Marked is what luck does not explain, all comparisons
    taken together.
study-heading-made = How it was made

## Columns

study-column-what = figure
study-column-value = value
study-column-interval = 95% interval
study-column-share = wins
study-column-fair = fair
study-column-level = level
study-column-below = against
study-column-games = games
study-column-alone = in a duel
study-column-part = part
study-column-way = when
study-column-often = a game
study-column-whom = for
study-column-effect = points
study-column-tried = tried
study-column-base = first table
study-column-change = difference
study-mark = beyond luck
study-came = comes
study-used = used
study-own = its player
study-leader = the leader

## Numbers

study-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
study-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-count = { NUMBER($value, maximumFractionDigits: 0) }
study-precise = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
study-between = { $low } – { $high }
study-points =
    { $points ->
        [one] { NUMBER($points, maximumFractionDigits: 1) } point
       *[other] { NUMBER($points, maximumFractionDigits: 1) } points
    }

## Figures: what each is called, how it is written, what it means

study-measure-choices = choices
study-value-choices = { study-number }
study-meaning-choices = decisions that all players together make in a game
study-measure-minutes = minutes
study-value-minutes = { study-number }
study-meaning-minutes = at people’s pace: some seconds for every choice, more where there is more to choose from
study-measure-branching = ways to go
study-value-branching = { study-number }
study-meaning-branching = what there is to choose from at a choice, on average
study-measure-waiting = waiting
study-value-waiting = { study-number }
study-meaning-waiting = choices of others between two of one’s own
study-measure-real = real choices
study-value-real = { study-percent }
study-meaning-real = choices between at least two ways that a strong player would think about
study-measure-effective = open ways
study-value-effective = { study-number }
study-meaning-effective = between how many equally good ways a strong player seems to waver
study-measure-lead-changes = lead changes
study-value-lead-changes = { study-number }
study-meaning-lead-changes = how often somebody else comes to be ahead
study-measure-known = decided after
study-value-known = { study-percent }
study-meaning-known = the part of a game after which the winner’s chance stays above four in five
study-measure-comeback = comebacks
study-value-comeback = { study-percent }
study-meaning-comeback = games whose winner once stood at less than half of an equal’s chance
study-measure-runaway = runaways
study-value-runaway = { study-percent }
study-meaning-runaway = games that were decided by their middle
study-measure-close = close ends
study-value-close = { study-percent }
study-meaning-close = games in which a second player had one chance in four or more shortly before the end
study-measure-kingmaking = kingmaking
study-value-kingmaking = { study-percent }
study-meaning-kingmaking = games in which somebody without hope could choose who wins
study-measure-luck = the deal
study-value-luck = { study-percent }
study-meaning-luck = the part of the result that the deal decides among equals
study-measure-decided = decided
study-value-decided = { study-percent }
study-meaning-decided = games that somebody wins

## Who and what

study-kind-seat = Seats
study-kind-bot = Bots
study-kind-team = Teams
study-kind-character = Characters
study-kind-place = Starting places
study-kind-gang = Gangs
study-kind-card = Cards
study-kind-event = Events
study-word-seat = seat { $number }
study-word-team = team { $number }
study-who = { $what }
study-who-seat = { $what }
study-who-character = whoever plays { $what }
study-who-place = whoever starts from { $what }
study-who-team = a player of { $what }
study-who-gang = the { $what } gang

## Options: $option is what an option is called, $value one of its values

study-with = with “{ $option }”
study-without = without “{ $option }”
study-with-value = with “{ $option }: { $value }”
study-pair = { $name }: { $value }
study-yes = yes
study-no = no
study-usual = by the rulebook
study-house = by the house rules “{ $name }”

## The verdict: sentences, and after a table’s options what is different there

study-unfair = { $who } wins { study-share } of the games; { study-fair-share } would be fair.
study-share = { NUMBER($share, maximumFractionDigits: 1) }%
study-fair-share = { NUMBER($fair, maximumFractionDigits: 1) }%
study-fair = No unfairness shows: whatever was compared won within { study-points } of its fair share.
study-length =
    A game takes { $choices } choices, about { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    } at people’s pace.
study-drama =
    The lead changes { NUMBER($changes, maximumFractionDigits: 1) } times a game, and after { NUMBER($known, maximumFractionDigits: 0) }% of
    it the winner is as good as known.
study-luck =
    Among equals the deal decides { NUMBER($share, maximumFractionDigits: 0) }% of the result, and how it is played the rest.
study-variant = { $variant }, { $said }.
study-and = { $first }; { $second }
study-longer =
    a game is { NUMBER($points, maximumFractionDigits: 1) }% { $way ->
        [more] longer
       *[less] shorter
    }
study-as-long = no change in a game’s length shows
study-fairness-changed =
    { $who } wins { study-points } { $way ->
        [more] more
       *[less] less
    } often
study-fairness-same = no fairness figure changes by more than { study-points }

## In the browser

study-studies-about =
    What thousands of games between bots tell of a game: whether it is fair, how long it takes, how lively it is, and how much
    of it is luck. Every figure comes with the command that gives it again.
study-none = There is no study here yet.
study-card = { $players } players, { $games } games
study-facts =
    Between { $players } bots, { study-word-seat } wins { study-share } of the games; a game takes about { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    } at people’s pace, and the lead changes { NUMBER($changes, maximumFractionDigits: 1) } times.
study-facts-from = The study behind these figures
study-all = All studies
study-copy = Copy
study-table = Figures of the table
study-untried = Parts whose effect was not tried
study-of-game = Studies of { $game }
study-chart-fairness = Chart: how often each wins, beside the fair share. The table below has the same figures.
study-chart-curve = Chart: the winner’s chance rises from { $first } at the beginning to { $late } shortly before the end.
study-chart-length = Chart: minutes and choices at each table. The table below has the same figures.
study-chart-ladder = Chart: how often each level beats the one below it. The table below has the same figures.
study-chart-parts = Chart: what the most telling parts change of the chance to win. The table below has the same figures.
study-chart-differences = Chart: how each table differs from the first. The table below has the same figures.
study-part-of-game = part of the game
study-chance = chance
study-effect-axis = change of the chance to win
study-relative = { $table } – figures, by how much of the first table’s
study-in-points = { $table } – shares, in points
study-more-parts =
    { $count ->
        [one] One more line is in the JSON and on the page.
       *[other] { $count } more lines are in the JSON and on the page.
    }
