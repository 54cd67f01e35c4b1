"""Offers to other players: shares that are worth more in other hands, at terms that help both."""

from math import ceil
from typing import Final

from ludotheque.bots.cresus.books import Books
from ludotheque.games.cresus.actions import (
    AcceptProposal,
    Agree,
    CallExchange,
    Decline,
    OfferToBuy,
    ProposeShares,
)
from ludotheque.games.cresus.desk import closed_to_offers
from ludotheque.games.cresus.offers import ChooseProposal, ChooseSeller, ExchangeCall, PurchaseTalk
from ludotheque.games.cresus.state import CresusState
from ludotheque.kernel.action import Action, Money, Seat
from ludotheque.kernel.ask import OK
from ludotheque.kernel.play import refusal
from ludotheque.mechanics.seats import after_seat


class Swap:
    """A share of another player, perhaps for one's own, and what both gain by it together."""

    def __init__(self, partner: Seat, wanted: int, given: int, gain: float) -> None:
        self.partner = partner
        self.wanted = wanted
        self.given = given  # or NOTHING
        self.gain = gain


NOTHING: Final = -1


def propose_trade(books: Books) -> Action | None:
    """At most so many offers a round, each time the one by which most is gained."""
    world, seat = books.world, books.seat
    made = len([offer for offer in world.offers if offer.seat == seat])
    if closed_to_offers(world) != OK or made >= books.weights.offers:
        return None
    swaps = _purchases(books) + (_exchanges(books) if books.horizon > 0 else [])
    best = max(swaps, key=lambda swap: swap.gain, default=None)
    if best is None or best.gain < books.weights.worth_offering:
        return None
    figures = {"player": best.partner, "share": best.wanted}
    books.because("wants-share", best.gain * (1 - books.weights.generosity), figures)
    if best.given == NOTHING:
        return _new(world, _offer(books, best, swaps))
    good = {swap.partner for swap in swaps if swap.given == best.given and swap.gain >= books.weights.worth_offering}
    return _new(world, CallExchange(seat, sorted(good), [best.given]))


def _new(world: CresusState, offer: Action) -> Action | None:
    """What has been offered in this round is not offered again."""
    return offer if refusal(world, offer) == OK else None


def _offer(books: Books, best: Swap, swaps: list[Swap]) -> Action:
    """Put to the others too who would sell a share for this sum that is worth it: of those who agree one chooses."""
    amount = _fair_price(books, best)
    wanted = {best.partner: best.wanted}
    for swap in sorted(swaps, key=lambda swap: -swap.gain):
        theirs, mine = _sold(books, books.seat, swap.partner, [swap.wanted], amount)
        if swap.given == NOTHING and swap.partner not in wanted and min(theirs, mine) >= books.weights.worth_agreeing:
            wanted[swap.partner] = swap.wanted
    return OfferToBuy(books.seat, sorted(wanted.values()), amount)


def answer_offer(books: Books, step: PurchaseTalk) -> Action:
    """Agree to what brings more than the shares would, and at a table of two more than it brings the other."""
    seat = books.seat
    mine, theirs = _sold(books, step.buyer, seat, step.wanted_shares, step.amount)
    if _is_good(books, step.buyer, mine, theirs):
        _praise(books, step.buyer, mine)
        return Agree(seat)
    _complain(books, step.buyer, mine, theirs)
    return Decline(seat)


def answer_call(books: Books, step: ExchangeCall) -> Action:
    """Propose the share by which most is gained together, and cash if the proposer would lose without it."""
    world, seat, proposer = books.world, books.seat, step.proposer
    best: ProposeShares | None = None
    best_gain = 0.0
    for share in books.held[seat]:
        swapped = books.trade_worth(proposer, [share], step.given_shares)
        amount = max(0, ceil(books.weights.worth_agreeing - swapped))
        mine = books.trade_worth(seat, step.given_shares, [share]) - amount
        theirs = swapped + amount
        if amount <= world.cash[seat] and _is_good(books, proposer, mine, theirs) and mine > best_gain:
            best, best_gain = ProposeShares(seat, [share], amount), mine
    if best is None:
        books.because("nothing-to-swap", 0.0, {"player": proposer})
        return Decline(seat)
    _praise(books, proposer, best_gain)
    return best


def pick_proposal(books: Books, step: ChooseProposal) -> Action:
    """The best of the answers, if it is good enough."""
    seat = books.seat
    gains: list[tuple[float, Seat]] = []
    for proposal in step.proposals:
        mine = books.trade_worth(seat, proposal.shares, step.given_shares) + proposal.amount
        theirs = books.trade_worth(proposal.partner, step.given_shares, proposal.shares) - proposal.amount
        if _is_good(books, proposal.partner, mine, theirs):
            gains.append((mine, proposal.partner))
    return _picked(books, gains)


def pick_seller(books: Books, step: ChooseSeller) -> Action:
    """Whoever sells what is worth most here, if it is worth the sum."""
    seat = books.seat
    gains: list[tuple[float, Seat]] = []
    for seller in step.agreed:
        theirs, mine = _sold(books, seat, seller, step.wanted_shares, step.amount)
        if _is_good(books, seller, mine, theirs):
            gains.append((mine, seller))
    return _picked(books, gains)


def _picked(books: Books, gains: list[tuple[float, Seat]]) -> Action:
    if not gains:
        books.because("no-good-answer", 0.0, {})
        return Decline(books.seat)
    mine, partner = max(gains)
    _praise(books, partner, mine)
    return AcceptProposal(books.seat, partner)


def _praise(books: Books, other: Seat, mine: float) -> None:
    books.because("gains-by-deal", mine, {"player": other, "amount": round(mine)})


def _complain(books: Books, other: Seat, mine: float, theirs: float) -> None:
    """It brings too little, to oneself or beside what it brings the other."""
    if mine < 0:
        books.because("loses-by-deal", -mine, {"player": other, "amount": -round(mine)})
    elif mine < books.weights.worth_agreeing:
        books.because("hardly-gains", 0.0, {"player": other})
    else:
        books.because("helps-too-much", theirs - mine, {"player": other})


def _sold(books: Books, buyer: Seat, seller: Seat, wanted: list[int], amount: Money) -> tuple[float, float]:
    """What the seller and the buyer gain if those of the shares that are the seller's change hands."""
    shares = [share for share in wanted if books.world.owner[share] == seller]
    sold, bought = books.trade_worth(seller, [], shares), books.trade_worth(buyer, shares, [])
    return sold + amount, bought - amount


def _is_good(books: Books, other: Seat, mine: float, theirs: float) -> bool:
    duel = books.world.seats == 2
    return mine >= _least(books, other, theirs) and (not duel or mine > theirs)


def _least(books: Books, other: Seat, theirs: float) -> float:
    """What a deal with the other must bring: more, if there is a grudge, or envy of what he gains."""
    demand = books.demands[other] if books.demands else 0.0
    return books.weights.worth_agreeing + demand + books.weights.envy * max(0.0, theirs)


def _purchases(books: Books) -> list[Swap]:
    """Shares that are worth more here than where they are; whoever is asked to sell can sell at once what he buys."""
    world, seat = books.world, books.seat
    found: list[Swap] = []
    for partner in after_seat(seat, world.seats):
        for share in books.held[partner]:
            gain = books.trade_worth(seat, [share], []) + books.trade_worth(partner, [], [share])
            swap = Swap(partner, share, NOTHING, gain)
            if gain > 0 and _fair_price(books, swap) <= world.cash[seat]:
                found.append(swap)
    return found


def _fair_price(books: Books, swap: Swap) -> Money:
    """Of what is gained so much goes to the seller."""
    left = max(swap.gain * books.weights.generosity, books.weights.least_left)
    return max(1, round(left - books.trade_worth(swap.partner, [], [swap.wanted])))


def _exchanges(books: Books) -> list[Swap]:
    """One's own share for another: the partner may add cash, the proposer may not."""
    world, seat = books.world, books.seat
    found: list[Swap] = []
    for given in books.held[seat]:
        for partner in after_seat(seat, world.seats):
            for wanted in books.held[partner]:
                theirs = books.trade_worth(partner, [given], [wanted])
                if theirs >= books.weights.worth_agreeing:
                    together = theirs + books.trade_worth(seat, [wanted], [given])
                    if together > 0:
                        found.append(Swap(partner, wanted, given, together))
    return found
