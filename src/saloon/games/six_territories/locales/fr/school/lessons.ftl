# Les leçons : au plus 40 mots par étape.

## Les jetons territoire

lesson-six-territories-claims = Prendre pied sur la carte
lesson-six-territories-claims-about = Un jeton par tour, et où poster vos trois personnages.
lesson-six-territories-claims-welcome = Bienvenue, aventurier ! Voici six territoires. Vous, Ben et Cleo avez trois personnages chacun. Quand la carte est pleine, chaque personnage est payé par le territoire où il se trouve.
lesson-six-territories-claims-envelope = Un tour est toujours le même : vous piochez un jeton dans l’enveloppe, à l’aveugle, et vous le posez. Il y en a deux sortes : jetons territoire et richesses. Commençons par les premiers.
lesson-six-territories-claims-forest = Vous avez pioché un jeton de la forêt : c’est là qu’il va, sans discussion. Mais vous pouvez y poster un personnage. Il y a déjà 8 points ici. Allez-y !
lesson-six-territories-claims-too-rich = Déjà un 5 et un 3, et de la place pour trois autres richesses : difficile de trouver mieux. Postez un personnage.
lesson-six-territories-claims-canyon = Ben a posé une richesse sur la plaine, Cleo a posté un deuxième personnage sur l’île. Vous avez pioché le canyon : 1 point, et une seule place de richesse libre. Laissez ce jeton vide.
lesson-six-territories-claims-too-poor = Même avec un 5 sur sa dernière place, le canyon ne paierait que 6, et il vous reste deux personnages. Attendez mieux.
lesson-six-territories-claims-bare = C’était maintenant ou jamais : un jeton laissé vide le reste, et personne ne peut y revenir, ni vous ni les autres. Chaque territoire compte cinq jetons en tout.
lesson-six-territories-claims-again = Encore la forêt ! On peut tenir un territoire plusieurs fois, chaque fois sur un autre jeton, et chacun de vos personnages y est payé. Postez-en un deuxième.
lesson-six-territories-claims-twice-paid = Avec deux personnages en forêt, tout ce qui s’y trouve vous est payé deux fois. Postez-en un deuxième.
lesson-six-territories-claims-one-left = Il vous reste un personnage. Une fois postés, ils ne bougent plus, et celui qui est encore en main à la fin ne rapporte rien : soyez difficile, mais pas trop longtemps.
lesson-six-territories-claims-end = Vous savez que faire d’un jeton territoire : poster tôt, là où c’est riche et où il reste de la place. La suite : les richesses elles-mêmes.

## Les richesses

lesson-six-territories-riches = Nourrir et encombrer
lesson-six-territories-riches-about = Où vont les richesses : chez vous, et les nulles chez un rival.
lesson-six-territories-riches-all-posted = Vos trois personnages sont postés : deux en forêt, un dans le pré à côté de celui de Cleo. Mais vous continuez à piocher et à poser, et c’est vous qui décidez qui s’enrichit.
lesson-six-territories-riches-riches = Une richesse vaut 5, 3, 2, 1 ou 0 point. Vous choisissez son territoire : n’importe lequel des six, pourvu qu’une de ses cinq places de richesse soit libre.
lesson-six-territories-riches-feed = Vous avez pioché un 5, et il n’y en a que trois dans le jeu ! Posez-le là où il vous rapporte le plus.
lesson-six-territories-riches-paid-once = Vous n’y avez qu’un personnage, et Cleo toucherait le 5 elle aussi. En forêt, vous en avez deux, et personne d’autre n’y est.
lesson-six-territories-riches-not-yours = Vous n’y avez personne : ces 5 points ne vous rapporteraient rien. Posez-le en forêt, où vous avez deux personnages.
lesson-six-territories-riches-clog = 10 points de plus : deux personnages, 5 chacun. Cette fois, c’est un 0. Il ne vaut rien, mais il prend une place. Ben a deux personnages sur l’île, où une seule place est libre…
lesson-six-territories-riches-your-own = Ce serait prendre une place à vos propres personnages. Gâchez plutôt celle d’un autre.
lesson-six-territories-riches-only-one = Cela gênerait un peu Cleo, qui y a un personnage. Ben en a deux sur l’île, et plus qu’une place.
lesson-six-territories-riches-nobody-there = Il n’y a personne là-bas : cela ne gênerait personne. Posez-le où Ben espère une dernière belle richesse : sur l’île.
lesson-six-territories-riches-full = L’île est pleine : son butin reste à 11, quoi que pioche Ben. Poser un 0 chez un rival, c’est encombrer son territoire, et c’est tout à fait permis.
lesson-six-territories-riches-company = Ben vous a rendu la pareille : un 0 en forêt, pleine elle aussi. Vous avez pioché un 3. Votre troisième personnage est dans le pré ; Cleo y est aussi, mais cela ne vous coûte rien.
lesson-six-territories-riches-only-cleo = Dans le canyon, seule Cleo serait payée. Dans le pré, vous l’êtes aussi.
lesson-six-territories-riches-nobody-paid = Il n’y a personne là-bas : personne ne serait payé. Dans le pré, ces 3 points sont pour vous.
lesson-six-territories-riches-no-secrets = Rien n’est secret ici. L’enveloppe dit ce qu’elle contient encore : seul l’ordre de sortie est inconnu. Vous pouvez donc juger s’il vaut la peine d’attendre un 5.
lesson-six-territories-riches-end = Nourrir les siens, encombrer les autres : voilà tout l’art des richesses. La suite : la carte est pleine, et l’on compte les points.

## Le décompte

lesson-six-territories-counting = Quand la carte est pleine
lesson-six-territories-counting-about = La fin, le décompte simple et l’avancé.
lesson-six-territories-counting-almost-full = La fin approche : tous les symboles sont couverts, et il reste deux places de richesse, une en forêt et une dans le canyon. Quand les deux seront prises, la partie sera finie.
lesson-six-territories-counting-two-of-yours = Vous avez pioché un 3. Les richesses d’un territoire, additionnées, forment son butin, et au décompte simple chaque personnage touche le butin entier. Où posez-vous le 3 ?
lesson-six-territories-counting-one-of-yours = Dans le canyon vous avez un personnage, en forêt deux : là, le 3 compte deux fois pour vous.
lesson-six-territories-counting-count = Ben a posé un 1 sur la dernière place. On compte : vos deux personnages en forêt touchent 13 chacun, celui du canyon 8. Total 34, contre 33 pour Ben et 23 pour Cleo. Gagné !
lesson-six-territories-counting-nobody = Il n’y avait personne sur l’île ni au Mexique : ces butins ne vont à personne. Deux joueurs à égalité en tête auraient partagé la victoire.
lesson-six-territories-counting-advanced = Autre table, autre décompte, l’avancé : les personnages d’un territoire se partagent son butin. En forêt, ils sont trois, un à vous et deux à Ben : vous avez un tiers.
lesson-six-territories-counting-alone = Vous avez pioché un 5. Maintenant, le nombre de personnages compte. Dans le canyon, le vôtre est tout seul. Où le 5 vous rapporte-t-il le plus ?
lesson-six-territories-counting-a-third = Un tiers de 5 pour vous, et deux tiers pour Ben ! Dans le canyon, les 5 points sont à vous.
lesson-six-territories-counting-not-yours = Vous n’y avez personne. Dans le canyon, les 5 points sont à vous.
lesson-six-territories-counting-join = Un jeton de l’île. Son butin de 9 est pour l’instant à Ben seul. Il vous reste un personnage. Allez partager avec lui.
lesson-six-territories-counting-halve-it = Postez-le : la moitié des 9 serait à vous, et Ben n’aurait plus que l’autre moitié.
lesson-six-territories-counting-fractions = Deux personnages, un butin de 9 : quatre points et demi chacun, et rien n’est arrondi. Une raison de plus de s’inviter : ce que vous y gagnez, votre rival le perd.
lesson-six-territories-counting-end = Au décompte simple, la compagnie ne gêne pas ; à l’avancé, elle coûte. Voilà tout Six Territoires : à vous de jouer !
