"""What a player might regret: a bid of all there is, a sign sold at half its price."""

from ludotheque.games.cresus.state import CresusState
from ludotheque.mechanics.rules import Caution, Money, Seat, grave


def all_in(state: CresusState, seat: Seat, verb: str, clause: str, least: Money) -> list[Caution]:
    """The whole purse, where less would do."""
    cash = state.cash[seat]
    return [grave(verb, "all-in", clause, {"cash": cash}).from_amount(cash)] if cash > max(least, 1) else []


def half_price_sign(state: CresusState, seat: Seat, refund: Money) -> list[Caution]:
    """« La banque le rachète à 50 % de sa valeur initiale »"""
    if state.signs[seat] == 0:
        return []
    figures = {"amount": refund, "price": state.tables.signs[state.signs[seat] - 1]}
    return [grave("sell-sign", "half-price", "cre.debt.half-price", figures)]
