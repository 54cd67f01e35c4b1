"""What a temper changes: by these amounts, for each step of daring, thrift and spite, and for each step of a grudge."""

from dataclasses import replace
from typing import Final

from ludotheque.bots.couleurs_du_monde.weights import Weights
from ludotheque.bots.temper import Temper

# Daring …
HOPEFUL: Final = 0.3  # … counts so much more on cards yet to be drawn, and on corners yet to be closed …
UNHURRIED: Final = 0.1  # … and on so much more time
# Thrift …
SAVING: Final = 0.08  # … what is kept for later counts so much more beside the points of this turn …
PER_CARD: Final = 4.0  # … points that a card must bring more, if one thinks no further than this turn
# Spite …
JEALOUSY: Final = 0.15  # … so much more does it hurt what the next player may announce …
MALICE: Final = 0.2  # … and the foremost rival counts so much more than the others
# Grudges …
GRUDGE: Final = 0.4  # … that rival counts so much more, for each step


def tempered(weights: Weights, temper: Temper) -> Weights:
    hope = 1 + HOPEFUL * temper.daring
    time = 1 + UNHURRIED * temper.daring
    return replace(
        weights,
        later_draws=weights.later_draws * hope,
        corners=weights.corners * hope,
        draw=weights.draw * hope,
        rounds_per_card=weights.rounds_per_card * time,
        rounds_per_stock=weights.rounds_per_stock * time,
        patience=weights.patience + SAVING * temper.thrift,
        gift=max(0.0, weights.gift + JEALOUSY * temper.spite),
        leader=max(0.0, weights.leader + MALICE * temper.spite),
    )


def grudge_weights(seats: int, temper: Temper, grudges: list[int]) -> list[float]:
    """How much each rival counts; nothing where nobody bears a grudge. The spiteful bear more, the kind forget."""
    if not any(grudges):
        return []
    minds = GRUDGE * (1 + temper.spite / 2)
    return [1 + minds * grudges[seat] for seat in range(seats)]
