# Pourquoi les bots ont choisi ainsi. $change dit de combien une chose change, $sign et $size en sont les deux parts.

because-hold-up-money = argent pris { $sign }{ MONEY($size) }
because-hold-up-loot-now = butin si l’on braquait maintenant { $sign }{ MONEY($size) }
because-hold-up-loot-hope = butin espéré à la fin { $sign }{ MONEY($size) }
because-hold-up-bounty-now = primes si l’on réglait les comptes maintenant { $sign }{ MONEY($size) }
because-hold-up-bounty-hope = primes espérées à la fin { $sign }{ MONEY($size) }
because-hold-up-strength-left = force gardée pour plus tard { $sign }{ $size }
because-hold-up-firepower-left = revolvers gardés pour plus tard { $sign }{ $size }
because-hold-up-quota = gangsters qui peuvent encore être posés face cachée { $sign }{ $size }
because-hold-up-secrets = gangsters qu’aucun rival ne connaît { $sign }{ $size }
because-hold-up-secret-strength = force qu’aucun rival ne connaît { $sign }{ $size }
because-hold-up-events-seen = événements vus { $sign }{ $size }
because-hold-up-rivals-seen = rivaux vus face cachée { $sign }{ $size }
because-hold-up-order = rang dans l’ordre du tour { $sign }{ $size }
