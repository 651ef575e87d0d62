"""Wyatt Earp: hunt outlaws together, and be there when the reward is paid. 2 to 4 players."""

from saloon.engine import Game, fitted, learnt
from saloon.engine.observations import Observation
from saloon.games.wyatt_earp import rules, scoring
from saloon.games.wyatt_earp.cards import HOUSE, RICH
from saloon.games.wyatt_earp.explained import EXPLAINED
from saloon.games.wyatt_earp.invariants import Broken, check
from saloon.games.wyatt_earp.knowledge import determinize
from saloon.games.wyatt_earp.notation import EVENTS, TIE_BREAKS, choice, parts
from saloon.games.wyatt_earp.options import PRESETS, Options, check_options
from saloon.games.wyatt_earp.position import read_position, to_position
from saloon.games.wyatt_earp.printed import PRINTED
from saloon.games.wyatt_earp.secrets import conceal, seen
from saloon.games.wyatt_earp.state import Code, Decision, State
from saloon.games.wyatt_earp.studied import STUDIED
from saloon.games.wyatt_earp.tuning import LEVELS
from saloon.games.wyatt_earp.value import Feature, measure, stage
from saloon.games.wyatt_earp.view import view
from saloon.games.wyatt_earp.why import things, why


def _observed() -> Observation:
    """What learning programs are shown: whoever only plays need not load it."""
    from saloon.games.wyatt_earp.observation import OBSERVATION

    return OBSERVATION


GAME = Game(
    slug="wyatt-earp",
    version=1,
    players=range(2, 5),
    # nothing in the rules bounds the number of rounds; random games stay far below, and take longer for more money
    bound=max(6000, 240 * RICH),
    steps=8,  # a card played, its only target, the last card discarded and the end of the round are four
    money=True,
    State=State,
    Options=Options,
    rules={
        "lay_out": rules.lay_out,
        "perform": rules.perform,
        "advance": rules.advance,
        "determinize": determinize,
        "seen": seen,
        "score": scoring.score,
        "standing": scoring.standing,
        "check": check,
        "stage": stage,
        "measure": measure,
    },
    features=Feature,
    weights=fitted(__file__, Feature),
    levels=LEVELS,
    events=EVENTS,
    choice=choice,
    printed=PRINTED,
    view=view,
    conceal=conceal,
    why=why,
    things=things,
    explained=EXPLAINED,
    parts=parts,
    tie_breaks=TIE_BREAKS,
    to_position=to_position,
    read_position=read_position,
    invariants={
        Broken.CARDS: "pile",
        Broken.TERRITORY: "seats",
        Broken.HAND: "seats",
        Broken.GUNS: "seats",
        Broken.DISCARD: "discard",
        Broken.SEARCHES: "searches",
        Broken.TABLE: "dealer",
        Broken.MONEY: "seats",
        Broken.TURN: "quiet",
        Broken.QUESTION: "question",
    },
    check_options=check_options,
    always_asked=(Decision.DRAW, Decision.TURN, Decision.STEAL, Decision.FETCH),
    passes={Decision.ANSWER: Code.PASS, Decision.SNAPSHOT: Code.PASS},
    studied=STUDIED,
    presets=PRESETS,
    tables=HOUSE,
    observed=_observed,
    net=learnt(__file__),
)
