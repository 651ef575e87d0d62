# The themes of puzzles: the kinds of decision.

puzzle-theme-wyatt-earp-draw = What to draw
puzzle-theme-wyatt-earp-turn = The turn: lay, play or discard
puzzle-theme-wyatt-earp-place = Which outlaw a card goes on
puzzle-theme-wyatt-earp-hide = Who goes into hiding
puzzle-theme-wyatt-earp-steal = What to steal
puzzle-theme-wyatt-earp-unhide = Which Hideout to clear
puzzle-theme-wyatt-earp-name = Which outlaw to name
puzzle-theme-wyatt-earp-fetch = What to fetch from the discard
puzzle-theme-wyatt-earp-answer = To send for Wyatt Earp?
puzzle-theme-wyatt-earp-snapshot = A Photo out of turn?

# Finer ones (themes.yaml).

puzzle-theme-wyatt-earp-targets = What a card is for
puzzle-theme-wyatt-earp-first-draws = The draw, in the first rounds
puzzle-theme-wyatt-earp-last-draws = The draw, in the last rounds
puzzle-theme-wyatt-earp-money = The turn: money near
puzzle-theme-wyatt-earp-shares = The turn: shares to come
