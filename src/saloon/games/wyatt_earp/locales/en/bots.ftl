# What speaks for a choice, or against it, in words for everybody: whoever chose, the choice is what the sentence is about.
# -more and -less: it changes a thing; -kept: other choices would cost it. $size is by how much, $how whether that is sure.
# What would say nothing to people has no sentence, and is not told.

because-wyatt-earp-money-more =
    Brings { $how ->
        [about] about { MONEY($size) }
       *[surely] { MONEY($size) }
    }
because-wyatt-earp-money-less =
    Costs { $how ->
        [about] about { MONEY($size) }
       *[surely] { MONEY($size) }
    }
because-wyatt-earp-rewards-more =
    Would be paid { $how ->
        [about] about { MONEY($size) }
       *[surely] { MONEY($size) }
    } more if the round ended now
because-wyatt-earp-rewards-less =
    Would be paid { $how ->
        [about] about { MONEY($size) }
       *[surely] { MONEY($size) }
    } less if the round ended now
because-wyatt-earp-rewards-kept = Keeps the rewards due if the round ended now
because-wyatt-earp-settled-more = Rewards are nearer to being paid
because-wyatt-earp-settled-less = Rewards are farther from being paid
because-wyatt-earp-nearly-more = Brings an outlaw nearer to capture, and his reward with him
because-wyatt-earp-in-hand-more =
    The hand can add { $how ->
        [about] about { MONEY($size) }
       *[surely] { MONEY($size) }
    } more to the rewards
because-wyatt-earp-in-hand-kept = Keeps cards that can add to the rewards
because-wyatt-earp-goal-more = Closer to the { MONEY(25000) } that end the game
because-wyatt-earp-goal-less = Farther from the { MONEY(25000) } that end the game
because-wyatt-earp-points-more = Gains capture points: { $size }
because-wyatt-earp-points-less = Loses capture points: { $size }
because-wyatt-earp-points-kept = Keeps more capture points
because-wyatt-earp-margin-more = Gains on the rivals in the hunt for an outlaw
because-wyatt-earp-margin-less = Loses ground to the rivals in the hunt for an outlaw
because-wyatt-earp-margin-kept = Keeps ground against the rivals in the hunt for an outlaw
because-wyatt-earp-pairs-more = Makes a pair: a third card would open an outlaw
because-wyatt-earp-pairs-less = One pair fewer in hand
because-wyatt-earp-pairs-kept = Keeps a pair: a third card would open an outlaw
because-wyatt-earp-series-more = More cards in hand that can open an outlaw
because-wyatt-earp-series-less = Fewer cards in hand that can open an outlaw
because-wyatt-earp-series-kept = Keeps cards that can open an outlaw
because-wyatt-earp-joining-more = More cards in hand of outlaws already opened
because-wyatt-earp-joining-less = Fewer cards in hand of outlaws already opened
because-wyatt-earp-joining-kept = Keeps cards of outlaws already opened
because-wyatt-earp-photos-more = One more Photo in hand
because-wyatt-earp-photos-less = One Photo fewer in hand
because-wyatt-earp-photos-kept = Keeps a Photo
because-wyatt-earp-banks-more = One more Bank robbery in hand
because-wyatt-earp-banks-less = One Bank robbery fewer in hand
because-wyatt-earp-banks-kept = Keeps a Bank robbery
because-wyatt-earp-stagecoaches-more = One more Stagecoach robbery in hand
because-wyatt-earp-stagecoaches-less = One Stagecoach robbery fewer in hand
because-wyatt-earp-stagecoaches-kept = Keeps a Stagecoach robbery
because-wyatt-earp-guns-more = One more Fastest gun in hand
because-wyatt-earp-guns-less = One Fastest gun fewer in hand
because-wyatt-earp-guns-kept = Keeps a Fastest gun
because-wyatt-earp-most-wanted-more = One more Most Wanted in hand
because-wyatt-earp-most-wanted-less = One Most Wanted fewer in hand
because-wyatt-earp-most-wanted-kept = Keeps a Most Wanted
because-wyatt-earp-hideouts-more = One more Hideout in hand
because-wyatt-earp-hideouts-less = One Hideout fewer in hand
because-wyatt-earp-hideouts-kept = Keeps a Hideout
because-wyatt-earp-wyatts-more = One more Wyatt Earp in hand
because-wyatt-earp-wyatts-less = One Wyatt Earp fewer in hand
because-wyatt-earp-wyatts-kept = Keeps a Wyatt Earp
because-wyatt-earp-going-out-more = Closer to an empty hand, which ends the round
because-wyatt-earp-going-out-less = Farther from an empty hand, which ends the round
because-wyatt-earp-going-out-kept = Stays closer to an empty hand, which ends the round
because-wyatt-earp-sheriff-left-more = A sheriff card may still be played in this turn
because-wyatt-earp-sheriff-left-less = Uses up the one sheriff card of this turn
because-wyatt-earp-sheriff-left-kept = A sheriff card may still be played in this turn
because-wyatt-earp-aiming-more = The shot is likely to hit
because-wyatt-earp-naming-more = An outlaw may be asked for among the others
because-wyatt-earp-searching-more = The discard may be searched
