# Les études de jeux, où qu’on les lise : dans le terminal, sur leur page, dans le navigateur.

## Ce qui a été étudié

study-title = Étude : { $title }
study-lead =
    { $players } joueurs, tous des robots : { $bots }. { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, graine { $seed }.
study-lead-tables = Les mêmes donnes à { $tables } tables, { $games } parties à chacune.
study-lead-options = On a joué { $options }.
study-partial = Voici ce qui était compté quand le travail a été interrompu.
study-nothing = Aucune partie n’a été comptée.
study-made = La même commande donne les mêmes chiffres sur toute machine, sauf si un robot réfléchit montre en main.
study-versions = Saloon { $saloon }, version { $rules } des règles.

## Les titres, et ce qu’on voit dessous

study-heading-verdict = En bref
study-heading-fairness = Équité
study-about-fairness =
    La part des parties que chacun gagne, une victoire partagée comptant en fractions, avec son intervalle à 95 %. La ligne
    pointillée est la part équitable. Est marqué ce que la chance n’explique pas, toutes comparaisons confondues.
study-heading-length = Durée
study-heading-drama = Suspense
study-heading-curve = Les chances du vainqueur
study-about-curve = Les chances de qui finit par gagner, du premier choix au dernier.
study-heading-luck = Talent et chance
study-ladder = L’échelle des niveaux
study-about-ladder =
    Combien de parties chaque niveau gagne contre le niveau inférieur, seul à seul ; entre égaux, une sur deux.
study-heading-parts = Éléments du jeu
study-about-parts =
    Combien de fois par partie un élément vient ou sert, et ce qu’il change aux chances de gagner : le même moment est rejoué
    avec et sans lui.
study-heading-differences = Différences
study-about-differences =
    En quoi chaque table diffère de la première ({ $first }), donne par donne. Est marqué ce que la chance n’explique pas,
    toutes comparaisons confondues.
study-heading-made = D’où viennent ces chiffres

## Les colonnes

study-column-what = chiffre
study-column-value = valeur
study-column-interval = intervalle à 95 %
study-column-share = gagne
study-column-fair = équitable
study-column-level = niveau
study-column-below = contre
study-column-games = parties
study-column-alone = en duel
study-column-part = élément
study-column-way = quand
study-column-often = par partie
study-column-whom = pour
study-column-effect = points
study-column-tried = essais
study-column-base = première table
study-column-change = écart
study-mark = pas un hasard
study-came = vient
study-used = sert
study-own = son joueur
study-leader = qui mène

## Les nombres

study-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
study-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-count = { NUMBER($value, maximumFractionDigits: 0) }
study-precise = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
study-between = { $low } – { $high }
study-points =
    { $points ->
        [one] { NUMBER($points, maximumFractionDigits: 1) } point
       *[other] { NUMBER($points, maximumFractionDigits: 1) } points
    }

## Les chiffres : leur nom, leur écriture, leur sens

study-measure-choices = choix
study-value-choices = { study-number }
study-meaning-choices = décisions que prennent tous les joueurs ensemble dans une partie
study-measure-minutes = minutes
study-value-minutes = { study-number }
study-meaning-minutes = à l’allure de joueurs humains : quelques secondes par choix, plus quand il y a plus de possibilités
study-measure-branching = possibilités
study-value-branching = { study-number }
study-meaning-branching = ce qu’on a à choisir, en moyenne
study-measure-waiting = attente
study-value-waiting = { study-number }
study-meaning-waiting = choix des autres entre deux des siens
study-measure-real = vrais choix
study-value-real = { study-percent }
study-meaning-real = choix où un bon joueur hésiterait entre deux possibilités au moins
study-measure-effective = voies ouvertes
study-value-effective = { study-number }
study-meaning-effective = entre combien de possibilités également bonnes un bon joueur semble hésiter
study-measure-lead-changes = changements de tête
study-value-lead-changes = { study-number }
study-meaning-lead-changes = combien de fois quelqu’un d’autre prend l’avantage
study-measure-known = décidé après
study-value-known = { study-percent }
study-meaning-known = la part de la partie après laquelle les chances du vainqueur restent au-dessus de quatre sur cinq
study-measure-comeback = retournements
study-value-comeback = { study-percent }
study-meaning-comeback = parties dont le vainqueur a eu à un moment moins de la moitié des chances d’un égal
study-measure-runaway = échappées
study-value-runaway = { study-percent }
study-meaning-runaway = parties décidées dès leur milieu
study-measure-close = fins serrées
study-value-close = { study-percent }
study-meaning-close = parties où un deuxième joueur gardait une chance sur quatre ou plus peu avant la fin
study-measure-kingmaking = arbitrages
study-value-kingmaking = { study-percent }
study-meaning-kingmaking = parties où quelqu’un sans espoir pouvait choisir le vainqueur
study-measure-luck = la donne
study-value-luck = { study-percent }
study-meaning-luck = la part du résultat que la donne décide entre égaux
study-measure-decided = décidées
study-value-decided = { study-percent }
study-meaning-decided = parties que quelqu’un gagne

## Qui et quoi

study-kind-seat = Places
study-kind-bot = Robots
study-kind-team = Équipes
study-kind-character = Personnages
study-kind-place = Lieux de départ
study-kind-gang = Bandes
study-kind-card = Cartes
study-kind-event = Événements
study-word-seat = place { $number }
study-word-team = équipe { $number }
study-who = { $what }
study-who-seat = la { $what }
study-who-character = qui joue { $what }
study-who-place = le lieu de départ « { $what } »
study-who-team = un joueur de l’{ $what }
study-who-gang = la bande des { $what }

## Les options : $option est le nom d’une option, $value une de ses valeurs

study-with = avec « { $option } »
study-without = sans « { $option } »
study-with-value = avec « { $option } : { $value } »
study-pair = { $name } : { $value }
study-yes = oui
study-no = non
study-usual = selon les règles imprimées
study-house = selon les règles maison « { $name } »

## Le verdict : des phrases et, après les options d’une table, ce qui y est différent

study-unfair = { $who } gagne { study-share } des parties ; { study-fair-share } serait équitable.
study-share = { NUMBER($share, maximumFractionDigits: 1) } %
study-fair-share = { NUMBER($fair, maximumFractionDigits: 1) } %
study-fair = Rien d’inéquitable n’apparaît : tout ce qu’on a comparé gagne sa juste part à { study-points } près.
study-length =
    Une partie compte { $choices } choix, environ { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    } à l’allure de joueurs humains.
study-drama =
    La tête change { NUMBER($changes, maximumFractionDigits: 1) } fois par partie, et après { NUMBER($known, maximumFractionDigits: 0) } % de
    celle-ci le vainqueur est à peu près connu.
study-luck =
    Entre égaux, la donne décide { NUMBER($share, maximumFractionDigits: 0) } % du résultat, et la façon de jouer le reste.
study-variant = { $variant }, { $said }.
study-and = { $first } ; { $second }
study-longer =
    une partie est { NUMBER($points, maximumFractionDigits: 1) } % { $way ->
        [more] plus longue
       *[less] plus courte
    }
study-as-long = la durée d’une partie ne change pas visiblement
study-fairness-changed =
    { $who } gagne { study-points } { $way ->
        [more] de plus
       *[less] de moins
    }
study-fairness-same = aucun chiffre d’équité ne change de plus de { study-points }

## Dans le navigateur

study-studies-about =
    Ce que des milliers de parties entre robots disent d’un jeu : s’il est équitable, combien il dure, s’il est animé, et
    quelle part y a la chance. Chaque chiffre vient avec la commande qui le redonne.
study-none = Il n’y a pas encore d’étude ici.
study-card = { $players } joueurs, { $games } parties
study-facts =
    Entre { $players } robots, la { study-word-seat } gagne { study-share } des parties ; une partie dure environ { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    } à l’allure de joueurs humains, et la tête y change { NUMBER($changes, maximumFractionDigits: 1) } fois.
study-facts-from = L’étude derrière ces chiffres
study-all = Toutes les études
study-copy = Copier
study-table = Chiffres de la table
study-untried = Éléments dont l’effet n’a pas été essayé
study-of-game = Études de { $game }
study-chart-fairness = Graphique : la part de chacun, à côté de la part équitable. Le tableau dessous a les mêmes chiffres.
study-chart-curve = Graphique : les chances du vainqueur montent de { $first } au début à { $late } peu avant la fin.
study-chart-length = Graphique : minutes et choix à chaque table. Le tableau dessous a les mêmes chiffres.
study-chart-ladder = Graphique : combien chaque niveau bat celui du dessous. Le tableau dessous a les mêmes chiffres.
study-chart-parts = Graphique : ce que changent aux chances de gagner les éléments les plus parlants. Le tableau dessous a les mêmes chiffres.
study-chart-differences = Graphique : en quoi chaque table diffère de la première. Le tableau dessous a les mêmes chiffres.
study-part-of-game = part de la partie
study-chance = chances
study-effect-axis = effet sur les chances de gagner
study-relative = { $table } – chiffres, en proportion de ceux de la première table
study-in-points = { $table } – parts, en points
study-more-parts =
    { $count ->
        [one] { $count } ligne de plus se trouve dans le JSON et sur la page.
       *[other] { $count } lignes de plus se trouvent dans le JSON et sur la page.
    }
