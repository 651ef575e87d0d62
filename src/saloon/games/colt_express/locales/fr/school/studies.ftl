# Ce dont parle une étude de ce jeu.

study-colt-express-kind-worth = Bourses
study-colt-express-kind-hostage = Otages
study-colt-express-kind-whisky = Whisky
study-colt-express-worth = bourse de { MONEY($worth) }
study-colt-express-place =
    { $what ->
        [roof] toit du wagon { $number }
       *[car] wagon { $number }
    }
