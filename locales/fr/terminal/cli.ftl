# La ligne de commande : l’aide, ce qui se dit à table, les comptes rendus, les refus.

## Aide

cli-usage = Usage :
cli-options = Options
cli-commands = Commandes

cli-help-saloon = Des jeux de société du Far West : y jouer, les étudier, en lire les règles.
cli-about-saloon = Chaque commande a son aide : saloon play --help.
cli-help-serve = Ouvrir la maison : on joue dans le navigateur, entre amis et avec des robots.
cli-about-serve =
    Tous ceux du même réseau peuvent entrer par l’adresse affichée, ou par son image ; --host 127.0.0.1 réserve la maison à
    cet ordinateur. Les tables sont gardées dans un fichier et continuent après un arrêt.
cli-help-play = Jouer une partie dans le terminal, contre des robots ou entre amis.
cli-about-play =
    Sans GAME, une liste s’affiche. Vous occupez la place 1, des robots les autres. À votre tour, répondez par le numéro
    d’un choix ou par le coup en toutes lettres ; ? montre ce que vous pouvez taper d’autre.
cli-help-rules = Lire les règles d’un jeu, ou un seul article.
cli-about-rules = CLAUSE est un numéro comme ST-01 ; les minuscules conviennent, le nombre seul aussi.
cli-help-games = Lister les jeux, leurs nombres de joueurs et leurs options.
cli-about-games = La première valeur d’une option est la valeur habituelle.
cli-help-learn = Apprendre un jeu, leçon par leçon.
cli-about-learn = LESSON est le nom d’une leçon ou son numéro ; à défaut, la première que vous n’avez pas encore suivie. Chacune dure de deux à quatre minutes.
cli-help-house = Montrer les nombres d’un jeu que des règles maison peuvent changer, ou en vérifier un fichier.
cli-about-house = Ce qui s’affiche est un fichier pour commencer : ôtez le # devant ce que vous jouez autrement, donnez un nom, et servez-vous-en avec saloon play --house FILE.
cli-help-replay = Revoir pas à pas une partie enregistrée.
cli-about-replay =
    FILE est un enregistrement, tel que l’écrit saloon play --save. Entrée avance, b recule, un nombre y va, q termine.
cli-help-verify = Vérifier qu’un enregistrement dit vrai.
cli-about-verify = Chaque coup de FILE est rejoué, et chaque tirage comparé à ce que donne la graine. Le code de sortie est 0 si cela le prouve, 1 s’il vient d’autres règles, 2 s’il est faux.
cli-help-analyse = Revenir sur une partie enregistrée : les chances de chacun, et où elle a basculé.
cli-about-analyse =
    RECORD est un fichier tel que l’écrit saloon play --save. Chaque position est jugée d’après ce qu’un spectateur pouvait
    en savoir ; plus d’itérations jugent mieux et prennent plus de temps.
cli-help-sim = Faire jouer beaucoup de parties aux robots et compter qui gagne.
cli-about-sim =
    Des robots différents changent de place d’une partie à l’autre, pour qu’aucun n’en tire avantage. La même graine donne
    le même résultat, quel que soit le nombre de tâches, compilé ou non. Ctrl-C arrête et garde ce qui est compté.
cli-help-study = Étudier un jeu : est-il équitable, combien dure-t-il, est-il animé, quelle part a la chance, que valent ses éléments.
cli-about-study =
    Des robots jouent chaque donne plusieurs fois et, avec --vary, à plusieurs tables aux options différentes. Le résultat
    est le même quel que soit le nombre de tâches. Ctrl-C arrête avant la fin et garde ce qui est compté ; avec --out, la
    même commande reprend plus tard. Des règles maison sont comparées aux règles imprimées.
cli-help-arena = Faire se rencontrer des robots dans beaucoup de parties, et voir lequel est meilleur, et si c’est sûr.
cli-about-arena =
    Chaque donne est jouée dans toutes les dispositions, pour que la chance des cartes et des places soit la même pour tous.
    Le résultat ne dépend pas du nombre de tâches. Ctrl-C arrête avant la fin et garde ce qui a été compté ; avec --out, la
    même commande reprend plus tard.
cli-help-fit = Trouver ce que vaut chaque critère d’un jeu, d’après des parties jouées par des robots.
cli-about-fit =
    Des robots jouent, des positions sont notées, et une régression trouve les poids qui rendent les vainqueurs les plus
    probables ; les robots de la manche suivante jouent d’après eux. La surprise d’une manche dit combien de nats le
    vainqueur d’une position est imprévu, en moyenne.
cli-help-puzzles = Trouver des énigmes : des positions dont le meilleur choix échappe au premier coup d’œil. Ou les résoudre.
cli-about-puzzles =
    Des robots jouent ; là où un choix est nettement le meilleur d’après des recherches profondes et où le premier coup
    d’œil en fait un autre, plusieurs autres recherches doivent s’accorder avant que la position rejoigne le recueil du
    jeu. Ctrl-C arrête plus tôt et garde ce qui est trouvé ; la même commande continue.
cli-help-bench = Mesurer la vitesse des jeux sur cette machine.
cli-about-bench =
    Un seul cœur, interprété et compilé tour à tour, la médiane de plusieurs manches courtes. L’étalon est un morceau fixe
    de Python pur : son chiffre permet de comparer deux machines.
cli-help-conform = Contrôler les règles sur un très grand nombre de parties.
cli-about-conform =
    Des parties à tous les nombres de joueurs et avec toutes les options : les unes avec tous les invariants contrôlés
    avant chaque choix, les autres jouées compilées et interprétées puis comparées à l’octet près. Se termine avec le code 1
    et la graine si quelque chose ne va pas.
cli-help-fuzz = Contrôler que seules les positions possibles sont admises.
cli-about-fuzz =
    Des positions de parties au hasard, chacune avec quelques changements. Chacune doit être refusée avec son champ et sa
    raison, ou être vue, échantillonnée et jouée jusqu’au bout, tous les invariants contrôlés, compilée comme interprétée. Se
    termine avec le code 1 et les numéros des positions si quelque chose ne va pas.
cli-help-warm = Compiler les jeux d’avance, pour ne plus rien attendre ensuite.
cli-about-warm = Sans GAME, tous. La forme compilée est gardée tant qu’aucune règle ne change.
cli-help-vapid = Crée une clé pour rappeler les navigateurs.
cli-about-vapid = Qui la possède peut appeler les navigateurs de ce saloon : gardez-la secrète. Avec une autre clé, chacun doit à nouveau donner son accord. À qui les services d’envoi écrivent se dit par SALOON_VAPID_CONTACT=mailto:VOUS.
cli-vapid-made = À définir avant `saloon serve` ; les navigateurs apprennent { $public }.
cli-help-recount = Redit l’historique et les cotes : les parties d’après les journaux, les cotes d’après les parties.
cli-about-recount = Ajoute les parties terminées qui manquent aux historiques, par exemple celles d’avant leur existence, et recalcule toutes les cotes. Un fichier ne doit pas servir à un serveur en marche.
cli-recounted =
    { $matches ->
        [0] Aucune partie ne manquait ;
        [one] Une partie manquait ;
       *[other] { $matches } parties manquaient ;
    } { $ratings ->
        [0] il n’y a pas de cotes.
        [one] une cote est recalculée.
       *[other] { $ratings } cotes sont recalculées.
    }
cli-help-version = Afficher la version.
cli-about-version = Avec celles de Python et de Numba, qui compile les règles.

cli-option-help = Afficher ce texte.
cli-option-lang = La langue à parler, si ce n’est pas celle de votre système.
cli-option-players = Le nombre de joueurs ; par défaut, le plus petit possible.
cli-option-study-players = Le nombre de joueurs ; par défaut, celui d’une première partie, ou une place par robot.
cli-option-play-players = Le nombre de joueurs ; par défaut, celui d’une première partie, quatre le plus souvent.
cli-option-option = Une option du jeu, comme scoring=advanced ; à répéter au besoin. saloon games en donne la liste.
cli-option-seed = Ce qui décide du hasard : un nombre entier, ou les 64 chiffres que montre une partie terminée.
cli-option-bot = Un robot pour la prochaine place libre : tenderfoot, deputy, marshal, legend ou outlaw, legend@5 avec un temps de réflexion en secondes ; le dernier nommé prend toutes les autres.
cli-option-name = Votre nom ; à répéter pour d’autres personnes.
cli-option-hotseat = Plusieurs personnes à un clavier : tout le monde, moins une par --bot.
cli-option-host = L’adresse d’écoute ; partout si vous ne dites rien.
cli-option-port = Le port ; 8888 s’il est libre et si vous ne dites rien.
cli-option-database = Où garder les tables : une URL comme postgresql://…, ou SALOON_DATABASE ; un fichier à vous si vous ne dites rien.
cli-option-proxy = Les adresses des serveurs mandataires devant celui-ci ; on les croit quand ils disent d’où viennent les visiteurs.
cli-option-settings = Un fichier de réglages (TOML) ; à défaut, celui que nomme SALOON_SETTINGS.
cli-option-no-browser = Ne pas ouvrir de navigateur.
cli-option-verbose = Journaliser ce qui se passe.
cli-option-watch = Regarder jouer des robots.
cli-option-house = Jouer avec les règles maison d’un fichier YAML ; saloon house GAME en affiche un pour commencer.
cli-option-house-check = Vérifier les règles maison d’un fichier : peut-on jouer ainsi, et que changent-elles.
cli-option-position = Commencer par la situation décrite dans un fichier YAML ou JSON.
cli-option-save = Écrire la partie dans un fichier après chaque coup.
cli-option-resume = Reprendre une partie enregistrée, et continuer de l’enregistrer là.
cli-option-lessons = Ne lister que les leçons.
cli-option-list = Ne lister que les numéros des articles.
cli-option-seat = Voir avec les yeux de cette place ; par défaut, avec ceux d’un spectateur.
cli-option-move = Ne montrer que la table après ce coup ; 0 est la mise en place.
cli-option-all = Tout montrer d’un coup.
cli-option-games = Le nombre de parties ; 1000 par défaut.
cli-option-bots = Un robot par place, ou un pour toutes : random, tenderfoot ou deputy ; deputy par défaut.
cli-option-sim-seed = Quelles parties sont jouées ; 0 par défaut.
cli-option-jobs = Le nombre de tâches en parallèle ; 1 par défaut.
cli-option-json-file = Écrire le résultat en JSON ; - désigne la sortie standard.
cli-option-csv-file = Écrire le résultat en tableau pour tableur ; - désigne la sortie standard.
cli-option-study-bots = Un robot par place, ou un pour toutes ; deputy par défaut.
cli-option-study-games = Le nombre de parties à chaque table ; par défaut, assez pour en dire long, moins pour des robots qui réfléchissent.
cli-option-study-out = Garder ce qui est compté dans un fichier, d’où la même commande repart après un arrêt.
cli-option-vary = Une option, ou un nombre que des règles maison peuvent changer, et les valeurs à comparer, comme scoring=simple,advanced ; à répéter au besoin.
cli-option-arena-bots = Les robots qui se rencontrent, deux ou plus.
cli-option-arena-games = Le nombre de parties par rencontre, arrondi à des donnes entières ; 400 par défaut.
cli-option-arena-jobs = Le nombre de tâches en parallèle ; une par processeur par défaut.
cli-option-table = Qui s’assoit où : un seul contre une table d’un autre (one), la moitié des places chacun (half) ou tous ensemble (mixed) ; one par défaut.
cli-option-pairs = Qui rencontre qui : tous (all), chacun le suivant nommé (next) ou le premier tous les autres (first) ; all par défaut.
cli-option-sprt = Arrêter une rencontre dès qu’il est clair que son premier robot est meilleur que le second, ou non.
cli-option-better = Ce que veut dire meilleur : la part qu’il gagnerait seul à seul ; 0.55 par défaut.
cli-option-risk = La probabilité admise d’une réponse fausse, dans chaque sens ; 0.05 par défaut.
cli-option-out = Noter ici chaque partie dès sa fin ; avec le même fichier, ce qui a été arrêté reprend.
cli-option-html = Écrire un rapport illustré, une page pour navigateur ; - désigne la sortie standard.
cli-option-mistakes = Plutôt : où cette place, comptée à partir de 1, a perdu le plus de chances.
cli-option-iterations = Le nombre de suites de jeu envisagées pour chaque position ; 400 par défaut.
cli-option-analysis-html = Écrire une page pour navigateur avec les courbes ; - désigne la sortie standard.
cli-option-positions = Le nombre de positions à noter dans chaque manche ; 1 000 000 par défaut.
cli-option-rounds = Le nombre de manches ; 3 par défaut.
cli-option-fit-seed = Quelles parties sont jouées ; 1 par défaut.
cli-option-fit-out = Écrire les poids ici plutôt que là où le jeu les lit ; - désigne la sortie standard.
cli-option-wanted = Combien d’énigmes il doit y avoir en tout ; 75 par défaut.
cli-option-puzzles-seed = Quelles parties sont jouées ; 0 par défaut.
cli-option-puzzles-out = Le recueil à compléter, à vérifier ou à résoudre, à la place de celui du jeu.
cli-option-check = Ne rien chercher, mais confirmer encore une fois chaque énigme du recueil, avec une autre graine.
cli-option-solve = Ne rien chercher, mais résoudre celles du recueil ; l’énigme du jour vient d’abord.
cli-option-interpreted = Ne pas utiliser les règles compilées.
cli-option-bench-interpreted = Ne mesurer que les règles interprétées.
cli-option-json = Afficher du JSON.
cli-option-seconds = La durée approximative des mesures pour chaque jeu ; 10 par défaut.
cli-option-cold = Mesurer aussi la compilation avec un cache vide, ce qui prend un moment.
cli-option-checked = Le nombre de parties à contrôler ; 100 000 par défaut.
cli-option-compared = Le nombre de parties à comparer ; 2 000 par défaut.
cli-option-fuzz-positions = Le nombre de positions à essayer ; 10 000 par défaut.
cli-option-fuzz-seed = Quelles positions sont essayées ; 0 par défaut.
cli-option-first = Le numéro de la première position, pour continuer ou pour en revoir une ; 0 par défaut.
cli-option-quiet = Ne rien dire.
cli-option-batches = Compiler aussi de quoi mener beaucoup de parties de front, pour les programmes qui apprennent.

## À table

# Les mots qu’on peut taper ; ceux de l’anglais marchent dans toutes les langues.
cli-word-help = aide
cli-word-rules = règles
cli-word-undo = annuler
cli-word-hint = conseil
cli-word-why = pourquoi
cli-word-log = journal
cli-word-save = garder
cli-word-quit = quitter
cli-word-back = retour
cli-word-play = jouer

cli-person = Joueur { $number }
cli-bot = Robot { $number }
cli-heading = { $title } · coup { $move }
cli-earlier =
    { $count ->
        [one] … et une chose avant ; journal montre tout.
       *[other] … et { $count } choses avant ; journal montre tout.
    }
cli-prompt = Votre choix (? pour l’aide) >
cli-table-intro = Répondez par le numéro d’un choix, par son coup en toutes lettres, ou par l’un de ces mots :
cli-table-help = cette aide ; ? fait de même, et { "? NOM" } dit ce que fait la chose de ce nom
cli-things-here = Ce qui peut être choisi ici :
cli-table-rules = les règles ; avec un numéro, cet article
cli-table-undo = reprendre votre dernier coup
cli-table-hint = les meilleurs choix, avec vos chances de gagner après chacun
cli-table-why = ce que voulait dire le dernier coup d’un robot ; avec un numéro de place, du robot assis là
cli-table-log = tout ce qui s’est passé
cli-table-save = avec le nom d’un fichier : y écrire la partie, maintenant et après chaque coup
cli-table-back = un pas en arrière ; b fait de même
cli-table-play = une partie contre des pieds-tendres, tout de suite ; p fait de même
cli-table-quit = partir ; q fait de même
cli-seated = À la table : { $bots }
cli-seated-bot = { $name } ({ $level })
cli-thinking = { $name } réfléchit…
cli-bots-weaker = Les règles ne sont pas encore compilées : d’ici là, les robots qui calculent jouent moins bien.
cli-hint-choices = Les meilleurs choix, avec vos chances de gagner :
cli-hint-quick = Les règles ne sont pas encore compilées : ce n’est qu’une estimation rapide.
cli-hint-line = La suite à attendre :
cli-grounds = Ce qui plaide pour :
# Le choix de quelqu’un, en toutes lettres et en notation.
cli-written = { $choice } ({ $text })
cli-step = { $seat_name } : { $choice }
cli-why-secret = Ce qu’a fait { $name } reste secret, et ses raisons aussi.
cli-why-nothing = Rien de ce qui compte n’est nettement mieux qu’avant pour lui.
cli-saved = La partie est écrite dans { $file }, maintenant et après chaque coup.
cli-curtain = Passez le clavier à { $name }, qui appuie sur Entrée >
cli-no-more-input = L’entrée est finie, la partie aussi.
cli-go-on = Pour reprendre une autre fois : saloon play --resume { $file }
cli-not-saved =
    Cette partie n’a pas été enregistrée. Une autre fois, ajoutez --save FICHIER, ou tapez garder FICHIER à table.
cli-result = Résultat
cli-winner =
    { $count ->
        [0] Personne ne gagne.
        [one] { $names } gagne.
       *[other] { $names } se partagent la victoire.
    }
cli-commitment = Engagement (SHA-256 de la graine) : { $commitment }
cli-seed = Graine : { $seed }
cli-menu-line = { $number }. { $title } ({ $slug }), de { $low } à { $high } joueurs
cli-menu-prompt = Quel jeu ? >
cli-menu-level = { $number }. { $level } ({ $name }) : { $about }
cli-menu-level-prompt = Contre qui ? Entrée prend { $usual } >
cli-menu-level-again = Répondez par un nombre de 1 à { $count } ou par le nom d’un niveau.
cli-menu-again = Répondez par un nombre de 1 à { $count } ou par le nom d’un jeu.

## Revoir et vérifier

cli-learn-heading = { $title } · { $step } sur { $steps }
cli-learn-look = Regardez : { $things }
cli-learn-prompt = Entrée : continuer, b : retour, q : quitter, ? : aide >
cli-learn-choose = Votre choix (b : retour, q : quitter, ? : aide) >
cli-learn-over = Fin de la leçon « { $title } ».
cli-learn-taken = déjà suivie
cli-learn-play = Entrée : jouer une partie contre des pieds-tendres, q : quitter >
cli-learn-next = Leçon suivante : { $title }.
cli-learn-begin = Entrée : commencer, p : jouer une partie, q : quitter >
cli-replay-heading = Coup { $move } sur { $last }
cli-replay-prompt = Entrée : suite, b : retour, un nombre : ce coup, q : quitter >
cli-verified = { $file } dit vrai.
cli-verified-game =
    { $moves ->
        [one] { $title }, { $moves } coup
       *[other] { $title }, { $moves } coups
    }
cli-verified-unfinished = Pas encore terminée
cli-verified-result = Scores : { $scores } ; en tête : { $winners }
cli-verified-seeded = Chaque tirage découle de la graine.
cli-verified-scripted = Qui l’a préparée a dit comment tombait le hasard.
cli-verified-unproven = { $file } peut être rejoué, mais rien ne prouve qu’il dit vrai.
cli-verified-other-rules = Il nomme la version { $rules } des règles. Seule la version { $present } est connue ici ; avec elle, les coups sont possibles et mènent à ce résultat.
cli-verified-seed-agrees = Avec elle, la graine donne les tirages notés.
cli-verified-seed-differs = Avec elle, la graine donne d’autres tirages que ceux qui sont notés.

## Le bilan

cli-mistakes-title = { $title } : ce que { $name } peut apprendre
cli-mistakes-none = Aucun choix qui ait clairement coûté des chances de gagner.
cli-mistakes-made = Coup { $move } : { $choice }, { $chance } de chances de gagner
cli-mistakes-best = Mieux : { $choice }, { $chance } de chances de gagner
cli-analysis-title = { $title } : l’évolution des chances
cli-analysis-lead =
    { $moves ->
        [one] { $names } · un coup
       *[other] { $names } · { $moves } coups
    }
cli-analysis-rough = Les règles n’étaient pas compilées : ces chances sont approximatives.
cli-analysis-turns = Les tournants
cli-analysis-no-turns = Aucun coup n’a fait basculer la partie.
cli-analysis-turn = Coup { $move } : { $name } de { $before } à { $after }
cli-analysis-chart = Les chances de gagner de chacun, coup par coup
cli-analysis-numbers = En chiffres
cli-analysis-after = après le coup
cli-analysis-method =
    Chaque position a été jugée d’après ce qu’un spectateur pouvait en savoir, avec jusqu’à { $iterations } suites de jeu
    envisagées.

## Jeux

cli-games-facts = de { $low } à { $high } joueurs ; langues : { $languages } ; options :

## Comptes rendus

cli-compiling = Compilation de { $game }
cli-compiled = { $game } est compilé, en { $seconds } s.
cli-already-compiled = { $game } est déjà compilé.
cli-sim-not-compiled =
    Les règles de { $game } ne sont pas encore compilées : les parties commencent interprétées et continueront compilées
    dès que ce sera fait.
cli-sim-interrupted = Interrompu après { $games } parties sur { $planned }.
cli-sim-seat = place
cli-sim-kind = robot
cli-sim-wins = victoires
cli-sim-share = part
cli-sim-interval = intervalle à 95 %
cli-sim-fair = entre égaux
cli-sim-score = score moyen
cli-sim-games = { $games } parties, { $decisions } choix chacune en moyenne, { $longest } au plus ; graine { $seed }.
cli-sim-speed =
    { $mode ->
        [compiled] Compilé : { $speed } parties/s, { $seconds } s.
        [mixed] Interprété, puis compilé : { $speed } parties/s, { $seconds } s.
       *[interpreted] Interprété : { $speed } parties/s, { $seconds } s.
    }
cli-fit-round =
    Manche { $number } sur { $rounds } : { $positions } positions de { $games } parties ; surprise de
    { NUMBER($surprise, minimumFractionDigits: 4, maximumFractionDigits: 4) } nats, sans rien savoir
    { NUMBER($ignorance, minimumFractionDigits: 4, maximumFractionDigits: 4) }.
cli-fit-feature = critère
cli-fit-stage = étape { $number }
cli-fit-written = Les poids sont dans { $file }.
cli-puzzles-looked = { $matches } parties, { $positions } positions vues, dont { $examined } examinées.
cli-puzzles-not-position = { $count } écartées : la position perd quelque chose que le joueur savait.
cli-puzzles-not-luck = { $count } écartées : des recherches avec d’autres graines trouvent un autre choix.
cli-puzzles-not-obvious = { $count } écartées : le meilleur choix saute aux yeux.
cli-puzzles-not-margin = { $count } écartées : l’écart est trop faible, ou la partie est déjà gagnée ou perdue.
cli-puzzles-not-alike = { $count } écartées : assez d’énigmes ont la même réponse.
cli-puzzles-not-weighed = { $count } écartées : pesé dans les mêmes mondes, un autre choix est presque aussi bon.
cli-puzzles-not-outcomes = { $count } écartées : des parties jouées jusqu’au bout disent le contraire.
cli-puzzles-not-unconfirmed = { $count } écartées : une recherche huit fois plus longue trouve un autre choix.
cli-puzzles-kept = { $count } nouvelles énigmes ; { $have } sont dans { $file }.
cli-puzzles-failed = Énigme { $puzzle } : une recherche avec une autre graine trouve un autre choix.
cli-puzzles-confirmed = { $confirmed } énigmes sur { $puzzles } confirmées : { NUMBER($share, style: "percent", maximumFractionDigits: 1) }.
cli-puzzles-task = { $grade } Un choix est nettement le meilleur, et ce n’est pas le plus évident. Lequel ?
cli-puzzles-right = Bien vu !
cli-puzzles-wrong = Il y a mieux.
cli-puzzles-tempting = Tentant : { $choice }
cli-puzzles-score = { $right } sur { $tried } résolues.
cli-puzzles-go-on = Entrée : énigme suivante, q : quitter >
cli-bench-title = { $game }, { $players } joueurs
cli-bench-per-second = par seconde, un cœur
cli-bench-interpreted = interprété
cli-bench-compiled = compilé
cli-bench-ratio = rapport
cli-bench-decisions = décisions
cli-bench-games = parties entières
cli-bench-clones = clones
cli-bench-determinizations = déterminisations
cli-bench-iterations = itérations de recherche
cli-bench-rollouts = simulations
cli-bench-first-choice =
    De l’import au premier choix : { $seconds } s, { $memory } Mio ; NumPy ou Numba chargés : { $heavy }
cli-bench-warm-start = Démarrage à chaud des règles compilées : { $seconds } s, { $memory } Mio
cli-bench-cold-start = Démarrage à froid, en compilant tout : { $seconds } s, { $memory } Mio
cli-bench-yardstick = Étalon : { $steps } pas/s
cli-conform-counts =
    { $game } : { $checked } parties contrôlées ({ $decisions } choix, { $longest } au plus dans une seule, de l’un à
    l’autre { $steps } étapes au plus), { $compared } comparées des deux façons ({ $states } états),
    { $deputies } d’adjoints comparées, { $settings } réglages.
cli-conform-good = Tous les invariants tiennent, et les deux formes des règles concordent à l’octet près.
cli-conform-invariant = { $game }, { $setting }, graine { $seed } : l’invariant { $detail } est rompu.
cli-conform-rule = { $game }, { $setting }, graine { $seed } : { $detail }
cli-conform-difference =
    { $game }, { $setting }, graine { $seed } : interprété et compilé diffèrent à l’état { $detail }.
cli-conform-deputies = { $game }, { $setting }, graine { $seed } : les adjoints jouent autrement, { $detail }.
cli-fuzz-code = refus
cli-fuzz-refused = positions
cli-fuzz-counts =
    { $game } : { $tried } positions essayées, { $refused } refusées, { $played } jouées jusqu’au bout ({ $choices } choix).
cli-fuzz-interpreted = Les règles n’ont pu être compilées ici : les positions n’ont été jouées qu’interprétées.
cli-fuzz-good = Chaque position a été refusée avec sa raison, ou elle est saine.
cli-fuzz-error = Position { $number } ({ $times } du même genre) : { $detail }.
cli-fuzz-wordless =
    Position { $number } ({ $times } du même genre) : le refus { $detail } ne nomme pas de champ ou n’a pas de mots.
cli-fuzz-invariant = Position { $number } ({ $times } du même genre) : l’invariant { $detail } est rompu.
cli-fuzz-position = Position { $number } ({ $times } du même genre) : écrite puis relue, elle devient une autre, { $detail }.
cli-fuzz-sample = Position { $number } ({ $times } du même genre) : un échantillon n’en est pas sain, { $detail }.
cli-fuzz-bound = Position { $number } ({ $times } du même genre) : pas finie après { $detail } choix.
cli-fuzz-difference = Position { $number } ({ $times } du même genre) : interprété et compilé diffèrent, { $detail }.

## Refus

error-cli-no-such-command = Il n’y a pas de commande « { $command } ». Il y a : { $known }.
error-cli-no-such-option = Il n’y a pas d’option { $option } ici ; --help montre celles qui existent.
error-cli-missing = Il manque { $option } ; --help montre comment s’écrit la commande.
error-cli-bad-option = L’option { $option } ne s’écrit pas ainsi ; --help montre comment.
error-cli-usage-trouble = Cette commande ne se comprend pas ({ $reason }) ; --help montre comment elle s’écrit.
error-cli-number = { $option } est un nombre de { $low } à { $high }, pas « { $value } ».
error-cli-seed = { $option } est un nombre entier inférieur à 2²⁵⁶, ou 64 chiffres hexadécimaux, pas « { $value } ».
error-cli-seconds = { $option } est un nombre de secondes jusqu’à { $longest }, pas « { $value } ».
error-cli-fraction = { $option } est un nombre entre { $low } et { $high }, comme { $such }, et non « { $value } ».
error-cli-one-of = { $option } est l’un de { $known }, pas « { $value } ».
error-cli-network = { $option } est une adresse comme 127.0.0.1, un réseau comme 10.0.0.0/8, ou plusieurs séparés par des virgules, pas « { $value } ».
error-cli-language = { $option } ne peut pas être « { $value } ». Au choix : { $known }.
error-cli-option-form = « { $text } » n’est pas une option de jeu : écrivez --option NOM=VALEUR.
error-cli-option-twice = L’option { $option } est donnée deux fois.
error-cli-contradiction = { $one } et { $other } se contredisent : n’en donnez qu’un des deux.
error-cli-other-game = { $file } est une partie de { $game }, pas de { $asked }.
error-cli-too-many-bots =
    { $seats ->
        [0] Il y a { $bots } robots mais aucune place pour eux.
        [one] Il y a { $bots } robots mais une seule place pour eux.
       *[other] Il y a { $bots } robots mais seulement { $seats } places pour eux.
    }
error-cli-too-many-names =
    { $seats ->
        [0] Il y a { $names } noms mais aucune personne.
        [one] Il y a { $names } noms mais une seule personne.
       *[other] Il y a { $names } noms mais seulement { $seats } personnes.
    }
error-cli-name-of-bot = « { $name } » est le nom d’un robot : prenez-en un autre pour une personne.
error-cli-file-missing = Il n’y a pas de fichier { $file }.
error-cli-file-folder = { $file } est un dossier, pas un fichier.
error-cli-file-not-text = { $file } n’est pas un fichier texte.
error-cli-file-unreadable = { $file } ne peut pas être lu : { $reason }.
error-cli-file-unwritable = { $file } ne peut pas être écrit : { $reason }.
error-cli-file-yaml = { $file } n’est ni du YAML ni du JSON : la ligne { $line } ne se comprend pas.
error-cli-file-deep = { $file } est trop profondément imbriqué.
error-cli-file-no-object = { $file } devrait contenir des noms et leurs valeurs.
error-cli-in-file = { $file } : { $reason }
error-cli-save-exists = { $file } existe déjà : reprenez-le avec --resume, ou donnez un autre nom.
error-cli-save-where = Dites où : garder FICHIER.
error-cli-why-nobody = Aucun robot n’y a encore joué.
error-cli-no-thing = Rien dans ce jeu ne s’appelle « { $given } ».
error-cli-not-a-choice = « { $given } » n’est pas l’un des choix ci-dessus. Répondez par un nombre de 1 à { $count }, ou tapez aide.
error-cli-choice-number = Il n’y a pas de choix { $number } : ils vont de 1 à { $count }.
error-cli-no-clause = Les règles de { $game } n’ont pas d’article « { $clause } » : ils vont de { $first } à { $last }.
error-cli-no-such-seat = Il n’y a pas de place { $seat } : il y en a { $players }.
error-cli-no-such-move = Il n’y a pas de coup { $move } : la partie en compte { $last }, et 0 est la mise en place.
error-cli-sim-bot = « { $bot } » ne peut pas jouer dans les simulations. Ceux qui peuvent : { $known }, glance et glance:hand=30. Les autres se rencontrent dans saloon arena.
error-cli-sim-bots = { $bots } robots ne remplissent pas { $players } places : nommez-en un par place, ou un pour toutes.
error-cli-compile-failed = Les règles de { $game } ne peuvent pas être compilées : { $reason }.
error-cli-needs-numba = Il faut pour cela des règles compilées, donc Numba : pip install "saloon[fast]".
error-cli-puzzles-nowhere = { $game } n’a pas de dossier pour ses énigmes : dites où par --out.
error-puzzles-unreadable = Les énigmes de { $file } ne peuvent pas être lues : { $problem }.
error-puzzles-line = { $file }, ligne { $line } : ce n’est pas une énigme. { $problem }
error-cli-start-failed = { $game } n’a pas pu démarrer dans un processus à part : { $reason }.
error-cli-cannot-serve = Impossible d’écouter sur { $host }, port { $port } : { $reason }.

## Règles maison

cli-house-file = # { $title } : tous les nombres que des règles maison peuvent changer, comme la règle les imprime.
cli-house-name = Mes règles maison
cli-house-limits = de { $low } à { $high }
cli-house-each = chacun de { $low } à { $high }
cli-house-together = en tout de { $low } à { $high }
cli-house-symbols = jusqu’à { $high } parmi { $symbols }
cli-house-sound = Les règles maison « { $name } » pour { $title } tiennent debout ({ $digest }). Elles changent :
cli-house-rules = Règles maison : { $name }
error-cli-house-one-game = Des règles maison sont pour un seul jeu : n’en nommez pas plus.
