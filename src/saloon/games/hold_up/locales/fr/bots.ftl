# Ce qui parle pour un choix, ou contre lui, avec les mots de tous : qui que ce soit qui ait choisi, c’est du choix qu’on parle.
# -more et -less : il change une chose ; -kept : d’autres choix la feraient perdre. $size dit de combien, $how si c’est sûr.
# Ce qui ne dirait rien à personne n’a pas de phrase, et n’est pas dit.

because-hold-up-money-more =
    Rapporte { $how ->
        [about] environ { MONEY($size) }
       *[surely] { MONEY($size) }
    }
because-hold-up-money-less =
    Fait perdre { $how ->
        [about] environ { MONEY($size) }
       *[surely] { MONEY($size) }
    }
because-hold-up-loot-now-more =
    Prendrait { $how ->
        [about] environ { MONEY($size) }
       *[surely] { MONEY($size) }
    } de plus si l’on braquait maintenant
because-hold-up-loot-now-less =
    Prendrait { $how ->
        [about] environ { MONEY($size) }
       *[surely] { MONEY($size) }
    } de moins si l’on braquait maintenant
because-hold-up-loot-now-kept = Garde le butin qu’on prendrait en braquant maintenant
because-hold-up-loot-hope-more =
    De meilleures chances de butin : { $how ->
        [about] environ { MONEY($size) }
       *[surely] { MONEY($size) }
    } de plus à espérer
because-hold-up-loot-hope-less =
    De moins bonnes chances de butin : { $how ->
        [about] environ { MONEY($size) }
       *[surely] { MONEY($size) }
    } de moins à espérer
because-hold-up-loot-hope-kept = Garde de meilleures chances de butin
because-hold-up-bounty-now-more =
    Toucherait { $how ->
        [about] environ { MONEY($size) }
       *[surely] { MONEY($size) }
    } de primes de plus si l’on réglait les comptes maintenant
because-hold-up-bounty-now-less =
    Toucherait { $how ->
        [about] environ { MONEY($size) }
       *[surely] { MONEY($size) }
    } de primes de moins si l’on réglait les comptes maintenant
because-hold-up-bounty-now-kept = Garde les primes qu’on toucherait en réglant les comptes maintenant
because-hold-up-bounty-hope-more =
    De meilleures chances de primes : { $how ->
        [about] environ { MONEY($size) }
       *[surely] { MONEY($size) }
    } de plus à espérer
because-hold-up-bounty-hope-less =
    De moins bonnes chances de primes : { $how ->
        [about] environ { MONEY($size) }
       *[surely] { MONEY($size) }
    } de moins à espérer
because-hold-up-bounty-hope-kept = Garde de meilleures chances de primes
because-hold-up-strength-left-more = Garde des gangsters forts pour plus tard
because-hold-up-strength-left-less = Dépense une force qui pourrait servir plus tard
because-hold-up-strength-left-kept = Garde plus de force pour plus tard
because-hold-up-firepower-left-more = Garde des revolvers pour plus tard
because-hold-up-firepower-left-less = Dépense des revolvers qui pourraient servir plus tard
because-hold-up-firepower-left-kept = Garde plus de revolvers pour plus tard
because-hold-up-secret-strength-more = Cache de la force aux rivaux
because-hold-up-secret-strength-less = Laisse moins de force cachée aux rivaux
because-hold-up-secret-strength-kept = Garde de la force cachée aux rivaux
because-hold-up-events-seen-more = Fait connaître un événement

# Ce à quoi sert un choix, quoi qu’il en advienne.
because-hu-look-event = Apprend quel événement agira là
because-hu-look-card = Apprend quel gangster s’y cache
