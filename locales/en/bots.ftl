# Bots: why they chose as they did.

# $change is by how much something changes, $sign and $size are its two parts.

# $chance and $next are in percent: after this choice, and after the next best.
because-chance = the chance of winning is { $chance }%, with the next best choice { $next }%
