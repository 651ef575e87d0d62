# What is said to the pictures of the game.

figure-hold-up-aim-title = Six buildings, four streets
figure-hold-up-aim = Your gang gathers before the buildings of a town. First it robs them, then it settles scores in the streets. Loot and bounties together: the richest wins.
figure-hold-up-cards-title = A gangster’s three numbers
figure-hold-up-cards = His strength robs buildings. His revolvers decide in the street. His bounty is what a rival earns who captures him there.
figure-hold-up-placing-title = Place one, look at one
figure-hold-up-placing = In your turn place a gangster before a building, a few of them face down. Then look in secret at an event card between two buildings, or at a rival’s hidden gangster.
figure-hold-up-robbing-title = First the robberies
figure-hold-up-robbing = Events are turned up and do their work. Then strengths are added: at the bank the Coyotes have 6 + 2 and take $900, the Vultures’ 3 are second and take $300. The third gets nothing.
figure-hold-up-settling-title = Then the streets
figure-hold-up-settling = Street by street revolvers are added up. The best-armed gang captures one other gang there, all its gangsters, and earns the bounties on their heads.
figure-hold-up-corner = The bank stands on a corner: the Coyotes rob it with 5 + 3, but their revolvers count in two different streets.
figure-hold-up-closed = With two players the small street beside the bank is closed, here East Street: the bank can be attacked from North Street alone.
figure-hold-up-guarded = The sheriff guards the $900. The Coyotes, strongest at the bank, get nothing; the Rattlers are second and still take the $300.
figure-hold-up-streets = North Street: the Coyotes have 4 + 3 revolvers, the Vultures 3, the Rattlers 1 + 1. The Coyotes capture one gang: the Vultures for $350, or the two Rattlers for $500.
