# Bots: why they chose as they did.

# $change is by how much something changes, $sign and $size are its two parts.

# $chance and $next are in percent: after this choice, and after the next best.
because-chance = the chance of winning is { $chance }%, with the next best choice { $next }%

## Colt Express

because-colt-express-money = money { $sign }{ MONEY($size) }
because-colt-express-shots = bullets fired { $sign }{ $size }
because-colt-express-gunslinger = the lead for the Gunslinger’s reward
because-colt-express-bullets = bullets received { $sign }{ $size }
because-colt-express-hand = kinds of card in hand to choose from { $sign }{ $size }
because-colt-express-loot-coming = loot that cards on the pile promise { $sign }{ MONEY($size) }
because-colt-express-shots-coming = shots that cards on the pile promise
because-colt-express-punches-coming = punches that cards on the pile promise
because-colt-express-loot-here = the best loot where he will stand { $sign }{ MONEY($size) }
because-colt-express-roof = bandits who will stand on a roof { $sign }{ $size }
because-colt-express-strongboxes = cars to the nearest strongbox { $sign }{ $size }
because-colt-express-marshal = bandits beside the Marshal’s car { $sign }{ $size }
because-colt-express-flasks = flasks { $sign }{ $size }
because-colt-express-hostage = hostages to look after { $sign }{ $size }
because-colt-express-passengers = bandits among the passengers of the coach { $sign }{ $size }
because-colt-express-saddles = rides on the pile that find a horse
because-colt-express-free = bandits free if the Escape ended now { $sign }{ $size }
because-colt-express-car = bandits in the time-travel car { $sign }{ $size }
because-colt-express-begins = players who act earlier in the next turn { $sign }{ $size }

## Hold-up

because-hold-up-money = money taken { $sign }{ MONEY($size) }
because-hold-up-loot-now = loot as the gangs stand now { $sign }{ MONEY($size) }
because-hold-up-loot-hope = loot to be hoped for in the end { $sign }{ MONEY($size) }
because-hold-up-bounty-now = bounties as the streets stand now { $sign }{ MONEY($size) }
because-hold-up-bounty-hope = bounties to be hoped for in the end { $sign }{ MONEY($size) }
because-hold-up-strength-left = strength kept for later { $sign }{ $size }
because-hold-up-firepower-left = revolvers kept for later { $sign }{ $size }
because-hold-up-quota = gangsters that may still be placed face down { $sign }{ $size }
because-hold-up-secrets = gangsters that no rival knows { $sign }{ $size }
because-hold-up-secret-strength = strength that no rival knows of { $sign }{ $size }
because-hold-up-events-seen = events seen { $sign }{ $size }
because-hold-up-rivals-seen = face-down rivals seen { $sign }{ $size }
because-hold-up-order = place in the order of the turn { $sign }{ $size }

## Six Territories

because-six-territories-points = points held now
because-six-territories-places = points to come on free places
because-six-territories-drawn = points to gain with the riches drawn
because-six-territories-symbols = characters in hand that will find a symbol
because-six-territories-best-posts = points from the best posts for the hand
because-six-territories-fair-posts = points from average posts for the hand
because-six-territories-sharers = points that latecomers may take away
because-six-territories-turns = turns until the next one { $sign }{ $size }

## Wyatt Earp

because-wyatt-earp-money = money { $sign }{ MONEY($size) }
because-wyatt-earp-rewards = rewards if the round ended now { $sign }{ MONEY($size) }
because-wyatt-earp-settled = rewards are nearer to being paid
because-wyatt-earp-alone = rewards shared with nobody { $sign }{ MONEY($size) }
because-wyatt-earp-nearly = promised by outlaws nearly captured { $sign }{ MONEY($size) }
because-wyatt-earp-in-hand = what the hand can add to the rewards { $sign }{ MONEY($size) }
because-wyatt-earp-goal = on the way to the { MONEY(25000) } that end the game { $sign }{ MONEY($size) }
because-wyatt-earp-points = capture points { $sign }{ $size }
because-wyatt-earp-margin = a better place where rewards are shared
because-wyatt-earp-hidden = capture points under Hideouts { $sign }{ $size }
because-wyatt-earp-lone = single cards of outlaws not opened { $sign }{ $size }
because-wyatt-earp-pairs = pairs, a card short of a series { $sign }{ $size }
because-wyatt-earp-series = cards of a series in hand { $sign }{ $size }
because-wyatt-earp-joining = cards in hand of opened outlaws { $sign }{ $size }
because-wyatt-earp-photos = Photos in hand { $sign }{ $size }
because-wyatt-earp-banks = Bank robberies in hand { $sign }{ $size }
because-wyatt-earp-stagecoaches = Stagecoach robberies in hand { $sign }{ $size }
because-wyatt-earp-guns = Fastest guns in hand { $sign }{ $size }
because-wyatt-earp-most-wanted = Most Wanted in hand { $sign }{ $size }
because-wyatt-earp-hideouts = Hideouts in hand { $sign }{ $size }
because-wyatt-earp-wyatts = Wyatt Earps in hand { $sign }{ $size }
because-wyatt-earp-going-out = steps towards the last card { $sign }{ $size }
because-wyatt-earp-playing =
    { $change ->
        [-1] ends the turn
       *[other] may still play in this turn
    }
because-wyatt-earp-sheriff-left =
    { $change ->
        [-1] plays the sheriff card of the turn
       *[other] may still play a sheriff card in this turn
    }
because-wyatt-earp-aiming =
    { $change ->
        [-1] the shot has found its target
       *[other] a hit may be hoped for
    }
because-wyatt-earp-naming =
    { $change ->
        [-1] an outlaw has been asked for
       *[other] may ask the others for an outlaw
    }
because-wyatt-earp-searching =
    { $change ->
        [-1] the discard has been searched
       *[other] may search the discard
    }
because-wyatt-earp-wait = turns of others before the next own one { $sign }{ $size }

## Public Enemy Number One

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
