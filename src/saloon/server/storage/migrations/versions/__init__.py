"""One file a step. docs/operating/upgrading.md says what a step may do; `breaks = True` marks one that does more."""
