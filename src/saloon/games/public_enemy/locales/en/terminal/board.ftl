# The board in the terminal.

cli-pe-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
cli-pe-saloon = Saloon
cli-pe-last = Last: { $card }
cli-pe-watched = Cavalry
cli-pe-empty = empty
cli-pe-round = Round { $number }
cli-pe-supremacy = Supremacy: { $gang }
cli-pe-discard = Discards: { $cards }
cli-pe-out = Not in this game: { $cards }
cli-pe-under = Under { $town }: { $cards }
cli-pe-known = You know what comes next in { $town }: { $card } ({ $gang })
cli-pe-known-saloon = You know what comes next at the saloon: { $card }
cli-pe-looked = Looked at the next card in { $town }: { $names }
cli-pe-looked-saloon = Looked at the next card of the saloon: { $names }
cli-pe-gone = Gone from { $town }: { $counts }
cli-pe-gone-saloon = Gone from the saloon: { $counts }
cli-pe-points = pts
cli-pe-legend = { $star } leader  { $one } One token  { $dollar } Dollar
