# Les mots communs à tous les jeux, et toutes les erreurs.
# Les variables sont des mots et des nombres bruts ; $seat vient avec $seat_name, un mot $x qui a un nom avec $x_name.

## Noms et nombres

# $number compte les places à partir de 1.
name-seat = Joueur { $number }
# Ce qu’écrit MONEY($x).
money = { $amount } $
# Une somme qui peut être négative.
balance = { MONEY($amount) }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Jeux et options

error-unknown-game = Aucun jeu ne s’appelle « { $game } ». Il y a : { $known }.
error-game-slug = « { $game } » ne peut pas être le nom d’un jeu : il faut des minuscules et des chiffres, avec des traits d’union.
error-game-rule = Le jeu { $game } n’a pas de règle { $rule } : ses `rules` doivent la nommer, une fonction marquée par @rule.
error-game-promise = Le jeu { $game } promet { $part } égal à « { $value } » ; il faut un nombre entier à partir de 1.
error-game-preset = Le jeu { $game } propose une formule { $preset } qui ne peut pas se jouer ({ $problem }).
error-game-function = Le jeu { $game } n’a pas de fonction { $part }.
error-game-players = Le jeu { $game } ne peut pas être pour « { $players } » : il faut une plage de 1 à { $most }.
error-game-struct =
    { $part } du jeu { $game } doit être une classe faite par @struct ou @options{ $fields ->
        [none] .
       *[other] , avec les champs de GameState et les options du jeu ({ $fields }).
    }
error-game-features = Les critères du jeu { $game } doivent être comptés à partir de 0, sans trou.
error-game-weights =
    Les poids du jeu { $game } doivent avoir une ligne par étape avec { $features } nombres, un par critère.
    Il y en a : { $found }.
error-game-observation =
    Dans l’observation du jeu { $game }, { $part } a { $place } là où l’on attend { $expected } : chaque partie commence où
    la précédente finit, et SIZE est la fin de la dernière.
error-game-unobserved = Le jeu { $game } ne montre rien aux programmes qui apprennent : il ne déclare aucune observation.
error-batch-number = « { $value } » ne convient pas pour { $field } : il faut un nombre entier de { NUMBER($low, useGrouping: 0) } à { NUMBER($high, useGrouping: 0) }.
error-batch-seats =
    { $given ->
        [one] Une place est donnée
       *[other] { $given } places sont données
    } pour { $players } joueurs : dites qui occupe chacune, et gardez-en au moins une pour vous.
error-batch-bot = Il n’y a pas de robot « { $bot } ». On connaît : { $known }.
error-batch-actions = Il faut une action pour chacune des { $n } parties, en une rangée de nombres entiers ; celle-ci est de forme { $given }.
error-batch-action = L’action { $action } est impossible dans la partie { $number }.
error-net-unreadable = Le fichier { $file } n’est pas un réseau ({ $problem }).
error-net-shape = Dans ce réseau, { $array } est de forme { $shape } : on attend ({ $expected }), aussi grand que dans ses autres parties.
error-net-unfit = Ce réseau est fait pour autre chose : son champ { $field } est { $found }, et l’on attend { $expected }.
error-net-infinite = Ce réseau ne peut pas être écrit : { $array } contient des nombres que la demi-précision ne peut pas tenir.
error-adapter-missing = Il faut { $package }, qui n’est pas installé : pip install "saloon[{ $extra }]".
error-game-incomplete = Dans { $part } du jeu { $game }, il manque { $missing }.
error-game-decision = Le jeu { $game } a une sorte de décision { $decision } ; celles qu’il nomme vont de 0 à { $most }.
error-game-pattern = Le jeu { $game } explique « { $pattern } », qui ne nomme rien : des minuscules, des chiffres, des espaces, * et |, avec des deux-points entre les parties.
error-game-two-clauses = Le jeu { $game } explique « { $pattern } » par un autre article qu’une chose de mêmes mots.
error-game-twice = Il y a déjà un jeu { $game } : celui de { $source } est laissé de côté.
error-game-not-loaded = Le jeu { $game } de { $source } ne peut pas être chargé ({ $problem }).
error-game-not-a-game = Ce que { $source } apporte sous le nom { $game } n’est pas un Game.
error-game-other-slug = { $source } apporte un jeu sous le nom { $game }, mais il s’appelle { $slug }.
error-text-unreadable = Le fichier { $file } est illisible : rien n’en est dit ({ $problem }).
error-text-misspelt = Dans le fichier { $file }, la ligne { $line } n’est pas un message ({ $problem }).
error-player-count = { $game } se joue de { $low } à { $high } joueurs, pas à { $players }.
error-player-number = { $game } : le nombre de joueurs est un nombre entier de { $low } à { $high }, ce que « { $players } » n’est pas.
error-option-unknown = Aucune option ne s’appelle « { $option } ». Il y a : { $allowed }.
error-option-value = L’option { $option } ne peut pas valoir « { $value } ». Valeurs possibles : { $allowed }.
error-option-range = L’option { $option } est un nombre entier de { $low } à { $high }, pas « { $value } ».
error-option-item = Chaque nombre de l’option { $option } est un nombre entier de { $low } à { $high }, pas « { $value } ».
error-option-list = L’option { $option } est une liste de { $count } nombres entiers, pas « { $value } ».
error-options-not-a-mapping =
    Les options sont des noms suivis d’une valeur, comme scoring: advanced. « { $value } » ne convient pas.
error-rule-endless =
    Les règles de ce jeu n’en finissent pas ici. C’est une erreur du programme, personne à la table n’y est pour rien.
error-rule-impossible =
    Les règles de ce jeu ont rencontré une situation impossible. C’est une erreur du programme, personne à la table n’y est
    pour rien.
error-game-endless =
    Cette partie dure plus longtemps qu’aucune ne peut durer. C’est une erreur du programme, personne à la table n’y est
    pour rien.
error-script-outcome =
    Le tirage ne peut pas donner { $outcome } ici : il y a { $sides } résultats possibles, comptés à partir de 0.

## Parties

error-seed =
    { $seed } n’est pas une graine. Il faut un nombre entier de 0 à 2²⁵⁶ − 1, 64 chiffres hexadécimaux ou 32 octets.
error-outcomes = « { $outcomes } » n’est pas une liste de tirages. Un tirage est un nombre entier, compté à partir de 0.
error-seat-names = Il y a { $players } places, chacune avec un nom, qui est un texte. « { $seats } » ne convient pas.
error-unknown-seat = La place « { $given } » n’existe pas : les { $players } places se comptent à partir de 0.
error-nothing-to-undo = Aucun coup n’a été joué : il n’y a rien à reprendre.
error-game-over = La partie est finie.
error-not-your-turn = Ce n’est pas à vous de jouer : c’est le tour de { $seat_name }.
error-unknown-move = Impossible de jouer « { $move } » maintenant. Coups possibles : { $legal }.
error-position-players = Le champ « { $field } » de la position doit indiquer à combien on joue à { $game }.
error-position-not-json = La position contient ce que JSON ne sait pas écrire ({ $problem }).

## Enregistrements

error-record-malformed = L’enregistrement est illisible. En { $path } : { $problem }.
error-record-length =
    L’enregistrement compte { $outcomes } séries de tirages, en { $path }, pour { $moves } coups : il en faut une pour la
    mise en place, puis une par coup.
error-record-position = L’enregistrement n’annonce pas les mêmes joueurs ou options que la position dont il part.
error-record-move = Le coup { $number } de l’enregistrement, « { $move } », est impossible à cet endroit.
error-record-tampered =
    L’enregistrement est falsifié : au coup { $number } (0 est la mise en place), sa graine donne d’autres tirages.
error-record-result = L’enregistrement est falsifié : ses coups mènent à un autre résultat.
error-record-endless = L’enregistrement compte { $moves } coups, et aucune partie de { $game } n’en prend plus de { $bound }.
error-no-such-move = Le coup { $move } n’existe pas : le dernier est le { $last }.
error-record-version =
    L’enregistrement suit la version { $rules } des règles de { $game }. Les règles en sont à la version { $present }
    et ne permettent plus de le rejouer.

## Leçons

error-unknown-lesson = { $game } n’a pas de leçon « { $lesson } ». Il y a : { $known }.
error-no-lessons = { $game } n’a pas encore de leçons.
error-lesson-no-step = La leçon n’a pas d’étape { $step } ; sa dernière est { $last }.
error-lesson-no-choice = Il n’y a pas de choix { $choice } à cette étape.
error-lesson-choices = Ces choix ne mènent pas à l’étape { $step }.
error-lesson-unreadable = La leçon { $file } ne peut pas être lue : { $problem }
error-lesson-malformed = La leçon { $file } est fausse en { $field } : { $problem }.
error-lesson-position = Étape { $step } de la leçon { $file } : sa position est impossible. { $problem }
error-lesson-move = Étape { $step } de la leçon { $file } : ce qui doit y arriver ne le peut pas. { $problem }
error-lesson-no-such-choice = L’étape { $step } de la leçon { $file } demande « { $choice } » ; il n’y a que : { $legal }.

## Robots

error-unknown-bot = Aucun robot ne s’appelle « { $bot } ». Il y a : { $known }.
error-net-missing = Il n’y a pas de réseau pour { $game }.
error-bot-twice = Il y a déjà un bot « { $bot } » : celui de { $source } est laissé de côté.
error-bot-not-loaded = Le bot « { $bot } » de { $source } ne peut pas être chargé ({ $problem }).
error-bot-not-a-bot = Ce que { $source } apporte sous le nom « { $bot } » n’est pas un bot : il lui manque choose(sight, seed).
error-bot-name = { $source } apporte un bot sous le nom « { $bot } », mais il s’appelle « { $name } » ; il faut des minuscules, des chiffres et des traits d’union.
error-bot-usual-seconds = Les secondes (seconds) du bot « { $bot } » de { $source } doivent être un nombre de 0 à { $high }, pas { $seconds }.
error-bot-never-thinks = « { $bot } » ne prend pas de temps de réflexion. Ceux qui cherchent en prennent : { $thinkers }.
error-bot-seconds = Le temps de réflexion de « { $bot } » est un nombre de secondes de { $low } à { $high }, comme dans legend@2.5.
error-bot-knob = « { $knob } », dans « { $bot } », n’est pas l’un de ses réglages mis sur un nombre possible. Ses réglages : { $known }.
error-bot-illegal = « { $bot } » a fait un choix interdit : le code { $code }, au choix { $number } de la partie.
error-bot-count = Il y a { $players } places mais { $bots } robots : il en faut un par place.

## Règles compilées

warning-native-forbidden = { $variable } est défini : les règles tournent interprétées, donc plus lentement.
warning-native-no-numba = Numba n’est pas installé : les règles tournent interprétées, donc plus lentement.
warning-native-broken-numba = Numba ne se charge pas : { $problem } : les règles tournent interprétées, donc plus lentement.
warning-native-failed =
    La compilation de { $game } a échoué ; « { $command } » montre pourquoi : les règles tournent interprétées, donc plus
    lentement.
warning-native-unlinked =
    Numba { $version } ne lie pas les règles en un seul programme ({ $problem }) : la compilation dure bien plus longtemps,
    et les règles tournent un peu plus lentement.

## Pourquoi pas ?

why-not-now = Impossible pour l’instant.
why-not-your-turn = Ce n’est pas à vous : c’est à { $seat_name } de choisir.
why-offered = Vous pouvez le choisir.
why-over = La partie est finie.
