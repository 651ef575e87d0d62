# Le plateau dans le terminal.

cli-pe-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
cli-pe-saloon = Saloon
cli-pe-last = Dernière : { $card }
cli-pe-watched = Cavalerie
cli-pe-empty = vide
cli-pe-round = Manche { $number }
cli-pe-supremacy = Suprématie : { $gang }
cli-pe-discard = Défausse : { $cards }
cli-pe-out = Retirés de la partie : { $cards }
cli-pe-under = Sous { $town } : { $cards }
cli-pe-known = Vous savez ce qui vient ensuite à { $town } : { $card } ({ $gang })
cli-pe-known-saloon = Vous savez ce qui vient ensuite au Saloon : { $card }
cli-pe-looked = Ont regardé la prochaine carte de { $town } : { $names }
cli-pe-looked-saloon = Ont regardé la prochaine carte du Saloon : { $names }
cli-pe-gone = Partis de { $town } : { $counts }
cli-pe-gone-saloon = Sortis du Saloon : { $counts }
cli-pe-points = pts
cli-pe-legend = { $star } chef  { $one } jeton Numéro un  { $dollar } Dollar
