# Les thèmes des énigmes : les sortes de décisions.

puzzle-theme-six-territories-lay = Où poser les richesses ?
puzzle-theme-six-territories-character = Placer un personnage ?
