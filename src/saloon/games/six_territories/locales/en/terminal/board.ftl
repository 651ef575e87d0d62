# The board in the terminal.

cli-st-pot = pot { $pot }
cli-st-player = { $name }, { $left } left
cli-st-envelope =
    Envelope: { $size ->
        [one] 1 token
       *[other] { $size } tokens
    }, { $symbols } for territories, riches { $riches }
