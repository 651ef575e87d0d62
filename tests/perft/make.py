"""Count every case anew and write the counts down. To be run when a rule was meant to change:

python -m tests.perft.make [GAME ...]
"""

import json
import sys

from tests.perft.counting import HOME, cases, counted

import saloon


def main() -> None:
    """Write one file of counts for every game named, or for all, a line for each case."""
    for slug in sys.argv[1:] or saloon.list_games():
        lines = [f"{json.dumps(path.stem)}: {json.dumps(counted(path))}" for path in cases(slug)]
        (HOME / f"{slug}.json").write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
