# House rules: why a file of them is refused, and what one changes. Words in it are shown as they are written there.

error-house-file = The house rules in { $file } cannot be read ({ $problem }).
error-house-large = House rules take no more than { $limit } characters.
error-house-yaml = These house rules are no YAML: something is wrong in line { $line }.
error-house-value = These house rules hold a value that looks like a date or a number and is none.
error-house-alias = House rules, line { $line }: say it again instead of referring to another place with *.
error-house-deep = House rules, line { $line }: nothing lies more than { $limit } levels deep.
error-house-document = These house rules are “{ $value }”, and should be names with values.
error-house-mapping = House rules, { $field }: “{ $value }” should be names with values.
error-house-field = House rules have no field “{ $field }”. They have: { $known }.
error-house-no-game = House rules must say in the field “{ $field }” which game they are for: { $known }.
error-house-other-game = House rules, { $field }: these are for “{ $value }”, not for { $game }.
error-house-name = House rules, { $field }: “{ $value }” should be a name of 1 to { $longest } characters.
error-house-nothing = These house rules change nothing: under “{ $field }” everything is as { $game } is printed.
error-house-table = House rules, tables: there is no “{ $table }”. There are: { $known }.
error-house-number = House rules, { $field }: “{ $value }” should be a whole number from { $low } to { $high }.
error-house-rows = House rules, { $field }: “{ $value }” should be some of these words with their numbers: { $known }.
error-house-row = House rules, { $field }: there is no “{ $value }”. There are: { $known }.
error-house-list = House rules, { $field }: a list of { $value } should be one of { $count }.
error-house-total = House rules, { $field }: all together make { $total } and should make { $low } to { $high }.
error-house-symbols = House rules, { $field }: “{ $value }” should be a list of { $low } to { $high } words.
error-house-symbol = House rules, { $field }: “{ $value }” is none of { $known }.
error-house-unmade = No game can be made of the house rules “{ $name }” ({ $problem }).
error-house-endless = By the house rules “{ $name }” a game of { $players } players does not come to an end (tried with seed { $seed }).
error-house-overflow = By the house rules “{ $name }” numbers grow beyond what can be kept, in a game of { $players } players (seed { $seed }).
error-house-broken = By the house rules “{ $name }” a game of { $players } players comes to where it cannot be (seed { $seed }): { $broken_name }
error-house-fault = By the house rules “{ $name }” a game of { $players } players cannot be played (seed { $seed }): { $problem }.
error-house-rules-no-folder = { $game } was brought by a program and lies in no module of its own: it takes no house rules.
error-house-rules-not-made = { $source } does not bring { $game } a second time: it takes no house rules.
error-record-house = The record tells its house rules “{ $name }” otherwise than they are: numbers as printed, or rows by no word.
error-position-house = Position, { $field }: house rules have a name and tables, and nothing else.
error-position-other-house = Position, { $field }: it was played by the house rules “{ $value }”, not by “{ $name }”.

house-differs = { $table }: { $holds } instead of { $printed }
house-differs-row = { $table }, { $row }: { $holds } instead of { $printed }
