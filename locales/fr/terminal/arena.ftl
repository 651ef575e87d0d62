# L’arène : tableaux du terminal, page du rapport, refus.

## Nombres

arena-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-whole-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
arena-points = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-whole = { NUMBER($number, maximumFractionDigits: 0) }
arena-between = { $low } – { $high }
arena-margin = { $value } ± { $margin }

## Tableaux

arena-bot = robot
arena-rival = contre
arena-everybody = la table
arena-games = parties
arena-share = part
arena-interval = intervalle à 95 %
arena-fair = entre égaux
arena-alone = en duel
arena-score = score moyen
arena-rival-score = autres
arena-rated = cote

## Ce qui a été trouvé

arena-counted =
    { $games } parties : { $deals ->
        [one] une donne par rencontre, jouée de { $size } façons
       *[other] { $deals } donnes par rencontre, jouées chacune de { $size } façons
    } ; graine { $seed }.
arena-counted-early =
    { $games } parties, chaque donne jouée de { $size } façons ; graine { $seed }.
arena-speed = { $choices } choix par partie en moyenne ; { $speed } parties/s, { $seconds } s.
arena-resumed = { $games } de ces parties étaient déjà dans le fichier.
arena-interrupted = Interrompu après { $games } parties sur { $planned }.
arena-go-on = La même commande reprend à partir d’ici.
arena-answer-better =
    { $bot } est meilleur que { $rival } : qu’il gagne { $better } des parties seul à seul est bien plus vraisemblable que
    l’égalité (indice { $evidence } ; { $bound } suffit).
arena-answer-equal =
    { $bot } n’est pas meilleur que { $rival } à ce point : l’égalité est bien plus vraisemblable que { $better } des parties
    gagnées seul à seul (indice { $evidence } ; −{ $bound } suffit).
arena-answer-open =
    On ne sait pas encore si { $bot } est meilleur que { $rival } (indice { $evidence } ; { $bound } ou
    −{ $bound } suffit).

## Le rapport

arena-title = Arène : { $title }
arena-lead = { $players } joueurs · { $games } parties · graine { $seed }
arena-lead-options = Options : { $options }
arena-kind-duel = Deux robots s’affrontent ; chaque donne est jouée deux fois, les places échangées.
arena-kind-one =
    Un robot seul s’assoit à une table d’un autre. Chaque donne est jouée { $size } fois, pour qu’il occupe une fois chaque
    place.
arena-kind-half =
    Deux robots se partagent les places aussi également que possible. Chaque donne est jouée { $size } fois, pour que chacun
    occupe chaque place aussi souvent que l’autre.
arena-kind-mixed =
    Tous les robots sont à la même table. Chaque donne est jouée { $size } fois, pour que chacun occupe une fois chaque
    place ; les voisins changent d’une donne à l’autre.
arena-against = { $bot } contre { $rival }
arena-in-table = { $bot } à la table
arena-heading-shares = Qui gagne
arena-about-shares =
    La part des parties gagnées par chaque robot, une victoire partagée comptant pour une fraction, avec son intervalle à
    95 %. Le trait pointillé est la part entre égaux.
arena-heading-alone = En duel
arena-about-alone =
    Ce que vaudrait cette part si les deux s’affrontaient seuls, chacun aussi fort qu’à la grande table. Le trait pointillé
    est l’égalité.
arena-heading-ratings = Cotes
arena-about-ratings =
    Un nombre par robot, ajusté à toutes les parties ; la moyenne est 0. Avec 100 points de plus on gagne seul à seul 64 % des
    parties, avec 200 points 76 %, avec 400 points 91 %.
arena-heading-course = En chemin
arena-about-course = La part après tant de parties, avec son intervalle à 95 %, et la part entre égaux.
arena-heading-answers = La question
arena-about-answers =
    Une rencontre s’arrête dès que la réponse est claire, avec un risque d’erreur de { $risk } dans chaque sens. Les parts des
    rencontres arrêtées tôt penchent un peu vers leur réponse.
arena-heading-numbers = En chiffres
arena-heading-made = Comment il a été fait
arena-about-made =
    La même commande donne le même résultat sur toute machine, quel que soit le nombre de tâches, sauf si un robot réfléchit
    à la montre.
arena-method-deals =
    Chaque donne est jouée dans toutes les dispositions avec les mêmes tirages. Les intervalles prennent chaque donne, et non
    chaque partie, pour une observation.
arena-method-ratings =
    Les cotes suivent Bradley et Terry et, à plus de deux places, Luce : les chances de gagner sont proportionnelles à la
    force.
arena-method-versions = Saloon { $saloon }, règles version { $rules }.
arena-key-above = au-dessus de la part entre égaux
arena-key-below = au-dessous
arena-key-open = l’un ou l’autre est possible
arena-partial = Voici ce qui a été compté avant l’interruption.
arena-nothing = Aucune donne n’est encore complète.

## Refus

error-arena-few-bots =
    { $bots ->
        [one] Une arène demande au moins deux robots, séparés par des virgules ; il n’y en a qu’un.
       *[other] Une arène demande au moins deux robots, séparés par des virgules ; il y en a { $bots }.
    }
error-arena-bot-twice = « { $bot } » est nommé deux fois : chaque robot est nommé une fois et rencontre les autres.
error-arena-table = Il n’y a pas de table « { $table } ». Il y a : { $known }.
error-arena-pairs = Les rencontres ne peuvent pas être « { $pairs } ». Elles peuvent être : { $known }.
error-arena-mixed = Une table mixte demande autant de robots que de joueurs : il y en a { $bots } et { $players }.
error-arena-mixed-question =
    Un test compare deux robots, et une table mixte en a davantage : retirez --sprt ou --table mixed.
error-arena-needs-sprt = { $option } fait partie d’un test : ajoutez --sprt.
error-arena-no-ledger = { $file } existe déjà et n’est pas le journal des résultats d’une arène : donnez un autre nom.
error-arena-other-plan =
    { $file } a été commencé avec un autre plan ({ $what } valait { $kept }, et vaut maintenant { $asked }) : donnez un autre
    nom, ou redemandez la même chose.
error-arena-ledger-line = { $file } : la ligne { $line } n’est pas une partie de cette arène.
