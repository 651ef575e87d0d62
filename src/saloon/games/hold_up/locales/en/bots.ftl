# Why bots chose as they did. $change is by how much something changes, $sign and $size are its two parts.

because-hold-up-money = money taken { $sign }{ MONEY($size) }
because-hold-up-loot-now = loot as the gangs stand now { $sign }{ MONEY($size) }
because-hold-up-loot-hope = loot to be hoped for in the end { $sign }{ MONEY($size) }
because-hold-up-bounty-now = bounties as the streets stand now { $sign }{ MONEY($size) }
because-hold-up-bounty-hope = bounties to be hoped for in the end { $sign }{ MONEY($size) }
because-hold-up-strength-left = strength kept for later { $sign }{ $size }
because-hold-up-firepower-left = revolvers kept for later { $sign }{ $size }
because-hold-up-quota = gangsters that may still be placed face down { $sign }{ $size }
because-hold-up-secrets = gangsters that no rival knows { $sign }{ $size }
because-hold-up-secret-strength = strength that no rival knows of { $sign }{ $size }
because-hold-up-events-seen = events seen { $sign }{ $size }
because-hold-up-rivals-seen = face-down rivals seen { $sign }{ $size }
because-hold-up-order = place in the order of the turn { $sign }{ $size }
