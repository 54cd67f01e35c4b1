"""Vehicles change hands: bought at the bank, taken back at half price, or sold second-hand to the highest offer."""

from ludotheque.games.richesses_de_france import actions, events
from ludotheque.games.richesses_de_france.races import leave_race
from ludotheque.games.richesses_de_france.state import RESALE, FranceState
from ludotheque.games.richesses_de_france.tables import BICYCLE, CAR
from ludotheque.mechanics.rules import EVERYONE, NOBODY, Action, Amount, Ask, Bidding, Final, Money, OneOf, Seat, closes

PRICES: Final = [
    0,
    200,  # « le vélo coûte 200 F » (rdf.vehicle.bicycle)
    800,  # « la voiture 800 F » (rdf.vehicle.car)
]
SMALLEST_NOTE: Final = 10


def purchase(state: FranceState, seat: Seat) -> Ask:
    """« ils doivent les acheter à la banque »: one of each, for ready money."""
    lacking = [vehicle for vehicle in (BICYCLE, CAR) if not state.owns(seat, vehicle)]
    affordable = [vehicle for vehicle in lacking if PRICES[vehicle] <= state.cash[seat]]
    choice = OneOf("vehicle", [BICYCLE, CAR], "rdf.vehicle.choose").narrowed(lacking, "rdf.vehicle.one-of-each")
    return Ask("buy-vehicle", [choice.narrowed(affordable, "rdf.vehicle.no-credit")])


def offer_for_sale(state: FranceState, seat: Seat, bought: list[int]) -> Ask:
    """« Si un joueur a besoin d'argent, il peut toujours revendre son véhicule », but not in the turn he bought it."""
    own = state.vehicles(seat)
    kept = [vehicle for vehicle in own if vehicle not in bought]
    choice = OneOf("vehicle", own, "rdf.vehicle.own")
    return Ask("sell-vehicle", [choice.narrowed(kept, "rdf.vehicle.no-quick-resale") if bought else choice])


def buy(state: FranceState, seat: Seat, vehicle: int) -> None:
    state.take(seat, PRICES[vehicle])
    state.set_owned(seat, vehicle, True)
    state.tell(events.VehicleBought(EVERYONE, seat, vehicle, PRICES[vehicle]))


def return_to_bank(state: FranceState, seller: Seat, vehicle: int) -> None:
    """« il peut toujours revendre son véhicule à la banque mais à moitié prix »"""
    give_up(state, seller, vehicle)
    state.tell(events.VehicleReturned(EVERYONE, seller, vehicle, RESALE[vehicle]))
    state.receive(seller, RESALE[vehicle])


def give_up(state: FranceState, seat: Seat, vehicle: int) -> None:
    """He goes on with what he still has (rdf.vehicle.go-on); without the vehicle of his race he is out of the race."""
    state.set_owned(seat, vehicle, False)
    if state.is_racing(seat) and state.tables.race_vehicles[state.races[seat]] == vehicle:
        leave_race(state, seat)


def open_sale(state: FranceState, seller: Seat, vehicle: int) -> None:
    """If nobody can offer more than the bank, there is nothing to wait for."""
    sale = SecondHand(seller, NOBODY, RESALE[vehicle], closes(state.now, state.window), vehicle)
    if sale.bidders(state):
        state.begin(sale)
        state.tell(events.SaleOpened(EVERYONE, seller, vehicle, RESALE[vehicle]))
    else:
        return_to_bank(state, seller, vehicle)


class SecondHand(Bidding[FranceState]):
    """« chacun peut faire une offre d'achat … Un joueur peut enchérir sur la proposition d'un autre joueur. »"""

    vehicle: int

    def next_bid(self, state: FranceState, seat: Seat) -> Amount:
        low, high = self.amount + SMALLEST_NOTE, self._most(state, seat)
        return Amount("amount", low, high, "rdf.vehicle.offers", SMALLEST_NOTE)

    def law(self) -> str:
        return "rdf.vehicle.second-hand"

    def accept(self, state: FranceState, action: Action) -> None:
        if isinstance(action, actions.Bid):
            state.tell(events.BidMade(EVERYONE, action.seat, action.amount))
            self.take_bid(state, action.seat, action.amount, state.window)
        else:
            state.tell(events.StoodAside(EVERYONE, action.seat))
            self.stand_aside(state, action.seat)

    def rivals(self, state: FranceState) -> list[Seat]:
        """Those who travel, lack such a vehicle and can pay more (rdf.vehicle.who-may-offer).

        Purses are open: nobody else need be asked.
        """
        return [seat for seat in state.others(self.seller) if self._may_buy(state, seat)]

    def close(self, state: FranceState) -> None:
        """The highest offer wins (rdf.vehicle.overbid)."""
        state.end_step()
        if self.bidder == NOBODY:
            return_to_bank(state, self.seller, self.vehicle)
            return
        give_up(state, self.seller, self.vehicle)
        state.set_owned(self.bidder, self.vehicle, True)
        state.tell(events.VehicleSold(EVERYONE, self.seller, self.bidder, self.vehicle, self.amount))
        state.hand_over(self.bidder, self.seller, self.amount)

    def _may_buy(self, state: FranceState, seat: Seat) -> bool:
        if state.owns(seat, self.vehicle) or state.is_home(seat):
            return False
        return seat == self.bidder or self._most(state, seat) > self.amount

    def _most(self, state: FranceState, seat: Seat) -> Money:
        """« à un prix réduit »: below that of a new one, and within the purse."""
        return min(state.cash[seat], PRICES[self.vehicle] - SMALLEST_NOTE)
