# Le navigateur : tous les mots autour des plateaux.

## La maison

web-title = Saloon
web-tagline = Des jeux de table du Far West, entre amis, avec des inconnus ou des robots.
web-footer = Une maison de jeu sans lien avec les éditeurs. Les jeux sont à leurs auteurs et éditeurs ; les dessins et les textes sont de nous.
web-skip-to-content = Aller au contenu
web-loading = Un instant…
web-close = Fermer
web-try-again = Réessayer
web-reload = Recharger la page
web-to-lobby = Retour à l’accueil
web-rules = Règles
web-how-to-play = Le jeu en une minute
web-contents = Sommaire
web-go = Y aller
# Une chose et ce qu’elle est.
web-pair = { $what } : { $which }

## Réglages

web-settings = Réglages
web-language = Langue
web-language-en = English
web-language-fr = Français
web-theme = Thème
web-theme-auto = Comme sur cet appareil
web-theme-light = Clair
web-theme-dark = Sombre
web-speed = Mouvements sur le plateau
web-speed-help = Un clic sur le plateau, ou la barre d’espace, passe toujours ce qui est en train de bouger ; Échap passe tout le reste.
web-speed-slow = Lents
web-speed-usual = Normaux
web-speed-fast = Rapides
web-speed-step = Pas à pas
web-speed-off = Aucun
web-confirm = Confirmer les choix
web-confirm-help = Un clic sélectionne, un second au même endroit choisit. Une carte glissée à sa place se passe du second clic.
web-confirm-always = Toujours
web-confirm-new = Tant que je débute (les { $matches } premières parties)
web-confirm-never = Jamais
web-confirm-how = Cliquez de nouveau ou appuyez sur Entrée pour valider.
web-confirm-yes = Valider
web-confirm-no = Pas ça
web-selected = Sélectionné
web-pace = Rythme : { $pace }. Changer (P)
web-pace-next = Suite
web-pace-next-key = Montrer l’événement suivant (barre d’espace)
web-pace-all = Tout passer (Échap)
web-sound = Sons
web-sound-help = Tirs, sabots, pièces, et le bruit discret du lieu.
web-sound-effects = Volume de l’action
web-sound-ambience = Volume du lieu
web-notices = Me prévenir à mon tour
web-notices-help = Quand c’est à vous et que vous regardez ailleurs, votre système vous le dit.
web-sound-question = Voulez-vous du son à table ?
web-sound-yes = Oui, volontiers
web-sound-no = Non, le calme

## Qui l’on est

web-me = Qui vous êtes ici
web-me-guest = Vous êtes ici de passage. Si vous voulez, faites-vous reconnaître sur tous vos appareils.
web-me-known = On vous connaît ici sous le nom de { $name }.

## Jeux

web-about = Un jeu de table du Far West.
web-player-range = De { $low } à { $high } joueurs

## Les jeux au mur

web-play-now = Jouer
web-with-friends = Entre amis
web-teach-me = Guidez-moi
web-lessons = Leçons
web-how = Comment jouer
web-studies = Études
web-puzzles = Énigmes
web-mine-title = Vos tables
web-elsewhere = On vous attend à une autre table
web-your-turn = À vous
web-title-turn = ● À vous · { $title }
web-rename = Prendre ce nom
# Des noms pour qui n’a pas dit le sien, séparés par des virgules.
web-names = Lucky, Dakota, Montana, Tex, Cheyenne, Pépite, Éclair, Cactus, Coyote, Tornade, Dollar, Kid

## Ouvrir une table

web-create-title = Ouvrir une table
web-create = Ouvrir la table
web-your-name = Votre nom
web-players = Joueurs
web-seats = Places
web-seat-number = Place { $number }
web-seat-open = Libre, pour quelqu’un
web-you = Vous
web-presets = Les tables les plus demandées
web-others = Les autres
web-others-mixed = Des robots différents
web-others-open = Libres, pour des amis
web-shelf-game =
    { $count ->
        [0] À quoi vous jouez
        [1] À quoi vous jouez (1 changement)
       *[other] À quoi vous jouez ({ $count } changements)
    }
web-shelf-rulings =
    { $count ->
        [0] Points de règle
        [1] Points de règle (1 changé)
       *[other] Points de règle ({ $count } changés)
    }
web-shelf-rulings-help = Là où une règle peut se lire de deux façons : comment cette table la lit. On peut ne pas y toucher.
web-shelf-house = Règles maison
web-house-named = Règles maison : { $name }
web-house-help = Un petit fichier YAML change les nombres du jeu : ce que montrent les cartes, combien il y en a, ce que valent les choses. « saloon house { $slug } » en affiche un pour commencer.
web-house-choose = Choisir un fichier
web-house-paste = Ou écrivez-le ici
web-house-check = Vérifier
web-house-drop = Sans règles maison
web-house-texts = Les règles, les leçons et les autres phrases disent toujours les nombres du livre de règles.
# Une chose désactivée.
web-without = sans : { $what }
web-rulings-changed =
    { $count ->
        [1] 1 point de règle changé
       *[other] { $count } points de règle changés
    }
web-by-the-book = Selon le livre de règles
preset-first = Première partie
preset-tournament = Tournoi
preset-everything = Tout compris
web-option-entry = Nombre { $number }
web-pace-and-clock = Pendule et rythme
web-clock = Temps par choix
web-clock-value =
    { $seconds ->
        [0] Sans pendule
        [60] 1 minute
        [120] 2 minutes
        [300] 5 minutes
        [86400] 1 jour
        [259200] 3 jours
        [604800] 7 jours
       *[other] { $seconds } secondes
    }
web-clock-help = À court de temps, on est remplacé par un robot, et l’on peut reprendre sa place.
web-days-left = { $days } j { $hours } h
web-bot-pace = Les robots jouent
web-pace-0 = aussitôt
web-pace-5 = vite
web-pace-10 = comme des gens
web-pace-20 = lentement
web-private = Table privée
web-private-help = Absente de l’accueil : il faut le lien ou le code pour la trouver.
web-rated = Classée
web-rated-help = Pour qui est reconnu : la partie compte pour la cote, personne n’aide, et rien n’est repris.
web-invited = { $name } vous attend : { $game }.
web-not-now = Pas maintenant
web-block = Bloquer
web-block-help = Cette personne ne pourra plus s’asseoir aux tables dont vous êtes l’hôte, et vous ne verrez plus ce qu’elle dit.

## L’accueil

web-tables-title = Les tables ce soir
web-tables-none = Pas un chat dans le saloon.
web-tables-none-help = Ouvrez la première table ; les autres entendront le piano.
web-ticket-host = Hôte : { $name }
web-ticket-seats =
    { $free ->
        [0] les { $players } places sont prises
        [1] 1 place libre sur { $players }
       *[other] { $free } places libres sur { $players }
    }
web-ticket-bots =
    { $count ->
        [one] { $count } robot
       *[other] { $count } robots
    }
web-phase-waiting = en attente
web-phase-playing = en cours
web-phase-paused = en pause
web-phase-over = terminée
web-watchers =
    { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
web-sit-down = S’asseoir
web-watch = Regarder
web-return = Y retourner
web-join-title = Vous avez un code ?
web-code = Code de la table
web-record-title = Une ancienne partie
web-record-help = Apportez l’enregistrement d’une partie pour la revoir, ou la reprendre à n’importe quel coup.
web-record-choose = Choisir un enregistrement
web-record-download = Télécharger l’enregistrement

## Robots

web-bot = Robot
web-seated-bot = { $bot } { $number }
web-played-by-bot = { $bot } joue
web-bot-level = Niveau
web-bot-about = Joue tout seul.
web-bot-random = Vagabond
web-bot-tenderfoot = Pied-tendre
web-bot-tenderfoot-about = Plein de bonne volonté, parfois étourdi : idéal pour apprendre.
web-bot-deputy = Adjoint
web-bot-deputy-about = Prend ce qui paraît le mieux sur le moment, et se trompe rarement.
web-bot-marshal = Marshal
web-bot-marshal-about = A déjà tout vu, sait presque toujours ce qui est le mieux et pardonne peu.
web-bot-legend = Légende
web-bot-legend-about = Calcule loin et longtemps. Rares sont ceux qui le battent.
web-bot-outlaw = Hors-la-loi
web-bot-outlaw-about = Une Légende qui prend deux secondes pour chaque choix.
# $bot : le nom d’un robot ; $seconds : le temps qu’il a pour réfléchir.
web-bot-timed = { $bot } · { web-seconds }
web-bot-weaker = S’échauffe
web-bot-weaker-help = La maison s’échauffe encore pour ce jeu : d’ici là, il joue moins bien.
web-bots-alike = Tous les robots ainsi : { $bot }
web-seconds =
    { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }
web-advanced = Réglages avancés
web-think-time = Temps de réflexion par choix
web-think-time-usual = Celui du niveau
web-think-time-help = Plus il a de temps, plus il est fort.

## Places

web-thinking = Réfléchit
web-seat-free = Place libre
web-away = Absent
web-here = Présent
web-program = Programme
web-has-turn = doit choisir
web-host = Hôte
web-name-here = Nom à cette place
web-sit-here = S’asseoir ici
web-take-back = Reprendre la place
web-hot-seat = Encore quelqu’un sur cet appareil
web-hot-seat-help = On peut jouer à plusieurs sur cet appareil : un rideau cache chaque main à la suivante.
web-add-bot = Asseoir le robot
web-hand-to-bot = Laisser jouer le robot
web-mute = Faire taire dans la discussion
web-unmute = Rendre la parole
web-kick = Libérer cette place
web-leave = Quitter cette place
web-seat-link = Lien vers cette place
web-seat-link-help = Ouvrez-le sur l’autre appareil : la place y passe. Il ne sert qu’une fois.
web-seat-link-make = Changer d’appareil
web-nothing-to-do = Vous ne pouvez rien faire de cette place.

## Ce qui se passe

web-turn-waiting =
    { $count ->
        [one] On attend encore un joueur.
       *[other] On attend encore { $count } joueurs.
    }
web-turn-start = Tout le monde est là : commencez quand vous voulez.
web-turn-host-starts = Tout le monde est là ; l’hôte va lancer la partie.
web-turn-paused = La partie est en pause.
web-turn-trouble = Cette partie ne peut pas continuer. L’hôte peut en lancer une autre.
web-turn-broken = Cette table est en panne : sa partie est arrêtée.
web-turn-nobody = Un instant…
web-turn-bot = { $seat_name } réfléchit.
web-turn-other = C’est à { $seat_name } de choisir.
web-turn-won = { $seat_name } l’emporte !
web-turn-you-won = Vous l’emportez !
web-turn-nobody-wins = Personne ne l’emporte !
web-turn-shared =
    { $count ->
        [0] La partie est finie.
       *[other] { $count } joueurs se partagent la victoire !
    }
web-spectating = Vous regardez.
web-start = Lancer la partie
web-restore = Revenir là où tout allait bien
web-export = Enregistrer tout ce qu’on en sait
web-export-help = Ce qui est enregistré contient tous les secrets de la partie : ensuite, elle ne peut plus continuer, et la table revient avant elle.

## À table

web-beside = À côté du plateau
web-board = Le plateau
web-choices = Vos choix
web-as-list = En liste
web-advised = conseillé
web-percent = { $percent } %
web-thought-by = par { $bot }
web-thought-waiting = Réflexion en cours…
web-thought-quick = Une première estimation : de meilleurs conseils viendront quand la maison sera échauffée.
web-thought-choices = Les meilleurs choix, avec vos chances de gagner
web-thought-weighed = Ce qu’il a pesé, avec ses chances de gagner
web-thought-chance = Ses chances de gagner : { web-percent }.
web-thought-grounds = Ce qui plaide pour
web-thought-no-grounds = Vu de votre place, rien ne plaide pour ce choix plus que pour un autre.
web-thought-line = La suite attendue
web-thought-iterations =
    { $count ->
        [one] { $count } suite de jeu envisagée.
       *[other] { $count } suites de jeu envisagées.
    }
web-hint-said = Conseil : { $choice }. Vos chances de gagner : { web-percent }.
web-why = pourquoi ?
web-why-moved = Pourquoi ce dernier coup ?
web-explained-title = Pourquoi ça, { $name } ?
web-explained-secret = Ce qu’il avait en tête reste son secret jusqu’à la fin de la partie.
web-answers = Quand on m’interroge hors de mon tour
web-answers-ask = Toujours me demander
web-answers-unable = Passer pour moi si je ne peux pas répondre
web-answers-never = Toujours passer pour moi
web-answers-help = Les autres n’en savent rien : on croit chaque fois que vous avez réfléchi.
web-answers-passing = Vous allez passer dans un instant, sauf si vous répondez vous-même.
web-hint = Conseil
web-undo = Annuler
web-takeback = Demander à reprendre un coup
web-pause = Pause
web-resume = Reprendre
web-invite = Inviter
web-qr = QR code du lien vers cette table
web-link = Lien vers cette table
web-copy = Copier le lien
web-copied = Copié.
web-board-failed = Le plateau n’a pas pu être dessiné. La liste des choix fonctionne toujours.
web-read-clause = Lire { $clause }
web-vote = { $seat_name } demande à reprendre un coup : { $count } d’accord sur { $need }.
web-vote-yes = D’accord
web-vote-no = Non
web-tab-log = Journal
web-tab-chat = Discussion
web-tab-rules = Règles
web-log-empty = Il ne s’est encore rien passé.
web-chat-empty = Personne n’a encore dit un mot.
web-chat-say = Dire quelque chose
web-chat-hide = Me cacher la discussion
web-emotes = Mines et gestes
web-phrases = Phrases toutes faites
web-unread =
    { $count ->
        [1] 1 non lu
       *[other] { $count } non lus
    }
web-send = Envoyer
web-no-rules = Personne n’a encore rédigé ces règles ici.

## Des phrases toutes faites, que chacun lit dans sa langue

phrase-hello = Salut !
phrase-luck = Bonne chance !
phrase-nice = Bien joué !
phrase-thanks = Merci !
phrase-sorry = Désolé, l’ami.
phrase-hurry = C’est à toi, l’ami !
phrase-wow = Ça alors…
phrase-ouch = Aïe !
phrase-haha = Ha ha ha !
phrase-again = On remet ça ?
phrase-bye = À la prochaine !
phrase-hat = Chapeau bas.
phrase-glass = À la vôtre !
phrase-angry = Grrr !
phrase-thinking = Voyons voir…
phrase-whistle = ♪ Sifflote un air ♪

## À plusieurs sur un appareil

web-pass-to = Passez l’appareil à { $seat_name }.
web-who-holds = Qui tient l’appareil ?
web-curtain-help = Les autres ne regardent pas.
web-lift = Je suis { $seat_name } : lever le rideau

## La fin

web-tableau-on = Voir les scores
web-end = Fin de la partie
web-rematch = Revanche
web-rematch-start = Rejouer
web-rematch-wanted = Partants pour une revanche : { $names }.
web-replay = Revoir la partie
web-fairness = Le hasard était-il honnête ?
web-fairness-help = L’engagement était sur la table avant la première pioche ; c’est le SHA-256 de la graine, et la graine décide de chaque tirage.
web-commitment = Engagement
web-seed = Graine

## Les chances, coup par coup

web-analysis = L’évolution des chances
web-analysis-working = On repasse la partie : { $done } positions sur { $points }.
web-analysis-slider = Chances de gagner, coup par coup
# $chances : chaque joueur avec ses chances.
web-analysis-at = Coup { $move } : { $chances }
web-analysis-at-move =
    { $move ->
        [0] La mise en place
       *[other] Après le coup { $move }
    }
web-analysis-turns = Les tournants
web-analysis-turn = Coup { $move } : { $name }
# Le même changement se voit à côté, avec une flèche ; ceci est pour qui écoute.
web-analysis-change = de { $before } % à { $after } %
web-analysis-no-turns = Aucun coup n’a fait basculer la partie.
web-analysis-rough = La maison s’échauffait encore : ces chances sont approximatives.
web-analysis-table = En tableau
web-analysis-caption = Les chances de chacun après chaque coup, comme un spectateur pouvait en juger
web-analysis-move = Coup

## Revoir

web-replay-first = Au début
web-replay-back = Un coup en arrière
web-replay-play = Dérouler
web-replay-pause = Pause
web-replay-next = Un coup en avant
web-replay-last = À la fin
web-replay-slider = Coup
web-replay-at = { $move } / { $last }
web-replay-told =
    { $move ->
        [0] La mise en place
       *[other] Coup { $move }
    }
web-replay-nothing = Rien à raconter.
web-eyes = Par les yeux de qui
web-eyes-spectator = D’un spectateur
web-eyes-seat = De { $seat_name }
web-eyes-all = De celui qui sait tout
web-continue = Reprendre d’ici contre des robots
web-continue-seat = Votre place
web-continue-go =
    { $move ->
        [0] Jouer depuis la mise en place
       *[other] Jouer depuis le coup { $move }
    }

## Quand quelque chose ne va pas

web-line-lost = La ligne est coupée. Reconnexion…
web-line-stalled = La maison ne peut rien écrire pour l’instant. Ce que vous avez fait est gardé et sera retenté.
web-line-outdated = La maison a été rénovée : cette page est trop vieille pour elle.
web-offline-title = La maison est injoignable
web-offline-text = Soit vous êtes hors ligne, soit le serveur est fermé pour l’instant. Vos tables sont gardées ; cette page revient d’elle-même.
web-lost-title = Mauvaise piste
web-lost-text = À cette adresse, il n’y a que de la poussière.
web-no-table-title = Aucune table de ce nom
web-no-table-text = Personne ne joue à une table nommée { $table }. Elle a peut-être été débarrassée.
error-unreachable = Le serveur ne répond pas.
web-error-unknown = C’est impossible ({ $code }).

## Énigmes

web-puzzle = Énigme
web-puzzle-of-the-day = Énigme du jour
web-puzzles-of = Énigmes : { $game }
web-puzzles-about = Des positions tirées de parties entre robots forts, vues par un seul joueur. Un choix est nettement le meilleur, et ce n’est pas le plus évident.
web-puzzle-task = Vous êtes { $seat_name }. Trouvez le meilleur choix.
web-puzzle-players =
    { $players ->
        [one] un joueur
       *[other] { $players } joueurs
    }
web-puzzle-number = Énigme { $number }.
web-puzzle-grade =
    { $grade ->
        [1] Facile.
        [2] Pas facile.
        [3] Difficile.
       *[4] Très difficile.
    }
web-puzzle-stars-help = Les étoiles disent la difficulté : une pour chaque niveau de robots qui se trompe, du pied-tendre à la légende.
web-puzzles-solved = { $solved } sur { $count } résolues
web-puzzle-solve = Résoudre
web-puzzle-look-again = Revoir
web-puzzle-was-right = Résolue
web-puzzle-was-wrong = Non résolue
web-puzzle-run = Résolues d’affilée
web-puzzle-best-run = Plus longue série
web-puzzle-days = Jours d’affilée
web-no-puzzles = Il n’y a pas d’énigmes pour ce jeu.
web-puzzle-right = Bien vu !
web-puzzle-wrong = Il y a mieux.
web-puzzle-shown = La solution
web-puzzle-best = Le meilleur : { $choice }.
web-puzzle-chances = Vos chances de gagner après chaque choix, d’après la recherche
web-puzzle-yours = votre choix
web-puzzle-tempting = tentant
web-puzzle-grounds = Quelques choix plus tard, comparé à « { $choice } »
web-puzzle-margin = La recherche a suivi { $count } déroulements : ses chances sont justes à ± { $error } points près.
web-puzzle-again = Réessayer
web-puzzle-show = Montrer
web-puzzle-next = Énigme suivante
