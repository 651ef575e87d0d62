# Colt Express : ce qu’il y a sur la table, ce qu’on demande, ce qui arrive, ce que l’on compte.

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
name-take-it-all = Prenez tout !
name-rebellion = Rébellion des passagers
name-bridge = Pont
name-marshals-revenge = Vengeance du Marshal
name-pickpocketing = Vol à la tire
name-hostage = Prise d’otage du conducteur

## Choses dans une phrase

ce-the-car =
    { $car ->
        [0] la locomotive
       *[other] le wagon { $car }
    }
ce-the-place =
    { $place_floor ->
        [roof] le toit { $place_car ->
            [0] de la locomotive
           *[other] du wagon { $place_car }
        }
       *[inside] { $place_car ->
            [0] la locomotive
           *[other] le wagon { $place_car }
        }
    }
ce-a-loot =
    { $loot ->
        [purse] une bourse
        [jewel] un bijou
       *[strongbox] une cagnotte
    }

## Questions

ce-decision-character = Choisissez votre bandit.
ce-decision-opening = Le Plan commence : défaussez autant de balles de votre main que vous voulez.
ce-decision-plan = Posez une carte Action sur la pile, ou piochez trois cartes.
ce-decision-keep = Défaussez ce qui ne vous servira pas à la prochaine manche, puis gardez le reste.
ce-decision-move = Votre Déplacement : où va votre bandit ?
ce-decision-fire = Votre Tir : sur qui ?
ce-decision-rob = Votre Braquage : que prenez-vous ?
ce-decision-punch = Votre Coup de poing : pour qui ?
ce-decision-knock = Que laisse tomber votre victime ?
ce-decision-pocket = La bourse est à portée de main : vous l’empochez ou vous la laissez tomber ?
ce-decision-throw = Où atterrit votre victime ?
ce-decision-marshal = Votre carte Marshal : où va-t-il ?
ce-decision-pickpocket = Vous êtes seul ici : vous ramassez une bourse ?

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
ce-rob-purse = Prendre la bourse { $purse }
ce-rob-jewel = Prendre un bijou
ce-rob-strongbox = Prendre la cagnotte
ce-punch = Frapper { $victim_name }
ce-knock = Faire lâcher { ce-a-loot } à { $victim_name }
ce-knock-purse = Faire lâcher la bourse { $purse } à { $victim_name }
ce-pocket = Empocher la bourse de { $victim_name }
ce-drop = Laisser tomber la bourse de { $victim_name }
ce-throw = Envoyer la victime vers { ce-the-place }
ce-marshal = Envoyer le Marshal vers { ce-the-car }
ce-decline = Ne rien prendre

## Événements

ce-chose = { $seat_name } joue { $character_name }.
ce-boarded = { $bandit_name } monte dans { ce-the-place }.
ce-draws =
    { $count ->
        [one] { $bandit_name } pioche { $count } carte.
       *[other] { $bandit_name } pioche { $count } cartes.
    }
ce-drew = { $bandit_name } pioche { $card_name }.
# La table vient d’apprendre combien : on n’en dit pas plus.
ce-drew-hidden = { "" }
ce-reshuffled = { $bandit_name } mélange sa défausse et en fait une nouvelle pioche.
ce-round-began = Manche { $round } : { $event_name }. { $first_name } commence.
ce-dumped = { $bandit_name } défausse une balle.
ce-played = { $bandit_name } joue { $card_name }.
ce-played-face-down = { $bandit_name } joue { $card_name } face cachée.
ce-played-face-down-hidden = { $bandit_name } joue une carte face cachée.
ce-passed = { $bandit_name } n’a rien à jouer ni à piocher.
ce-kept =
    { $count ->
        [0] { $bandit_name } ne garde rien.
        [1] { $bandit_name } garde 1 carte.
       *[other] { $bandit_name } garde { $count } cartes.
    }
ce-discarded = { $bandit_name } défausse { $card_name }.
ce-revealed = La carte cachée de { $bandit_name } : { $card_name }.
ce-no-effect = { $card_name } sans effet pour { $bandit_name }.
ce-moved = { $bandit_name } va vers { ce-the-place }.
ce-changed-floor =
    { $place_floor ->
        [roof] { $bandit_name } grimpe sur le toit.
       *[inside] { $bandit_name } descend à l’intérieur.
    }
ce-shot = { $bandit_name } tire sur { $victim_name }.
ce-pushed = Le tir projette { $bandit_name } vers { ce-the-place }.
ce-took-purse = { $bandit_name } prend la bourse { $purse }.
ce-learnt = La bourse { $purse } vaut { MONEY($worth) }.
ce-learnt-hidden = { "" }
ce-took-jewel = { $bandit_name } prend un bijou.
ce-took-strongbox = { $bandit_name } s’empare de la cagnotte !
ce-punched = { $bandit_name } frappe { $victim_name }.
ce-named-purse = { $bandit_name } désigne la bourse { $purse } de { $victim_name }.
ce-knocked-out = { $victim_name } laisse tomber { ce-a-loot }.
ce-pocketed = { $bandit_name } arrache la bourse de { $victim_name }.
ce-thrown = { $bandit_name } est projeté vers { ce-the-place }.
ce-marshal-moved = Le Marshal passe dans { ce-the-car }.
ce-fled =
    { $car ->
        [0] { $bandit_name } tombe sur le Marshal et file sur le toit de la locomotive.
       *[other] { $bandit_name } tombe sur le Marshal et file sur le toit du wagon { $car }.
    }
ce-neutral = { $bandit_name } reçoit une balle neutre.
ce-neutral-gone = Plus assez de balles neutres : personne n’est touché et la pile est écartée pour de bon.
ce-event = { $event_name } !
ce-strongbox-placed = La deuxième cagnotte est posée dans { ce-the-car }.
ce-swept = { $bandit_name } est balayé vers { ce-the-place }.
ce-lost-purse = { $bandit_name } perd sa bourse la moins garnie.
ce-bonus = { $bandit_name } touche { MONEY($money) } pour le conducteur.
ce-declined = { $bandit_name } ne prend rien.
ce-round-ended = Fin de la manche { $round }.
ce-opened-purse = { $bandit_name } ouvre une bourse de { MONEY($worth) }.
ce-game-over = Le train entre en gare.

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
       *[other] As de la gâchette (reste { $bullets } balles)
    }

## Options

option-colt-express-expert = Variante Experts
option-colt-express-expert-help = Chacun a sa défausse, garde des cartes d’une manche à l’autre et pioche aussitôt les balles reçues.
option-colt-express-characters = Personnages
option-colt-express-characters-help = Les bandits sont tirés au hasard, ou choisis dans l’ordre des places.
option-colt-express-characters-random = Tirés au hasard
option-colt-express-characters-chosen = Choisis dans l’ordre des places
option-colt-express-punch_names_the_purse = On désigne la bourse frappée
option-colt-express-punch_names_the_purse-help = Le coup de poing désigne la bourse qui tombe ; sinon, une bourse de la victime tombe au hasard.
option-colt-express-keep_bullets = Balles gardées
option-colt-express-keep_bullets-help = Experts : les balles en main à la fin du Plan peuvent être gardées.
option-colt-express-doc_draws_seven = Doc complète à sept
option-colt-express-doc_draws_seven-help = Experts : Doc complète sa main à sept cartes au lieu de six.
option-colt-express-open_discards = Défausses ouvertes
option-colt-express-open_discards-help = Experts : chacun peut consulter toutes les défausses.

## Refus

error-ce-expert-only = L’option { $option } modifie la variante Experts : elle demande l’option expert.

## Pourquoi pas ?

why-ce-not-asked = On vous demande autre chose pour l’instant.
why-ce-not-planning = Les cartes se jouent pendant le Plan ; maintenant, on exécute la pile.
why-ce-bullet = Une balle est une carte morte : elle ne se joue jamais.
why-ce-no-such-card = Vous n’avez pas de carte { $card_name } en main.
why-ce-deck-empty = Votre pioche est vide : rien à piocher.
why-ce-no-target = On ne tire pas là-dessus.
why-ce-same-place = { $victim_name } est juste à côté de vous : on ne tire jamais sur sa propre position.
why-ce-belle = { $victim_name } est épargnée tant qu’une autre cible est possible.
why-ce-other-floor = { $victim_name } est à l’autre étage : seul Tuco tire à travers le toit, dans son wagon.
why-ce-behind-others = Quelqu’un de plus proche vous cache { $victim_name }.
why-ce-too-far-inside = À l’intérieur, un tir ne porte qu’au wagon voisin, et { $victim_name } est plus loin.
why-ce-not-here = Un coup de poing ne touche qu’un bandit présent sur votre position.
why-ce-marshal-one-car = Le Marshal avance d’un wagon exactement, à l’intérieur du train.
why-ce-thrown-one-car = Un coup de poing envoie la victime dans un wagon voisin, au même étage.
why-ce-must-move = Un Déplacement doit déplacer : impossible de rester sur place.
why-ce-move-keeps-floor = Un Déplacement reste à son étage ; pour en changer, il faut un Changement d’étage.
why-ce-roof-reach = Sur les toits, un Déplacement fait { $steps } wagons au plus, et vous êtes sur le wagon { $car }.
why-ce-inside-reach = À l’intérieur, un Déplacement ne fait qu’un wagon, et vous êtes dans le wagon { $car }.
why-ce-loot-elsewhere = On ne prend que ce qui se trouve sur sa position ; toit et intérieur sont séparés.
why-ce-purses-only = Le vol à la tire prend une bourse posée là où vous êtes seul.
why-ce-victim-has-none = { $victim_name } n’a rien de tel à lâcher.
