"""Hold-up (working title): gangs rob a town, then settle their scores in its streets. 2 to 4 players."""

from saloon.engine import Game, fitted, learnt
from saloon.engine.observations import Observation
from saloon.games.hold_up import rules
from saloon.games.hold_up.cards import HOUSE, MAX_PLAYERS, OPENING_LOOKS, ROLES, STREETS, UNUSED
from saloon.games.hold_up.explained import EXPLAINED
from saloon.games.hold_up.invariants import Broken, check
from saloon.games.hold_up.knowledge import determinize
from saloon.games.hold_up.notation import EVENTS, TIE_BREAKS, choice, parts
from saloon.games.hold_up.options import PRESETS, Options
from saloon.games.hold_up.position import read_position, to_position
from saloon.games.hold_up.secrets import conceal, seen
from saloon.games.hold_up.settling import score, standing
from saloon.games.hold_up.setup import lay_out
from saloon.games.hold_up.state import Decision, State
from saloon.games.hold_up.studied import STUDIED, traits
from saloon.games.hold_up.tuning import LEVELS
from saloon.games.hold_up.value import Feature, measure, stage
from saloon.games.hold_up.view import view
from saloon.games.hold_up.why import things, why


def _observed() -> Observation:
    """What learning programs are shown: whoever only plays need not load it."""
    from saloon.games.hold_up.observation import OBSERVATION

    return OBSERVATION


GAME = Game(
    slug="hold-up",
    version=1,
    players=range(2, MAX_PLAYERS + 1),
    # two looks before play, then a gangster and a look in every turn, and a capture in every street
    bound=MAX_PLAYERS * (OPENING_LOOKS + 2 * (ROLES - UNUSED)) + STREETS,
    steps=2 * STREETS + 4,  # a gangster, a look that leaves no choice, the robberies, each street's capture, the end
    money=True,
    State=State,
    Options=Options,
    rules={
        "lay_out": lay_out,
        "perform": rules.perform,
        "advance": rules.advance,
        "determinize": determinize,
        "seen": seen,
        "score": score,
        "standing": standing,
        "check": check,
        "stage": stage,
        "measure": measure,
    },
    features=Feature,
    weights=fitted(__file__, Feature),
    levels=LEVELS,
    events=EVENTS,
    choice=choice,
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
        Broken.CARDS: "gangs",
        Broken.EVENTS: "events",
        Broken.BUILDINGS: "buildings",
        Broken.LOOT: "loot",
        Broken.PLACES: "town",
        Broken.SIDES: "town",
        Broken.CAPTURES: "captures",
        Broken.QUESTION: "step",
    },
    always_asked=(Decision.OPENING, Decision.PLACE),
    studied=STUDIED,
    traits=traits,
    presets=PRESETS,
    tables=HOUSE,
    observed=_observed,
    net=learnt(__file__),
)
