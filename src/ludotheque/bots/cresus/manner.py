"""What a temper changes: by these amounts, for each step of daring, thrift and spite, and for each step of a grudge."""

from dataclasses import replace
from typing import Final

from ludotheque.bots.cresus.weights import Weights
from ludotheque.bots.temper import Temper

# Daring …
FEARLESS: Final = 0.25  # … this part less of the fear to hold a share for another round …
EAGER: Final = 0.06  # … and a bid reckons with so much more of what the thing is worth
# Thrift …
SAVING: Final = 0.2  # … keeps so much more at hand for the next shares …
CLOSE_FISTED: Final = 0.05  # … and a bid reckons with so much less
# Spite …
ENVY: Final = 0.15  # … of what the other gains by a deal, so much must be made good to oneself …
JEALOUSY: Final = 0.04  # … and a bid goes so much higher, lest somebody else get the thing
# Grudges …
GRUDGE: Final = 4.0  # millions more that a deal with that player must bring, for each step
# Those who do not reckon so far …
RESERVE: Final = 0.2  # … keep so much less or more in reserve: daring, thrift …
BID: Final = 0.1  # … bid so much more or less: daring, thrift …
PERCENT: Final = 10  # … and ask so much more of what a share should bring, for each step of a grudge


def tempered(weights: Weights, temper: Temper) -> Weights:
    eager = EAGER * temper.daring - CLOSE_FISTED * temper.thrift + JEALOUSY * temper.spite
    return replace(
        weights,
        fear=weights.fear * (1 - FEARLESS * temper.daring),
        purse=weights.purse * (1 + SAVING * temper.thrift),
        eagerness=weights.eagerness + eager,
        envy=weights.envy + ENVY * temper.spite,
    )


def demands(grudges: list[int], temper: Temper) -> list[float]:
    """What a deal with each player must bring beyond the usual: the spiteful want more still, the kind forget."""
    return [GRUDGE * grudge * (1 + temper.spite / 2) for grudge in grudges]


def reserve(usual: int, temper: Temper) -> float:
    return usual * (1 + RESERVE * (temper.thrift - temper.daring))


def bid_up_to(usual: int, temper: Temper) -> int:
    return int(usual * (1 + BID * (temper.daring - temper.thrift)))
