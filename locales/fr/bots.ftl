# Les bots : pourquoi ils ont choisi ainsi.

because-ends-won =
    { $how ->
        [about] Termine la partie, et la gagne très probablement
       *[surely] Termine la partie et la gagne
    }
because-ends = Termine la partie tant qu’elle peut bien se gagner
because-ends-lost =
    { $how ->
        [about] Termine la partie, très probablement sans la gagner
       *[surely] Termine la partie sans la gagner
    }
