"""Which clause explains which thing of Public Enemy Number One; what it does is said in `locales/*/things.ftl`."""

EXPLAINED = {
    # the street
    "town:*": "PE-03",
    "saloon": "PE-04",
    "saloon-card:sheriff": "PE-44",
    "saloon-card:bounty-hunter": "PE-44",
    "saloon-card:swindler": "PE-44",
    "leader": "PE-12",
    "below": "PE-36",
    "looked": "PE-37",
    "counter": "PE-43",
    # what lies before a player
    "stack:*:*": "PE-01",
    "points": "PE-20",
    "first": "PE-21",
    # tokens, and what holds for the round
    "wanted:*": "PE-14",
    "one": "PE-15",
    "round": "PE-07",
    "discard": "PE-09",
    "out": "PE-22",
    "supremacy": "PE-19",
    "cavalry": "PE-26",
    "duel": "PE-28",
    # what a Dollar does
    "dollars": "PE-23",
    "under:*": "PE-36",
    "look:*": "PE-37",
}
