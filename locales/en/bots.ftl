# Bots: why they chose as they did.

because-ends-won =
    { $how ->
        [about] Ends the match, and most likely wins it
       *[surely] Ends the match and wins it
    }
# What is said after it comes some choices later, compared with the next best choice.
because-later = Pays off a few choices later, more than the next best choice
because-close = Another choice is about as good
because-even = All choices here are about as good
because-ends = Ends the match while it can well be won
because-ends-lost =
    { $how ->
        [about] Ends the match, most likely without winning it
       *[surely] Ends the match without winning it
    }
