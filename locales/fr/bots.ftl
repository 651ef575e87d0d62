# Les bots : pourquoi ils ont choisi ainsi.

# $change est l’écart, $sign et $size en sont les deux parties.

# $chance et $next sont en pour cent : après ce choix, et après le meilleur des autres.
because-chance = { $chance } % de chances de gagner, { $next } % avec le meilleur des autres choix
