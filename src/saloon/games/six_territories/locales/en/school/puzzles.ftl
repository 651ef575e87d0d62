# The themes of puzzles: the kinds of decision.

puzzle-theme-six-territories-lay = Where to lay the riches
puzzle-theme-six-territories-character = To post a character?
