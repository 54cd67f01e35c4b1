"""What a player may do at the start of his turn besides travelling: work, trade, stake, call, race, or nothing."""

from ludotheque.games.richesses_de_france import actions
from ludotheque.games.richesses_de_france.casinos import bet_asks, bet_refusal, is_bet, may_bet
from ludotheque.games.richesses_de_france.matches import call_refusal, may_call
from ludotheque.games.richesses_de_france.races import open_races, race_refusal
from ludotheque.games.richesses_de_france.sale import buying_refusal, on_offer
from ludotheque.games.richesses_de_france.state import FranceState
from ludotheque.games.richesses_de_france.work import nearest_work, seeking_refusal, work_refusal
from ludotheque.kernel.rules import OK, Action, Ask, OneOf, Seat


def errand_asks(state: FranceState, seat: Seat, bought: list[int]) -> list[Ask]:
    """A racer has the road, and nothing else, before him."""
    if state.is_racing(seat):
        return [Ask("stay-put", []), Ask("abandon-race", [])]
    found = [Ask("stay-put", [])]
    if work_refusal(state, seat) == OK:
        found.append(Ask("work", []))
    _add_choice(found, "seek-work", "town", nearest_work(state, seat))
    _add_choice(found, "buy-vehicle", "vehicle", on_offer(state, seat))
    _add_choice(found, "sell-vehicle", "vehicle", to_sell(state, seat, bought))
    _add_choice(found, "call-opponent", "player", may_call(state, seat))
    _add_choice(found, "begin-race", "race", open_races(state, seat))
    return found + bet_asks(state, seat) if may_bet(state, seat) else found


def _add_choice(found: list[Ask], verb: str, blank: str, choices: list[int]) -> None:
    if choices:
        found.append(Ask(verb, [OneOf(blank, choices)]))


def to_sell(state: FranceState, seat: Seat, bought: list[int]) -> list[int]:
    return [vehicle for vehicle in state.vehicles(seat) if vehicle not in bought]


def errand_refusal(state: FranceState, seat: Seat, action: Action, bought: list[int]) -> str:
    if isinstance(action, actions.StayPut):
        return OK
    if state.is_racing(seat):
        return OK if isinstance(action, actions.AbandonRace) else "rdf.sports.race-route"
    if isinstance(action, actions.Work):
        return work_refusal(state, seat)
    if isinstance(action, actions.SeekWork):
        return seeking_refusal(state, seat, action.town)
    if isinstance(action, actions.BuyVehicle):
        return buying_refusal(state, seat, action.vehicle)
    if isinstance(action, actions.SellVehicle):
        return _selling_refusal(state, seat, action.vehicle, bought)
    if isinstance(action, actions.CallOpponent):
        return call_refusal(state, seat, action.player)
    if isinstance(action, actions.BeginRace):
        return race_refusal(state, seat, action.race)
    return bet_refusal(state, seat, action) if is_bet(action) else "rdf.move.one-thing"


def _selling_refusal(state: FranceState, seat: Seat, vehicle: int, bought: list[int]) -> str:
    if vehicle not in state.vehicles(seat):
        return "rdf.vehicle.own"
    return "rdf.vehicle.no-quick-resale" if vehicle in bought else OK
