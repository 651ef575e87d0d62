"""What a study found: its sums as answers, with intervals, and what of it is more than chance.

Everything here is plain data that goes into JSON as it is: `as_dict` is what is written to file, shown by the terminal,
the page and the browser, and kept by the house.
"""

from __future__ import annotations

import math
from typing import Any

import saloon
from saloon.lab.looks import CAME, USED, words
from saloon.lab.measures import POINTS
from saloon.lab.shares import Estimate, equivalent
from saloon.lab.study import REPEATS, Study
from saloon.lab.sums import error, mean, seen

FORMAT = 1
# How unlikely luck alone must be to show any unfairness at all among everything that is compared.
ALARM = 0.001
NOTABLE = 0.005  # a difference in chances that people could care about
LENGTH, DRAMA = (
    ("choices", "minutes", "branching", "waiting"),
    ("lead-changes", "known", "comeback", "runaway", "close"),
)
LOOKED = ("real", "effective", "kingmaking")

Json = dict[str, Any]


def as_dict(found: Study) -> Json:
    """All that a study found."""
    variants = [_variant(found, place) for place in range(len(found.plan.variants))]
    differences = [_difference(found, place) for place in range(1, len(found.plan.variants))]
    told = {
        "saloon": "study",
        "format": FORMAT,
        "version": saloon.__version__,
        **found.plan.identity(),
        "command": found.plan.command(),
        "interrupted": found.interrupted,
        "alarm": ALARM,
        "variants": variants,
        "differences": differences,
    }
    return {**told, "verdict": verdict(told)}


def _variant(found: Study, place: int) -> Json:
    """What was found at one table."""
    variant = found.plan.variants[place]
    return {
        "label": dict(variant.label),
        "games": seen(found.sums, f"{place}/decided") * REPEATS,
        "fairness": _fairness(found, place),
        "length": {name: told(mean(found.sums, f"{place}/measure/{name}")) for name in LENGTH},
        "drama": {name: told(mean(found.sums, f"{place}/measure/{name}")) for name in DRAMA},
        "looked": {name: told(mean(found.sums, f"{place}/look/{name}")) for name in LOOKED},
        "curve": [_rounded(mean(found.sums, f"{place}/curve/{point}").value) for point in range(POINTS)],
        "luck": told(_luck(found, place)),
        "ladder": _ladder(found, place),
        "parts": _parts(found, place),
    }


def told(estimate: Estimate) -> Json:
    """An estimate in JSON."""
    return {name: _rounded(value) for name, value in vars(estimate).items()}


def _rounded(value: float) -> float:
    return round(value, 5)


def _fairness(found: Study, place: int) -> list[Json]:
    """Who wins how often, and whether that can be luck: Holm's correction over all that is compared."""
    fair = mean(found.sums, f"{place}/decided").value / found.plan.players
    begin = f"{place}/win/"
    rows = []
    for name in sorted(name for name in found.sums if name.startswith(begin)):
        kind, word = name[len(begin) :].split("/")
        share, spread = mean(found.sums, name), error(found.sums, name)
        off = share.value - fair
        surprise = math.erfc(abs(off) / spread / math.sqrt(2)) if spread else float(off == 0)
        rows.append({"kind": kind, "word": word, **told(share), "fair": _rounded(fair), "p": surprise})
    compared = [row for row in rows if row["kind"] != "bot"]
    for row, corrected in zip(compared, holm([row["p"] for row in compared]), strict=True):
        row["alarm"] = corrected < ALARM and abs(row["value"] - row["fair"]) >= NOTABLE
    return [{**row, "p": float(f"{row['p']:.3g}")} for row in rows]


def holm(chances: list[float]) -> list[float]:
    """Chances of being wrong, corrected for how many are looked at (Holm's step-down procedure)."""
    corrected = [1.0] * len(chances)
    worst = 0.0
    for rank, place in enumerate(sorted(range(len(chances)), key=lambda place: chances[place])):
        worst = max(worst, min(1.0, chances[place] * (len(chances) - rank)))
        corrected[place] = worst
    return corrected


def _luck(found: Study, place: int) -> Estimate:
    """The share of what decides a game that lies in its deal: how alike two games of one deal end."""
    squares = mean(found.sums, f"{place}/luck/square").value
    if not squares:
        return Estimate(0.0, 0.0, 0.0)
    product = mean(found.sums, f"{place}/luck/product")
    return product.through(lambda value: value / squares)


def _ladder(found: Study, place: int) -> list[Json]:
    """How far each level beats the one below it: its share at the table, and its chance against one alone."""
    players = found.plan.players
    rows = []
    for better, worse in found.plan.rungs:
        name = f"{place}/rung/{better}/{worse}"
        share = mean(found.sums, name).through(lambda value: min(1.0, max(0.0, value)))
        alone = share.through(lambda value: equivalent(value, [1] * players, players))
        games = seen(found.sums, name) * players
        rows.append({"better": better, "worse": worse, "games": games, "share": told(share), "alone": told(alone)})
    return rows


def _parts(found: Study, place: int) -> list[Json]:
    """What became of each part of the game: how often it came and was used in a game, and what that changed."""
    looks = seen(found.sums, f"{place}/look/kingmaking")
    rows = []
    for kind, word in words(found.sums, str(place)):
        row: Json = {"kind": kind, "word": word}
        for way in (CAME, USED):
            name = f"{place}/part/{kind}/{word}/{way}"
            if name in found.sums or f"{name}/moved" in found.sums:
                row[way] = {"often": _rounded(found.sums.get(name, [0, 0])[1] / max(looks, 1)), **_worth(found, name)}
        rows.append(row)
    return rows


def _worth(found: Study, name: str) -> Json:
    """What a part changed: for whom it concerned, or for whoever led where it concerned nobody; and for everybody."""
    worth: Json = {}
    for whom in ("own", "leader"):
        tried = seen(found.sums, f"{name}/{whom}")
        if tried > 1:
            worth[whom] = {**told(mean(found.sums, f"{name}/{whom}")), "tried": tried}
    if seen(found.sums, f"{name}/moved"):
        worth["moved"] = _rounded(math.sqrt(max(0.0, mean(found.sums, f"{name}/moved").value)))
    return worth


def _difference(found: Study, place: int) -> Json:
    """How a table differs from the first: the same deals, one by one."""
    begin = f"{place}-0/"
    rows = []
    for name in sorted(name for name in found.sums if name.startswith(begin)):
        what = name[len(begin) :]
        base = mean(found.sums, f"0/{what}").value
        off = mean(found.sums, name)
        spread = error(found.sums, name)
        chance = math.erfc(abs(off.value) / spread / math.sqrt(2)) if spread else float(off.value == 0)
        rows.append({"what": what, "base": _rounded(base), **told(off), "p": chance})
    for row, corrected in zip(rows, holm([row["p"] for row in rows]), strict=True):
        row["sure"] = corrected < ALARM
        row["p"] = float(f"{row['p']:.3g}")
    return {"label": dict(found.plan.variants[place].label), "rows": rows}


def verdict(study: Json) -> list[Json]:
    """The answer in plain words, as messages of the catalogue."""
    first = study["variants"][0]
    return [*_about_table(first), *(one for other in study["differences"] for one in _about_difference(other))]


def _about_table(variant: Json) -> list[Json]:
    alarms = sorted(
        (row for row in variant["fairness"] if row.get("alarm")), key=lambda row: -abs(row["value"] - row["fair"])
    )
    compared = [row for row in variant["fairness"] if "alarm" in row]
    said = [
        _say("study-unfair", kind=row["kind"], word=row["word"], share=row["value"], fair=row["fair"]) for row in alarms
    ]
    if not alarms and compared:
        most = max(compared, key=lambda row: abs(row["value"] - row["fair"]))
        said = [_say("study-fair", most=_rounded(abs(most["value"] - most["fair"])))]
    length, drama = variant["length"], variant["drama"]
    said.append(_say("study-length", choices=length["choices"]["value"], minutes=length["minutes"]["value"]))
    said.append(_say("study-drama", changes=drama["lead-changes"]["value"], known=drama["known"]["value"]))
    said.append(_say("study-luck", share=variant["luck"]["value"]))
    return said


def _about_difference(other: Json) -> list[Json]:
    label = other["label"]
    rows = {row["what"]: row for row in other["rows"]}
    said = []
    length = rows.get("measure/choices")
    if length and length["sure"] and length["base"]:
        said.append(_say("study-longer", label=label, by=_rounded(length["value"] / length["base"])))
    elif length:
        said.append(_say("study-as-long", label=label))
    fair = [row for what, row in rows.items() if what.startswith("win/") and not what.startswith("win/bot/")]
    sure = [row for row in fair if row["sure"] and abs(row["value"]) >= NOTABLE]
    for row in sorted(sure, key=lambda row: -abs(row["value"])):
        _, kind, word = row["what"].split("/")
        said.append(_say("study-fairness-changed", label=label, kind=kind, word=word, by=row["value"]))
    if fair and not sure:
        most = max(max(abs(row["low"]), abs(row["high"])) for row in fair)
        said.append(_say("study-fairness-same", label=label, most=_rounded(most)))
    return said


def _say(key: str, **args: Any) -> Json:
    return {"key": key, "args": args}
