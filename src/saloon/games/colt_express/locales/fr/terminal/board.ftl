# Le plateau dans le terminal.

cli-ce-locomotive = 0 loco
cli-ce-caboose = { $car } queue
cli-ce-hand = main
cli-ce-deck = pioche
cli-ce-discard = déf.
cli-ce-bullets = balles
cli-ce-received = reçues
cli-ce-known = argent
cli-ce-round = Manche { $number }/{ $rounds } : { $event }
cli-ce-station = Manche { $number }/{ $rounds }, gare : { $event }
cli-ce-pile = Pile :
cli-ce-your-hand = Votre main : { $cards }
cli-ce-your-discard = Votre défausse : { $cards }
cli-ce-known-purses = Bourses que vous connaissez dans le train : { $purses }
cli-ce-purse-roof = { $value } sur le toit { $car }
cli-ce-purse-inside = { $value } dans le wagon { $car }
cli-ce-legend = { $purse } bourse  { $jewel } bijou  { $strongbox } cagnotte  { $marshal } Marshal  { $back } carte cachée
cli-ce-legend-coach = { $flask } flasque  { $horse } cheval  { $shotgun } Shotgun
cli-ce-coach = diligence
cli-ce-time = Voiture
cli-ce-team = éq. { $number }
cli-ce-gone = parti
cli-ce-keep =
    { $count ->
        [one] ({ $count } carte peut être gardée)
       *[other] ({ $count } cartes peuvent être gardées)
    }
cli-ce-hostages = Dans la diligence : { $names }
cli-ce-riding = Au galop à la hauteur du wagon { $wagon } : { $names }
cli-ce-away = { $bandit_name } voyage dans le temps.
cli-ce-hidden = { $bandit_name } voyage dans le temps et se cache sous { ce-the-place }.
cli-ce-picked = Votre choix secret : { $choices }
cli-ce-pick-play = jouer { $card }
cli-ce-pick-hide = jouer { $card } face cachée
cli-ce-pick-keep = garder { $card }
cli-ce-pick-keep-no-more = ne plus rien garder
cli-ce-pick-draw = piocher
cli-ce-pick-pass = passer
cli-ce-pick-board = monter à bord
cli-ce-pick-ride-on = chevaucher plus loin
cli-ce-flasks = Vos flasques : { $flasks }
cli-ce-card-of = { $card } de { $bandit_name }
