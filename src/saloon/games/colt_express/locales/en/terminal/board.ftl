# The board in the terminal.

cli-ce-locomotive = 0 engine
cli-ce-caboose = { $car } caboose
cli-ce-hand = hand
cli-ce-deck = deck
cli-ce-discard = disc.
cli-ce-bullets = shots
cli-ce-received = hits
cli-ce-known = money
cli-ce-round = Round { $number }/{ $rounds }: { $event }
cli-ce-station = Round { $number }/{ $rounds }, station: { $event }
cli-ce-pile = Pile:
cli-ce-your-hand = Your hand: { $cards }
cli-ce-your-discard = Your discards: { $cards }
cli-ce-known-purses = Purses you know on the train: { $purses }
cli-ce-purse-roof = { $value } on roof { $car }
cli-ce-purse-inside = { $value } in car { $car }
cli-ce-legend = { $purse } purse  { $jewel } jewel  { $strongbox } strongbox  { $marshal } Marshal  { $back } card face down
cli-ce-legend-coach = { $flask } flask  { $horse } horse  { $shotgun } Shotgun
cli-ce-coach = coach
cli-ce-time = time car
cli-ce-team = team { $number }
cli-ce-gone = gone
cli-ce-keep =
    { $count ->
        [one] (1 card may be kept)
       *[other] ({ $count } cards may be kept)
    }
cli-ce-hostages = In the coach: { $names }
cli-ce-riding = Riding beside car { $wagon }: { $names }
cli-ce-away = { $bandit_name } is away in time.
cli-ce-hidden = { $bandit_name } is away in time, and hides under { ce-the-place }.
cli-ce-picked = Your secret choice: { $choices }
cli-ce-pick-play = play { $card }
cli-ce-pick-hide = play { $card } face down
cli-ce-pick-keep = keep { $card }
cli-ce-pick-keep-no-more = keep nothing more
cli-ce-pick-draw = draw
cli-ce-pick-pass = pass
cli-ce-pick-board = board
cli-ce-pick-ride-on = ride on
cli-ce-flasks = Your flasks: { $flasks }
cli-ce-card-of = { $bandit_name }’s { $card }
