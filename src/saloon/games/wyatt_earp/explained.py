"""Which clause explains which thing of Wyatt Earp; what it does is said in `locales/*/things.ftl`."""

EXPLAINED = {
    # cards, in hand or found in the discard
    "card|found:bank-robbery": "WE-18",
    "card|found:stagecoach-robbery": "WE-18",
    "card|found:fastest-gun": "WE-20",
    "card|found:most-wanted": "WE-22",
    "card|found:hideout": "WE-26",
    "card|found:wyatt-earp": "WE-11",
    "card|found:photo-*": "WE-09",
    "card|found:*": "WE-06",
    # the middle
    "pile": "WE-01",
    "discard": "WE-01",
    "play": "WE-17",
    # the posters
    "poster:*": "WE-31",
    "reward": "WE-36",
    "points": "WE-30",
    "standing": "WE-31",
    # the territories
    "seat:*": "WE-38",
    "group:*:*": "WE-07",
    "hidden": "WE-29",
    "dealer": "WE-39",
    "cards": "WE-16",
    "money": "WE-38",
    # buttons
    "choice:we-take-nothing": "WE-51",
    "pass": "WE-50",
}
