"""Worlds a seat cannot tell from the real one: closed piles shuffled, sealed decisions of others drawn anew."""

from typing import Any

from ludotheque.games.cresus.choice import TIP
from ludotheque.games.cresus.sealed import SealedBids
from ludotheque.games.cresus.state import CresusState
from ludotheque.games.cresus.tables import MARKETS
from ludotheque.mechanics.rules import NOBODY, Chance, SealedChoice, Seat, Step


def redealt(state: CresusState, seat: Seat, luck: Chance) -> CresusState:
    world = state.copy()
    world.chance = luck.copy()
    tips = [] if seat == NOBODY else world.tips[seat]
    for market in range(MARKETS):
        _shuffle_unseen(world, market, TIP if market in tips else 0)
    _shuffle_experts(world)
    world.fortunes.sort()
    world.chance.shuffle(world.fortunes)
    for step in world.steps:
        _seal_anew(world, step, seat)
    return world


def _shuffle_unseen(world: CresusState, market: int, known: int) -> None:
    """The cards between the known ones on top and those put under the pile openly."""
    pile = world.piles[market]
    bottom = len(pile) - world.seen_below[market]
    known = min(known, bottom)
    hidden = sorted(pile[known:bottom])
    world.chance.shuffle(hidden)
    world.piles[market] = pile[:known] + hidden + pile[bottom:]


def _shuffle_experts(world: CresusState) -> None:
    hidden = sorted(world.experts + world.unused)
    world.chance.shuffle(hidden)
    world.experts, world.unused = hidden[: len(world.experts)], hidden[len(world.experts) :]


def _seal_anew(world: CresusState, step: Step[Any], seat: Seat) -> None:
    """Bids that are tied have been shown."""
    if isinstance(step, SealedChoice) and not (isinstance(step, SealedBids) and step.tied):
        step.seal_anew(world, seat, world.chance)
