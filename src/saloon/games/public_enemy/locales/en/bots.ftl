# Why bots chose as they did. $change is by how much something changes, $sign and $size are its two parts.

because-public-enemy-wanted = Wanted tokens owned { $sign }{ $size }
because-public-enemy-three-wanted = three Wanted tokens owned
because-public-enemy-one =
    { $change ->
        [-1] no longer holds the One token
       *[other] holds the One token
    }
because-public-enemy-one-and-wanted = Wanted tokens together with the One token { $sign }{ $size }
because-public-enemy-majorities = Wanted tokens if the round ended now { $sign }{ $size }
because-public-enemy-majorities-soon = Wanted tokens if the round ends soon, as it may { $sign }{ $size }
because-public-enemy-safe = gangs led by two outlaws or more { $sign }{ $size }
because-public-enemy-ties = gangs tied for a token still to be won { $sign }{ $size }
because-public-enemy-behind = gangs in which another is ahead { $sign }{ $size }
because-public-enemy-leaders = leaders of gangs whose token is still to be won { $sign }{ $size }
because-public-enemy-outlaws = outlaws of gangs whose token is still to be won { $sign }{ $size }
because-public-enemy-top =
    { $change ->
        [-1] would not hold the One token if the round ended now
       *[other] would hold the One token if the round ended now
    }
because-public-enemy-lead = points ahead of the best rival { $sign }{ $size }
because-public-enemy-four-tokens =
    { $change ->
        [-1] would own fewer than four tokens if the round ended now
       *[other] would own four tokens if the round ended now
    }
because-public-enemy-victory =
    { $change ->
        [-1] would not win the game if the round ended now
       *[other] would win the game if the round ended now
    }
because-public-enemy-victory-soon =
    { $change ->
        [-1] would not win the game if the round ended, as it may soon
       *[other] would win the game if the round ended, as it may soon
    }
because-public-enemy-gangs = gangs in front of the player { $sign }{ $size }
because-public-enemy-last-gang = tokens to be won with the fourth gang, which shows in a town { $sign }{ $size }
because-public-enemy-last-gang-wins =
    { $change ->
        [-1] can no longer win the game with the fourth gang
       *[other] can win the game with the fourth gang, which shows in a town
    }
because-public-enemy-sheriff =
    { $change ->
        [-1] the Sheriff has done his work
       *[other] a Sheriff may come from the saloon
    }
because-public-enemy-bounty-hunter =
    { $change ->
        [-1] the Bounty Hunter has done his work
       *[other] a Bounty Hunter may come from the saloon
    }
because-public-enemy-swindler =
    { $change ->
        [-1] the Swindler has done his work
       *[other] a Swindler may come from the saloon
    }
because-public-enemy-wait = turns of others before the next own one { $sign }{ $size }
because-public-enemy-dollars = Dollar tiles { $sign }{ $size }
