"""Public Enemy Number One: gather the outlaws of four gangs, be wanted in four towns. 2 to 6 players."""

from saloon.engine import MAX_SEATS, Game, fitted, learnt, openly
from saloon.engine.observations import Observation
from saloon.games.public_enemy import rules
from saloon.games.public_enemy.cards import DOLLARS, HOUSE, IN_TOWN, SALOON_CARDS, TOWNS
from saloon.games.public_enemy.explained import EXPLAINED
from saloon.games.public_enemy.invariants import Broken, check
from saloon.games.public_enemy.knowledge import determinize
from saloon.games.public_enemy.notation import EVENTS, choice, parts
from saloon.games.public_enemy.options import MOST_ROUNDS, PRESETS, Options, check_options
from saloon.games.public_enemy.position import read_position, to_position
from saloon.games.public_enemy.printed import PRINTED
from saloon.games.public_enemy.scoring import score, standing
from saloon.games.public_enemy.secrets import conceal
from saloon.games.public_enemy.state import State
from saloon.games.public_enemy.studied import STUDIED
from saloon.games.public_enemy.tuning import LEVELS
from saloon.games.public_enemy.value import Feature, measure, stage
from saloon.games.public_enemy.view import view
from saloon.games.public_enemy.why import things, why

# A round has at most so many draws before a deck runs out; each may be followed by one choice for the Cavalry, a saloon
# card asks for one stack more, and every Dollar is one choice.
_DRAWS = TOWNS * (IN_TOWN - 1) + SALOON_CARDS
_CHOICES_IN_A_ROUND = 2 * _DRAWS + SALOON_CARDS + DOLLARS * MAX_SEATS


def _observed() -> Observation:
    """What learning programs are shown: whoever only plays need not load it."""
    from saloon.games.public_enemy.observation import OBSERVATION

    return OBSERVATION


GAME = Game(
    slug="public-enemy",
    version=1,
    players=range(2, MAX_SEATS + 1),
    bound=MOST_ROUNDS * _CHOICES_IN_A_ROUND,
    steps=6,  # the draw of a saloon card, its only target and the next turn are three
    State=State,
    Options=Options,
    rules={
        "lay_out": rules.lay_out,
        "perform": rules.perform,
        "advance": rules.advance,
        "determinize": determinize,
        "seen": openly,
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
    printed=PRINTED,
    view=view,
    conceal=conceal,
    why=why,
    things=things,
    explained=EXPLAINED,
    parts=parts,
    to_position=to_position,
    read_position=read_position,
    invariants={
        Broken.CARDS: "towns",
        Broken.DECKS: "towns",
        Broken.STACKS: "seats",
        Broken.FAST: "out",
        Broken.TOKENS: "seats",
        Broken.QUESTION: "phase",
    },
    check_options=check_options,
    studied=STUDIED,
    presets=PRESETS,
    tables=HOUSE,
    observed=_observed,
    net=learnt(__file__),
)
