# Le plateau dans le terminal.

cli-we-round = Manche { $number }
cli-we-money = Argent
cli-we-hand = Cartes en main
cli-we-pile = Pioche : { $pile }   Défausse : { $discard }, dessus : { $top }
cli-we-pile-again = Pioche (remélangée) : { $pile }   Défausse : { $discard }, dessus : { $top }
cli-we-playing = En jeu : { $card }
cli-we-hit = Dernier tir : { $card }, touché
cli-we-miss = Dernier tir : { $card }, raté
cli-we-your-hand = Votre main : { $cards }
cli-we-search = Dans la défausse : { $cards }
cli-we-legend = { $photo } Photo  { $bank } banque  { $stagecoach } diligence  { $gun } tireur  { $hideout } caché  { $captured } capture à ce jour
