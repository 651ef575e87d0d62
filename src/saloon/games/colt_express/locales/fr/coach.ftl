# Ce que dit l’entraîneur à chaque sorte de question : à quoi penser. Ce que fait une chose est dit avec elle.

coach-colt-express-plan = Rien ne se passe encore : les cartes forment une pile, jouée plus tard dans le même ordre. Imaginez où chacun se tiendra alors. Du butin ? Braquez. Une cible ? Tirez. Rien de bon en main ? Piochez.
coach-colt-express-opening = Les balles ne vous servent à rien : en main, elles prennent la place de cartes à jouer. Peu de raisons d’en garder une.
coach-colt-express-melee = Tous choisissent en même temps et en secret. Demandez-vous ce que les autres voudront, et prenez une carte qui reste bonne quoi qu’il arrive avant elle.
coach-colt-express-cover = Une deuxième carte tout de suite, c’est du temps gagné : vos deux bandits agissent l’un après l’autre, sans personne entre eux. L’autre a-t-il une bonne action à cet instant ?
coach-colt-express-take = Vous ne connaissez pas encore la manche. Une carte presque toujours utile, Braquage ou Déplacement, vaut mieux qu’une carte pour un plan particulier.
coach-colt-express-keep-some = Ce que vous gardez sera déjà dans votre prochaine main. Gardez ce qu’il vous faudra au début de la manche suivante ; une balle, presque jamais.
coach-colt-express-fist = Celui du wagon de queue est plus loin du Marshal, l’autre plus près du butin des wagons de tête. Le pouvoir de qui sert le mieux, et où ?
coach-colt-express-attack = Qui monte tôt a de la compagnie, et des concurrents, à l’arrière ; qui chevauche encore aura du butin pour lui, plus près du Marshal. Que feront les autres cavaliers ?
coach-colt-express-character = Tous les bandits jouent les mêmes cartes ; seul le pouvoir diffère. Pour une première partie, prenez-en un dont le pouvoir agit seul, comme la grande main de Doc.
coach-colt-express-pair = Vos deux bandits se partagent un paquet, et chacun garde son pouvoir. Cherchez deux pouvoirs qui s’entraident.
coach-colt-express-board = Plus personne ne chevauche à vos côtés : pas de surprise. Regardez où est le butin, et combien peu le voudront.
coach-colt-express-keep = Ce que vous défaussez ne revient que lorsque votre paquet est vide. Gardez ce qui sert la manche suivante, lâchez ce qui ne ferait qu’encombrer.
coach-colt-express-move = Regardez les cartes qui restent sur la pile : où vos prochaines actions vous veulent-elles, et qui pourra vous y atteindre ? Gare au wagon du Marshal.
coach-colt-express-fire = Une balle gêne un rival jusqu’à la fin. Le plus riche, ou celui dont la prochaine main compte le plus, est la meilleure cible. Chaque tir compte aussi pour l’As de la gâchette.
coach-colt-express-rob = Prenez ce qui vaut le plus : une cagnotte avant un bijou, un bijou avant presque toute bourse. Ce que vous laissez attend le prochain voleur.
coach-colt-express-punch = Un coup de poing vide une poche et dérange un plan. Qui porte le plus, et à qui ses prochaines cartes ne serviront plus s’il est ailleurs ?
coach-colt-express-knock = Ce qui tombe reste ici, pour le prochain qui braquera ici. Est-ce votre Braquage qui vient, ou celui d’un autre ?
coach-colt-express-pocket = Une bourse en poche est à vous aussitôt ; par terre, elle est à tout le monde. Il faut une raison pour la laisser tomber.
coach-colt-express-throw = Envoyez-le là où ses prochaines cartes ne valent rien. Dans le train, le wagon du Marshal est une bonne adresse : il en coûte une balle à votre victime.
coach-colt-express-marshal = Le Marshal vide un wagon : qui s’y trouve fuit sur le toit avec une balle. Chassez les riches, épargnez votre wagon, et pensez à vos prochaines cartes.
coach-colt-express-pickpocket = Une bourse offerte. Seul un drôle de plan la laisserait par terre.
coach-colt-express-ride = Pensez au-delà de votre wagon. Où est le butin, ou la cible, que personne d’autre n’atteindra à temps ?
coach-colt-express-hostage = Chaque otage rapporte une rançon et vous gêne à sa façon. Prenez celui dont le fardeau touche le moins votre plan.
coach-colt-express-flee = Il faut fuir, mais le côté est à vous. Pensez à votre prochaine carte de la pile : sur quel toit sert-elle encore ?
coach-colt-express-travel = Personne ne voit où vous vous cachez. Choisissez l’endroit où vos cartes de la prochaine manche feront le plus, et où nul ne vous attend.
