# Ce qui parle pour un choix, ou contre lui, avec les mots de tous : qui que ce soit qui ait choisi, c’est du choix qu’on parle.
# -more et -less : il change une chose ; -kept : d’autres choix la feraient perdre. $size dit de combien, $how si c’est sûr.
# Ce qui ne dirait rien à personne n’a pas de phrase, et n’est pas dit.

because-six-territories-points-more = Rapporte des points tout de suite
because-six-territories-points-less = Coûte des points déjà acquis
because-six-territories-points-kept = Garde des points acquis
because-six-territories-places-more = Plus de points à venir là où des richesses peuvent encore être posées
because-six-territories-places-less = Moins de points à venir là où des richesses peuvent encore être posées
because-six-territories-places-kept = Garde des emplacements pour de meilleures richesses
because-six-territories-drawn-more = La richesse piochée peut être bien posée
because-six-territories-symbols-more = Plus de personnages en main devraient trouver une place
because-six-territories-best-posts-more = Les personnages en main peuvent espérer de plus riches territoires
because-six-territories-best-posts-kept = Garde de meilleures perspectives aux personnages en main
because-six-territories-sharers-more = Des rivaux peuvent venir prendre plus de points
because-six-territories-sharers-less = Les rivaux peuvent prendre moins de points
because-six-territories-sharers-kept = Laisse les rivaux prendre moins de points
