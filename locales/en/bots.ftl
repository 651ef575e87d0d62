# Bots: why they chose as they did.

because-ends-won =
    { $how ->
        [about] Ends the match, and most likely wins it
       *[surely] Ends the match and wins it
    }
because-ends = Ends the match while it can well be won
because-ends-lost =
    { $how ->
        [about] Ends the match, most likely without winning it
       *[surely] Ends the match without winning it
    }
