# Public Enemy Number One : ce qu’il y a sur la table, ce qu’on demande, ce qui se passe, ce qu’on compte.

## Le matériel

pe-outlaw =
    { $card ->
        [butch-cassidy] Butch Cassidy
        [elzy-lay] Elzy Lay
        [laura-bullion] Laura Bullion
        [grat-dalton] Grat Dalton
        [dick-broadwell] Dick Broadwell
        [bitter-creek-newcomb] Bitter Creek Newcomb
        [cole-younger] Cole Younger
        [clell-miller] Clell Miller
        [hobbs-kerry] Hobbs Kerry
        [johnny-ringo] Johnny Ringo
        [doc-holliday] Doc Holliday
        [pearl-hart] Pearl Hart
        [sundance-kid] Sundance Kid
        [ben-kilpatrick] Ben Kilpatrick
        [harry-tracy] Harry Tracy
        [bob-dalton] Bob Dalton
        [emmett-dalton] Emmett Dalton
        [bill-power] Bill Power
        [frank-james] Frank James
        [charlie-pitts] Charlie Pitts
        [ed-miller] Ed Miller
        [belle-starr] Belle Starr
        [black-bart] Black Bart
        [tom-horn] Tom Horn
        [kid-curry] Kid Curry
        [etta-place] Etta Place
        [lonny-curry] Lonny Curry
        [bill-doolin] Bill Doolin
        [charley-pierce] Charley Pierce
        [eugenia-moore] Eugenia Moore
        [jesse-james] Jesse James
        [jim-younger] Jim Younger
        [bill-chadwell] Bill Chadwell
        [calamity-jane] Calamity Jane
        [clay-allison] Clay Allison
        [cherokee-bill] Cherokee Bill
        [will-carver] Will Carver
        [flat-nose-curry] Flat-Nose Curry
        [deaf-charley-hanks] Deaf Charley Hanks
        [bill-dalton] Bill Dalton
        [black-faced-charley-bryant] Black-Faced Charley Bryant
        [william-mcelhanie] William McElhanie
        [bob-younger] Bob Younger
        [john-younger] John Younger
        [arthur-mccoy] Arthur McCoy
        [billy-the-kid] Billy the Kid
        [cattle-kate] Cattle Kate
       *[john-wesley-hardin] John Wesley Hardin
    }
pe-gang =
    { $gang ->
        [wild-bunch] Wild Bunch
        [daltons] Daltons
        [james-younger] James-Younger
       *[loners] Loners
    }
pe-town =
    { $town ->
        [tombstone] Tombstone
        [cripple-creek] Cripple Creek
        [deadwood] Deadwood
       *[dodge-city] Dodge City
    }
pe-saloon-card =
    { $card ->
        [sheriff] Shérif
        [bounty-hunter] Chasseur de prime
       *[swindler] Arnaqueur
    }

## Le matériel au fil d’une phrase

pe-of-the-gang =
    { $gang ->
        [wild-bunch] du Wild Bunch
        [daltons] des Daltons
        [james-younger] des James-Younger
       *[loners] des Loners
    }
pe-the-deck =
    { $deck ->
        [tombstone] la pioche de Tombstone
        [cripple-creek] la pioche de Cripple Creek
        [deadwood] la pioche de Deadwood
        [dodge-city] la pioche de Dodge City
       *[saloon] la pioche du Saloon
    }
pe-the-prize =
    { $prize ->
        [wild-bunch] l’avis de recherche du Wild Bunch
        [daltons] l’avis de recherche des Daltons
        [james-younger] l’avis de recherche des James-Younger
        [loners] l’avis de recherche des Loners
       *[one] le jeton Numéro un
    }

## Questions

pe-decision-turn = Piochez une carte : le hors-la-loi visible d’une ville, ou une carte inconnue au Saloon.
pe-decision-sheriff = Le Shérif emmène l’un de vos hors-la-loi : défaussez la carte du dessus d’une de vos piles.
pe-decision-bounty-hunter = Le Chasseur de prime est à votre service : défaussez la carte du dessus d’une pile adverse.
pe-decision-swindler = L’Arnaqueur est à votre service : prenez la carte du dessus d’une pile adverse.
pe-decision-cavalry = Votre tour s’achève : envoyez la Cavalerie dans une ville, ou laissez-la où elle est.

## Choix

pe-draw = Piocher { pe-outlaw } ({ pe-gang }) à { pe-town }
pe-draw-saloon = Piocher une carte au Saloon
pe-under = Dollar : glisser { pe-outlaw } ({ pe-gang }) sous la pioche de { pe-town }
pe-look = Dollar : regarder la prochaine carte de { pe-town }
pe-look-saloon = Dollar : regarder la prochaine carte du Saloon
pe-discard = Défausser votre { pe-outlaw } ({ pe-gang })
pe-discard-of = Défausser { pe-outlaw } ({ pe-gang }) de { $seat_name }
pe-take = Prendre { pe-outlaw } ({ pe-gang }) à { $seat_name }
pe-stay = Laisser la Cavalerie à { pe-town }
pe-stay-away = Laisser la Cavalerie hors du jeu
pe-ride = Envoyer la Cavalerie à { pe-town }

## Événements

pe-fast = Partie rapide : un hors-la-loi de chaque gang quitte chaque ville, et une carte Saloon de chaque sorte est retirée.
pe-round-began = La manche { $round } commence. { $seat_name } joue en premier.
pe-supremacy = Suprématie : chaque combinaison { pe-of-the-gang } compte une carte de plus.
pe-revealed = { pe-town } : voici { pe-outlaw } ({ pe-gang }).
pe-took = { $seat_name } prend { pe-outlaw } ({ pe-gang }) à { pe-town }.
pe-drew = { $seat_name } pioche au Saloon : { pe-saloon-card }.
pe-no-effect = { pe-saloon-card } : personne à se mettre sous la dent, rien ne se passe.
pe-arrested = Le Shérif emmène { pe-outlaw } ({ pe-gang }), de la bande de { $seat_name }.
pe-shot-down = Le Chasseur de prime abat { pe-outlaw } ({ pe-gang }), de la bande de { $seat_name }.
pe-swindled = L’Arnaqueur convainc { pe-outlaw } ({ pe-gang }) de quitter { $seat_name }.
pe-buried = { $seat_name } dépense un Dollar : { pe-outlaw } ({ pe-gang }) passe sous la pioche de { pe-town }.
pe-looked = { $seat_name } dépense un Dollar et regarde { pe-the-deck } : { pe-outlaw } ({ pe-gang }).
pe-looked-hidden = { $seat_name } dépense un Dollar et regarde { pe-the-deck }.
pe-looked-saloon = { $seat_name } dépense un Dollar et regarde { pe-the-deck } : { pe-saloon-card }.
pe-looked-saloon-hidden = { $seat_name } dépense un Dollar et regarde { pe-the-deck }.
pe-rode = { $seat_name } envoie la Cavalerie à { pe-town }.
pe-ran-out = Plus une seule carte dans { pe-the-deck }.
pe-four-gangs = { $seat_name } a des hors-la-loi des quatre gangs.
pe-round-ended = La manche { $round } est finie.
pe-nobody = Personne n’a de hors-la-loi { pe-of-the-gang }.
pe-majority =
    { $by ->
        [leader] { $seat_name } a la majorité { pe-of-the-gang } : égalité à { $count }, mais avec le chef.
       *[most] { $seat_name } a la majorité { pe-of-the-gang }, avec { $count }.
    }
pe-tied = { $seats_names } sont à égalité pour la majorité { pe-of-the-gang }, avec { $count } chacun et sans le chef.
pe-wanted = { $seat_name } gagne l’avis de recherche { pe-of-the-gang }.
pe-owned = { $seat_name } a déjà l’avis de recherche { pe-of-the-gang }.
pe-points =
    { $points ->
        [one] { $seat_name } marque { $points } point.
       *[other] { $seat_name } marque { $points } points.
    }
pe-one = { $seat_name } prend le jeton Numéro un, avec { $points } points.
pe-one-kept = { $seat_name } garde le jeton Numéro un, avec { $points } points.
pe-one-tied = { $seats_names } sont à égalité, avec { $points } points.
pe-no-points = Personne n’a le moindre point : le jeton Numéro un reste où il est.
pe-duel = Duel au soleil pour { pe-the-prize } : { $seats_names } !
pe-tuel = Tuel au soleil entre { $seats_names }, { $tiles } tuiles en ligne, pour { pe-the-prize } !
pe-tile =
    { $tile ->
        [bang] { $seat_name }, tuile { $number } : Bang !
       *[click] { $seat_name }, tuile { $number } : click.
    }
pe-duel-won = { $seat_name } remporte { pe-the-prize } l’arme au poing.
pe-duel-lost = Les deux mordent la poussière : personne n’obtient { pe-the-prize }.
pe-won = { $seat_name } est l’ennemi public numéro un !
pe-round-limit = La manche { $round } devait être la dernière : le plus grand nombre de jetons l’emporte.

## Décompte

pe-part-wanted = { $count } avis de recherche
pe-part-one = Le jeton Numéro un

## Options

option-public-enemy-fast = Partie rapide
option-public-enemy-fast-help = De 2 à 4 joueurs : un hors-la-loi de chaque gang en moins dans chaque ville, et une carte Saloon de chaque sorte en moins.
option-public-enemy-duel = Duel au soleil
option-public-enemy-duel-help = Les égalités pour un jeton se règlent aux tuiles Bullet : Duel à deux, Tuel à plusieurs.
option-public-enemy-dollars = Pour une poignée de Dollars
option-public-enemy-dollars-help = Deux tuiles chacun par manche : avant de piocher, glissez le hors-la-loi visible d’une ville sous sa pioche ou regardez une carte cachée.
option-public-enemy-cavalry = La Cavalerie
option-public-enemy-cavalry-help = Après votre pioche, vous pouvez envoyer la Cavalerie dans une ville : plus personne n’y pioche ni n’y dépense de Dollars.
option-public-enemy-supremacy = La Suprématie
option-public-enemy-supremacy-help = À chaque manche, un gang est plus craint que les autres : ses combinaisons comptent une carte de plus pour les points.
option-public-enemy-memory = Mémoire
option-public-enemy-memory-help = Les cartes recouvertes, défaussées ou glissées sous les pioches ne sont plus montrées : seulement le dessus et les nombres.
option-public-enemy-card_counter = Compteur de cartes
option-public-enemy-card_counter-help = Le plateau montre ce qui a quitté chaque ville. Les règles ne changent pas.
option-public-enemy-first_seat = Premier joueur
option-public-enemy-first_seat-help = Qui commence la première manche, compté à partir de 1 ; 0 tire au sort.
option-public-enemy-round_limit = Dernière manche
option-public-enemy-round_limit-help = Si personne n’a gagné à la fin de cette manche, le plus grand nombre de jetons l’emporte.
option-public-enemy-last_saloon_card = Dernière carte Saloon
option-public-enemy-last_saloon_card-help = La dernière carte du Saloon est-elle encore appliquée avant la fin de la manche ?
option-public-enemy-last_saloon_card-resolved = Elle est appliquée d’abord
option-public-enemy-last_saloon_card-ends = La manche s’arrête aussitôt
option-public-enemy-owner_duels = Tous au Duel
option-public-enemy-owner_duels-help = Duel : un joueur à égalité qui a déjà l’avis de recherche se bat quand même, et peut en priver les autres.
option-public-enemy-large_tuel = Tuel à quatre ou plus
option-public-enemy-large_tuel-help = Duel : le nombre de tuiles en ligne quand quatre joueurs ou plus sont à égalité.
option-public-enemy-large_tuel-one-each = Une par joueur
option-public-enemy-large_tuel-six = Toutes les six
option-public-enemy-cavalry_stays = La Cavalerie reste
option-public-enemy-cavalry_stays-help = Cavalerie : elle reste dans sa ville quand une nouvelle manche commence.
option-public-enemy-supremacy_on_none = Suprématie sans carte
option-public-enemy-supremacy_on_none-help = Suprématie : un joueur sans carte du gang en compte une quand même.

## Refus

error-pe-fast = Option { $option } : la partie rapide se joue jusqu’à { $most } joueurs, pas à { $players }.
error-pe-first-seat = Option { $option } : il n’y a pas de joueur { $number } à une table de { $players }.
error-pe-needs-rule = Option { $option } : elle change une règle optionnelle qui n’est pas jouée (option { $rule }).
error-pe-outlaw-twice = Position, { $field } : { $card } y est deux fois.
error-pe-position-rule = Position, { $field } : il faut pour cela l’option { $rule }.
error-pe-left-out = Position, { $field } : { $card } ne peut pas être retiré. La partie rapide retire un hors-la-loi de chaque gang dans chaque ville, jamais un chef.
error-pe-too-many-for-fast = Position, { $field } : la partie rapide retire de { $town } un hors-la-loi du gang { $gang }, mais la position cite tous ceux qui pourraient l’être.
error-pe-position-looked = Position, { $field } : il n’y a aucune carte cachée à regarder.
error-pe-not-over = Position, { $field } : personne n’a gagné, et la dernière manche est encore à venir.
error-pe-not-drawn = Position, { $field } : la dernière carte Saloon piochée (saloon.spent) n’est pas { $card }.
error-pe-round-over = Position, { $field } : la manche est déjà finie, une ville étant vide ou un joueur ayant les quatre gangs.
error-pe-no-choice = Position, { $field } : { $card } ne laisse ici aucun choix.

## Pourquoi pas ?

why-pe-not-asked =
    { $decision ->
        [cavalry] C’est le moment de placer la Cavalerie, ou de la laisser.
       *[turn] C’est le moment de piocher une carte.
    }
why-pe-effect-first = { pe-saloon-card } : la carte piochée s’applique d’abord, choisissez une pile.
why-pe-cavalry-saloon = La Cavalerie ne va jamais au Saloon.
why-pe-cavalry-there = La Cavalerie est déjà à { pe-town }. Vous pouvez l’y laisser.
why-pe-cavalry-watches = La Cavalerie est à { pe-town } : personne n’y pioche ni n’y dépense de Dollars.
why-pe-no-dollars = Cette table joue sans les Dollars.
why-pe-dollar-before-draw = Un Dollar se dépense avant de piocher, pas après.
why-pe-dollar-spent = Vous avez déjà dépensé votre Dollar de ce tour.
why-pe-dollars-gone = Vous n’avez plus de Dollar pour cette manche.
why-pe-nothing-to-look-at = { pe-town } : plus aucune carte cachée à regarder.
why-pe-spend-on-a-deck = Un Dollar se dépense sur une pioche : glissez-y dessous le hors-la-loi visible, ou regardez sa prochaine carte.
why-pe-stack = On ne touche aux piles que par les cartes Saloon, et seulement à la carte du dessus.
why-pe-not-your-own = { pe-saloon-card } : il s’en prend aux hors-la-loi adverses, pas aux vôtres.
why-pe-your-own-only = { pe-saloon-card } : il ne s’en prend qu’à vos propres hors-la-loi.
why-pe-no-stack = Il n’y a aucun hors-la-loi { pe-of-the-gang } dans cette pile.
why-pe-no-cavalry = Cette table joue sans la Cavalerie.
why-pe-cavalry-after-draw = La Cavalerie bouge à la fin de votre tour, après la pioche.
why-pe-token = Les jetons se gagnent au décompte d’une manche. Un avis de recherche ne se perd jamais ; le Numéro un va au plus grand nombre de points.
why-pe-discarded = Les cartes défaussées ne reviennent qu’à la prochaine manche.

## À l’accueil, et à la fin

preset-public-enemy-quick = Partie rapide
web-game-public-enemy = Public Enemy Number One
web-about-public-enemy = Recrutez des hors-la-loi dans quatre villes, évitez le Shérif et devenez l’ennemi public numéro un.

## Ce que les règles maison peuvent changer

house-public-enemy-outlaws_each = Hors-la-loi d’un gang dans une ville
house-public-enemy-dollars = Dollars de chaque joueur
house-public-enemy-bullets = Tuiles Bullet d’un duel
house-public-enemy-saloon_cards_each = Cartes saloon de chaque sorte
house-public-enemy-points = Points selon la taille d’une combinaison
