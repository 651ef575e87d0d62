# Ce qui parle pour un choix, ou contre lui, avec les mots de tous : qui que ce soit qui ait choisi, c’est du choix qu’on parle.
# -more et -less : il change une chose ; -kept : d’autres choix la feraient perdre. $size dit de combien, $how si c’est sûr.
# Ce qui ne dirait rien à personne n’a pas de phrase, et n’est pas dit.

because-wyatt-earp-money-more =
    Rapporte { $how ->
        [about] environ { MONEY($size) }
       *[surely] { MONEY($size) }
    }
because-wyatt-earp-money-less =
    Coûte { $how ->
        [about] environ { MONEY($size) }
       *[surely] { MONEY($size) }
    }
because-wyatt-earp-rewards-more =
    Toucherait { $how ->
        [about] environ { MONEY($size) }
       *[surely] { MONEY($size) }
    } de plus si la manche s’arrêtait là
because-wyatt-earp-rewards-less =
    Toucherait { $how ->
        [about] environ { MONEY($size) }
       *[surely] { MONEY($size) }
    } de moins si la manche s’arrêtait là
because-wyatt-earp-rewards-kept = Garde les récompenses dues si la manche s’arrêtait là
because-wyatt-earp-settled-more = Des récompenses sont plus près d’être payées
because-wyatt-earp-settled-less = Des récompenses sont plus loin d’être payées
because-wyatt-earp-nearly-more = Rapproche un hors-la-loi de la capture, et sa récompense avec lui
because-wyatt-earp-in-hand-more =
    La main peut ajouter { $how ->
        [about] environ { MONEY($size) }
       *[surely] { MONEY($size) }
    } de plus aux récompenses
because-wyatt-earp-in-hand-kept = Garde des cartes qui peuvent ajouter aux récompenses
because-wyatt-earp-goal-more = Plus près des { MONEY(25000) } qui finissent la partie
because-wyatt-earp-goal-less = Plus loin des { MONEY(25000) } qui finissent la partie
because-wyatt-earp-points-more = Gagne des points de capture : { $size }
because-wyatt-earp-points-less = Perd des points de capture : { $size }
because-wyatt-earp-points-kept = Garde plus de points de capture
because-wyatt-earp-margin-more = Gagne sur les rivaux dans la chasse à un hors-la-loi
because-wyatt-earp-margin-less = Perd du terrain sur les rivaux dans la chasse à un hors-la-loi
because-wyatt-earp-margin-kept = Garde du terrain sur les rivaux dans la chasse à un hors-la-loi
because-wyatt-earp-pairs-more = Fait une paire : une troisième carte ouvrirait un hors-la-loi
because-wyatt-earp-pairs-less = Une paire de moins en main
because-wyatt-earp-pairs-kept = Garde une paire : une troisième carte ouvrirait un hors-la-loi
because-wyatt-earp-series-more = Plus de cartes en main qui peuvent ouvrir un hors-la-loi
because-wyatt-earp-series-less = Moins de cartes en main qui peuvent ouvrir un hors-la-loi
because-wyatt-earp-series-kept = Garde des cartes qui peuvent ouvrir un hors-la-loi
because-wyatt-earp-joining-more = Plus de cartes en main de hors-la-loi déjà ouverts
because-wyatt-earp-joining-less = Moins de cartes en main de hors-la-loi déjà ouverts
because-wyatt-earp-joining-kept = Garde des cartes de hors-la-loi déjà ouverts
because-wyatt-earp-photos-more = Une Photo de plus en main
because-wyatt-earp-photos-less = Une Photo de moins en main
because-wyatt-earp-photos-kept = Garde une Photo
because-wyatt-earp-banks-more = Une Attaque de banque de plus en main
because-wyatt-earp-banks-less = Une Attaque de banque de moins en main
because-wyatt-earp-banks-kept = Garde une Attaque de banque
because-wyatt-earp-stagecoaches-more = Une Attaque de diligence de plus en main
because-wyatt-earp-stagecoaches-less = Une Attaque de diligence de moins en main
because-wyatt-earp-stagecoaches-kept = Garde une Attaque de diligence
because-wyatt-earp-guns-more = Un Tireur le plus rapide de plus en main
because-wyatt-earp-guns-less = Un Tireur le plus rapide de moins en main
because-wyatt-earp-guns-kept = Garde un Tireur le plus rapide
because-wyatt-earp-most-wanted-more = Une Traque de plus en main
because-wyatt-earp-most-wanted-less = Une Traque de moins en main
because-wyatt-earp-most-wanted-kept = Garde une Traque
because-wyatt-earp-hideouts-more = Une Cachette de plus en main
because-wyatt-earp-hideouts-less = Une Cachette de moins en main
because-wyatt-earp-hideouts-kept = Garde une Cachette
because-wyatt-earp-wyatts-more = Un Wyatt Earp de plus en main
because-wyatt-earp-wyatts-less = Un Wyatt Earp de moins en main
because-wyatt-earp-wyatts-kept = Garde un Wyatt Earp
because-wyatt-earp-going-out-more = Plus près d’une main vide, qui finit la manche
because-wyatt-earp-going-out-less = Plus loin d’une main vide, qui finit la manche
because-wyatt-earp-going-out-kept = Reste plus près d’une main vide, qui finit la manche
because-wyatt-earp-sheriff-left-more = Une carte shérif peut encore être jouée pendant ce tour
because-wyatt-earp-sheriff-left-less = Dépense la seule carte shérif de ce tour
because-wyatt-earp-sheriff-left-kept = Une carte shérif peut encore être jouée pendant ce tour
because-wyatt-earp-aiming-more = Le tir a de bonnes chances de toucher
because-wyatt-earp-naming-more = Un hors-la-loi peut être demandé aux autres
because-wyatt-earp-searching-more = La défausse peut être fouillée
