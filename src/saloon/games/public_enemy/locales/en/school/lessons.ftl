# The lessons: at most 40 words a step.

## Towns and stacks

lesson-public-enemy-towns = Towns and stacks
lesson-public-enemy-towns-about = What you are after, a turn, and how to keep an outlaw safe.
lesson-public-enemy-towns-welcome = Welcome, villain! You, Ben and Cleo travel the West and gather outlaws of four gangs. Be wanted by all four, be the most talked-about of all, and you are Public Enemy Number One.
lesson-public-enemy-towns-towns = These are the four towns, each with a deck of outlaws, the first one face up. In your turn you draw exactly one card. In a town you take the outlaw you see.
lesson-public-enemy-towns-leader = The colour tells the gang: red for the Wild Bunch, green the Daltons, blue the James-Younger gang, yellow the Loners. Every gang has one leader, with a star. Take the Daltons’ leader, Bob Dalton.
lesson-public-enemy-towns-no-star = You could take him. But a leader is worth having, as you will see: Bob Dalton waits in Cripple Creek.
lesson-public-enemy-towns-later = The Saloon’s cards are hidden and full of surprises. They have a lesson of their own; for now, draw in a town.
lesson-public-enemy-towns-stack = Bob Dalton begins your stack of Daltons: you have one stack for each gang. In Cripple Creek the next card was turned up at once.
lesson-public-enemy-towns-cover = Ben took Emmett Dalton, Cleo took Kid Curry. Now beware: others can take the top card of a stack, and only that one. Cover Bob with another Dalton, from whatever town.
lesson-public-enemy-towns-not-a-dalton = That outlaw would begin another stack, and Bob Dalton would still lie on top of his. A green card shows in Dodge City.
lesson-public-enemy-towns-covered = Bill Dalton lies on top now. If one of the two is lost, it is Bill; Bob is safe for as long as he stays covered.
lesson-public-enemy-towns-round = A few turns later. When the round ends, whoever has most outlaws of a gang wins its Wanted token. With two Daltons against Ben’s one, you lead.
lesson-public-enemy-towns-free = Your turn. A third Dalton would strengthen your lead, a Loner your second stack, and one of the Wild Bunch would begin a third. Take any outlaw you like from a town.
lesson-public-enemy-towns-taken = So it goes round the table: one card each, until the round ends. And how does it end?
lesson-public-enemy-towns-race = Look out! A round ends as soon as somebody has outlaws of all four gangs. Ben lacks only the Loners, and a Loner shows in Deadwood. He plays next. Do not leave her to him.
lesson-public-enemy-towns-left-to-ben = A fine outlaw. But Ben would take Calamity Jane and end the round, with most points of all.
lesson-public-enemy-towns-fourth-dalton = A fourth Dalton is fine, but your turn is all you have: Ben would take Calamity Jane and end the round, with most points of all.
lesson-public-enemy-towns-end = Ben must wait, and Calamity Jane rides with you. Draw one card, cover what is dear to you, and watch what others lack. Next: through the swing doors of the Saloon.

## The Saloon

lesson-public-enemy-saloon = Through the swing doors
lesson-public-enemy-saloon-about = Sheriff, Bounty Hunter, Swindler: three cards, and whom they hurt.
lesson-public-enemy-saloon-doors = The Saloon is the fifth deck, and its top card stays hidden. Twelve cards: four Sheriffs, four Bounty Hunters, four Swindlers. Whatever you draw takes effect at once, welcome or not.
lesson-public-enemy-saloon-draw = Instead of drawing in a town you may draw here. Two of three kinds hurt others, one hurts you. Try your luck.
lesson-public-enemy-saloon-come-in = A sober choice. But this lesson is about the Saloon: come in.
lesson-public-enemy-saloon-sheriff = Bad luck, the Sheriff! Discard the top card of one of your own stacks. Ben has two Daltons too, but with the leader a tie is yours. Of the Wild Bunch, Cleo has three. Which card goes?
lesson-public-enemy-saloon-uncovered = Then Ben would lead with two Daltons to one, and Bob Dalton would lie open. In the Wild Bunch Cleo is far ahead of you anyway.
lesson-public-enemy-saloon-discarded = Elzy Lay is discarded and out until the next round. Had you had no outlaw at all, nothing would have happened: what is impossible is skipped.
lesson-public-enemy-saloon-bounty-hunter = Another time you draw a Bounty Hunter: discard the top card of one opponent’s stack. You and Ben have two of the James-Younger gang each, and his leader Jesse James lies open. Whom do you choose?
lesson-public-enemy-saloon-not-the-rival = That hurts somebody, but does not help you. Without Jesse James, Ben would have one of the blue gang to your two.
lesson-public-enemy-saloon-hunted = Jesse James is out until the next round. Two to one: the lead in the James-Younger gang is yours.
lesson-public-enemy-saloon-swindler = Best of all, the Swindler: take the top card of an opponent’s stack and put it on your own. Ben left Billy the Kid, leader of the Loners, uncovered. Help yourself.
lesson-public-enemy-saloon-only-the-top = Only the top card can be taken, and that is Emmett. Cleo’s Bob Dalton is covered and safe. Ben was less careful.
lesson-public-enemy-saloon-not-the-kid = You may, but a better prize lies open: Billy the Kid would make you three Loners, and leave Ben with one.
lesson-public-enemy-saloon-swung = Three Loners to Ben’s one! A swindled card goes on top of its stack, like any other. It may even begin a new one, and bring you the fourth gang.
lesson-public-enemy-saloon-odds = Saloon cards do not come back during a round, so the odds change. Six are gone, all four Sheriffs among them: three Bounty Hunters and three Swindlers are left. What do you draw?
lesson-public-enemy-saloon-no-sheriff-left = Without Sheriffs the Saloon cannot hurt you: whatever comes, an opponent loses a card. Go in!
lesson-public-enemy-saloon-again = A Swindler again. This time take whatever you like best.
lesson-public-enemy-saloon-end = Well taken. Count the Sheriffs that are gone, keep your leaders covered, and look for those of others that are not. Next: how a round ends, and what it is worth.

## The end of a round

lesson-public-enemy-majorities = Wanted, and number One
lesson-public-enemy-majorities-about = Majorities, leaders, points, and how the game is won.
lesson-public-enemy-majorities-when = A round ends as soon as one of the five decks is empty, or a player has outlaws of all four gangs. Then it is scored. A game takes several rounds.
lesson-public-enemy-majorities-majority = First the majorities, gang by gang: whoever has most outlaws of a gang wins its Wanted token, and never loses it. Right now you lead in Loners, Ben in James-Younger, Cleo in Wild Bunch.
lesson-public-enemy-majorities-tie = You and Ben have two Daltons each. In a tie, the one of you who has the leader wins, even if he is covered: that is you. Without him, nobody would win the token.
lesson-public-enemy-majorities-points = Then the points: a stack of one is worth 2, of two 3, of three 5, of four 8, of five 12, and so on. Whoever alone has the most takes the One token.
lesson-public-enemy-majorities-fourth = You have two Daltons, two Loners and one James-Younger: 8 points. You lead twice, so end this round while it lasts: take the fourth gang.
lesson-public-enemy-majorities-not-the-fourth = The round would go on, and others might overtake you. Your fourth gang is the red one, the Wild Bunch: Butch Cassidy shows in Tombstone.
lesson-public-enemy-majorities-scored = Splendid! Two Wanted tokens, Daltons and Loners, and with 10 points One as well. All cards were gathered and shuffled for the next round, which the holder of One begins.
lesson-public-enemy-majorities-too-early = Later in round two. You lack one gang again: the Loners. But you lead nowhere yet, and in James-Younger you are tied with Ben, without their leader. Which card serves you better now?
lesson-public-enemy-majorities-still-tied = That leaves you level with Ben in James-Younger. Break the tie first, in Cripple Creek.
lesson-public-enemy-majorities-no-token = That would end the round at once, and you would win no Wanted token: ending a round brings nothing by itself. First break the tie with Ben, in Cripple Creek.
lesson-public-enemy-majorities-patience = Three James-Younger to Ben’s two: now you would win a third Wanted token. One is more fickle: whoever has most points later on takes it away from you.
lesson-public-enemy-majorities-win = Round five. You hold One and three Wanted tokens; only the Loners’ is missing. Ben has one Loner, you have none. One card ends this round, and wins the game. Which?
lesson-public-enemy-majorities-no-leader = That ends the round, but with one Loner each and no leader the token would go to nobody. Find the card with the star.
lesson-public-enemy-majorities-not-a-loner = It is a Loner you need, for the fourth gang and for the last token.
lesson-public-enemy-majorities-end = Billy the Kid wins the tie, and you have all four tokens and One: you are Public Enemy Number One! Now you can play. Next, if you like: the optional rules.

## The optional rules

lesson-public-enemy-options = Dollars, horses and bullets
lesson-public-enemy-options-about = The four optional rules: Dollars, the Cavalry, Supremacy and the Duel.
lesson-public-enemy-options-four-rules = You know the game; here is spice for it. Four optional rules can be switched on when a table is opened, each alone or all together. Let us try them.
lesson-public-enemy-options-dollars = For a Fistful of Dollars: two tiles each round, at most one a turn, always before you draw. A Dollar lets you look, in secret, at a deck’s next hidden card. Look into the Saloon.
lesson-public-enemy-options-into-the-saloon = Looking there is allowed. But in the Saloon you never know what comes: that is where a look tells most.
lesson-public-enemy-options-not-under = That is the other use of a Dollar, and its turn will come. First look into the Saloon.
lesson-public-enemy-options-before-the-draw = After the draw it is too late for a Dollar. Spend it first: look into the Saloon.
lesson-public-enemy-options-seen = A Sheriff lies on top, and only you know it. Everybody saw where you looked, though. You must still draw a card; leave the Sheriff to somebody else.
lesson-public-enemy-options-a-sheriff = That Sheriff would cost you one of your two outlaws. Take somebody from a town.
lesson-public-enemy-options-spared = The Sheriff waits for somebody else. One Dollar is spent, and the other is yours until the round ends.
lesson-public-enemy-options-under = Ben lacks only a Loner, and two of them show. A Dollar can also put a town’s outlaw under its deck, where she comes last. Send Calamity Jane away.
lesson-public-enemy-options-both-left = That leaves both Loners where Ben can take one. Put Calamity Jane under the deck of Deadwood.
lesson-public-enemy-options-keep-the-kid = Billy the Kid is the Loners’ leader: better take him yourself. Put Calamity Jane under the deck of Deadwood.
lesson-public-enemy-options-one-too-many = Draw now, and a Loner would still be there for Ben. First spend a Dollar.
lesson-public-enemy-options-then-draw = A Dalton was turned up in her place. One Loner still shows, and you still have your draw. Well?
lesson-public-enemy-options-the-other-loner = Then Ben would take Billy the Kid, his fourth gang, and end the round. Take him yourself.
lesson-public-enemy-options-none-left = Billy the Kid rides with you, and no Loner shows any more. Ben must wait.
lesson-public-enemy-options-cavalry = The Cavalry: at the end of your turn you may put it on a town, and nobody draws there. Ben lacks only the James-Younger gang, and Jesse James shows in Deadwood.
lesson-public-enemy-options-ben-would-thank-you = You need not move it. But then Ben takes Jesse James and ends the round. Bar his way.
lesson-public-enemy-options-wrong-town = There it is little in Ben’s way: the card he wants is in Deadwood.
lesson-public-enemy-options-watched = Deadwood is closed to everybody, to you too, until somebody moves the Cavalry elsewhere. Dollars cannot be spent there either. Only the Saloon can never be closed.
lesson-public-enemy-options-supremacy = Supremacy: every round a tile names a gang, here the Daltons. In the points your stack of them counts one card more: two are worth 5, like three. Majorities do not change.
lesson-public-enemy-options-duel = Duel in the Sun: two of you tied for a token, without a leader, fight for it. Both turn up tiles, five Clicks and a Bang each: the first Bang wins. End the round with Butch Cassidy!
lesson-public-enemy-options-not-the-fourth = Have courage! Only the Wild Bunch ends the round now, and it shows in Tombstone.
lesson-public-enemy-options-end = Your Bang came third, and the James-Younger token is yours. Had both come at once, nobody would have won. That is all there is to learn: now play, and mind your leaders.
