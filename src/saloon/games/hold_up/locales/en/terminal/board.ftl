# The board in the terminal.

cli-hu-letter-north = N
cli-hu-letter-east = E
cli-hu-letter-south = S
cli-hu-letter-west = W
cli-hu-street-north = North Street:
cli-hu-street-east = East Street:
cli-hu-street-south = South Street:
cli-hu-street-west = West Street:
cli-hu-spot-north-left = North, west end:
cli-hu-spot-north-right = North, east end:
cli-hu-spot-east = East:
cli-hu-spot-south-right = South, east end:
cli-hu-spot-south-left = South, west end:
cli-hu-spot-west = West:
cli-hu-closed = closed
cli-hu-keg = powder keg
cli-hu-gun = machine gun
cli-hu-hand = hand
cli-hu-pile = pile
cli-hu-face-down = face down
cli-hu-loot = loot
cli-hu-bounty = bounties
cli-hu-money = money
cli-hu-your-hand = Your hand: { $cards }
cli-hu-legend = 6/3 strength/firepower  { $back } face down  { $guard } guarded  { $skull } first player  { $woman } woman
