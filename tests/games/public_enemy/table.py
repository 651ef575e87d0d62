"""Tables set by hand for the tests of Public Enemy Number One."""

from collections.abc import Iterable
from typing import Any

from saloon.engine import Watch, reseed
from saloon.games.public_enemy import GAME
from saloon.games.public_enemy.notation import GANG_NAMES, OUTLAW_NAMES, TOWN_NAMES
from saloon.games.public_enemy.state import State
from saloon.match.log import Log

THREE_GANGS = ["elzy-lay", "grat-dalton", "cole-younger"]
THREE_TOKENS = ["wild-bunch", "daltons", "james-younger"]
LONERS_IN_DEADWOOD_ALONE = {
    "tombstone": {"face": "hobbs-kerry"},
    "cripple-creek": {"face": "ed-miller"},
    "deadwood": {"face": "calamity-jane"},
    "dodge-city": {"face": "arthur-mccoy"},
}

LAST_SALOON_CARD = {"hidden": ["sheriff"]}
NO_SALOON_CARD: dict[str, Any] = {"hidden": []}


class Table:
    """A state that begins with a position; chance falls as the script says, then as it likes."""

    def __init__(self, position: dict[str, Any], script: Iterable[int] = (), seed: int = 1) -> None:
        self.state: State = GAME.blank(position["players"], position.get("options"))
        reseed(self.state, seed)
        self.state.watch = Watch(script)
        GAME.from_position(self.state, position)
        assert GAME.plain.check(self.state) == 0

    def play(self, *moves: str) -> "Table":
        """Make moves, given in notation."""
        for move in moves:
            self.state.watch.events.clear()
            GAME.plain.apply(self.state, self.codes()[move])
            assert GAME.plain.check(self.state) == 0
        return self

    def script(self, *outcomes: int) -> "Table":
        """Let chance fall like this from now on."""
        self.state.watch.script = list(outcomes)[::-1]
        return self

    def codes(self) -> dict[str, int]:
        """The legal moves, with their codes."""
        return {GAME.choice(self.state, code).text: code for code in self.state.legal[: self.state.legal_n]}

    @property
    def moves(self) -> list[str]:
        """The legal moves in notation."""
        return list(self.codes())

    @property
    def to_move(self) -> int:
        """Whose choice it is."""
        return self.state.actor

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.state.actor < 0

    def told(self, *keys: str) -> list[tuple[Any, ...]]:
        """What happened in the last move: each event's key without its prefix, then what it tells; some keys or all."""
        events = Log(GAME, self.state, move=0).told(None, all_knowing=True)
        found = [(event.key.removeprefix("pe-"), *event.args.values()) for event in events]
        return [event for event in found if not keys or event[0] in keys]

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat, or a spectator, sees."""
        seen: dict[str, Any] = GAME.view(self.state, seat)
        return seen

    def town(self, name: str, seat: int | None = None) -> dict[str, Any]:
        """A town as a seat sees it."""
        found: dict[str, Any] = self.view(seat)["towns"][TOWN_NAMES.index(name)]
        return found

    def face(self, name: str) -> str | None:
        """Who is showing in a town."""
        face = self.town(name)["face"]
        return None if face is None else str(face["card"])

    def stack(self, seat: int, gang: str) -> list[str]:
        """A player's stack of a gang, the top card last."""
        stacks = self.view()["seats"][seat]["stacks"]
        return [card["card"] for card in stacks[GANG_NAMES.index(gang)]["cards"]]

    def seat(self, number: int) -> dict[str, Any]:
        """What lies in front of a player."""
        found: dict[str, Any] = self.view()["seats"][number]
        return found

    def points(self) -> list[int]:
        """What everybody's stacks are worth now."""
        return [seat["points"] for seat in self.view()["seats"]]

    def wanted(self) -> list[list[str]]:
        """Everybody's Wanted tokens."""
        return [seat["wanted"] for seat in self.view()["seats"]]


def table(players: int = 2, script: Iterable[int] = (), seed: int = 1, **position: Any) -> Table:
    """A table that begins with this position; a town of which it says nothing shows its last card not mentioned."""
    towns = {name: {"face": idle(position, number)} for number, name in enumerate(TOWN_NAMES)}
    for name, own in position.pop("towns", {}).items():
        towns[name].update(own)
    return Table({"players": players, "towns": towns, **position}, script, seed)


def idle(position: dict[str, Any], town: int) -> str:
    """The last card of a town that a position does not mention."""
    mentioned = set(str(position).split("'"))
    return next(name for name in OUTLAW_NAMES[12 * town : 12 * town + 12][::-1] if name not in mentioned)


def scored(*outlaws: list[str], script: Iterable[int] = (), **position: Any) -> Table:
    """A table where the saloon has run out, so that the round is scored at once; each list is a player's outlaws."""
    seats = {seat: {"outlaws": own} for seat, own in enumerate(outlaws)}
    for seat, more in position.pop("seats", {}).items():
        seats.setdefault(seat, {}).update(more)
    return table(len(outlaws), script, seats=seats, saloon=NO_SALOON_CARD, **position)


def gang(name: str, count: int, skip: int = 0, *, leader: bool = False) -> list[str]:
    """Some outlaws of a gang, its leader not among them unless wanted; `skip` leaves out the first ones."""
    number = GANG_NAMES.index(name)
    all_of_it = [outlaw for i, outlaw in enumerate(OUTLAW_NAMES) if i // 3 % 4 == number]
    chief = LEADERS[name]
    others = [outlaw for outlaw in all_of_it if outlaw != chief][skip:]
    return [chief, *others[: count - 1]] if leader else others[:count]


LEADERS = {
    "wild-bunch": "butch-cassidy",
    "daltons": "bob-dalton",
    "james-younger": "jesse-james",
    "loners": "billy-the-kid",
}
