# Ce qui est dit des images du jeu.

figure-six-territories-aim-title = Six territoires, une enveloppe
figure-six-territories-aim = Chacun pioche dans une même enveloppe et remplit la carte de richesses et de symboles. Vos trois personnages touchent les richesses des territoires où ils sont. Carte pleine : le plus de points gagne.
figure-six-territories-claim-title = Vous tirez un symbole
figure-six-territories-claim = Il va sur son territoire. C’est le seul moment où y placer un de vos trois personnages, pour de bon. Laissé nu, il le reste pour tous.
figure-six-territories-riches-title = Vous tirez une richesse
figure-six-territories-riches = Envoyez-la sur un territoire qui a de la place : les cinq chez vous, les zéros chez les autres. Chacun en prend cinq.
figure-six-territories-pot-title = Ce que paie un territoire
figure-six-territories-pot = Ce territoire vaut 5 + 3 + 1 = 9. Chaque personnage ici rapporte 9 points : deux en font 18. Au décompte avancé, les trois se partagent les 9.
figure-six-territories-clog = Quatre zéros ont rempli ce territoire : rien ne peut plus s’ajouter à son 5.
figure-six-territories-shared = Décompte avancé : 9 points pour trois personnages font 3 chacun. L’un reçoit 3, l’autre 6.
