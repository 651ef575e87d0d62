# What a study of this game speaks of.

study-public-enemy-kind-card = Saloon cards
study-public-enemy-kind-town = Towns
study-public-enemy-card = { pe-saloon-card }
study-public-enemy-gang = { pe-gang }
study-public-enemy-town = { pe-town }
study-public-enemy-with-first_seat =
    { $value ->
        [0] with a first player drawn by lot
       *[other] with player { $value } first
    }
study-public-enemy-with-round_limit =
    { $value ->
        [one] with one round at most
       *[other] with { $value } rounds at most
    }
