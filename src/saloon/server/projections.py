"""Projections: a table as a viewer may see it. Everything that leaves the server about a match goes through here."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Set
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, cast

import msgspec
from msgspec import structs

from saloon.bots.contract import Ground, Prospect, Thought
from saloon.engine import Choice, Event, Head, HouseRules, SaloonError
from saloon.engine.words import alike
from saloon.games import game as find_game
from saloon.match import Match, Result
from saloon.match.patches import Op
from saloon.school.coach import Coaching, Verdict
from saloon.server import frames, house_rules
from saloon.server.frames import (
    ChoiceFrame,
    EventFrame,
    ExpectedFrame,
    GroundFrame,
    ProspectFrame,
    SeatFrame,
    TableCard,
)
from saloon.server.journal import Linked
from saloon.server.people.rated import casual
from saloon.server.table import Table, Update

BEST = 5  # choices that are told of those a bot thought of
PRIVATE = (Linked,)  # journal events that concern nobody but the seat they are about


@dataclass(frozen=True, slots=True)
class Viewer:
    """Whoever looks: the seat he looks through, if any, the seats that are his, and whether he is the host."""

    look: int | None = None
    mine: tuple[int, ...] = ()
    hosting: bool = False


@dataclass(frozen=True, slots=True)
class Presence:
    """What is true of a table at this moment and in no journal."""

    here: Set[str] = field(default_factory=frozenset)  # the visitors who are connected
    watchers: int = 0
    clock: float | None = None  # seconds left for the choice to be made
    weaker: Set[int] = field(default_factory=frozenset)  # seats whose bots think with interpreted rules
    undo: int | None = None  # the seat that may take the last move back, once that has been found out


SPECTATOR = Viewer()


def plain(value: Any) -> Any:
    """What JSON does not know: fractions are written 10/3."""
    if isinstance(value, Fraction):
        return str(value)
    raise TypeError(f"not for JSON: {value!r}")


_encoder = msgspec.json.Encoder(enc_hook=plain)
encode = _encoder.encode


def scene(table: Table, viewer: Viewer, presence: Presence, common: frames.TableFrame | None = None) -> frames.Scene:
    """The whole table for one viewer; what it has in common for all of them may have been made before."""
    match, look = table.match, viewer.look
    playing = match is not None and table.phase == "playing"
    chooses = playing and look is not None and table.to_move == look and not table.seats[look].bot
    seen = view(match, look) if match else None
    return frames.Scene(
        v=table.version,
        table=_for_viewer(common or common_table(table, presence), table, viewer, presence),
        look=look,
        view=seen,
        to_move=table.to_move,
        question=match.game.question(seen) if match and seen and chooses else "",
        choices=choices(match.offers()) if match and chooses else [],
        answers=_answers(table, viewer),
        result=result(match.result) if match and match.result else None,
        record=bool(match and match.over),
    )


def entry(update: Update, viewer: Viewer, after: bytes = b"", patches: bytes = b"") -> frames.Entry | frames.Skip:
    """One change of the table for one viewer, with what its events changed and the scene after it, as they are sent, if
    that is to be sent along."""
    event = update.event
    if isinstance(event, PRIVATE) and event.about not in viewer.mine:
        return frames.Skip(update.version)
    return frames.Entry(
        v=update.version,
        kind=event.kind,
        seat=event.about,
        args=event.told(),
        events=_written(_events(update, viewer.look)),
        patches=_written(patches) if patches else [],
        scene=_written(after) if after else msgspec.UNSET,
    )


def _events(update: Update, look: int | None) -> bytes:
    """Its events as they are sent; they are written once for all who are told the same."""
    eyes = update.eyes(look)
    if eyes not in update.written:
        update.written[eyes] = encode(events(update.events_for(look)))
    return update.written[eyes]


def _written(part: bytes) -> Any:
    """A part of a frame that has been encoded before."""
    return msgspec.Raw(part)


def card(table: Table, presence: Presence) -> TableCard:
    """The table as the lobby lists it."""
    host = next((seat.name for seat in table.seats if seat.owner and seat.owner == table.host), "")
    return TableCard(
        code=table.code,
        game=table.game,
        players=table.players,
        taken=sum(bool(seat.owner) for seat in table.seats),
        bots=sum(bool(seat.bot) and not seat.owner for seat in table.seats),
        phase="over" if table.closed else table.phase,
        host=host,
        watchers=presence.watchers,
        house=table.house["name"] if table.house else "",
        rated=table.rated,
    )


def choices(found: Iterable[Choice]) -> list[ChoiceFrame]:
    """Legal choices as frames."""
    return [ChoiceFrame(choice.code, choice.text, choice.key, choice.args, choice.on) for choice in found]


def events(found: Iterable[Event]) -> list[EventFrame]:
    """Events as frames."""
    return [EventFrame(event.move, event.key, event.args) for event in found]


def patches(found: list[list[Op]]) -> list[list[frames.Op]]:
    """What events changed, as frames."""
    return msgspec.convert(found, list[list[frames.Op]])


def view(match: Match, look: int | None) -> Head:
    """What somebody sees on the table; every game's view begins with the same head."""
    return cast(Head, match.shared_view(look))


def result(found: Result) -> frames.ResultFrame:
    """How a match ended, as it is sent."""
    return msgspec.convert(msgspec.to_builtins(found, enc_hook=plain), frames.ResultFrame)


def advice(name: str, bot: str, seat: int, thought: Thought, options: Iterable[Choice]) -> frames.Advice:
    """What a bot would do on somebody's seat, for him, who is not offered all the options that are alike."""
    offered = alike(options)
    return frames.Advice(
        id=name,
        code=offered[thought.code].code,
        bot=bot,
        chance=_chance(thought.chances[seat]),
        choices=prospects_of(thought, offered, in_words=False),
        line=line_of(thought),
        grounds=told_grounds(thought.grounds),
        iterations=thought.iterations,
        compiled=thought.compiled,
    )


def coached(name: str, found: Coaching, options: Iterable[Choice]) -> frames.Coached:
    """What a coach thinks of a question, for who has to answer it and is not offered all the options that are alike."""
    thought, offered = found.thought, alike(options)
    advised = offered[thought.code].code
    return frames.Coached(name, advised, told_grounds(thought.grounds), verdicts(found, offered), thought.compiled)


def verdicts(found: Coaching, offered: Mapping[int, Choice]) -> list[frames.VerdictFrame]:
    """What a coach thinks of each choice; of those that are alike, of the best."""
    best: dict[int, Verdict] = {}
    for one in found.verdicts:
        best.setdefault(offered[one.code].code, one)
    return [
        frames.VerdictFrame(code, _chance(one.chance), _chance(one.loss), told_grounds(one.grounds))
        for code, one in best.items()
    ]


@dataclass(frozen=True, slots=True)
class Chosen:
    """A choice that a bot made: for which seat, after how many moves."""

    seat: int
    bot: str
    move: int


def confessed(name: str, chosen: Chosen, thought: Thought, options: Mapping[int, Choice]) -> frames.Explained:
    """All that a bot thought, for those who may know what its seat knew."""
    return frames.Explained(
        id=name,
        seat=chosen.seat,
        bot=chosen.bot,
        move=chosen.move,
        choice=_in_words(options, thought.code),
        chance=_chance(thought.chances[chosen.seat]),
        choices=prospects_of(thought, alike(options.values())),
        line=line_of(thought),
        iterations=thought.iterations,
        grounds=told_grounds(thought.grounds),
        compiled=thought.compiled,
    )


def overheard(name: str, chosen: Chosen, choice: Choice | None, grounds: Iterable[Ground]) -> frames.Explained:
    """What an onlooker can tell of a choice, for everybody else."""
    return frames.Explained(
        id=name,
        seat=chosen.seat,
        bot=chosen.bot,
        move=chosen.move,
        choice=choices([choice])[0] if choice else None,
        chance=None,
        choices=[],
        line=[],
        iterations=0,
        grounds=told_grounds(grounds),
        compiled=True,
    )


def _chance(found: float) -> float:
    return round(min(1.0, max(0.0, found)), 4)


def _in_words(options: Mapping[int, Choice], code: int) -> ChoiceFrame | None:
    return choices([options[code]])[0] if code in options else None


def prospects_of(
    thought: Thought, offered: Mapping[int, Choice], *, in_words: bool = True, most: int = BEST
) -> list[ProspectFrame]:
    """What a bot thinks of so many of its choices; of those that are alike the best, with the thought given to all."""
    kinds: dict[int, list[Prospect]] = {}
    for found in thought.prospects:
        code = offered[found.code].code if found.code in offered else found.code
        kinds.setdefault(code, []).append(found)
    return [
        ProspectFrame(
            code,
            _chance(same[0].chance),
            _chance(sum(found.share for found in same)),
            _in_words(offered, code) if in_words else None,
        )
        for code, same in list(kinds.items())[:most]
    ]


def line_of(thought: Thought) -> list[ExpectedFrame]:
    """What a bot expects."""
    return [ExpectedFrame(one.seat, choices([one.choice])[0]) for one in thought.line]


def told_grounds(found: Iterable[Ground]) -> list[GroundFrame]:
    """What speaks for a choice, as it is sent."""
    return [GroundFrame(ground.key, ground.args) for ground in found]


def _for_viewer(common: frames.TableFrame, table: Table, viewer: Viewer, presence: Presence) -> frames.TableFrame:
    """What of a table is for one viewer alone."""
    if viewer == SPECTATOR:
        return common
    undo = viewer.look is not None and viewer.look == presence.undo and table.phase == "playing"
    seats = [structs.replace(seat, yours=True) if seat.seat in viewer.mine else seat for seat in common.seats]
    moved = viewer.look in table.movers and not table.rated
    return structs.replace(common, seats=seats, hosting=viewer.hosting, undo=undo, moved=moved)


def common_table(table: Table, presence: Presence) -> frames.TableFrame:
    """A table as everybody sees it."""
    match = table.match
    return frames.TableFrame(
        code=table.code,
        game=table.game,
        players=table.players,
        options=table.options,
        phase=table.phase,
        seats=_seats(table, presence),
        host=next(iter(table.seats_of(table.host)), None),
        watchers=presence.watchers,
        private=table.private,
        commitment=match.commitment if match else "",
        moves=len(table.movers),
        clock=table.clock,
        pace=table.pace,
        vote=_vote(table),
        rematch=sorted(table.rematch),
        chat=[frames.ChatFrame(**said) for said in table.chat],
        seed=_seed(match),
        trouble=table.trouble.code if table.trouble else "",
        trouble_params=table.trouble.params if table.trouble else {},
        house=_house(table),
        rated=table.rated,
        casual=casual(table) if match and match.over else "",
    )


def _house(table: Table) -> frames.HouseFrame | None:
    """The house rules of a table; of those that no game can be made of any more, at least the name."""
    if not isinstance(table.key, HouseRules):
        return None
    try:
        return house_rules.told(table.key)
    except SaloonError:
        return frames.HouseFrame(table.key.name, [])


def _seats(table: Table, presence: Presence) -> list[SeatFrame]:
    asked = table.to_move if table.phase == "playing" else None
    open_to_all = table.between_matches
    return [
        SeatFrame(
            seat=number,
            name=seat.name,
            bot=seat.bot,
            owner=bool(seat.owner),
            free=not seat.owner and (open_to_all or seat.left),
            here=seat.owner in presence.here,
            program=seat.program,
            muted=seat.muted,
            clock=presence.clock if number == asked else None,
            thinking=number == asked and bool(seat.bot),
            weaker=bool(seat.bot) and number in presence.weaker,
        )
        for number, seat in enumerate(table.seats)
    ]


def _answers(table: Table, viewer: Viewer) -> frames.AnswersFrame | None:
    """How the seat looked through answers out of turn, for whoever looks through it and nobody else."""
    game = table.match.game if table.match else find_game(table.game)  # to find it takes as long as to tell the rest
    if viewer.look is None or not game.passes:
        return None
    asked = bool(table.match and table.match.passing) and table.to_move == viewer.look
    passing = table.passing if asked else None
    return frames.AnswersFrame(table.seats[viewer.look].answers, asked, passing.code if passing else None)


def _vote(table: Table) -> frames.Ballot | None:
    ballot = table.vote
    if ballot is None:
        return None
    return frames.Ballot(ballot.seat, ballot.to, sorted(ballot.yes), sorted(table.voters(ballot)))


def _seed(match: Match | None) -> str:
    """The secret, once it is none."""
    return match.truth.seed.hex() if match and match.over else ""
