# Words of the server: why something is refused, and the lines of a table's log.

## The command

server-open = The saloon is open: { $address } (Ctrl-C closes it.)
server-port-taken = Port { $taken } is taken, so this is port { $used }.
# $problem is a sentence of its own.
server-plugin-fault = Warning: { $problem }
server-stopped = The saloon is closed. Every table is kept.

## Refusals: tables and seats

error-no-such-table = There is no table “{ $table }”.
error-table-unreadable = What is kept of table “{ $table }” cannot be read.
error-no-such-seat = There is no seat { $number }: the table has { $players }.
error-seat-taken = That seat is taken.
error-seat-in-play = Whoever has seen this match through another seat cannot take that one.
error-seat-empty = Nobody sits there.
error-seats-empty =
    { $count ->
        [one] One seat is empty. Put a bot there, or wait for somebody.
       *[other] { $count } seats are empty. Put bots there, or wait for somebody.
    }
error-think-time = “{ $seconds }” is no think time. It is written in seconds, from { $low } to { $high }.
error-no-think-time = The bot “{ $bot }” does not search, so it needs no think time. These do: { $known }.
error-not-your-seat = That is not your seat.
error-seat-needed = Only those who sit at the table can do that.
error-wrong-secret = This link does not open the seat any more.
error-host-only = Only the host can do that.
error-who-are-you = The server does not know you. Allow cookies for this page, then reload it.
error-host-declines = The host of this table does not want to play with you.
error-rated-known-only = This table is rated: whoever sits here must be known again. You can be, under “You”.
error-rated-house-rules = House rules are not rated. Open the table for fun, or by the printed rules.
error-rated-one-seat = At a rated table, everybody plays one seat.
error-rated-bots = Nobody knows how strong “{ $bot }” is. At a rated table these can play: { $known }, with their usual think time.
error-rated-no-link = A rated seat stays with whoever sat down. Sign in on the other device instead.
error-rated-no-help = This match is rated: everybody plays unaided.
error-rated-no-takeback = This match is rated: what is played is played.
error-people-required = In this house whoever plays is known. Go to “Who you are here” and say how you want to be known; looking on is open to all.

## Refusals: the match

error-no-match = The match has not begun.
error-match-goes-on = Not while the match goes on.
error-paused = The match is paused.
error-not-paused = The match is not paused.
error-stale = The table has moved on. Look again, then choose.
error-bot-plays = A bot plays for you. Sit down again to take your seat back.
error-undo-too-late = It is too late to undo: somebody has learnt something since. You can ask for a takeback.
error-vote-goes-on = There is a vote already.
error-no-vote = There is nothing to vote on.
error-no-move-of-yours = You have made no move yet.
error-no-answers = Nobody is asked out of turn in this game.
error-not-now = Not now: it is not your turn.
error-no-hint = No bot had an idea. Try again.
error-one-hint-at-a-time = One hint at a time.
error-no-bots-choice = No bot has chosen anything on that seat yet.
error-no-explanation = The bot cannot say why. Try again.
error-one-explanation-at-a-time = One explanation at a time.
error-no-analysis = The match could not be analysed. Try again.
error-rules-version =
    This match was begun by version { $rules } of the rules of { $game }. The rules are now at version { $present }, so it
    can be looked at but not go on. The host can start a new one.
error-table-broken =
    { $flaw ->
        [unreadable] What happened at this table after change { $version } cannot be read any more.
       *[rules] What happened at this table after change { $version } cannot be played by these rules.
    } The host can take it back there.
error-table-closed = The operator of this house has closed the table. It can be looked at, but nothing happens here any more.
error-not-broken = Nothing is wrong with this table.
error-rule-fault = The rules of this game broke down at that, and the fault was noted. The table is as it was: choose something else.
error-journal-full = This table has seen { $limit } changes, which is all it can hold. Open a new one.
error-try-again = Too many at once. Try again.

## Refusals: records and replays

error-no-such-record = There is no record “{ $record }”.
error-record-of-another-game = This is a record of { $game }, not of { $expected }.
error-cannot-follow = The rules cannot follow this record.
error-too-many-records = You have brought many records: the limit is { $limit } an hour.
error-records-full = There is no room for more records on this server.
error-not-your-eyes = You may look through your own seats only until the match is over.
error-no-messages = There are no messages in “{ $language }”.
error-no-rules = There are no rules of { $game } in “{ $language }”.
error-no-such-study = There is no study “{ $study }” of { $game }.
error-no-such-puzzle = There is no puzzle “{ $puzzle }” of { $game }.

## Refusals: messages and limits

error-malformed = This cannot be read. At { $path }: { $problem }.
error-not-json = Send JSON, with the content type application/json.
error-not-http = This is no HTTP request.
error-cut-off = The connection ended before everything had come.
error-request-too-slow = The request took too long to arrive.
error-too-many-connections = Too many connections at once. Close some, then try again.
error-not-a-number = “{ $given }” is not a whole number.
error-nothing-written = Nothing was written.
error-hello-first = Say hello first.
error-lobby-only-lists = The lobby only lists tables.
error-too-large = That is too long: the limit is { $limit } bytes.
error-too-many-messages = Too many messages: the limit is { $limit } in 20 seconds.
error-too-many-hellos = Too many hellos. Wait a moment, then come back.
error-too-many-sockets = This table is open in too many windows: the limit is { $limit }.
error-too-many-tables = You have opened many tables: the limit is { $limit }. Close some, or wait a few minutes.
error-house-full = The house is full: those who play come first. Try again in { $seconds } seconds.
error-too-much-advice = The bots are busy with { $limit } questions from your address. Ask again in a moment.
error-busy = The server has its hands full. Try again in a moment.
error-too-slow = That took longer than { $limit } seconds and was given up.
error-too-much-talk = Not so fast: breathe between two messages.
error-muted = The host has silenced you.
error-other-origin = This request comes from another site.
error-host-too-long = The name of the host is too long: an address may have { $limit } characters.
error-no-such-page = There is no page { $path }.
error-wrong-method = This address does not take { $method }.
error-database = The database cannot be opened: { $problem }
error-cannot-open = The saloon could not be opened: { $problem }
error-database-in-memory = A database in memory would forget every table. Name a file (sqlite:////folder/saloon.db) or a PostgreSQL server.
error-database-in-use =
    Another saloon (process { $process }) has { $file } open, and a file is for one alone. Use that one, stop it, or name another
    database with --database; PostgreSQL serves several.
error-database-newer =
    This database was last used by a newer version of Saloon (its step { $revision } is unknown here). Install that version, or
    name another database with --database.
error-database-served =
    { $servers ->
        [one] A server lives by this database
       *[other] { $servers } servers live by this database
    } now. Stop what serves it first.
error-traces-missing = To send traces, { $package } is needed: pip install "saloon[traces]".
error-no-database = There is no database { $file }.
error-database-empty = No saloon has ever used the database { $database }.
error-database-older =
    This database is at step { $revision } and this version of Saloon at { $present }. Open it once with saloon serve, which brings it up
    to date, then try again.
error-database-not-empty = There are tables in that database already. With --replace everything in it is deleted first.
error-no-backup = { $file } is no backup: saloon admin backup writes one.
error-copy-differs = What was copied of { $table } is not what it was. Nothing has been changed.
error-import-line = Line { $line } of the file cannot be taken in: { $problem }. Nothing has been changed.
error-import-differs = Table { $table } is there already, and is another than in the file. Nothing has been changed.
error-import-twice = The lines of table { $table } do not stand together in the file. Nothing has been changed.
error-bad-setting =
    { $where } sets { $setting } to “{ $value }”, which should be { $kind ->
        [whole] a whole number, at least { $least }
        [number] a number, at least { $least }
        [switch] true or false
        [networks] addresses such as 127.0.0.1, or networks such as 10.0.0.0/8
        [origins] origins such as https://example.org
        [texts] a list of texts
        [word] one of { $words }
       *[text] a text
    }.
error-no-such-setting = { $file } sets { $setting }, which is no setting. docs/operating/settings.md lists them all.
error-settings-unreadable = The settings in { $file } cannot be read: { $problem }
error-storage-failed = The server cannot write anything down at the moment. It keeps trying.
error-adrift = This server has lost touch with the others. Come back in a moment.
error-stopping = The server is just stopping. Come back in a moment.
error-server-error = Something went wrong on the server. It has been noted.

## The table's log; $seat_name is whom the line is about

table-create = The table is open.
table-sit = { $name } sits down.
table-name = { $was } goes by { $name } now.
table-leave =
    { $bot ->
        [none] { $name } leaves.
       *[other] { $name } leaves. A bot plays on.
    }
table-link = You made a link to your seat.
table-claim = { $seat_name } goes on with another device.
table-bot = A bot sits on the seat of { $seat_name }.
table-replaced =
    { $reason ->
        [slow] The bot of { $seat_name } thought too long. A simpler one makes this choice.
       *[failed] The bot of { $seat_name } broke down. A simpler one makes this choice.
    }
table-kick = { $seat_name } was asked to leave.
table-host = The host is away. { $seat_name } is host now.
table-start = The match begins.
table-move = { $seat_name } has played.
table-undo = { $seat_name } takes a move back.
table-takeback = { $seat_name } asks to take moves back.
table-vote =
    { $yes ->
        [true] { $seat_name } agrees.
       *[false] { $seat_name } does not agree.
    }
table-lapse = Not everybody answered. Nothing is taken back.
table-timeout = The time of { $seat_name } is up. A bot plays on; sitting down takes the seat back.
table-pause = { $seat_name } pauses the match.
table-halt = The rules break down whatever the bot of { $seat_name } does. The match is paused; take a move back, or begin anew.
table-resume = { $seat_name } goes on.
table-rematch = { $seat_name } would like another match.
table-say = { $name }: { $text }
table-mute =
    { $mute ->
        [true] The host silences { $seat_name }.
       *[false] { $seat_name } may speak again.
    }
table-export = The host was given everything that is known of this match, so it will not go on.
table-close = The operator of this house closes the table.
table-restore = The table was taken back to where it can go on.
