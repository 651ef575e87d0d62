# Ce dont parle une étude de ce jeu.

study-public-enemy-kind-card = Cartes du saloon
study-public-enemy-kind-town = Villes
study-public-enemy-card = { pe-saloon-card }
study-public-enemy-gang = { pe-gang }
study-public-enemy-town = { pe-town }
study-public-enemy-with-first_seat =
    { $value ->
        [0] avec un premier joueur tiré au sort
       *[other] avec le joueur { $value } en premier
    }
study-public-enemy-with-round_limit =
    { $value ->
        [one] avec une manche au plus
       *[other] avec { $value } manches au plus
    }
