"""What a player might regret: debts that ruin, a purse emptied to the last coin, what cannot be undone."""

from ludotheque.games.richesses_du_monde.state import STRICT, RichessesState
from ludotheque.mechanics.rules import Amount, Caution, Final, Money, Seat, grave, risk

MILLION: Final[Money] = 1_000_000  # what a double costs for each point of one die
DEAREST_DOUBLE: Final = 6
SHORT: Final = "rdm.bankruptcy.short"


def ruin_by_paying(state: RichessesState, side: Seat, owed: Money) -> list[Caution]:
    """Whoever pays more than he has is out; selling first may save him (rdm.bankruptcy.sell-in-time)."""
    missing = owed - state.cash[side]
    if missing <= 0:
        return []
    figures = {"missing_cash": missing, "holdings": len(state.holdings(side))}
    return [grave("settle-debt", "bankruptcy", SHORT, figures)]


def ruin_by_double(state: RichessesState, side: Seat) -> list[Caution]:
    """A double is paid at once: with something to sell, there is something to do about it before."""
    cash = state.cash[side]
    fatal = [die for die in range(1, DEAREST_DOUBLE + 1) if die * MILLION > cash]
    if not fatal or state.bankruptcy != STRICT or not state.holdings(side):
        return []
    figures = {"cash": cash, "double": fatal[0], "price": fatal[0] * MILLION, "chances": len(fatal)}
    return [risk("roll-dice", "double", "rdm.turn.double", figures)]


def last_coins(state: RichessesState, side: Seat, prices: dict[int, Money]) -> list[Caution]:
    """Titles after whose purchase not even the smallest double could be paid."""
    cash = state.cash[side]
    found: list[Caution] = []
    for title, price in prices.items():
        if cash - MILLION < price <= cash:
            found.append(grave("buy-title", "last-coins", SHORT, {"left_cash": cash - price}).when([[[title]]]))
    return found


def last_coins_by_bid(state: RichessesState, verb: str, side: Seat, bid: Amount) -> list[Caution]:
    """Bids after which not even the smallest double could be paid."""
    if bid.count() == 0:
        return []
    least = max(bid.low, state.cash[side] - MILLION + 1)
    return [grave(verb, "all-in", SHORT, {"cash": state.cash[side], "price": MILLION}).from_amount(least)]
