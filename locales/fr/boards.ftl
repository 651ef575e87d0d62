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
board-ce-hostage = { $hostage_name }. { board-ce-burden } { board-ce-ransom }
board-ce-holds = Otage : { $hostage_name }. { board-ce-burden } { board-ce-ransom }
board-ce-burden =
    { $hostage ->
        [zealot] Plus de Chevauchée.
        [minister] Une carte de moins en début de manche.
        [old-lady] Un seul wagon par Déplacement sur les toits.
        [teacher] Plus de Coup de poing.
        [poodle] Une balle neutre de plus à chaque début de manche.
        [photographer] Plus de carte face cachée.
        [poker-player] Le bandit perd son pouvoir.
       *[banker] Aucun effet négatif.
    }
board-ce-ransom =
    { $hostage ->
        [zealot] Rançon : { MONEY(700) }.
        [minister] Rançon : { MONEY(900) }.
        [old-lady] Rançon : { MONEY(500) } par bijou.
        [teacher] Rançon : { MONEY(800) }.
        [poodle] Rançon : { MONEY(1000) }.
        [photographer] Rançon : { MONEY(200) } par balle dans la pioche, sauf les neutres et les alliées.
        [poker-player] Rançon : { MONEY(250) } par bourse.
       *[banker] Rançon : { MONEY(1000) }, avec une cagnotte.
    }
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

## Six Territoires

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

## Public Enemy Number One

board-pe = Public Enemy Number One, le plateau
board-pe-street = Les villes et le Saloon
board-pe-saloon = Saloon
board-pe-gangs = Les hors-la-loi des joueurs
board-pe-ledger = Jetons et défausse
board-pe-outlaw = { pe-outlaw } ({ pe-gang })
board-pe-leader = { pe-outlaw } (chef, { pe-gang })
board-pe-leader-short = Chef
board-pe-face = Carte visible : { $card_title }
board-pe-left =
    { $count ->
        [one] Reste { $count } carte
       *[other] Restent { $count } cartes
    }
board-pe-cards =
    { $count ->
        [one] carte
       *[other] cartes
    }
board-pe-first = Prochaine carte, connue de ceux qui l’ont regardée : { $card_title }
board-pe-next = Ensuite :
board-pe-looked = A regardé la prochaine carte : { $who }
board-pe-last = Dernière carte piochée : { $card_title }
board-pe-under =
    { $count ->
        [one] { $count } carte glissée sous la pioche
       *[other] { $count } cartes glissées sous la pioche
    }
board-pe-under-cards = Sous la pioche : { $cards }
board-pe-under-short = { $count } dessous
board-pe-dollar-under = { $deck_title }, pour un Dollar : glisser le hors-la-loi sous la pioche
board-pe-dollar-look = { $deck_title }, pour un Dollar : regarder la prochaine carte
board-pe-counter = Encore dans la pioche
board-pe-counter-row = { $gang_title } : { $count } sur { $of }
board-pe-spent = Cartes Saloon piochées dans la manche
board-pe-spent-count =
    { $count ->
        [one] { $count } piochée
       *[other] { $count } piochées
    }
board-pe-stack =
    { $count ->
        [0] { $player }, { $gang_title } : aucun hors-la-loi
       *[other] { $player }, { $gang_title } : { $count } hors-la-loi
    }
board-pe-top = Dessus : { $card_title }
board-pe-covered = Recouverts : { $cards }
board-pe-round = Manche
board-pe-wanted-left =
    { $count ->
        [one] Wanted, { $gang_title } : reste { $count } jeton
       *[other] Wanted, { $gang_title } : restent { $count } jetons
    }
board-pe-verdict =
    { $kind ->
        [most] Majorité : { $player }
        [leader] Majorité, grâce au chef : { $player }
        [tied] Égalité
       *[nobody] Personne n’en a
    }
board-pe-one-free = Le jeton One, encore à personne
board-pe-one-of = Le jeton One, à { $player }
board-pe-supremacy = Suprématie de la manche : { $gang_title }, une carte de plus au calcul des points
board-pe-cavalry-away = La Cavalerie, hors de la table
board-pe-cavalry-here = La Cavalerie est là
board-pe-cavalry-on = La Cavalerie, à { pe-town }
board-pe-discard =
    { $count ->
        [0] Aucun hors-la-loi défaussé
        [one] { $count } hors-la-loi défaussé
       *[other] { $count } hors-la-loi défaussés
    }
board-pe-discard-short = Défausse
board-pe-out = { $count } hors-la-loi ne sont pas de la partie
board-pe-to-move = À son tour.
board-pe-first-player = A commencé la manche.
board-pe-has-one = Détient le jeton One.
board-pe-has-wanted = Wanted : { $gang_title }.
board-pe-dollars =
    { $count ->
        [0] Plus aucun Dollar
        [one] { $count } Dollar
       *[other] { $count } Dollars
    }
board-pe-points =
    { $count ->
        [one] point
       *[other] points
    }
board-pe-duel = Duel au soleil
board-pe-tuel = Tuel au soleil
board-pe-tile =
    { $tile ->
        [bang] { $player } : Bang !
       *[click] { $player } : Click.
    }
board-pe-tile-hidden = Face cachée
board-pe-duel-won = { $player } remporte le duel.
board-pe-duel-lost = Les deux mordent la poussière.

## Wyatt Earp

board-we = Wyatt Earp, le plateau
board-we-territories = Les territoires
board-we-posters = Les avis de recherche
board-we-your-hand = Votre main
board-we-empty-hand = Votre main est vide.
board-we-asked = Une question
board-we-or-nothing = Rien ne vous oblige à prendre une carte.
board-we-answer-you = { $turn } pose une Cachette sur vos cartes { $outlaw_name }. Répondez-vous aussitôt par un Wyatt Earp ?
board-we-answer-other = { $turn } pose une Cachette sur les cartes { $outlaw_name } de { $name }, qui peut répondre par un Wyatt Earp.
board-we-snapshot-you = { $turn } vient de poser la première série { $outlaw_name }. Jouez-vous la Photo, hors de votre tour ?
board-we-snapshot-other = { $turn } vient de poser la première série { $outlaw_name }. { $name } peut jouer la Photo, hors de son tour.
board-we-only-pass = Vous n’avez pas de quoi répondre : passez.
board-we-search = Toute la défausse : prenez une carte
board-we-cards =
    { $count ->
        [one] { $card_name }
       *[other] { $card_name }, { $count } cartes
    }
board-we-short =
    { $card ->
        [jesse-james] James
        [butch-cassidy] Cassidy
        [billy-the-kid] Billy
        [sundance-kid] Sundance
        [wes-hardin] Hardin
        [belle-starr] Starr
        [bob-dalton] Dalton
        [bank-robbery] Banque
        [stagecoach-robbery] Diligence
        [fastest-gun] Tireur
        [most-wanted] Wanted
        [hideout] Cachette
        [wyatt-earp] Wyatt
       *[other] Photo
    }
board-we-pile-short = Pioche
board-we-pile =
    { $count ->
        [0] La pioche, vide.
        [one] La pioche, encore { $count } carte.
       *[other] La pioche, encore { $count } cartes.
    }
board-we-reshuffled = La défausse y a été mélangée.
board-we-discard-short = Défausse
board-we-discard = La défausse, { $card_name } sur le dessus, { $count } en tout.
board-we-discard-empty =
    { $count ->
        [0] La défausse, vide.
        [one] La défausse, { $count } carte.
       *[other] La défausse, { $count } cartes.
    }
board-we-in-play = En jeu
board-we-playing = En jeu : { $card_name }.
board-we-nothing-in-play = Aucune carte sheriff en jeu.
board-we-hit = Touché
board-we-missed = Raté
board-we-shot-hit = Dernier tir, par { $name } : { $card_name }, réussi.
board-we-shot-missed = Dernier tir, par { $name } : { $card_name }, raté.
board-we-reward = Récompense : { MONEY($reward) }.
board-we-opened = Une série est posée.
board-we-not-opened = Pas encore de série.
board-we-would-be-captured = Capture acquise si la manche finissait là.
board-we-counts =
    { $points ->
        [one] { $name } : { $points } point de capture.
       *[other] { $name } : { $points } points de capture.
    }
board-we-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-we-covered = { $points } points sous une Cachette : ils ne comptent pas.
board-we-outlaws =
    { $count ->
        [0] Aucune carte hors-la-loi
        [one] { $count } carte hors-la-loi
       *[other] { $count } cartes hors-la-loi
    }
board-we-photo = la Photo
board-we-of =
    { $count ->
        [one] { $card_title }
       *[other] { $card_title } × { $count }
    }
board-we-group = { $outlaw_name }, chez { $name }
board-we-you = { $name } (vous)
board-we-money = { MONEY($money) }.
board-we-in-hand =
    { $count ->
        [0] Aucune carte en main.
        [one] { $count } carte en main.
       *[other] { $count } cartes en main.
    }
board-we-dealer = Donneur.
board-we-to-move = À jouer.
board-we-nothing-laid = Rien de posé.
board-we-says-named = { $outlaw_name } ?
board-we-says-none = Aucune !
board-we-says-here = Tenez !
board-we-says-pass = Passe
board-we-captured = Capture
board-we-escaped = En fuite
board-we-stays = Reste sur l’avis
board-we-scoring = Le partage de la dernière manche
board-we-duel = Le duel
board-we-won = Dernier debout

## Hold-up

board-hu = Hold-up, le plateau
board-hu-town = La ville vue du ciel
board-hu-gangs = Les gangs
board-hu-you = vous
board-hu-first = Premier joueur : les égalités reviennent au plus proche de lui dans l’ordre du tour.
board-hu-to-move = À son tour.
board-hu-in-hand = Gangsters en main :
board-hu-to-draw = Gangsters à piocher :
board-hu-face-down-quota = À poser encore face cachée :
board-hu-loot-held = Butin :
board-hu-bounty-held = Primes :
board-hu-money = Argent :
board-hu-your-hand = Votre main
board-hu-pile =
    { $count ->
        [0] Pile épuisée
       *[other] Pile : { $count }
    }
board-hu-face-down-left =
    { $count ->
        [0] Face cachée : plus aucune
       *[other] Face cachée : encore { $count }
    }
board-hu-face-down-short = Face cachée
board-hu-gangster = { $gangster_name }, { $role_name }, { $gang_title } : force { $strength }, puissance de feu { $firepower }, prime { MONEY($worth) }.
board-hu-hidden-gangster = Un gangster face cachée, { $gang_title }.
board-hu-face-down = Face cachée.
board-hu-captured = Capturé par : { $gang_title }.
board-hu-discarded = Défaussé.
board-hu-looked = Regardé par : { $who }.
board-hu-between = entre { $one } et { $other }
board-hu-event-unknown = Un événement face cachée
board-hu-street-north = Rue Nord
board-hu-street-east = Rue Est
board-hu-street-south = Rue Sud
board-hu-street-west = Rue Ouest
# Sur un petit panneau : une barre sépare les lignes.
board-hu-sign-north = Rue|Nord
board-hu-sign-east = Rue|Est
board-hu-sign-south = Rue|Sud
board-hu-sign-west = Rue|Ouest
board-hu-closed = Fermée : un marshal y prépare un piège
board-hu-side =
    { $free ->
        [0] { $building_name }, { $street_title } : complet
        [one] { $building_name }, { $street_title } : 1 place libre
       *[other] { $building_name }, { $street_title } : { $free } places libres
    }
board-hu-loot = Butins : { $big } et { $small }
board-hu-loot-hidden = Butins face cachée
board-hu-strength = { $gang_title } : force { $strength }
board-hu-bonus =
    { $count ->
        [0] Le milieu de la ville
       *[other] Tuiles bonus de { MONEY(200) } : { $count }
    }
board-hu-settling = Règlement de comptes, { $street_title }
board-hu-firepower = { $gang_title } : puissance de feu { $firepower }
board-hu-outcome = Les { $captor_title } capturent les { $victim_title } : { MONEY($worth) }
board-hu-nobody = Personne n’a capturé personne
