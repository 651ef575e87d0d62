"""Which clause explains which thing of Six Territories; what it does is said in `locales/*/things.ftl`."""

EXPLAINED = {
    "territory:*": "ST-18",
    "pot": "ST-12",
    "token:riches-0": "ST-06",
    "token:riches-*": "ST-05",
    "token:*": "ST-01",
    "drawn": "ST-14",
    "envelope": "ST-16",
    "aside": "ST-17",
    "player:*": "ST-03",
    "score": "ST-13",
    "hand": "ST-19",
}
