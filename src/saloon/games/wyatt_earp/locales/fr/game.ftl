# Wyatt Earp : ce qu’il y a sur la table, ce qu’on demande, ce qui arrive, ce que l’on compte.

## Choses

name-jesse-james = Jesse James
name-butch-cassidy = Butch Cassidy
name-billy-the-kid = Billy the Kid
name-sundance-kid = Sundance Kid
name-wes-hardin = Wes Hardin
name-belle-starr = Belle Starr
name-bob-dalton = Bob Dalton
name-photo-jesse-james = Photo de Jesse James
name-photo-butch-cassidy = Photo de Butch Cassidy
name-photo-billy-the-kid = Photo de Billy the Kid
name-photo-sundance-kid = Photo de Sundance Kid
name-photo-wes-hardin = Photo de Wes Hardin
name-photo-belle-starr = Photo de Belle Starr
name-photo-bob-dalton = Photo de Bob Dalton
name-bank-robbery = Attaque de banque
name-stagecoach-robbery = Attaque de diligence
name-fastest-gun = Tireur le plus rapide
name-most-wanted = Traque
name-hideout = Cachette
name-wyatt-earp = Wyatt Earp

## Questions

we-decision-draw = Piochez deux cartes, ou prenez la première carte de la défausse.
we-decision-turn = Posez des hors-la-loi et jouez une carte shérif, si vous pouvez ; une défausse termine votre tour.
we-decision-place = Tir réussi ! Sur lequel de vos hors-la-loi la carte va-t-elle ?
we-decision-hide = Tir réussi ! Quel hors-la-loi part se cacher, et chez qui ?
we-decision-steal = Tir réussi ! Prenez, si vous voulez, une carte hors-la-loi dans un autre territoire.
we-decision-unhide = Tir réussi ! Quelle Cachette retirez-vous ?
we-decision-name = Nommez un hors-la-loi et dites dans quel sens vous le demandez.
we-decision-fetch = Fouillez la défausse : gardez une carte sans la montrer, ou jouez aussitôt une carte shérif.
we-decision-answer = Une Cachette recouvre vos cartes. Faites-vous appel à Wyatt Earp ?
we-decision-snapshot = Une série vient d’être posée. Jouez-vous la Photo de ce hors-la-loi hors de votre tour ?

## Choix

we-draw-pile = Piocher deux cartes
we-draw-pile-ends = Piocher dans la pioche épuisée : la manche s’arrête là
we-take = Prendre dans la défausse : { $card_name }
we-lay =
    { $reward ->
        [0] Poser { $count } { $outlaw_name }
       *[other] Poser { $count } { $outlaw_name }, récompense +{ MONEY($reward) }
    }
we-play-photo = Jouer la { $card_name }
we-play-shot = { $card_name } : jouer et tirer
we-play-shot-ends = { $card_name } : plus de carte pour tirer, la manche s’arrête là
we-most-wanted-hand = Traque : demander aux autres une carte hors-la-loi
we-most-wanted-raid = Traque : tirer pour prendre une carte hors-la-loi dans un territoire
we-most-wanted-raid-ends = Traque, contre un territoire : plus de carte pour tirer, la manche s’arrête là
we-wyatt-draw = Wyatt Earp : piocher deux cartes
we-wyatt-draw-ends = Wyatt Earp : piocher dans la pioche épuisée, la manche s’arrête là
we-wyatt-search = Wyatt Earp : fouiller la défausse
we-wyatt-free = Wyatt Earp : tirer pour retirer une Cachette
we-wyatt-free-ends = Wyatt Earp, contre une Cachette : plus de carte pour tirer, la manche s’arrête là
we-discard = Défausser : { $card_name }
we-place = { $card_name } : poser sur { $outlaw_name }
we-hide = Cacher { $outlaw_name } chez { $seat_name }
we-steal = Prendre une carte { $outlaw_name } chez { $seat_name }
we-take-nothing = Ne rien prendre
we-free = Retirer la Cachette de { $outlaw_name }
we-name =
    { $side ->
        [left] Demander { $outlaw_name }, vers la gauche (ordre du tour)
       *[right] Demander { $outlaw_name }, vers la droite (ordre inverse)
    }
we-name-other = Demander { $outlaw_name }
we-keep = Garder : { $card_name }
we-answer = Jouer Wyatt Earp et tirer pour libérer { $outlaw_name }
we-answer-ends = Jouer Wyatt Earp : plus de carte pour tirer, la manche s’arrête là
we-pass = Passer

## Événements

we-round-began = Manche { $round } : dix cartes chacun, { MONEY(1000) } de plus sur chaque avis. { $seat_name } commence.
we-turned-up = La défausse commence par { $card_name }.
we-drew = { $seat_name } pioche { $card_name }.
we-drew-hidden = { $seat_name } pioche une carte.
we-took = { $seat_name } prend { $card_name } dans la défausse.
we-reshuffled =
    { $count ->
        [1] La pioche est vide : l’unique carte de la défausse devient la nouvelle pioche.
       *[other] La pioche est vide : les { $count } cartes de la défausse, mélangées, forment la nouvelle pioche.
    }
we-laid =
    { $reward ->
        [0] { $seat_name } pose { $count } { $outlaw_name }.
       *[other] { $seat_name } pose { $count } { $outlaw_name } : la récompense augmente de { MONEY($reward) }.
    }
we-opened = La chasse à { $outlaw_name } est ouverte à tous.
we-played =
    { $mode ->
        [hands] { $seat_name } joue { $card_name } et interroge les autres.
        [raid] { $seat_name } joue { $card_name } contre les territoires des autres.
        [draw] { $seat_name } joue { $card_name } pour piocher deux cartes.
        [free] { $seat_name } joue { $card_name } contre une Cachette.
       *[shot] { $seat_name } joue { $card_name }.
    }
we-searches = { $seat_name } joue Wyatt Earp et fouille la défausse.
we-answered = { $seat_name } réplique avec Wyatt Earp, pour libérer { $outlaw_name }.
we-shot =
    { $hit ->
        [yes] { $seat_name } tire : { $card_name }, touché !
       *[no] { $seat_name } tire : { $card_name }, raté.
    }
we-placed = { $seat_name } pose { $card_name } sur { $outlaw_name } : la récompense augmente de { MONEY($reward) }.
we-gun-gone = { $seat_name } n’a plus le tireur le plus rapide, sur { $outlaw_name }.
we-spent = { $card_name } part à la défausse.
we-named =
    { $side ->
        [left] { $seat_name } veut { $outlaw_name }, et demande vers la gauche.
       *[right] { $seat_name } veut { $outlaw_name }, et demande vers la droite.
    }
we-has-none = { $seat_name } n’a pas de carte { $outlaw_name }.
we-gave = { $seat_name } doit donner une carte { $outlaw_name }.
we-stole = { $seat_name } perd une carte { $outlaw_name } de son territoire.
we-took-nothing = { $seat_name } ne prend rien.
we-orphaned = Chez { $seat_name }, { $card_name } n’a plus de { $outlaw_name } sur qui rester.
we-hid = Une Cachette recouvre { $outlaw_name } chez { $seat_name }.
we-freed = La Cachette de { $outlaw_name } est retirée : les cartes de { $seat_name } comptent de nouveau.
we-fetched = { $seat_name } garde { $card_name }, pris dans la défausse.
we-fetched-hidden = { $seat_name } garde une carte de la défausse, sans la montrer.
we-fetched-open = { $seat_name } trouve { $card_name } et la carte est jouée aussitôt.
we-passed = { $seat_name } passe.
we-discarded = { $seat_name } défausse { $card_name }.
we-round-ended =
    { $reason ->
        [out] { $seat_name } a défaussé sa dernière carte : la manche est terminée.
        [empty-hand] Quelqu’un n’a plus de carte : la manche est terminée.
        [exhausted] La pioche est épuisée pour la seconde fois : la manche est terminée.
       *[stalemate] Plus personne ne prend de carte dans la pioche ni n’en joue : la manche est terminée.
    }
we-dropped =
    { $count ->
        [1] { $seat_name } jette sa dernière carte.
       *[other] { $seat_name } jette les { $count } cartes de sa main.
    }
we-escaped = { $outlaw_name } s’échappe, avec { $points } points de capture ; { MONEY($reward) } restent sur l’avis de recherche.
we-captured = Capture de { $outlaw_name }, avec { $points } points de capture : { MONEY($reward) }.
we-paid = { $seat_name } reçoit { MONEY($reward) } pour { $outlaw_name }.
we-carried = { MONEY($reward) } ne peuvent être partagés et restent sur l’avis de { $outlaw_name }.
we-duel = Les plus riches sont à égalité : duel !
we-duel-shuffled = Il reste trop peu de cartes : on mélange les 78.
we-duel-shot =
    { $hit ->
        [yes] { $seat_name } retourne { $card_name } : touché !
       *[no] { $seat_name } retourne { $card_name } : raté.
    }
we-duel-again = Tous ratent. On recommence !
we-duel-won = { $seat_name } remporte le duel.
we-game-over = La partie est terminée.

## Score

we-part-money = Récompenses
we-part-duel = Vainqueur du duel
we-tie-duel = Égalité de fortune : le duel a tranché ({ $names }).

## Options

option-wyatt-earp-photo_out_of_turn = Photo hors de son tour
option-wyatt-earp-photo_out_of_turn-help = Juste après la première série d’un hors-la-loi posée par un autre, sa Photo peut être jouée hors de son tour.
option-wyatt-earp-dealer = Premier donneur
option-wyatt-earp-dealer-help = Qui distribue la première manche ; le joueur à sa gauche commence.
option-wyatt-earp-dealer-random = Tiré au sort
option-wyatt-earp-dealer-seat1 = Place 1
option-wyatt-earp-dealer-seat2 = Place 2
option-wyatt-earp-dealer-seat3 = Place 3
option-wyatt-earp-dealer-seat4 = Place 4
option-wyatt-earp-reward_per = Première carte sans récompense
option-wyatt-earp-reward_per-help = La récompense ne compte pas la première carte de chaque pose, ou de chaque tour.
option-wyatt-earp-reward_per-play = De chaque pose
option-wyatt-earp-reward_per-turn = De chaque tour
option-wyatt-earp-empty_pile_shot = Tirer sans pioche
option-wyatt-earp-empty_pile_shot-help = Ce que devient une carte qui doit tirer ou piocher quand il ne reste plus de cartes pour cela.
option-wyatt-earp-empty_pile_shot-end_round = Elle met fin à la manche
option-wyatt-earp-empty_pile_shot-not_playable = Elle ne peut pas être jouée
option-wyatt-earp-stalemate = Enlisement
option-wyatt-earp-stalemate-help = La manche prend fin après autant de tours de table sans que personne ait pris de carte dans la pioche ni joué de carte.
option-wyatt-earp-wyatt_last = Wyatt Earp en dernière carte
option-wyatt-earp-wyatt_last-help = Wyatt Earp peut être la dernière carte en main s’il en rapporte de nouvelles.
option-wyatt-earp-target_needed = Pas de tir sans cible
option-wyatt-earp-target_needed-help = Une carte avec tir ne peut être jouée que si un tir réussi aurait un effet.
option-wyatt-earp-eight_captures = Huit points suffisent
option-wyatt-earp-eight_captures-help = Huit points de capture suffisent exactement ; sinon il en faut neuf.
option-wyatt-earp-rich_at_25000 = { MONEY(25000) } tout juste terminent la partie
option-wyatt-earp-rich_at_25000-help = Il suffit d’avoir exactement { MONEY(25000) } pour terminer la partie ; sinon, il faut en avoir davantage.
option-wyatt-earp-zero_shares = Part sans points
option-wyatt-earp-zero_shares-help = Un joueur sans point de capture peut être assez près du premier pour partager la récompense.

## Refus

error-we-no-such-dealer = Option { $option } : il n’y a que { $players } places.
error-we-position-orphan = Position, { $field } : il n’y a ni carte { $outlaw_name } ni Photo pour la porter.
error-we-position-money = Position, { $field } : { $value } n’est pas un nombre entier de milliers de dollars.
error-we-position-guns = Position, { $field } : { $count } tireurs les plus rapides en jeu, alors qu’il n’y en a qu’un.
error-we-position-asked = Position, { $field } : c’est le tour de { $seat_name } ; seul un autre joueur peut être interrogé hors de son tour.
error-we-position-no-hideout = Position, { $field } : { $seat_name } n’a pas de Cachette sur { $outlaw_name } à laquelle répliquer.
error-we-position-not-now = Position, { $field } : cela n’a pas de sens avec la question { $question }.
error-we-position-top = Position, { $field } : la carte { $card } ne peut être visible : elle n’est pas dans la défausse.
error-we-position-under-missing = Position, { $field } : avant une pioche, une défausse de plusieurs cartes doit dire celle qui apparaît quand on prend la première.
error-we-position-top-missing = Position, { $field } : une défausse avec des cartes a une première carte, une défausse vide n’en a pas.
error-we-position-searches = Position, { $field } : { $count } fouilles, alors que { $limit } sont possibles.
error-we-position-too-searched =
    Position, { $field } : avec { $count } fouilles déjà faites et les Wyatt Earp qui restent, il pourrait y en avoir plus
    de { $limit } dans cette manche.
error-we-position-kept = Position, { $field } : une carte { $card } ne peut avoir été gardée ; elle n’était pas parmi celles de la défausse.
error-we-position-kept-gone = Position, { $field } : { $seat_name } devrait encore avoir en main la carte { $card } gardée de la défausse.
error-we-position-most =
    { $count ->
        [1] Position, { $field } : { $seat_name } a 1 carte de ce hors-la-loi en main.
       *[other] Position, { $field } : { $seat_name } a { $count } cartes de ce hors-la-loi en main.
    }
error-we-position-laid-now = Position, { $field } : { $seat_name } ne peut avoir posé { $count } cartes { $outlaw_name } pendant ce tour.
error-we-position-no-snapshot = Position, { $field } : sans l’option { $option }, aucune Photo ne se joue hors de son tour.
error-we-position-not-opened = Position, { $field } : { $seat_name }, dont c’est le tour, n’a pas de série de { $outlaw_name } qui viendrait d’être posée.
error-we-position-nobody-rich = Position, { $field } : personne n’a assez d’argent pour que la partie soit terminée.
error-we-position-no-winner = Position, { $field } : les plus riches sont à égalité, l’un d’eux a donc remporté le duel.
error-we-position-winner = Position, { $field } : { $seat_name } ne peut avoir remporté un duel : s’y battent les plus riches, quand ils sont à égalité.
error-we-position-over = Position, { $field } : la partie terminée, les mains et la défausse sont vides.
error-we-position-no-choice = Position, { $field } : la question { $question } n’aurait pas de réponse.

## Pourquoi pas ?

why-we-not-asked =
    { $decision ->
        [draw] D’abord, piochez : deux cartes de la pioche, ou la première de la défausse.
        [place] Choisissez sur lequel de vos hors-la-loi va la carte.
        [hide] Choisissez le hors-la-loi qui part se cacher.
        [steal] Choisissez une carte hors-la-loi d’un autre territoire, ou ne prenez rien.
        [unhide] Choisissez la Cachette à retirer.
        [name] Choisissez le hors-la-loi à demander.
        [fetch] Choisissez une carte de la défausse.
        [answer] Répliquez à la Cachette, ou passez.
        [snapshot] Jouez la Photo, ou passez.
       *[turn] Cela ne se choisit pas pendant votre tour.
    }
why-we-not-naming = On ne nomme un hors-la-loi qu’avec la Traque.
why-we-drawn-already = Vous avez pioché : une fois par tour, deux cartes de la pioche ou une de la défausse.
why-we-discard-empty = La défausse est vide.
why-we-draw-first = Piochez d’abord : deux cartes de la pioche, ou la première de la défausse.
why-we-no-such-card = Vous n’avez pas cette carte.
why-we-only-wyatt = Seul Wyatt Earp réplique à une Cachette : vos cartes { $outlaw_name } sont recouvertes.
why-we-only-photo = Hors de votre tour, seule la Photo de { $outlaw_name } peut être jouée maintenant.
why-we-one-sheriff = Vous avez déjà joué votre unique carte shérif du tour.
why-we-last-card = La dernière carte doit être défaussée, pas jouée.
why-we-photo-unopened = Personne n’a posé de série de { $outlaw_name } dans cette manche.
why-we-no-shot = Il ne reste plus de carte pour tirer.
why-we-no-draw = Il ne reste pas deux cartes à piocher.
why-we-needs-series = La chasse à { $outlaw_name } n’est pas ouverte : il faut trois cartes posées ensemble.
why-we-can-be-laid = Les cartes { $outlaw_name } peuvent être posées : choisissez combien.
why-we-gun-there = Il y a déjà un tireur le plus rapide sur ce hors-la-loi.
why-we-no-group = { $card_name } : il faut une carte hors-la-loi ou une Photo dans votre territoire.
why-we-nothing-to-hide = Aucun adversaire n’a de cartes qu’une Cachette pourrait recouvrir.
why-we-can-be-played = { $card_name } peut être jouée pendant ce tour.
why-we-no-second-wyatt = Une fouille ne rapporte jamais un autre Wyatt Earp.
why-we-not-in-discard = Cette carte n’est pas dans la défausse.
why-we-not-your-own = On prend une carte dans les autres territoires, pas dans le sien.
why-we-no-outlaw-card = Il n’y a pas de carte hors-la-loi à prendre ici ; Photos et autres cartes shérif restent.
why-we-no-hideout = Aucune Cachette à vous n’est là.
why-we-own-territory = La carte va dans votre propre territoire.
why-we-no-group-there = Il n’y a pas de cartes { $outlaw_name } ici.
why-we-opponents-only = Une Cachette recouvre les cartes d’un adversaire.
why-we-hidden-already = Une Cachette est déjà là.

## À l’accueil, et à la fin

web-game-wyatt-earp = Wyatt Earp
web-about-wyatt-earp = Traquez sept hors-la-loi carte après carte et gardez le plus gros des récompenses.
web-tie-broken-we = Égalité de fortune : le duel a tranché ({ $names }).

## Ce que les règles maison peuvent changer

house-wyatt-earp-outlaw_cards = Cartes de chaque hors-la-loi
house-wyatt-earp-sheriff_cards = Cartes shérif
house-wyatt-earp-hand = Cartes distribuées
house-wyatt-earp-outlaw_points = Points de capture d’une carte hors-la-loi
house-wyatt-earp-photo_points = Points de capture d’une Photo
house-wyatt-earp-bank_points = Points de capture d’une Attaque de banque
house-wyatt-earp-stagecoach_points = Points de capture d’une Attaque de diligence
house-wyatt-earp-gun_points = Points de capture du Tireur le plus rapide
house-wyatt-earp-poster_reward = Récompense sur chaque avis à chaque manche, en milliers
house-wyatt-earp-photo_reward = Récompense ajoutée par une Photo, en milliers
house-wyatt-earp-bank_reward = Récompense ajoutée par une Attaque de banque, en milliers
house-wyatt-earp-stagecoach_reward = Récompense ajoutée par une Attaque de diligence, en milliers
house-wyatt-earp-gun_reward = Récompense ajoutée par le Tireur le plus rapide, en milliers
house-wyatt-earp-series = Cartes pour ouvrir un hors-la-loi
house-wyatt-earp-capture = Points pour capturer un hors-la-loi
house-wyatt-earp-lead = Avance qui prend toute la récompense, en points
house-wyatt-earp-leader_share = Première part du meneur, en milliers
house-wyatt-earp-share = Une part de la récompense, en milliers
house-wyatt-earp-rich = Argent qui met fin au jeu, en milliers
error-we-house-share = { $field } : la première part du meneur ({ $leader }) est plus petite que celle des autres ({ $share }).
error-we-house-deck = { $field } : { $cards } cartes, c’est trop peu. Quatre mains en prennent { $dealt }, et il doit en rester { $hand } de plus.
