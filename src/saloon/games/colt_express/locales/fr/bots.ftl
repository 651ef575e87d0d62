# Pourquoi les bots ont choisi ainsi. $change dit de combien une chose change, $sign et $size en sont les deux parts.

because-colt-express-money = argent { $sign }{ MONEY($size) }
because-colt-express-shots = balles tirées { $sign }{ $size }
because-colt-express-gunslinger = l’avance pour le titre d’As de la gâchette
because-colt-express-bullets = balles reçues { $sign }{ $size }
because-colt-express-hand = sortes de cartes en main { $sign }{ $size }
because-colt-express-loot-coming = butin promis par des cartes de la pile { $sign }{ MONEY($size) }
because-colt-express-shots-coming = tirs promis par des cartes de la pile
because-colt-express-punches-coming = coups de poing promis par des cartes de la pile
because-colt-express-loot-here = meilleur butin là où il se tiendra { $sign }{ MONEY($size) }
because-colt-express-roof = bandits qui se tiendront sur un toit { $sign }{ $size }
because-colt-express-strongboxes = wagons jusqu’à la cagnotte la plus proche { $sign }{ $size }
because-colt-express-marshal = bandits à côté du wagon du Marshal { $sign }{ $size }
because-colt-express-flasks = flasques { $sign }{ $size }
because-colt-express-hostage = otages à garder { $sign }{ $size }
because-colt-express-passengers = bandits parmi les passagers de la diligence { $sign }{ $size }
because-colt-express-saddles = Chevauchées de la pile qui trouvent un cheval
because-colt-express-free = bandits libres si la Fuite s’arrêtait là { $sign }{ $size }
because-colt-express-car = bandits dans la Voiture à voyager dans le temps { $sign }{ $size }
because-colt-express-begins = joueurs qui agissent plus tôt au prochain tour { $sign }{ $size }
