# Pourquoi les bots ont choisi ainsi. $change dit de combien une chose change, $sign et $size en sont les deux parts.

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
