# Pourquoi les bots ont choisi ainsi. $change dit de combien une chose change, $sign et $size en sont les deux parts.

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
