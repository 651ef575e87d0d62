# What a study of this game speaks of.

study-six-territories-kind-token = Tokens
study-six-territories-kind-territory = Characters placed
study-six-territories-with-symbols_per_territory = with { $value } symbols per territory
study-six-territories-with-riches_slots =
    { $value ->
        [one] with one riches place per territory
       *[other] with { $value } riches places per territory
    }
