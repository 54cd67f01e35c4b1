"""Worlds a seat cannot tell from the real one: closed piles shuffled, sealed decisions of others drawn anew."""

from typing import Any

from ludotheque.games.cresus.choice import TIP, ChooseMarkets
from ludotheque.games.cresus.purchase import UNDECIDED, EnterBidding
from ludotheque.games.cresus.sealed import UNSAID, SealedBids
from ludotheque.games.cresus.signs import ClimbLadder, most_signs
from ludotheque.games.cresus.state import CresusState
from ludotheque.games.cresus.tables import MARKETS, NO_MARKET
from ludotheque.kernel.rules import NOBODY, Chance, Seat, Step


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
    if isinstance(step, SealedBids):
        for place, bidder in enumerate(step.bidders):
            if bidder != seat and step.bids[place] != UNSAID and not step.tied:
                step.bids[place] = step.least + world.chance.below(world.cash[bidder] - step.least + 1)
    elif isinstance(step, ChooseMarkets):
        for other in range(world.seats):
            if other != seat and step.choices[other] != NO_MARKET:
                step.choices[other] = world.chance.below(MARKETS)
    elif isinstance(step, EnterBidding):
        for place, buyer in enumerate(step.buyers):
            if buyer != seat and step.entries[place] != UNDECIDED:
                step.entries[place] = world.chance.below(2) if world.cash[buyer] > 0 else 0
    elif isinstance(step, ClimbLadder):
        for other in range(world.seats):
            if other != seat and step.wanted[other] >= 0:
                step.wanted[other] = world.chance.below(most_signs(world, other) + 1)
