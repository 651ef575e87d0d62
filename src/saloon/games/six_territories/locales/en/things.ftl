# What each thing does, in a sentence or two; what it is called, where no name-… says so.

thing-six-territories-territory = A territory
about-six-territories-territory = Each character posted here brings its player the riches lying here at the end: all of them, or an equal share in advanced scoring.
thing-six-territories-pot = Pot
about-six-territories-pot = The riches of this territory, added up: what its characters are paid at the end. Without any character it goes to nobody.
about-six-territories-token-riches-0 = Worth nothing, but it takes up a place for riches: a way to clog a rival’s territory.
thing-six-territories-token-riches = Riches
about-six-territories-token-riches = Lay it on any territory with a riches place free: its pot grows by so many points.
thing-six-territories-token = Territory token
about-six-territories-token = Goes onto a free symbol of its own territory. Who drew it may post a character on it, at once or never.
thing-six-territories-drawn = The token drawn
about-six-territories-drawn = It must be laid: a territory token on its own territory, riches on any territory with a place free.
thing-six-territories-envelope = Envelope
about-six-territories-envelope = In every turn one token is drawn from here, unseen. What is left is no secret, only the order in which it comes.
thing-six-territories-aside = Set aside
about-six-territories-aside = Tokens for which there was no place any more. They are out of the game and worth nothing to anybody.
thing-six-territories-player = A player’s characters
about-six-territories-player = Three for the whole game. Once posted they stay where they are; those still in hand at the end bring nothing.
thing-six-territories-score = Points
about-six-territories-score = What all the characters posted have brought. The highest total wins, and equals share the win.
thing-six-territories-hand = Keeping the character
about-six-territories-hand = The token just laid stays bare for good, and your character waits for another one.
