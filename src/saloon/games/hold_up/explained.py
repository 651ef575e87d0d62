"""Which clause explains which thing of Hold-up; what it does is said in `locales/*/things.ftl`."""

EXPLAINED = {
    # gangsters, in hand or where they stand
    "card:chief": "HU-27",
    "card:woman-a|woman-b": "HU-23",
    "card:*": "HU-03",
    "place:*:*:*": "HU-38",
    "pile": "HU-02",
    "face-down": "HU-06",
    "gang:*": "HU-25",
    # the town
    "building:*": "HU-17",
    "side:saloon|grand-hotel:*": "HU-04",
    "side:*:*": "HU-03",
    "closed": "HU-44",
    "street:*": "HU-24",
    "middle": "HU-31",
    "firepower": "HU-41",
    # events: the card in an alley, and which it is once that is known
    "event:*": "HU-37",
    "event-card:painted-sign": "HU-11",
    "event-card:stagecoach": "HU-12",
    "event-card:hidden-loot": "HU-31",
    "event-card:sheriff": "HU-14",
    "event-card:deputy": "HU-15",
    "event-card:seduction": "HU-23",
    "event-card:poker": "HU-20",
    "event-card:powder-keg": "HU-40",
    "event-card:machine-gun": "HU-27",
    # what stands on a gang's sheet
    "hand": "HU-02",
    "loot": "HU-31",
    "bounty": "HU-25",
    "money": "HU-31",
    "first": "HU-45",
    # buttons
    "eyes": "HU-36",
}
