# Les leçons : au plus 40 mots par étape.

## Un tour

lesson-wyatt-earp-series = Piocher, poser, défausser
lesson-wyatt-earp-series-about = Le but, un tour, et votre première série de hors-la-loi.
lesson-wyatt-earp-series-welcome = Bienvenue, chasseur de primes ! Sept hors-la-loi sont recherchés, et vous, Ben et Cleo voulez les récompenses de leurs avis. Dès que quelqu’un a 25 000 $ en fin de manche, le plus riche gagne.
lesson-wyatt-earp-series-turn = Un tour a trois temps. Il faut piocher : deux cartes de la pioche, ou celle du dessus de la défausse. Puis on peut poser et jouer des cartes. Enfin, il faut en défausser une.
lesson-wyatt-earp-series-draw = Un Bob Dalton est sur la défausse, et vous n’en avez qu’un. Prenez plutôt deux cartes de la pioche.
lesson-wyatt-earp-series-only-one = Vous auriez deux Bob Dalton, et deux ne suffisent pas pour commencer, vous allez voir. Prenez deux cartes de la pioche.
lesson-wyatt-earp-series-series = La chance est avec vous ! Dans chaque manche, les premières cartes d’un hors-la-loi doivent former une série : trois ou plus d’un coup. Vous avez quatre Jesse James : posez-les tous.
lesson-wyatt-earp-series-all-four = C’est permis, mais posez les quatre d’un coup : chaque carte d’une pose sauf la première ajoute 1 000 $ à la récompense, et une quatrième posée seule plus tard n’ajouterait rien.
lesson-wyatt-earp-series-billy-later = Billy vient tout de suite après. D’abord la plus grande série : Jesse James.
lesson-wyatt-earp-series-not-yet = Défausser met fin à votre tour, et vous avez encore une série à poser.
lesson-wyatt-earp-series-reward = Quatre cartes, et toutes sauf la première ajoutent 1 000 $ : avec les 1 000 $ du départ, Jesse James vaut 4 000 $. Et chaque carte vous donne 2 points de capture : vous en avez 8.
lesson-wyatt-earp-series-another = À votre tour, vous posez autant de cartes hors-la-loi que vous voulez. Vous avez aussi trois Billy the Kid : allez-y.
lesson-wyatt-earp-series-discard = Plus rien à poser : des autres, vous n’avez qu’une carte chacun. Finissez votre tour en défaussant celle que vous voulez. Elle reste visible, et Ben pourrait la prendre.
lesson-wyatt-earp-series-take = Jesse James est maintenant ouvert à tous : Ben en a posé deux, sans série. Et Cleo a défaussé un Billy the Kid, qui vous va très bien ! Prenez-le.
lesson-wyatt-earp-series-you-know-it = Deux cartes inconnues peuvent être n’importe quoi. Celle-ci, vous savez que vous pourrez la poser aussitôt.
lesson-wyatt-earp-series-single = Une carte seule n’ajoute rien à la récompense, puisque la première d’une pose ne compte jamais. Mais elle vous donne 2 points de capture de plus. Posez-la.
lesson-wyatt-earp-series-billy-first = Posez d’abord votre Billy the Kid ; défausser met fin à votre tour.
lesson-wyatt-earp-series-end = Vous connaissez un tour entier : piocher, poser, défausser. Mais qui touche l’argent des avis ? Les points de capture le disent. La suite : les récompenses.

## Les récompenses

lesson-wyatt-earp-rewards = Qui touche la récompense
lesson-wyatt-earp-rewards-about = Les points de capture, cinq points d’avance, et le partage.
lesson-wyatt-earp-rewards-points = En fin de manche, chaque hors-la-loi est réglé à part. On additionne les points de capture de tous les joueurs : à partir de 8, il est capturé ; en dessous, il s’échappe.
lesson-wyatt-earp-rewards-eight = Vous avez 6 points sur Billy, Cleo 6 sur Belle Starr. Vous ne pouvez poser qu’une de vos deux cartes : la dernière doit être défaussée, ce qui finit la manche. Laquelle posez-vous ?
lesson-wyatt-earp-rewards-for-cleo = Cela fait 8 points sur Belle Starr : capturée, et le gros de l’argent va à Cleo, tandis que votre Billy s’échappe avec 6.
lesson-wyatt-earp-rewards-lay-first = Défausser met fin à votre tour. Posez d’abord une carte.
lesson-wyatt-earp-rewards-captured = Tout juste 8 points : Billy the Kid est capturé ! Personne d’autre n’avait de points sur lui : ses 3 000 $ sont à vous. Votre dernière carte a été défaussée, une nouvelle manche commence.
lesson-wyatt-earp-rewards-got-away = Belle Starr n’avait que 6 points et s’est échappée. Ses 3 000 $ sont restés sur l’avis, et la nouvelle manche y ajoute 1 000 $, comme sur tous les avis.
lesson-wyatt-earp-rewards-lead = Autre manche. Sur Jesse James, vous avez 6 points, Ben 3. Un premier qui a 5 points ou plus d’avance sur le deuxième prend tout. Faites en sorte que ce soit vous !
lesson-wyatt-earp-rewards-would-share = En l’état, vous n’avez que 3 points d’avance, et Ben partagerait avec vous. Une carte de plus, et c’est 8 contre 3.
lesson-wyatt-earp-rewards-everything = 8 contre 3, tout juste assez : les 6 000 $ sont à vous, et Ben n’a rien.
lesson-wyatt-earp-rewards-behind = Cette fois, Ben mène sur Belle Starr, 10 points contre 4. Qui a au plus 4 points de moins que le premier partage avec lui. Vous en avez 6 de moins.
lesson-wyatt-earp-rewards-too-far = En l’état, vous êtes 6 points derrière, et Ben prendrait tout. Avec une Belle Starr de plus, vous n’êtes plus qu’à 4.
lesson-wyatt-earp-rewards-shared = 10 contre 6, et 5 000 $ à partager. Le premier prend 2 000 $, puis vous 1 000 $, et ainsi de suite, 1 000 $ chacun : 3 000 $ pour Ben, 2 000 $ pour vous.
lesson-wyatt-earp-rewards-end = Ayez donc 5 points d’avance, ou pas plus de 4 de retard. La suite : les cartes shérif, qui rapportent plus de points et d’argent à qui tire bien.

## Les cartes shérif

lesson-wyatt-earp-shots = Photos, attaques et tireur rapide
lesson-wyatt-earp-shots-about = Des cartes shérif qui rapportent points et argent, et le tir qui décide.
lesson-wyatt-earp-shots-sheriff = Parmi vos cartes, deux sont d’une autre espèce : des cartes shérif. Il y en a de plusieurs sortes, toutes utiles. Mais on n’en joue qu’une par tour.
lesson-wyatt-earp-shots-photo = La plus sûre est la Photo. Elle va sur son hors-la-loi dès que quelqu’un en a posé une série : 4 points de capture, et 1 000 $ de plus sur l’avis. Jouez-la.
lesson-wyatt-earp-shots-photo-first = Cela peut attendre. D’abord la Photo : 4 points de capture à coup sûr.
lesson-wyatt-earp-shots-one-a-turn = 10 points sur Jesse James ! L’Attaque de diligence attendra : une carte shérif par tour. Défaussez une carte hors-la-loi. Une carte shérif défaussée n’a aucun effet.
lesson-wyatt-earp-shots-keep-it = Défaussée, elle serait perdue pour vous. Gardez-la pour votre prochain tour.
lesson-wyatt-earp-shots-shot = Tour suivant ; vous avez pris deux cartes. L’Attaque de diligence exige un tir : on retourne la première carte de la pioche. Une carte hors-la-loi porte un impact : tir réussi. Essayez !
lesson-wyatt-earp-shots-shoot-first = Défausser met fin à votre tour. Tirez d’abord.
lesson-wyatt-earp-shots-where = Réussi ! L’attaque va sur un de vos hors-la-loi : 1 point, et 3 000 $ de plus. Vous menez sur Jesse James, Ben mène sur Billy the Kid. Sur lequel ?
lesson-wyatt-earp-shots-for-ben = Ben y est devant : la plus grosse part de la récompense serait pour lui. Sur Jesse James, il n’y a que vous.
lesson-wyatt-earp-shots-robbed = 11 points et 7 000 $ sur Jesse James, et personne d’autre n’y a part. Quel tour !
lesson-wyatt-earp-shots-gun = L’Attaque de banque se joue de même : 2 points et 1 000 $. Le Tireur le plus rapide donne 3 points et 1 000 $, mais il n’y en a qu’un en jeu : celui de Ben. Défiez-le !
lesson-wyatt-earp-shots-missed = C’était une Cachette : pas d’impact, tir manqué. Votre tireur est défaussé, et il compte comme la carte shérif de ce tour. Celui de Ben reste en place.
lesson-wyatt-earp-shots-again = Plus tard dans la manche, vous piochez un autre Tireur le plus rapide. La plupart des cartes de la pioche sont des hors-la-loi : les chances sont bonnes. Encore une fois !
lesson-wyatt-earp-shots-end = Réussi ! Votre tireur est sur Jesse James, et celui de Ben a dû partir : 3 points pour vous, 3 de moins pour lui. La suite : faire disparaître des hors-la-loi.

## La Cachette et Wyatt Earp

lesson-wyatt-earp-hideouts = Cachettes et Wyatt Earp
lesson-wyatt-earp-hideouts-about = Faire disparaître des points, les retrouver, et fouiller la défausse.
lesson-wyatt-earp-hideouts-danger = Ben a 8 points sur Belle Starr, à lui tout seul. Si la manche finissait là, elle serait capturée, et il toucherait 4 000 $. Vous avez de quoi l’en empêcher.
lesson-wyatt-earp-hideouts-hideout = Une Cachette. Il faut tirer ; si c’est réussi, vous la posez en travers de toutes les cartes d’un hors-la-loi chez un adversaire. Tirez !
lesson-wyatt-earp-hideouts-hide-first = Défausser met fin à votre tour. Jouez d’abord la Cachette.
lesson-wyatt-earp-hideouts-whom = Réussi ! Choisissez qui elle cache : la Belle Starr de Ben, avec 8 points, ou le Sundance Kid de Cleo, avec 6.
lesson-wyatt-earp-hideouts-not-yet-caught = Avec 6 points, Sundance Kid ne serait même pas capturé. Belle Starr, si, et tout serait pour Ben.
lesson-wyatt-earp-hideouts-hidden = On a demandé à Ben s’il répliquait, et il a passé. Tant que la Cachette est là, ces cartes ne comptent plus : ni pour Ben, ni pour la capture.
lesson-wyatt-earp-hideouts-answer = Les rôles sont inversés : Ben a caché vos quatre Jesse James. Vous pouvez répliquer aussitôt, hors de votre tour, avec Wyatt Earp : il tire, lui aussi. Appelez-le !
lesson-wyatt-earp-hideouts-strike-back = Vous pourriez essayer à votre tour, mais la manche sera peut-être finie. Appelez-le maintenant.
lesson-wyatt-earp-hideouts-freed = Réussi : la Cachette est partie, et vos 8 points comptent de nouveau. Répliquer n’use pas la carte shérif de votre prochain tour.
lesson-wyatt-earp-hideouts-search = À votre tour, Wyatt Earp peut aussi prendre deux cartes de la pioche, ou en chercher une dans la défausse. Vous avez deux Billy the Kid, et un troisième a été défaussé. Fouillez !
lesson-wyatt-earp-hideouts-rather-search = Il vous manque une carte pour une série, et vous savez où elle est. Faites fouiller la défausse par Wyatt Earp.
lesson-wyatt-earp-hideouts-found = Vous seul voyez ces cartes. Prenez-en une : sauf si c’est une carte shérif jouée aussitôt, personne n’apprend laquelle.
lesson-wyatt-earp-hideouts-no-series = Celle-là ne complète rien. Avec le troisième Billy the Kid, vous avez une série.
lesson-wyatt-earp-hideouts-lay = Trois Billy the Kid : la série est complète, et vous pouvez la poser aussitôt.
lesson-wyatt-earp-hideouts-lay-first = Défausser met fin à votre tour. Posez d’abord la série.
lesson-wyatt-earp-hideouts-end = Cachez ce qui enrichit les autres, et gardez un Wyatt Earp au cas où l’on vous ferait pareil. La suite : prendre des cartes aux autres.

## La Traque

lesson-wyatt-earp-most-wanted = La Traque
lesson-wyatt-earp-most-wanted-about = Demander une carte aux autres, ou en prendre une dans leur territoire.
lesson-wyatt-earp-most-wanted-one-missing = Deux Billy the Kid : il en manque un pour une série. Tout à l’heure, vous avez vu Ben prendre un Billy the Kid dans la défausse, et il l’a toujours en main.
lesson-wyatt-earp-most-wanted-ask = La carte shérif Traque a deux usages. Le premier se passe de tir : nommez un hors-la-loi et demandez aux autres, l’un après l’autre, une de ses cartes. Demandez !
lesson-wyatt-earp-most-wanted-from-the-hands = Ce serait un tir, pour une carte d’un territoire. Celle qu’il vous faut est dans la main de Ben : demandez aux joueurs.
lesson-wyatt-earp-most-wanted-ask-first = Défausser met fin à votre tour. Servez-vous d’abord de la Traque : demandez aux joueurs.
lesson-wyatt-earp-most-wanted-whom = On peut nommer n’importe quel hors-la-loi, et demander vers la gauche ou vers la droite. Le premier qui en a une carte doit vous en donner une. Nommez celui qu’il vous faut.
lesson-wyatt-earp-most-wanted-billy = Quelqu’un en a peut-être, mais il vous faut un troisième Billy the Kid, et vous savez que Ben l’a.
lesson-wyatt-earp-most-wanted-series = Ben a dû vous le donner. Une carte obtenue ainsi peut être posée aussitôt : votre série est complète !
lesson-wyatt-earp-most-wanted-lay-first = Défausser met fin à votre tour. Posez d’abord.
lesson-wyatt-earp-most-wanted-laid = Trois Billy the Kid : 6 points de capture pour vous, et 2 000 $ de plus sur son avis.
lesson-wyatt-earp-most-wanted-raid = Autre manche. Sur Jesse James, Ben a 8 points et vous 4. L’autre usage de la Traque exige un tir : réussi, il vous donne une carte hors-la-loi d’un territoire adverse. Tirez !
lesson-wyatt-earp-most-wanted-from-his-territory = En demandant, on obtient une carte d’une main. Celle que vous voulez est dans le territoire de Ben : tirez.
lesson-wyatt-earp-most-wanted-raid-first = Défausser met fin à votre tour. D’abord le tir.
lesson-wyatt-earp-most-wanted-steal = Réussi ! Prenez en main une carte hors-la-loi d’un territoire ; Photos et autres cartes shérif ne se prennent pas. Laquelle ?
lesson-wyatt-earp-most-wanted-no-use = Sundance Kid ne vous avance guère : vous n’y avez aucune part. Avec un Jesse James, vous rattrapez Ben.
lesson-wyatt-earp-most-wanted-take-it = Rien ne vous oblige à prendre, mais pourquoi s’en priver ? Un Jesse James vous attend.
lesson-wyatt-earp-most-wanted-lay = Ben n’a plus que 6 points, et sa carte est dans votre main. Posez-la tout de suite.
lesson-wyatt-earp-most-wanted-tied = 6 partout ! Les premiers à égalité prennent d’abord 2 000 $ chacun, puis 1 000 $ chacun. Des 6 000 $, Ben aurait eu 4 000 $ ; maintenant, ce serait 3 000 $ chacun.
lesson-wyatt-earp-most-wanted-end = Demandez quand vous savez qui a quoi, tirez quand un rival a trop d’avance. Il reste une leçon : comment finissent une manche et la partie.

## La fin

lesson-wyatt-earp-end = Finir la manche, et gagner
lesson-wyatt-earp-end-about = Comment finit une manche, quand la partie s’arrête, et qui gagne.
lesson-wyatt-earp-end-going-out = Une manche finit quand quelqu’un défausse sa dernière carte. Les cartes encore en main ne comptent alors pour personne. Il ne vous en reste que trois : la fin est proche.
lesson-wyatt-earp-end-never-the-last = Trois Wes Hardin, mais les poser seuls ne laisserait rien à défausser, et à son tour on ne pose jamais sa dernière carte. De toute façon il faut piocher : prenez-en deux.
lesson-wyatt-earp-end-one-more = Avec une carte de plus, vous pourriez poser la série et finir aussitôt. Mais aucun hors-la-loi n’a 8 points : tous s’échapperaient. Prenez-en deux, et continuez.
lesson-wyatt-earp-end-lay = Maintenant vous pouvez poser les trois et garder de quoi défausser.
lesson-wyatt-earp-end-lay-first = Défausser met fin à votre tour. Posez d’abord vos cartes.
lesson-wyatt-earp-end-down-to-one = Il vous reste deux cartes. Défaussez-en une, et la manche continue.
lesson-wyatt-earp-end-danger = Avec une seule carte en main, vous menacez de finir. Une manche finit aussi quand la pioche, remélangée une fois, s’épuise pour la deuxième fois.
lesson-wyatt-earp-end-last-round = Une manche plus tard. Vous avez 20 000 $, Ben 23 000 $. Si quelqu’un atteint 25 000 $ en fin de manche, la partie est finie et le plus riche gagne. Ben n’est pas loin : vite !
lesson-wyatt-earp-end-take = Il y a 6 000 $ sur Jesse James, et vous menez. Un Jesse James est sur la défausse : avec lui, vous en posez deux, défaussez votre dernière carte et finissez.
lesson-wyatt-earp-end-more-to-get-rid-of = Ce serait deux cartes de plus à écouler, et on ne sait lesquelles. Avec le Jesse James de la défausse, vous pouvez finir tout de suite.
lesson-wyatt-earp-end-both = Posez les deux ensemble : la seconde ajoute 1 000 $. La carte qui reste sera défaussée d’elle-même, et la manche sera finie.
lesson-wyatt-earp-end-both-at-once = Posez les deux d’un coup : cela ajoute 1 000 $ à votre propre récompense, et ne vous laisse qu’une carte à défausser.
lesson-wyatt-earp-end-over = Jesse James est à vous, 10 points contre 2 : 7 000 $. Belle Starr a rapporté 2 000 $ à Ben, 1 000 $ à Cleo. Vous avez 27 000 $, Ben 25 000 $ : gagné ! Des égaux se battraient en duel.
lesson-wyatt-earp-end-end = Vous savez tout de Wyatt Earp. Les avis sont affichés, la pioche est mélangée : bonne chasse !
