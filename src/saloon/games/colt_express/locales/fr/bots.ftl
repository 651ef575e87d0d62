# Ce qui parle pour un choix, ou contre lui, avec les mots de tous : qui que ce soit qui ait choisi, c’est du choix qu’on parle.
# -more et -less : il change une chose ; -kept : d’autres choix la feraient perdre. $size dit de combien, $how si c’est sûr.
# Ce qui ne dirait rien à personne n’a pas de phrase, et n’est pas dit.

because-colt-express-money-more =
    Rapporte { $how ->
        [about] environ { MONEY($size) }
       *[surely] { MONEY($size) }
    }
because-colt-express-money-less =
    Coûte { $how ->
        [about] environ { MONEY($size) }
       *[surely] { MONEY($size) }
    }
because-colt-express-money-kept = Ne perd pas d’argent
because-colt-express-shots-more = Tire une balle, qui compte pour le titre d’As de la gâchette
because-colt-express-gunslinger-more = Personne n’a tiré davantage : le titre d’As de la gâchette est proche
because-colt-express-gunslinger-less = Un autre a tiré davantage : le titre d’As de la gâchette s’éloigne
because-colt-express-gunslinger-kept = Garde l’avance pour le titre d’As de la gâchette
because-colt-express-bullets-more = Encaisse une balle, qui encombrera la main
because-colt-express-bullets-kept = N’encaisse pas de balle
because-colt-express-hand-more = Donne plus de sortes de cartes au choix
because-colt-express-hand-less = Laisse moins de sortes de cartes au choix
because-colt-express-hand-kept = Garde plus de sortes de cartes au choix
because-colt-express-loot-coming-more = Un Braquage de la pile devrait trouver plus de butin
because-colt-express-loot-coming-less = Un Braquage de la pile devrait trouver moins de butin
because-colt-express-loot-coming-kept = Garde du butin à portée d’un Braquage de la pile
because-colt-express-shots-coming-more = Un Tir de la pile devrait trouver une cible
because-colt-express-shots-coming-less = Un Tir de la pile risque de ne trouver personne
because-colt-express-shots-coming-kept = Garde une cible en vue d’un Tir de la pile
because-colt-express-punches-coming-more = Un Coup de poing de la pile devrait trouver une victime
because-colt-express-punches-coming-less = Un Coup de poing de la pile risque de ne trouver personne
because-colt-express-punches-coming-kept = Garde une victime à portée d’un Coup de poing de la pile
because-colt-express-loot-here-more = Mène là où il y a plus de butin
because-colt-express-loot-here-less = Mène là où il y a moins de butin
because-colt-express-loot-here-kept = Reste là où il y a plus de butin
because-colt-express-roof-more = Mène sur un toit
because-colt-express-roof-less = Fait descendre du toit
because-colt-express-strongboxes-more = La cagnotte la plus proche est plus loin
because-colt-express-strongboxes-less = La cagnotte la plus proche est moins loin
because-colt-express-strongboxes-kept = Reste plus près d’une cagnotte
because-colt-express-marshal-more = Mène dans un wagon voisin du Marshal
because-colt-express-marshal-less = Tient à l’écart du Marshal
because-colt-express-marshal-kept = Tient à l’écart du Marshal
because-colt-express-flasks-more = Rapporte une flasque de whisky
because-colt-express-flasks-less = Consomme une flasque de whisky
because-colt-express-flasks-kept = Garde une flasque de whisky
because-colt-express-hostage-more = Prend un otage, qui est un fardeau
because-colt-express-hostage-less = Délivre du fardeau d’un otage
because-colt-express-hostage-kept = Évite le fardeau d’un otage
because-colt-express-passengers-more = Mène dans la diligence, parmi ses passagers
because-colt-express-saddles-more = Une Chevauchée de la pile devrait trouver un cheval
because-colt-express-saddles-less = Une Chevauchée de la pile risque de ne trouver aucun cheval
because-colt-express-saddles-kept = Garde un cheval pour une Chevauchée de la pile
because-colt-express-free-more = Mène dehors : libre si la Fuite s’arrêtait là
because-colt-express-free-less = Plus libre si la Fuite s’arrêtait là
because-colt-express-free-kept = Reste libre si la Fuite s’arrêtait là
