# What is said to the pictures of the game.

figure-colt-express-aim-title = A train full of money
figure-colt-express-aim = You are a bandit on a train. Grab purses, jewels and strongboxes, inside and on the roofs. Whoever owns the most after five rounds wins. The Marshal guards the Locomotive.
figure-colt-express-plan-title = First you plan together
figure-colt-express-plan = In turn, everybody lays a card on one common pile, or draws three instead. The round card says how many turns there are. In a tunnel cards are laid face down!
figure-colt-express-cards-title = Six kinds of card
figure-colt-express-cards = Go along the train, climb or drop a floor, fire, pick up loot, punch a neighbour, or send the Marshal one car on. Point at a card to read what it does.
figure-colt-express-action-title = Then the pile is played out
figure-colt-express-action = First laid, first done, and you must do what you planned. You decide the details only now: on the roofs you run up to three cars, inside just one.
figure-colt-express-bullets-title = Bullets clog your hand
figure-colt-express-bullets = Inside, you hit bandits in the next car. Each hit puts a dead card into their deck. Meet the Marshal, and you flee to the roof with one of his bullets.
figure-colt-express-winning-title = The richest wins
figure-colt-express-winning = After round five count your loot. Whoever fired the most bullets is the Gunslinger and earns $1,000 on top.
figure-colt-express-inside = Inside the train a Move takes Doc one car, forward or backward.
figure-colt-express-roofs = On the roofs a Move takes Doc one, two or three cars.
figure-colt-express-sight = From the roof Doc sees as far as the first bandit on each side. Belle is hidden behind Tuco.
figure-colt-express-pile = Played out in the order in which it was laid. The cards of the tunnel turn are hidden until their moment comes.
figure-colt-express-marshal = Wherever the Marshal goes, bandits inside that car flee to its roof, each with a neutral bullet.
figure-colt-express-start = Four players: the first and the third start in the caboose, the second and the fourth in the car ahead of it.
figure-colt-express-reach = Inside, a shot reaches the next car forward and the next car backward. Cheyenne is two cars away: too far for Doc.
figure-colt-express-floors = Tuco stands right above Doc, but nobody shoots through a roof unless he is Tuco. Django and Cheyenne are in range.
figure-colt-express-meeting = The Marshal stands in the next car. If Doc moves there, Doc ends on its roof with a neutral bullet.
figure-colt-express-through = Tuco reaches Django in the next car like anybody else, and Doc through the roof of his own car.
figure-colt-express-belle = Belle is in sight, but Tuco and Django are too: as long as Doc has another target, Belle cannot be chosen.
figure-colt-express-coach = The roof of the coach is one step from the roof it faces: Doc can run along the train, or end on the coach.
