# What a study of this game speaks of.

study-wyatt-earp-kind-outlaw = Outlaws laid down
study-wyatt-earp-with-stalemate =
    { $value ->
        [one] with a stalemate after one quiet turn of the table
       *[other] with a stalemate after { $value } quiet turns of the table
    }
