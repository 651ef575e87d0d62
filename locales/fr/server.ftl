# Les mots du serveur : pourquoi une chose est refusée, et les lignes du journal d’une table.

## La commande

server-open = Le saloon est ouvert : { $address } (Ctrl-C pour fermer.)
server-port-taken = Le port { $taken } est pris : voici le port { $used }.
# $problem est une phrase à elle seule.
server-plugin-fault = Attention : { $problem }
server-stopped = Le saloon est fermé. Toutes les tables sont conservées.

## Refus : tables et places

error-table-unreadable = Ce qui est gardé de la table « { $table } » est illisible.
error-no-such-table = La table « { $table } » n’existe pas.
error-no-such-seat = La place { $number } n’existe pas : la table en compte { $players }.
error-seat-taken = Cette place est prise.
error-seat-in-play = Qui a vu cette partie depuis une autre place ne peut pas prendre celle-ci.
error-seat-empty = Personne n’est assis là.
error-seats-empty =
    { $count ->
        [one] Une place est vide. Mettez-y un robot, ou attendez quelqu’un.
       *[other] { $count } places sont vides. Mettez-y des robots, ou attendez quelqu’un.
    }
error-think-time = « { $seconds } » n’est pas un temps de réflexion. Il s’écrit en secondes, de { $low } à { $high }.
error-no-think-time = Le robot « { $bot } » ne cherche pas, il n’a pas besoin de temps de réflexion. En ont besoin : { $known }.
error-not-your-seat = Ce n’est pas votre place.
error-seat-needed = Il faut être assis à la table pour cela.
error-wrong-secret = Ce lien n’ouvre plus la place.
error-host-only = Seul l’hôte peut faire cela.
error-who-are-you = Le serveur ne vous connaît pas. Autorisez les cookies pour cette page, puis rechargez-la.
error-host-declines = L’hôte de cette table ne souhaite pas jouer avec vous.
error-rated-known-only = Cette table est classée : il faut être reconnu pour s’y asseoir. Cela se fait sous « Vous ».
error-rated-house-rules = Les parties à règles maison ne sont pas classées. Ouvrez la table pour le plaisir, ou avec les règles imprimées.
error-rated-one-seat = À une table classée, chacun joue une seule place.
error-rated-bots = Personne ne connaît la force de « { $bot } ». À une table classée peuvent jouer : { $known }, avec leur temps de réflexion habituel.
error-rated-no-link = Une place classée reste à qui s’y est assis. Identifiez-vous plutôt sur l’autre appareil.
error-rated-no-help = Cette partie est classée : chacun joue sans aide.
error-rated-no-takeback = Cette partie est classée : ce qui est joué est joué.
error-people-required = Dans cette maison, on se fait connaître pour jouer. Allez sur « Qui vous êtes ici » et choisissez comment être reconnu ; regarder reste ouvert à tous.

## Refus : la partie

error-no-match = La partie n’a pas commencé.
error-match-goes-on = Pas tant que la partie est en cours.
error-paused = La partie est en pause.
error-not-paused = La partie n’est pas en pause.
error-stale = La table a changé entre-temps. Regardez, puis choisissez.
error-bot-plays = Un robot joue pour vous. Rasseyez-vous pour reprendre votre place.
error-undo-too-late = Trop tard pour annuler : quelqu’un a appris quelque chose depuis. Vous pouvez demander à reprendre le coup.
error-vote-goes-on = Un vote est déjà en cours.
error-no-vote = Il n’y a rien à voter.
error-no-move-of-yours = Vous n’avez encore rien joué.
error-no-answers = Dans ce jeu, personne ne répond en dehors de son tour.
error-not-now = Pas maintenant : ce n’est pas à vous de jouer.
error-no-hint = Aucun robot n’a eu d’idée. Réessayez.
error-one-hint-at-a-time = Un conseil à la fois.
error-no-bots-choice = Aucun robot n’a encore joué à cette place.
error-no-explanation = Le robot ne sait pas dire pourquoi. Réessayez.
error-one-explanation-at-a-time = Une explication à la fois.
error-no-analysis = La partie n’a pas pu être analysée. Réessayez.
error-rules-version =
    Cette partie a commencé avec la version { $rules } des règles de { $game }. Les règles en sont à la version { $present } :
    on peut la regarder, mais pas la continuer. L’hôte peut en lancer une autre.
error-table-broken =
    { $flaw ->
        [unreadable] Ce qui s’est passé à cette table après le changement { $version } ne peut plus être lu.
       *[rules] Ce qui s’est passé à cette table après le changement { $version } ne peut pas être joué avec ces règles.
    } L’hôte peut l’y ramener.
error-table-closed = La table a été fermée par qui tient cette maison. On peut la regarder, mais il ne s’y passe plus rien.
error-not-broken = Cette table n’a rien d’anormal.
error-rule-fault = Les règles du jeu ont échoué sur ce coup, et l’erreur a été notée. Rien n’a changé à la table : choisissez autre chose.
error-journal-full = Cette table a connu { $limit } changements, elle n’en peut garder davantage. Ouvrez-en une autre.
error-try-again = Trop de monde à la fois. Réessayez.

## Refus : enregistrements et relectures

error-no-such-record = L’enregistrement « { $record } » n’existe pas.
error-record-of-another-game = C’est un enregistrement de { $game }, pas de { $expected }.
error-cannot-follow = Les règles ne peuvent pas suivre cet enregistrement.
error-too-many-records = Vous avez apporté beaucoup d’enregistrements : la limite est de { $limit } par heure.
error-records-full = Ce serveur n’a plus de place pour d’autres enregistrements.
error-not-your-eyes = Avant la fin de la partie, on ne regarde que depuis ses propres places.
error-no-messages = Il n’y a pas de messages en « { $language } ».
error-no-rules = Il n’y a pas de règles de { $game } en « { $language } ».
error-no-such-study = Il n’y a pas d’étude « { $study } » de { $game }.
error-no-such-puzzle = Il n’y a pas d’énigme « { $puzzle } » de { $game }.

## Refus : messages et limites

error-malformed = C’est illisible. En { $path } : { $problem }.
error-not-json = Envoyez du JSON, avec le type application/json.
error-not-http = Ceci n’est pas une requête HTTP.
error-cut-off = La connexion s’est interrompue avant que tout soit arrivé.
error-request-too-slow = La requête a mis trop longtemps à arriver.
error-too-many-connections = Trop de connexions à la fois. Fermez-en quelques-unes, puis réessayez.
error-not-a-number = « { $given } » n’est pas un nombre entier.
error-nothing-written = Rien n’est écrit.
error-hello-first = Dites d’abord bonjour (hello).
error-lobby-only-lists = Le salon ne fait que lister les tables.
error-too-large = C’est trop long : la limite est de { $limit } octets.
error-too-many-messages = Trop de messages : la limite est de { $limit } en 20 secondes.
error-too-many-hellos = Trop de saluts. Attendez un instant, puis revenez.
error-too-many-sockets = Cette table est ouverte dans trop de fenêtres : la limite est de { $limit }.
error-too-many-tables = Vous avez ouvert beaucoup de tables : la limite est de { $limit }. Fermez-en, ou attendez un peu.
error-house-full = La maison est pleine : ceux qui jouent passent d’abord. Réessayez dans { $seconds } secondes.
error-too-much-advice = Les robots étudient déjà { $limit } questions venues de votre adresse. Redemandez dans un instant.
error-busy = Le serveur est très occupé. Réessayez dans un instant.
error-too-slow = Cela a pris plus de { $limit } secondes et a été abandonné.
error-too-much-talk = Pas si vite : respirez entre deux messages.
error-muted = L’hôte vous a réduit au silence.
error-other-origin = Cette requête vient d’un autre site.
error-host-too-long = Le nom de l’hôte est trop long : une adresse peut avoir { $limit } caractères.
error-no-such-page = La page { $path } n’existe pas.
error-wrong-method = Cette adresse n’accepte pas { $method }.
error-database = Impossible d’ouvrir la base de données : { $problem }
error-cannot-open = Le saloon n’a pas pu ouvrir : { $problem }
error-database-in-memory = Une base en mémoire oublierait toutes les tables. Nommez un fichier (sqlite:////dossier/saloon.db) ou un serveur PostgreSQL.
error-database-in-use =
    Un autre saloon (processus { $process }) utilise { $file }, et un fichier n’en sert qu’un. Utilisez celui-là, arrêtez-le, ou
    nommez une autre base avec --database ; PostgreSQL en sert plusieurs.
error-database-newer =
    Une version plus récente de Saloon s’est servie de cette base (son étape { $revision } est inconnue ici). Installez cette
    version, ou nommez une autre base avec --database.
error-database-served =
    { $servers ->
        [one] Un serveur se sert
       *[other] { $servers } serveurs se servent
    } de cette base en ce moment. Arrêtez d’abord ce qui la sert.
error-traces-missing = Pour envoyer des traces, il faut { $package } : pip install "saloon[traces]".
error-no-database = Il n’y a pas de base { $file }.
error-database-empty = Aucun saloon ne s’est jamais servi de la base { $database }.
error-database-older =
    Cette base en est à l’étape { $revision } et cette version de Saloon à { $present }. Ouvrez-la une fois avec saloon serve, qui la met
    à jour, puis recommencez.
error-database-not-empty = Il y a déjà des tables dans cette base. Avec --replace, tout ce qu’elle contient est d’abord effacé.
error-no-backup = { $file } n’est pas une sauvegarde : saloon admin backup en écrit une.
error-copy-differs = Ce qui a été copié de { $table } n’est pas ce qui y était. Rien n’a été changé.
error-import-line = Impossible de reprendre la ligne { $line } du fichier : { $problem }. Rien n’a été changé.
error-import-differs = La table { $table } existe déjà, et elle n’est pas celle du fichier. Rien n’a été changé.
error-import-twice = Les lignes de la table { $table } ne se suivent pas dans le fichier. Rien n’a été changé.
error-bad-setting =
    { $where } donne à { $setting } la valeur « { $value } », alors qu’il faut { $kind ->
        [whole] un nombre entier d’au moins { $least }
        [number] un nombre d’au moins { $least }
        [switch] true ou false
        [networks] des adresses comme 127.0.0.1 ou des réseaux comme 10.0.0.0/8
        [origins] des origines comme https://example.org
        [texts] une liste de textes
        [word] l’un de { $words }
       *[text] un texte
    }.
error-no-such-setting = { $file } donne une valeur à { $setting }, qui n’est pas un réglage. docs/operating/settings.md les énumère tous.
error-settings-unreadable = Impossible de lire les réglages de { $file } : { $problem }
error-storage-failed = Le serveur ne peut rien enregistrer pour le moment. Il continue d’essayer.
error-adrift = Ce serveur a perdu le contact avec les autres. Revenez dans un instant.
error-stopping = Le serveur s’arrête. Revenez dans un instant.
error-server-error = Une erreur s’est produite sur le serveur. Elle a été notée.

## Le journal de la table ; $seat_name est la personne dont parle la ligne

table-create = La table est ouverte.
table-sit = { $name } s’assoit.
table-name = { $was } s’appelle désormais { $name }.
table-leave =
    { $bot ->
        [none] { $name } s’en va.
       *[other] { $name } s’en va. Un robot joue à sa place.
    }
table-link = Vous avez créé un lien vers votre place.
table-claim = { $seat_name } continue sur un autre appareil.
table-bot = Un robot prend la place de { $seat_name }.
table-replaced =
    { $reason ->
        [slow] Le robot de { $seat_name } a réfléchi trop longtemps. Un plus simple fait ce choix.
       *[failed] Le robot de { $seat_name } est tombé en panne. Un plus simple fait ce choix.
    }
table-kick = { $seat_name } a été prié de partir.
table-host = L’hôte est absent. { $seat_name } le remplace.
table-start = La partie commence.
table-move = { $seat_name } a joué.
table-undo = { $seat_name } annule son coup.
table-takeback = { $seat_name } demande à reprendre des coups.
table-vote =
    { $yes ->
        [true] { $seat_name } est d’accord.
       *[false] { $seat_name } n’est pas d’accord.
    }
table-lapse = Tout le monde n’a pas répondu. Rien n’est repris.
table-timeout = Le temps de { $seat_name } est écoulé. Un robot prend le relais ; se rasseoir rend la place.
table-pause = { $seat_name } met la partie en pause.
table-halt = Les règles échouent quoi que fasse le robot de { $seat_name }. La partie est en pause ; reprenez un coup, ou recommencez.
table-resume = { $seat_name } relance la partie.
table-rematch = { $seat_name } voudrait rejouer.
table-say = { $name } : { $text }
table-mute =
    { $mute ->
        [true] L’hôte réduit { $seat_name } au silence.
       *[false] { $seat_name } peut de nouveau parler.
    }
table-export = L’hôte a reçu tout ce qu’on sait de cette partie : elle ne continuera pas.
table-close = La table est fermée par qui tient cette maison.
table-restore = La table a été ramenée là où elle peut continuer.
