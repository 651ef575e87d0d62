# What the board says of the things drawn on it.

board-st = Six Territories, the board
board-st-map = The map
board-st-players = The players
board-st-land = Symbols: { $symbols } of { $symbol_places }. Riches: { $riches }; { $free } places free. { $who }
board-st-nobody = Nobody is posted there.
board-st-posted = { $name }: { $count }
board-st-pot = Pot
board-st-envelope = Envelope
board-st-envelope-left =
    { $count ->
        [one] Envelope, { $count } token left
       *[other] Envelope, { $count } tokens left
    }
board-st-left-of = { $name }: { $count }
board-st-drawn = Drawn
board-st-in-hand = In hand: { $token_name }
board-st-nothing-drawn = Nothing in hand
board-st-aside = Set aside
board-st-characters =
    { $count ->
        [one] { $count } character left
       *[other] { $count } characters left
    }
