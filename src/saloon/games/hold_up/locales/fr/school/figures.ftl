# Ce qui est dit des images du jeu.

figure-hold-up-aim-title = Six bâtiments, quatre rues
figure-hold-up-aim = Votre gang se poste devant les bâtiments d’une ville. Il les braque d’abord, puis règle ses comptes dans les rues. Butin et primes réunis : le plus riche gagne.
figure-hold-up-cards-title = Les trois nombres d’un gangster
figure-hold-up-cards = Sa force braque les bâtiments. Ses revolvers décident dans la rue. Sa prime revient au rival qui l’y capture.
figure-hold-up-placing-title = Placez-en un, regardez-en un
figure-hold-up-placing = À votre tour, placez un gangster devant un bâtiment, quelques-uns face cachée. Puis regardez en secret un événement entre deux bâtiments, ou un gangster caché d’un rival.
figure-hold-up-robbing-title = D’abord les braquages
figure-hold-up-robbing = Les événements sont révélés et agissent. Puis on additionne les forces : à la banque, les Coyotes ont 6 + 2 et prennent 900 $, les Vautours, seconds avec 3, prennent 300 $. Le troisième n’a rien.
figure-hold-up-settling-title = Puis les rues
figure-hold-up-settling = Rue par rue, on additionne les revolvers. Le gang le mieux armé y capture un autre gang, tous ses gangsters, et touche leurs primes.
figure-hold-up-corner = La banque fait l’angle : les Coyotes la braquent avec 5 + 3, mais leurs revolvers comptent dans deux rues différentes.
figure-hold-up-closed = À deux, la petite rue qui borde la banque est fermée, ici la rue Est : la banque ne s’attaque que depuis la rue Nord.
figure-hold-up-guarded = Le shérif protège les 900 $. Les Coyotes, les plus forts à la banque, n’ont rien ; les Crotales, deuxièmes, prennent quand même les 300 $.
figure-hold-up-streets = Rue Nord : 4 + 3 revolvers pour les Coyotes, 3 pour les Vautours, 1 + 1 pour les Crotales. Les Coyotes capturent un gang : les Vautours pour 350 $, ou les deux Crotales pour 500 $.
