# What a study of this game speaks of.

study-colt-express-kind-worth = Purses
study-colt-express-kind-hostage = Hostages
study-colt-express-kind-whisky = Whisky
study-colt-express-worth = purse of { MONEY($worth) }
study-colt-express-place =
    { $what ->
        [roof] the roof of car { $number }
       *[car] car { $number }
    }
