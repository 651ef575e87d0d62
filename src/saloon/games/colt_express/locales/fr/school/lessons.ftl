# Les leçons : au plus 40 mots par étape.

## Une manche entière

lesson-colt-express-planning = Des plans sur une pile
lesson-colt-express-planning-about = Le but, une manche entière, et votre premier bijou.
lesson-colt-express-planning-welcome = Bienvenue à bord ! Vous êtes Doc, le bandit en bleu. Vous, Tuco et Belle dévalisez ce train, chacun pour soi. Qui est le plus riche après cinq manches gagne.
lesson-colt-express-planning-loot = Le butin traîne dans les wagons : des bourses de 250 à 500 $, des bijoux à 500 $, et dans la Locomotive une cagnotte de 1 000 $, que garde le Marshal.
lesson-colt-express-planning-round = Chaque manche a sa carte et deux temps. D’abord on fait des plans : chacun à son tour pose une carte sur une pile commune. Ensuite la pile est exécutée.
lesson-colt-express-planning-first-card = Un bijou brille dans le wagon de devant, côté Locomotive. Pour le prendre, il faut d’abord y aller. Posez votre Déplacement sur la pile.
lesson-colt-express-planning-nothing-here = Les cartes sont exécutées dans l’ordre où elles furent posées, et là où vous êtes il n’y a rien à prendre. D’abord le Déplacement.
lesson-colt-express-planning-first-the-jewel = Cette carte aura son heure. Mais d’abord il nous faut le bijou, dans le wagon de devant : Déplacement.
lesson-colt-express-planning-think-ahead = Tuco a posé un Changement d’étage, Belle un Tir, au vu de tous. Personne n’a bougé : les cartes attendent. Prévoyez la suite : près du bijou, il vous faudra un Braquage.
lesson-colt-express-planning-then-what = Votre Déplacement vous mène au bijou, mais personne ne le prendrait. Il faut un Braquage.
lesson-colt-express-planning-draw = Tuco n’a rien posé cette fois : il a pioché trois cartes. On le peut quand on veut, et la main n’a pas de limite. Essayez : piochez.
lesson-colt-express-planning-draw-once = Belle carte, mais cette fois piochez : vous verrez à quoi sert la pioche.
lesson-colt-express-planning-last-card = Trois cartes de plus. C’est le dernier tour du plan. À côté du bijou, il y a aussi une bourse : prévoyez un second Braquage.
lesson-colt-express-planning-purse-too = C’est permis. Mais une fois vos cartes exécutées, une bourse sera aussi à vos pieds : un second Braquage la prend.
lesson-colt-express-planning-played-out = Les plans sont faits, la pile est exécutée, première carte en premier. C’est votre Déplacement, et c’est maintenant que vous dites où il mène. Allez au bijou.
lesson-colt-express-planning-away-from-it = Par là, il y a deux bourses, et Belle sur le toit. Mais vos Braquages sont pour le bijou et la bourse d’à côté : allez vers la Locomotive.
lesson-colt-express-planning-robbery = Tuco est monté sur le toit, et Belle l’y a aussitôt touché. Voici votre Braquage : vous prenez un butin parmi ceux qui sont là où vous êtes. Lequel ?
lesson-colt-express-planning-purse-or-jewel = Une bourse peut ne contenir que 250 $, et vous ne le saurez qu’une fois qu’elle est à vous. Le bijou vaut 500 $ à coup sûr.
lesson-colt-express-planning-meanwhile = Le bijou est à vous ! Puis Belle a couru sur les toits, et le Braquage de Tuco n’a rien trouvé là où il est : un plan peut échouer. Votre second Braquage a pris la bourse.
lesson-colt-express-planning-round-over = Tuco a couru vers l’arrière, Belle est descendue. Enfin l’événement de la carte Manche, Freinage : qui est sur un toit est projeté d’un wagon vers l’avant. On repioche : deuxième manche.
lesson-colt-express-planning-end = Un bijou et une bourse de plus ! Voilà Colt Express : on pose ses plans un à un, puis ils se heurtent. La suite : comment on circule dans un train.

## Deux étages

lesson-colt-express-floors = Dedans et sur le toit
lesson-colt-express-floors-about = Déplacement et Changement d’étage : comment on circule dans le train.
lesson-colt-express-floors-two-floors = Chaque wagon a deux étages : l’intérieur et le toit. Vous êtes à l’intérieur. Bandits et butins sont toujours à l’un des deux, et ce qui est à l’autre est hors d’atteinte.
lesson-colt-express-floors-inside = La pile est en cours, et voici votre Déplacement. À l’intérieur, on passe au wagon voisin, devant ou derrière. Il y a un bijou dans celui de devant.
lesson-colt-express-floors-towards-the-rear = Par là, on va vers le wagon de queue. Le bijou est de l’autre côté, vers la Locomotive.
lesson-colt-express-floors-climbed = Puis votre Changement d’étage a été exécuté : vous voilà sur le toit du même wagon. Depuis un toit, la même carte vous fait redescendre.
lesson-colt-express-floors-running = Encore un Déplacement à vous. Sur les toits, on court un, deux ou trois wagons, et personne ne barre le chemin. Courez tout à l’avant : le toit de la Locomotive.
lesson-colt-express-floors-further = Vous pouvez aller plus loin, jusqu’à trois wagons. Courez sur le toit de la Locomotive.
lesson-colt-express-floors-must-move = Belle course ! Retenez qu’une carte posée doit être exécutée si elle peut l’être : un Déplacement ne vous laisse jamais sur place.
lesson-colt-express-floors-plan-floor = Autre manche : vous faites vos plans. Vous êtes à l’intérieur, et un bijou est sur le toit, juste au-dessus. Il faut deux cartes. Laquelle en premier ?
lesson-colt-express-floors-up-first = Cela ne vous mène pas au bijou. Le Changement d’étage, si, et il doit précéder le Braquage.
lesson-colt-express-floors-not-your-floor = On ne braque que là où l’on est, et le bijou est un étage plus haut. Montez d’abord.
lesson-colt-express-floors-same-floor = Un Déplacement mène à un autre wagon et ne change jamais d’étage. Le bijou est sur le toit de votre propre wagon.
lesson-colt-express-floors-then-rob = Belle vient de prévoir un Braquage, deux wagons derrière vous. Une fois sur votre toit, le bijou sera à portée. Quelle carte ensuite ?
lesson-colt-express-floors-untouched = Vous seriez à côté du bijou sans le prendre. Prévoyez le Braquage.
lesson-colt-express-floors-end = Vous êtes monté, et le bijou est à vous. Dedans, un wagon à la fois ; sur les toits, jusqu’à trois : les gens pressés passent par le toit. La suite : les revolvers.

## Le Tir

lesson-colt-express-fire = Tirer et voir
lesson-colt-express-fire-about = Sur qui l’on peut tirer, dedans et sur les toits, et ce que fait une balle.
lesson-colt-express-fire-six-bullets = Chacun a six balles. Une carte Tir en donne une des vôtres à un bandit à portée, et à la fin 1 000 $ vont à qui a tiré le plus : l’As de la gâchette.
lesson-colt-express-fire-sight-inside = À l’intérieur, on atteint le wagon de devant et celui de derrière, pas plus loin ; seul Tuco tire à travers un toit. Cheyenne, là-haut, ne risque rien. Tirez sur Tuco ou Ghost.
lesson-colt-express-fire-hit = Votre balle est sur la pioche de la victime. On ne peut pas la jouer : elle prend la place d’une carte utile. On ne peut pas tirer sur le Marshal.
lesson-colt-express-fire-sight-roof = D’ici, on voit loin. De chaque côté, la balle porte jusqu’au premier toit occupé : devant Ghost, derrière Cheyenne. Tuco est caché derrière elle.
lesson-colt-express-fire-far-shot = Entre Cheyenne et vous, un toit vide : peu importe, sur les toits aucune distance n’est trop grande. Tirez sur elle.
lesson-colt-express-fire-the-far-one = Ghost est à portée aussi. Mais essayez de loin : Cheyenne est à deux wagons, et personne entre vous.
lesson-colt-express-fire-far-hit = Votre balle a franchi un toit vide : elle est sur la pioche de Cheyenne. Sur les toits on va vite, mais on est vu de loin.
lesson-colt-express-fire-bullets-in-hand = Voyez maintenant ce que c’est d’être touché. Trois balles sont arrivées dans votre main : impossible de les jouer, impossible de s’en défaire.
lesson-colt-express-fire-draw-past-them = Pas de Tir, pas de Braquage, et la main pleine de plomb. Dans ce cas, piochez trois cartes en espérant mieux.
lesson-colt-express-fire-rather-draw = C’est possible. Mais vos meilleures cartes sont encore dans la pioche : piochez.
lesson-colt-express-fire-end = De nouveau un Tir et des Braquages ! Tirer encombre la main des autres et vous rapproche des 1 000 $. La suite : les poings.

## Braquage et Coup de poing

lesson-colt-express-punch = Les poings
lesson-colt-express-punch-about = Prendre ce qui traîne, et faire lâcher aux autres ce qu’ils ont.
lesson-colt-express-punch-robbery = Un Braquage prend un butin à l’endroit même où vous êtes. Mais les wagons se vident vite, et le butin passe dans les poches des autres. D’où les poings.
lesson-colt-express-punch-whom = Votre Coup de poing est exécuté. Il frappe un bandit au même endroit que vous : même wagon, même étage. Ghost a une bourse, Tuco une bourse et un bijou. Qui ?
lesson-colt-express-punch-only-a-purse = Ghost n’a qu’une bourse de 250 $. Tuco porte aussi un bijou.
lesson-colt-express-punch-what-falls = La victime lâche un butin, et vous dites de quelle sorte : une bourse ou le bijou. Il tombe au sol, ici même.
lesson-colt-express-punch-hidden-purse = Le bijou vaut 500 $ ; sa bourse de départ, 250 $ seulement.
lesson-colt-express-punch-where-to = Il vole maintenant vers le wagon voisin, devant ou derrière, au même étage. Le Marshal est dans celui de devant. Seriez-vous si méchant ?
lesson-colt-express-punch-no-marshal-there = C’est permis. Mais devant, le Marshal l’attend : soyez méchant, rien que cette fois.
lesson-colt-express-punch-picked-up = Tuco a fui le Marshal sur le toit, avec une balle. Le bijou est resté ici, et votre Braquage, prévu juste après, l’a ramassé. Joli plan !
lesson-colt-express-punch-plan-punch = À vous de faire ce plan. Tuco, dans votre wagon, a la cagnotte. Deux cartes vous la donneront. Laquelle en premier ?
lesson-colt-express-punch-he-keeps-it = La cagnotte resterait chez Tuco. Un Coup de poing la lui fait lâcher.
lesson-colt-express-punch-nothing-yet = Il n’y a rien à prendre au sol tant qu’il tient sa cagnotte. Faites-la-lui d’abord lâcher.
lesson-colt-express-punch-plan-rob = Tuco ne se doute de rien : il a pioché. Sa cagnotte tombera à vos pieds. Et ensuite ?
lesson-colt-express-punch-left-lying = La cagnotte resterait à terre, pour le premier venu. Prenez-la : Braquage.
lesson-colt-express-punch-away = Le coup a porté, la cagnotte est à vos pieds. Envoyez Tuco du côté qui vous plaît.
lesson-colt-express-punch-end = 1 000 $ pour vous. Un plan peut échouer : si Tuco avait bougé avant, votre poing n’aurait frappé que l’air. La suite : l’homme à l’étoile.

## Le Marshal

lesson-colt-express-marshal = Le Marshal
lesson-colt-express-marshal-about = Ce qui arrive à qui le rencontre, et comment l’envoyer où l’on veut.
lesson-colt-express-marshal-who-he-is = Le Marshal n’est l’ami de personne. Il marche à l’intérieur et ne grimpe jamais. Le bandit qui l’y rencontre fuit sur le toit du wagon, avec une balle.
lesson-colt-express-marshal-one-car = Chacun a une carte Marshal. Elle le déplace d’un wagon, devant ou derrière, au choix de son joueur. Tuco et Ghost sont dans le wagon derrière lui.
lesson-colt-express-marshal-nobody-there = Dans la Locomotive, personne à chasser. Envoyez-le de l’autre côté.
lesson-colt-express-marshal-fled = Tous deux ont fui sur le toit, et chacun a reçu une balle neutre sur sa pioche. Ceux qui sont déjà sur le toit ne risquent rien.
lesson-colt-express-marshal-mind-your-step = Ici, votre Déplacement doit être exécuté. Devant vous, le Marshal garde un bijou ; derrière vous, une bourse. Où allez-vous ?
lesson-colt-express-marshal-into-his-arms = Vous finiriez sur le toit, avec une balle et sans le bijou. Prenez l’autre chemin.
lesson-colt-express-marshal-avoided = Bien évité ! Le Marshal garde son bijou pour l’instant, et vous voilà près d’une bourse, sans balle.
lesson-colt-express-marshal-strongbox = Et maintenant, un trésor : dans la Locomotive, le Marshal garde 1 000 $, et vous êtes sur son toit, juste au-dessus. Trois cartes suffisent.
lesson-colt-express-marshal-lure = D’abord, qu’il s’en aille. De la Locomotive, il ne peut passer que dans le wagon de derrière. Quelle carte le fait marcher ?
lesson-colt-express-marshal-he-stays = Cela ne fait pas partir le Marshal, et tant qu’il est dans la Locomotive, la cagnotte est hors d’atteinte.
lesson-colt-express-marshal-onto-him = Tant qu’il est là, vous lui tomberiez dans les bras. Faites-le d’abord partir.
lesson-colt-express-marshal-climb-down = Il sera parti quand viendra votre prochaine carte. Descendez maintenant.
lesson-colt-express-marshal-still-above = La cagnotte est à l’intérieur, et vous êtes sur le toit : descendez d’abord.
lesson-colt-express-marshal-grab = Encore une carte, et la cagnotte est à vous.
lesson-colt-express-marshal-untouched = Vous seriez à côté de 1 000 $ sans les prendre. Braquage !
lesson-colt-express-marshal-end = Quel coup ! Le Marshal est sorti, vous êtes descendu, et 1 000 $ sont dans votre sac. Votre carte Marshal peut aussi vous frapper : attention où il va. La suite : les tunnels.

## Les tours

lesson-colt-express-turns = Les tunnels et les autres tours
lesson-colt-express-turns-about = Des cartes face cachée, deux à la fois, et dans l’autre sens.
lesson-colt-express-turns-symbols = Les symboles de la carte Manche disent comment se joue chaque tour du plan. Le premier était normal : cartes face visible, au vu de tous.
lesson-colt-express-turns-tunnel = Le deuxième est un tunnel, et il y fait noir : la carte que vous posez reste face cachée. Posez celle que vous voulez, nul ne saura.
lesson-colt-express-turns-in-the-dark = On peut aussi piocher dans un tunnel. Mais posez une carte, pour voir ce que les autres en voient.
lesson-colt-express-turns-who-but-not-what = Tuco et Belle ont posé aussi. On voit qui, mais pas quoi ; la vôtre, vous la connaissez. Chacune se dévoile quand vient son moment.
lesson-colt-express-turns-double = Puis une accélération : chacun agit deux fois de suite. Posez une carte ou piochez-en trois. Si vous piochez, vous pourrez poser aussitôt une des nouvelles.
lesson-colt-express-turns-once-more = Et encore une fois.
lesson-colt-express-turns-others-twice = Tuco a ensuite agi deux fois, puis Belle. Deux cartes à la suite peuvent se répondre, et qui pioche d’abord trouve parfois juste celle qu’il faut.
lesson-colt-express-turns-switching = Lors d’un aiguillage, le Premier Joueur commence comme toujours, puis on tourne dans l’autre sens. C’est vous le premier. Agissez à votre guise.
lesson-colt-express-turns-end = Belle est passée avant Tuco. Ghost, s’il joue, peut poser une carte face cachée au premier tour de chaque manche. La suite : ce qui arrive quand la pile est finie.

## Les événements

lesson-colt-express-events = Les événements
lesson-colt-express-events-about = Ce que bien des cartes Manche apportent après la dernière carte.
lesson-colt-express-events-printed = La plupart des cartes Manche apportent un événement. On peut le lire dès le début, et il frappe quand la dernière carte de la pile est exécutée.
lesson-colt-express-events-rebellion = Voici la Rébellion des passagers : à la fin, une balle pour tous ceux qui sont à l’intérieur. C’est le dernier tour, et vous êtes dedans. Que faire ?
lesson-colt-express-events-still-inside = Vous seriez encore à l’intérieur quand les passagers perdront patience. Sur le toit, vous seriez à l’abri.
lesson-colt-express-events-rebelled = Tuco était à l’intérieur, Belle venait d’y descendre : une balle chacun. Vous, sur le toit, aucune. Déjà commence la manche suivante.
lesson-colt-express-events-angry = Un autre : Marshal en colère. Qui est sur le toit de son wagon prend une balle ; puis il recule d’un wagon et y chasse ceux qui sont à l’intérieur.
lesson-colt-express-events-angry-move = Il viendra donc dans le wagon où vous êtes. Votre Déplacement est la dernière carte avant cela. Où aller ?
lesson-colt-express-events-to-the-marshal = C’est là qu’il est en ce moment. Prenez l’autre chemin.
lesson-colt-express-events-angered = Tuco, sur son toit, a été touché. Puis le Marshal est entré dans le wagon que vous quittiez. D’autres événements bousculent les toits ou apportent une seconde cagnotte.
lesson-colt-express-events-station = La dernière manche a une carte Arrivée en gare. Ici, Vol à la tire : qui est seul à sa place peut prendre une bourse qui s’y trouve. Servez-vous.
lesson-colt-express-events-costs-nothing = Vous pouvez la laisser. Mais elle ne coûte rien : prenez-la.
lesson-colt-express-events-end = Une bourse pour rien. Lisez l’événement avant de planifier : là où vous finissez peut vous coûter une balle ou vous rapporter gros. La suite : les comptes.

## Les comptes

lesson-colt-express-reckoning = Les comptes
lesson-colt-express-reckoning-about = Les dernières cartes d’une partie, l’As de la gâchette, et qui gagne.
lesson-colt-express-reckoning-last-cards = Cinquième manche : vos trois cartes sont les dernières de la partie. Tir, Braquage, Déplacement. Vous avez une bourse de 250 $ et un bijou. Tirez-en le meilleur.
lesson-colt-express-reckoning-gunslinger = Il vous reste deux balles, à Tuco aussi : le moins de tous. Qui en a le moins à la fin est l’As de la gâchette et touche 1 000 $. Tirez, sur qui vous voulez.
lesson-colt-express-reckoning-loot = Plus qu’une balle : personne n’en a moins. Au Braquage : une bourse dont tous savent qu’elle contient 300 $, ou un bijou ?
lesson-colt-express-reckoning-less = Le bijou vaut 500 $, et cette bourse seulement 300 $.
lesson-colt-express-reckoning-conductor = Dernier événement, le conducteur pris en otage : qui est dans la Locomotive ou sur son toit touche 250 $. Il vous reste un Déplacement. Courez !
lesson-colt-express-reckoning-no-bonus = Là, rien à gagner. Les 250 $ sont pour ceux de la Locomotive ou de son toit, et vous pouvez courir jusque-là.
lesson-colt-express-reckoning-count = On ouvre les bourses et on additionne. Vous : 250 $, deux bijoux à 500 $, 250 $ du conducteur, 1 000 $ d’As de la gâchette. Cela fait 2 500 $.
lesson-colt-express-reckoning-title = Tuco arrive à 1 700 $, Cheyenne à 1 150 $ : vous avez gagné ! À richesse égale, c’est celui qui a reçu le moins de balles qui l’emporte.
lesson-colt-express-reckoning-end = Voilà tout ce qu’il faut pour une première partie. Chaque bandit a un pouvoir ; touchez-le à table pour le lire. Essayez une partie, ou voyez d’autres façons de jouer.

## La variante Experts

lesson-colt-express-expert = La variante Experts
lesson-colt-express-expert-about = Une main qui dure d’une manche à l’autre, et des balles dont on se défait.
lesson-colt-express-expert-piles = Ici, on ne mélange rien entre les manches. On garde une main ; ce qui a servi va sur votre propre défausse, qui ne revient que si la pioche vient à manquer.
lesson-colt-express-expert-bullets = La manche s’ouvre, et deux balles sont dans votre main. C’est le seul moment pour s’en défaire ; on ne pioche rien à la place. Jetez les deux.
lesson-colt-express-expert-all-of-them = On peut garder une balle, mais pour quoi faire ? Jetez les deux.
lesson-colt-express-expert-lighter = Elles sont face visible sur votre défausse. Pas perdues pour toujours : quand la défausse redevient pioche, les balles reviennent avec elle.
lesson-colt-express-expert-keeping = Le plan est fini. Ce qui reste en main, vous pouvez le garder pour la manche suivante. Braquage et Tir serviront. Défaussez le Changement d’étage.
lesson-colt-express-expert-let-it-go = C’est permis. Mais voyez comment on se défait d’une carte : jetez le Changement d’étage, les autres serviront.
lesson-colt-express-expert-keep-that = Celle-là mérite d’être gardée pour la manche suivante.
lesson-colt-express-expert-keep-the-rest = Les trois autres sont bonnes à prendre. Gardez-les : à la prochaine manche, on complète seulement jusqu’à six cartes, Doc jusqu’à sept.
lesson-colt-express-expert-end = On peut ainsi préparer un plan sur deux manches. Une balle reçue se pose sur la pioche : c’est la prochaine carte piochée. Voilà le jeu des experts.

## Deux joueurs

lesson-colt-express-pairs = À deux, deux bandits chacun
lesson-colt-express-pairs-about = Des poings fermés, une main pour deux bandits, et un compagnon dans la ligne de tir.
lesson-colt-express-pairs-two-each = À deux, chacun mène deux bandits, avec la variante Experts. Vous avez Tuco et Cheyenne, contre Doc et Django. La paire la plus riche gagne.
lesson-colt-express-pairs-fists = L’un des vôtres part du wagon de queue, l’autre du wagon qui précède. On en décide poing fermé : le bandit de la main gauche prend la queue. Choisissez.
lesson-colt-express-pairs-closed = Vos poings restent fermés tant que l’autre n’a pas choisi aussi. Puis tous s’ouvrent, et quatre bandits sont à bord.
lesson-colt-express-pairs-one-hand = Plus tard, le plan. Votre seule main mêle les cartes des deux : cinq de Tuco, cinq de Cheyenne en tout, et un seul Marshal. Une carte fait agir le bandit de sa couleur.
lesson-colt-express-pairs-whose-card = Cheyenne est près d’un bijou ; près de Tuco, rien. Prévoyez un Braquage pour le bon bandit.
lesson-colt-express-pairs-her-robbery = Le bijou près de Cheyenne resterait là. Prévoyez son Braquage.
lesson-colt-express-pairs-nothing-there = Ce serait le Braquage de Tuco, et près de lui il n’y a rien.
lesson-colt-express-pairs-laid = Le Braquage est sur la pile, aux couleurs de Cheyenne. Le moment venu, c’est elle qui agit, et le bijou près d’elle est à vous.
lesson-colt-express-pairs-companion = Tuco tire. À portée : Doc, dans le wagon de devant, et derrière votre propre Cheyenne. Si elle était seule, il faudrait la viser !
lesson-colt-express-pairs-your-own = C’est votre propre bandit, et la balle irait dans votre propre pioche.
lesson-colt-express-pairs-end = Bien visé. Pas d’As de la gâchette dans ce jeu : à la fin, chaque camp additionne ce qu’ont ses deux bandits. C’est tout ; essayez.

## En équipes

lesson-colt-express-teams = En équipes
lesson-colt-express-teams-about = Un partenaire à vos côtés, et ses cartes dans votre main.
lesson-colt-express-teams-partners = À quatre ou six, on peut jouer par équipes de deux. Vous, Doc, êtes assis à côté de Tuco, votre partenaire. À la fin, vous additionnez votre argent.
lesson-colt-express-teams-his-card = Au début d’une manche, chacun pioche une carte chez son partenaire. Vous avez pioché un Braquage de Tuco. Personne d’autre ne l’a vu, pas même lui.
lesson-colt-express-teams-play-his = Vous pouvez le poser à la place d’une des vôtres : il agira pour Tuco, qui est près d’un bijou. Rendez-lui ce service.
lesson-colt-express-teams-a-service = C’est permis. Mais ce tour peut rapporter un bijou à l’équipe : posez le Braquage de Tuco.
lesson-colt-express-teams-nothing-here = Celui-là est le vôtre, et près de vous il n’y a rien. Tuco a un bijou à ses pieds.
lesson-colt-express-teams-fire = Le Braquage de Tuco attend sur la pile. Et maintenant pour vous : prévoyez un Tir.
lesson-colt-express-teams-not-now = Une autre fois. Maintenant un Tir, pour voir qui il peut toucher.
lesson-colt-express-teams-whom = Tuco a pris le bijou, grâce à vous. Voici votre Tir. À portée : Cheyenne, dans le wagon de devant, et Tuco, dans celui de derrière.
lesson-colt-express-teams-your-partner = Votre partenaire ! Chaque balle tirée sur lui se retranche des tirs de l’équipe pour le titre d’As de la gâchette.
lesson-colt-express-teams-end = Bien tiré. Quand la carte d’un partenaire demande un choix, c’est lui qui décide. Les 1 000 $ vont à l’équipe qui a tiré le plus. Essayez ensemble.

## Chevaux & Diligence

lesson-colt-express-horses = Chevaux et diligence
lesson-colt-express-horses-about = L’attaque à cheval, une Chevauchée le long du train, et le Shotgun.
lesson-colt-express-horses-attack = Avec cette extension, les bandits arrivent à cheval, en remontant depuis le wagon de queue. À chaque wagon, chacun décide poing fermé : monter ici, ou galoper encore.
lesson-colt-express-horses-ride-on = Quatre bandits près du wagon de queue. Qui monte laisse son cheval à côté. Vous voulez être plus près de l’avant : galopez encore.
lesson-colt-express-horses-further = On risque d’être serré dans le wagon de queue. Restez en selle et galopez encore.
lesson-colt-express-horses-fist = Votre poing est fermé sur votre cheval. Quand tous s’ouvrent, qui montre son bandit monte ici, et les autres galopent jusqu’au wagon suivant.
lesson-colt-express-horses-ride = Ensuite, les chevaux ne sont à personne. Avec une Chevauchée, on en prend un à côté de son wagon, jusqu’à trois wagons, et on descend dedans. Au bijou, wagon 1 !
lesson-colt-express-horses-not-yet = La diligence, c’est pour la prochaine leçon. D’abord, le bijou du wagon 1.
lesson-colt-express-horses-gallop = Un cheval va jusqu’à trois wagons, et le bijou est dans le wagon 1.
lesson-colt-express-horses-rode = Trois wagons d’une traite, d’un toit à l’intérieur, à la barbe de tous. Le cheval attend où vous êtes descendu, pour qui voudra.
lesson-colt-express-horses-coach = La diligence roule le long du train et recule d’un wagon à chaque manche. Son toit est à un pas du toit d’en face. Le Shotgun y garde une cagnotte.
lesson-colt-express-horses-shotgun = Ghost et vous êtes montés sur la diligence. Tant que le Shotgun y est assis, il ne blesse personne, mais sa cagnotte est hors d’atteinte. Apprenez-lui à voler.
lesson-colt-express-horses-the-other-one = Ghost n’a rien pour vous. La cagnotte est sous le Shotgun.
lesson-colt-express-horses-end = Il a atterri sur le toit voisin : Tuco, qui s’y trouvait, a pris une balle et fui. La cagnotte est à vous. Désormais, évitez le toit du Shotgun.

## Otages et whisky

lesson-colt-express-hostages = Otages et whisky
lesson-colt-express-hostages-about = Des passagers qui valent une rançon, et deux sortes de flasques.
lesson-colt-express-hostages-into-the-coach = Un Changement d’étage vous a mené dans la diligence, où sont les passagers. Qui y entre sans otage doit en prendre un. Il pèse sur vous, et il est payé à la fin.
lesson-colt-express-hostages-whom = Il en reste trois : l’Institutrice, le Banquier et le Caniche. Le Banquier rapporte 1 000 $ à qui a une cagnotte à la fin, sans rien coûter. Vous en avez une.
lesson-colt-express-hostages-no-more-punches = L’Institutrice rapporte 800 $ et vous interdit tout Coup de poing. Le Banquier n’interdirait rien.
lesson-colt-express-hostages-it-bites = Le Caniche rapporte 1 000 $, et une balle au début de chaque manche. Le Banquier ne mord pas.
lesson-colt-express-hostages-taken = Personne ne peut vous le prendre. Mais gardez bien la cagnotte : sans elle, le Banquier ne paie rien.
lesson-colt-express-hostages-flask = Et le whisky ? Les flasques sont un butin sans valeur. Dans un tour normal, on peut boire au lieu d’agir : le classique fait piocher trois cartes, puis en poser une. Santé !
lesson-colt-express-hostages-the-other-flask = D’abord le classique ; le vieux whisky vient après.
lesson-colt-express-hostages-thirsty = Pas encore : buvez d’abord à la flasque classique.
lesson-colt-express-hostages-after-the-drink = Trois cartes de plus, et vous en posez une aussitôt. Celle que vous voulez.
lesson-colt-express-hostages-old = Une flasque se boit en deux fois : la classique est à moitié vide. Le vieux whisky est plus fort : il fait poser deux cartes de suite. Buvez-le.
lesson-colt-express-hostages-two-cards = Buvez à la flasque de vieux whisky, pour poser deux cartes de suite.
lesson-colt-express-hostages-first-of-two = Posez la première des deux.
lesson-colt-express-hostages-second-of-two = Et la seconde.
lesson-colt-express-hostages-end = Deux actions de suite, et personne n’a pu s’en mêler. Un Coup de poing peut vous faire lâcher une flasque : ne la gardez pas trop longtemps.

## La voiture à voyager dans le temps

lesson-colt-express-time-car = La voiture à voyager dans le temps
lesson-colt-express-time-car-about = Disparaître du train, et reparaître où nul ne vous attend.
lesson-colt-express-time-car-the-car = Devant la Locomotive, un curieux véhicule : la voiture à voyager dans le temps. Elle n’a qu’un étage, et le Marshal n’y entre jamais.
lesson-colt-express-time-car-get-in = De l’intérieur de la Locomotive, elle est à un Déplacement ; par les toits, elle peut être le dernier pas d’une course. Montez-y.
lesson-colt-express-time-car-other-way = Par là, on va vers l’arrière du train. La voiture est devant la Locomotive.
lesson-colt-express-time-car-hide = Vous y étiez seul à la fin de la manche : vous voyagez dans le temps ! Choisissez en secret sous quel wagon vous cacher. Il y a un bijou au wagon 1.
lesson-colt-express-time-car-marshal-there = Le Marshal est dans ce wagon : à peine paru, il faudrait fuir avec une balle.
lesson-colt-express-time-car-nothing-there = Il n’y a pas de bijou là-bas. Cachez-vous sous le wagon 1.
lesson-colt-express-time-car-somewhere = Pour les autres, vous êtes quelque part. Pendant tout le plan suivant, nul autre ne sait où, et nul ne peut vous atteindre.
lesson-colt-express-time-car-plan = Manche suivante, dernier tour du plan. Vous allez paraître dans le wagon 1, près du bijou. Préparez-vous.
lesson-colt-express-time-car-be-ready = Vous paraîtrez près d’un bijou : ayez un Braquage tout prêt.
lesson-colt-express-time-car-appeared = Vous voilà, avant même la première carte, et votre Braquage a pris le bijou. Deux bandits à la fois dans la voiture ne voyagent pas.
lesson-colt-express-time-car-last-round = Cinquième manche : plus de voyage. Qui est seul dans la voiture tout à la fin touche 500 $ et tout le butin qui s’y trouve. Courez !
lesson-colt-express-time-car-nothing-for-you = Là, rien pour vous. Courez à l’avant, dans la voiture.
lesson-colt-express-time-car-only-250 = Là vous attendraient les 250 $ du conducteur. Dans la voiture, c’est 500 $, et le butin.
lesson-colt-express-time-car-end = 500 $, une bourse et un bijou. Vous savez maintenant tout ce que ce train peut offrir. Bonne chance, bandit !
