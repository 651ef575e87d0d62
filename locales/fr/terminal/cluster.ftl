# Le travail sur cette machine ou sur une grappe : options, progression, refus.

cli-option-cluster = Confier le travail à une grappe Ray : par son adresse, celle que Ray trouve (auto), ou une grappe démarrée ici pour cette seule commande (local).

cli-rate-second = { NUMBER($number, maximumFractionDigits: 0) }/s
cli-rate-minute = { NUMBER($number, maximumFractionDigits: 1) }/min

## Refus

error-cli-cluster = { $option } est l’adresse d’une grappe, par exemple ray://192.0.2.7:10001, ou bien auto ou local, et non « { $value } ».
error-worker-lost =
    Des tâches ont été arrêtées de l’extérieur { $deaths } fois au même endroit, peut-être faute de mémoire. Ce qui a été écrit
    dans un fichier est gardé ; recommencez avec moins de --jobs.
error-cluster-no-ray = Une grappe demande Ray ({ $reason }) : pip install "saloon[cluster]".
error-cluster-unreachable = La grappe { $address } est injoignable : { $reason }.
error-cluster-lost = La grappe a été perdue : { $reason }. Ce qui a été écrit dans un fichier est gardé.
error-cluster-not-loaded = Une machine de la grappe ne peut pas charger Saloon : { $reason }.
error-cluster-other-version = { $node } a Saloon { $there }, et celui-ci est { $here } : installez-y la même version.
error-cluster-other-sources = { $node } a un Saloon de la même version, mais pas les mêmes fichiers : installez-y celui-ci.
error-cluster-other-rules = { $node } a d’autres règles de { $game } : installez-y les mêmes.
error-cluster-no-numba =
    { $node } n’a pas Numba : ce qui est compilé ici y serait interprété, et les robots qui cherchent n’y joueraient pas de
    même. Là-bas : pip install "saloon[fast]".
