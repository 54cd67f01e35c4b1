"""Payments that cannot wait: whoever is short sells a vehicle, and what is missing then is owed or forgotten."""

from ludotheque.games.richesses_de_france import actions, events
from ludotheque.games.richesses_de_france.sale import open_sale, return_to_bank
from ludotheque.games.richesses_de_france.state import FranceState
from ludotheque.mechanics.rules import BANK, EVERYONE, Action, Ask, Decision, Money, OneOf, Seat


class Settle(Decision[FranceState]):
    """A debtor who is short sells: to the bank for a card, to whoever offers most for a toll."""

    creditor: Seat  # the BANK for a chance card, and for a toll whoever has claimed it
    amount: Money

    def asks(self, state: FranceState, seat: Seat) -> list[Ask]:
        return [Ask("sell-vehicle", [OneOf("vehicle", state.vehicles(seat))])]

    def law(self) -> str:
        return "rdf.chance.sell-to-pay" if self.creditor == BANK else "rdf.region.short-of-cash"

    def accept(self, state: FranceState, action: Action) -> None:
        assert isinstance(action, actions.SellVehicle)
        self._sell(state, action.vehicle)
        if state.steps[-1] is self:
            self.resume(state)

    def resume(self, state: FranceState) -> None:
        """Sell as long as there is no choice, unless somebody must answer first; then pay."""
        while state.cash[self.seat] < self.amount and state.has_vehicle(self.seat):
            vehicles = state.vehicles(self.seat)
            if len(vehicles) > 1:
                return
            self._sell(state, vehicles[0])
            if state.steps[-1] is not self:
                return
        state.end_step()
        self._pay(state, min(self.amount, state.cash[self.seat]))

    def _sell(self, state: FranceState, vehicle: int) -> None:
        if self.creditor == BANK:
            return_to_bank(state, self.seat, vehicle)
        else:
            open_sale(state, self.seat, vehicle)

    def _pay(self, state: FranceState, amount: Money) -> None:
        """« pour honorer tout ou partie de sa dette »: the rest of a toll is forgotten, that of a card stays due."""
        if self.creditor != BANK:
            state.tell(events.TollPaid(EVERYONE, self.seat, self.creditor, amount))
            state.hand_over(self.seat, self.creditor, amount)
            return
        state.take(self.seat, amount)
        state.tell(events.CardPaid(EVERYONE, self.seat, amount))
        if amount < self.amount:
            state.debts[self.seat] += self.amount - amount
            state.tell(events.DebtLeft(EVERYONE, self.seat, self.amount - amount))
