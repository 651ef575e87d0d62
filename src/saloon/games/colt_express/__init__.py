"""Colt Express: plan a train robbery together, then watch it go wrong. 2 to 6 players."""

from saloon.engine import Game, fitted, learnt
from saloon.engine.observations import Observation
from saloon.games.colt_express import rules, scoring
from saloon.games.colt_express.cards import HAND, HOUSE, MAX_PILE, ROUNDS
from saloon.games.colt_express.explained import EXPLAINED
from saloon.games.colt_express.invariants import INVARIANTS, check
from saloon.games.colt_express.knowledge import determinize
from saloon.games.colt_express.notation import EVENTS, TIE_BREAKS, choice, parts
from saloon.games.colt_express.options import MODES, PRESETS, Options, check_options
from saloon.games.colt_express.position import read_position, to_position
from saloon.games.colt_express.printed import PRINTED
from saloon.games.colt_express.secrets import conceal, seen
from saloon.games.colt_express.setup import lay_out
from saloon.games.colt_express.state import ALWAYS_ASKED, State
from saloon.games.colt_express.studied import STUDIED, traits
from saloon.games.colt_express.tuning import LEVELS
from saloon.games.colt_express.value import Feature, measure, stage
from saloon.games.colt_express.view import view
from saloon.games.colt_express.why import things, why


def _observed() -> Observation:
    """What learning programs are shown: whoever only plays need not load it."""
    from saloon.games.colt_express.observation import OBSERVATION

    return OBSERVATION


GAME = Game(
    slug="colt-express",
    version=1,
    players=range(2, 7),
    # a round takes so many choices with a pile and hands of the usual size
    bound=180 * ROUNDS * MAX_PILE // 32 * max(HAND, 6) // 6,
    # a card is begun, up to three questions are answered, some flee from it, it is put away; then the round ends
    steps=12 * MAX_PILE,
    money=True,
    State=State,
    Options=Options,
    rules={
        "lay_out": lay_out,
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
    invariants=INVARIANTS,
    check_options=check_options,
    always_asked=ALWAYS_ASKED,
    modes=MODES,
    studied=STUDIED,
    traits=traits,
    presets=PRESETS,
    tables=HOUSE,
    observed=_observed,
    net=learnt(__file__),
)
