# The command `saloon admin`: help, and what an operator is told.

cli-help-admin = Look after the tables of a house: list, close, back up, verify, move them.
cli-about-admin =
    Everything here goes by the database alone. Reading, closing, importing, pruning and backing up work beside a running server;
    restoring to a file and moving one need it stopped.
cli-help-admin-list = List tables, those that changed last first.
cli-about-admin-list = The age is in days since something last happened there.
cli-help-admin-inspect = Show what is known of a table, but for its secrets.
cli-about-admin-inspect = Its journal is played through. What people said and hold stays in it.
cli-help-admin-close = Close tables: they can be looked at, but nothing happens there any more.
cli-about-admin-close = A running server that has a table open takes it in with the next thing that happens there.
cli-help-admin-export = Write journals to a file, one line of JSON for each of theirs.
cli-about-admin-export = All of them as they are at one moment. Such a file holds every secret of a match.
cli-help-admin-import = Take journals in from a file.
cli-about-admin-import = Every one of them is played through first. All are taken in, or none; those that are there already, the same, stay as they are.
cli-help-admin-backup = Write everything to a file while the house is open.
cli-about-admin-backup = FILE is a SQLite database, whatever kind the house uses.
cli-help-admin-restore = Have in a database what was backed up.
cli-about-admin-restore = A backup of an older version is brought up to date on the way.
cli-help-admin-move = Copy everything from one database into another, of whichever kind.
cli-about-admin-move = What was copied is compared; if it differs, nothing is changed.
cli-help-admin-prune = Delete tables where nothing has happened for long.
cli-about-admin-prune = Without --yes they are only listed.
cli-help-admin-verify = Play journals through by the rules, and name the first bad line of each.
cli-about-admin-verify = The exit status is 1 if there is a bad one.

cli-option-admin-game = Tables of this game only.
cli-option-admin-phase = Tables in this phase only.
cli-option-admin-older = Tables where nothing has happened for so many days.
cli-option-admin-all = All tables.
cli-option-admin-replace = Delete first what is in the database.
cli-option-admin-finished = Only those whose match is over.
cli-option-admin-yes = Do it.

cli-admin-table = table
cli-admin-game = game
cli-admin-phase = phase
cli-admin-lines = lines
cli-admin-bytes = bytes
cli-admin-age = days
cli-admin-seats = seats
cli-admin-moves = moves
cli-admin-snapshot = snapshot at line
cli-admin-opened = opened
cli-admin-changed = last changed
cli-admin-tables =
    { $count ->
        [one] One table.
       *[other] { $count } tables.
    }
cli-admin-trouble = The match does not go on: { $trouble }.
cli-admin-flaw =
    { $flaw ->
        [unreadable] { $table }: line { $line } cannot be read.
       *[rules] { $table }: line { $line } cannot be followed: { $problem }
    }
cli-admin-closed = Table { $table } is closed.
cli-admin-exported =
    { $count ->
        [one] One line written to { $file }.
       *[other] { $count } lines written to { $file }.
    }
cli-admin-imported = Tables taken in: { $new }. There already: { $known }.
cli-admin-copying = Copying…
cli-admin-backed-up = { $rows } rows backed up to { $file }.
cli-admin-restored = { $rows } rows restored.
cli-admin-moved = { $rows } rows moved.
cli-admin-pruned =
    { $count ->
        [one] One table deleted.
       *[other] { $count } tables deleted.
    }
cli-admin-would-prune =
    { $count ->
        [one] One table would be deleted: --yes does it.
       *[other] { $count } tables would be deleted: --yes does it.
    }
cli-admin-verifying = journals
cli-admin-verified = { $count } journals, { $lines } lines, { $moves } moves: { $good } good, { $older } of older rules, { $bad } bad.
error-cli-admin-which = Name the tables, or say --all.
