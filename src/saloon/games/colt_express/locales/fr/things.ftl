# Ce que fait chaque chose, en une phrase ou deux ; son nom, là où aucun name-… ne le dit.

## Cartes

about-colt-express-card-move = Passez dans le wagon voisin si vous êtes à l’intérieur ; sur les toits, courez d’un à trois wagons dans un seul sens. Impossible de rester sur place.
about-colt-express-card-floor = Grimpez de l’intérieur de votre wagon sur son toit, ou redescendez du toit à l’intérieur.
about-colt-express-card-fire = Logez une de vos balles chez un bandit à portée : à l’intérieur, dans un wagon voisin ; sur les toits, sur le premier toit occupé de chaque côté.
about-colt-express-card-rob = Prenez un butin qui se trouve là où est votre bandit : même wagon, même étage.
about-colt-express-card-punch = Frappez un bandit qui est au même endroit que vous : un butin du type annoncé tombe là, et la victime vole dans un wagon voisin, au même étage.
about-colt-express-card-marshal = Déplacez le Marshal d’un wagon, vers l’avant ou vers l’arrière. Les bandits à l’intérieur du wagon où il entre fuient sur le toit, avec une balle neutre chacun.
about-colt-express-card-ride = Enfourchez un cheval à côté de votre wagon, chevauchez jusqu’à trois wagons dans un sens et descendez à l’intérieur. Sans cheval à cet endroit, rien ne se passe.
about-colt-express-card-neutral = Une blessure due au Marshal ou à un événement. Elle ne se joue pas : dans votre main, elle prend la place d’une carte utile.
about-colt-express-card-shot = Une blessure due à un autre bandit. Elle ne se joue pas : dans votre main, elle prend la place d’une carte utile.
about-colt-express-card-allied = Une blessure due à votre propre camp. Elle ne se joue pas : dans votre main, elle prend la place d’une carte utile.
thing-colt-express-hand = Votre main
about-colt-express-hand = Les cartes de votre plan, six en début de manche. À chacun de vos tours, posez-en une sur la pile ou piochez-en trois.
thing-colt-express-deck = Votre pioche
about-colt-express-deck = Au lieu de poser une carte, vous pouvez en piocher trois ici. Les balles que vous recevez y vont aussi.
thing-colt-express-discard = Votre défausse
about-colt-express-discard = Là vont les cartes exécutées ou jetées. Quand votre pioche est à court, on les mélange pour en refaire une.
thing-colt-express-pile = Le plan
about-colt-express-pile = La pile des cartes de tous. Elles s’exécutent dans l’ordre où elles ont été posées, quoi qu’il soit arrivé entre-temps.

## Cartes Manche

about-colt-express-turn-normal = Un tour où chacun, dans le sens horaire, pose une carte face visible ou en pioche trois.
about-colt-express-turn-tunnel = Un tour où les cartes se posent face cachée : on voit à qui elles sont, mais pas ce qu’elles font avant leur exécution.
about-colt-express-turn-double = Un tour où chacun agit deux fois de suite : deux cartes posées, six piochées, ou une posée et trois piochées.
about-colt-express-turn-switching = Un tour qui se joue dans l’autre sens, antihoraire.
about-colt-express-turn-melee = Un tour où chacun choisit en secret une carte, ou de piocher ; puis tous le montrent ensemble.
thing-colt-express-keep = Plan d’attaque
about-colt-express-keep = Après le Plan, chacun peut garder pour la manche suivante autant de ses cartes restantes qu’il y a d’épingles.
about-colt-express-event-angry-marshal = En fin de manche, les bandits sur le toit du wagon du Marshal reçoivent une balle neutre. Puis il recule d’un wagon ; ceux qui y sont à l’intérieur fuient, touchés aussi.
about-colt-express-event-swivel-arm = En fin de manche, tous les bandits sur les toits du train sont balayés jusqu’au toit du wagon de queue.
about-colt-express-event-braking = En fin de manche, tous les bandits sur les toits du train glissent d’un wagon vers l’avant, s’il y en a un.
about-colt-express-event-take-it-all = En fin de manche, la deuxième cagnotte, de { MONEY(1000) }, est posée à l’intérieur du wagon du Marshal.
about-colt-express-event-rebellion = En fin de manche, chaque bandit à l’intérieur d’un wagon reçoit une balle neutre. Ceux des toits y échappent.
thing-colt-express-event-tunnel = Une manche sans événement
about-colt-express-event-tunnel = Rien de particulier dans cette manche : elle finit quand la pile est exécutée.
about-colt-express-event-marshals-revenge = Tout à la fin, les bandits sur le toit du wagon du Marshal perdent la moins chère de leurs bourses.
about-colt-express-event-pickpocketing = Tout à la fin, un bandit seul à un étage d’un wagon peut prendre une bourse qui s’y trouve.
about-colt-express-event-hostage = Tout à la fin, chaque bandit dans la Locomotive ou sur son toit gagne { MONEY(250) }.
about-colt-express-event-whiskey-for-the-marshal = Le Marshal boit une flasque posée à l’intérieur de son wagon : le whisky classique le fait reculer d’un wagon, le vieux jusqu’au wagon de queue.
about-colt-express-event-panting-horses = En fin de manche, le cheval le plus proche du wagon de queue quitte la partie ; à cinq ou six joueurs, deux chevaux.
about-colt-express-event-higher-speed = En fin de manche, les bandits sur les toits du train, tous les chevaux, la diligence et un Shotgun monté sur le train reculent d’un wagon.
about-colt-express-event-shotguns-rage = En fin de manche, quiconque est dans ou sur la diligence, ou dans ou sur le wagon en face, reçoit une balle neutre.
about-colt-express-event-sharing = Tout à la fin, la valeur de chaque cagnotte détenue se partage entre tous les bandits qui sont au même endroit que son détenteur.
about-colt-express-event-escape = Qui est encore dans le train ou dessus à la fin ne peut pas gagner. Partez pour de bon par une Chevauchée, ou finissez dans ou sur la diligence.
about-colt-express-event-mortal-bullet = Chaque balle reçue dans cette dernière manche vous coûte { MONEY(150) }.

## Qui est qui

about-colt-express-bandit-ghost = Ghost peut poser face cachée la première carte de chaque manche.
about-colt-express-bandit-doc = Doc commence chaque manche avec sept cartes au lieu de six.
about-colt-express-bandit-tuco = Tuco peut aussi tirer à travers le toit, sur un bandit à l’autre étage de son propre wagon.
about-colt-express-bandit-django = Les tirs de Django projettent la victime d’un wagon plus loin dans l’axe du tir, au même étage.
about-colt-express-bandit-cheyenne = Cheyenne peut empocher la bourse que son Coup de poing fait lâcher, au lieu de la laisser tomber.
about-colt-express-bandit-belle = On ne peut ni tirer sur Belle ni la frapper tant que quelqu’un d’autre peut être visé.
thing-colt-express-bandit-shotgun = Le Shotgun
about-colt-express-bandit-shotgun = Il est assis sur une cagnotte tant qu’un coup de poing ne l’a pas chassé de la diligence. Ensuite, qui vient sur son toit reçoit une balle neutre et fuit.
thing-colt-express-bandit-nobody = Un bandit encore inconnu
about-colt-express-bandit-nobody = Ce joueur n’a pas encore choisi : six balles, une bourse de { MONEY(250) } et un pouvoir viendront avec son bandit.
thing-colt-express-marshal = Le Marshal
about-colt-express-marshal = Qui le rencontre à l’intérieur d’un wagon fuit sur le toit et reçoit une balle neutre. Il ne monte jamais sur les toits, et nul ne peut lui tirer dessus.
about-colt-express-hostage-zealot = Les Chevauchées de son ravisseur n’ont plus d’effet. Rançon à la fin : { MONEY(700) }.
about-colt-express-hostage-minister = Son ravisseur commence chaque manche avec une carte de moins. Rançon à la fin : { MONEY(900) }.
about-colt-express-hostage-old-lady = Les Déplacements de son ravisseur sur les toits ne font qu’un wagon. Rançon à la fin : { MONEY(500) } par bijou.
about-colt-express-hostage-teacher = Les Coups de poing de son ravisseur n’ont plus d’effet. Rançon à la fin : { MONEY(800) }.
about-colt-express-hostage-banker = Il ne gêne en rien son ravisseur. Rançon à la fin : { MONEY(1000) }, mais seulement avec une cagnotte.
about-colt-express-hostage-poodle = Il ajoute une balle neutre à la pioche de son ravisseur au début de chaque manche. Rançon à la fin : { MONEY(1000) }.
about-colt-express-hostage-photographer = Son ravisseur pose toutes ses cartes face visible. Rançon à la fin : { MONEY(200) } par balle parmi ses cartes, sans les neutres ni les alliées.
about-colt-express-hostage-poker-player = Son ravisseur perd son pouvoir. Rançon à la fin : { MONEY(250) } par bourse.
thing-colt-express-travel = Un voyageur du temps
about-colt-express-travel = Caché sous un wagon choisi par son joueur, ce bandit est hors d’atteinte ; il y apparaît quand la pile commence à s’exécuter.

## Lieux

thing-colt-express-place-coach-inside = Diligence, intérieur
about-colt-express-place-coach-inside = Qui y entre prend un otage. On y entre par une Chevauchée, depuis son toit ou par un Coup de poing ; un Déplacement n’y mène nulle part.
thing-colt-express-place-coach-roof = Diligence, toit
about-colt-express-place-coach-roof = À un pas de Déplacement du toit d’en face. Le Shotgun y est assis sur une cagnotte tant qu’on ne l’en chasse pas d’un coup de poing.
thing-colt-express-place-time-inside = Voiture à voyager dans le temps
about-colt-express-place-time-inside = Qui y est seul en fin de manche voyage vers un autre wagon ; après la dernière, il gagne { MONEY(500) } et le butin qui s’y trouve.
thing-colt-express-place-0-inside = Locomotive, intérieur
about-colt-express-place-0-inside = Un wagon comme les autres, en tête du train. Le Marshal et une cagnotte de { MONEY(1000) } y commencent la partie.
thing-colt-express-place-0-roof = Locomotive, toit
about-colt-express-place-0-roof = Un toit comme les autres, en tête du train.
thing-colt-express-place-inside = Un wagon, intérieur
about-colt-express-place-inside = D’ici, un Déplacement fait un wagon, et un tir n’atteint que l’intérieur des wagons voisins. Le Marshal peut y entrer.
thing-colt-express-place-roof = Un wagon, toit
about-colt-express-place-roof = D’ici, un Déplacement fait jusqu’à trois wagons, et un tir atteint le premier toit occupé de chaque côté. Le Marshal n’y monte jamais.
thing-colt-express-floor = Le plancher
about-colt-express-floor = Le butin lâché tombe ici, là où le coup a été porté, et n’importe qui peut le braquer.
thing-colt-express-overview = Tout le train
about-colt-express-overview = Le train en petit, avec la place de chacun. Touchez-en une partie pour l’amener sous vos yeux.

## Butin

about-colt-express-purse = Entre { MONEY(250) } et { MONEY(500) } : seuls ceux qui l’ont ou l’ont eue savent combien.
about-colt-express-loot-purse = { about-colt-express-purse }
about-colt-express-loot-jewel = Vaut { MONEY(500) } pour qui le détient à la fin.
about-colt-express-loot-strongbox = Vaut { MONEY(1000) } pour qui la détient à la fin.
thing-colt-express-flask-classic = Whisky classique
about-colt-express-flask-classic = Se boit lors d’un tour normal au lieu de poser ou de piocher : piochez trois cartes, puis posez-en une. Sert deux fois.
thing-colt-express-flask-old = Vieux whisky
about-colt-express-flask-old = Se boit lors d’un tour normal au lieu de poser ou de piocher : posez deux cartes de suite. Sert deux fois.
thing-colt-express-flask = Une flasque de whisky
about-colt-express-flask = Un butin sans argent. Qui la ramasse apprend quel whisky c’est, et peut y boire deux fois pour piocher ou poser davantage.
thing-colt-express-horse = Cheval
about-colt-express-horse = À personne : une Chevauchée en demande un à côté du wagon de votre bandit, et il reste là où le cavalier descend.
thing-colt-express-beside = La deuxième cagnotte
about-colt-express-beside = Elle vaut { MONEY(1000) }, mais n’arrive dans le train que si l’événement « Prenez tout ! » survient.
thing-colt-express-neutral = Balles neutres
about-colt-express-neutral = Avec elles, le Marshal et les événements touchent les bandits. Quand la réserve est épuisée, ils ne blessent plus personne.

## La fiche d’un bandit

thing-colt-express-bullets = Balles restantes
about-colt-express-bullets = Sur six ; chaque tir réussi en use une. Qui en a tiré le plus est As de la gâchette à la fin, plus riche de { MONEY(1000) }, sauf à deux joueurs.
thing-colt-express-received = Balles reçues
about-colt-express-received = Des blessures qui encombrent la pioche jusqu’à la fin. À richesse égale, qui en a reçu le moins l’emporte.
thing-colt-express-cards = Cartes en main
about-colt-express-cards = Combien de cartes ce joueur tient. Tout le monde en voit le nombre, et personne d’autre les cartes.
thing-colt-express-money = Argent
about-colt-express-money = Ce que vous savez du butin : bourses dont vous avez vu la valeur, bijoux, cagnottes, liquide. Un « + » tient lieu du reste. Le plus riche gagne.
thing-colt-express-first = Premier Joueur
about-colt-express-first = Commence les tours de cette manche. À la suivante, la lanterne passe à gauche.
thing-colt-express-chosen = Choisi en secret
about-colt-express-chosen = Ce joueur a choisi ; personne ne voit quoi tant que tous n’ont pas choisi.
thing-colt-express-side = Deux bandits ensemble
about-colt-express-side = Ils additionnent leur argent à la fin : le camp le plus riche gagne.
thing-colt-express-partner = Partenaires
about-colt-express-partner = A et B font équipe : B joue juste après A, et ils additionnent leur argent.

## Boutons

thing-colt-express-choice-ce-dump = Jeter des balles
about-colt-express-choice-ce-dump = C’est seulement maintenant, à l’ouverture du Plan, qu’on peut jeter des balles de sa main. On ne pioche rien à leur place.
thing-colt-express-choice-ce-pass = Passer
about-colt-express-choice-ce-pass = Vous n’avez rien à poser et rien à piocher : le tour continue sans vous.
thing-colt-express-choice-ce-no-cover = Sans couverture
about-colt-express-choice-ce-no-cover = Après un Tir de l’un, une carte de votre autre bandit peut suivre aussitôt, en couverture ; ceci y renonce.
thing-colt-express-choice-ce-keep = Garder le reste
about-colt-express-choice-ce-keep = Les cartes Action restantes demeurent dans votre main. À la manche suivante, vous ne piochez que ce qui manque.
thing-colt-express-choice-ce-keep-no-more = Ne plus rien garder
about-colt-express-choice-ce-keep-no-more = Ce que vous avez choisi de garder attend la manche suivante ; le reste retourne dans votre pioche.
thing-colt-express-choice-ce-pocket = Empocher la bourse
about-colt-express-choice-ce-pocket = Cheyenne garde la bourse que son Coup de poing a fait lâcher. Vous en voyez la valeur ensuite.
thing-colt-express-choice-ce-decline = Ne rien prendre
about-colt-express-choice-ce-decline = La bourse reste où elle est.
