# Les leçons : au plus 40 mots par étape.

## Les villes et les piles

lesson-public-enemy-towns = Les villes et les piles
lesson-public-enemy-towns-about = Ce que vous cherchez, un tour, et comment mettre un hors-la-loi à l’abri.
lesson-public-enemy-towns-welcome = Bienvenue, canaille ! Avec Ben et Cleo, vous parcourez l’Ouest et rassemblez des hors-la-loi de quatre gangs. Soyez recherché pour les quatre et faites le plus parler de vous : vous gagnez.
lesson-public-enemy-towns-towns = Voici les quatre villes, chacune avec sa pioche de hors-la-loi, le premier visible. À votre tour, vous piochez exactement une carte. Dans une ville, vous prenez le hors-la-loi visible.
lesson-public-enemy-towns-leader = La couleur dit le gang : rouge la Wild Bunch, vert les Daltons, bleu les James-Younger, jaune les Loners. Chaque gang a un chef, marqué d’une étoile. Prenez celui des Daltons, Bob Dalton.
lesson-public-enemy-towns-no-star = Vous pourriez. Mais un chef est précieux, vous le verrez : Bob Dalton attend à Cripple Creek.
lesson-public-enemy-towns-later = Les cartes du Saloon sont cachées et pleines de surprises. Elles ont leur propre leçon ; pour l’instant, piochez dans une ville.
lesson-public-enemy-towns-stack = Bob Dalton commence votre pile de Daltons : vous avez une pile par gang. À Cripple Creek, la carte suivante a aussitôt été révélée.
lesson-public-enemy-towns-cover = Ben a pris Emmett Dalton, Cleo Kid Curry. Attention : on peut vous prendre la carte du dessus d’une pile, et elle seule. Recouvrez Bob d’un autre Dalton, d’où qu’il vienne.
lesson-public-enemy-towns-not-a-dalton = Celui-là commencerait une autre pile, et Bob Dalton resterait sur le dessus de la sienne. Il y a une carte verte à Dodge City.
lesson-public-enemy-towns-covered = Bill Dalton est maintenant sur le dessus. Si l’un des deux est perdu, c’est lui ; Bob est à l’abri tant qu’il reste recouvert.
lesson-public-enemy-towns-round = Quelques tours plus tard. En fin de manche, qui a le plus de hors-la-loi d’un gang gagne son avis de recherche. Avec deux Daltons contre un à Ben, vous menez.
lesson-public-enemy-towns-free = À vous. Un troisième Dalton renforcerait votre avance, un Loner votre deuxième pile, et un membre de la Wild Bunch en commencerait une troisième. Prenez qui vous voulez dans une ville.
lesson-public-enemy-towns-taken = Et l’on tourne ainsi, une carte chacun, jusqu’à la fin de la manche. Comment finit-elle ?
lesson-public-enemy-towns-race = Attention ! La manche finit dès que quelqu’un a les quatre gangs. Il ne manque à Ben que les Loners, et il y en a une à Deadwood. Il joue après vous : ne la lui laissez pas.
lesson-public-enemy-towns-left-to-ben = Belle prise. Mais Ben prendrait Calamity Jane et finirait la manche, avec le plus de points.
lesson-public-enemy-towns-fourth-dalton = Un quatrième Dalton, c’est bien, mais vous n’avez qu’une carte par tour : Ben prendrait Calamity Jane et finirait la manche, avec le plus de points.
lesson-public-enemy-towns-end = Ben attendra, et Calamity Jane chevauche avec vous. Piochez, recouvrez ce qui vous est cher, et voyez ce qui manque aux autres. La suite : poussez les portes du Saloon.

## Le Saloon

lesson-public-enemy-saloon = Les portes battantes
lesson-public-enemy-saloon-about = Shérif, Chasseur de prime, Arnaqueur : trois cartes, et à qui elles nuisent.
lesson-public-enemy-saloon-doors = Le Saloon est la cinquième pioche, toute cachée. Douze cartes : quatre Shérifs, quatre Chasseurs de prime, quatre Arnaqueurs. Ce que vous piochez agit aussitôt, bienvenu ou non.
lesson-public-enemy-saloon-draw = Au lieu de piocher dans une ville, vous pouvez piocher ici. De trois sortes, deux nuisent aux autres, une à vous. Tentez votre chance.
lesson-public-enemy-saloon-come-in = C’est sage. Mais cette leçon parle du Saloon : entrez donc.
lesson-public-enemy-saloon-sheriff = Aïe, le Shérif ! Défaussez le dessus d’une de vos piles. Ben a deux Daltons aussi, mais à égalité votre chef l’emporte. De la Wild Bunch, Cleo en a trois. Quelle carte part ?
lesson-public-enemy-saloon-uncovered = Ben mènerait alors par deux Daltons à un, et Bob Dalton serait à découvert. Pour la Wild Bunch, Cleo est de toute façon loin devant.
lesson-public-enemy-saloon-discarded = Elzy Lay est défaussé, jusqu’à la prochaine manche. Si vous n’aviez eu aucun hors-la-loi, rien ne se serait passé : l’impossible est ignoré.
lesson-public-enemy-saloon-bounty-hunter = Une autre fois, un Chasseur de prime : défaussez le dessus d’une pile adverse. Ben et vous avez chacun deux James-Younger, et Jesse James, leur chef, est chez lui à découvert. Qui choisissez-vous ?
lesson-public-enemy-saloon-not-the-rival = Cela nuit à quelqu’un sans vous aider. Sans Jesse James, Ben n’aurait plus qu’un James-Younger contre vos deux.
lesson-public-enemy-saloon-hunted = Jesse James est défaussé jusqu’à la prochaine manche. Deux contre un : vous menez chez les James-Younger.
lesson-public-enemy-saloon-swindler = Mieux encore, l’Arnaqueur : prenez le dessus d’une pile adverse et posez-le sur la vôtre. Ben a laissé à découvert Billy the Kid, le chef des Loners. Servez-vous.
lesson-public-enemy-saloon-only-the-top = On ne prend que la carte du dessus, ici Emmett. Le Bob Dalton de Cleo est recouvert, à l’abri. Ben fut moins prudent.
lesson-public-enemy-saloon-not-the-kid = C’est permis, mais il y a mieux : avec Billy the Kid vous auriez trois Loners, et Ben plus qu’un.
lesson-public-enemy-saloon-swung = Trois Loners contre un ! La carte prise va sur le dessus de sa pile, comme toute autre. Elle peut même en commencer une, et vous apporter le quatrième gang.
lesson-public-enemy-saloon-odds = Les cartes Saloon ne reviennent pas de la manche, et les chances changent. Six sont sorties, dont les quatre Shérifs : restent trois Chasseurs de prime et trois Arnaqueurs. Où piochez-vous ?
lesson-public-enemy-saloon-no-sheriff-left = Sans Shérif, le Saloon ne peut plus vous nuire : quoi qu’il vienne, un adversaire perd une carte. Entrez !
lesson-public-enemy-saloon-again = Encore un Arnaqueur. Cette fois, prenez ce qui vous plaît.
lesson-public-enemy-saloon-end = Bien pris. Comptez les Shérifs sortis, gardez vos chefs recouverts, et cherchez ceux des autres qui ne le sont pas. La suite : comment finit une manche, et ce qu’elle rapporte.

## La fin d’une manche

lesson-public-enemy-majorities = Recherché, et numéro un
lesson-public-enemy-majorities-about = Les majorités, les chefs, les points, et comment on gagne.
lesson-public-enemy-majorities-when = Une manche finit dès qu’une des cinq pioches est vide, ou qu’un joueur a des hors-la-loi des quatre gangs. Alors on compte. Une partie prend plusieurs manches.
lesson-public-enemy-majorities-majority = D’abord les majorités, gang par gang : qui a le plus de hors-la-loi d’un gang gagne son avis de recherche, à jamais. Ici, vous menez aux Loners, Ben aux James-Younger, Cleo à la Wild Bunch.
lesson-public-enemy-majorities-tie = Ben et vous avez chacun deux Daltons. À égalité, celui des deux qui a le chef gagne, même recouvert : c’est vous. Sans lui, personne n’aurait le jeton.
lesson-public-enemy-majorities-points = Puis les points : une pile d’une carte vaut 2, de deux 3, de trois 5, de quatre 8, de cinq 12, et ainsi de suite. Qui a seul le plus grand total prend le Numéro un.
lesson-public-enemy-majorities-fourth = Deux Daltons, deux Loners et un James-Younger : 8 points. Vous menez deux fois : finissez la manche tant que cela dure, prenez le quatrième gang.
lesson-public-enemy-majorities-not-the-fourth = La manche continuerait, et l’on pourrait vous dépasser. Votre quatrième gang est le rouge, la Wild Bunch : Butch Cassidy est à Tombstone.
lesson-public-enemy-majorities-scored = Magnifique ! Deux avis de recherche, Daltons et Loners, et le Numéro un avec 10 points. Toutes les cartes ont été mélangées pour la manche suivante, que commence le détenteur du Numéro un.
lesson-public-enemy-majorities-too-early = Plus tard, manche deux. Il vous manque encore un gang : les Loners. Mais vous ne menez nulle part, et Ben vous égale aux James-Younger, sans que personne ait leur chef. Quelle carte vaut mieux ?
lesson-public-enemy-majorities-still-tied = Vous resteriez à égalité avec Ben aux James-Younger. Dépassez-le d’abord, à Cripple Creek.
lesson-public-enemy-majorities-no-token = La manche finirait aussitôt, sans avis de recherche pour vous : la finir ne rapporte rien en soi. Dépassez d’abord Ben, à Cripple Creek.
lesson-public-enemy-majorities-patience = Trois James-Younger contre deux : vous gagneriez maintenant un troisième avis de recherche. Le Numéro un est plus volage : qui aura plus de points vous le prendra.
lesson-public-enemy-majorities-win = Manche cinq. Vous avez le Numéro un et trois avis de recherche ; il manque celui des Loners. Ben en a un, vous aucun. Une carte finit la manche et gagne la partie. Laquelle ?
lesson-public-enemy-majorities-no-leader = La manche finirait, mais avec un Loner chacun et sans chef, personne n’aurait le jeton. Cherchez la carte à l’étoile.
lesson-public-enemy-majorities-not-a-loner = C’est un Loner qu’il vous faut, pour le quatrième gang et pour le dernier jeton.
lesson-public-enemy-majorities-end = Billy the Kid tranche l’égalité, et vous avez les quatre jetons et le Numéro un : l’ennemi public numéro un, c’est vous ! Vous savez jouer. La suite, si le cœur vous en dit : les règles optionnelles.

## Les règles optionnelles

lesson-public-enemy-options = Des dollars, des chevaux, des balles
lesson-public-enemy-options-about = Les quatre règles optionnelles : les Dollars, la Cavalerie, la Suprématie et le Duel.
lesson-public-enemy-options-four-rules = Vous connaissez le jeu ; voici de quoi l’épicer. Quatre règles optionnelles se choisissent à l’ouverture d’une table, seules ou ensemble. Essayons-les.
lesson-public-enemy-options-dollars = Pour une poignée de Dollars : deux tuiles par manche, une par tour au plus, avant de piocher. Un Dollar permet de regarder en secret la prochaine carte cachée d’une pioche. Regardez au Saloon.
lesson-public-enemy-options-into-the-saloon = On peut regarder là. Mais c’est au Saloon qu’on ne sait jamais ce qui vient : un regard y apprend le plus.
lesson-public-enemy-options-not-under = C’est l’autre usage d’un Dollar, et son tour viendra. D’abord, un regard au Saloon.
lesson-public-enemy-options-before-the-draw = Une fois la carte piochée, il est trop tard pour un Dollar. Dépensez-le d’abord : regardez au Saloon.
lesson-public-enemy-options-seen = Un Shérif vient ensuite, et vous seul le savez. Mais chacun a vu où vous regardiez. Vous devez encore piocher ; laissez le Shérif à un autre.
lesson-public-enemy-options-a-sheriff = Ce Shérif vous coûterait un de vos deux hors-la-loi. Prenez quelqu’un dans une ville.
lesson-public-enemy-options-spared = Le Shérif attendra quelqu’un d’autre. Un Dollar est dépensé ; l’autre est à vous jusqu’à la fin de la manche.
lesson-public-enemy-options-under = Il ne manque à Ben qu’un Loner, et deux sont visibles. Un Dollar peut aussi glisser le hors-la-loi d’une ville sous sa pioche, où il viendra en dernier. Éloignez Calamity Jane.
lesson-public-enemy-options-both-left = Ben aurait encore le choix entre deux Loners. Glissez Calamity Jane sous la pioche de Deadwood.
lesson-public-enemy-options-keep-the-kid = Billy the Kid est le chef des Loners : mieux vaut le prendre. Glissez Calamity Jane sous la pioche de Deadwood.
lesson-public-enemy-options-one-too-many = Piochez maintenant, et il resterait un Loner pour Ben. Dépensez d’abord un Dollar.
lesson-public-enemy-options-then-draw = Un Dalton a pris sa place. Un Loner est encore visible, et vous avez encore à piocher. Alors ?
lesson-public-enemy-options-the-other-loner = Ben prendrait alors Billy the Kid, son quatrième gang, et finirait la manche. Prenez-le vous-même.
lesson-public-enemy-options-none-left = Billy the Kid chevauche avec vous, et plus aucun Loner n’est visible. Ben attendra.
lesson-public-enemy-options-cavalry = La Cavalerie : à la fin de votre tour, vous pouvez la mettre sur une ville, et personne n’y pioche plus. Il ne manque à Ben que les James-Younger, et Jesse James est à Deadwood.
lesson-public-enemy-options-ben-would-thank-you = Rien ne vous oblige à la déplacer. Mais Ben prendrait Jesse James et finirait la manche. Barrez-lui la route.
lesson-public-enemy-options-wrong-town = Là, elle gêne peu Ben : la carte qu’il veut est à Deadwood.
lesson-public-enemy-options-watched = Deadwood est fermée à tous, à vous aussi, jusqu’à ce que quelqu’un mette la Cavalerie ailleurs. On n’y dépense pas de Dollar non plus. Seul le Saloon ne ferme jamais.
lesson-public-enemy-options-supremacy = La Suprématie : à chaque manche une tuile nomme un gang, ici les Daltons. Pour les points, leur pile compte une carte de plus : vos deux valent 5, comme trois. Les majorités ne changent pas.
lesson-public-enemy-options-duel = Duel au soleil : deux ex æquo sans chef se battent pour le jeton. Chacun retourne ses tuiles, cinq Click et un Bang : le premier Bang gagne. Finissez la manche avec Butch Cassidy !
lesson-public-enemy-options-not-the-fourth = Courage ! Seule la Wild Bunch finit la manche maintenant, et elle est à Tombstone.
lesson-public-enemy-options-end = Votre Bang est venu en troisième, et le jeton des James-Younger est à vous. Deux Bang à la fois, et personne ne l’aurait eu. Vous savez tout : jouez, et veillez sur vos chefs.
