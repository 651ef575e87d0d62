# The browser: every word around the boards.

## The house

web-title = Saloon
web-tagline = Western table games, with friends, strangers or bots.
web-footer = An unofficial house of play. The games belong to their authors and publishers; the drawings and the words are our own.
web-skip-to-content = Skip to the content
web-loading = One moment…
web-close = Close
web-try-again = Try again
web-reload = Reload the page
web-to-lobby = To the lobby
web-rules = Rules
web-how-to-play = How to play, in a minute
web-contents = Contents
web-go = Go
# A thing and what it is.
web-pair = { $what }: { $which }

## Settings

web-settings = Settings
web-language = Language
web-language-en = English
web-language-fr = Français
web-theme = Theme
web-theme-auto = As on this device
web-theme-light = Light
web-theme-dark = Dark
web-speed = Movement on the board
web-speed-help = A click on the board, or the space bar, always skips what is moving; Escape skips all of it.
web-speed-slow = Slow
web-speed-usual = As usual
web-speed-fast = Fast
web-speed-step = Step by step
web-speed-off = None
web-confirm = Confirm choices
web-confirm-help = A click selects, a second one on the same thing chooses. A card that is dragged where it goes needs no second click.
web-confirm-always = Always
web-confirm-new = While I am new (the first { $matches } matches)
web-confirm-never = Never
web-confirm-how = Click it again or press Enter to do it.
web-confirm-yes = Do it
web-confirm-no = Not this
web-selected = Selected
web-pace = Pace: { $pace }. Change it (P)
web-pace-next = Next
web-pace-next-key = Show the next event (space bar)
web-pace-all = Skip all of it (Escape)
web-sound = Sounds
web-sound-help = Shots, hooves, coins, and the quiet noise of the place.
web-sound-effects = Volume of what happens
web-sound-ambience = Volume of the place
web-notices = Notices of your turn
web-notices-help = When it is your turn and you are looking elsewhere, your system says so.
web-sound-question = Would you like sounds at the table?
web-sound-yes = Yes, please
web-sound-no = No, quiet

## Who somebody is

web-me = Who you are here
web-me-guest = You are a guest here. Be known on every device, if you like.
web-me-known = You are known here as { $name }.

## Games

web-about = A Western table game.
web-player-range = { $low } to { $high } players

## The games on the wall

web-play-now = Play now
web-with-friends = With friends
web-teach-me = Teach me
web-lessons = Lessons
web-how = How to play
web-studies = Studies
web-puzzles = Puzzles
web-mine-title = Your tables
web-elsewhere = Your turn at another table
web-your-turn = Your turn
web-title-turn = ● Your turn · { $title }
web-rename = Take this name
# Names for visitors who have not said theirs, with commas between them.
web-names = Slim, Dusty, Lucky, Rusty, Red, Sunny, Dakota, Montana, Tex, Shorty, Doc, Kid

## Opening a table

web-create-title = Open a table
web-create = Open the table
web-your-name = Your name
web-players = Players
web-seats = Seats
web-seat-number = Seat { $number }
web-seat-open = Left open for somebody
web-you = You
web-presets = Tables people often want
web-others = The others
web-others-mixed = Different bots
web-others-open = Left open for friends
web-shelf-game =
    { $count ->
        [0] What you play
        [one] What you play (1 changed)
       *[other] What you play ({ $count } changed)
    }
web-shelf-rulings =
    { $count ->
        [0] Rulings
        [one] Rulings (1 changed)
       *[other] Rulings ({ $count } changed)
    }
web-shelf-rulings-help = Where a rulebook can be read in two ways: how this table reads it. Beginners leave them alone.
web-shelf-house = House rules
web-house-named = House rules: { $name }
web-house-help = A small YAML file changes the numbers of the game: what cards show, how many there are, what things are worth. “saloon house { $slug }” prints one to begin with.
web-house-choose = Choose a file
web-house-paste = Or write it here
web-house-check = Check
web-house-drop = Without house rules
web-house-texts = The rules, the lessons and other sentences go on telling the rulebook’s numbers.
# A thing that is switched off.
web-without = without: { $what }
web-rulings-changed =
    { $count ->
        [one] 1 ruling changed
       *[other] { $count } rulings changed
    }
web-by-the-book = By the rulebook
preset-first = First game
preset-tournament = Tournament
preset-everything = Everything on
web-option-entry = Number { $number }
web-pace-and-clock = Clock and pace
web-clock = Time for each choice
web-clock-value =
    { $seconds ->
        [0] No clock
        [60] 1 minute
        [120] 2 minutes
        [300] 5 minutes
        [86400] 1 day
        [259200] 3 days
        [604800] 7 days
       *[other] { $seconds } seconds
    }
web-clock-help = Whoever runs out is played by a bot, and can take the seat back.
web-days-left = { $days } d { $hours } h
web-bot-pace = Bots move
web-pace-0 = at once
web-pace-5 = quickly
web-pace-10 = like people
web-pace-20 = slowly
web-private = Private table
web-private-help = Not in the lobby: only those who have the link or the code find it.
web-rated = Rated
web-rated-help = For people who are known again: it counts for ratings, nobody helps, and nothing is taken back.
web-invited = { $name } waits for you: { $game }.
web-not-now = Not now
web-block = Block
web-block-help = They can no longer sit down at tables you host, and you do not see what they say.

## The lobby

web-tables-title = Tables tonight
web-tables-none = Not a soul in here.
web-tables-none-help = Open the first table; the others will hear the piano.
web-ticket-host = { $name }’s table
web-ticket-seats =
    { $free ->
        [0] all { $players } seats taken
       *[other] { $free } of { $players } seats free
    }
web-ticket-bots =
    { $count ->
        [one] 1 bot
       *[other] { $count } bots
    }
web-phase-waiting = waiting
web-phase-playing = in play
web-phase-paused = paused
web-phase-over = over
web-watchers =
    { $count ->
        [one] 1 spectator
       *[other] { $count } spectators
    }
web-sit-down = Sit down
web-watch = Watch
web-return = Return
web-join-title = Got a code?
web-code = Code of the table
web-record-title = An old match
web-record-help = Bring the record of a match to see it again, or to play on from any move.
web-record-choose = Choose a record
web-record-download = Download the record

## Bots

web-bot = Bot
web-seated-bot = { $bot } { $number }
web-played-by-bot = { $bot } plays
web-bot-level = Level
web-bot-about = Plays by itself.
web-bot-random = Drifter
web-bot-tenderfoot = Tenderfoot
web-bot-tenderfoot-about = Means well and slips now and then: good company to learn with.
web-bot-deputy = Deputy
web-bot-deputy-about = Takes what looks best right now, and seldom slips.
web-bot-marshal = Marshal
web-bot-marshal-about = Has seen it all before, nearly always knows what is best, and forgives little.
web-bot-legend = Legend
web-bot-legend-about = Thinks ahead long and hard. Few ever win against it.
web-bot-outlaw = Outlaw
web-bot-outlaw-about = A Legend that takes two seconds over every choice.
# $bot is a bot's name, $seconds how long it may think.
web-bot-timed = { $bot } · { web-seconds }
web-bot-weaker = Warming up
web-bot-weaker-help = The house is still warming up for this game: until then it plays weaker.
web-bots-alike = Every bot like this: { $bot }
web-seconds =
    { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
web-advanced = Advanced
web-think-time = Think time for each choice
web-think-time-usual = As this level usually does
web-think-time-help = More time makes it stronger.

## Seats

web-thinking = Thinking
web-seat-free = Free seat
web-away = Away
web-here = Here
web-program = Program
web-has-turn = to choose
web-host = Host
web-name-here = Name at this seat
web-sit-here = Sit here
web-take-back = Take the seat back
web-hot-seat = One more at this device
web-hot-seat-help = Several people can share this device: a curtain hides one hand from the next.
web-add-bot = Seat the bot
web-hand-to-bot = Let the bot play
web-mute = Silence in the chat
web-unmute = Let speak again
web-kick = Free this seat
web-leave = Leave this seat
web-seat-link = Link to this seat
web-seat-link-help = Open it on the other device: the seat moves there. It works once.
web-seat-link-make = Move this seat to another device
web-nothing-to-do = There is nothing for you to do with this seat.

## What is going on

web-turn-waiting =
    { $count ->
        [one] Waiting for one more player.
       *[other] Waiting for { $count } more players.
    }
web-turn-start = Everybody is here: start when you like.
web-turn-host-starts = Everybody is here; the host will start.
web-turn-paused = The game is paused.
web-turn-trouble = This match cannot go on. The host can start a new one.
web-turn-broken = This table broke: its match stands still.
web-turn-nobody = One moment…
web-turn-bot = { $seat_name } is thinking.
web-turn-other = { $seat_name } is to choose.
web-turn-won = { $seat_name } wins!
web-turn-you-won = You win!
web-turn-nobody-wins = Nobody wins!
web-turn-shared =
    { $count ->
        [0] The match is over.
       *[other] { $count } players share the victory!
    }
web-spectating = You are watching.
web-start = Start the match
web-restore = Take it back to where it was well
web-export = Save everything known of it
web-export-help = What is saved holds all secrets of the match: afterwards it cannot go on, and the table goes back to before it.

## At the table

web-beside = Beside the board
web-board = The board
web-choices = Your choices
web-as-list = As a list
web-advised = advised
web-percent = { $percent }%
web-thought-by = by { $bot }
web-thought-waiting = Thinking it over…
web-thought-quick = A first guess: better advice comes once the house has warmed up.
web-thought-choices = The best choices, with your chance of winning
web-thought-weighed = What it weighed, with its chance of winning
web-thought-chance = Its chance of winning: { web-percent }.
web-thought-grounds = What speaks for it
web-thought-no-grounds = Seen from where you sit, nothing speaks for it more than for another choice.
web-thought-line = What it expects
web-thought-iterations =
    { $count ->
        [one] One course of play thought through.
       *[other] { $count } courses of play thought through.
    }
web-hint-said = Advised: { $choice }. Your chance of winning: { web-percent }.
web-why = why?
web-why-moved = Why this last move?
web-explained-title = Why so, { $name }?
web-explained-secret = What it had in mind stays its secret until the match is over.
web-answers = When I am asked out of turn
web-answers-ask = Always ask me
web-answers-unable = Pass for me if I cannot answer
web-answers-never = Always pass for me
web-answers-help = The others never know: each pass comes as if you had thought about it.
web-answers-passing = You will pass in a moment, unless you answer yourself.
web-hint = Hint
web-undo = Undo
web-takeback = Ask for a takeback
web-pause = Pause
web-resume = Go on
web-invite = Invite
web-qr = QR code of the link to this table
web-link = Link to this table
web-copy = Copy the link
web-copied = Copied.
web-board-failed = The board could not be drawn. The list of choices still works.
web-read-clause = Read { $clause }
web-vote = { $seat_name } asks to take a move back: { $count } of { $need } agree.
web-vote-yes = Agreed
web-vote-no = No
web-tab-log = Log
web-tab-chat = Chat
web-tab-rules = Rules
web-log-empty = Nothing has happened yet.
web-chat-empty = Nobody has said a word.
web-chat-say = Say something
web-chat-hide = Hide the chat from me
web-emotes = Faces and gestures
web-phrases = Quick phrases
web-unread =
    { $count ->
        [one] 1 unread
       *[other] { $count } unread
    }
web-send = Send
web-no-rules = Nobody has written these rules down here.

## Quick phrases, which everybody reads in his own language

phrase-hello = Howdy!
phrase-luck = Good luck!
phrase-nice = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry, partner.
phrase-hurry = Your turn, partner!
phrase-wow = Well, I’ll be…
phrase-ouch = Ouch!
phrase-haha = Ha ha ha!
phrase-again = One more?
phrase-bye = So long!
phrase-hat = Hats off.
phrase-glass = Cheers!
phrase-angry = Grrr!
phrase-thinking = Let me think…
phrase-whistle = ♪ Whistling a tune ♪

## Hot-seat

web-pass-to = Pass the device to { $seat_name }.
web-who-holds = Who is holding the device?
web-curtain-help = Nobody else looks.
web-lift = I am { $seat_name }: lift the curtain

## The end

web-tableau-on = To the scores
web-end = The end
web-rematch = Rematch
web-rematch-start = Play again
web-rematch-wanted = Up for a rematch: { $names }.
web-replay = Replay
web-fairness = Was it fair?
web-fairness-help = The commitment was on the table before the first draw; it is the SHA-256 of the seed, and the seed decides every draw.
web-commitment = Commitment
web-seed = Seed

## The chances, move by move

web-analysis = How the chances went
web-analysis-working = Going through the match: { $done } of { $points } positions.
web-analysis-slider = Chances of winning, by move
# $chances is every player with his chance.
web-analysis-at = Move { $move }: { $chances }
web-analysis-at-move =
    { $move ->
        [0] The set-up
       *[other] After move { $move }
    }
web-analysis-turns = Turning points
web-analysis-turn = Move { $move }: { $name }
# The change is drawn with an arrow; this is for those who listen.
web-analysis-change = from { $before }% to { $after }%
web-analysis-no-turns = No single move turned this match.
web-analysis-rough = The house was still warming up: these chances are rough.
web-analysis-table = As a table
web-analysis-caption = Everybody’s chance of winning after each move, as an onlooker could have judged it
web-analysis-move = Move

## Replay

web-replay-first = To the beginning
web-replay-back = One move back
web-replay-play = Play
web-replay-pause = Pause
web-replay-next = One move on
web-replay-last = To the end
web-replay-slider = Move
web-replay-at = { $move } / { $last }
web-replay-told =
    { $move ->
        [0] The set-up
       *[other] Move { $move }
    }
web-replay-nothing = Nothing to tell.
web-eyes = Through whose eyes
web-eyes-spectator = A spectator’s
web-eyes-seat = { $seat_name }’s
web-eyes-all = All-knowing
web-continue = Play on from here against bots
web-continue-seat = Your seat
web-continue-go =
    { $move ->
        [0] Play from the set-up
       *[other] Play from move { $move }
    }

## When something is wrong

web-line-lost = The line is down. Reconnecting…
web-line-stalled = The house cannot write anything down for the moment. What you did is kept and tried again.
web-line-outdated = The house has been rebuilt: this page is too old for it.
web-offline-title = The house cannot be reached
web-offline-text = Either you are offline or the server is closed for the moment. Your tables are kept; this page comes back by itself.
web-lost-title = Wrong trail
web-lost-text = There is nothing at this address but dust.
web-no-table-title = No such table
web-no-table-text = Nobody plays at a table called { $table }. Perhaps it was cleared away.
error-unreachable = The server cannot be reached.
web-error-unknown = That cannot be done ({ $code }).

## Puzzles

web-puzzle = Puzzle
web-puzzle-of-the-day = Puzzle of the day
web-puzzles-of = Puzzles: { $game }
web-puzzles-about = Positions from matches between strong bots, as one seat saw them. One choice is clearly best, and it is not the obvious one.
web-puzzle-task = You are { $seat_name }. Find the best choice.
web-puzzle-players =
    { $players ->
        [one] one player
       *[other] { $players } players
    }
web-puzzle-number = Puzzle { $number }.
web-puzzle-grade =
    { $grade ->
        [1] Easy.
        [2] Not easy.
        [3] Hard.
       *[4] Very hard.
    }
web-puzzle-stars-help = Stars say how hard a puzzle is: one for every level of bots that misses it, from Tenderfoot to Legend.
web-puzzles-solved = { $solved } of { $count } solved
web-puzzle-solve = Solve it
web-puzzle-look-again = Look again
web-puzzle-was-right = Solved
web-puzzle-was-wrong = Not solved
web-puzzle-run = Solved in a row
web-puzzle-best-run = Longest row
web-puzzle-days = Days in a row
web-no-puzzles = There are no puzzles of this game.
web-puzzle-right = Right!
web-puzzle-wrong = Not the best.
web-puzzle-shown = The solution
web-puzzle-best = Best: { $choice }.
web-puzzle-chances = Your chance of winning after each, by the search
web-puzzle-yours = your choice
web-puzzle-tempting = tempting
web-puzzle-grounds = A few choices later, compared with “{ $choice }”
web-puzzle-margin = The search followed { $count } courses of play: its chances are true to about ±{ $error } points.
web-puzzle-again = Try again
web-puzzle-show = Show me
web-puzzle-next = Next puzzle
