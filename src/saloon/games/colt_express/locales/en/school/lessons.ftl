# The lessons: at most 40 words a step.

## A whole round

lesson-colt-express-planning = Plans on a pile
lesson-colt-express-planning-about = The aim, a whole round, and your first jewel.
lesson-colt-express-planning-welcome = Welcome aboard! You are Doc, the bandit in blue. You, Tuco and Belle are robbing this train, each for himself. Whoever is richest after five rounds wins.
lesson-colt-express-planning-loot = Loot lies in the cars: purses that hold $250 to $500, jewels worth $500 each, and in the Locomotive a strongbox of $1000, where the Marshal stands guard.
lesson-colt-express-planning-round = Every round has a card of its own and two parts. First all make their plans: in turn, each lays a card on one common pile. Then the pile is played out.
lesson-colt-express-planning-first-card = A jewel glitters in the car ahead, towards the Locomotive. To take it you must first get there. Lay your Move on the pile.
lesson-colt-express-planning-nothing-here = Cards are played out in the order they were laid, and where you stand now there is nothing to rob. Move first.
lesson-colt-express-planning-first-the-jewel = That card has its moment, too. But what we want first is the jewel, and it lies in the car ahead: Move.
lesson-colt-express-planning-think-ahead = Tuco laid a Floor change and Belle a Fire, for all to see. Nobody has moved yet: the cards only wait. Think ahead: once you are beside the jewel, you want a Robbery.
lesson-colt-express-planning-then-what = Your Move brings you to the jewel, and there it would lie untouched. A Robbery takes it.
lesson-colt-express-planning-draw = Tuco laid no card this time: he drew three from his deck instead. You may do so whenever you like, and a hand has no limit. Try it: draw.
lesson-colt-express-planning-draw-once = A fine card, but draw this time: so you see what the deck is for.
lesson-colt-express-planning-last-card = Three more cards to choose from. It is the last turn of the plan. Beside the jewel lies a purse as well: plan a second Robbery.
lesson-colt-express-planning-purse-too = You may. But when your cards are played out you stand beside a purse, too, and a second Robbery takes it.
lesson-colt-express-planning-played-out = The plans are made, and the pile is played out, the first card first. That is your Move, and only now you say where it leads. Go to the jewel.
lesson-colt-express-planning-away-from-it = That way lie two purses, and Belle is on the roof. But your Robberies are meant for the jewel and the purse: go the other way, towards the Locomotive.
lesson-colt-express-planning-robbery = Tuco has climbed to the roof, where Belle promptly shot him. Now comes your Robbery: you take one piece of the loot that lies where you are. Which one?
lesson-colt-express-planning-purse-or-jewel = A purse may hold as little as $250, and you see what is in it only when it is yours. The jewel is worth $500 for certain.
lesson-colt-express-planning-meanwhile = The jewel is yours! Then Belle ran along the roofs, and Tuco’s Robbery found nothing where he stands: a plan may fail. Your second Robbery took the purse. Only you know what is in it.
lesson-colt-express-planning-round-over = Tuco ran to the rear, Belle climbed down. Last comes the event of the round card, Braking: whoever is on a roof is thrown one car forward. All take their cards back and draw new ones: round two.
lesson-colt-express-planning-end = A jewel and a purse richer! That is Colt Express: plans are laid one by one, and then run into each other. Next: how bandits get about on a train.

## Two floors

lesson-colt-express-floors = Inside and on the roof
lesson-colt-express-floors-about = Move and Floor change: how bandits get about on the train.
lesson-colt-express-floors-two-floors = Every car has two floors: the inside and the roof. You are inside. Bandits and loot are always on one of the two, and what is on the other is out of reach.
lesson-colt-express-floors-inside = The pile is being played out, and your Move has come. Inside the train you go to the next car, forward or backward. There is a jewel in the car ahead.
lesson-colt-express-floors-towards-the-rear = That leads towards the caboose. The jewel lies the other way, towards the Locomotive.
lesson-colt-express-floors-climbed = Then your Floor change was played out: it took you up through the hatch, to the roof of the same car. From a roof, the same card takes you down again.
lesson-colt-express-floors-running = A second Move of yours. On the roofs you run one, two or three cars, and nobody gets in your way. Run to the very front: the roof of the Locomotive.
lesson-colt-express-floors-further = You can go further than that: up to three cars. Run to the roof of the Locomotive.
lesson-colt-express-floors-must-move = Well run. Remember that a planned card must be carried out if it can be: a Move never lets you stay where you are.
lesson-colt-express-floors-plan-floor = Another round, and you are laying plans. You are inside, and a jewel lies on the roof right above you. Two cards are needed. Which must be first?
lesson-colt-express-floors-up-first = That does not bring you up to the jewel. A Floor change does, and it must come before the Robbery.
lesson-colt-express-floors-not-your-floor = You rob only where you are, and the jewel lies one floor up. First climb.
lesson-colt-express-floors-same-floor = A Move leads to another car and never changes the floor. The jewel lies on the roof of your own car.
lesson-colt-express-floors-then-rob = Belle has just planned a Robbery of her own, two cars behind you. Once you are on your roof, the jewel is within reach. What comes next?
lesson-colt-express-floors-untouched = You would stand beside the jewel and leave it there. Plan the Robbery.
lesson-colt-express-floors-end = You climbed, and the jewel is yours. Inside you step one car, on the roofs up to three: whoever is in a hurry takes the roof. Next: revolvers.

## Fire

lesson-colt-express-fire = Fire and sight
lesson-colt-express-fire-about = Whom a shot reaches, inside and on the roofs, and what bullets do.
lesson-colt-express-fire-six-bullets = Everybody has six bullets. A Fire card gives one of yours to a bandit in range, and at the end $1,000 goes to whoever has fired the most: the Gunslinger.
lesson-colt-express-fire-sight-inside = Inside, a shot reaches the next car forward and the next car backward, no further, and nobody but Tuco fires through a roof. Cheyenne above you is safe. Shoot Tuco or Ghost.
lesson-colt-express-fire-hit = Your bullet went on top of your victim’s deck. It cannot be played: it only takes the place of a useful card. The Marshal, by the way, cannot be shot.
lesson-colt-express-fire-sight-roof = Up here you see far. On each side a shot carries to the first roof with a bandit on it: forward Ghost, backward Cheyenne. Tuco hides behind her.
lesson-colt-express-fire-far-shot = Between you and Cheyenne lies an empty roof, and that does not matter: on the roofs no distance is too great. Shoot her.
lesson-colt-express-fire-the-far-one = Ghost is in range too. But try the far shot: Cheyenne is two cars away, and nobody stands in between.
lesson-colt-express-fire-far-hit = Your bullet flew across an empty roof, and lies on Cheyenne’s deck now. Whoever runs along the roofs is fast, but easy to see.
lesson-colt-express-fire-bullets-in-hand = Now see what it is like to be hit. Three bullets have come up in your hand, and you can neither play them nor get rid of them.
lesson-colt-express-fire-draw-past-them = No Fire, no Robbery, and a hand full of lead. When that happens, draw three more cards and hope for better ones.
lesson-colt-express-fire-rather-draw = You could. But your best cards are still in the deck: draw.
lesson-colt-express-fire-end = Fire and Robbery again! Shooting others fills their hands and brings you closer to the Gunslinger’s $1,000. Next: fists.

## Robbery and Punch

lesson-colt-express-punch = Fists
lesson-colt-express-punch-about = Robbing what lies about, and punching out of others what they have.
lesson-colt-express-punch-robbery = A Robbery takes one piece of loot from the very place where you are. The cars will soon be empty, though, and the loot in other bandits’ pockets. That is what fists are for.
lesson-colt-express-punch-whom = Your Punch is being played out. It may hit a bandit who shares your place: same car, same floor. Ghost has a purse, Tuco has a purse and a jewel. Whom?
lesson-colt-express-punch-only-a-purse = Ghost has nothing but a purse of $250. Tuco carries a jewel too.
lesson-colt-express-punch-what-falls = Your victim drops one piece of loot, and you say of what kind: a purse or the jewel. It falls on the floor, right here.
lesson-colt-express-punch-hidden-purse = The jewel is worth $500; the purse he began with, only $250.
lesson-colt-express-punch-where-to = Now he flies to the next car, forward or backward, and the floor stays the same. The Marshal stands in the car ahead. Would you be so mean?
lesson-colt-express-punch-no-marshal-there = You may. But in the car ahead the Marshal is waiting for him: be mean, just this once.
lesson-colt-express-punch-picked-up = Tuco fled from the Marshal to the roof, with a bullet. The jewel stayed here, and your Robbery, planned right after the Punch, picked it up. A fine plan!
lesson-colt-express-punch-plan-punch = Now make that plan yourself. Tuco, who shares your car, has the strongbox. Two cards will bring it to you. Which comes first?
lesson-colt-express-punch-he-keeps-it = That leaves the strongbox with Tuco. A Punch makes him drop it.
lesson-colt-express-punch-nothing-yet = There is nothing on your floor to be robbed, as long as he holds on to his strongbox. First make him drop it.
lesson-colt-express-punch-plan-rob = Tuco is none the wiser: he drew cards. His strongbox will fall at your feet. What then?
lesson-colt-express-punch-left-lying = The strongbox would lie at your feet, for anybody to take. Rob it.
lesson-colt-express-punch-away = The blow hit home, and the strongbox lies at your feet. Send Tuco away, whichever way you like.
lesson-colt-express-punch-end = $1,000 is yours. Plans may fail, too: had Tuco moved first, your fist would have met thin air. Next: the man with the star.

## The Marshal

lesson-colt-express-marshal = The Marshal
lesson-colt-express-marshal-about = What happens to whoever meets him, and how to send him where you want.
lesson-colt-express-marshal-who-he-is = The Marshal is nobody’s friend. He walks inside the train and never climbs. A bandit who meets him there flees to the roof of that car, with a bullet.
lesson-colt-express-marshal-one-car = Everybody has one Marshal card. It moves him by one car, forward or backward, as its player likes. Tuco and Ghost are in the car behind him.
lesson-colt-express-marshal-nobody-there = There is nobody in the Locomotive to be chased. Send him the other way.
lesson-colt-express-marshal-fled = Both fled to the roof, and each took a neutral bullet on top of his deck. Bandits who are on the roof already are left alone.
lesson-colt-express-marshal-mind-your-step = Here your Move must be carried out. Ahead of you the Marshal guards a jewel; behind you lies a purse. Where will you go?
lesson-colt-express-marshal-into-his-arms = You would end on the roof above him with a bullet, and without the jewel. Go the other way.
lesson-colt-express-marshal-avoided = Well avoided! The Marshal keeps his jewel for now, and you stand beside a purse, without a bullet.
lesson-colt-express-marshal-strongbox = Now for a treasure: in the Locomotive the Marshal guards $1000, and you are on its roof, just above. Three cards will do it.
lesson-colt-express-marshal-lure = First he has to go. From the Locomotive there is only one way for him: into the car behind it. Which card makes him walk?
lesson-colt-express-marshal-he-stays = That does not make the Marshal leave, and while he is in the Locomotive the strongbox is out of reach.
lesson-colt-express-marshal-onto-him = As long as he stands down there, you would climb straight into his arms. First make him leave.
lesson-colt-express-marshal-climb-down = He will have left when your next card comes. Now get inside.
lesson-colt-express-marshal-still-above = The strongbox is inside, and you are on the roof: first climb down.
lesson-colt-express-marshal-grab = One more card, and the strongbox is yours.
lesson-colt-express-marshal-untouched = You would stand beside $1,000 and leave them there. Rob!
lesson-colt-express-marshal-end = What a coup! The Marshal walked off, you climbed down, and $1,000 is in your bag. Your own Marshal card can hit you too, so mind where he goes. Next: tunnels.

## Turns

lesson-colt-express-turns = Tunnels and other turns
lesson-colt-express-turns-about = Cards face down, two at a time, and the other way round.
lesson-colt-express-turns-symbols = The symbols on the round card say how each turn of the plan is played. The first was a normal one: cards are laid face up, for everybody to see.
lesson-colt-express-turns-tunnel = The second is a tunnel, and it is dark: the card you lay now lies face down. Lay any you like; nobody will know.
lesson-colt-express-turns-in-the-dark = You may draw in a tunnel too. But lay a card now, to see what the others see of it.
lesson-colt-express-turns-who-but-not-what = Tuco and Belle have laid cards as well. You see who laid them and not what they are; your own you know. They are shown when their moment comes.
lesson-colt-express-turns-double = Next, a double turn: everybody acts twice in a row before the next player does. Lay a card, or draw three. If you draw, you may lay one of those at once.
lesson-colt-express-turns-once-more = And once more.
lesson-colt-express-turns-others-twice = Then Tuco acted twice, and Belle. Two cards in a row can belong together: whoever draws first may find just the card that is needed.
lesson-colt-express-turns-switching = In a switching turn the first player still begins, and then it goes the other way round the table. You are the first. Act as you like.
lesson-colt-express-turns-end = Belle came before Tuco this time. Ghost, if he plays, may lay a card face down in the first turn of every round. Next: what happens when the pile is done.

## Events

lesson-colt-express-events = Events
lesson-colt-express-events-about = What many a round card brings when the last card is done.
lesson-colt-express-events-printed = Most round cards bring an event. It is there to be read from the beginning of the round, and it strikes when the last card of the pile has been carried out.
lesson-colt-express-events-rebellion = This one is the Passengers’ rebellion: at the end a bullet hits everybody inside the train. It is the last turn, and you are inside. What helps?
lesson-colt-express-events-still-inside = That leaves you inside, when the passengers lose their patience. Up on the roof you would be safe.
lesson-colt-express-events-rebelled = Tuco was inside, and Belle had climbed down: a bullet for each. You were on the roof and got none. Already the next round has begun.
lesson-colt-express-events-angry = Another one: Angry Marshal. Whoever is on the roof of his car takes a bullet; then he goes one car backward and chases whoever is inside there.
lesson-colt-express-events-angry-move = So he will come into the very car you are in. Your Move is the last card before that. Where to?
lesson-colt-express-events-to-the-marshal = That is where he stands at this moment. Go the other way.
lesson-colt-express-events-angered = Tuco, on his roof, was hit. Then the Marshal stepped into the car that you had just left. Other events shake bandits along the roofs or bring a second strongbox.
lesson-colt-express-events-station = The last round has a Station card. This is Pickpocketing: whoever is alone in a place may take a purse that lies there. You are alone; help yourself.
lesson-colt-express-events-costs-nothing = You may leave it there. But it costs nothing: take it.
lesson-colt-express-events-end = A purse for nothing. Read the event before you plan: where you stand when the pile is done may cost you a bullet or earn you money. Next: the count.

## The count

lesson-colt-express-reckoning = The count
lesson-colt-express-reckoning-about = The last cards of a game, the Gunslinger, and who wins.
lesson-colt-express-reckoning-last-cards = The fifth round, and three cards of yours are the last of the game: Fire, Robbery, Move. You have a purse of $250 and a jewel. Make the most of them.
lesson-colt-express-reckoning-gunslinger = You and Tuco have two bullets left each, the fewest of all. Whoever has the fewest at the end is the Gunslinger and gets $1,000. Fire, at whom you like.
lesson-colt-express-reckoning-loot = One bullet left: nobody has fewer. Now the Robbery: a purse that everybody knows holds $300, or a jewel?
lesson-colt-express-reckoning-less = The jewel is worth $500, and that purse only $300.
lesson-colt-express-reckoning-conductor = The last event is the conductor held hostage: whoever is in the Locomotive or on its roof gets $250. You still have a Move. Run!
lesson-colt-express-reckoning-no-bonus = Nothing is to be had there. The $250 are for those in or on the Locomotive, and you can run that far.
lesson-colt-express-reckoning-count = All purses are opened and everything is added up. You: $250, two jewels at $500, $250 from the conductor, $1,000 as Gunslinger. That makes $2,500.
lesson-colt-express-reckoning-title = Tuco comes to $1700, Cheyenne to $1,150: you have won! If two were equally rich, the one who was hit by fewer bullets would win.
lesson-colt-express-reckoning-end = That is all you need for a first game. The bandits have a power each; touch one at the table to read it. Try a match, or go on to other ways to play.

## The Expert variant

lesson-colt-express-expert = The Expert variant
lesson-colt-express-expert-about = A hand that lasts from round to round, and bullets that can be thrown out.
lesson-colt-express-expert-piles = In the Expert variant nothing is shuffled between rounds. You keep a hand, and what is used up goes to your own discard pile, which comes back only when the deck runs short.
lesson-colt-express-expert-bullets = A round opens, and two bullets are in your hand. Now, and only now, you may throw bullets out; nothing is drawn in their place. Throw out both.
lesson-colt-express-expert-all-of-them = You may keep a bullet, but what for? Throw out both.
lesson-colt-express-expert-lighter = They lie face up on your discard pile. They are not gone for good: when the discards become your deck again, the bullets come along.
lesson-colt-express-expert-keeping = The plan is over. What is left in your hand you may keep for the next round. You will want Robbery and Fire. Away with the Floor change.
lesson-colt-express-expert-let-it-go = You may. But see how discarding goes: let the Floor change go, the others will be of use.
lesson-colt-express-expert-keep-that = That one is worth keeping for the next round.
lesson-colt-express-expert-keep-the-rest = The other three are good to have. Keep them: in the next round you draw only until you hold six cards, Doc seven.
lesson-colt-express-expert-end = So you can prepare a plan for two rounds. A bullet you receive lies on top of your deck and is the next card you draw. That is the Expert’s game.

## Two players

lesson-colt-express-pairs = Two players, two bandits each
lesson-colt-express-pairs-about = Closed fists, one hand for two bandits, and a companion in the way.
lesson-colt-express-pairs-two-each = With two players everybody leads two bandits, and plays by the Expert variant. You have Tuco and Cheyenne, against Doc and Django. The richer pair wins.
lesson-colt-express-pairs-fists = One of yours starts in the caboose, the other in the car ahead. Who, is decided in a closed fist: the bandit in your left hand takes the caboose. Choose.
lesson-colt-express-pairs-closed = Your fists stay closed until the other player has chosen too. Then all open together, and four bandits are on the train.
lesson-colt-express-pairs-one-hand = Later, in the plan. Your one hand holds cards of both: five of Tuco’s, five of Cheyenne’s in all, and a single Marshal. A card moves the bandit of its colour.
lesson-colt-express-pairs-whose-card = Cheyenne stands beside a jewel; where Tuco is, nothing lies. Plan a Robbery for the right bandit.
lesson-colt-express-pairs-her-robbery = The jewel beside Cheyenne would stay where it is. Plan her Robbery.
lesson-colt-express-pairs-nothing-there = That would be Tuco’s Robbery, and there is nothing beside him.
lesson-colt-express-pairs-laid = The Robbery lies on the pile in Cheyenne’s colour. When its moment comes, she acts, and the jewel beside her is yours.
lesson-colt-express-pairs-companion = Tuco fires. In range are Doc, in the car ahead, and your own Cheyenne behind. If she were the only one, you would have to shoot her!
lesson-colt-express-pairs-your-own = That is your own bandit, and the bullet would go into your own deck.
lesson-colt-express-pairs-end = Well aimed. There is no Gunslinger in this game: at the end each side adds up what its two bandits have. That is all; try it.

## Teams

lesson-colt-express-teams = Teams
lesson-colt-express-teams-about = A partner beside you, and his cards in your hand.
lesson-colt-express-teams-partners = Four or six can play in teams of two. You, Doc, sit beside Tuco, your partner. At the end you add up your money.
lesson-colt-express-teams-his-card = At the start of a round everybody draws one card from the partner’s deck. You have drawn a Robbery of Tuco’s. Nobody else has seen it, not even he.
lesson-colt-express-teams-play-his = You may lay it in place of a card of your own: it will act for Tuco, who stands beside a jewel. Do him the favour.
lesson-colt-express-teams-a-service = You may. But this turn can bring your team a jewel: lay Tuco’s Robbery.
lesson-colt-express-teams-nothing-here = That one is your own, and where you stand nothing lies. Tuco has a jewel at his feet.
lesson-colt-express-teams-fire = Tuco’s Robbery waits on the pile. Now something for yourself: plan a Fire.
lesson-colt-express-teams-not-now = Another time. Now a Fire, to see whom it may hit.
lesson-colt-express-teams-whom = Tuco took the jewel, thanks to you. Now your Fire. In range are Cheyenne, in the car ahead, and Tuco, in the car behind.
lesson-colt-express-teams-your-partner = Your own partner! Each bullet fired at him counts off your team’s shots for the title of Gunslinger.
lesson-colt-express-teams-end = Well shot. Where a partner’s card asks something, the partner decides. The Gunslinger’s $1,000 goes to the team that has fired most. Now try it together.

## Horses & Stagecoach

lesson-colt-express-horses = Horses & Stagecoach
lesson-colt-express-horses-about = The attack on horseback, a Ride along the train, and the Shotgun.
lesson-colt-express-horses-attack = With this expansion the bandits arrive on horseback, from the caboose forward. At every car each decides in a closed fist: board here, or ride on.
lesson-colt-express-horses-ride-on = Four bandits beside the caboose. Whoever boards leaves the horse beside that car. You want to be nearer to the front: ride on.
lesson-colt-express-horses-further = The caboose is likely to be crowded. Stay in the saddle and ride on.
lesson-colt-express-horses-fist = Your fist is closed around your horse. When all fists open, whoever shows his bandit boards here, and the others ride on to the next car.
lesson-colt-express-horses-ride = Later on, horses belong to nobody. With a Ride you mount one beside your car, go up to three cars, and get off inside. Fetch the jewel in car 1.
lesson-colt-express-horses-not-yet = The coach is for the next lesson. First, the jewel in car 1.
lesson-colt-express-horses-gallop = A horse goes as far as three cars, and the jewel lies in car 1.
lesson-colt-express-horses-rode = Three cars in one go, from a roof to the inside, past everybody. The horse now waits where you got off, for whoever comes.
lesson-colt-express-horses-coach = The stagecoach drives beside the train and falls back by one car each round. Its roof is one step from the roof it faces. There the Shotgun guards a strongbox.
lesson-colt-express-horses-shotgun = Ghost and you have climbed onto the coach. As long as the Shotgun sits there he hurts nobody, but his strongbox stays out of reach. Teach him to fly.
lesson-colt-express-horses-the-other-one = Ghost has nothing that you want. The strongbox is under the Shotgun.
lesson-colt-express-horses-end = He landed on the roof beside, and Tuco, who stood there, took a bullet and fled. The strongbox is yours. From now on, shun the Shotgun’s roof.

## Hostages and whisky

lesson-colt-express-hostages = Hostages and whisky
lesson-colt-express-hostages-about = Passengers worth a ransom, and two kinds of flasks.
lesson-colt-express-hostages-into-the-coach = By a Floor change you have come inside the stagecoach, where passengers sit. Whoever gets in without a hostage must take one. It weighs on you, and is paid for at the end.
lesson-colt-express-hostages-whom = Three are left: the Teacher, the Banker and the Poodle. The Banker brings $1,000 to a captor who has a strongbox at the end, and he is no burden. You have one.
lesson-colt-express-hostages-no-more-punches = The Teacher brings $800, and forbids you every Punch. The Banker would forbid nothing.
lesson-colt-express-hostages-it-bites = The Poodle brings $1000, and a bullet at the start of every round. The Banker does not bite.
lesson-colt-express-hostages-taken = Nobody can take him from you. Take care of the strongbox, though: without one the Banker pays nothing.
lesson-colt-express-hostages-flask = Now, whisky. Flasks are loot, worth no money. In a normal turn you may drink instead of acting: classic whisky lets you draw three cards and then lay one. Cheers!
lesson-colt-express-hostages-the-other-flask = First the classic one; the old whisky comes next.
lesson-colt-express-hostages-thirsty = Not yet: drink from the classic flask first.
lesson-colt-express-hostages-after-the-drink = Three cards in your hand, and you lay one at once. Any you like.
lesson-colt-express-hostages-old = A flask holds two draughts: the classic one is half empty now. Old whisky is stronger: it lets you lay two cards in a row. Drink the old one.
lesson-colt-express-hostages-two-cards = Drink from the flask of old whisky, to lay two cards in a row.
lesson-colt-express-hostages-first-of-two = Lay the first of two.
lesson-colt-express-hostages-second-of-two = And the second.
lesson-colt-express-hostages-end = Two actions, one after the other, and nobody could come between them. A Punch can knock a flask out of you, so do not save it for too long.

## The time-travel car

lesson-colt-express-time-car = The time-travel car
lesson-colt-express-time-car-about = Vanish from the train, and appear where nobody expects you.
lesson-colt-express-time-car-the-car = In front of the Locomotive stands a curious vehicle: the time-travel car. It has one floor only, and the Marshal never enters it.
lesson-colt-express-time-car-get-in = From inside the Locomotive it is one Move away; from the roofs it can be the last step of a run. Get in.
lesson-colt-express-time-car-other-way = That leads back along the train. The time car is ahead of the Locomotive.
lesson-colt-express-time-car-hide = You were alone in it at the end of the round, so you travel in time! Choose in secret under which car you hide. There is a jewel in car 1.
lesson-colt-express-time-car-marshal-there = The Marshal is in that car: you would have to flee with a bullet as soon as you appear.
lesson-colt-express-time-car-nothing-there = There is no jewel to be had there. Hide under car 1.
lesson-colt-express-time-car-somewhere = For the others you are somewhere. During the whole next plan nobody but you knows where, and nobody can harm you.
lesson-colt-express-time-car-plan = The next round, the last turn of its plan. Soon you will appear in car 1, beside the jewel. Plan for it.
lesson-colt-express-time-car-be-ready = You will appear beside a jewel: have a Robbery ready for it.
lesson-colt-express-time-car-appeared = There you are, before the first card was carried out, and your Robbery took the jewel. Two bandits in the time car at once travel nowhere.
lesson-colt-express-time-car-last-round = The fifth round: now nobody travels. Whoever is alone in the time car at the very end gets $500 and all the loot that lies in it. Run!
lesson-colt-express-time-car-nothing-for-you = There is nothing for you there. Run to the front, into the time car.
lesson-colt-express-time-car-only-250 = There the conductor’s $250 would wait for you. In the time car it is $500, and the loot.
lesson-colt-express-time-car-end = $500, a purse and a jewel. And with that you know everything that this train has to offer. Good luck, bandit!
