# The themes of puzzles: the kinds of decision.

puzzle-theme-colt-express-character = Choosing a bandit
puzzle-theme-colt-express-opening = Throwing out bullets
puzzle-theme-colt-express-plan = The Plan: which card next?
puzzle-theme-colt-express-keep = What to keep in hand
puzzle-theme-colt-express-move = Where to go
puzzle-theme-colt-express-fire = Whom to shoot
puzzle-theme-colt-express-rob = What to take
puzzle-theme-colt-express-punch = Whom to hit
puzzle-theme-colt-express-knock = What the victim drops
puzzle-theme-colt-express-pocket = Pocket it or let it fall
puzzle-theme-colt-express-throw = Where the victim lands
puzzle-theme-colt-express-marshal = Where the Marshal goes
puzzle-theme-colt-express-pickpocket = Pickpocketing
puzzle-theme-colt-express-pair = Choosing a pair
puzzle-theme-colt-express-fist = Closed fists
puzzle-theme-colt-express-attack = Jump on or ride on
puzzle-theme-colt-express-board = Which car to board
puzzle-theme-colt-express-take = A card from the deck
puzzle-theme-colt-express-melee = Mêlée
puzzle-theme-colt-express-cover = Cover fire
puzzle-theme-colt-express-keep-some = Plan of attack
puzzle-theme-colt-express-ride = Where to ride
puzzle-theme-colt-express-hostage = Which hostage
puzzle-theme-colt-express-flee = Fleeing from the Shotgun
puzzle-theme-colt-express-travel = Through time

# Finer ones (themes.yaml).

puzzle-theme-colt-express-pairs = Two bandits each
puzzle-theme-colt-express-ways = Where to go
puzzle-theme-colt-express-blows = Blows, and what comes of them
puzzle-theme-colt-express-shots = A plan for the gun
puzzle-theme-colt-express-loot = A plan for loot
puzzle-theme-colt-express-tempo = A plan for what comes next
