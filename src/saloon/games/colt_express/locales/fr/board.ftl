# Ce que dit le plateau de ce qui y est dessiné.

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
board-ce-purse = Bourse encore fermée
board-ce-purse-of = Bourse lâchée par { $holder_name }
board-ce-purse-of-several = Bourse passée entre les mains de { $holders_names }
board-ce-purse-known = Bourse de { MONEY($worth) }
board-ce-purse-known-too = Bourse de { MONEY($worth) }, connue de { $holders_names }
board-ce-several-alike = { $thing } ×{ $count }
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
board-ce-turn = Tour { $number } sur { $count } : { $turn_name }
board-ce-turn-now = Tour { $number } sur { $count }, en cours : { $turn_name }
board-ce-pile = Le plan
board-ce-programme = Le plan se déroule
board-ce-pile-empty = Rien n’est encore prévu.
board-ce-played = { $number }. { $bandit_name } : { $card_name }
board-ce-played-hidden = { $number }. { $bandit_name } : une carte face cachée
board-ce-played-secret = { $number }. { $bandit_name } : { $card_name }, cachée aux autres
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
board-ce-bullets = Balles restantes :
board-ce-received = Balles reçues :
board-ce-purses = Bourses :
board-ce-jewels-held = Bijoux :
board-ce-strongboxes-held = Cagnottes :
board-ce-in-hand = Cartes en main :
board-ce-in-deck = Cartes dans la pioche : { $count }.
board-ce-first = Premier joueur.
board-ce-to-move = À son tour.
board-ce-known-money = Argent connu :
board-ce-score = Total :
board-ce-wanted = Recherché
board-ce-taken = Pris
board-ce-you = vous

# Chevaux et diligence, la voiture, les camps

board-ce-coach = Diligence
board-ce-time-car = Voiture à voyager dans le temps
board-ce-the-shotgun = Le Shotgun
board-ce-horse = Cheval à côté : { $car_title }
board-ce-your-horse = Votre cheval
board-ce-flask =
    { $kind ->
        [classic] { $half ->
            [half] Whisky classique à moitié bu
           *[full] Whisky classique
        }
        [old] { $half ->
            [half] Vieux whisky à moitié bu
           *[full] Vieux whisky
        }
       *[unknown] Whisky, face cachée
    }
board-ce-passengers = Les passagers de la diligence
board-ce-holds = Otage : { $hostage_name }. { $about }
board-ce-travels = { $bandit_name } est quelque part dans le temps
board-ce-hides = { $bandit_name } se cache : { $car_title }. Vous seul le savez.
board-ce-away = Dans le temps
board-ce-gone = En fuite
board-ce-has-chosen = A choisi en secret.
board-ce-picked = Choisie
board-ce-keep =
    { $count ->
        [one] Plan d’attaque : une carte peut être gardée pour la manche suivante
       *[other] Plan d’attaque : { $count } cartes peuvent être gardées pour la manche suivante
    }
board-ce-played-unknown = { $number }. { $seat_name } : une carte face cachée
board-ce-fists = Lequel commence dans le wagon de queue ?
board-ce-fists-closed = Vos poings sont fermés.
board-ce-team =
    { $suit ->
        [heart] Équipe de cœur
        [club] Équipe de trèfle
       *[spade] Équipe de pique
    }
