# The lessons: at most 40 words a step.

## Placing

lesson-hold-up-placing = A gang comes to town
lesson-hold-up-placing-about = The aim, your gangsters, and how to place them before the buildings.
lesson-hold-up-placing-welcome = Welcome to town! You lead the Coyotes; Ben’s Rattlers and Cleo’s Vultures came for the same reason. Rob the buildings, capture rivals in the streets, and be the richest at the end.
lesson-hold-up-placing-loot = Six buildings, two loot tiles on each. When all gangsters are placed, the strongest gang at a building takes the bigger tile, the second the smaller one, and the others nothing.
lesson-hold-up-placing-numbers = Every gangster has three numbers. On the left his strength, for robbing. On the right his firepower, in revolvers, for the street. At the bottom the bounty for whoever captures him.
lesson-hold-up-placing-chief = In your turn you place a gangster from your hand. The Bank holds $900 and $300, and only the Rattlers’ Kid, of strength 2, is there. Send your Chief, of strength 6, to the Bank.
lesson-hold-up-placing-your-chief = He may go there. But the Bank is worth more, and it takes your Chief to win it.
lesson-hold-up-placing-not-there = He would be strong there too. But the Bank’s $900 have only a Kid before them: send him there.
lesson-hold-up-placing-too-weak = He is no stronger than the Kid who is there. Your Chief has strength 6: he is the man for the Bank.
lesson-hold-up-placing-later = Some gangsters may be placed face down; that comes in the next lesson. Place this one face up.
lesson-hold-up-placing-look = After placing you look, in secret, at something you have not seen: for instance one of the event cards between the buildings. Look at one of the two beside the Bank.
lesson-hold-up-placing-beside-the-bank = That one touches other buildings. Your Chief is at the Bank: look at an event beside it.
lesson-hold-up-placing-drawn = What you saw is your secret; what events do, you will learn soon. Then you drew a card, so that you have three again. Everybody places seven gangsters; two of his nine stay out.
lesson-hold-up-placing-outnumbered = The Rattlers’ Lieutenant, of strength 5, has joined their Kid: together 7, against your 6. Strengths add up, on both sides of a corner building. Bring somebody to the Bank.
lesson-hold-up-placing-add-up = There he does not help your Chief. The Bank stands on a corner: from either of its two streets he adds his strength.
lesson-hold-up-placing-look-again = Now you are ahead again at the Bank. Finish your turn with another look, wherever you like.
lesson-hold-up-placing-end = That is a turn: place, look, draw. Be strong where the money is, and count what the others have there. Next: secrets, yours and theirs.

## Secrets

lesson-hold-up-secrets = Secrets
lesson-hold-up-secrets-about = What you see before the others do, and how to hide a gangster.
lesson-hold-up-secrets-events = Six events lie face down between the buildings. Each touches the two buildings beside it and lies in one street. They stay hidden until all gangsters are placed, but you can look ahead.
lesson-hold-up-secrets-first-look = Before play, everybody looks at two events. The Rattlers and the Vultures have done so: you saw where, but not what. Your turn: look between the Grand Hotel and the Assay Office.
lesson-hold-up-secrets-the-hotel = Any event may be worth a look. This time take the one in South Street, between the Grand Hotel and the Assay Office.
lesson-hold-up-secrets-second-look = Hidden loot! All four tiles of the two buildings will be worth $200 more. Now another: one of the two marked. East Street is barred: the Rattlers saw that pair, and nobody may see the same.
lesson-hold-up-secrets-one-of-two = Any other would do as well. But in this story you will need one of the two that are marked.
lesson-hold-up-secrets-seen = From now on you see here what you found, with an eye on it. The others know only where you looked. The small signs beside the events tell the same of them.
lesson-hold-up-secrets-face-down = At the Grand Hotel $800 will be $1,000. Placed openly, your Chief would draw the others there. With three players each may place two gangsters face down. Hide your Chief there.
lesson-hold-up-secrets-face-up = Then everybody sees him, and wonders what you know. Choose to place face down first, then the Chief and the Grand Hotel.
lesson-hold-up-secrets-the-strong-one = A fine bluff, but you want the $1,000: hide the one who can win them, your Chief.
lesson-hold-up-secrets-where-it-pays = Hidden he is, but you know where the hidden loot lies: at the Grand Hotel and the Assay Office. Try the Grand Hotel.
lesson-hold-up-secrets-hidden = The others see a Coyote, and not which. With two players each may hide three gangsters, with three players two, with four only one. When all are placed, all are turned up.
lesson-hold-up-secrets-peek = Now your look. The Vultures have somebody face down at the Grand Hotel as well. Instead of an event you may look at a rival’s hidden gangster. Who is it?
lesson-hold-up-secrets-rather-him = That would tell you something too. But your Chief may have met his match: look at the gangster face down.
lesson-hold-up-secrets-end = Their Gunslinger: strength 2, so no match for your 6, but a danger in the street. What you see stays yours alone. Next: the robberies.

## The robberies

lesson-hold-up-robbing = The robberies
lesson-hold-up-robbing-about = Events are turned up, and the strongest gangs empty the safes.
lesson-hold-up-robbing-last-turn = The others have placed all their gangsters; the last turn is yours. Of your three cards you place one more. The other two are never used.
lesson-hold-up-robbing-sheriff = The Saloon’s $1,000 look tempting. But you have looked: between the Bank and the Saloon lies the sheriff. He guards the biggest of their four tiles, so that nobody gets it.
lesson-hold-up-robbing-bank = At the Bank the Rattlers have 5 and 2, together 7. You have a Raider, of strength 4. If strengths are equal, the order of the turn decides, and the Rattlers are first. Win the $900!
lesson-hold-up-robbing-guarded = The sheriff guards the Saloon’s $1000, as only those know who have looked. Leave the Saloon to the others.
lesson-hold-up-robbing-tie-or-less = 4 and 3 make 7, like the Rattlers, and in a tie they come before you. You need one more point of strength: your Brute.
lesson-hold-up-robbing-to-the-bank = The Bank’s $900 are the biggest prize within your reach: go there.
lesson-hold-up-robbing-no-need = Everything is turned up right after this turn: there is no need to hide anybody now.
lesson-hold-up-robbing-last-look = 8 against 7! The last look of the game: two events you have not seen yet. Choose one; then all will be turned up.
lesson-hold-up-robbing-robbed = Events and gangsters are turned up, and events act first. Then the buildings are robbed: with 8 your gang took the Bank’s $900, with 7 the Rattlers took $300.
lesson-hold-up-robbing-guards = At the Saloon the sheriff guarded $1,000. The deputy, on its other side, guards the smaller tile of each of his two buildings, here $400. All three gangs went there for nothing.
lesson-hold-up-robbing-hotel = The hidden loot made the Grand Hotel’s tiles $200 dearer: $1,000 went to the Vultures with 8, and $600 to you with 6. So coming second can pay, too.
lesson-hold-up-robbing-alone = Another last turn, and you have seen all events, so you will not look any more. At the Grand Hotel both rivals have 11, at the Station the Vultures have 7. Where does your last gangster earn most?
lesson-hold-up-robbing-nothing-more = There he brings you nothing more: you are ahead already, or guards leave nothing to take. Is there no building that everybody forgot?
lesson-hold-up-robbing-third = You would only be third there, and the third gang gets nothing. Is there no building that everybody forgot?
lesson-hold-up-robbing-second = That would make you second, for $300. Nobody stands before the Assay Office, where the hidden loot makes $600 worth $800.
lesson-hold-up-robbing-end = $800, without a rival! A gang that is alone takes the bigger tile only; the smaller one stays behind. The loot is safe, but outside they are drawing their guns. Next: the streets.

## The streets

lesson-hold-up-streets = Settling the streets
lesson-hold-up-streets-about = Revolvers, captures, bounties, and who has won.
lesson-hold-up-streets-revolvers = After the robberies scores are settled, street by street: North, East, South, West. There strength means nothing. What counts is firepower, the revolvers on the right of each card.
lesson-hold-up-streets-streets = In each street every gang adds up the revolvers of its gangsters there, whichever building they stand before. The best-armed gang captures one other gang and earns the bounties on all its gangsters in that street.
lesson-hold-up-streets-arm = Your last gangster. In North Street you have 2 revolvers, the Vultures 3, the Rattlers 4, and in a tie the Rattlers go first. You hold a Gunslinger with 4. Place him in North Street.
lesson-hold-up-streets-north = Well aimed: 6 revolvers against 4 and 3. You must capture one gang, all its gangsters in this street. For the Vultures’ Chief there are $500; for three Rattlers $300, $200 and $300. Whom?
lesson-hold-up-streets-count-bounties = One Chief is worth $500. But the three Rattlers bring $800 together: add up the bounties.
lesson-hold-up-streets-wrong-street = That is another street, where he does not help your Lieutenant. North Street runs past the Bank, the Saloon and the General Store.
lesson-hold-up-streets-fewer = With 2 revolvers more you would have 4, like the Rattlers, who win ties. The Gunslinger brings 4.
lesson-hold-up-streets-no-need = All are turned up right after this turn: no need to hide him. Place him face up.
lesson-hold-up-streets-captured = $800 for you; all others in North Street went home. In East Street the Vultures’ Rifleman, with 3 revolvers, captured your Kid: with a single rival there was nothing to choose. That brings them $200.
lesson-hold-up-streets-south = South Street: your Rifleman and your Brute have 4 revolvers, the Rattlers’ Chief 3, the Vultures’ Brute 1. Whom will you capture?
lesson-hold-up-streets-the-chief = The Brute brings $300, the Chief $500. The better-armed one may be captured just as well.
lesson-hold-up-streets-keg = In West Street the Rattlers were best armed, and your Safecracker was in danger. But a powder keg lay there: where it lies, scores are not settled, and nobody is captured.
lesson-hold-up-streets-end = $1,500 of loot and $1,300 of bounties: $2800, and you have won! So strength fills your safe and revolvers your jail. Next: poker, and the other surprises between the houses.

## The other events

lesson-hold-up-events = Poker, signs and a machine gun
lesson-hold-up-events-about = What the other events do, and how to make use of what you saw.
lesson-hold-up-events-nine = There are nine events, and six of them lie in the town. You know the sheriff, the deputy, the hidden loot and the powder keg. Here are the other five.
lesson-hold-up-events-poker = Beside the Saloon and the General Store lies poker: there gangs are compared as poker hands, equal strengths making pairs. The Rattlers have 6 and 5, you have 4. Which card takes the $1,000?
lesson-hold-up-events-no-pair = Sums do not count where poker is played, and without a pair the highest card decides: their 6. A second 4 would make a pair.
lesson-hold-up-events-to-the-saloon = The $1,000 are at the Saloon, and one card of yours makes a pair with your 4 there.
lesson-hold-up-events-no-need = All are turned up right after this turn: no need to hide anybody. Place face up.
lesson-hold-up-events-pair = A pair of fours beats 6 and 5, and the $1,000 are yours. Three alike beat two pairs, two pairs beat one, as in poker.
lesson-hold-up-events-sign = The painted sign acts first of all: it changes places with the event straight across the town. Here it lies in East Street, and in West Street the stagecoach. They will swap.
lesson-hold-up-events-stagecoach = Then the stagecoach: the two buildings beside it exchange their loot. It will lie in East Street, between the General Store and the Station with its $1,000. So where do you go?
lesson-hold-up-events-emptied = The stagecoach will carry the $1,000 away from there before anybody robs. Where to? To the building on its other side.
lesson-hold-up-events-the-store = Think: sign and stagecoach swap places, and then the Station’s loot goes to the General Store, where nobody waits for it.
lesson-hold-up-events-swapped = The $1,000 came to the General Store, and only you were there. The others fought for $300 at the Station. That is what looking is for!
lesson-hold-up-events-gun = The machine gun gives each chief in its street 2 more firepower. Here that is South Street. You have 3 revolvers there, the Rattlers 7, and they win ties. Whom do you place in South Street?
lesson-hold-up-events-not-enough = That is not enough in South Street, where the Rattlers have 7. Beside the machine gun your Chief has 3 and 2.
lesson-hold-up-events-a-chief = Your Gunslinger would make it 7, like the Rattlers, who win ties. Beside the machine gun your Chief has 3 and 2.
lesson-hold-up-events-south-street = The right man in the wrong street: the machine gun helps chiefs in South Street only.
lesson-hold-up-events-fired = 3 and 5 make 8: you are best armed in South Street. The Rattlers have two gangsters there, of $350 each, the Vultures one of $350. Whom do you capture?
lesson-hold-up-events-two-of-them = That is $350. The two Rattlers bring twice as much.
lesson-hold-up-events-seduction = The last one, Operation Seduction: at the two buildings beside it each woman, Raider or Lookout, is 1 stronger in robbing. That can make a pair at poker, and never changes firepower.
lesson-hold-up-events-end = You know the whole game. Signs and coaches first, then guards, then robberies, and at last the streets. Look well, hide well, count twice, and be the richest in town!
