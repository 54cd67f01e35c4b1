"""Vehicles change hands: bought at the bank, taken back at half price, or sold second-hand to the highest offer."""

from typing import Final

from ludotheque.games.richesses_de_france import events
from ludotheque.games.richesses_de_france.actions import Bid
from ludotheque.games.richesses_de_france.purse import hand_over, receive
from ludotheque.games.richesses_de_france.races import leave_race
from ludotheque.games.richesses_de_france.state import RESALE, FranceState
from ludotheque.games.richesses_de_france.tables import BICYCLE, CAR
from ludotheque.kernel.rules import EVERYONE, NOBODY, OK, Action, Amount, Money, Seat
from ludotheque.mechanics.bidding import Bidding
from ludotheque.mechanics.windows import closes

PRICES: Final = [0, 200, 800]  # « le vélo coûte 200 F », « la voiture 800 F »
SMALLEST_NOTE: Final = 10


def on_offer(state: FranceState, seat: Seat) -> list[int]:
    """The vehicles that the seat may buy at the bank now."""
    return [vehicle for vehicle in (BICYCLE, CAR) if buying_refusal(state, seat, vehicle) == OK]


def buying_refusal(state: FranceState, seat: Seat, vehicle: int) -> str:
    if vehicle not in (BICYCLE, CAR):
        return "rdf.vehicle.choose"
    if state.owns(seat, vehicle):
        return "rdf.vehicle.one-of-each"
    return OK if state.cash[seat] >= PRICES[vehicle] else "rdf.vehicle.no-credit"


def buy(state: FranceState, seat: Seat, vehicle: int) -> None:
    state.take(seat, PRICES[vehicle])
    state.set_owned(seat, vehicle, True)
    state.tell(events.VehicleBought(EVERYONE, seat, vehicle, PRICES[vehicle]))


def return_to_bank(state: FranceState, seller: Seat, vehicle: int) -> None:
    """« il peut toujours revendre son véhicule à la banque mais à moitié prix »"""
    give_up(state, seller, vehicle)
    state.tell(events.VehicleReturned(EVERYONE, seller, vehicle, RESALE[vehicle]))
    receive(state, seller, RESALE[vehicle])


def give_up(state: FranceState, seat: Seat, vehicle: int) -> None:
    """Whoever loses the vehicle of his race is out of the race."""
    state.set_owned(seat, vehicle, False)
    if state.is_racing(seat) and state.tables.race_vehicles[state.races[seat]] == vehicle:
        leave_race(state, seat)


def open_sale(state: FranceState, seller: Seat, vehicle: int) -> None:
    """If nobody can offer more than the bank, there is nothing to wait for."""
    sale = SecondHand(seller, vehicle, NOBODY, RESALE[vehicle], closes(state.now, state.window))
    if sale.bidders(state):
        state.begin(sale)
        state.tell(events.SaleOpened(EVERYONE, seller, vehicle, RESALE[vehicle]))
    else:
        return_to_bank(state, seller, vehicle)


class SecondHand(Bidding[FranceState]):
    """« chacun peut faire une offre d'achat … Un joueur peut enchérir sur la proposition d'un autre joueur. »"""

    def __init__(self, seller: Seat, vehicle: int, bidder: Seat, amount: Money, ends: int) -> None:
        super().__init__(seller, bidder, amount, ends)
        self.vehicle = vehicle

    def next_bid(self, state: FranceState, seat: Seat) -> Amount:
        low, high = self.amount + SMALLEST_NOTE, self._most(state, seat)
        return Amount("amount", low, high, "rdf.vehicle.offers", SMALLEST_NOTE)

    def law(self) -> str:
        return "rdf.vehicle.second-hand"

    def accept(self, state: FranceState, action: Action) -> None:
        if isinstance(action, Bid):
            state.tell(events.BidMade(EVERYONE, action.seat, action.amount))
            self.take_bid(state, action.seat, action.amount, state.window)
        else:
            state.tell(events.StoodAside(EVERYONE, action.seat))
            self.stand_aside(state, action.seat)

    def rivals(self, state: FranceState) -> list[Seat]:
        """Those who travel, lack such a vehicle and can pay more. Purses are open: nobody else need be asked."""
        return [seat for seat in state.others(self.seller) if self._may_buy(state, seat)]

    def close(self, state: FranceState) -> None:
        if self.bidder == NOBODY:
            return_to_bank(state, self.seller, self.vehicle)
        else:
            give_up(state, self.seller, self.vehicle)
            state.set_owned(self.bidder, self.vehicle, True)
            state.tell(events.VehicleSold(EVERYONE, self.seller, self.bidder, self.vehicle, self.amount))
            hand_over(state, self.bidder, self.seller, self.amount)
        state.end_step()

    def _may_buy(self, state: FranceState, seat: Seat) -> bool:
        if state.owns(seat, self.vehicle) or state.is_home(seat):
            return False
        return seat == self.bidder or self._most(state, seat) > self.amount

    def _most(self, state: FranceState, seat: Seat) -> Money:
        """« à un prix réduit »: below that of a new one, and within the purse."""
        return min(state.cash[seat], PRICES[self.vehicle] - SMALLEST_NOTE)
