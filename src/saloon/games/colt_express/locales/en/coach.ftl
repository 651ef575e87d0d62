# What the coach says at each kind of question: what to think about. What a thing does is said where the thing is.

coach-colt-express-plan = Nothing happens yet: cards go onto one pile, which is played out later in the same order. Think where you and the others will stand by then. Loot where you will be? Rob. Somebody in your line? Fire. Nothing good in hand? Draw.
coach-colt-express-opening = Bullets can do nothing for you; in your hand they only take the room of cards you could play. Few reasons speak for keeping one.
coach-colt-express-melee = Everybody chooses at the same time and in secret. Ask yourself what the others will want, and take a card that is good whatever comes before it.
coach-colt-express-cover = A second card at once is a gift of time: your two bandits act one right after the other, with nobody in between. Is there an action for the other one that is good right then?
coach-colt-express-take = You do not know the round yet. A card that is nearly always useful, a Robbery or a Move, is worth more than one for a special plan.
coach-colt-express-keep-some = What you keep is already in your next hand. Keep what you will want at the beginning of the next round; a bullet is hardly ever it.
coach-colt-express-fist = The one in the caboose is farther from the Marshal, the other is nearer to the loot of the cars ahead. Whose power is worth more where?
coach-colt-express-attack = Who boards early has company and competition at the rear; who rides on gets loot to himself, nearer to the Marshal. What will those who still ride do?
coach-colt-express-character = Every bandit plays the same cards; only the power differs. For a first game take one whose power works by itself, such as Doc’s bigger hand.
coach-colt-express-pair = Your two bandits share one deck, and each keeps his own power. Look for two powers that help each other.
coach-colt-express-board = Nobody rides beside you any more, so nobody can surprise you. Look where the loot lies and how few will want it.
coach-colt-express-keep = What you discard now comes back only when your deck is empty. Keep what fits the next round, and let go what would only fill your hand.
coach-colt-express-move = Look at the cards still on the pile: where do your next actions want you to stand, and who may shoot or hit you there? Mind the Marshal’s car.
coach-colt-express-fire = A bullet hurts one rival for the rest of the game. The one who is richest, or whose next hand matters most, is the best target. Every shot also counts for the Gunslinger.
coach-colt-express-rob = Take what is worth most: a strongbox before a jewel, and a jewel before nearly any purse. What you leave lies there for the next robber.
coach-colt-express-punch = A punch takes loot out of a pocket and a bandit out of his plan. Who carries the most, and whose next cards go wrong if he stands elsewhere?
coach-colt-express-knock = What falls lies here, for whoever robs here next. Is a Robbery of yours coming, or one of somebody else’s?
coach-colt-express-pocket = A purse in your pocket is yours at once; on the floor it is anybody’s. Something must speak for letting it fall.
coach-colt-express-throw = Send him where his next cards are worthless. Inside the train, the Marshal next door is a good address: it costs your victim a bullet.
coach-colt-express-marshal = The Marshal clears a car: whoever is inside flees to the roof with a bullet. Chase the rich, keep him out of your own car, and mind where your next cards lead.
coach-colt-express-pickpocket = A free purse. Only an odd plan would leave it lying.
coach-colt-express-ride = Think beyond your own car. Where is the loot or the shot that nobody else can reach in time?
coach-colt-express-hostage = Every hostage pays a ransom and hinders you in a way of his own. Take the one whose burden touches your plan least.
coach-colt-express-flee = You must go, but you choose the side. Think of your next card on the pile: on which roof does it still work?
coach-colt-express-travel = Nobody sees where you hide. Choose the place where your cards of the next round will do most, and where nobody expects you.
