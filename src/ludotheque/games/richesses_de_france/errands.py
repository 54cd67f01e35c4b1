"""What a player may do at the start of his turn besides travelling: work, trade, stake, call, race, or nothing."""

from ludotheque.games.richesses_de_france.actions import BeginRace, CallOpponent, SeekWork, SellVehicle
from ludotheque.games.richesses_de_france.casinos import bets, is_bet
from ludotheque.games.richesses_de_france.matches import calls
from ludotheque.games.richesses_de_france.races import no_start, starts
from ludotheque.games.richesses_de_france.sale import offer_for_sale, purchase
from ludotheque.games.richesses_de_france.state import FranceState
from ludotheque.games.richesses_de_france.tables import CASINOS, SPORTS
from ludotheque.games.richesses_de_france.work import nearest_work, work_closed_by
from ludotheque.mechanics.rules import Action, Ask, OneOf, Seat, closed


def errands(state: FranceState, seat: Seat, bought: list[int]) -> list[Ask]:
    """One may always stay where one is, which is no arrival (rdf.move.stay)."""
    found = [Ask("stay-put"), Ask("work", closed_by=work_closed_by(state, seat))]
    if state.is_ruined(seat):
        found.append(Ask("seek-work", [OneOf("town", nearest_work(state, seat), "rdf.ruin.nearest")]))
    found.append(purchase(state, seat))
    if state.has_vehicle(seat):
        found.append(offer_for_sale(state, seat, bought))
    if state.circuit == SPORTS:
        found += calls(state, seat) + starts(state, seat)  # whoever has stayed calls again (rdf.sports.call-again)
    elif state.circuit == CASINOS:
        found += bets(state, seat)  # « Ils peuvent le faire dès leur ville de départ » (rdf.casinos.first-stake)
    return found


def errands_in_a_race(blocked: bool) -> list[Ask]:
    """A racer has the road, and nothing else, before him; he takes it whenever he can (rdf.sports.keep-moving)."""
    stay = Ask("stay-put") if blocked else closed("stay-put", "rdf.sports.keep-moving")
    shut = [closed(verb, "rdf.sports.race-route") for verb in ("work", "buy-vehicle", "sell-vehicle")]
    return [stay, Ask("abandon-race"), *shut]


def out_of_place(state: FranceState, action: Action) -> str:
    """The clause that says when one may, of something for which there is no occasion in this turn."""
    if isinstance(action, SeekWork):
        return "rdf.ruin.meaning"
    if isinstance(action, SellVehicle):
        return "rdf.vehicle.own"
    if isinstance(action, CallOpponent):
        return "rdf.sports.call"
    if isinstance(action, BeginRace):
        return no_start(state, action.race)
    return "rdf.casinos.must-stake" if is_bet(action) else "rdf.move.one-thing"
