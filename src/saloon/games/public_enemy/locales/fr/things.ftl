# Ce que fait chaque chose, en une phrase ou deux ; son nom, là où aucun name-… ne le dit.

## La rue

thing-public-enemy-town = Une ville
about-public-enemy-town = Piochez ici et vous prenez le hors-la-loi visible, sur votre pile de ce gang. Quand une ville n’a plus de cartes, la manche finit.
thing-public-enemy-saloon = Le Saloon
about-public-enemy-saloon = Piochez ici et vous retournez une carte cachée, Shérif, Chasseur de prime ou Arnaqueur, qui agit aussitôt.
thing-public-enemy-saloon-card-sheriff = Shérif
about-public-enemy-saloon-card-sheriff = Qui le pioche doit défausser la carte du dessus d’une de ses propres piles.
thing-public-enemy-saloon-card-bounty-hunter = Chasseur de prime
about-public-enemy-saloon-card-bounty-hunter = Qui le pioche défausse la carte du dessus d’une pile d’un adversaire.
thing-public-enemy-saloon-card-swindler = Arnaqueur
about-public-enemy-saloon-card-swindler = Qui le pioche prend la carte du dessus d’une pile d’un adversaire et la pose sur sa propre pile de ce gang.
thing-public-enemy-leader = Le chef d’un gang
about-public-enemy-leader = À nombre égal de hors-la-loi du gang, celui des ex æquo qui a le chef gagne l’avis de recherche, même si la carte est recouverte.
thing-public-enemy-below = Cartes sous la pioche
about-public-enemy-below = Elles viennent en dernier dans cette ville, dans l’ordre où elles y ont été glissées.
thing-public-enemy-looked = Qui a regardé
about-public-enemy-looked = Ces joueurs connaissent la prochaine carte cachée de cette pioche ; ils y ont dépensé un Dollar.
thing-public-enemy-counter = Encore dans la pioche
about-public-enemy-counter = Combien de hors-la-loi de chaque gang sont encore à venir dans cette ville. L’étoile est la place du chef.

## Devant un joueur

thing-public-enemy-stack = Une pile de hors-la-loi
about-public-enemy-stack = Les hors-la-loi d’un gang chez un joueur. Seule la carte du dessus peut être prise ou défaussée ; qui en a le plus en fin de manche gagne l’avis de recherche.
thing-public-enemy-points = Points
about-public-enemy-points = La valeur des piles : de 1 à 8 hors-la-loi d’un gang font 2, 3, 5, 8, 12, 17, 23 ou 30 points. Le plus grand total de la manche gagne le Numéro un.
thing-public-enemy-first = Premier joueur
about-public-enemy-first = A commencé cette manche. Le détenteur du Numéro un commence la suivante ; tant que personne ne l’a, c’est le voisin de gauche.

## Jetons

thing-public-enemy-wanted = Avis de recherche
about-public-enemy-wanted = Gagné en fin de manche par qui a le plus de hors-la-loi de ce gang, et jamais perdu. Ayez les quatre, et le Numéro un, pour gagner la partie.
thing-public-enemy-one = Jeton Numéro un
about-public-enemy-one = Gagné en fin de manche par qui a seul le plus de points, et on peut le reperdre. Ayez-le avec les quatre avis de recherche pour gagner.
thing-public-enemy-round = Une manche
about-public-enemy-round = Elle finit dès qu’une des cinq pioches est vide, ou que quelqu’un a au moins un hors-la-loi de chacun des quatre gangs.
thing-public-enemy-discard = Défausse
about-public-enemy-discard = Les hors-la-loi défaussés. Ils sont hors de cette manche et reviennent à la suivante.
thing-public-enemy-out = La partie rapide
about-public-enemy-out = Ces hors-la-loi ont quitté leurs villes avant la partie, un de chaque gang dans chaque ville. Ils ne reviennent pas.
thing-public-enemy-supremacy = Suprématie
about-public-enemy-supremacy = Dans cette manche, une combinaison de ce gang compte une carte de plus, pour les points seulement.
thing-public-enemy-cavalry = La Cavalerie
about-public-enemy-cavalry = Là où elle est, personne ne pioche ni ne dépense de Dollar. Après avoir pioché, vous pouvez la mettre sur une autre ville.
thing-public-enemy-duel = Duel au soleil
about-public-enemy-duel = Les ex æquo pour un jeton retournent des tuiles, cinq Click et un Bang : qui retourne le Bang le gagne. Deux Bang à la fois, et personne ne l’a.

## Dollars

thing-public-enemy-dollars = Dollars
about-public-enemy-dollars = Deux par manche, un par tour, avant de piocher : glisser le hors-la-loi d’une ville sous sa pioche, ou regarder la prochaine carte cachée d’une pioche.
thing-public-enemy-under = Un Dollar : sous la pioche
about-public-enemy-under = Avant de piocher, dépensez un Dollar : le hors-la-loi visible passe sous sa pioche, et le suivant est révélé.
thing-public-enemy-look = Un Dollar : un regard
about-public-enemy-look = Avant de piocher, dépensez un Dollar : vous regardez en secret la première carte cachée de cette pioche.
