# Les bots : pourquoi ils ont choisi ainsi.

# $change est l’écart, $sign et $size en sont les deux parties.

# $chance et $next sont en pour cent : après ce choix, et après le meilleur des autres.
because-chance = { $chance } % de chances de gagner, { $next } % avec le meilleur des autres choix

## Colt Express

because-colt-express-money = argent { $sign }{ MONEY($size) }
because-colt-express-shots = balles tirées { $sign }{ $size }
because-colt-express-gunslinger = l’avance pour le titre d’As de la gâchette
because-colt-express-bullets = balles reçues { $sign }{ $size }
because-colt-express-hand = sortes de cartes en main { $sign }{ $size }
because-colt-express-loot-coming = butin promis par des cartes de la pile { $sign }{ MONEY($size) }
because-colt-express-shots-coming = tirs promis par des cartes de la pile
because-colt-express-punches-coming = coups de poing promis par des cartes de la pile
because-colt-express-loot-here = meilleur butin là où il se tiendra { $sign }{ MONEY($size) }
because-colt-express-roof = bandits qui se tiendront sur un toit { $sign }{ $size }
because-colt-express-strongboxes = wagons jusqu’à la cagnotte la plus proche { $sign }{ $size }
because-colt-express-marshal = bandits à côté du wagon du Marshal { $sign }{ $size }
because-colt-express-flasks = flasques { $sign }{ $size }
because-colt-express-hostage = otages à garder { $sign }{ $size }
because-colt-express-passengers = bandits parmi les passagers de la diligence { $sign }{ $size }
because-colt-express-saddles = Chevauchées de la pile qui trouvent un cheval
because-colt-express-free = bandits libres si la Fuite s’arrêtait là { $sign }{ $size }
because-colt-express-car = bandits dans la Voiture à voyager dans le temps { $sign }{ $size }
because-colt-express-begins = joueurs qui agissent plus tôt au prochain tour { $sign }{ $size }

## Hold-up

because-hold-up-money = argent pris { $sign }{ MONEY($size) }
because-hold-up-loot-now = butin si l’on braquait maintenant { $sign }{ MONEY($size) }
because-hold-up-loot-hope = butin espéré à la fin { $sign }{ MONEY($size) }
because-hold-up-bounty-now = primes si l’on réglait les comptes maintenant { $sign }{ MONEY($size) }
because-hold-up-bounty-hope = primes espérées à la fin { $sign }{ MONEY($size) }
because-hold-up-strength-left = force gardée pour plus tard { $sign }{ $size }
because-hold-up-firepower-left = revolvers gardés pour plus tard { $sign }{ $size }
because-hold-up-quota = gangsters qui peuvent encore être posés face cachée { $sign }{ $size }
because-hold-up-secrets = gangsters qu’aucun rival ne connaît { $sign }{ $size }
because-hold-up-secret-strength = force qu’aucun rival ne connaît { $sign }{ $size }
because-hold-up-events-seen = événements vus { $sign }{ $size }
because-hold-up-rivals-seen = rivaux vus face cachée { $sign }{ $size }
because-hold-up-order = rang dans l’ordre du tour { $sign }{ $size }

## Six Territoires

because-six-territories-points = points acquis
because-six-territories-places = points à venir sur les emplacements libres
because-six-territories-drawn = points à gagner avec la richesse piochée
because-six-territories-symbols = personnages en main qui trouveront un symbole
because-six-territories-best-posts = points des meilleurs postes pour la main
because-six-territories-fair-posts = points de postes moyens pour la main
because-six-territories-sharers = points que des nouveaux venus peuvent prendre
because-six-territories-turns = tours à attendre jusqu’au prochain { $sign }{ $size }

## Wyatt Earp

because-wyatt-earp-money = argent { $sign }{ MONEY($size) }
because-wyatt-earp-rewards = récompenses si la manche s’arrêtait là { $sign }{ MONEY($size) }
because-wyatt-earp-settled = les récompenses sont plus près d’être payées
because-wyatt-earp-alone = récompenses sans partage { $sign }{ MONEY($size) }
because-wyatt-earp-nearly = promesses des hors-la-loi presque capturés { $sign }{ MONEY($size) }
because-wyatt-earp-in-hand = ce que la main peut ajouter aux récompenses { $sign }{ MONEY($size) }
because-wyatt-earp-goal = vers les { MONEY(25000) } qui finissent la partie { $sign }{ MONEY($size) }
because-wyatt-earp-points = points de capture { $sign }{ $size }
because-wyatt-earp-margin = une meilleure place au partage des récompenses
because-wyatt-earp-hidden = points de capture sous des Cachettes { $sign }{ $size }
because-wyatt-earp-lone = cartes isolées de hors-la-loi sans série { $sign }{ $size }
because-wyatt-earp-pairs = paires, à une carte d’une série { $sign }{ $size }
because-wyatt-earp-series = cartes d’une série en main { $sign }{ $size }
because-wyatt-earp-joining = cartes en main de hors-la-loi déjà ouverts { $sign }{ $size }
because-wyatt-earp-photos = Photos en main { $sign }{ $size }
because-wyatt-earp-banks = Attaques de banque en main { $sign }{ $size }
because-wyatt-earp-stagecoaches = Attaques de diligence en main { $sign }{ $size }
because-wyatt-earp-guns = Tireurs les plus rapides en main { $sign }{ $size }
because-wyatt-earp-most-wanted = Most Wanted en main { $sign }{ $size }
because-wyatt-earp-hideouts = Cachettes en main { $sign }{ $size }
because-wyatt-earp-wyatts = Wyatt Earp en main { $sign }{ $size }
because-wyatt-earp-going-out = pas vers la dernière carte { $sign }{ $size }
because-wyatt-earp-playing =
    { $change ->
        [-1] finit le tour
       *[other] peut encore jouer pendant ce tour
    }
because-wyatt-earp-sheriff-left =
    { $change ->
        [-1] joue la carte sheriff du tour
       *[other] peut encore jouer une carte sheriff pendant ce tour
    }
because-wyatt-earp-aiming =
    { $change ->
        [-1] le tir a trouvé sa cible
       *[other] on peut espérer toucher
    }
because-wyatt-earp-naming =
    { $change ->
        [-1] un hors-la-loi a été demandé
       *[other] peut demander un hors-la-loi aux autres
    }
because-wyatt-earp-searching =
    { $change ->
        [-1] la défausse a été fouillée
       *[other] peut fouiller la défausse
    }
because-wyatt-earp-wait = tours des autres avant le prochain sien { $sign }{ $size }

## Public Enemy Number One

because-public-enemy-wanted = jetons Wanted acquis { $sign }{ $size }
because-public-enemy-three-wanted = trois jetons Wanted acquis
because-public-enemy-one =
    { $change ->
        [-1] ne tient plus le jeton One
       *[other] tient le jeton One
    }
because-public-enemy-one-and-wanted = jetons Wanted avec le jeton One { $sign }{ $size }
because-public-enemy-majorities = jetons Wanted si la manche s’arrêtait là { $sign }{ $size }
because-public-enemy-majorities-soon = jetons Wanted si la manche finit bientôt, comme il se peut { $sign }{ $size }
because-public-enemy-safe = gangs où l’avance est de deux hors-la-loi ou plus { $sign }{ $size }
because-public-enemy-ties = gangs à égalité dont le jeton reste à gagner { $sign }{ $size }
because-public-enemy-behind = gangs où un autre est devant { $sign }{ $size }
because-public-enemy-leaders = chefs de gangs dont le jeton reste à gagner { $sign }{ $size }
because-public-enemy-outlaws = hors-la-loi de gangs dont le jeton reste à gagner { $sign }{ $size }
because-public-enemy-top =
    { $change ->
        [-1] n’aurait pas le jeton One si la manche s’arrêtait là
       *[other] aurait le jeton One si la manche s’arrêtait là
    }
because-public-enemy-lead = points d’avance sur le meilleur rival { $sign }{ $size }
because-public-enemy-four-tokens =
    { $change ->
        [-1] aurait moins de quatre jetons si la manche s’arrêtait là
       *[other] aurait quatre jetons si la manche s’arrêtait là
    }
because-public-enemy-victory =
    { $change ->
        [-1] ne gagnerait pas la partie si la manche s’arrêtait là
       *[other] gagnerait la partie si la manche s’arrêtait là
    }
because-public-enemy-victory-soon =
    { $change ->
        [-1] ne gagnerait pas la partie si la manche finissait, et elle le peut bientôt
       *[other] gagnerait la partie si la manche finissait, et elle le peut bientôt
    }
because-public-enemy-gangs = gangs devant le joueur { $sign }{ $size }
because-public-enemy-last-gang = jetons à gagner avec le quatrième gang, visible dans une ville { $sign }{ $size }
because-public-enemy-last-gang-wins =
    { $change ->
        [-1] ne peut plus gagner la partie avec le quatrième gang
       *[other] peut gagner la partie avec le quatrième gang, visible dans une ville
    }
because-public-enemy-sheriff =
    { $change ->
        [-1] le Shérif a fait son travail
       *[other] un Shérif peut sortir du Saloon
    }
because-public-enemy-bounty-hunter =
    { $change ->
        [-1] le Chasseur de prime a fait son travail
       *[other] un Chasseur de prime peut sortir du Saloon
    }
because-public-enemy-swindler =
    { $change ->
        [-1] l’Arnaqueur a fait son travail
       *[other] un Arnaqueur peut sortir du Saloon
    }
because-public-enemy-wait = tours des autres avant le prochain sien { $sign }{ $size }
because-public-enemy-dollars = tuiles Dollar { $sign }{ $size }
