# Les thèmes des énigmes : les sortes de décisions.

puzzle-theme-six-territories-lay = Où poser les richesses ?
puzzle-theme-six-territories-character = Placer un personnage ?

# De plus fins (themes.yaml).

puzzle-theme-six-territories-rich-posts = Un personnage : les postes les plus riches
puzzle-theme-six-territories-fair-posts = Un personnage : de bons postes
puzzle-theme-six-territories-posts = Un personnage : maintenant ou jamais ?
puzzle-theme-six-territories-points = Des richesses : des points tout de suite
puzzle-theme-six-territories-places = Des richesses : de la place pour d’autres
