# The themes of puzzles: the kinds of decision.

puzzle-theme-public-enemy-turn = Which card to draw
puzzle-theme-public-enemy-sheriff = The Sheriff
puzzle-theme-public-enemy-bounty-hunter = The Bounty Hunter
puzzle-theme-public-enemy-swindler = The Swindler
puzzle-theme-public-enemy-cavalry = The Cavalry
