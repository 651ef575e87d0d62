"""Six Territories (working title): lay tokens, claim a share of the riches. 2 to 5 players."""

from saloon.engine import Game, fitted, learnt, openly
from saloon.engine.observations import Observation
from saloon.games.six_territories import rules
from saloon.games.six_territories.cards import HOUSE, KINDS_OF_RICHES, SHARE, TERRITORIES
from saloon.games.six_territories.explained import EXPLAINED
from saloon.games.six_territories.notation import EVENTS, choice, parts
from saloon.games.six_territories.options import MOST_PLACES, MOST_RICHES, PRESETS, Options, check_options
from saloon.games.six_territories.position import read_position, to_position
from saloon.games.six_territories.printed import PRINTED
from saloon.games.six_territories.rules import Broken
from saloon.games.six_territories.studied import STUDIED
from saloon.games.six_territories.tuning import LEVELS
from saloon.games.six_territories.value import Feature, measure, stage
from saloon.games.six_territories.view import view
from saloon.games.six_territories.why import things, why


def _observed() -> Observation:
    """What learning programs are shown: whoever only plays need not load it."""
    from saloon.games.six_territories.observation import OBSERVATION

    return OBSERVATION


GAME = Game(
    slug="six-territories",
    version=1,
    players=range(2, 6),
    bound=2 * TERRITORIES * MOST_PLACES,  # every choice is about a token that takes a place, a symbol or one for riches
    # after a choice every other token may be drawn and laid without one; then the game ends
    steps=2 * (TERRITORIES * MOST_PLACES + KINDS_OF_RICHES * MOST_RICHES),
    State=rules.State,
    Options=Options,
    rules={
        "lay_out": rules.lay_out,
        "perform": rules.perform,
        "advance": rules.advance,
        "determinize": rules.determinize,
        "seen": openly,
        "score": rules.score,
        "standing": rules.standing,
        "check": rules.check,
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
    why=why,
    things=things,
    explained=EXPLAINED,
    parts=parts,
    to_position=to_position,
    read_position=read_position,
    invariants={
        Broken.TOKENS: "envelope",
        Broken.CHARACTERS: "lands",
        Broken.LANDS: "lands",
        Broken.QUESTION: "drawn",
    },
    check_options=check_options,
    scale=SHARE,
    studied=STUDIED,
    presets=PRESETS,
    tables=HOUSE,
    observed=_observed,
    net=learnt(__file__),
)
