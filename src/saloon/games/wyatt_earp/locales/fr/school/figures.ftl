# Ce qui est dit des images du jeu.

figure-wyatt-earp-aim-title = Sept hors-la-loi, sept récompenses
figure-wyatt-earp-aim = Sept avis de recherche, chacun avec sa récompense. Aidez à capturer un hors-la-loi et vous en touchez une part. Dès que quelqu’un a 25 000 $, le plus riche gagne.
figure-wyatt-earp-turn-title = Piocher, jouer, défausser
figure-wyatt-earp-turn = Prenez deux cartes de la pioche, ou celle du dessus de la défausse. Jouez ce qu’il vous plaît, puis défaussez une carte. Défausser sa dernière termine la manche.
figure-wyatt-earp-series-title = Poser des hors-la-loi
figure-wyatt-earp-series = Ses premières cartes se posent par trois au moins. Ensuite chacun peut en ajouter, même une seule. Une carte vaut 2 points de capture ; en poser plusieurs à la fois fait monter la récompense.
figure-wyatt-earp-sheriff-title = Une carte shérif par tour
figure-wyatt-earp-sheriff = Photo, attaques et tireur le plus rapide donnent des points ; la Cachette couvre les cartes d’un autre ; la Traque en prend une ; Wyatt Earp dépanne. La plupart doivent d’abord réussir un tir.
figure-wyatt-earp-reward-title = Capturé à 8 points
figure-wyatt-earp-reward = Tous ensemble : 10 + 4 + 2 points, Jesse James est capturé. Qui mène de 5 points ou plus prend tout, comme ici. Sinon, ceux qui suivent à 4 points au plus partagent.
figure-wyatt-earp-winning-title = Manche après manche
figure-wyatt-earp-winning = Les récompenses non gagnées restent et grossissent. On rend mains et territoires, on garde l’argent. À 25 000 $, en fin de manche, le plus riche a gagné.
figure-wyatt-earp-ahead = 9 points contre 4 : cinq d’avance, le premier prend toute la récompense. Avec une carte de plus, le second partagerait.
figure-wyatt-earp-hidden = Une Cachette couvre trois cartes : elles ne comptent plus. Restent 4 points, et Bob Dalton s’échappe.
figure-wyatt-earp-photo = Le second joueur n’a aucune carte de Belle Starr, seulement sa Photo. Elle vaut 4 points et porte une attaque de banque qui en vaut 2.
figure-wyatt-earp-gun = Le tireur le plus rapide de Bob Dalton vaut 3 points. Si le premier joueur réussit le tir avec le sien, il va sur Belle Starr et celui-ci est défaussé.
figure-wyatt-earp-shares = 6, 4 et 4 points pour 7 000 $ : 2 000 $, 1 000 $ et 1 000 $ au premier passage, puis 1 000 $ chacun. Cela fait 3 000 $, 2 000 $ et 2 000 $.
