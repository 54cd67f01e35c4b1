"""« Les cartes "hasard" »: drawn on passing points and obeyed; who has neither money nor vehicle draws another."""

from ludotheque.games.richesses_de_france import events
from ludotheque.games.richesses_de_france.debts import Settle
from ludotheque.games.richesses_de_france.displacement import displace
from ludotheque.games.richesses_de_france.state import RESALE, FranceState
from ludotheque.games.richesses_de_france.tables import NO_TOWN, NO_VEHICLE
from ludotheque.mechanics.rules import BANK, EVERYONE, NOBODY, Final, Money, Seat

MOST_REPLACED: Final = 3

DONE: Final = 0  # what a card leaves to the turn: nothing …
SENT: Final = 1  # … a new arrival …
AGAIN: Final = 2  # … or another turn


def draw_card(state: FranceState, seat: Seat) -> int:
    """« la carte est remise sous le paquet et le joueur en tire une autre » (rdf.chance.replaced)"""
    card = _top_card(state, seat)
    replaced = 0
    while _cost(state, seat, card) > 0 and state.is_ruined(seat):
        if replaced == MOST_REPLACED:  # the fourth is without effect (rdf.chance.three-replaced)
            state.tell(events.CardIgnored(EVERYONE, seat))
            return DONE
        state.tell(events.CardReplaced(EVERYONE, seat))
        replaced += 1
        card = _top_card(state, seat)
    return _obey(state, seat, card)


def _top_card(state: FranceState, seat: Seat) -> int:
    """It goes back under the pile."""
    card = state.cards.pop(0)
    state.cards.append(card)
    state.cards_read = min(state.cards_read + 1, len(state.cards))
    state.tell(events.CardDrawn(EVERYONE, seat, card))
    return card


def _cost(state: FranceState, seat: Seat, card: int) -> Money:
    """Cards about cars spare whoever has none (rdf.chance.drivers-only)."""
    spared = state.tables.card_drivers[card] and not state.cars[seat]
    return 0 if spared else max(0, -state.tables.card_money[card])


def _obey(state: FranceState, seat: Seat, card: int) -> int:
    tables = state.tables
    if tables.card_money[card] != 0:
        _change_money(state, seat, card)
    elif tables.card_from_each[card] > 0:
        _collect_gifts(state, seat, tables.card_from_each[card])
    elif tables.card_vehicles[card] != NO_VEHICLE:
        _grant(state, seat, tables.card_vehicles[card])
    elif tables.card_towns[card] != NO_TOWN:
        _send(state, seat, tables.card_towns[card])
        return SENT
    elif tables.card_rests[card]:
        state.resting[seat] += 1  # rdf.chance.rest
        state.tell(events.TurnLost(EVERYONE, seat))
    else:
        state.tell(events.TurnGained(EVERYONE, seat))
        return AGAIN
    return DONE


def _change_money(state: FranceState, seat: Seat, card: int) -> None:
    cost = _cost(state, seat, card)
    gain = state.tables.card_money[card]
    if gain > 0:
        state.tell(events.CardGained(EVERYONE, seat, gain))
        state.receive(seat, gain)
    elif cost == 0:
        state.tell(events.CardIgnored(EVERYONE, seat))
    else:
        state.begin(Settle(seat, BANK, cost))


def _collect_gifts(state: FranceState, receiver: Seat, gift: Money) -> None:
    """Whoever has less gives what he has (rdf.chance.from-each)."""
    for giver in state.others(receiver):
        amount = min(gift, state.cash[giver])
        if amount > 0:
            state.tell(events.GiftPaid(EVERYONE, giver, receiver, amount))
            state.hand_over(giver, receiver, amount)


def _grant(state: FranceState, seat: Seat, vehicle: int) -> None:
    """« on reçoit en argent leur valeur au prix de revente » (rdf.chance.granted)

    The other kind of vehicle makes no difference (rdf.chance.other-kind).
    """
    if state.owns(seat, vehicle):
        state.tell(events.GrantPaid(EVERYONE, seat, vehicle, RESALE[vehicle]))
        state.receive(seat, RESALE[vehicle])
    else:
        state.set_owned(seat, vehicle, True)
        state.tell(events.VehicleGranted(EVERYONE, seat, vehicle))


def _send(state: FranceState, seat: Seat, town: int) -> None:
    """« il ne paye pas de droit pour le passage maritime » (rdf.chance.free-crossing)"""
    occupant = state.occupant(town, seat)
    state.put(seat, town)
    state.tell(events.SentTo(EVERYONE, seat, town))
    if occupant != NOBODY:
        displace(state, seat, occupant)
