# What each thing does, in a sentence or two; what it is called, where no name-… says so.

## Cards

about-colt-express-card-move = Go to the next car, if you are inside; on the roofs run one to three cars in one direction. You cannot stay where you are.
about-colt-express-card-floor = Climb from inside your car to its roof, or drop from the roof inside.
about-colt-express-card-fire = Give one of your bullets to a bandit in range: inside, in the next car either way; on the roofs, on the nearest occupied roof either way.
about-colt-express-card-rob = Take one piece of loot that lies where your bandit stands: in the same car, on the same floor.
about-colt-express-card-punch = Hit a bandit who stands where you stand: loot of the kind you name falls there, and the victim flies to the next car, on the same floor.
about-colt-express-card-marshal = Move the Marshal one car, forward or backward. Bandits inside the car he enters flee to its roof, with a neutral bullet each.
about-colt-express-card-ride = Mount a horse beside your car, ride up to three cars in one direction and get off inside. Without a horse there, nothing happens.
about-colt-express-card-neutral = A wound from the Marshal or an event. It cannot be played: in your hand it takes the place of a useful card.
about-colt-express-card-shot = A wound from another bandit’s gun. It cannot be played: in your hand it takes the place of a useful card.
about-colt-express-card-allied = A wound from your own side’s gun. It cannot be played: in your hand it takes the place of a useful card.
thing-colt-express-hand = Your hand
about-colt-express-hand = The cards you plan with, six at the start of a round. Each time it is your turn, lay one on the pile or draw three.
thing-colt-express-deck = Your deck
about-colt-express-deck = Instead of laying a card you may draw three from here. The bullets you receive go into it as well.
thing-colt-express-discard = Your discard
about-colt-express-discard = Where cards go when they have been carried out or thrown away. When your deck runs short, they are shuffled into a new one.
thing-colt-express-pile = The plan
about-colt-express-pile = The pile of everybody’s cards. They are carried out in the order in which they were laid, whatever has happened meanwhile.

## Round cards

about-colt-express-turn-normal = A turn in which everybody, clockwise, lays one card face up or draws three.
about-colt-express-turn-tunnel = A turn in which cards are laid face down: one sees whose they are, and not what they do until it is done.
about-colt-express-turn-double = A turn in which everybody acts twice in a row: two cards laid, six drawn, or one laid and three drawn.
about-colt-express-turn-switching = A turn that goes round the table the other way, counter-clockwise.
about-colt-express-turn-melee = A turn in which everybody secretly chooses a card, or to draw; then all show it together.
thing-colt-express-keep = Plan of attack
about-colt-express-keep = After the Plan everybody may keep so many of the cards left in hand for the next round, one for each pin.
about-colt-express-event-angry-marshal = At the end of the round bandits on the roof of the Marshal’s car take a neutral bullet. Then he goes one car backward, and those inside it flee and are hit too.
about-colt-express-event-swivel-arm = At the end of the round all bandits on the roofs of the train are swept to the roof of the caboose.
about-colt-express-event-braking = At the end of the round all bandits on the roofs of the train slide one car forward, as far as there is one.
about-colt-express-event-take-it-all = At the end of the round the second strongbox, worth { MONEY(1000) }, is put down inside the Marshal’s car.
about-colt-express-event-rebellion = At the end of the round every bandit inside a car takes a neutral bullet. Those on the roofs go free.
thing-colt-express-event-tunnel = A round without an event
about-colt-express-event-tunnel = Nothing special happens in this round: it is over when the pile has been carried out.
about-colt-express-event-marshals-revenge = At the very end bandits on the roof of the Marshal’s car lose the least valuable of their purses.
about-colt-express-event-pickpocketing = At the very end a bandit who is alone on a floor of a car may take one purse that lies there.
about-colt-express-event-hostage = At the very end every bandit inside the Locomotive or on its roof gains { MONEY(250) }.
about-colt-express-event-whiskey-for-the-marshal = A flask inside the Marshal’s car is drunk by him: classic whisky sends him one car backward, old whisky all the way to the caboose.
about-colt-express-event-panting-horses = At the end of the round the horse nearest the caboose leaves the game; with five or six players, two of them.
about-colt-express-event-higher-speed = At the end of the round bandits on the roofs of the train, all horses, the coach and a Shotgun on the train fall back one car.
about-colt-express-event-shotguns-rage = At the end of the round everybody in or on the coach, and in or on the car it faces, takes a neutral bullet.
about-colt-express-event-sharing = At the very end the value of each strongbox that somebody holds is split among all bandits who stand where its holder stands.
about-colt-express-event-escape = Who is still in or on the train at the end cannot win. Ride away for good by a Ride in this round, or end in or on the coach.
about-colt-express-event-mortal-bullet = Each bullet that you receive in this last round costs you { MONEY(150) }.

## Who is who

about-colt-express-bandit-ghost = Ghost may lay the first card of each round face down.
about-colt-express-bandit-doc = Doc starts each round with seven cards instead of six.
about-colt-express-bandit-tuco = Tuco may also shoot through the roof, at a bandit on the other floor of his own car.
about-colt-express-bandit-django = Django’s shots throw the victim one car further along the shot’s path, on the same floor.
about-colt-express-bandit-cheyenne = Cheyenne may pocket the purse that her Punch knocks loose, instead of letting it fall.
about-colt-express-bandit-belle = Belle cannot be shot or punched as long as somebody else could be the target.
thing-colt-express-bandit-shotgun = The Shotgun
about-colt-express-bandit-shotgun = He sits on a strongbox until somebody punches him off the coach. Then whoever comes onto his roof takes a neutral bullet and must flee.
thing-colt-express-bandit-nobody = A bandit yet unknown
about-colt-express-bandit-nobody = This player’s bandit is yet to be chosen: six bullets, a purse of { MONEY(250) } and a power come with it.
thing-colt-express-marshal = The Marshal
about-colt-express-marshal = Who meets him inside a car flees to its roof and takes a neutral bullet. He never climbs up, and cannot be shot.
about-colt-express-hostage-zealot = Her captor’s Rides have no effect any more. Ransom at the end: { MONEY(700) }.
about-colt-express-hostage-minister = His captor starts each round with one card fewer. Ransom at the end: { MONEY(900) }.
about-colt-express-hostage-old-lady = Her captor’s Moves on the roofs go one car only. Ransom at the end: { MONEY(500) } for each jewel.
about-colt-express-hostage-teacher = Her captor’s Punches have no effect any more. Ransom at the end: { MONEY(800) }.
about-colt-express-hostage-banker = He hinders his captor in nothing. Ransom at the end: { MONEY(1000) }, but only with a strongbox.
about-colt-express-hostage-poodle = It adds a neutral bullet to its captor’s deck at the start of every round. Ransom at the end: { MONEY(1000) }.
about-colt-express-hostage-photographer = His captor lays every card face up. Ransom at the end: { MONEY(200) } for each bullet among the cards, neutral and friendly ones aside.
about-colt-express-hostage-poker-player = Her captor’s power is gone. Ransom at the end: { MONEY(250) } for each purse.
thing-colt-express-travel = A traveller in time
about-colt-express-travel = Hidden under a car of that player’s choice, this bandit is out of reach and appears there when the pile begins to be carried out.

## Places

thing-colt-express-place-coach-inside = Stagecoach, inside
about-colt-express-place-coach-inside = Whoever comes in takes a hostage. One gets in by a Ride, from its roof or by a Punch; a Move leads nowhere from here.
thing-colt-express-place-coach-roof = Stagecoach, roof
about-colt-express-place-coach-roof = It is one step of a Move away from the roof that it faces. The Shotgun sits here on a strongbox until he is punched off.
thing-colt-express-place-time-inside = Time-travel car
about-colt-express-place-time-inside = Who is alone in here when a round ends travels to another car of the train; after the last round, wins { MONEY(500) } and the loot lying here.
thing-colt-express-place-0-inside = Locomotive, inside
about-colt-express-place-0-inside = A car like the others, at the front of the train. The Marshal and a strongbox worth { MONEY(1000) } start in here.
thing-colt-express-place-0-roof = Locomotive, roof
about-colt-express-place-0-roof = A roof like the others, at the front of the train.
thing-colt-express-place-inside = A car, inside
about-colt-express-place-inside = From here a Move goes one car, and shots reach only those inside the next car either way. The Marshal can come in.
thing-colt-express-place-roof = A car, roof
about-colt-express-place-roof = From here a Move goes up to three cars, and shots reach the nearest occupied roof either way. The Marshal never comes up.
thing-colt-express-floor = The floor
about-colt-express-floor = Loot that is knocked loose falls here, where the blow was struck, and anybody may rob it.
thing-colt-express-overview = The whole train
about-colt-express-overview = The train in small, with who is where. Touch a part of it to bring it into sight.

## Loot

about-colt-express-purse = Between { MONEY(250) } and { MONEY(500) }: only those who hold it, or have held it, know how much.
about-colt-express-loot-purse = { about-colt-express-purse }
about-colt-express-loot-jewel = Worth { MONEY(500) } to whoever holds it at the end.
about-colt-express-loot-strongbox = Worth { MONEY(1000) } to whoever holds it at the end.
thing-colt-express-flask-classic = Classic whisky
about-colt-express-flask-classic = Drink it in a normal turn instead of laying a card or drawing: draw three cards, then lay one. It serves twice.
thing-colt-express-flask-old = Old whisky
about-colt-express-flask-old = Drink it in a normal turn instead of laying a card or drawing: lay two cards in a row. It serves twice.
thing-colt-express-flask = A flask of whisky
about-colt-express-flask = Loot without money. Who picks it up learns which whisky it is, and may drink from it twice to draw or to lay more cards.
thing-colt-express-horse = Horse
about-colt-express-horse = Nobody’s: a Ride needs one beside the car where your bandit is, and it stays where the rider gets off.
thing-colt-express-beside = The second strongbox
about-colt-express-beside = Worth { MONEY(1000) }, but it comes onto the train only if the event “Take it all!” turns up.
thing-colt-express-neutral = Neutral bullets
about-colt-express-neutral = What the Marshal and the events hit bandits with. When the stock is used up, nobody is wounded by them any more.

## A bandit’s sheet

thing-colt-express-bullets = Bullets left
about-colt-express-bullets = Out of six; each shot that hits uses one. Who has fired most is the Gunslinger at the end, { MONEY(1000) } richer, but not in the game for two.
thing-colt-express-received = Bullets received
about-colt-express-received = Wounds that clutter the deck for the rest of the game. Of players equally rich, the one who received fewest wins.
thing-colt-express-cards = Cards in hand
about-colt-express-cards = How many cards this player holds. Everybody sees the number, and nobody else the cards.
thing-colt-express-money = Money
about-colt-express-money = What you know the loot to be worth: purses whose value you have seen, jewels, strongboxes and cash. A + stands for purses you have not seen. The richest wins.
thing-colt-express-first = First Player
about-colt-express-first = Begins the turns of this round. With the next round the lantern goes on to the left.
thing-colt-express-chosen = Chosen in secret
about-colt-express-chosen = This player has chosen; nobody sees what, until everybody has.
thing-colt-express-side = Two bandits together
about-colt-express-side = They add up their money at the end: the richest side wins.
thing-colt-express-partner = Partners
about-colt-express-partner = A and B are a team: B plays right after A, and they add up their money.

## Buttons

thing-colt-express-choice-ce-dump = Throwing out bullets
about-colt-express-choice-ce-dump = Only now, as the Plan begins, can bullets be thrown out of your hand. Nothing is drawn in their place.
thing-colt-express-choice-ce-pass = Passing
about-colt-express-choice-ce-pass = You have no card to lay and none to draw: the turn goes on without you.
thing-colt-express-choice-ce-no-cover = No cover
about-colt-express-choice-ce-no-cover = After a Fire of one bandit a card of your other bandit may follow at once, as cover; this leaves it out.
thing-colt-express-choice-ce-keep = Keeping the rest
about-colt-express-choice-ce-keep = The action cards left stay in your hand. Next round you draw only as many as are missing.
thing-colt-express-choice-ce-keep-no-more = Keeping no more
about-colt-express-choice-ce-keep-no-more = What you have chosen to keep waits for the next round; the rest goes back to your deck.
thing-colt-express-choice-ce-pocket = Pocketing the purse
about-colt-express-choice-ce-pocket = Cheyenne keeps the purse that her Punch knocked loose. What is in it you see afterwards.
thing-colt-express-choice-ce-decline = Taking nothing
about-colt-express-choice-ce-decline = The purse stays where it lies.
