# Ce que fait chaque chose, en une phrase ou deux ; son nom, là où aucun name-… ne le dit.

thing-six-territories-territory = Un territoire
about-six-territories-territory = Chaque personnage posté ici rapporte à son joueur les richesses qui s’y trouvent à la fin : toutes, ou une part égale au décompte avancé.
thing-six-territories-pot = Butin
about-six-territories-pot = Les richesses de ce territoire, additionnées : ce que touchent ses personnages à la fin. Sans aucun personnage, il ne va à personne.
about-six-territories-token-riches-0 = Ne vaut rien, mais prend une place de richesse : de quoi encombrer le territoire d’un rival.
thing-six-territories-token-riches = Richesses
about-six-territories-token-riches = Posez-la sur un territoire où il reste une place de richesse : son butin grossit d’autant de points.
thing-six-territories-token = Jeton territoire
about-six-territories-token = Va sur un symbole libre de son territoire. Qui l’a pioché peut y poster un personnage, aussitôt ou jamais.
thing-six-territories-drawn = Le jeton pioché
about-six-territories-drawn = Il faut le poser : un jeton territoire sur son territoire, une richesse sur n’importe quel territoire où il reste une place.
thing-six-territories-envelope = Enveloppe
about-six-territories-envelope = À chaque tour on y pioche un jeton, à l’aveugle. Ce qui reste n’est pas un secret, seulement l’ordre de sortie.
thing-six-territories-aside = Mis de côté
about-six-territories-aside = Des jetons pour lesquels il n’y avait plus de place. Ils sont hors jeu et ne valent rien pour personne.
thing-six-territories-player = Les personnages d’un joueur
about-six-territories-player = Trois pour toute la partie. Une fois postés, ils ne bougent plus ; ceux restés en main à la fin ne rapportent rien.
thing-six-territories-score = Points
about-six-territories-score = Ce qu’ont rapporté tous les personnages postés. Le plus grand total gagne, et les ex æquo partagent la victoire.
thing-six-territories-hand = Garder le personnage
about-six-territories-hand = Le jeton qui vient d’être posé reste vide pour de bon, et votre personnage en attend un autre.
