# Ce dont parle une étude de ce jeu.

study-wyatt-earp-kind-outlaw = Hors-la-loi posés
study-wyatt-earp-with-stalemate =
    { $value ->
        [one] avec un enlisement après un tour de table sans rien
       *[other] avec un enlisement après { $value } tours de table sans rien
    }
