# Le plateau dans le terminal.

cli-st-pot = butin { $pot }
cli-st-player =
    { $left ->
        [one] { $name }, reste { $left }
       *[other] { $name }, restent { $left }
    }
cli-st-envelope =
    Enveloppe : { $size ->
        [one] { $size } jeton
       *[other] { $size } jetons
    }, dont { $symbols } pour les territoires, richesses { $riches }
