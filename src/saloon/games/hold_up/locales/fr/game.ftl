# Hold-up : ce qu’il y a sur la table, ce qu’on demande, ce qui se passe, ce qu’on compte.

## Le matériel

name-coyotes = Coyotes
name-rattlers = Crotales
name-vultures = Vautours
name-scorpions = Scorpions
name-chief = Chef
name-lieutenant = Lieutenant
name-safecracker = Perceur de coffres
name-woman-a = Casse-cou
name-brute = Costaud
name-woman-b = Sentinelle
name-rifleman = Tireur d’élite
name-gunslinger = As de la gâchette
name-kid = Gamin
name-saloon = Saloon
name-grand-hotel = Grand Hôtel
name-bank = Banque
name-general-store = Magasin général
name-railway-station = Gare
name-assay-office = Bureau d’essai
name-jack-callahan = Jack Callahan
name-silas-boone = Silas Boone
name-fingers-mcgraw = Fingers McGraw
name-ruby-lane = Ruby Lane
name-ox-tanner = Ox Tanner
name-annie-cross = Annie Cross
name-longshot-pike = Longshot Pike
name-quick-eli = Quick Eli
name-pip = Pip
name-cornelius-blackwood = Cornelius Blackwood
name-duke-harlan = Duke Harlan
name-tumbler-finch = Tumbler Finch
name-sapphire-rose = Sapphire Rose
name-bull-granger = Bull Granger
name-kitty-malone = Kitty Malone
name-hawkeye-dunn = Hawkeye Dunn
name-snake-eyes-sam = Snake-Eyes Sam
name-whistler = Whistler
name-esteban-cruz = Esteban Cruz
name-mateo-reyes = Mateo Reyes
name-lockpick-lou = Lockpick Lou
name-carmen-vega = Carmen Vega
name-oso-ramirez = Oso Ramirez
name-dolores-luna = Dolores Luna
name-diego-salas = Diego Salas
name-el-rapido = El Rapido
name-chico = Chico
name-gideon-stroud = Gideon Stroud
name-amos-tull = Amos Tull
name-dynamite-dan = Dynamite Dan
name-goldie-hayes = Goldie Hayes
name-moose-turner = Moose Turner
name-belle-archer = Belle Archer
name-eagle-ives = Eagle Ives
name-lightning-lee = Lightning Lee
name-sparrow = Sparrow

## Les cartes événement

hu-event-painted-sign = Le panneau maquillé
hu-event-stagecoach = La diligence
hu-event-hidden-loot = Les butins cachés
hu-event-sheriff = Le shérif
hu-event-deputy = L’adjoint du shérif
hu-event-seduction = L’opération Séduction
hu-event-poker = Les deux tournois de poker
hu-event-powder-keg = Le baril de poudre
hu-event-machine-gun = La mitrailleuse
hu-event-none = Pas d’événement

## Le matériel au fil d’une phrase

hu-the-building =
    { $building ->
        [saloon] le saloon
        [grand-hotel] le Grand Hôtel
        [bank] la banque
        [general-store] le magasin général
        [railway-station] la gare
       *[assay-office] le bureau d’essai
    }
hu-the-other-building =
    { $other ->
        [saloon] le saloon
        [grand-hotel] le Grand Hôtel
        [bank] la banque
        [general-store] le magasin général
        [railway-station] la gare
       *[assay-office] le bureau d’essai
    }
hu-the-place-building =
    { $place_building ->
        [saloon] le saloon
        [grand-hotel] le Grand Hôtel
        [bank] la banque
        [general-store] le magasin général
        [railway-station] la gare
       *[assay-office] le bureau d’essai
    }
hu-the-street =
    { $street ->
        [north] rue Nord
        [east] rue Est
        [south] rue Sud
       *[west] rue Ouest
    }
hu-the-place-street =
    { $place_street ->
        [north] rue Nord
        [east] rue Est
        [south] rue Sud
       *[west] rue Ouest
    }
hu-the-spot =
    { $spot ->
        [north-left] rue Nord, côté ouest
        [north-right] rue Nord, côté est
        [east] rue Est
        [south-right] rue Sud, côté est
        [south-left] rue Sud, côté ouest
       *[west] rue Ouest
    }
hu-the-other-spot =
    { $other ->
        [north-left] rue Nord, côté ouest
        [north-right] rue Nord, côté est
        [east] rue Est
        [south-right] rue Sud, côté est
        [south-left] rue Sud, côté ouest
       *[west] rue Ouest
    }
hu-the-event =
    { $event ->
        [painted-sign] le panneau maquillé
        [stagecoach] la diligence
        [hidden-loot] les butins cachés
        [sheriff] le shérif
        [deputy] l’adjoint du shérif
        [seduction] l’opération Séduction
        [poker] les deux tournois de poker
        [powder-keg] le baril de poudre
       *[machine-gun] la mitrailleuse
    }
hu-the-role =
    { $role ->
        [chief] chef
        [lieutenant] lieutenant
        [safecracker] perceur de coffres
        [woman-a] casse-cou
        [brute] costaud
        [woman-b] sentinelle
        [rifleman] tireur d’élite
        [gunslinger] as de la gâchette
       *[kid] gamin
    }

## Questions

hu-decision-opening = Avant de commencer : choisissez un événement à regarder secrètement.
hu-decision-place = Posez l’un de vos gangsters devant un bâtiment.
hu-decision-look = Regardez secrètement un événement, ou un gangster adverse posé face cachée.
hu-decision-capture = Votre gang est le plus armé de la rue : quel gang adverse capturez-vous ?

## Choix

hu-look-event = Regarder l’événement ({ hu-the-spot })
hu-look-card = Regarder le gangster caché des { $place_gang_name } devant { hu-the-place-building }, { hu-the-place-street }, place { $place_number }
hu-place = Poser { $gangster_name } ({ hu-the-role }) devant { hu-the-building }, { hu-the-street }
hu-hide = Poser { $gangster_name } ({ hu-the-role }) face cachée devant { hu-the-building }, { hu-the-street }
hu-decline = Ne rien regarder de nouveau
hu-capture =
    Capturer les { $gang_name }, { hu-the-street } : { $count ->
        [one] { $count } gangster
       *[other] { $count } gangsters
    }, { MONEY($bounty) } de primes

## Événements

hu-first = { $seat_name } est premier joueur : les égalités se tranchent dans l’ordre du tour à partir d’ici.
hu-looked-event = { $seat_name } regarde l’événement ({ hu-the-spot }) : { hu-the-event }.
hu-looked-event-hidden = { $seat_name } regarde l’événement ({ hu-the-spot }).
hu-looked-card = { $seat_name } regarde le gangster caché des { $place_gang_name } devant { hu-the-place-building }, { hu-the-place-street }, place { $place_number } : { $gangster_name } ({ hu-the-role }).
hu-looked-card-hidden = { $seat_name } regarde le gangster caché des { $place_gang_name } devant { hu-the-place-building }, { hu-the-place-street }, place { $place_number }.
hu-placed = { $seat_name } pose { $gangster_name } ({ hu-the-role }) devant { hu-the-place-building }, { hu-the-place-street }.
hu-hid = { $seat_name } pose { $gangster_name } ({ hu-the-role }) face cachée devant { hu-the-place-building }, { hu-the-place-street }.
hu-hid-hidden = { $seat_name } pose un gangster face cachée devant { hu-the-place-building }, { hu-the-place-street }.
hu-drew = { $seat_name } pioche { $gangster_name } ({ hu-the-role }).
hu-drew-hidden = { $seat_name } pioche une carte.
hu-saw-all = { $seat_name } n’a plus rien à regarder.
hu-declined = { $seat_name } ne regarde rien de nouveau.
hu-reveal = On retourne tout.
hu-event-up = L’événement ({ hu-the-spot }) : { hu-the-event }.
hu-card-up = Devant { hu-the-place-building }, { hu-the-place-street }, le gangster caché de { $seat_name } est { $gangster_name } ({ hu-the-role }).
hu-loot-up = Dans { hu-the-building } : { MONEY($big) } et { MONEY($small) }.
hu-sign = Le panneau était maquillé : il change de place avec l’événement d’en face ({ hu-the-other-spot }).
hu-stagecoach = Les convoyeurs étaient ivres : { hu-the-building } et { hu-the-other-building } échangent leurs butins.
hu-hidden-loot = Butins cachés dans { hu-the-building } : +200 $ sur chacune des deux tuiles.
hu-sheriff = Le shérif protège les { MONEY($worth) } dans { hu-the-building }.
hu-sheriff-idle = Le shérif ({ hu-the-spot }) hésite entre deux butins égaux : il ne protège rien.
hu-deputy = L’adjoint du shérif protège les { MONEY($worth) } dans { hu-the-building }.
hu-deputy-idle = L’adjoint du shérif trouve deux butins égaux dans { hu-the-building } : il n’en protège aucun.
hu-seduction = Opération Séduction devant { hu-the-building } : chaque braqueuse y gagne 1 de force.
hu-poker = Tournoi de poker devant { hu-the-building } : on y compare les mains, pas les sommes.
hu-robbed = { $seat_name } empoche { MONEY($worth) } dans { hu-the-building }.
hu-guarded = Les { MONEY($worth) } sont protégés et restent dans { hu-the-building }.
hu-left = Personne ne vient chercher les { MONEY($worth) } dans { hu-the-building }.
hu-keg = Baril de poudre, { hu-the-street } : pas de règlement de comptes ici.
hu-gun = Mitrailleuse, { hu-the-street } : chaque chef y gagne 2 de puissance de feu.
hu-best-armed = { $seat_name } est le plus armé, { hu-the-street } : puissance de feu { $firepower }.
hu-captured = { $seat_name } capture les { $gang_name }, { hu-the-street }, pour { MONEY($bounty) }.
hu-unopposed = Personne à affronter, { hu-the-street }.
hu-cleared = Plus personne, { hu-the-street }.
hu-over = La poussière retombe, chacun compte son argent.

## Décompte

hu-part-loot =
    { $count ->
        [one] Butin : { $count } tuile
       *[other] Butin : { $count } tuiles
    }
hu-part-bounty =
    { $count ->
        [one] Prime pour { $count } gangster
       *[other] Primes pour { $count } gangsters
    }
hu-tie-turn = Égalité de fortune : l’ordre du tour, depuis le premier joueur, départage ({ $names }).

## Options

option-hold-up-bank_corner = Le coin de la banque
option-hold-up-bank_corner-help = L’endroit où se trouve la banque ; à deux joueurs, la petite rue qui la longe est fermée.
option-hold-up-bank_corner-random = Au hasard
option-hold-up-bank_corner-north-west = Nord-ouest
option-hold-up-bank_corner-north-east = Nord-est
option-hold-up-bank_corner-south-east = Sud-est
option-hold-up-bank_corner-south-west = Sud-ouest
option-hold-up-loot_visible = Butins visibles
option-hold-up-loot_visible-help = Tout le monde voit dès le début ce que recèle chaque bâtiment ; sinon, on retourne les butins avec les événements.
option-hold-up-decline_look = On peut renoncer à regarder
option-hold-up-decline_look-help = À son tour, un joueur peut ne rien regarder de nouveau même s’il lui reste quelque chose à voir.
option-hold-up-opposite = En face du panneau maquillé
option-hold-up-opposite-help = L’événement avec lequel le panneau maquillé change de place.
option-hold-up-opposite-mirror = Celui d’en face, de l’autre côté de la ville
option-hold-up-opposite-ring = Celui qui se trouve trois emplacements plus loin autour de la ville
option-hold-up-deputy_equal = L’adjoint et les butins égaux
option-hold-up-deputy_equal-help = Ce que protège l’adjoint du shérif quand les deux tuiles d’un bâtiment se valent.
option-hold-up-deputy_equal-second = La tuile du second gang
option-hold-up-deputy_equal-none = Aucune des deux
option-hold-up-slide_on_protected = Se rabattre sur l’autre butin
option-hold-up-slide_on_protected-help = Si le plus gros butin est protégé, le gang le plus fort prend le petit ; sinon, il n’a rien.
option-hold-up-poker_order = Mains de poker
option-hold-up-poker_order-help = Jusqu’où le tournoi suit les règles du poker.
option-hold-up-poker_order-full = Toutes les mains du poker
option-hold-up-poker_order-pairs = Paire ou pas de paire, rien de plus
option-hold-up-poker_kickers = Les autres cartes départagent
option-hold-up-poker_kickers-help = À mains égales, on compare les cartes restantes de la plus haute à la plus basse.
option-hold-up-seduction_pairs = La séduction forme des paires
option-hold-up-seduction_pairs-help = Quand les deux agissent au même endroit, le poker compare les forces augmentées par la séduction ; sinon, celles qui sont imprimées.
option-hold-up-street_order = Ordre des rues
option-hold-up-street_order-help = L’ordre des règlements de comptes.
option-hold-up-street_order-clockwise = Nord, Est, Sud, Ouest
option-hold-up-street_order-counter-clockwise = Nord, Ouest, Sud, Est
option-hold-up-street_order-large-first = Nord, Sud, Est, Ouest
option-hold-up-strengths = Forces de braquage
option-hold-up-strengths-help = Du chef, du lieutenant, du perceur de coffres, du casse-cou, du costaud, de la sentinelle, du tireur d’élite, de l’as de la gâchette et du gamin, dans cet ordre.
option-hold-up-firepowers = Puissances de feu
option-hold-up-firepowers-help = Du chef, du lieutenant, du perceur de coffres, du casse-cou, du costaud, de la sentinelle, du tireur d’élite, de l’as de la gâchette et du gamin, dans cet ordre.
option-hold-up-bounties = Primes
option-hold-up-bounties-help = En dollars, pour le chef, le lieutenant, le perceur de coffres, le casse-cou, le costaud, la sentinelle, le tireur d’élite, l’as de la gâchette et le gamin, dans cet ordre.
option-hold-up-women = Braqueuses
option-hold-up-women-help = 1 pour chaque rôle de femme, sinon 0, dans le même ordre : c’est elles que renforce la séduction.
option-hold-up-loot = Tuiles butin
option-hold-up-loot-help = La valeur des douze tuiles, en dollars.

## Refus

error-hu-bank-corner = Position, { $field } : { $building } ne peut se trouver ici : l’option bank_corner place la banque au coin { $corner }, et nulle part ailleurs.
error-hu-building = Position, { $field } : { $building } se trouve déjà ailleurs ou n’a pas la bonne taille. Le saloon et le grand-hotel vont au centre.
error-hu-no-room = Position, { $field } : il y a de la place pour { $places } gangsters, pas davantage.
error-hu-gangster = Position, { $field } : { $value } devrait être un gang et un rôle, comme « coyotes chief » ou, face cachée, « coyotes chief hidden ».
error-hu-gangster-twice = Position, { $field } : { $value } est mentionné deux fois.
error-hu-too-many-hidden = Position, { $field } : plus de gangsters cachés ({ $gang }) que permis à ce stade.
error-hu-hand-size = Position, { $field } : { $count } cartes dans une main qui en compte { $most } au plus à ce stade.
error-hu-pile-untimely = Position, { $field } : tant qu’il reste une pile, on a { $most } cartes en main, ici { $count } ; après le placement, il n’y a plus de pile.
error-hu-opening-looks = Position, { $field } : avant de commencer, chacun regarde { $limit } événements dans l’ordre du tour, et deux joueurs ne regardent jamais les { $limit } mêmes.
error-hu-event-missing = Position, { $field } : on ne peut pas regarder un emplacement sans événement, et au début chacun en a un.
error-hu-event-twice = Position, { $field } : il n’y a qu’une carte { $event }.
error-hu-two-tiles = Position, { $field } : { $count } tuiles au lieu de 2.
error-hu-tile-count = Position, { $field } : plus de tuiles de { $worth } que les { $supply } qui existent.
error-hu-bigger-first = Position, { $field } : la plus grosse tuile vient en premier.
error-hu-guarded-taken = Position, { $field } : personne ne prend une tuile protégée.
error-hu-bonus-count = Position, { $field } : { $count } tuiles bonus ; il y en a 4.
error-hu-capture = Position, { $field } : { $value } devrait être deux gangs différents, présents dans une rue déjà réglée, le vainqueur d’abord, comme « coyotes rattlers ».

## Pourquoi pas ?

why-hu-opening = D’abord, chacun regarde deux événements ; les gangsters viennent ensuite.
why-hu-placing = C’est le moment de poser un gangster : choisissez une carte de votre main et un bâtiment.
why-hu-looking = Votre gangster est posé ; choisissez maintenant quelque chose à regarder.
why-hu-capturing = On règle ses comptes, { hu-the-street } : choisissez le gang que vous capturez.
why-hu-no-event = Il n’y a pas d’événement à cet endroit ({ hu-the-spot }).
why-hu-event-seen = Vous avez déjà vu cet événement ({ hu-the-spot }).
why-hu-same-pair = Quelqu’un a regardé ces deux mêmes événements avant vous : la paire est prise.
why-hu-must-look = Tant qu’il y a quelque chose que vous n’avez pas vu, il faut regarder.
why-hu-pile = La pioche se fait toute seule à la fin de votre tour.
why-hu-closed = À deux joueurs, cette rue est fermée : la banque s’y trouve ({ hu-the-street }).
why-hu-side-full = Toutes les places sont prises devant { hu-the-building }, { hu-the-street }.
why-hu-nobody-there = Il n’y a personne à cet endroit.
why-hu-face-up = Ce gangster est face visible : tout le monde le voit.
why-hu-own-card = C’est votre propre gangster : vous savez qui c’est.
why-hu-card-seen = Vous avez déjà regardé ce gangster.
why-hu-choose-a-side = Choisissez maintenant où va votre { hu-the-role } : un bâtiment et une rue où il reste de la place.
why-hu-quota-spent = Vous avez posé tous les gangsters que vous pouviez poser face cachée dans cette partie.
why-hu-not-in-hand = Votre { hu-the-role } n’est pas dans votre main.
why-hu-own-gang = On ne capture pas son propre gang.
why-hu-gang-absent = Les { $gang_name } n’ont personne ici ({ hu-the-street }).

## À l’accueil, et à la fin

preset-hold-up-hidden-loot = Butin caché
web-game-hold-up = Hold-up
web-about-hold-up = Six bâtiments, quatre gangs, six événements face cachée : braquez la ville, puis réglez vos comptes.
web-tie-broken-hu = Égalité de fortune : l’ordre du tour, depuis le premier joueur, départage ({ $names }).

## Ce que les règles maison peuvent changer

house-hold-up-bonus = Valeur d’une tuile bonus
house-hold-up-hand = Cartes en main
house-hold-up-unused = Gangsters jamais placés
house-hold-up-face_down = Gangsters face cachée, selon les joueurs
house-hold-up-gun_bonus = Puissance ajoutée par la mitrailleuse
house-hold-up-seduction_bonus = Force ajoutée par la séduction
house-hold-up-opening_looks = Événements regardés avant le jeu
error-hu-house-unused = { $field } : { $unused } gangsters jamais placés, c’est plus que les { $hand } cartes d’une main.
