# Les leçons : au plus 40 mots par étape.

## Poser

lesson-hold-up-placing = Un gang arrive en ville
lesson-hold-up-placing-about = Le but, vos gangsters, et comment les poster devant les bâtiments.
lesson-hold-up-placing-welcome = Bienvenue en ville ! Vous menez les Coyotes ; les Crotales de Ben et les Vautours de Cleo sont venus pour la même chose. Braquez, capturez des rivaux dans les rues, et finissez le plus riche.
lesson-hold-up-placing-loot = Six bâtiments, deux tuiles butin sur chacun. Quand tout le monde est posté, le gang le plus fort d’un bâtiment prend la grosse tuile, le deuxième la petite, les autres rien.
lesson-hold-up-placing-numbers = Chaque gangster a trois nombres. À gauche sa force, pour braquer. À droite sa puissance de feu, en revolvers, pour la rue. En bas la prime pour qui le capture.
lesson-hold-up-placing-chief = À votre tour, vous posez un gangster de votre main. La Banque renferme 900 $ et 300 $, et seul le Gamin des Crotales, de force 2, y est. Envoyez-y votre Chef, de force 6.
lesson-hold-up-placing-your-chief = Il peut y aller. Mais la Banque vaut mieux, et c’est votre Chef qui la gagnera.
lesson-hold-up-placing-not-there = Il serait fort là aussi. Mais devant les 900 $ de la Banque il n’y a qu’un Gamin : envoyez-le là-bas.
lesson-hold-up-placing-too-weak = Il n’est pas plus fort que le Gamin déjà là. Votre Chef a 6 de force : c’est l’homme de la Banque.
lesson-hold-up-placing-later = Certains gangsters peuvent être posés face cachée ; c’est pour la prochaine leçon. Posez celui-ci face visible.
lesson-hold-up-placing-look = Après avoir posé, vous regardez en secret une chose que vous n’avez pas vue, par exemple un événement entre deux bâtiments. Regardez-en un des deux qui bordent la Banque.
lesson-hold-up-placing-beside-the-bank = Celui-là touche d’autres bâtiments. Votre Chef est à la Banque : regardez un événement voisin.
lesson-hold-up-placing-drawn = Ce que vous avez vu reste votre secret ; vous saurez bientôt ce que font les événements. Puis vous avez refait votre main à trois. Chacun pose sept gangsters ; deux des neuf ne servent pas.
lesson-hold-up-placing-outnumbered = Le Lieutenant des Crotales, de force 5, a rejoint leur Gamin : 7 en tout, contre vos 6. Les forces s’ajoutent, des deux côtés d’un bâtiment de coin. Amenez quelqu’un à la Banque.
lesson-hold-up-placing-add-up = Là, il n’aide pas votre Chef. La Banque fait le coin : de l’une ou l’autre de ses deux rues, il ajoute sa force.
lesson-hold-up-placing-look-again = Vous voilà de nouveau en tête à la Banque. Finissez votre tour par un regard, où vous voulez.
lesson-hold-up-placing-end = Voilà un tour : poser, regarder, piocher. Soyez fort là où est l’argent, et comptez ce que les autres y ont. La suite : les secrets, les vôtres et les leurs.

## Les secrets

lesson-hold-up-secrets = Des secrets
lesson-hold-up-secrets-about = Ce que vous voyez avant les autres, et comment cacher un gangster.
lesson-hold-up-secrets-events = Six événements sont face cachée entre les bâtiments. Chacun touche les deux bâtiments voisins et se trouve dans une rue. Ils restent cachés tant que tous ne sont pas postés, mais on peut regarder.
lesson-hold-up-secrets-first-look = Avant de jouer, chacun regarde deux événements. Crotales et Vautours l’ont fait : vous avez vu où, mais pas quoi. À vous : regardez entre le Grand Hôtel et le Bureau d’essai.
lesson-hold-up-secrets-the-hotel = Tout événement mérite un regard. Cette fois, prenez celui de la rue Sud, entre le Grand Hôtel et le Bureau d’essai.
lesson-hold-up-secrets-second-look = Les butins cachés ! Les quatre tuiles des deux bâtiments vaudront 200 $ de plus. Encore un : l’un des deux marqués. La rue Est est exclue : les Crotales ont vu cette paire, et nul ne voit la même.
lesson-hold-up-secrets-one-of-two = Un autre irait aussi. Mais pour la suite de cette histoire, prenez l’un des deux qui sont marqués.
lesson-hold-up-secrets-seen = Désormais vous voyez ici ce que vous avez trouvé, marqué d’un œil. Les autres savent seulement où vous avez regardé. Les petits signes près des événements disent la même chose d’eux.
lesson-hold-up-secrets-face-down = Au Grand Hôtel, 800 $ en feront 1 000. Visible, votre Chef y attirerait les autres. À trois joueurs, chacun peut poser deux gangsters face cachée. Cachez-y votre Chef.
lesson-hold-up-secrets-face-up = Tous le verraient, et se demanderaient ce que vous savez. Choisissez d’abord de poser face cachée, puis le Chef et le Grand Hôtel.
lesson-hold-up-secrets-the-strong-one = Joli bluff, mais vous voulez les 1 000 $ : cachez celui qui peut les gagner, votre Chef.
lesson-hold-up-secrets-where-it-pays = Il est bien caché, mais vous savez où sont les butins cachés : au Grand Hôtel et au Bureau d’essai. Essayez le Grand Hôtel.
lesson-hold-up-secrets-hidden = Les autres voient un Coyote, sans savoir lequel. À deux joueurs, chacun peut en cacher trois, à trois joueurs deux, à quatre un seul. Quand tous sont postés, tous sont retournés.
lesson-hold-up-secrets-peek = Votre regard, maintenant. Les Vautours ont aussi quelqu’un face cachée au Grand Hôtel. Au lieu d’un événement, vous pouvez regarder le gangster caché d’un rival. Qui est-ce ?
lesson-hold-up-secrets-rather-him = Cela vous apprendrait quelque chose aussi. Mais votre Chef a peut-être trouvé à qui parler : regardez le gangster face cachée.
lesson-hold-up-secrets-end = Leur As de la gâchette : force 2, rien contre vos 6, mais un danger dans la rue. Ce que vous voyez reste à vous seul. La suite : les braquages.

## Les braquages

lesson-hold-up-robbing = Les braquages
lesson-hold-up-robbing-about = Les événements sont retournés, et les gangs les plus forts vident les coffres.
lesson-hold-up-robbing-last-turn = Les autres ont posé tous leurs gangsters ; le dernier tour est à vous. De vos trois cartes, vous en posez encore une. Les deux autres ne serviront pas.
lesson-hold-up-robbing-sheriff = Les 1 000 $ du Saloon sont tentants. Mais vous avez regardé : entre la Banque et le Saloon, il y a le shérif. Il protège la plus grosse des quatre tuiles : personne ne l’aura.
lesson-hold-up-robbing-bank = À la Banque, les Crotales ont 5 et 2, soit 7. Vous y avez une Casse-cou, de force 4. À égalité, l’ordre du tour tranche, et les Crotales sont premiers. Gagnez les 900 $ !
lesson-hold-up-robbing-guarded = Le shérif protège les 1 000 $ du Saloon ; seuls le savent ceux qui ont regardé. Laissez le Saloon aux autres.
lesson-hold-up-robbing-tie-or-less = 4 et 3 font 7, comme les Crotales, et à égalité ils passent avant vous. Il vous faut un point de force de plus : votre Costaud.
lesson-hold-up-robbing-to-the-bank = Les 900 $ de la Banque sont le plus gros butin à votre portée : allez-y.
lesson-hold-up-robbing-no-need = Tout est retourné juste après ce tour : plus besoin de cacher personne.
lesson-hold-up-robbing-last-look = 8 contre 7 ! Le dernier regard de la partie : deux événements que vous n’avez pas vus. Choisissez-en un ; puis tout sera retourné.
lesson-hold-up-robbing-robbed = Événements et gangsters sont retournés, et les événements agissent d’abord. Puis on braque : avec 8, votre gang a pris les 900 $ de la Banque ; avec 7, les Crotales ont pris 300 $.
lesson-hold-up-robbing-guards = Au Saloon, le shérif protégeait 1 000 $. L’adjoint, de l’autre côté, protège la petite tuile de chacun de ses deux bâtiments, ici 400 $. Les trois gangs y sont venus pour rien.
lesson-hold-up-robbing-hotel = Les butins cachés ont ajouté 200 $ aux tuiles du Grand Hôtel : 1 000 $ aux Vautours avec 8, et 600 $ à vous avec 6. Être deuxième peut payer aussi.
lesson-hold-up-robbing-alone = Un autre dernier tour, et vous avez vu tous les événements : plus de regard. Au Grand Hôtel, les deux rivaux ont 11 ; à la Gare, les Vautours ont 7. Où votre dernier gangster rapporte-t-il le plus ?
lesson-hold-up-robbing-nothing-more = Là, il n’apporte rien de plus : vous y êtes déjà en tête, ou les gardes n’y laissent rien. N’y a-t-il pas un bâtiment oublié de tous ?
lesson-hold-up-robbing-third = Vous n’y seriez que troisième, et le troisième gang n’a rien. N’y a-t-il pas un bâtiment oublié de tous ?
lesson-hold-up-robbing-second = Vous seriez deuxième, pour 300 $. Personne n’est devant le Bureau d’essai, où les butins cachés font de 600 $ 800 $.
lesson-hold-up-robbing-end = 800 $, sans rival ! Un gang seul ne prend que la grosse tuile ; la petite reste. Le butin est à l’abri, mais dehors on dégaine. La suite : les rues.

## Les rues

lesson-hold-up-streets = Règlements de comptes
lesson-hold-up-streets-about = Les revolvers, les captures, les primes, et qui a gagné.
lesson-hold-up-streets-revolvers = Après les braquages, on règle les comptes, rue par rue : Nord, Est, Sud, Ouest. La force n’y compte pas. Ce qui compte, c’est la puissance de feu, les revolvers à droite de chaque carte.
lesson-hold-up-streets-streets = Dans chaque rue, chaque gang additionne les revolvers de ses gangsters, devant quelque bâtiment que ce soit. Le mieux armé capture un autre gang et touche les primes de tous ses gangsters de la rue.
lesson-hold-up-streets-arm = Votre dernier gangster. Rue Nord, vous avez 2 revolvers, les Vautours 3, les Crotales 4, et à égalité les Crotales passent. Vous tenez un As de la gâchette, qui en a 4. Posez-le rue Nord.
lesson-hold-up-streets-north = Bien visé : 6 revolvers contre 4 et 3. Vous devez capturer un gang, tous ses gangsters de la rue. Le Chef des Vautours vaut 500 $ ; les trois Crotales 300, 200 et 300 $. Lequel ?
lesson-hold-up-streets-count-bounties = Un Chef vaut 500 $. Mais les trois Crotales font 800 $ ensemble : additionnez les primes.
lesson-hold-up-streets-wrong-street = C’est une autre rue, où il n’aide pas votre Lieutenant. La rue Nord passe devant la Banque, le Saloon et le Magasin général.
lesson-hold-up-streets-fewer = Avec 2 revolvers de plus, vous en auriez 4, comme les Crotales, qui l’emportent à égalité. L’As de la gâchette en apporte 4.
lesson-hold-up-streets-no-need = Tout est retourné juste après ce tour : inutile de le cacher. Posez-le face visible.
lesson-hold-up-streets-captured = 800 $ pour vous ; les autres ont quitté la rue Nord. Rue Est, le Tireur d’élite des Vautours, avec 3 revolvers, a capturé votre Gamin : un seul rival, donc pas de choix. Cela leur rapporte 200 $.
lesson-hold-up-streets-south = Rue Sud : votre Tireur d’élite et votre Costaud ont 4 revolvers, le Chef des Crotales 3, le Costaud des Vautours 1. Qui capturez-vous ?
lesson-hold-up-streets-the-chief = Le Costaud rapporte 300 $, le Chef 500 $. On peut tout aussi bien capturer le mieux armé des deux.
lesson-hold-up-streets-keg = Rue Ouest, les Crotales étaient les mieux armés, et votre Perceur de coffres en danger. Mais il y avait un baril de poudre : là où il est, aucun compte ne se règle, personne n’est capturé.
lesson-hold-up-streets-end = 1 500 $ de butin et 1 300 $ de primes : 2 800 $, et la victoire ! La force remplit le coffre, les revolvers la prison. La suite : le poker, et les autres surprises entre les maisons.

## Les autres événements

lesson-hold-up-events = Poker, panneau et mitrailleuse
lesson-hold-up-events-about = Ce que font les autres événements, et comment profiter de ce qu’on a vu.
lesson-hold-up-events-nine = Il y a neuf événements, dont six en ville. Vous connaissez le shérif, l’adjoint, les butins cachés et le baril de poudre. Voici les cinq autres.
lesson-hold-up-events-poker = Entre le Saloon et le Magasin général, le poker : on y compare les gangs comme des mains, des forces égales faisant des paires. Les Crotales ont 6 et 5, vous 4. Quelle carte prend les 1 000 $ ?
lesson-hold-up-events-no-pair = Au poker, la somme ne compte pas, et sans paire la plus haute carte décide : leur 6. Un second 4 ferait une paire.
lesson-hold-up-events-to-the-saloon = Les 1 000 $ sont au Saloon, et une de vos cartes y fait une paire avec votre 4.
lesson-hold-up-events-no-need = Tout est retourné juste après ce tour : inutile de cacher quelqu’un. Posez face visible.
lesson-hold-up-events-pair = Une paire de 4 bat 6 et 5, et les 1 000 $ sont à vous. Un brelan bat deux paires, deux paires en battent une, comme au poker.
lesson-hold-up-events-sign = Le panneau maquillé agit avant tous : il change de place avec l’événement d’en face, de l’autre côté de la ville. Il est ici rue Est, et la diligence rue Ouest. Ils vont permuter.
lesson-hold-up-events-stagecoach = Puis la diligence : les deux bâtiments voisins échangent leurs butins. Elle sera rue Est, entre le Magasin général et la Gare avec ses 1 000 $. Où allez-vous donc ?
lesson-hold-up-events-emptied = La diligence en emportera les 1 000 $ avant tout braquage. Vers où ? Vers le bâtiment de l’autre côté.
lesson-hold-up-events-the-store = Réfléchissez : panneau et diligence permutent, puis le butin de la Gare passe au Magasin général, où personne ne l’attend.
lesson-hold-up-events-swapped = Les 1 000 $ sont arrivés au Magasin général, où vous étiez seul. Les autres se sont battus pour 300 $ à la Gare. Voilà à quoi sert de regarder !
lesson-hold-up-events-gun = La mitrailleuse donne à chaque chef de sa rue 2 de puissance de feu en plus. Ici, c’est la rue Sud. Vous y avez 3 revolvers, les Crotales 7, et l’égalité est pour eux. Qui posez-vous rue Sud ?
lesson-hold-up-events-not-enough = Cela ne suffit pas rue Sud, où les Crotales ont 7. Près de la mitrailleuse, votre Chef a 3 et 2.
lesson-hold-up-events-a-chief = Votre As de la gâchette ferait 7, comme les Crotales, qui l’emportent à égalité. Près de la mitrailleuse, votre Chef a 3 et 2.
lesson-hold-up-events-south-street = Le bon gangster, mais pas la bonne rue : la mitrailleuse n’aide les chefs que rue Sud.
lesson-hold-up-events-fired = 3 et 5 font 8 : vous êtes le mieux armé de la rue Sud. Les Crotales y ont deux gangsters à 350 $, les Vautours un à 350 $. Qui capturez-vous ?
lesson-hold-up-events-two-of-them = Cela fait 350 $. Les deux Crotales rapportent le double.
lesson-hold-up-events-seduction = Le dernier, l’opération Séduction : aux deux bâtiments voisins, chaque femme, Casse-cou ou Sentinelle, a 1 de force en plus. Cela peut faire une paire au poker, et ne touche jamais la puissance de feu.
lesson-hold-up-events-end = Vous savez tout. D’abord panneau et diligence, puis les gardes, puis les braquages, enfin les rues. Regardez bien, cachez bien, comptez deux fois, et soyez le plus riche de la ville !
