# Les thèmes des énigmes : les sortes de décisions.

puzzle-theme-wyatt-earp-draw = Que piocher ?
puzzle-theme-wyatt-earp-turn = Le tour : poser, jouer, défausser
puzzle-theme-wyatt-earp-place = Sur quel hors-la-loi poser la carte ?
puzzle-theme-wyatt-earp-hide = Qui se cache ?
puzzle-theme-wyatt-earp-steal = Que voler ?
puzzle-theme-wyatt-earp-unhide = Quelle Cachette retirer ?
puzzle-theme-wyatt-earp-name = Quel hors-la-loi nommer ?
puzzle-theme-wyatt-earp-fetch = Que reprendre de la défausse ?
puzzle-theme-wyatt-earp-answer = Appeler Wyatt Earp ?
puzzle-theme-wyatt-earp-snapshot = Une Photo hors de son tour ?

# De plus fins (themes.yaml).

puzzle-theme-wyatt-earp-targets = À quoi sert une carte
puzzle-theme-wyatt-earp-first-draws = La pioche, aux premières manches
puzzle-theme-wyatt-earp-last-draws = La pioche, aux dernières manches
puzzle-theme-wyatt-earp-money = Le tour : l’argent est proche
puzzle-theme-wyatt-earp-shares = Le tour : des parts à venir
