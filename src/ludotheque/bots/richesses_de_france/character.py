"""What a temper changes: by these amounts, for each step of daring, thrift and spite, and for each step of a grudge."""

from functools import lru_cache
from typing import Final

from ludotheque.bots.richesses_de_france.manner import Manner
from ludotheque.bots.temper import Temper

# Daring …
FEARLESS: Final = 0.25  # … this part less fear of an empty purse …
HIGH_STAKES: Final = 0.15  # … that much more of the purse on the table …
CONFIDENT: Final = 0.3  # … and this part less of a lead before it ends the game
# Thrift …
CAUTIOUS: Final = 0.3  # … so many times the purse that lets it feel at ease …
DILIGENT: Final = 15.0  # … and so many hundredths of a turn less that pay must save before it works
# Spite …
MALICE: Final = 0.4  # … so much of a turn for each turn that a rival loses, if he is sure to win
# Grudges …
GRUDGE: Final = 0.5  # … this part more for each turn that the one it bears a grudge loses

LEAST_STAKED: Final = 0.1


def tempered(manner: Manner, temper: Temper) -> Manner:
    """The same one for the same temper: journeys are remembered by it."""
    if temper.daring == 0 and temper.thrift == 0 and temper.spite == 0:
        return manner
    return _changed(manner, temper.daring, temper.thrift, temper.spite)


@lru_cache(maxsize=128)
def _changed(manner: Manner, daring: int, thrift: int, spite: int) -> Manner:
    found = manner.copy()
    found.risk = [risk * (1 - FEARLESS * daring) for risk in manner.risk]
    found.stakes_risk = manner.stakes_risk * (1 - FEARLESS * daring)
    found.staked = min(1.0, max(LEAST_STAKED, manner.staked + HIGH_STAKES * daring))
    found.lead = manner.lead * (1 - CONFIDENT * daring)
    found.ease = manner.ease * (1 + CAUTIOUS * thrift)
    found.worth_working = manner.worth_working - DILIGENT * thrift
    found.spite = max(0.0, manner.spite + MALICE * spite)
    return found


def rancour(grudge: int, temper: Temper) -> float:
    """How many times more it is worth to hold somebody up: the spiteful resent more, the kind forget."""
    return 1 + GRUDGE * grudge * (1 + temper.spite / 2)
