# The themes of puzzles: the kinds of decision.

puzzle-theme-six-territories-lay = Where to lay the riches
puzzle-theme-six-territories-character = To post a character?

# Finer ones (themes.yaml).

puzzle-theme-six-territories-rich-posts = A character: the richest posts
puzzle-theme-six-territories-fair-posts = A character: fair posts
puzzle-theme-six-territories-posts = A character: now or never?
puzzle-theme-six-territories-points = Riches: points at once
puzzle-theme-six-territories-places = Riches: room for more
