# The command line: help, what is said at the table, reports, refusals.

## Help

cli-usage = Usage:
cli-options = Options
cli-commands = Commands

cli-help-saloon = Western table games: play them, study them, read their rules.
cli-about-saloon = Every command explains itself: saloon play --help.
cli-help-serve = Open the house: people play in their browsers, with friends and bots.
cli-about-serve =
    Everybody on the same network can come in by the address shown, or by its picture; --host 127.0.0.1 keeps the house to
    this computer. Tables are kept in a file and go on after a stop.
cli-help-play = Play a game in the terminal, against bots or with friends.
cli-about-play =
    Without GAME you are shown a list. You sit in seat 1 and bots take the other seats. When it is your turn, answer with
    the number of a choice or with the move in words; ? lists what else you can type.
cli-help-rules = Read the rules of a game, or one clause of them.
cli-about-rules = CLAUSE is an id such as ST-01; small letters will do, and so will the number alone.
cli-help-games = List the games, for how many they are, and their options.
cli-about-games = The first value of an option is the usual one.
cli-help-learn = Learn a game, lesson by lesson.
cli-about-learn = LESSON is the name of a lesson or its number; without it, the first that you have not taken yet. Each lasts two to four minutes.
cli-help-house = Show the numbers of a game that house rules may change, or check a file of them.
cli-about-house = What is printed is a file to begin with: take away the # before what you play otherwise, give it a name, and use it with saloon play --house FILE.
cli-help-replay = Step through a recorded match.
cli-about-replay = FILE is a record, as saloon play --save writes it. Enter goes on, b goes back, a number jumps, q ends.
cli-help-verify = Check that a record is true.
cli-about-verify = Every move of FILE is played again and every draw is compared with what the seed gives. The exit status is 0 if that proves it, 1 if it was made by other rules, 2 if it is wrong.
cli-help-analyse = Look back at a recorded match: everybody’s chances of winning, and where it turned.
cli-about-analyse =
    RECORD is a file as saloon play --save writes it. Every position is judged by what an onlooker could know of it; more
    iterations judge better and take longer.
cli-help-sim = Play many games between bots and count who wins.
cli-about-sim =
    Bots that differ change seats from game to game, so that none gains by where it sits. The same seed gives the same
    result, with any number of jobs, compiled or not. Ctrl-C ends early and keeps what was counted.
cli-help-study = Study a game: whether it is fair, how long and how lively it is, how much is luck, what its parts are worth.
cli-about-study =
    Bots play every deal several times and, with --vary, at several tables with other options. The result is the same with
    any number of jobs. Ctrl-C ends early and keeps what was counted; with --out, the same command goes on later. House
    rules are compared with the rulebook.
cli-help-arena = Let bots meet in many games, and see who is better and how sure that is.
cli-about-arena =
    Every deal is played in all seatings, so that luck of the cards and of the seat is shared alike. The result is the same
    with any number of jobs. Ctrl-C ends early and keeps what was counted; with --out, the same command goes on later.
cli-help-fit = Find out what each feature of a game is worth, from games that bots play.
cli-about-fit =
    Bots play, positions are noted, and a regression finds the weights that make the winners most likely; the bots of the
    next round play by them. The surprise of a round is how many nats a position’s winner is unforeseen on average.
cli-help-puzzles = Find puzzles: positions with one best choice that a glance does not make. Or solve them.
cli-about-puzzles =
    Bots play; where one choice is clearly best by deep searches and a glance makes another, several more searches must
    agree before the position joins the game’s pack. Ctrl-C ends early and keeps what was found; the same command goes on.
cli-help-bench = Measure how fast the games run here.
cli-about-bench =
    One core, interpreted and compiled in turn, the median of several short rounds. The yardstick is a fixed piece of pure
    Python: with its figure, results from two machines can be compared.
cli-help-conform = Check the rules in very many random games.
cli-about-conform =
    Games over all player counts and options: some with every invariant checked before every choice, some played both
    compiled and interpreted and compared to the byte. Ends with status 1 and the seed if anything is wrong.
cli-help-fuzz = Check that only possible positions are let in.
cli-about-fuzz =
    Positions of random games, each with a few things in it changed. Every one must be refused with its field and reason, or
    be seen, sampled and played to its end with every invariant checked, compiled and interpreted alike. Ends with status 1
    and the numbers of the positions if anything is wrong.
cli-help-warm = Compile games ahead, so that nothing waits for it later.
cli-about-warm = Without GAME, all of them. The compiled form is kept until a rule changes.
cli-help-vapid = Make a key by which browsers are called back.
cli-about-vapid = Whoever has it can call the browsers of this house, so keep it secret. Another key means that everybody has to agree again. Say whom push services write to as SALOON_VAPID_CONTACT=mailto:YOU.
cli-vapid-made = Set this before `saloon serve`; browsers are told { $public }.
cli-help-recount = Tell history and ratings again: matches by the journals, ratings by the matches.
cli-about-recount = Adds matches that ended and are not in anybody’s history, such as those from before there was one, and works all ratings out anew. A file must not be in use by a server.
cli-recounted =
    { $matches ->
        [0] No match was missing;
        [one] One match was missing;
       *[other] { $matches } matches were missing;
    } { $ratings ->
        [0] there are no ratings.
        [one] one rating is told anew.
       *[other] { $ratings } ratings are told anew.
    }
cli-help-version = Show the version.
cli-about-version = With those of Python and of Numba, which compiles the rules.

cli-option-help = Show this text.
cli-option-lang = The language to speak, if not that of your system.
cli-option-players = How many play; if you do not say, as few as the game allows.
cli-option-study-players = How many play; if you do not say, as many as in a first game, or a seat for each bot.
cli-option-play-players = How many play; if you do not say, as many as in a first game, mostly four.
cli-option-option = An option of the game, as in scoring=advanced; may be repeated. saloon games lists them.
cli-option-seed = What decides all chance: a whole number, or the 64 digits that a finished match shows.
cli-option-bot = A bot for the next seat that is nobody’s: tenderfoot, deputy, marshal, legend or outlaw, legend@5 with a think time in seconds; the last one named takes the rest.
cli-option-name = Your name; repeat it for further people.
cli-option-hotseat = Several people at one keyboard: everybody, less one for each --bot.
cli-option-host = The address to listen on; everywhere if you do not say.
cli-option-port = The port; 8888 if it is free and you do not say.
cli-option-database = Where tables are kept: a URL such as postgresql://…, or SALOON_DATABASE; a file of yours if you do not say.
cli-option-proxy = The addresses of proxies before this server; what they say of where visitors come from is believed.
cli-option-settings = A file of settings (TOML); without it, the one that SALOON_SETTINGS names.
cli-option-no-browser = Do not open a browser.
cli-option-verbose = Log what happens.
cli-option-watch = Watch bots play.
cli-option-house = Play by the house rules in a YAML file; saloon house GAME prints one to begin with.
cli-option-house-check = Check the house rules in a file: whether a game can be played by them, and what they change.
cli-option-position = Begin with the situation described in a YAML or JSON file.
cli-option-save = Write the match to a file after every move.
cli-option-resume = Go on with a saved match, and go on saving it there.
cli-option-lessons = Only list the lessons.
cli-option-list = Only list the ids of the clauses.
cli-option-seat = See with the eyes of this seat; if you do not say, with a spectator’s.
cli-option-move = Show only the table after this move; 0 is the set-up.
cli-option-all = Show everything at once.
cli-option-games = How many games; 1000 if you do not say.
cli-option-bots = One bot for each seat, or one for all: random, tenderfoot or deputy. If you do not say, deputy.
cli-option-sim-seed = Which games are played; 0 if you do not say.
cli-option-jobs = How many workers; 1 if you do not say.
cli-option-json-file = Write the result as JSON; - stands for the standard output.
cli-option-csv-file = Write the result as a table for spreadsheets; - stands for the standard output.
cli-option-study-bots = One bot for each seat, or one for all. If you do not say, deputy.
cli-option-study-games = How many games at each table; if you do not say, as many as tell enough, fewer of bots that think ahead.
cli-option-study-out = Keep what is counted in a file, from which the same command goes on after a stop.
cli-option-vary = An option, or a number that house rules may change, and the values to compare, as in scoring=simple,advanced; may be repeated.
cli-option-arena-bots = The bots that meet, two or more.
cli-option-arena-games = How many games for each pairing, rounded up to whole deals; 400 if you do not say.
cli-option-arena-jobs = How many workers; one for each processor if you do not say.
cli-option-table = Who sits where: one against a table of another (one), half the seats each (half), or everybody (mixed); one if you do not say.
cli-option-pairs = Who meets whom: everybody (all), each the one named next (next), or the first everybody else (first); all if you do not say.
cli-option-sprt = End a pairing as soon as it is clear whether its first bot is better than its second, or not.
cli-option-better = What better means: the share it would win against the other alone; 0.55 if you do not say.
cli-option-risk = How likely the answer may be wrong, either way; 0.05 if you do not say.
cli-option-out = Write every game down here as it ends; with the same file, a run that was stopped goes on.
cli-option-html = Write a report with pictures as a page for browsers; - stands for the standard output.
cli-option-mistakes = Instead: where this seat, counted from 1, gave most of its chances away.
cli-option-iterations = How many courses of play are thought through for each position; 400 if you do not say.
cli-option-analysis-html = Write a page for browsers with the curves; - stands for the standard output.
cli-option-positions = How many positions to note in each round; 1,000,000 if you do not say.
cli-option-rounds = How many rounds; 3 if you do not say.
cli-option-fit-seed = Which games are played; 1 if you do not say.
cli-option-fit-out = Write the weights here instead of where the game reads them; - stands for the standard output.
cli-option-wanted = How many puzzles there shall be in all; 75 if you do not say.
cli-option-puzzles-seed = Which matches are played; 0 if you do not say.
cli-option-puzzles-out = The pack to add to, check or solve, instead of the game’s own.
cli-option-check = Find none, but confirm every puzzle of the pack once more, with another seed.
cli-option-solve = Find none, but solve those of the pack; the puzzle of the day comes first.
cli-option-interpreted = Do not use the compiled rules.
cli-option-bench-interpreted = Measure only the interpreted rules.
cli-option-json = Print JSON.
cli-option-seconds = About how long to measure each game; 10 if you do not say.
cli-option-cold = Also measure compiling with an empty cache, which takes a while.
cli-option-checked = How many games to check; 100,000 if you do not say.
cli-option-compared = How many games to compare; 2,000 if you do not say.
cli-option-fuzz-positions = How many positions to try; 10,000 if you do not say.
cli-option-fuzz-seed = Which positions are tried; 0 if you do not say.
cli-option-first = The number of the first position, to go on with or to look at one again; 0 if you do not say.
cli-option-quiet = Say nothing.
cli-option-batches = Compile what many games at once need as well, for programs that learn.

## At the table

# Words a person can type; the English ones work in every language.
cli-word-help = help
cli-word-rules = rules
cli-word-undo = undo
cli-word-hint = hint
cli-word-why = why
cli-word-log = log
cli-word-save = save
cli-word-quit = quit
cli-word-back = back
cli-word-play = play

cli-person = Player { $number }
cli-bot = Bot { $number }
cli-heading = { $title } · move { $move }
cli-earlier =
    { $count ->
        [one] … and one thing before; log shows all.
       *[other] … and { $count } things before; log shows all.
    }
cli-prompt = Your choice (? for help) >
cli-table-intro = Answer with the number of a choice, with its move in words, or with one of these:
cli-table-help = this help; ? does the same, and ? NAME says what the thing of that name does
cli-things-here = What can be chosen here:
cli-table-rules = the rules; with a number, that clause
cli-table-undo = take back your last move
cli-table-hint = the best choices, with your chance of winning after each
cli-table-why = what the last move of a bot meant; with the number of a seat, of the bot there
cli-table-log = everything that happened
cli-table-save = with the name of a file: write the match there, now and after every move
cli-table-back = one step back; b does the same
cli-table-play = a match against Tenderfeet, now; p does the same
cli-table-quit = leave; q does the same
cli-seated = At the table: { $bots }
cli-seated-bot = { $name } ({ $level })
cli-thinking = { $name } is thinking…
cli-bots-weaker = The rules are not compiled yet: until they are, bots that think ahead play weaker.
cli-hint-choices = The best choices, with your chance of winning:
cli-hint-quick = The rules are not compiled yet: this is a quick guess.
cli-hint-line = What is to be expected then:
cli-grounds = What speaks for it:
# A choice of somebody’s, in words and in notation.
cli-written = { $choice } ({ $text })
cli-step = { $seat_name }: { $choice }
cli-why-secret = What { $name } has done stays secret, and so does why.
cli-why-nothing = Nothing that counts is much better for it than before.
cli-saved = The match is written to { $file }, now and after every move.
cli-curtain = Pass the keyboard to { $name }, who presses Enter >
cli-no-more-input = The input has ended, and the game with it.
cli-go-on = Go on another time with: saloon play --resume { $file }
cli-not-saved = This match was not saved. Another time, add --save FILE, or type save FILE at the table.
cli-result = Result
cli-winner =
    { $count ->
        [0] Nobody wins.
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }
cli-commitment = Commitment (SHA-256 of the seed): { $commitment }
cli-seed = Seed: { $seed }
cli-menu-line = { $number }. { $title } ({ $slug }), { $low } to { $high } players
cli-menu-prompt = Which game? >
cli-menu-level = { $number }. { $level } ({ $name }): { $about }
cli-menu-level-prompt = Against whom? Enter takes { $usual } >
cli-menu-level-again = Answer with a number from 1 to { $count } or with the name of a level.
cli-menu-again = Answer with a number from 1 to { $count } or with the name of a game.

## Replays and records

cli-learn-heading = { $title } · { $step } of { $steps }
cli-learn-look = Look at: { $things }
cli-learn-prompt = Enter: go on, b: back, q: quit, ?: help >
cli-learn-choose = Your choice (b: back, q: quit, ?: help) >
cli-learn-over = That was “{ $title }”.
cli-learn-taken = taken
cli-learn-play = Enter: play now, against Tenderfeet, q: quit >
cli-learn-next = Next lesson: { $title }.
cli-learn-begin = Enter: begin, p: play a match now, q: quit >
cli-replay-heading = Move { $move } of { $last }
cli-replay-prompt = Enter: next, b: back, a number: that move, q: quit >
cli-verified = { $file } is true.
cli-verified-game =
    { $moves ->
        [one] { $title }, one move
       *[other] { $title }, { $moves } moves
    }
cli-verified-unfinished = Not finished yet
cli-verified-result = Scores: { $scores }; best: { $winners }
cli-verified-seeded = Every draw follows from the seed.
cli-verified-scripted = Whoever set it up said how chance was to fall.
cli-verified-unproven = { $file } can be played again, but nothing proves that it is true.
cli-verified-other-rules = It names version { $rules } of the rules. Only version { $present } is known here; by it the moves are possible and lead to this result.
cli-verified-seed-agrees = By it the seed gives the draws that are noted.
cli-verified-seed-differs = By it the seed gives other draws than those that are noted.

## Looking back

cli-mistakes-title = { $title }: what { $name } can learn
cli-mistakes-none = No choice that clearly cost chances of winning.
cli-mistakes-made = Move { $move }: { $choice }, { $chance } to win
cli-mistakes-best = Better: { $choice }, { $chance } to win
cli-analysis-title = { $title }: how the chances went
cli-analysis-lead =
    { $moves ->
        [one] { $names } · one move
       *[other] { $names } · { $moves } moves
    }
cli-analysis-rough = The rules were not compiled: these chances are rough.
cli-analysis-turns = Turning points
cli-analysis-no-turns = No single move turned this match.
cli-analysis-turn = Move { $move }: { $name } from { $before } to { $after }
cli-analysis-chart = Everybody’s chance of winning, move by move
cli-analysis-numbers = In numbers
cli-analysis-after = after move
cli-analysis-method =
    Each position was judged by what an onlooker could know of it, with up to { $iterations } courses of play thought through.

## Games

cli-games-facts = { $low } to { $high } players; languages: { $languages }; options:

## Reports

cli-compiling = Compiling { $game }
cli-compiled = { $game } is compiled, in { $seconds } s.
cli-already-compiled = { $game } is compiled already.
cli-sim-not-compiled =
    The rules of { $game } are not compiled yet: the games begin interpreted and go on compiled when that is done.
cli-sim-interrupted = Interrupted after { $games } of { $planned } games.
cli-sim-seat = seat
cli-sim-kind = bot
cli-sim-wins = wins
cli-sim-share = share
cli-sim-interval = 95% interval
cli-sim-fair = of equals
cli-sim-score = mean score
cli-sim-games = { $games } games, { $decisions } choices each on average, { $longest } at most; seed { $seed }.
cli-sim-speed =
    { $mode ->
        [compiled] Compiled: { $speed } games/s, { $seconds } s.
        [mixed] Interpreted, then compiled: { $speed } games/s, { $seconds } s.
       *[interpreted] Interpreted: { $speed } games/s, { $seconds } s.
    }
cli-fit-round =
    Round { $number } of { $rounds }: { $positions } positions of { $games } games; surprise
    { NUMBER($surprise, minimumFractionDigits: 4, maximumFractionDigits: 4) } nats, knowing nothing
    { NUMBER($ignorance, minimumFractionDigits: 4, maximumFractionDigits: 4) }.
cli-fit-feature = feature
cli-fit-stage = stage { $number }
cli-fit-written = The weights are in { $file }.
cli-puzzles-looked = { $matches } matches, { $positions } positions looked at, { $examined } of them examined.
cli-puzzles-not-position = { $count } thrown out: the position loses something that the seat knew.
cli-puzzles-not-luck = { $count } thrown out: searches with other seeds found another choice.
cli-puzzles-not-obvious = { $count } thrown out: the best choice is the obvious one.
cli-puzzles-not-margin = { $count } thrown out: deep searches find too small a margin, or a match that is won or lost.
cli-puzzles-not-alike = { $count } thrown out: there are enough puzzles with the same answer.
cli-puzzles-not-weighed = { $count } thrown out: weighed in the same worlds, another choice is nearly as good.
cli-puzzles-not-outcomes = { $count } thrown out: games played to their ends speak against it.
cli-puzzles-not-unconfirmed = { $count } thrown out: a search eight times as long finds another choice.
cli-puzzles-kept = { $count } new puzzles; { $have } are in { $file }.
cli-puzzles-failed = Puzzle { $puzzle }: a search with another seed finds another choice.
cli-puzzles-confirmed = { $confirmed } of { $puzzles } puzzles confirmed: { NUMBER($share, style: "percent", maximumFractionDigits: 1) }.
cli-puzzles-task = { $grade } One choice is clearly best, and it is not the obvious one. Which?
cli-puzzles-right = Right!
cli-puzzles-wrong = Not the best.
cli-puzzles-tempting = Tempting: { $choice }
cli-puzzles-score = { $right } of { $tried } solved.
cli-puzzles-go-on = Enter: next puzzle, q: quit >
cli-bench-title = { $game }, { $players } players
cli-bench-per-second = per second, one core
cli-bench-interpreted = interpreted
cli-bench-compiled = compiled
cli-bench-ratio = ratio
cli-bench-decisions = decisions
cli-bench-games = whole games
cli-bench-clones = clones
cli-bench-determinizations = determinizations
cli-bench-iterations = search iterations
cli-bench-rollouts = rollouts
cli-bench-first-choice = From import to the first choice: { $seconds } s, { $memory } MiB; NumPy or Numba loaded: { $heavy }
cli-bench-warm-start = Warm start of the compiled rules: { $seconds } s, { $memory } MiB
cli-bench-cold-start = Cold start, compiling everything: { $seconds } s, { $memory } MiB
cli-bench-yardstick = Yardstick: { $steps } steps/s
cli-conform-counts =
    { $game }: { $checked } games checked ({ $decisions } choices, { $longest } at most in one, from one to the next
    { $steps } steps at most), { $compared } compared both ways ({ $states } states), { $deputies } of deputies
    compared, { $settings } settings.
cli-conform-good = All invariants hold, and both forms of the rules agree to the byte.
cli-conform-invariant = { $game }, { $setting }, seed { $seed }: invariant { $detail } is broken.
cli-conform-rule = { $game }, { $setting }, seed { $seed }: { $detail }
cli-conform-difference = { $game }, { $setting }, seed { $seed }: interpreted and compiled differ at state { $detail }.
cli-conform-deputies = { $game }, { $setting }, seed { $seed }: deputies play differently, { $detail }.
cli-fuzz-code = refusal
cli-fuzz-refused = positions
cli-fuzz-counts =
    { $game }: { $tried } positions tried, { $refused } refused, { $played } played to their ends ({ $choices } choices).
cli-fuzz-interpreted = The rules could not be compiled here: the positions were played interpreted only.
cli-fuzz-good = Every position was refused with its reason, or is sound.
cli-fuzz-error = Position { $number } ({ $times } like it): { $detail }.
cli-fuzz-wordless = Position { $number } ({ $times } like it): the refusal { $detail } names no field or has no words.
cli-fuzz-invariant = Position { $number } ({ $times } like it): invariant { $detail } is broken.
cli-fuzz-position = Position { $number } ({ $times } like it): written down and read again it is another, { $detail }.
cli-fuzz-sample = Position { $number } ({ $times } like it): a sample of it is not sound, { $detail }.
cli-fuzz-bound = Position { $number } ({ $times } like it): not over after { $detail } choices.
cli-fuzz-difference = Position { $number } ({ $times } like it): interpreted and compiled differ, { $detail }.

## Refusals

error-cli-no-such-command = There is no command “{ $command }”. There are: { $known }.
error-cli-no-such-option = There is no option { $option } here; --help lists those there are.
error-cli-missing = { $option } is missing; --help shows how the command is written.
error-cli-bad-option = The option { $option } is not written like that; --help shows how it is.
error-cli-usage-trouble = That command cannot be understood ({ $reason }); --help shows how it is written.
error-cli-number = { $option } is a number from { $low } to { $high }, not “{ $value }”.
error-cli-seed = { $option } is a whole number below 2²⁵⁶, or 64 hexadecimal digits, not “{ $value }”.
error-cli-seconds = { $option } is a number of seconds up to { $longest }, not “{ $value }”.
error-cli-fraction = { $option } is a number between { $low } and { $high }, such as { $such }, not “{ $value }”.
error-cli-one-of = { $option } is one of { $known }, not “{ $value }”.
error-cli-network = { $option } is an address such as 127.0.0.1, a network such as 10.0.0.0/8, or several with commas between them, not “{ $value }”.
error-cli-language = { $option } cannot be “{ $value }”. It can be: { $known }.
error-cli-option-form = “{ $text }” is no option of a game: write --option NAME=VALUE.
error-cli-option-twice = The option { $option } is given twice.
error-cli-contradiction = { $one } and { $other } contradict each other: give one of them.
error-cli-other-game = { $file } is a match of { $game }, not of { $asked }.
error-cli-too-many-bots =
    { $seats ->
        [0] There are { $bots } bots but no seat for one.
        [one] There are { $bots } bots but only one seat for them.
       *[other] There are { $bots } bots but only { $seats } seats for them.
    }
error-cli-too-many-names =
    { $seats ->
        [one] There are { $names } names but only one person.
       *[other] There are { $names } names but only { $seats } people.
    }
error-cli-name-of-bot = “{ $name }” is the name of a bot: choose another for a person.
error-cli-file-missing = There is no file { $file }.
error-cli-file-folder = { $file } is a folder, not a file.
error-cli-file-not-text = { $file } is no text file.
error-cli-file-unreadable = { $file } cannot be read: { $reason }.
error-cli-file-unwritable = { $file } cannot be written: { $reason }.
error-cli-file-yaml = { $file } is neither YAML nor JSON: line { $line } cannot be understood.
error-cli-file-deep = { $file } is nested too deeply.
error-cli-file-no-object = { $file } should hold names with values.
error-cli-in-file = { $file }: { $reason }
error-cli-save-exists = { $file } exists already: go on with it by --resume, or give another name.
error-cli-save-where = Say where: save FILE.
error-cli-why-nobody = No bot has moved there yet.
error-cli-no-thing = Nothing in this game is called “{ $given }”.
error-cli-not-a-choice = “{ $given }” is none of the choices above. Answer with a number from 1 to { $count }, or type help.
error-cli-choice-number = There is no choice { $number }: they are numbered from 1 to { $count }.
error-cli-no-clause = The rules of { $game } have no clause “{ $clause }”: they go from { $first } to { $last }.
error-cli-no-such-seat = There is no seat { $seat }: there are { $players }.
error-cli-no-such-move = There is no move { $move }: the match has { $last }, and 0 is the set-up.
error-cli-sim-bot = “{ $bot }” cannot play in simulations. Those who can: { $known }, glance and glance:hand=30. The others meet in saloon arena.
error-cli-sim-bots = { $bots } bots do not fill { $players } seats: name one for each seat, or one for all.
error-cli-compile-failed = The rules of { $game } cannot be compiled: { $reason }.
error-cli-needs-numba = This needs compiled rules, and so Numba: pip install "saloon[fast]".
error-cli-puzzles-nowhere = { $game } has no folder to keep puzzles in: say where by --out.
error-puzzles-unreadable = The puzzles in { $file } cannot be read: { $problem }.
error-puzzles-line = { $file }, line { $line }: that is no puzzle. { $problem }
error-cli-start-failed = { $game } could not be started in a process of its own: { $reason }.
error-cli-cannot-serve = Cannot listen on { $host }, port { $port }: { $reason }.

## House rules

cli-house-file = # { $title }: every number that house rules may change, as the rulebook prints it.
cli-house-name = My house rules
cli-house-limits = { $low } to { $high }
cli-house-each = each { $low } to { $high }
cli-house-together = all together { $low } to { $high }
cli-house-symbols = up to { $high } of { $symbols }
cli-house-sound = The house rules “{ $name }” for { $title } are sound ({ $digest }). They change:
cli-house-rules = House rules: { $name }
error-cli-house-one-game = House rules are for one game: name no more than that one.
