# Les thèmes des énigmes : les sortes de décisions.

puzzle-theme-public-enemy-turn = Quelle carte prendre ?
puzzle-theme-public-enemy-sheriff = Le Shérif
puzzle-theme-public-enemy-bounty-hunter = Le Chasseur de prime
puzzle-theme-public-enemy-swindler = L’Arnaqueur
puzzle-theme-public-enemy-cavalry = La Cavalerie

# De plus fins (themes.yaml).

puzzle-theme-public-enemy-saloon = Ce qu’apporte le Saloon
puzzle-theme-public-enemy-duel = Deux joueurs seuls
puzzle-theme-public-enemy-victory = Les jetons de la victoire
puzzle-theme-public-enemy-points = La course aux points
puzzle-theme-public-enemy-ending = Quand la manche peut finir
puzzle-theme-public-enemy-early = Les premières manches
puzzle-theme-public-enemy-late = Les dernières manches
