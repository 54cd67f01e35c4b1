"""What a traveller might regret: a purchase that locks him in, a purse too thin for the next bill, all on one throw."""

from ludotheque.games.richesses_de_france.casinos import BETS, HIGHEST_STAKE, SMALLEST_STAKE, may_bet
from ludotheque.games.richesses_de_france.sale import PRICES, purchase
from ludotheque.games.richesses_de_france.state import RESALE, FranceState
from ludotheque.games.richesses_de_france.tables import ECONOMY
from ludotheque.games.richesses_de_france.work import LEAST_TO_LEAVE, missing_to_leave
from ludotheque.mechanics.rules import Caution, Money, Seat, grave, note


def before_a_turn(state: FranceState, seat: Seat) -> list[Caution]:
    """Whatever a turn may be used for."""
    if state.is_racing(seat):
        figures = {"sections": state.legs[seat]}
        return [grave("abandon-race", "race-lost", "rdf.sports.abandon", figures)]
    found = [*before_leaving(state, seat), *thin_purse(state, seat), *half_price(state, seat)]
    return [*found, *all_in(state, seat)] if may_bet(state, seat) else found


def before_leaving(state: FranceState, seat: Seat) -> list[Caution]:
    """« jusqu'à ce qu'ils aient au moins 200 F »: what is missing, and what would be after a purchase."""
    if state.circuit != ECONOMY or state.departed[seat]:
        return []
    clause, cash = "rdf.economy.paris-first", state.cash[seat]
    lacking = missing_to_leave(state, seat)
    if lacking > 0:
        missing = {"cash": cash, "missing_cash": lacking, "price": LEAST_TO_LEAVE}
        return [note("work", "to-leave", clause, missing)]
    found: list[Caution] = []
    for vehicle in affordable(state, seat):
        left = cash - PRICES[vehicle]
        if left < LEAST_TO_LEAVE:
            figures = {"left_cash": left, "missing_cash": LEAST_TO_LEAVE - left, "price": LEAST_TO_LEAVE}
            found.append(grave("buy-vehicle", "locked-in", clause, figures).when([[[vehicle]]]))
    return found


def thin_purse(state: FranceState, seat: Seat) -> list[Caution]:
    """Whoever cannot pay the next toll sells what he has just bought, at half its price if nobody offers more."""
    if state.circuit == ECONOMY and not state.departed[seat]:
        return []
    dearest: Money = max(state.tables.faces)
    found: list[Caution] = []
    for vehicle in affordable(state, seat):
        left = state.cash[seat] - PRICES[vehicle]
        if left < dearest:
            figures = {"left_cash": left, "price": dearest, "amount": RESALE[vehicle]}
            found.append(grave("buy-vehicle", "thin-purse", "rdf.region.short-of-cash", figures).when([[[vehicle]]]))
    return found


def half_price(state: FranceState, seat: Seat) -> list[Caution]:
    """« revendre son véhicule à la banque mais à moitié prix »"""
    found: list[Caution] = []
    for vehicle in state.vehicles(seat):
        figures = {"amount": RESALE[vehicle], "price": PRICES[vehicle]}
        found.append(grave("sell-vehicle", "half-price", "rdf.vehicle.second-hand", figures).when([[[vehicle]]]))
    return found


def all_in(state: FranceState, seat: Seat) -> list[Caution]:
    """The whole purse on one throw, where less would do."""
    cash = state.cash[seat]
    if not SMALLEST_STAKE < cash <= HIGHEST_STAKE:
        return []
    most = cash - cash % SMALLEST_STAKE
    return [grave(verb, "all-in", "rdf.casinos.lost", {"cash": cash}).from_amount(most) for verb in BETS]


def affordable(state: FranceState, seat: Seat) -> list[int]:
    choices: list[int] = []
    for vehicle in range(1, len(PRICES)):
        if purchase(state, seat).allows([[vehicle]]):
            choices.append(vehicle)
    return choices
