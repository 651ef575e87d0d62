# Ce qui est dit des images du jeu.

figure-public-enemy-aim-title = Recherché par tous
figure-public-enemy-aim = Ayez un avis de recherche de chacun des quatre gangs et, au même moment, le jeton Numéro un : vous êtes l’ennemi public numéro un. Il faut plusieurs manches.
figure-public-enemy-turn-title = Prenez une carte
figure-public-enemy-turn = Dans une ville, vous prenez le hors-la-loi visible. Ou vous tentez le saloon, où nul ne sait ce qui vient. C’est tout votre tour.
figure-public-enemy-stacks-title = Une pile par gang
figure-public-enemy-stacks = Vos hors-la-loi sont en piles, une par gang. Seule la carte du dessus peut être perdue : ce qui est couvert est à l’abri.
figure-public-enemy-saloon-title = Gare au saloon
figure-public-enemy-saloon = Le Shérif vous prend une carte du dessus. Le Chasseur de prime abat celle d’un autre. L’Arnaqueur vous en apporte une. Il y en a quatre de chaque.
figure-public-enemy-majority-title = Fin de manche
figure-public-enemy-majority = Un paquet est vide, ou quelqu’un a les quatre gangs. Le plus de cartes d’un gang gagne son jeton ; à égalité, celui qui a le chef. Le plus de points gagne le Numéro un.
figure-public-enemy-covered = Bob Dalton, le chef, est sous deux autres : ni Shérif ni Arnaqueur ne l’atteint.
figure-public-enemy-leader = Deux Dalton chacun, mais le premier joueur a leur chef et prend le jeton.
figure-public-enemy-points = Trois cartes d’un gang valent 5 points, trois cartes de trois gangs 2 + 2 + 2.
figure-public-enemy-cavalry = La Cavalerie est à Deadwood : personne n’y pioche. Les autres villes et le Saloon sont ouverts.
