# Les bots : pourquoi ils ont choisi ainsi.

because-ends-won =
    { $how ->
        [about] Termine la partie, et la gagne très probablement
       *[surely] Termine la partie et la gagne
    }
# Ce qui est dit ensuite vient quelques choix plus tard, comparé au second meilleur choix.
because-later = Paie quelques choix plus tard, plus que le second meilleur choix
because-close = Un autre choix est à peu près aussi bon
because-even = Tous les choix se valent ici à peu près
because-ends = Termine la partie tant qu’elle peut bien se gagner
because-ends-lost =
    { $how ->
        [about] Termine la partie, très probablement sans la gagner
       *[surely] Termine la partie sans la gagner
    }
