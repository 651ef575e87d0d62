# Why a position is refused, and what always holds in one.

name-public-enemy-cards = every card of every deck must be somewhere, once.
name-public-enemy-decks = a card must be known to somebody if it is settled, and only then.
name-public-enemy-stacks = a stack holds outlaws of one gang, with nothing between them.
name-public-enemy-fast = the fast set-up leaves out one outlaw of each gang in each town, no leader; the usual one none.
name-public-enemy-tokens = Wanted tokens, dollars, the cavalry, supremacy and the round must be within their bounds.
name-public-enemy-question = nobody could be asked anything here that belongs to this phase.
