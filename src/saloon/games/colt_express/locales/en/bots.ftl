# Why bots chose as they did. $change is by how much something changes, $sign and $size are its two parts.

because-colt-express-money = money { $sign }{ MONEY($size) }
because-colt-express-shots = bullets fired { $sign }{ $size }
because-colt-express-gunslinger = the lead for the Gunslinger’s reward
because-colt-express-bullets = bullets received { $sign }{ $size }
because-colt-express-hand = kinds of card in hand to choose from { $sign }{ $size }
because-colt-express-loot-coming = loot that cards on the pile promise { $sign }{ MONEY($size) }
because-colt-express-shots-coming = shots that cards on the pile promise
because-colt-express-punches-coming = punches that cards on the pile promise
because-colt-express-loot-here = the best loot where he will stand { $sign }{ MONEY($size) }
because-colt-express-roof = bandits who will stand on a roof { $sign }{ $size }
because-colt-express-strongboxes = cars to the nearest strongbox { $sign }{ $size }
because-colt-express-marshal = bandits beside the Marshal’s car { $sign }{ $size }
because-colt-express-flasks = flasks { $sign }{ $size }
because-colt-express-hostage = hostages to look after { $sign }{ $size }
because-colt-express-passengers = bandits among the passengers of the coach { $sign }{ $size }
because-colt-express-saddles = rides on the pile that find a horse
because-colt-express-free = bandits free if the Escape ended now { $sign }{ $size }
because-colt-express-car = bandits in the time-travel car { $sign }{ $size }
because-colt-express-begins = players who act earlier in the next turn { $sign }{ $size }
