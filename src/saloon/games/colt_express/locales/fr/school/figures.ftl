# Ce qui est dit des images du jeu.

figure-colt-express-aim-title = Un train bourré d’argent
figure-colt-express-aim = Vous êtes un bandit dans un train. Raflez bourses, bijoux et cagnottes, dans les wagons et sur les toits. Le plus riche après cinq manches gagne. Le Marshal garde la locomotive.
figure-colt-express-plan-title = D’abord, on prépare
figure-colt-express-plan = À tour de rôle, chacun pose une carte sur une pile commune, ou en pioche trois. La carte de manche dit combien de tours il y a. Dans un tunnel, on joue face cachée !
figure-colt-express-cards-title = Six sortes de cartes
figure-colt-express-cards = Longer le train, changer d’étage, tirer, ramasser du butin, frapper un voisin ou déplacer le Marshal d’un wagon. Pointez une carte pour lire son effet.
figure-colt-express-action-title = Puis la pile se joue
figure-colt-express-action = La première posée se joue la première, et ce qui est prévu est dû. Les détails se décident seulement là : jusqu’à trois wagons sur les toits, un seul à l’intérieur.
figure-colt-express-bullets-title = Les balles encombrent
figure-colt-express-bullets = De l’intérieur, on touche les bandits du wagon voisin. Chaque balle met une carte morte dans leur pioche. Qui rencontre le Marshal fuit sur le toit avec une de ses balles.
figure-colt-express-winning-title = Le plus riche gagne
figure-colt-express-winning = Après la cinquième manche, on compte le butin. Qui a tiré le plus de balles est l’As de la gâchette et reçoit 1000 $ de plus.
figure-colt-express-inside = Dans le train, Doc se déplace d’un wagon, en avant ou en arrière.
figure-colt-express-roofs = Sur les toits, Doc se déplace d’un, deux ou trois wagons.
figure-colt-express-sight = Du toit, Doc voit de chaque côté jusqu’au premier bandit. Belle est cachée derrière Tuco.
figure-colt-express-pile = Elle se joue dans l’ordre où elle a été posée. Les cartes du tunnel restent cachées jusqu’à leur tour.
figure-colt-express-marshal = Là où entre le Marshal, les bandits de ce wagon fuient sur son toit, chacun avec une balle neutre.
figure-colt-express-start = À quatre : le premier et le troisième partent du wagon de queue, le deuxième et le quatrième du wagon précédent.
figure-colt-express-reach = À l’intérieur, un tir porte dans le wagon voisin, devant ou derrière. Cheyenne est à deux wagons : trop loin pour Doc.
figure-colt-express-floors = Tuco est juste au-dessus de Doc, mais personne ne tire à travers un toit, sauf Tuco lui-même. Django et Cheyenne sont à portée.
figure-colt-express-meeting = Le Marshal est dans le wagon voisin. Si Doc y va, Doc finit sur son toit avec une balle neutre.
figure-colt-express-through = Tuco atteint Django dans le wagon voisin, comme tout le monde, et Doc à travers le toit de son propre wagon.
figure-colt-express-belle = Belle est en vue, mais Tuco et Django aussi : tant que Doc a une autre cible, il ne peut pas choisir Belle.
figure-colt-express-coach = Le toit de la diligence est à un pas du toit d’en face : Doc peut courir le long du train, ou finir sur la diligence.
