# What speaks for a choice, or against it, in words for everybody: whoever chose, the choice is what the sentence is about.
# -more and -less: it changes a thing; -kept: other choices would cost it. $size is by how much, $how whether that is sure.
# What would say nothing to people has no sentence, and is not told.

because-six-territories-points-more = Brings points at once
because-six-territories-points-less = Costs points held so far
because-six-territories-points-kept = Keeps points that are held
because-six-territories-places-more = More points to come where riches may still be laid
because-six-territories-places-less = Fewer points to come where riches may still be laid
because-six-territories-places-kept = Keeps places free for better riches
because-six-territories-drawn-more = The riches drawn can be laid to good use
because-six-territories-symbols-more = More characters in hand should find a place
because-six-territories-best-posts-more = The characters in hand may hope for richer territories
because-six-territories-best-posts-kept = Keeps better prospects for the characters in hand
because-six-territories-sharers-more = Rivals may come and take more of the points
because-six-territories-sharers-less = Rivals can take less of the points
because-six-territories-sharers-kept = Lets rivals take less of the points
