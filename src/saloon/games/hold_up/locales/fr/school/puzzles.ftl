# Les thèmes des énigmes : les sortes de décisions.

puzzle-theme-hold-up-opening = Quel événement regarder d’abord ?
puzzle-theme-hold-up-place = Poser un gangster
puzzle-theme-hold-up-look = Que regarder ?
puzzle-theme-hold-up-capture = Qui capturer ?
