# Why bots chose as they did. $change is by how much something changes, $sign and $size are its two parts.

because-six-territories-points = points held now
because-six-territories-places = points to come on free places
because-six-territories-drawn = points to gain with the riches drawn
because-six-territories-symbols = characters in hand that will find a symbol
because-six-territories-best-posts = points from the best posts for the hand
because-six-territories-fair-posts = points from average posts for the hand
because-six-territories-sharers = points that latecomers may take away
because-six-territories-turns = turns until the next one { $sign }{ $size }
