# Le plateau dans le terminal.

cli-hu-letter-north = N
cli-hu-letter-east = E
cli-hu-letter-south = S
cli-hu-letter-west = O
cli-hu-street-north = Rue Nord :
cli-hu-street-east = Rue Est :
cli-hu-street-south = Rue Sud :
cli-hu-street-west = Rue Ouest :
cli-hu-spot-north-left = Nord, côté ouest :
cli-hu-spot-north-right = Nord, côté est :
cli-hu-spot-east = Est :
cli-hu-spot-south-right = Sud, côté est :
cli-hu-spot-south-left = Sud, côté ouest :
cli-hu-spot-west = Ouest :
cli-hu-closed = fermée
cli-hu-keg = baril de poudre
cli-hu-gun = mitrailleuse
cli-hu-hand = main
cli-hu-pile = pile
cli-hu-face-down = cachés
cli-hu-loot = butin
cli-hu-bounty = primes
cli-hu-money = argent
cli-hu-your-hand = Votre main : { $cards }
cli-hu-legend = 6/3 force/puissance de feu  { $back } face cachée  { $guard } protégé  { $skull } premier joueur  { $woman } femme
