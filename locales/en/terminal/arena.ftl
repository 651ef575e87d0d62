# The arena: tables in the terminal, the report as a page, refusals.

## Numbers

arena-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-whole-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
arena-points = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-whole = { NUMBER($number, maximumFractionDigits: 0) }
arena-between = { $low } – { $high }
arena-margin = { $value } ± { $margin }

## Tables

arena-bot = bot
arena-rival = against
arena-everybody = the table
arena-games = games
arena-share = share
arena-interval = 95% interval
arena-fair = of equals
arena-alone = alone
arena-score = mean score
arena-rival-score = others’
arena-rated = rating

## What was found

arena-counted =
    { $games } games: { $deals ->
        [one] one deal a pairing, in { $size } seatings
       *[other] { $deals } deals a pairing, each in { $size } seatings
    }; seed { $seed }.
arena-counted-early =
    { $games } games in deals of { $size } seatings each; seed { $seed }.
arena-speed = { $choices } choices a game on average; { $speed } games/s, { $seconds } s.
arena-resumed = { $games } of the games were on file.
arena-interrupted = Interrupted after { $games } of { $planned } games.
arena-go-on = The same command goes on from here.
arena-answer-better =
    { $bot } is better than { $rival }: that it would win { $better } against it alone is far likelier than that they are
    equals (evidence { $evidence }; { $bound } is enough).
arena-answer-equal =
    { $bot } is not so much better than { $rival }: that they are equals is far likelier than that it would win { $better }
    against it alone (evidence { $evidence }; −{ $bound } is enough).
arena-answer-open =
    Whether { $bot } is better than { $rival } is not settled (evidence { $evidence }; { $bound } or −{ $bound } is
    enough).

## The report

arena-title = Arena: { $title }
arena-lead = { $players } players · { $games } games · seed { $seed }
arena-lead-options = Options: { $options }
arena-kind-duel = Two bots play each other, once in each seat with every deal.
arena-kind-one =
    One bot sits against a table of another. Every deal is played { $size } times, so that it sits in every seat once.
arena-kind-half =
    Two bots share the seats as evenly as they can. Every deal is played { $size } times, so that both sit in every seat
    equally often.
arena-kind-mixed =
    All bots sit at one table. Every deal is played { $size } times, so that each sits in every seat once; who sits beside
    whom changes from deal to deal.
arena-against = { $bot } against { $rival }
arena-in-table = { $bot } at the table
arena-heading-shares = Who wins
arena-about-shares =
    The share of games each bot won, a win that is shared counted in parts, with its 95% interval. The dashed line is the
    share of equals.
arena-heading-alone = Against one alone
arena-about-alone =
    What that share stands for if the two played each other alone, each as strong as at the larger table. The dashed line is
    that of equals.
arena-heading-ratings = Ratings
arena-about-ratings =
    One number for each bot, fitted to all games; the mean is 0. Who stands 100 points higher wins 64% of games against the
    other alone, 200 points 76%, 400 points 91%.
arena-heading-course = On the way
arena-about-course = The share after so many games, with its 95% interval, and the share of equals.
arena-heading-answers = The question
arena-about-answers =
    A pairing ends as soon as the answer is clear, with a risk of { $risk } of being wrong either way. Shares of pairings
    that ended early lean a little towards their answer.
arena-heading-numbers = In numbers
arena-heading-made = How it was made
arena-about-made =
    The same command gives the same result on any machine, with any number of workers, unless a bot thinks by the clock.
arena-method-deals =
    Every deal is played in all seatings with the same draws. Intervals take each deal, not each game, for an observation.
arena-method-ratings =
    Ratings follow Bradley and Terry, with more than two seats Luce: chances to win are in proportion to strength.
arena-method-versions = Saloon { $saloon }, rules version { $rules }.
arena-key-above = above the share of equals
arena-key-below = below it
arena-key-open = could be either
arena-partial = This is what was counted before the run was interrupted.
arena-nothing = No deal is complete yet.

## Refusals

error-arena-few-bots =
    { $bots ->
        [one] An arena needs two bots or more, with commas between their names; this is one.
       *[other] An arena needs two bots or more, with commas between their names; these are { $bots }.
    }
error-arena-bot-twice = “{ $bot }” is named twice: each bot is named once, and meets the others.
error-arena-table = There is no table “{ $table }”. There are: { $known }.
error-arena-pairs = Pairs cannot be “{ $pairs }”. They can be: { $known }.
error-arena-mixed = A mixed table needs as many bots as players: there are { $bots } and { $players }.
error-arena-mixed-question = A test compares two bots, and a mixed table has more: leave out --sprt or --table mixed.
error-arena-needs-sprt = { $option } belongs to a test: add --sprt.
error-arena-no-ledger = { $file } is there already and is no results log of an arena: give another name.
error-arena-other-plan =
    { $file } was begun with another plan ({ $what } was { $kept }, now it is { $asked }): give another name, or ask the same
    again.
error-arena-ledger-line = { $file }: line { $line } is no game of this arena.
