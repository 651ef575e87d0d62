# Why bots chose as they did. $change is by how much something changes, $sign and $size are its two parts.

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
