# What is said to the pictures of the game.

figure-wyatt-earp-aim-title = Seven outlaws, seven rewards
figure-wyatt-earp-aim = Seven posters hang here, each with a reward. Help to catch an outlaw and you get a share of it. The richest wins once somebody has $25,000.
figure-wyatt-earp-turn-title = Draw, play, discard
figure-wyatt-earp-turn = Take two cards from the pile, or the one on top of the discard. Play what you like, then discard one. Discard your last card, and the round is over.
figure-wyatt-earp-series-title = Lay outlaws
figure-wyatt-earp-series = An outlaw’s first cards must be three or more at once. After that anybody may add to him, even one card. Each card is worth 2 capture points; more cards in one play raise the reward.
figure-wyatt-earp-sheriff-title = One sheriff card a turn
figure-wyatt-earp-sheriff = A Photo, robberies and the fastest gun bring points; a Hideout covers somebody else’s cards; Most Wanted takes one; Wyatt Earp helps you out. Most of them must first hit with a shot.
figure-wyatt-earp-reward-title = Caught at 8 points
figure-wyatt-earp-reward = All territories together: 10 + 4 + 2 points, so Jesse James is caught. Who leads by 5 or more takes everything, as here. Otherwise those at most 4 behind share.
figure-wyatt-earp-winning-title = Round after round
figure-wyatt-earp-winning = Rewards that nobody won stay and grow. Hands and territories are cleared, money is kept. At $25,000, after a round, the richest has won.
figure-wyatt-earp-ahead = 9 points against 4: five ahead, so the first takes the whole reward. With one card more the second would share.
figure-wyatt-earp-hidden = A Hideout lies across three cards: they count nothing. Only 4 points are left, and Bob Dalton gets away.
figure-wyatt-earp-photo = The second player has no card of Belle Starr, only her Photo. It counts 4 points and carries a bank robbery worth 2 more.
figure-wyatt-earp-gun = The fastest gun on Bob Dalton is worth 3 points. If the first player hits with the one in his hand, it goes on Belle Starr, and this one is discarded.
figure-wyatt-earp-shares = 6, 4 and 4 points for $7,000: $2000, $1,000 and $1,000 in the first pass, then $1,000 each. That makes $3000, $2,000 and $2,000.
