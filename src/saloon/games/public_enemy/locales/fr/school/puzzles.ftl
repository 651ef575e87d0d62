# Les thèmes des énigmes : les sortes de décisions.

puzzle-theme-public-enemy-turn = Quelle carte prendre ?
puzzle-theme-public-enemy-sheriff = Le Shérif
puzzle-theme-public-enemy-bounty-hunter = Le Chasseur de prime
puzzle-theme-public-enemy-swindler = L’Arnaqueur
puzzle-theme-public-enemy-cavalry = La Cavalerie
