# The themes of puzzles: the kinds of decision.

puzzle-theme-hold-up-opening = Which event to look at first
puzzle-theme-hold-up-place = Placing a gangster
puzzle-theme-hold-up-look = What to look at
puzzle-theme-hold-up-capture = Whom to capture

# Finer ones (themes.yaml).

puzzle-theme-hold-up-duel = Two gangs alone
puzzle-theme-hold-up-bounties = Bounties in reach
puzzle-theme-hold-up-showdowns = Bounties to come
puzzle-theme-hold-up-money = Money in the end
puzzle-theme-hold-up-hopes = Something to hope for
