# Ce que dit le plateau de ce qui y est dessiné.

board-st = Six Territoires, le plateau
board-st-map = La carte
board-st-players = Les joueurs
board-st-land = Symboles : { $symbols } sur { $symbol_places }. Richesses : { $riches } ; places libres : { $free }. { $who }
board-st-nobody = Personne n’y est posté.
board-st-posted = { $name } : { $count }
board-st-pot = Butin
board-st-envelope = Enveloppe
board-st-envelope-left =
    { $count ->
        [one] Enveloppe, reste { $count } jeton
       *[other] Enveloppe, restent { $count } jetons
    }
board-st-left-of = { $name } : { $count }
board-st-drawn = Pioché
board-st-in-hand = En main : { $token_name }
board-st-nothing-drawn = Rien en main
board-st-aside = Mis de côté
board-st-characters = personnages restants : { $count }
