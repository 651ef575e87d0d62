# What speaks for a choice, or against it, in words for everybody: whoever chose, the choice is what the sentence is about.
# -more and -less: it changes a thing; -kept: other choices would cost it. $size is by how much, $how whether that is sure.
# What would say nothing to people has no sentence, and is not told.

because-colt-express-money-more =
    Brings { $how ->
        [about] about { MONEY($size) }
       *[surely] { MONEY($size) }
    }
because-colt-express-money-less =
    Costs { $how ->
        [about] about { MONEY($size) }
       *[surely] { MONEY($size) }
    }
because-colt-express-money-kept = Loses no money
because-colt-express-shots-more = Fires a shot, which counts for the Gunslinger’s reward
because-colt-express-gunslinger-more = Nobody has fired more: the Gunslinger’s reward is near
because-colt-express-gunslinger-less = Somebody else has fired more: the Gunslinger’s reward slips away
because-colt-express-gunslinger-kept = Keeps the lead for the Gunslinger’s reward
because-colt-express-bullets-more = Takes a bullet, which will clutter the hand
because-colt-express-bullets-kept = Takes no bullet
because-colt-express-hand-more = Gives more kinds of card to choose from
because-colt-express-hand-less = Leaves fewer kinds of card to choose from
because-colt-express-hand-kept = Keeps more kinds of card to choose from
because-colt-express-loot-coming-more = A Robbery on the pile should find more loot
because-colt-express-loot-coming-less = A Robbery on the pile should find less loot
because-colt-express-loot-coming-kept = Keeps loot within reach of a Robbery on the pile
because-colt-express-shots-coming-more = A Fire card on the pile should find somebody to shoot
because-colt-express-shots-coming-less = A Fire card on the pile may find nobody to shoot
because-colt-express-shots-coming-kept = Keeps somebody in sight of a Fire card on the pile
because-colt-express-punches-coming-more = A Punch on the pile should find somebody to hit
because-colt-express-punches-coming-less = A Punch on the pile may find nobody to hit
because-colt-express-punches-coming-kept = Keeps somebody within reach of a Punch on the pile
because-colt-express-loot-here-more = Leads to where better loot lies
because-colt-express-loot-here-less = Leads to where less loot lies
because-colt-express-loot-here-kept = Stays where better loot lies
because-colt-express-roof-more = Leads onto a roof
because-colt-express-roof-less = Leads down from the roof
because-colt-express-strongboxes-more = The nearest strongbox is farther away
because-colt-express-strongboxes-less = The nearest strongbox is closer
because-colt-express-strongboxes-kept = Stays closer to a strongbox
because-colt-express-marshal-more = Leads into a car next to the Marshal
because-colt-express-marshal-less = Keeps out of the Marshal’s way
because-colt-express-marshal-kept = Keeps out of the Marshal’s way
because-colt-express-flasks-more = Brings a flask of whisky
because-colt-express-flasks-less = Uses up a flask of whisky
because-colt-express-flasks-kept = Keeps a flask of whisky
because-colt-express-hostage-more = Takes on a hostage, who is a burden
because-colt-express-hostage-less = Frees from the burden of a hostage
because-colt-express-hostage-kept = Takes on no burden of a hostage
because-colt-express-passengers-more = Leads into the stagecoach, to its passengers
because-colt-express-saddles-more = A Ride on the pile should find a horse
because-colt-express-saddles-less = A Ride on the pile may find no horse
because-colt-express-saddles-kept = Keeps a horse for a Ride on the pile
because-colt-express-free-more = Leads out: free if the Escape ended now
because-colt-express-free-less = Not free if the Escape ended now
because-colt-express-free-kept = Stays free if the Escape ended now
