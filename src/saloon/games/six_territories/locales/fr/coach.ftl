# Ce que dit l’entraîneur à chaque sorte de question : à quoi penser. Ce que fait une chose est dit avec elle.

coach-six-territories-lay = Les belles richesses vont là où vous avez plus de personnages que les autres ; les nulles bouchent le territoire d’un rival. Comptez les emplacements encore libres.
coach-six-territories-character = Trois personnages seulement pour toute la partie. Ce territoire est-il riche, a-t-il des emplacements libres, et un meilleur jeton viendra-t-il encore à vous ?
