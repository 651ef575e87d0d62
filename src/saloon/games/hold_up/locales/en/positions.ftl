# Why a position is refused, and what always holds in one.

name-hold-up-cards = every gang’s nine gangsters must be in hand, in the pile, in the town or out of the game, once, and no more of them face down than allowed.
name-hold-up-events = every event must lie in a gap or be undrawn, once.
name-hold-up-buildings = six different buildings must stand in the town, the large ones in the centre.
name-hold-up-loot = twelve loot tiles and four bonus tiles must lie on the buildings, and none guarded or taken before its time.
name-hold-up-places = a gangster must be known to his own gang, and to everybody after the placing.
name-hold-up-sides = places before a building are taken one after the other, and none in a closed street.
name-hold-up-captures = one gang captures another only where both stand, after the robberies.
name-hold-up-question = nobody could be asked anything here that belongs to this step.
