# Ce dont parle une étude de ce jeu.

study-six-territories-kind-token = Jetons
study-six-territories-kind-territory = Personnages posés
study-six-territories-with-symbols_per_territory =
    { $value ->
        [one] avec un symbole par territoire
       *[other] avec { $value } symboles par territoire
    }
study-six-territories-with-riches_slots =
    { $value ->
        [one] avec un emplacement de richesse par territoire
       *[other] avec { $value } emplacements de richesse par territoire
    }
