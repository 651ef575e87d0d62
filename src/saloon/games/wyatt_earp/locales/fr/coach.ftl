# Ce que dit l’entraîneur à chaque sorte de question : à quoi penser. Ce que fait une chose est dit avec elle.

coach-wyatt-earp-draw = Deux cartes valent mieux qu’une ; mais une carte de la défausse qui complète une série, ou rejoint un hors-la-loi déjà ouvert, vaut bien ce prix.
coach-wyatt-earp-turn = Poser rapporte des points et fait monter la récompense de tous ceux qui la partagent. Soyez premier, ou proche, là où est l’argent. Défaussez ce qui aide le moins le suivant.
coach-wyatt-earp-place = Posez-la là où les points décident : un hors-la-loi près d’être capturé, ou celui où vous passez devant un rival ou le distancez.
coach-wyatt-earp-hide = Cachez les cartes qui rapportent le plus à un rival. Mais attention : ces points ne comptent plus pour personne, et une capture peut échouer pour vous aussi.
coach-wyatt-earp-steal = La carte quitte son territoire pour votre main. Prenez-en une que vous pourrez reposer aussitôt, ou sans laquelle il prend du retard.
coach-wyatt-earp-unhide = Libérez le groupe qui vous rapporte le plus : comptez les points dessous, et ce que vaut l’avis.
coach-wyatt-earp-name = Demandez un hors-la-loi que quelqu’un a sûrement et qui vous sert tout de suite : rappelez-vous qui a pris ou défaussé quoi.
coach-wyatt-earp-fetch = Vous voyez tout ce qui a été jeté. Une troisième carte pour une série, ou une carte shérif à jouer aussitôt, vaut mieux qu’une carte pour plus tard.
coach-wyatt-earp-answer = Le tir peut rater, et votre Wyatt Earp part de toute façon. Combien rapportent les cartes cachées, et la fin de la manche est-elle proche ?
coach-wyatt-earp-snapshot = Une Photo jouée maintenant n’use pas la carte shérif de votre tour. Elle rapporte des points et élève la récompense : bien si vous la partagez, mal si un autre seul la touche.
