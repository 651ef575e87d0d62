# The themes of puzzles: the kinds of decision.

puzzle-theme-hold-up-opening = Which event to look at first
puzzle-theme-hold-up-place = Placing a gangster
puzzle-theme-hold-up-look = What to look at
puzzle-theme-hold-up-capture = Whom to capture
