# Colt Express : ce qu’il y a sur la table, ce qu’on demande, ce qui arrive, ce que l’on compte.

## Choses

name-ghost = Ghost
name-doc = Doc
name-tuco = Tuco
name-django = Django
name-cheyenne = Cheyenne
name-belle = Belle
name-nobody = personne
name-move = Déplacement
name-floor = Changement d’étage
name-fire = Tir
name-rob = Braquage
name-punch = Coup de poing
name-marshal = Marshal
name-neutral = Balle neutre
name-shot = Balle
name-purse = Bourse
name-jewel = Bijou
name-strongbox = Cagnotte
name-inside = à l’intérieur
name-roof = sur le toit
name-normal = Face visible
name-tunnel = Tunnel
name-double = Accélération
name-switching = Aiguillage
name-angry-marshal = Marshal en colère
name-swivel-arm = Potence tournante
name-braking = Freinage
name-take-it-all = Prenez tout !
name-rebellion = Rébellion des passagers
name-bridge = Pont
name-marshals-revenge = Vengeance du Marshal
name-pickpocketing = Vol à la tire
name-hostage = Prise d’otage du conducteur
name-ride = Chevauchée
name-allied = Balle alliée
name-whisky = Whisky
name-half-classic = Whisky classique à moitié bu
name-half-old = Vieux whisky à moitié bu
name-classic = Whisky classique
name-old = Vieux whisky
name-melee = Mêlée
name-boxcar = Wagon
name-whiskey-for-the-marshal = Une rasade pour le Marshal
name-panting-horses = Essoufflement
name-higher-speed = Vitesse supérieure
name-shotguns-rage = La colère du Shotgun
name-sharing = Partage du butin
name-escape = Fuite
name-mortal-bullet = Balle mortelle
name-zealot = La Bigote
name-minister = Le Pasteur
name-old-lady = La Vieille dame
name-teacher = L’Institutrice
name-banker = Le Banquier
name-poodle = Le Caniche
name-photographer = Le Photographe
name-poker-player = La Joueuse de poker

## Choses dans une phrase

ce-the-car =
    { $car ->
        [0] la locomotive
        [time] la Voiture
       *[other] le wagon { $car }
    }
ce-of-the-car =
    { $car ->
        [0] de la locomotive
        [time] de la Voiture
       *[other] du wagon { $car }
    }
ce-the-place =
    { $place_floor ->
        [roof] le toit { $place_car ->
            [0] de la locomotive
            [coach] de la diligence
           *[other] du wagon { $place_car }
        }
       *[inside] { $place_car ->
            [0] la locomotive
            [coach] la diligence
            [time] la Voiture
           *[other] le wagon { $place_car }
        }
    }
ce-the-player =
    { $bandit ->
        [nobody] { $seat_name }
       *[other] { $bandit_name }
    }
ce-the-card =
    { $whose ->
        [nobody] { $card_name }
       *[other] { $card_name } de { $whose_name }
    }
ce-the-choice =
    { $card ->
        [draw] piocher trois cartes
        [pass] passer
        [no-more] ne plus rien garder
       *[other] { $whose ->
            [nobody] { $card_name }
           *[other] { $card_name } de { $whose_name }
        }
    }
ce-a-flask =
    { $half ->
        [0] une flasque pleine de { $whisky ->
            [old] vieux whisky
           *[classic] whisky classique
        }
       *[other] une flasque à moitié bue de { $whisky ->
            [old] vieux whisky
           *[classic] whisky classique
        }
    }
ce-a-loot =
    { $loot ->
        [purse] une bourse
        [jewel] un bijou
        [whisky] une flasque de whisky pleine
        [half-classic] une flasque de whisky classique à moitié bue
        [half-old] une flasque de vieux whisky à moitié bue
       *[strongbox] une cagnotte
    }

## Questions

ce-decision-character = Choisissez votre bandit.
ce-decision-opening = Le Plan commence : défaussez autant de balles de votre main que vous voulez.
ce-decision-plan = Posez une carte Action sur la pile, ou piochez trois cartes.
ce-decision-plan-or-drink = Posez une carte Action sur la pile, piochez trois cartes, ou buvez une flasque.
ce-decision-plan-after-flask = Après la flasque : posez une carte Action sur la pile.
ce-decision-keep = Défaussez ce qui ne vous servira pas à la prochaine manche, puis gardez le reste.
ce-decision-move = Votre Déplacement : où va votre bandit ?
ce-decision-fire = Votre Tir : sur qui ?
ce-decision-rob = Votre Braquage : que prenez-vous ?
ce-decision-punch = Votre Coup de poing : pour qui ?
ce-decision-knock = Que laisse tomber votre victime ?
ce-decision-pocket = La bourse est à portée de main : vous l’empochez ou vous la laissez tomber ?
ce-decision-throw = Où atterrit votre victime ?
ce-decision-marshal = Votre carte Marshal : où va-t-il ?
ce-decision-pickpocket = Vous êtes seul ici : vous ramassez une bourse ?
ce-decision-pair = Choisissez votre paire de bandits.
ce-decision-fist = Fermez les poings : quel bandit est dans la main gauche et part du wagon de queue ?
ce-decision-attack = L’Attaque à cheval : votre bandit monte dans ce wagon, ou galope encore ?
ce-decision-board = Vous êtes le dernier à cheval : dans quel wagon monte votre bandit ?
ce-decision-take = Avant de mélanger, vous pouvez prendre une carte de votre choix dans votre pioche.
ce-decision-melee = Mêlée : choisissez en secret une carte à jouer, ou de piocher trois cartes.
ce-decision-cover = Couverture : ajoutez une carte Action de votre autre bandit, ou non.
ce-decision-keep-some = Plan d’attaque : choisissez en secret une carte à garder pour la prochaine manche, ou aucune.
ce-decision-ride = Votre Chevauchée : jusqu’où va votre bandit ?
ce-decision-hostage = Vous voilà dans la diligence : quel otage prenez-vous ?
ce-decision-flee = Le Shotgun chasse votre bandit : vers quel toit ?
ce-decision-travel = Votre bandit voyage dans le temps : où se cache-t-il ?

## Choix

ce-be = Jouer { $character_name }
ce-dump =
    { $count ->
        [0] Garder toute la main
        [1] Défausser 1 balle
       *[other] Défausser { $count } balles
    }
ce-draw = Piocher trois cartes
ce-play = Jouer { $card_name }
ce-play-in-tunnel = Jouer { $card_name } face cachée (tunnel)
ce-hide = Jouer { $card_name } face cachée (Ghost)
ce-keep = Garder le reste
ce-discard = Défausser { $card_name }
ce-move = Aller vers { ce-the-place }
ce-shoot = Tirer sur { $victim_name }
ce-rob-purse = Prendre une bourse encore fermée
ce-rob-purse-of = Prendre une bourse lâchée par { $holder_name }
ce-rob-purse-of-several = Prendre une bourse passée entre les mains de { $holders_names }
ce-rob-purse-known = Prendre une bourse de { MONEY($worth) }
ce-rob-purse-known-too = Prendre une bourse de { MONEY($worth) }, connue aussi de { $holders_names }
ce-rob-jewel = Prendre un bijou
ce-rob-strongbox = Prendre la cagnotte
ce-punch = Frapper { $victim_name }
ce-knock = Faire lâcher { ce-a-loot } à { $victim_name }
ce-knock-purse = Faire lâcher à { $victim_name } une bourse de valeur inconnue
ce-knock-purse-of = Faire lâcher à { $victim_name } une bourse qui fut à { $holder_name }
ce-knock-purse-of-several = Faire lâcher à { $victim_name } une bourse passée entre les mains de { $holders_names }
ce-knock-purse-known = Faire lâcher à { $victim_name } une bourse de { MONEY($worth) }
ce-knock-purse-known-too = Faire lâcher à { $victim_name } une bourse de { MONEY($worth) }, connue aussi de { $holders_names }
ce-pocket = Empocher la bourse de { $victim_name }
ce-drop = Laisser tomber la bourse de { $victim_name }
ce-throw = Envoyer la victime vers { ce-the-place }
ce-marshal = Envoyer le Marshal vers { ce-the-car }
ce-decline = Ne rien prendre
ce-be-two = Jouer { $character_name } et { $partner_name }
ce-left-fist = { $bandit_name } dans la main gauche, pour le wagon de queue
ce-jump-on = { $bandit_name } monte dans le wagon { $car }
ce-ride-on = { $bandit_name } galope encore
ce-take = Prendre { $card_name }
ce-take-of = Prendre { $card_name } de { $bandit_name }
ce-take-nothing = Ne prendre aucune carte
ce-play-of = Jouer { $card_name } de { $bandit_name }
ce-play-in-tunnel-of = Jouer { $card_name } de { $bandit_name } face cachée (tunnel)
ce-hide-of = Jouer { $card_name } de { $bandit_name } face cachée (Ghost)
ce-pass = Passer : rien à jouer, rien à piocher
ce-drink = Boire dans { ce-a-flask }
ce-drink-of = Boire la flasque de { $bandit_name } : { ce-a-flask }
ce-cover = Couvrir avec { $card_name }
ce-cover-of = Couvrir avec { $card_name } de { $bandit_name }
ce-no-cover = Pas de couverture
ce-discard-of = Défausser { $card_name } de { $bandit_name }
ce-keep-card = Garder { $card_name }
ce-keep-card-of = Garder { $card_name } de { $bandit_name }
ce-keep-no-more = Ne plus rien garder
ce-rob-any-purse = Prendre une des bourses au hasard
ce-rob-flask = Prendre une flasque intacte
ce-rob-flask-of = Prendre une flasque lâchée par { $holder_name }
ce-rob-flask-of-several = Prendre une flasque passée entre les mains de { $holders_names }
ce-rob-flask-known = Prendre { ce-a-flask }
ce-rob-flask-known-too = Prendre { ce-a-flask }, connue aussi de { $holders_names }
ce-punch-shotgun = Frapper le Shotgun
ce-ride = Chevaucher vers { ce-the-place }
ce-leave = Quitter le train pour de bon
ce-take-hostage = Prendre en otage : { $hostage_name }
ce-flee = Fuir vers { ce-the-place }
ce-travel = Se cacher sous { ce-the-place }

## Événements

ce-chose = { $seat_name } joue { $character_name }.
ce-boarded = { $bandit_name } monte dans { ce-the-place }.
ce-draws =
    { $count ->
        [one] { ce-the-player } pioche { $count } carte.
       *[other] { ce-the-player } pioche { $count } cartes.
    }
ce-drew = { ce-the-player } pioche { ce-the-card }.
# La table vient d’apprendre combien : on n’en dit pas plus.
ce-drew-hidden = { "" }
ce-reshuffled = { ce-the-player } mélange sa défausse et en fait une nouvelle pioche.
# Un événement dont le nom finit par un point d’exclamation est déjà une phrase.
ce-round-event =
    { $event ->
        [take-it-all] { $event_name }
       *[other] { $event_name }.
    }
ce-round-began =
    { $first ->
        [nobody] Manche { $round } : { ce-round-event } { $seat_name } commence.
       *[other] Manche { $round } : { ce-round-event } { $first_name } commence.
    }
ce-dumped = { ce-the-player } défausse une balle.
ce-played =
    { $player ->
        [nobody] { $bandit_name } joue { $card_name }.
       *[other] { $player_name } joue { $card_name } de { $bandit_name }.
    }
ce-played-face-down =
    { $bandit ->
        [nobody] { $seat_name } joue { $card_name } de { $whose_name } face cachée.
       *[other] { $player ->
            [nobody] { $bandit_name } joue { $card_name } face cachée.
           *[other] { $player_name } joue { $card_name } de { $whose_name } face cachée.
        }
    }
ce-played-face-down-hidden = { ce-the-player } joue une carte face cachée.
ce-passed = { ce-the-player } n’a rien à jouer ni à piocher.
ce-kept =
    { $count ->
        [0] { ce-the-player } ne garde rien.
        [1] { ce-the-player } garde 1 carte.
       *[other] { ce-the-player } garde { $count } cartes.
    }
ce-discarded = { ce-the-player } défausse { ce-the-card }.
ce-revealed =
    { $player ->
        [nobody] La carte cachée de { $bandit_name } : { $card_name }.
       *[other] La carte cachée de { $player_name } : { $card_name } de { $bandit_name }.
    }
ce-no-effect = { $card_name } sans effet pour { $bandit_name }.
ce-moved = { $bandit_name } va vers { ce-the-place }.
ce-changed-floor =
    { $place_floor ->
        [roof] { $bandit_name } grimpe sur le toit.
       *[inside] { $bandit_name } descend à l’intérieur.
    }
ce-shot = { $bandit_name } tire sur { $victim_name }.
ce-pushed = Le tir projette { $bandit_name } vers { ce-the-place }.
ce-took-purse =
    { $holder ->
        [everybody] { $bandit_name } prend une bourse.
        [nobody] { $bandit_name } prend une bourse encore fermée.
        [several] { $bandit_name } prend une bourse que plusieurs ont eue.
       *[other] { $bandit_name } prend une bourse lâchée par { $holder_name }.
    }
ce-learnt = La bourse contient { MONEY($worth) }.
ce-learnt-hidden = { "" }
ce-took-jewel = { $bandit_name } prend un bijou.
ce-took-strongbox = { $bandit_name } s’empare de la cagnotte !
ce-punched = { $bandit_name } frappe { $victim_name }.
ce-named-purse = { $bandit_name } désigne une des bourses de { $victim_name }.
ce-knocked-out = { $victim_name } laisse tomber { ce-a-loot }.
ce-pocketed = { $bandit_name } arrache la bourse de { $victim_name }.
ce-thrown = { $bandit_name } se fait projeter vers { ce-the-place }.
ce-marshal-moved = Le Marshal passe dans { ce-the-car }.
ce-fled =
    { $car ->
        [0] { $bandit_name } tombe sur le Marshal et file sur le toit de la locomotive.
       *[other] { $bandit_name } tombe sur le Marshal et file sur le toit du wagon { $car }.
    }
ce-neutral = { $bandit_name } reçoit une balle neutre.
ce-neutral-gone = Plus assez de balles neutres : personne n’est touché et la pile est écartée pour de bon.
ce-neutral-spent = Il n’y a plus de balles neutres.
ce-event =
    { $event ->
        [take-it-all] { $event_name }
       *[other] { $event_name } !
    }
ce-strongbox-placed = La deuxième cagnotte est posée dans { ce-the-car }.
ce-swept = { $bandit_name } se fait balayer vers { ce-the-place }.
ce-lost-purse = { $bandit_name } perd sa bourse la moins garnie.
ce-bonus = { $bandit_name } touche { MONEY($money) } pour le conducteur.
ce-declined = { $bandit_name } ne prend rien.
ce-round-ended = Fin de la manche { $round }.
ce-opened-purse = { $bandit_name } ouvre une bourse de { MONEY($worth) }.
ce-game-over = Le train entre en gare.
ce-closed-fist = { $seat_name } ferme les poings, { $left_name } dans la main gauche.
ce-closed-fist-hidden = { $seat_name } ferme les poings.
ce-chose-mount =
    { $mount ->
        [board] { $seat_name } ferme le poing sur { $bandit_name }.
       *[ride-on] { $seat_name } ferme le poing sur le cheval de { $bandit_name }.
    }
ce-chose-mount-hidden = { $seat_name } ferme le poing pour { $bandit_name }.
ce-rode-on = { $bandit_name } dépasse au galop le wagon { $car }.
ce-partner-card = { ce-the-player } pioche { ce-the-card } dans le paquet de son partenaire.
ce-partner-card-hidden = { ce-the-player } pioche une carte dans le paquet de son partenaire.
ce-took-card = { ce-the-player } prend { ce-the-card } dans sa pioche.
ce-took-card-hidden = { ce-the-player } prend une carte de son choix dans sa pioche.
ce-took-no-card = { ce-the-player } ne prend aucune carte dans sa pioche.
ce-covered = { $bandit_name } assure la couverture.
ce-chose-card =
    { $hidden ->
        [0] { ce-the-player } choisit en secret : { ce-the-choice }.
       *[other] { ce-the-player } choisit en secret : { ce-the-choice }, qui restera face cachée.
    }
ce-chose-card-hidden = { ce-the-player } a choisi.
ce-chose-to-keep =
    { $hidden ->
       *[0] { ce-the-player } choisit en secret : { ce-the-choice }.
    }
ce-chose-to-keep-hidden = { ce-the-player } a choisi.
ce-melee-draw = { ce-the-player } ne montre aucune carte.
ce-no-card = { ce-the-player } n’a aucune carte Action à jouer.
ce-drank =
    { $half ->
        [0] { $bandit_name } vide une flasque de { $whisky ->
            [old] vieux whisky
           *[classic] whisky classique
        }.
       *[other] { $bandit_name } boit la moitié d’une flasque de { $whisky ->
            [old] vieux whisky
           *[classic] whisky classique
        }.
    }
ce-rode =
    { $stops ->
        [0] { $bandit_name } saute sur un cheval et en redescend aussitôt, dans { ce-the-place }.
       *[other] { $start ->
            [time] { $bandit_name } saute sur un cheval à côté de la Voiture et chevauche vers { ce-the-place }.
            [0] { $bandit_name } saute sur un cheval à côté de la locomotive et chevauche vers { ce-the-place }.
           *[other] { $bandit_name } saute sur un cheval à côté du wagon { $start } et chevauche vers { ce-the-place }.
        }
    }
ce-left = { $bandit_name } quitte le train pour de bon, au galop.
ce-took-hostage = { $bandit_name } prend un otage : { $hostage_name }.
ce-took-flask =
    { $holder ->
        [everybody] { $bandit_name } prend une flasque.
        [nobody] { $bandit_name } prend une flasque intacte.
        [several] { $bandit_name } prend une flasque que plusieurs ont eue.
       *[other] { $bandit_name } prend une flasque lâchée par { $holder_name }.
    }
ce-learnt-flask = La flasque contient : { $whisky_name }.
ce-learnt-flask-hidden = { "" }
ce-knocked-flask = { $victim_name } laisse tomber { ce-a-loot }.
ce-punched-shotgun = { $bandit_name } frappe le Shotgun, qui atterrit sur le toit { ce-of-the-car }.
ce-met-shotgun = { $bandit_name } se retrouve face au Shotgun sur le toit { ce-of-the-car }.
ce-passed-shotgun = { $bandit_name } passe devant le Shotgun sur le toit { ce-of-the-car }.
ce-ran = { $bandit_name } fuit vers { ce-the-place }.
ce-coach-moved = La diligence recule à la hauteur { ce-of-the-car }.
ce-horses-moved = Les chevaux reculent d’un wagon.
ce-horse-lost = Un cheval s’essouffle à la hauteur { ce-of-the-car }.
ce-marshal-drank =
    { $whisky ->
        [old] Le Marshal trouve une flasque dans { ce-the-car } : du vieux whisky !
       *[classic] Le Marshal trouve une flasque dans { ce-the-car } : du whisky classique.
    }
ce-bitten = Le Caniche mord { $bandit_name } : une balle neutre.
ce-shared = { $bandit_name }, au partage du butin : { MONEY($money) }.
ce-caught = { $bandit_name } se fait appréhender.
ce-travelled = { $bandit_name } disparaît dans la Voiture et se cache sous { ce-the-place }.
ce-travelled-hidden = { $bandit_name } disparaît dans la Voiture.
ce-appeared = { $bandit_name } surgit dans { ce-the-place }.
ce-shown = Tout le monde a choisi.
ce-car-bonus = Personne d’autre dans la Voiture : { $bandit_name } gagne 500 $ avec tout le butin qui s’y trouve.

## Décompte

ce-part-purses =
    { $count ->
        [one] { $count } bourse
       *[other] { $count } bourses
    }
ce-part-jewels =
    { $count ->
        [one] { $count } bijou
       *[other] { $count } bijoux
    }
ce-part-strongboxes =
    { $count ->
        [one] { $count } cagnotte
       *[other] { $count } cagnottes
    }
ce-part-conductor = Rançon du conducteur
ce-part-gunslinger =
    { $bullets ->
        [one] As de la gâchette (reste { $bullets } balle)
       *[other] As de la gâchette (restent { $bullets } balles)
    }
ce-part-gunslingers =
    { $count ->
        [one] As de la gâchette ({ $count } balle tirée)
       *[other] As de la gâchette ({ $count } balles tirées)
    }
ce-part-ransom = Rançon : { $hostage_name }
ce-part-shared = Partage du butin
ce-part-car = Prime de la Voiture
ce-part-mortal =
    { $count ->
        [one] Balle mortelle ({ $count } balle)
       *[other] Balle mortelle ({ $count } balles)
    }
# $names : les ex æquo, le meilleur d’abord, chacun avec ses balles reçues ou sa place dans l’ordre du tour.
ce-tie-bullets = Égalité départagée : moins de balles reçues ({ $names }).
ce-tie-caught = Égalité de fortune : qui est libre passe avant qui s’est fait prendre ({ $names }).
ce-tie-turn = Égalité de fortune et de balles reçues : l’ordre du tour départage ({ $names }).

## Options

option-colt-express-expert = Variante Experts
option-colt-express-expert-help = Chacun a sa défausse, garde des cartes d’une manche à l’autre et pioche aussitôt les balles reçues.
option-colt-express-characters = Personnages
option-colt-express-characters-help = Les bandits sont tirés au hasard, ou choisis dans l’ordre des places.
option-colt-express-characters-random = Tirés au hasard
option-colt-express-characters-chosen = Choisis dans l’ordre des places
option-colt-express-punch_names_the_purse = On désigne la bourse frappée
option-colt-express-punch_names_the_purse-help = Le coup de poing désigne la bourse qui tombe ; sinon, une bourse de la victime tombe au hasard.
option-colt-express-keep_bullets = Balles gardées
option-colt-express-keep_bullets-help = Experts : les balles en main à la fin du Plan peuvent être gardées.
option-colt-express-doc_draws_seven = Doc complète à sept
option-colt-express-doc_draws_seven-help = Experts : Doc complète sa main à sept cartes au lieu de six.
option-colt-express-open_discards = Défausses ouvertes
option-colt-express-open_discards-help = Experts : chacun peut consulter toutes les défausses.
option-colt-express-variant = Variante
option-colt-express-variant-help = Chacun pour soi (à deux, chacun a deux bandits), en équipes de deux, ou deux bandits chacun selon le dépliant pour deux et trois.
option-colt-express-variant-usual = Livret
option-colt-express-variant-teams = Équipes (4 ou 6 joueurs)
option-colt-express-variant-leaflet = Dépliant pour 2 ou 3 joueurs
option-colt-express-stagecoach = Chevaux & Diligence
option-colt-express-stagecoach-help = L’extension : des chevaux, une diligence avec ses otages et son Shotgun, du whisky, des tours de Mêlée et de nouvelles cartes Manche.
option-colt-express-time_car = Voiture à voyager dans le temps
option-colt-express-time_car-help = Une Voiture devant la locomotive : qui s’y trouve seul à la fin d’une manche disparaît et surgit ailleurs.
option-colt-express-short_deck = Pioche de moins de trois cartes
option-colt-express-short_deck-help = Peut-on piocher quand il reste moins de trois cartes ?
option-colt-express-short_deck-draw = On pioche ce qui reste
option-colt-express-short_deck-play = On ne pioche pas
option-colt-express-rob_by_lot = Bourses tirées au sort
option-colt-express-rob_by_lot-help = Parmi plusieurs bourses au sol, le hasard décide laquelle est prise, et non le braqueur.
option-colt-express-neutral_batch = Trop peu de balles neutres
option-colt-express-neutral_batch-help = S’il y en a moins que de bandits touchés en même temps : personne n’en reçoit, ou l’un après l’autre tant qu’il en reste.
option-colt-express-neutral_batch-together = Personne n’en reçoit
option-colt-express-neutral_batch-each = Tant qu’il en reste
option-colt-express-choosing_order = Ordre des choix
option-colt-express-choosing_order-help = L’ordre des bandits qui doivent choisir en même temps, à partir du Premier Joueur.
option-colt-express-choosing_order-clockwise = Sens des aiguilles d’une montre
option-colt-express-choosing_order-counter-clockwise = Sens inverse
option-colt-express-last_tie = Égalité jusqu’au bout
option-colt-express-last_tie-help = Aussi riches et aussi souvent touchés : la victoire est partagée, ou va à celui qui serait le prochain Premier Joueur.
option-colt-express-last_tie-shared = Partagée
option-colt-express-last_tie-turn-order = Dans l’ordre du tour
option-colt-express-start = Départ des deux bandits
option-colt-express-start-help = Deux bandits chacun : celui qui part du wagon de queue est choisi en secret ou tiré au sort.
option-colt-express-start-fists = Choisi en secret
option-colt-express-start-random = Tiré au sort
option-colt-express-partner_card = Carte du partenaire
option-colt-express-partner_card-help = Équipes : qui choisit quand s’exécute une carte jouée par le partenaire de son propriétaire.
option-colt-express-partner_card-owner = Le propriétaire du bandit
option-colt-express-partner_card-player = Celui qui a joué la carte
option-colt-express-side_tie_break = Balles d’un camp
option-colt-express-side_tie_break-help = Deux bandits d’un même camp, à richesse égale : leurs balles comptent ensemble, ou seulement celles du plus touché.
option-colt-express-side_tie_break-sum = Ensemble
option-colt-express-side_tie_break-most-hit = Le plus touché
option-colt-express-hostage_count = Nombre d’otages
option-colt-express-hostage_count-help = Deux bandits chacun : un otage de moins que de bandits, ou que de joueurs.
option-colt-express-hostage_count-bandits = Bandits moins un
option-colt-express-hostage_count-players = Joueurs moins un
option-colt-express-ride_cards = Cartes Chevauchée
option-colt-express-ride_cards-help = Deux bandits chacun : une carte Chevauchée pour chacun d’eux, ou seulement pour le premier.
option-colt-express-ride_cards-both = Une pour chacun
option-colt-express-ride_cards-one = Seulement pour le premier
option-colt-express-ghost_in_melee = Ghost se cache en Mêlée
option-colt-express-ghost_in_melee-help = Au premier tour, la carte de Ghost peut rester face cachée même si c’est une Mêlée.
option-colt-express-ghost_with_whisky = Ghost se cache après une flasque
option-colt-express-ghost_with_whisky-help = Au premier tour, la carte que Ghost joue après une flasque peut être face cachée.
option-colt-express-coach_and_car_count = Diligence et Voiture comptent
option-colt-express-coach_and_car_count-help = Le Vol à la tire et le Partage du butin valent aussi dans la diligence et dans la Voiture.
option-colt-express-tuco_in_the_coach = Tuco tire à travers la diligence
option-colt-express-tuco_in_the_coach-help = Les balles de Tuco traversent aussi le toit de la diligence.
option-colt-express-escape_counts = Butin de la Fuite
option-colt-express-escape_counts-help = Un camp de deux bandits dont un seul est libre : seul le butin du bandit libre compte, ou tout le butin.
option-colt-express-escape_counts-free = Celui des bandits libres
option-colt-express-escape_counts-all = Tout le butin
option-colt-express-poodle_on_top = Balle du Caniche sur la pioche
option-colt-express-poodle_on_top-help = Experts : la balle du Caniche va sur le dessus de la pioche ; sinon, elle y est mélangée.
option-colt-express-run_from_the_car = Courir hors de la Voiture
option-colt-express-run_from_the_car-help = Un Déplacement qui sort de la Voiture peut continuer sur les toits, comme s’il partait d’un toit ; sinon, il ne fait qu’un pas.
option-colt-express-push_from_inside = Django projette dans la Voiture depuis l’intérieur
option-colt-express-push_from_inside-help = Les tirs de Django projettent aussi dans la Voiture qui se trouve à l’intérieur de la locomotive, et non seulement sur son toit.

## Refus

error-ce-expert-only = L’option { $option } modifie la variante Experts : elle demande l’option expert.
error-ce-team-players = Option { $option } : les équipes sont pour 4 ou 6 joueurs, pas pour { $players }.
error-ce-leaflet-players = Option { $option } : le dépliant est pour 2 ou 3 joueurs, pas pour { $players }.
error-ce-stagecoach-only = L’option { $option } modifie Chevaux & Diligence : elle demande l’option stagecoach.
error-ce-time-car-only = L’option { $option } modifie la Voiture : elle demande l’option time_car.
error-ce-pairs-only = L’option { $option } concerne les parties où chacun a deux bandits.
error-ce-teams-only = L’option { $option } concerne les parties en équipes (variant=teams).
error-ce-sides-only = L’option { $option } concerne les parties où deux bandits comptent ensemble.
error-ce-horse-attack = Option { $option } : avec Chevaux & Diligence, les bandits arrivent à cheval (l’Attaque à cheval décide qui commence où).
error-ce-coach-or-car-only = L’option { $option } demande l’option stagecoach ou l’option time_car.

## Pourquoi pas ?

why-ce-not-asked = On vous demande autre chose pour l’instant.
why-ce-not-planning = Les cartes se jouent pendant le Plan ; maintenant, on exécute la pile.
why-ce-character-taken = { $character_name } n’est plus libre.
why-ce-no-leader = Une paire porte le nom de qui la mène : choisissez celui-là.
why-ce-no-passing = Dans une mêlée, seuls passent ceux qui n’ont rien à jouer ni à piocher.
why-ce-purses-by-lot = À cette table, le hasard désigne la bourse : prenez-en une, n’importe laquelle.
why-ce-name-the-purse = Désignez une bourse précise.
why-ce-name-the-kind = Un coup de poing nomme une sorte de butin, pas une bourse : le hasard désigne celle qui tombe.
why-ce-not-the-victims = Cette bourse n’est pas à { $victim_name }.
why-ce-opening = Le Plan va commencer : dites d’abord combien de balles vous défaussez.
why-ce-bullet = Une balle est une carte morte : elle ne se joue jamais.
why-ce-no-such-card = Vous n’avez pas de carte { $card_name } en main.
why-ce-not-in-deck = Il n’y a pas de carte { $card_name } dans votre pioche.
why-ce-not-in-deck-of = Il n’y a pas de carte { $card_name } de { $bandit_name } dans votre pioche.
why-ce-already-kept = Vous avez déjà choisi de garder cette carte.
why-ce-keeps-no-more = Vous avez choisi de ne plus rien garder.
why-ce-deck-empty = Votre pioche est vide : rien à piocher.
why-ce-deck-short = Il reste moins de trois cartes à piocher : à cette table, on ne pioche plus.
why-ce-no-target = On ne tire pas là-dessus.
why-ce-has-left = { $victim_name } a quitté le train pour de bon : plus rien ne peut toucher un bandit parti.
why-ce-same-place = { $victim_name } est juste à côté de vous : on ne tire jamais sur sa propre position.
why-ce-belle = { $victim_name } est épargnée tant qu’une autre cible est possible.
why-ce-other-floor = { $victim_name } est à l’autre étage : seul Tuco tire à travers le toit, dans son wagon.
why-ce-behind-others = Quelqu’un de plus proche vous cache { $victim_name }.
why-ce-too-far-inside = À l’intérieur, un tir ne porte qu’au wagon voisin, et { $victim_name } est plus loin.
why-ce-not-here = Un coup de poing ne touche qu’un bandit présent sur votre position.
why-ce-marshal-one-car = Le Marshal avance d’un wagon exactement, à l’intérieur du train.
why-ce-thrown-one-car = Un coup de poing envoie la victime dans un wagon voisin, au même étage.
why-ce-must-move = Un Déplacement doit déplacer : impossible de rester sur place.
why-ce-move-keeps-floor = Un Déplacement reste à son étage ; pour en changer, il faut un Changement d’étage.
why-ce-roof-reach =
    { $steps ->
        [one] Sur les toits, votre Déplacement ne fait qu’un wagon, et vous êtes sur le wagon { $car }.
       *[other] Sur les toits, un Déplacement fait { $steps } wagons au plus, et vous êtes sur le wagon { $car }.
    }
why-ce-inside-reach = À l’intérieur, un Déplacement ne fait qu’un wagon, et vous êtes dans le wagon { $car }.
why-ce-loot-elsewhere = On ne prend que ce qui se trouve sur sa position ; toit et intérieur sont séparés.
why-ce-purses-only = Le vol à la tire prend une bourse posée là où vous êtes seul.
why-ce-victim-has-none = { $victim_name } n’a rien de tel à lâcher.
why-ce-no-such-card-of = Vous n’avez pas de carte { $card_name } de { $bandit_name } en main.
why-ce-covers-by-the-other = C’est l’autre bandit qui couvre : une carte de { $bandit_name } ou le Marshal ne convient pas.
why-ce-after-a-flask = Après une flasque, il reste des cartes à jouer, et plus rien à piocher.
why-ce-flask-normal-turns = Une flasque ne se boit que lors d’un tour classique.
why-ce-one-flask = Une flasque par tour.
why-ce-flask-needs-cards = Le whisky classique demande des cartes à piocher, le vieux whisky deux cartes Action en main.
why-ce-shotgun-not-shot = On ne peut pas tirer sur le Shotgun.
why-ce-shotgun-not-here = On ne frappe le Shotgun que sur le toit de sa diligence, si l’on s’y trouve.
why-ce-out-of-coach-range = Entre la diligence et le train, on tire de toit à toit, et d’intérieur à intérieur seulement en face : { $victim_name } est hors de portée.
why-ce-out-of-car-range = Depuis la Voiture et vers elle, on tire le long des toits aussi loin que porte la vue, et à l’intérieur de la locomotive : { $victim_name } est hors de portée.
why-ce-marshal-stays-aboard = Le Marshal reste à l’intérieur du train.
why-ce-flee-to-neighbours = On fuit le Shotgun vers un toit voisin du train.
why-ce-ride-reach = Une Chevauchée fait trois wagons au plus, et finit à l’intérieur.
why-ce-board-wagons = On monte dans le wagon qui passe ; qui galope seul, dans tout wagon non dépassé, mais pas dans la locomotive.
why-ce-hide-under = Un voyageur du temps se cache sous un élément du train ou sous la diligence.
why-ce-thrown-from-coach = Hors de la diligence, un coup de poing envoie dans le wagon d’en face ; depuis son toit, sur le toit d’en face.
why-ce-thrown-from-car = Hors de la Voiture, un coup de poing envoie dans la locomotive.
why-ce-out-of-the-car = Hors de la Voiture, un Déplacement mène dans la locomotive ou sur son toit.
why-ce-run-from-the-car = Hors de la Voiture, un Déplacement mène dans la locomotive, ou à { $steps } pas au plus le long des toits.
why-ce-into-the-coach = On entre dans la diligence par un Changement d’étage depuis son toit ou par une Chevauchée, pas par un Déplacement.
why-ce-onto-the-coach = On gagne le toit de la diligence depuis le toit d’en face.
why-ce-coach-reach =
    { $steps ->
        [one] Entre le toit de la diligence et le toit d’en face, il y a un pas, et vous n’en avez qu’un.
       *[other] Entre le toit de la diligence et le toit d’en face, il y a un pas, sur les { $steps } dont vous disposez.
    }
why-ce-strongbox-guarded = Le Shotgun est assis sur cette cagnotte : il faut d’abord le déloger d’un coup de poing.
why-ce-hostages-in-the-coach = Un otage se prend quand on entre dans la diligence sans en avoir.
why-ce-no-such-hostage = { $hostage_name } : plus dans la diligence.
why-ce-leave-in-the-escape = On ne quitte le train pour de bon que lors de la Fuite, la dernière manche.
why-ce-horses-by-ride = On monte à cheval quand s’exécute une carte Chevauchée.
why-ce-flask-lies-there = Cette flasque est là-bas : il faut un Braquage pour la prendre.
why-ce-no-such-flask = Vous n’avez pas de telle flasque.

## À l’accueil, et à la fin

preset-colt-express-pairs = Deux bandits chacun
preset-colt-express-teams = En équipes
web-game-colt-express = Colt Express
web-about-colt-express = On prépare le coup ensemble, on vole chacun pour soi : un train, un Marshal et trop de bandits.
# $names : les ex æquo, chacun avec les balles reçues, le gagnant d’abord.
web-tie-broken-ce = Égalité départagée : moins de balles reçues ({ $names }).

## Ce que les règles maison peuvent changer

house-colt-express-rounds = Manches
house-colt-express-hand = Cartes piochées au début d’une manche
house-colt-express-draw = Cartes piochées au lieu d’en jouer une
house-colt-express-bullets = Balles de chaque bandit
house-colt-express-neutral_bullets = Balles neutres
house-colt-express-neutral_bullets_more = Balles neutres en plus avec Horses & Stagecoach
house-colt-express-deck = Cartes action d’un bandit
house-colt-express-pair_deck = Deux bandits en une main : cartes du premier
house-colt-express-pair_deck_second = Deux bandits en une main : cartes du second
house-colt-express-doc_extra = Cartes en plus de Doc
house-colt-express-wagon_purses = Bourses par wagon
house-colt-express-wagon_jewels = Bijoux par wagon
house-colt-express-two_player_wagons = Wagons à deux joueurs
house-colt-express-leaflet_wagons = Wagons dans le jeu du dépliant, selon les joueurs
house-colt-express-purse_values = Valeur des bourses
house-colt-express-purse_counts = Nombre de bourses, selon leur valeur imprimée
house-colt-express-jewel_value = Valeur d’un bijou
house-colt-express-strongbox_value = Valeur d’une cagnotte
house-colt-express-strongboxes = Cagnottes du train
house-colt-express-gunslinger = Prime de l’As de la gâchette
house-colt-express-conductor_bonus = Prime de la prise d’otage du conducteur
house-colt-express-car_bonus = Prime de la Voiture à voyager dans le temps
house-colt-express-mortal_bullet = Prix d’une balle mortelle
house-colt-express-flasks = Flasques de whisky
house-colt-express-old_whisky_cards = Cartes jouées d’affilée par le vieux whisky
house-colt-express-ransoms = Rançons
house-colt-express-plan_of_attack = Cartes gardées par un plan d’attaque
house-colt-express-horses_out = Chevaux essoufflés
house-colt-express-horses_out_large = Chevaux essoufflés à une grande table
house-colt-express-turns = Cartes manche jusqu’à quatre joueurs
house-colt-express-turns_large = Cartes manche à cinq et six joueurs
error-ce-house-bullets = { $field } : { $count } balles en tout, c’est plus que { $most }.
error-ce-house-alike = { $field } : deux sortes de bourses auraient la même valeur.
error-ce-house-purses = { $field } : { $count } bourses, c’est trop peu. Les wagons et six bandits en demandent { $needed }.
error-ce-house-first = { $field } : { $count } bourses de la première sorte, c’est trop peu, car chacun des { $most } bandits commence avec une.
