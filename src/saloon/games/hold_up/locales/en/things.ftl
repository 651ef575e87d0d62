# What each thing does, in a sentence or two; what it is called, where no name-… says so.

## Gangsters

about-hold-up-card-chief = Adds his strength where he robs and his firepower in his street. A machine gun in that street gives a chief 2 more firepower.
thing-hold-up-card-woman-a = Women of a gang
about-hold-up-card-woman-a = Adds her strength where she robs and her firepower in her street. At a building beside Operation Seduction a woman is 1 stronger.
thing-hold-up-card = Gangster
about-hold-up-card = Adds his strength (left) to the robbery of the building and his firepower (right) in his street. Who captures him there earns the bounty below.
thing-hold-up-place = A gangster face down
about-hold-up-place = One sees whose gang he is of and where he stands. Who he is, only his owner knows, and those who have looked at him.
thing-hold-up-pile = Your pile
about-hold-up-pile = The gangsters you have yet to draw: after each turn you fill your hand up to three. Two of the nine are never placed.
thing-hold-up-face-down = Placing face down
about-hold-up-face-down = Your next gangster lies face down. In the whole game you may do so three times with two players, twice with three, once with four.
thing-hold-up-gang = A gang
about-hold-up-gang = Nine gangsters, of whom seven come to town. Loot and the bounties of captured rivals are its money, and the richest wins.

## The town

thing-hold-up-building = A building
about-hold-up-building = Of its two loot tiles the strongest gang before it takes the bigger, the second strongest the smaller. A gang alone takes the bigger only.
thing-hold-up-side-saloon = Before a large building
about-hold-up-side-saloon = Room for six gangsters. They rob this building, and settle their scores in this street.
thing-hold-up-side = Before a corner building
about-hold-up-side = Room for three gangsters. They rob this building together with their gang on its other side, and settle their scores in this street.
thing-hold-up-closed = The closed street
about-hold-up-closed = With two players nobody can be placed in the small street beside the bank. The event there works all the same.
thing-hold-up-street = A street
about-hold-up-street = After the robberies the gang with the most firepower here captures all gangsters of one other gang in this street, and earns their bounties.
thing-hold-up-middle = Bonus tiles
about-hold-up-middle = Each makes a loot tile worth { MONEY(200) } more. They come into play only with the event Hidden loot.
thing-hold-up-firepower = Firepower in the street
about-hold-up-firepower = The revolvers of each gang in this street, added up. The best-armed gang captures another one; ties go by the order of the turn.

## Events

thing-hold-up-event = An event face down
about-hold-up-event = It will change the two buildings beside it, or what happens in its street. Who looks at it keeps that a secret until all are turned up.
thing-hold-up-event-card-painted-sign = { hu-event-painted-sign }
about-hold-up-event-card-painted-sign = Before all other events it changes places with the event on the other side of the town. It does nothing else.
thing-hold-up-event-card-stagecoach = { hu-event-stagecoach }
about-hold-up-event-card-stagecoach = The two buildings beside it exchange their loot, both tiles.
thing-hold-up-event-card-hidden-loot = { hu-event-hidden-loot }
about-hold-up-event-card-hidden-loot = Each of the four loot tiles in the two buildings beside it is worth { MONEY(200) } more.
thing-hold-up-event-card-sheriff = { hu-event-sheriff }
about-hold-up-event-card-sheriff = He guards the biggest of the four tiles in the two buildings beside him: nobody gets it. If the two biggest are equal, he guards none.
thing-hold-up-event-card-deputy = { hu-event-deputy }
about-hold-up-event-card-deputy = He guards the smaller tile in each of the two buildings beside him: nobody gets it.
thing-hold-up-event-card-seduction = { hu-event-seduction }
about-hold-up-event-card-seduction = Each woman is 1 stronger in robbing at the two buildings beside it.
thing-hold-up-event-card-poker = { hu-event-poker }
about-hold-up-event-card-poker = At the two buildings beside it gangs are compared as poker hands instead of by their sums: equal strengths make pairs, and a pair beats a high card.
thing-hold-up-event-card-powder-keg = { hu-event-powder-keg }
about-hold-up-event-card-powder-keg = No scores are settled in its street: nobody is captured there.
thing-hold-up-event-card-machine-gun = { hu-event-machine-gun }
about-hold-up-event-card-machine-gun = Each chief in its street, of whatever gang, has 2 more firepower.

## A gang’s sheet

thing-hold-up-hand = Gangsters in hand
about-hold-up-hand = In each turn one of them is placed, then the hand is filled up to three from the pile.
thing-hold-up-loot = Loot
about-hold-up-loot = What this gang has carried out of the buildings, bonus tiles included.
thing-hold-up-bounty = Bounties
about-hold-up-bounty = What the gangsters captured in the streets are worth, each by the bounty on the card.
thing-hold-up-money = Money
about-hold-up-money = Loot and bounties together. Who has most at the end wins; ties go by the order of the turn.
thing-hold-up-first = The skull
about-hold-up-first = Marks the first player of the whole game. Every tie is settled by the order of the turn, counted from here.

## Buttons

thing-hold-up-eyes = Looking at nothing
about-hold-up-eyes = At this table you need not look: you learn nothing this turn.
