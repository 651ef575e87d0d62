# Les thèmes des énigmes : les sortes de décisions.

puzzle-theme-colt-express-character = Choisir son bandit
puzzle-theme-colt-express-opening = Jeter des balles
puzzle-theme-colt-express-plan = Le Plan : quelle carte ?
puzzle-theme-colt-express-keep = Que garder en main ?
puzzle-theme-colt-express-move = Où aller ?
puzzle-theme-colt-express-fire = Sur qui tirer ?
puzzle-theme-colt-express-rob = Que prendre ?
puzzle-theme-colt-express-punch = Qui frapper ?
puzzle-theme-colt-express-knock = Ce que lâche la victime
puzzle-theme-colt-express-pocket = Empocher ou laisser tomber
puzzle-theme-colt-express-throw = Où atterrit la victime
puzzle-theme-colt-express-marshal = Où va le Marshal
puzzle-theme-colt-express-pickpocket = Pickpocket
puzzle-theme-colt-express-pair = Choisir sa paire
puzzle-theme-colt-express-fist = Les poings fermés
puzzle-theme-colt-express-attack = Monter ou galoper encore
puzzle-theme-colt-express-board = Dans quel wagon monter ?
puzzle-theme-colt-express-take = Une carte de la pioche
puzzle-theme-colt-express-melee = La mêlée
puzzle-theme-colt-express-cover = Couverture
puzzle-theme-colt-express-keep-some = Plan d’attaque
puzzle-theme-colt-express-ride = Jusqu’où chevaucher ?
puzzle-theme-colt-express-hostage = Quel otage ?
puzzle-theme-colt-express-flee = Fuir le Shotgun
puzzle-theme-colt-express-travel = À travers le temps

# De plus fins (themes.yaml).

puzzle-theme-colt-express-pairs = Deux bandits chacun
puzzle-theme-colt-express-ways = Où aller
puzzle-theme-colt-express-blows = Les coups, et ce qui s’ensuit
puzzle-theme-colt-express-shots = Un plan pour la gâchette
puzzle-theme-colt-express-loot = Un plan pour le butin
puzzle-theme-colt-express-tempo = Un plan pour la suite
