# What each thing does, in a sentence or two; what it is called, where no name-… says so.

## Cards

about-wyatt-earp-card-bank-robbery = Shoot. After a hit it goes on an outlaw in your territory: 2 capture points, and { MONEY(1000) } more on the poster.
about-wyatt-earp-card-stagecoach-robbery = Shoot. After a hit it goes on an outlaw in your territory: 1 capture point, and { MONEY(3000) } more on the poster.
about-wyatt-earp-card-fastest-gun = Shoot. After a hit it goes on an outlaw in your territory: 3 capture points, and { MONEY(1000) } more on the poster. It drives out the one in play.
about-wyatt-earp-card-most-wanted = Ask the others in turn for a card of an outlaw you name; or shoot, and after a hit take an outlaw card out of another territory into your hand.
about-wyatt-earp-card-hideout = Shoot. After a hit it goes across an opponent’s cards of one outlaw, which give no capture points until it is removed.
about-wyatt-earp-card-wyatt-earp = Draw two cards, or search the discard for one, or shoot to remove a Hideout from your territory. He also answers a Hideout at once, out of turn.
thing-wyatt-earp-card-photo = Photo of an outlaw
about-wyatt-earp-card-photo = 4 capture points, and { MONEY(1000) } more on the poster. It needs no shot, but somebody must have laid a series of this outlaw.
thing-wyatt-earp-card = Outlaw card
about-wyatt-earp-card = 2 capture points. An outlaw’s first cards must be three at once; each card of a play but the first adds { MONEY(1000) } to the reward.

## The middle

thing-wyatt-earp-pile = Pile
about-wyatt-earp-pile = Begin your turn by drawing two cards here, or by taking the top of the discard. Shots turn up the top card as well.
thing-wyatt-earp-discard = Discard
about-wyatt-earp-discard = You may begin your turn with its top card, instead of two from the pile. You end it by discarding one card here, face up.
thing-wyatt-earp-play = In play
about-wyatt-earp-play = The sheriff card being played, or the card last turned up by a shot. Outlaw cards, which have a bullet hole, are hits; all others miss.

## Posters

thing-wyatt-earp-poster = A wanted poster
about-wyatt-earp-poster = With 8 capture points in all the outlaw is captured when the round ends. A leader 5 points ahead takes the whole reward; otherwise it is shared.
thing-wyatt-earp-reward = Reward
about-wyatt-earp-reward = { MONEY(1000) } more each round, and more for cards laid. What is not paid out at the end of a round stays on the poster.
thing-wyatt-earp-points = Capture points
about-wyatt-earp-points = Those of all players for this outlaw, cards under a Hideout left out. From 8 on the outlaw is captured when the round ends.
thing-wyatt-earp-standing = Who counts how much
about-wyatt-earp-standing = Each player’s capture points for this outlaw. Who is at most 4 behind the leader shares the reward.

## Territories

thing-wyatt-earp-seat = A player’s territory
about-wyatt-earp-seat = Here lie the cards that a player has laid. When somebody has { MONEY(25000) } at the end of a round, the richest wins.
thing-wyatt-earp-group = A group
about-wyatt-earp-group = A player’s cards of one outlaw: the more capture points, the greater the part in the reward. An outlaw once opened is open to everybody.
thing-wyatt-earp-hidden = A group under a Hideout
about-wyatt-earp-hidden = These cards give no capture points until the Hideout is removed by a Wyatt Earp.
thing-wyatt-earp-dealer = Dealer
about-wyatt-earp-dealer = Dealt this round; the player to the left began. Who began this round deals the next.
thing-wyatt-earp-cards = Cards in hand
about-wyatt-earp-cards = The round ends when a player discards the last card. Cards still in hand then count nothing.
thing-wyatt-earp-money = Money
about-wyatt-earp-money = Kept from round to round. When somebody has { MONEY(25000) } at the end of a round, the richest wins.

## Buttons

thing-wyatt-earp-choice-we-take-nothing = Taking nothing
about-wyatt-earp-choice-we-take-nothing = The shot has hit, but you leave all territories as they are.
thing-wyatt-earp-pass = Passing
about-wyatt-earp-pass = You do not answer out of turn, and keep your cards for your own.
