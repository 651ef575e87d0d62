# Positions: why one is refused in any game. Words in it are shown as they are written there.

error-position-word = Position, { $field }: { $value } is none of { $allowed }.
error-position-number = Position, { $field }: { $value } is no whole number from { $low } to { $high }.
error-position-flag = Position, { $field }: { $value } should be true or false.
error-position-mapping = Position, { $field }: { $value } should be names with values.
error-position-list = Position, { $field }: { $value } should be a list.
error-position-generator = Position, { $field }: { $value } should be { $count } whole numbers, not all of them 0.
error-position-not-now = Position, { $field }: there is no such thing in the phase { $phase }.
error-position-card-count = Position, { $field }: { $count } cards { $card } instead of { $supply }.

## What always holds; nobody could ever come to a table where it does not

error-position-impossible = Position, { $field }: { $broken_name }
