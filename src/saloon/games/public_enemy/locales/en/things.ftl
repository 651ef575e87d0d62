# What each thing does, in a sentence or two; what it is called, where no name-… says so.

## The street

thing-public-enemy-town = A town
about-public-enemy-town = Draw here and you take the outlaw lying face up, onto your stack of that gang. When a town runs out of cards, the round ends.
thing-public-enemy-saloon = The saloon
about-public-enemy-saloon = Draw here and you turn up a hidden card, a Sheriff, a Bounty Hunter or a Swindler, which takes effect at once.
thing-public-enemy-saloon-card-sheriff = Sheriff
about-public-enemy-saloon-card-sheriff = Who draws him must discard the top card of one of his own stacks.
thing-public-enemy-saloon-card-bounty-hunter = Bounty Hunter
about-public-enemy-saloon-card-bounty-hunter = Who draws him discards the top card of one stack of an opponent.
thing-public-enemy-saloon-card-swindler = Swindler
about-public-enemy-saloon-card-swindler = Who draws him takes the top card of one stack of an opponent onto his own stack of that gang.
thing-public-enemy-leader = The leader of a gang
about-public-enemy-leader = Of players with equally many outlaws of the gang, the one who has its leader wins the Wanted token, covered or not.
thing-public-enemy-below = Cards put under the deck
about-public-enemy-below = They come last in this town, in the order in which they went under it.
thing-public-enemy-looked = Who has looked
about-public-enemy-looked = These players know the next hidden card of this deck; they spent a Dollar on it.
thing-public-enemy-counter = Still in the deck
about-public-enemy-counter = How many outlaws of each gang are still to come in this town. The star is the leader’s place.

## Before a player

thing-public-enemy-stack = A stack of outlaws
about-public-enemy-stack = A player’s outlaws of one gang. Only the top card can be taken or discarded; most of a gang at the end of a round win its Wanted token.
thing-public-enemy-points = Points
about-public-enemy-points = What the stacks are worth: 1 to 8 outlaws of a gang make 2, 3, 5, 8, 12, 17, 23 or 30 points. Most points at the end of a round win One.
thing-public-enemy-first = First player
about-public-enemy-first = Began this round. The holder of One begins the next; as long as nobody holds it, it is the next player to the left.

## Tokens

thing-public-enemy-wanted = Wanted token
about-public-enemy-wanted = Won at the end of a round by whoever has most outlaws of this gang, and never lost. Own all four, and One, to win the game.
thing-public-enemy-one = One token
about-public-enemy-one = Won at the end of a round by whoever alone has most points, and it can be lost again. Own it with all four Wanted tokens to win.
thing-public-enemy-round = A round
about-public-enemy-round = It ends as soon as one of the five decks is empty, or somebody has at least one outlaw of each of the four gangs.
thing-public-enemy-discard = Discard
about-public-enemy-discard = Outlaws that were discarded. They are out of this round and come back with the next.
thing-public-enemy-out = The fast set-up
about-public-enemy-out = These outlaws left their towns before the game, one of each gang in each town. They do not come back.
thing-public-enemy-supremacy = Supremacy
about-public-enemy-supremacy = In this round a set of this gang counts as one card more, for points only.
thing-public-enemy-cavalry = The Cavalry
about-public-enemy-cavalry = Where it stands, nobody draws and nobody spends a Dollar. After your draw you may put it on any other town.
thing-public-enemy-duel = Duel in the Sun
about-public-enemy-duel = Who are tied for a token turn up tiles, five Clicks and one Bang: who turns up the Bang wins it. Two Bangs at once, and nobody does.

## Dollars

thing-public-enemy-dollars = Dollars
about-public-enemy-dollars = Two for each round, one a turn, before the draw: put a town’s outlaw under its deck, or look at the next hidden card of a deck.
thing-public-enemy-under = A Dollar: under the deck
about-public-enemy-under = Before your draw, spend a Dollar: the outlaw lying face up goes under its deck, and the next one is turned up.
thing-public-enemy-look = A Dollar: a look
about-public-enemy-look = Before your draw, spend a Dollar: you look in secret at the first hidden card of this deck.
