# The themes of puzzles: the kinds of decision.

puzzle-theme-public-enemy-turn = Which card to draw
puzzle-theme-public-enemy-sheriff = The Sheriff
puzzle-theme-public-enemy-bounty-hunter = The Bounty Hunter
puzzle-theme-public-enemy-swindler = The Swindler
puzzle-theme-public-enemy-cavalry = The Cavalry

# Finer ones (themes.yaml).

puzzle-theme-public-enemy-saloon = What the Saloon brings
puzzle-theme-public-enemy-duel = Two outlaws alone
puzzle-theme-public-enemy-victory = The tokens of victory
puzzle-theme-public-enemy-points = A race for points
puzzle-theme-public-enemy-ending = When the round may end
puzzle-theme-public-enemy-early = The first rounds
puzzle-theme-public-enemy-late = The last rounds
