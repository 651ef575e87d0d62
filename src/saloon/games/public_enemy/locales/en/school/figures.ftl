# What is said to the pictures of the game.

figure-public-enemy-aim-title = Wanted by everybody
figure-public-enemy-aim = Own a Wanted token of each of the four gangs and, at the same moment, the One token: then you are Public Enemy Number One. It takes several rounds.
figure-public-enemy-turn-title = Take one card
figure-public-enemy-turn = In a town you take the outlaw who lies face up. Or you try the saloon, where nobody knows what comes. That is your whole turn.
figure-public-enemy-stacks-title = Stacks by gang
figure-public-enemy-stacks = Your outlaws lie in stacks, one for each gang. Only the top card of a stack can be lost, so what is covered is safe.
figure-public-enemy-saloon-title = The saloon bites
figure-public-enemy-saloon = The Sheriff takes a top card of yours. The Bounty Hunter shoots an opponent’s. The Swindler brings one of them to you. There are four of each.
figure-public-enemy-majority-title = When a round ends
figure-public-enemy-majority = A deck is empty, or somebody has all four gangs. Most outlaws of a gang win its Wanted token; a tie goes to whoever has its leader. Most points win One.
figure-public-enemy-covered = Bob Dalton, the leader, lies under two others: no Sheriff or Swindler reaches him.
figure-public-enemy-leader = Two Daltons each, but the first player has their leader and takes the token.
figure-public-enemy-points = Three cards of one gang are worth 5 points, three cards of three gangs 2 + 2 + 2.
figure-public-enemy-cavalry = The Cavalry stands in Deadwood: nobody draws there. The other towns and the saloon are open.
