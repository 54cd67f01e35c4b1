"""Worlds a seat cannot tell from the real one: the cash of others shared out anew, the unread news shuffled."""

from ludotheque.games.richesses_du_monde import actions
from ludotheque.games.richesses_du_monde.bidding import SMALLEST_SUM, OpenBidding
from ludotheque.games.richesses_du_monde.council import Consent
from ludotheque.games.richesses_du_monde.exchange import ExchangeTalk
from ludotheque.games.richesses_du_monde.joker import JOKER_PRICE
from ludotheque.games.richesses_du_monde.sale import SellOrKeep
from ludotheque.games.richesses_du_monde.state import RichessesState
from ludotheque.mechanics.rules import NOBODY, Action, Chance, Money, Seat


def redealt(state: RichessesState, seat: Seat, luck: Chance) -> RichessesState:
    world = state.copy()
    world.chance = luck.copy()
    _share_out_anew(world, seat)
    unread = len(world.news) - world.news_read
    hidden = sorted(world.news[:unread])
    world.chance.shuffle(hidden)
    world.news = hidden + world.news[unread:]
    return world


def _share_out_anew(world: RichessesState, seat: Seat) -> None:
    """The sum is public: all that the bank has paid out, less one's own purse; so is a bid, which had to be covered.

    The purse of a single rival is known by it (rdm.cash.deduced).
    """
    mine = NOBODY if seat == NOBODY else world.side_of[seat]
    others = [side for side in world.sides() if side != mine]
    left = -world.bank if mine == NOBODY else -world.bank - world.cash[mine]
    for side in others:
        world.cash[side] = _shown(world, side)
        left -= world.cash[side]
    for place, side in enumerate(others):
        share = left if place == len(others) - 1 else _random_part(world.chance, left, len(others) - place)
        world.cash[side] += share
        left -= share


def _random_part(luck: Chance, left: Money, sharers: int) -> Money:
    """One share among several: around an equal part, never more than twice it."""
    most = 2 * left // sharers // SMALLEST_SUM
    return luck.below(most + 1) * SMALLEST_SUM


def _shown(world: RichessesState, side: Seat) -> Money:
    """The cash that a side has shown by what it offers, or has its partners agree to, at this moment."""
    most = 0
    for step in world.steps:
        if isinstance(step, (OpenBidding, SellOrKeep)) and step.bidder == side:
            most = max(most, step.amount)
        elif isinstance(step, ExchangeTalk) and step.proposer == side:
            most = max(most, step.balance)
        elif isinstance(step, Consent) and world.side_of[step.wish.seat] == side:
            most = max(most, _wished(world, step.wish))
    return most


def _wished(world: RichessesState, wish: Action) -> Money:
    """What it would cost, were the partners to agree."""
    if isinstance(wish, actions.BuyTitle):
        return world.price(wish.title)
    if isinstance(wish, actions.BuyJoker):
        return JOKER_PRICE
    if isinstance(wish, actions.OfferPrice):
        return wish.amount
    if isinstance(wish, (actions.ProposeExchange, actions.CounterOffer)):
        return wish.balance
    talk = world.steps[-2]
    return -talk.balance if isinstance(wish, actions.Agree) and isinstance(talk, ExchangeTalk) else 0
