# Pourquoi les bots ont choisi ainsi. $change dit de combien une chose change, $sign et $size en sont les deux parts.

because-six-territories-points = points acquis
because-six-territories-places = points à venir sur les emplacements libres
because-six-territories-drawn = points à gagner avec la richesse piochée
because-six-territories-symbols = personnages en main qui trouveront un symbole
because-six-territories-best-posts = points des meilleurs postes pour la main
because-six-territories-fair-posts = points de postes moyens pour la main
because-six-territories-sharers = points que des nouveaux venus peuvent prendre
because-six-territories-turns = tours à attendre jusqu’au prochain { $sign }{ $size }
