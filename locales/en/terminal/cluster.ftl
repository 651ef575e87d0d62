# Workers on this machine or on a cluster: options, progress, refusals.

cli-option-cluster = Let a Ray cluster do the work: by its address, the one that Ray finds (auto), or one started here for this command alone (local).

cli-rate-second = { NUMBER($number, maximumFractionDigits: 0) }/s
cli-rate-minute = { NUMBER($number, maximumFractionDigits: 1) }/min

## Refusals

error-cli-cluster = { $option } is the address of a cluster such as ray://192.0.2.7:10001, auto or local, not “{ $value }”.
error-worker-lost =
    Workers were ended from outside { $deaths } times at the same piece of work, perhaps for want of memory. What was written
    to a file is kept; try again with fewer --jobs.
error-cluster-no-ray = A cluster needs Ray ({ $reason }): pip install "saloon[cluster]".
error-cluster-unreachable = The cluster { $address } cannot be reached: { $reason }.
error-cluster-lost = The cluster was lost: { $reason }. What was written to a file is kept.
error-cluster-not-loaded = A machine of the cluster cannot load Saloon: { $reason }.
error-cluster-other-version = { $node } has Saloon { $there }, and this is { $here }: install the same version there.
error-cluster-other-sources = { $node } has a Saloon of the same version, but not the same files: install this one there.
error-cluster-other-rules = { $node } has other rules of { $game }: install the same ones there.
error-cluster-no-numba =
    { $node } has no Numba, and what is compiled here would be interpreted there, which bots that search do not play alike:
    pip install "saloon[fast]" there.
