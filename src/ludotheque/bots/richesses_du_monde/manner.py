"""What a temper changes: by these amounts, for each step of daring, thrift and spite, and for each step of a grudge."""

from dataclasses import replace
from typing import Final

from ludotheque.bots.richesses_du_monde.weights import Weights
from ludotheque.bots.temper import Temper
from ludotheque.games.richesses_du_monde.state import RichessesState
from ludotheque.kernel.action import Seat

# Daring …
FEARLESS: Final = 0.25  # … this part of the fear less …
UNWORRIED: Final = 0.35  # … and that much more of a roll's danger before it would rather sell
RAISES: Final = 0.04  # … and so much further towards its limit with every bid
# Thrift …
CLOSE_FISTED: Final = 0.004  # log-odds more that a title must bring for each million of its price
# Spite …
JEALOUSY: Final = 0.15  # … a rival's profit counts so much more when a holding is under the hammer …
MALICE: Final = 0.04  # … and each log-odd that the leader loses is worth so much of one's own
# Grudges …
GRUDGE: Final = 0.04  # log-odds more that a deal must bring, for each step
MOST_DENIAL: Final = 1.0


def tempered(weights: Weights, temper: Temper) -> Weights:
    return replace(
        weights,
        fear=weights.fear * (1 - FEARLESS * temper.daring),
        worry=weights.worry * (1 + UNWORRIED * temper.daring),
        boldness=max(0.0, weights.boldness + RAISES * temper.daring),
        reluctance=weights.reluctance + CLOSE_FISTED * temper.thrift,
        denial=min(MOST_DENIAL, max(0.0, weights.denial + JEALOUSY * temper.spite)),
        malice=weights.malice + MALICE * temper.spite,
    )


def demands(world: RichessesState, grudges: list[int], temper: Temper) -> list[float]:
    """What a deal with each side must bring beyond the usual: the spiteful want more still, the kind forget."""
    found = [0.0] * world.seats
    for seat, grudge in enumerate(grudges):
        side: Seat = world.side_of[seat]
        found[side] = max(found[side], GRUDGE * grudge * (1 + temper.spite / 2))
    return found
