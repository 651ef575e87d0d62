# The board in the terminal.

cli-we-round = Round { $number }
cli-we-money = Money
cli-we-hand = Cards in hand
cli-we-pile = Pile: { $pile }   Discard: { $discard }, on top: { $top }
cli-we-pile-again = Pile (reshuffled): { $pile }   Discard: { $discard }, on top: { $top }
cli-we-playing = In play: { $card }
cli-we-hit = Last shot: { $card }, a hit
cli-we-miss = Last shot: { $card }, a miss
cli-we-your-hand = Your hand: { $cards }
cli-we-search = In the discard: { $cards }
cli-we-legend = { $photo } Photo  { $bank } bank  { $stagecoach } stagecoach  { $gun } fastest gun  { $hideout } hidden  { $captured } captured so far
