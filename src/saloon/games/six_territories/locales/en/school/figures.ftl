# What is said to the pictures of the game.

figure-six-territories-aim-title = Six territories, one envelope
figure-six-territories-aim = Everybody draws tokens from one envelope and fills the map with riches and claims. Your three characters collect the riches of the territories where they stand. Most points when the map is full wins.
figure-six-territories-claim-title = You draw a symbol
figure-six-territories-claim = It goes on its own territory. Only now may you post one of your three characters on it, for good. Leave it bare, and nobody ever will.
figure-six-territories-riches-title = You draw riches
figure-six-territories-riches = Send them to any territory with a free place: fives to your own, zeros to your rivals’. Each territory takes five.
figure-six-territories-pot-title = What a territory pays
figure-six-territories-pot = This territory holds 5 + 3 + 1 = 9. Each character here is worth 9 points: two of them make 18. Advanced scoring splits the 9 among all three.
figure-six-territories-clog = Four zeros have filled this territory: nothing can be added to its 5.
figure-six-territories-shared = Advanced scoring: 9 points for three characters make 3 each. One player gets 3, the other 6.
