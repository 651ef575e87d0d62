# Ce que fait chaque chose, en une phrase ou deux ; son nom, là où aucun name-… ne le dit.

## Cartes

about-wyatt-earp-card-bank-robbery = Tirez. Si le tir est réussi, elle va sur un hors-la-loi de votre territoire : 2 points de capture, et { MONEY(1000) } de plus sur l’avis.
about-wyatt-earp-card-stagecoach-robbery = Tirez. Si le tir est réussi, elle va sur un hors-la-loi de votre territoire : 1 point de capture, et { MONEY(3000) } de plus sur l’avis.
about-wyatt-earp-card-fastest-gun = Tirez. Si le tir est réussi, il va sur un hors-la-loi de votre territoire : 3 points de capture, et { MONEY(1000) } de plus sur l’avis. Il chasse celui qui est en jeu.
about-wyatt-earp-card-most-wanted = Demandez aux autres, l’un après l’autre, une carte d’un hors-la-loi ; ou tirez, et si c’est réussi prenez en main une carte hors-la-loi d’un autre territoire.
about-wyatt-earp-card-hideout = Tirez. Si le tir est réussi, elle va en travers des cartes d’un hors-la-loi adverse, qui ne donnent plus de points de capture tant qu’elle est là.
about-wyatt-earp-card-wyatt-earp = Piochez deux cartes, ou fouillez la défausse pour en prendre une, ou tirez pour retirer une Cachette de chez vous. Il réplique aussi à une Cachette, hors du tour.
thing-wyatt-earp-card-photo = Photo d’un hors-la-loi
about-wyatt-earp-card-photo = 4 points de capture, et { MONEY(1000) } de plus sur l’avis. Pas de tir à faire, mais quelqu’un doit avoir posé une série de ce hors-la-loi.
thing-wyatt-earp-card = Carte hors-la-loi
about-wyatt-earp-card = 2 points de capture. Les premières cartes d’un hors-la-loi se posent par trois au moins ; chaque carte d’une pose sauf la première ajoute { MONEY(1000) } à la récompense.

## Le milieu

thing-wyatt-earp-pile = Pioche
about-wyatt-earp-pile = Commencez votre tour en y piochant deux cartes, ou prenez le dessus de la défausse. Un tir en retourne aussi la première carte.
thing-wyatt-earp-discard = Défausse
about-wyatt-earp-discard = Vous pouvez commencer votre tour par la carte du dessus, au lieu de deux de la pioche. Vous le finissez en y défaussant une carte, face visible.
thing-wyatt-earp-play = En jeu
about-wyatt-earp-play = La carte shérif en train d’être jouée, ou la carte retournée par le dernier tir. Une carte hors-la-loi, avec son impact, est un tir réussi ; toute autre le fait échouer.

## Avis de recherche

thing-wyatt-earp-poster = Un avis de recherche
about-wyatt-earp-poster = À 8 points de capture en tout, le hors-la-loi est capturé en fin de manche. Un premier avec 5 points d’avance prend toute la récompense ; sinon on partage.
thing-wyatt-earp-reward = Récompense
about-wyatt-earp-reward = { MONEY(1000) } de plus à chaque manche, et davantage pour les cartes posées. Ce qui n’est pas payé en fin de manche reste sur l’avis.
thing-wyatt-earp-points = Points de capture
about-wyatt-earp-points = Ceux de tous les joueurs pour ce hors-la-loi, sans les cartes sous une Cachette. À partir de 8, il est capturé en fin de manche.
thing-wyatt-earp-standing = Qui compte combien
about-wyatt-earp-standing = Les points de capture de chacun pour ce hors-la-loi. Qui a au plus 4 points de moins que le premier partage la récompense.

## Territoires

thing-wyatt-earp-seat = Le territoire d’un joueur
about-wyatt-earp-seat = Là sont les cartes qu’un joueur a posées. Quand quelqu’un a { MONEY(25000) } en fin de manche, le plus riche gagne.
thing-wyatt-earp-group = Un groupe
about-wyatt-earp-group = Les cartes d’un hors-la-loi chez un joueur : plus elles ont de points, plus grande est la part de récompense. Une chasse ouverte l’est pour tous.
thing-wyatt-earp-hidden = Un groupe sous une Cachette
about-wyatt-earp-hidden = Ces cartes ne donnent aucun point de capture tant qu’un Wyatt Earp n’a pas retiré la Cachette.
thing-wyatt-earp-dealer = Donneur
about-wyatt-earp-dealer = A distribué cette manche ; son voisin de gauche a commencé. Qui a commencé distribue la suivante.
thing-wyatt-earp-cards = Cartes en main
about-wyatt-earp-cards = La manche finit quand un joueur défausse sa dernière carte. Les cartes encore en main ne comptent pas.
thing-wyatt-earp-money = Argent
about-wyatt-earp-money = Il se garde d’une manche à l’autre. Quand quelqu’un a { MONEY(25000) } en fin de manche, le plus riche gagne.

## Boutons

thing-wyatt-earp-choice-we-take-nothing = Ne rien prendre
about-wyatt-earp-choice-we-take-nothing = Le tir est réussi, mais vous laissez tous les territoires tels quels.
thing-wyatt-earp-pass = Passer
about-wyatt-earp-pass = Vous ne répondez pas hors de votre tour, et gardez vos cartes pour le vôtre.
