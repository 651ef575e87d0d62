# What the coach says at each kind of question: what to think about. What a thing does is said where the thing is.

coach-hold-up-opening = What you see now only you and few others will know. Look beside a building with rich loot: an event there can change everything.
coach-hold-up-place = Two things count at once: strength before the building, for the loot, and revolvers in the street, for the bounties. A strong gangster decides; a cheap one risks little. Who can still overtake you there?
coach-hold-up-look = Look where it can still change what you do: an event beside a building you want, or a hidden gangster who may beat you there.
coach-hold-up-capture = Add up the bounties of each rival gang in this street. The dearest is usually best, unless a poorer rival is no danger and the leader can be stopped.
