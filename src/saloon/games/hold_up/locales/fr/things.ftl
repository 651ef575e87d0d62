# Ce que fait chaque chose, en une phrase ou deux ; son nom, là où aucun name-… ne le dit.

## Gangsters

about-hold-up-card-chief = Ajoute sa force là où il braque et sa puissance de feu dans sa rue. Une mitrailleuse dans cette rue donne à un chef 2 de puissance de feu en plus.
thing-hold-up-card-woman-a = Les femmes d’un gang
about-hold-up-card-woman-a = Ajoute sa force là où elle braque et sa puissance de feu dans sa rue. À un bâtiment voisin de l’Opération séduction, une femme a 1 de force en plus.
thing-hold-up-card = Gangster
about-hold-up-card = Ajoute sa force (à gauche) au braquage du bâtiment et sa puissance de feu (à droite) dans sa rue. Qui l’y capture touche la prime inscrite en bas.
thing-hold-up-place = Un gangster face cachée
about-hold-up-place = On voit de quel gang il est et où il se tient. Qui il est, seuls le savent son propriétaire et ceux qui l’ont regardé.
thing-hold-up-pile = Votre pile
about-hold-up-pile = Les gangsters qu’il vous reste à piocher : après chaque tour, vous refaites votre main à trois. Deux des neuf ne sont jamais posés.
thing-hold-up-face-down = Poser face cachée
about-hold-up-face-down = Votre prochain gangster est posé face cachée. Dans toute la partie, c’est permis trois fois à deux joueurs, deux fois à trois, une fois à quatre.
thing-hold-up-gang = Un gang
about-hold-up-gang = Neuf gangsters, dont sept viennent en ville. Le butin et les primes des rivaux capturés font son argent, et le plus riche gagne.

## La ville

thing-hold-up-building = Un bâtiment
about-hold-up-building = De ses deux tuiles butin, le gang le plus fort devant lui prend la plus grosse, le deuxième la plus petite. Un gang seul ne prend que la plus grosse.
thing-hold-up-side-saloon = Devant un grand bâtiment
about-hold-up-side-saloon = De la place pour six gangsters. Ils braquent ce bâtiment et règlent leurs comptes dans cette rue.
thing-hold-up-side = Devant un bâtiment de coin
about-hold-up-side = De la place pour trois gangsters. Ils braquent ce bâtiment avec leur gang de l’autre côté, et règlent leurs comptes dans cette rue.
thing-hold-up-closed = La rue fermée
about-hold-up-closed = À deux joueurs, personne ne peut être posé dans la petite rue de la banque. L’événement qui s’y trouve agit quand même.
thing-hold-up-street = Une rue
about-hold-up-street = Après les braquages, le gang à la plus grande puissance de feu y capture tous les gangsters d’un autre gang de la rue, et touche leurs primes.
thing-hold-up-middle = Tuiles bonus
about-hold-up-middle = Chacune fait valoir une tuile butin { MONEY(200) } de plus. Elles ne servent qu’avec l’événement Butins cachés.
thing-hold-up-firepower = Puissance de feu dans la rue
about-hold-up-firepower = Les revolvers de chaque gang dans cette rue, additionnés. Le mieux armé en capture un autre ; à égalité, l’ordre du tour tranche.

## Événements

thing-hold-up-event = Un événement face cachée
about-hold-up-event = Il changera les deux bâtiments voisins, ou ce qui se passe dans sa rue. Qui le regarde en garde le secret jusqu’à ce que tous soient retournés.
thing-hold-up-event-card-painted-sign = { hu-event-painted-sign }
about-hold-up-event-card-painted-sign = Avant tous les autres, il change de place avec l’événement de l’autre côté de la ville. Il ne fait rien d’autre.
thing-hold-up-event-card-stagecoach = { hu-event-stagecoach }
about-hold-up-event-card-stagecoach = Les deux bâtiments voisins échangent leurs butins, les deux tuiles.
thing-hold-up-event-card-hidden-loot = { hu-event-hidden-loot }
about-hold-up-event-card-hidden-loot = Chacune des quatre tuiles butin des deux bâtiments voisins vaut { MONEY(200) } de plus.
thing-hold-up-event-card-sheriff = { hu-event-sheriff }
about-hold-up-event-card-sheriff = Il protège le plus gros des quatre butins des deux bâtiments voisins : personne ne l’a. Si les deux plus gros sont égaux, il n’en protège aucun.
thing-hold-up-event-card-deputy = { hu-event-deputy }
about-hold-up-event-card-deputy = Il protège le petit butin de chacun des deux bâtiments voisins : personne ne l’a.
thing-hold-up-event-card-seduction = { hu-event-seduction }
about-hold-up-event-card-seduction = Chaque femme a 1 de force en plus pour braquer les deux bâtiments voisins.
thing-hold-up-event-card-poker = { hu-event-poker }
about-hold-up-event-card-poker = Aux deux bâtiments voisins, on compare les gangs comme des mains de poker et non par leurs sommes : des forces égales font des paires, et une paire bat une carte haute.
thing-hold-up-event-card-powder-keg = { hu-event-powder-keg }
about-hold-up-event-card-powder-keg = Aucun compte ne se règle dans sa rue : personne n’y est capturé.
thing-hold-up-event-card-machine-gun = { hu-event-machine-gun }
about-hold-up-event-card-machine-gun = Chaque chef dans sa rue, de quelque gang que ce soit, a 2 de puissance de feu en plus.

## La fiche d’un gang

thing-hold-up-hand = Gangsters en main
about-hold-up-hand = À chaque tour on en pose un, puis on refait sa main à trois avec la pile.
thing-hold-up-loot = Butin
about-hold-up-loot = Ce que ce gang a sorti des bâtiments, tuiles bonus comprises.
thing-hold-up-bounty = Primes
about-hold-up-bounty = Ce que valent les gangsters capturés dans les rues, chacun selon la prime de sa carte.
thing-hold-up-money = Argent
about-hold-up-money = Butin et primes ensemble. Qui en a le plus à la fin gagne ; à égalité, l’ordre du tour tranche.
thing-hold-up-first = Le crâne
about-hold-up-first = Désigne le premier joueur de toute la partie. Toute égalité se tranche dans l’ordre du tour, compté à partir de lui.

## Boutons

thing-hold-up-eyes = Ne rien regarder
about-hold-up-eyes = À cette table, rien n’oblige à regarder : vous n’apprenez rien à ce tour.
