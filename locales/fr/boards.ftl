# Ce que les plateaux disent de ce qui y est dessiné.

## Tous les plateaux

board-never-mind = Finalement, non
board-read-rule = Lire la règle { $clause }
board-your-choice = À vous

## Colt Express

board-ce = Colt Express, le plateau
board-ce-train = Le train
board-ce-overview = Tout le train
board-ce-bandits = Les bandits
board-ce-locomotive = Locomotive
board-ce-car = Wagon { $car }
board-ce-caboose = Wagon de queue, { $car }
board-ce-place =
    { $floor ->
        [roof] { $car_title }, sur le toit
       *[inside] { $car_title }, à l’intérieur
    }
board-ce-purse = Bourse { $purse }, face cachée
board-ce-known-purse = Bourse { $purse }, de { MONEY($worth) }
board-ce-jewels =
    { $count ->
        [one] Bijou
       *[other] { $count } bijoux
    }
board-ce-strongboxes =
    { $count ->
        [one] Cagnotte
       *[other] { $count } cagnottes
    }
board-ce-the-marshal = Le Marshal
board-ce-floor = Le plancher
board-ce-round = Manche { $round } sur { $rounds }
board-ce-station = Gare
board-ce-turn = Tour { $number } sur { $count } : { $turn_name }
board-ce-turn-now = Tour { $number } sur { $count }, en cours : { $turn_name }
board-ce-pile = Le plan
board-ce-programme = Le plan se déroule
board-ce-pile-empty = Rien n’est encore prévu.
board-ce-played = { $number }. { $bandit_name } : { $card_name }
board-ce-played-hidden = { $number }. { $bandit_name } : une carte face cachée
board-ce-played-secret = { $number }. { $bandit_name } : { $card_name }, cachée aux autres
board-ce-done = fait
board-ce-now = en cours
board-ce-to-come = à venir
board-ce-your-hand = Votre main
board-ce-cards =
    { $count ->
        [one] { $card_name }
       *[other] { $card_name }, { $count } cartes
    }
board-ce-dead = Une carte morte
board-ce-deck =
    { $count ->
        [one] Votre pioche, { $count } carte
       *[other] Votre pioche, { $count } cartes
    }
board-ce-deck-short = Pioche
board-ce-discard = Votre défausse, { $count }
board-ce-discard-short = Défausse
board-ce-neutral =
    { $count ->
        [one] Reste { $count } balle neutre
       *[other] Restent { $count } balles neutres
    }
board-ce-beside =
    { $count ->
        [0] Pas de cagnotte au bord de la voie
       *[other] La deuxième cagnotte attend au bord de la voie
    }
board-ce-bullets = Balles restantes :
board-ce-received = Balles reçues :
board-ce-purses = Bourses :
board-ce-jewels-held = Bijoux :
board-ce-strongboxes-held = Cagnottes :
board-ce-in-hand = Cartes en main :
board-ce-in-deck = Cartes dans la pioche : { $count }.
board-ce-first = Premier joueur.
board-ce-to-move = À son tour.
board-ce-known-money = Argent connu :
board-ce-score = Total :
board-ce-wanted = Recherché
board-ce-taken = Pris
board-ce-you = vous

## Six Territoires

board-st = Six Territoires, le plateau
board-st-map = La carte
board-st-players = Les joueurs
board-st-land = Symboles : { $symbols } sur { $symbol_places }. Richesses : { $riches } ; places libres : { $free }. { $who }
board-st-nobody = Personne n’y est posté.
board-st-posted = { $name } : { $count }
board-st-pot = Butin
board-st-envelope = Enveloppe
board-st-envelope-left =
    { $count ->
        [one] Enveloppe, reste { $count } jeton
       *[other] Enveloppe, restent { $count } jetons
    }
board-st-left-of = { $name } : { $count }
board-st-drawn = Pioché
board-st-in-hand = En main : { $token_name }
board-st-nothing-drawn = Rien en main
board-st-aside = Mis de côté
board-st-characters = personnages restants : { $count }
