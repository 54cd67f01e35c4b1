"""What a deed would bring or cost, before it is done: the rules asked in advance, for whoever has to decide."""

from functools import cache
from typing import Any, Final

from ludotheque.games.cresus.actions import BuyShare, BuySigns
from ludotheque.games.cresus.debts import RaiseMoney
from ludotheque.games.cresus.odds import NO_DICE, Counts, Sale, certain, counts_of, kept_places, sale_of
from ludotheque.games.cresus.offers import ChooseProposal, ChooseSeller, ExchangeCall, PurchaseTalk
from ludotheque.games.cresus.purchase import BuyAlone, bonus_for, half_price
from ludotheque.games.cresus.sale import DiceSale, SellShares, sale_premium
from ludotheque.games.cresus.signs import ClimbLadder, signs_prices
from ludotheque.games.cresus.state import CresusState
from ludotheque.games.cresus.tables import DICE, CresusTables
from ludotheque.mechanics.rules import NOBODY, OK, Data, Money, Seat, Step

MILLION: Final = 1_000_000  # chances count in millionths


class OddsView(Data):
    """What dice promise whoever keeps them as well as can be."""

    chances: list[int]  # of each number of faces alike, from 0 to 6, in millionths
    mean: Money  # what a sale brings on average, premium included


class ProspectView(Data):
    """A share that may be bought, sold or traded now, for the player who may; or for me, if several may."""

    share: int
    premium: Money  # of a sale where the player stands
    pays: list[Money]  # what each number of faces alike would bring, premium included
    odds: OddsView  # before the first throw
    bonus: Money  # that the bank would add to a purchase
    half_price: Money  # with the help of an expert
    closed_by: str  # where one buys alone, the clause against buying it; or nothing


class ThrowView(Data):
    """What the dice may still bring, and which to keep."""

    pays: list[Money]  # what each number of faces alike brings, premium included
    best_kept: list[int]  # the dice to keep so as to sell best; all of them: take the price
    best: OddsView
    keeping: list[OddsView]  # for the seller, if he throws again: by the sum of 1, 2, 4 … for each die kept


class SignsView(Data):
    """Signs that are bought together."""

    signs: list[int]
    price: Money
    closed_by: str  # the clause against buying them now; or nothing


def prospects(state: CresusState, step: Step[Any] | None, seat: Seat) -> list[ProspectView]:
    if isinstance(step, (SellShares, RaiseMoney, BuyAlone, DiceSale)):
        seat = step.waits_for(state)[0]
    return [prospect(state, step, seat, share) for share in at_stake(state, step)]


def at_stake(state: CresusState, step: Step[Any] | None) -> list[int]:
    """Shares that are offered, that may be sold, or that are turned up."""
    if isinstance(step, (PurchaseTalk, ChooseSeller)):
        return step.wanted_shares
    if isinstance(step, (ExchangeCall, ChooseProposal)):
        return [*step.given_shares, *[share for proposal in step.proposals for share in proposal.shares]]
    if isinstance(step, (SellShares, RaiseMoney)):
        return state.held(step.waits_for(state)[0])
    return [step.share] if isinstance(step, DiceSale) else state.shown


def prospect(state: CresusState, step: Step[Any] | None, seat: Seat, share: int) -> ProspectView:
    tables = state.tables
    premium = sale_premium(state, seat, share) if seat != NOBODY else 0
    sale = sale_with(tables, share, premium)
    return ProspectView(
        share=share,
        premium=premium,
        pays=list(sale.pays),
        odds=first_odds(sale, tables.throws[share]),
        bonus=bonus_for(state, seat, share) if seat != NOBODY else 0,
        half_price=half_price(state, share),
        closed_by=step.refusal(state, BuyShare(seat, share)) if isinstance(step, BuyAlone) else OK,
    )


def sale_with(tables: CresusTables, share: int, premium: Money) -> Sale:
    """With the premium in every price."""
    return sale_of(tuple(pay + premium for pay in tables.payouts[share]))


@cache
def first_odds(sale: Sale, throws: int) -> OddsView:
    """Before the first throw."""
    return odds(sale, NO_DICE, throws)


def odds(sale: Sale, kept: Counts, left: int) -> OddsView:
    """All dice but these are thrown, as the first of the throws left; all kept, nothing is thrown."""
    if sum(kept) == DICE:
        return _rounded(sale.chances(kept, 0), sale.value(kept, 0), 0)
    return _rounded(sale.chances_thrown(kept, left), sale.thrown(kept, left), left)


def _rounded(chances: list[int], value: int, left: int) -> OddsView:
    whole = certain(left)
    return OddsView([(part * MILLION + whole // 2) // whole for part in chances], (value + whole // 2) // whole)


@cache
def mean_prices(tables: CresusTables) -> list[Money]:
    """What each share brings on average where it has no premium."""
    return [first_odds(sale_with(tables, share, 0), throws).mean for share, throws in enumerate(tables.throws)]


def throw_ahead(state: CresusState, step: DiceSale, seat: Seat) -> ThrowView:
    sale = sale_with(state.tables, step.share, step.premium(state))
    counts = counts_of(step.colours)
    best = sale.best_keep(counts, step.left) if sale.is_worth_throwing(counts, step.left) else counts
    keeping = every_keep(sale, step) if seat == step.seat and step.left > 0 else []
    return ThrowView(list(sale.pays), kept_places(step.colours, best), odds(sale, best, step.left), keeping)


def every_keep(sale: Sale, step: DiceSale) -> list[OddsView]:
    """For every choice of dice to keep, one at least being thrown."""
    found: list[OddsView] = []
    for choice in range((1 << DICE) - 1):
        kept = [colour for die, colour in enumerate(step.colours) if choice & (1 << die)]
        found.append(odds(sale, counts_of(kept), step.left))
    return found


def next_bonus(state: CresusState, seat: Seat) -> list[int]:
    """Of each sector, the figure of its table that one more share would earn; it begins with the first share."""
    tables = state.tables
    held = [state.held_in_sector(seat, sector) for sector in range(len(tables.premiums))]
    return [tables.bonus_place(sector, count + 1) - 1 for sector, count in enumerate(held)]


def signs_ahead(state: CresusState, step: ClimbLadder, seat: Seat) -> list[SignsView]:
    """The next sign, the next two: as many as are sold in a round."""
    rung = state.signs[seat]
    found: list[SignsView] = []
    for count, price in enumerate(signs_prices(state, seat), 1):
        refused = step.refusal(state, BuySigns(seat, count))
        found.append(SignsView(list(range(rung, rung + count)), price, refused))
    return found
