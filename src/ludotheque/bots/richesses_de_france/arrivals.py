"""What an arrival may bring besides a marker: a chance card, and a toll."""

from ludotheque.bots.richesses_de_france.journey import Kit
from ludotheque.bots.richesses_de_france.manner import TURN
from ludotheque.bots.richesses_de_france.outlook import Outlook
from ludotheque.bots.richesses_de_france.tour import Todo
from ludotheque.bots.sums import added
from ludotheque.games.richesses_de_france.state import RESALE, FranceState
from ludotheque.games.richesses_de_france.tables import CAR, NO_TOWN, NO_VEHICLE, PASSING
from ludotheque.kernel.action import Money, Seat


class Arrival:
    def __init__(self, cost: float, toll: float, cards: float) -> None:
        self.cost = cost  # what remains, all in all
        self.toll = toll  # of it: what a toll may cost …
        self.cards = cards  # … and a chance card; below zero, it may help


class Arrivals:
    """The average of the cards that may come next, and how likely it is that somebody claims a toll where."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.world: FranceState = outlook.world
        self.seat: Seat = outlook.seat
        self._cards = self._likely_cards()
        self._sent = [town for card in self._cards if (town := self.world.tables.card_towns[card]) != NO_TOWN]
        self._fixed: float | None = None
        self._tolls: dict[int, float] = {}

    def at(self, town: int, left: Todo, cash: Money, kit: Kit) -> Arrival:
        """What remains after an arrival, with what it brings on average."""
        outlook = self.outlook
        remains = outlook.balance(town, left, cash, kit)
        toll = outlook.manner.tolls * self._toll(town, left, cash, kit, remains)
        cards = 0.0
        if self.world.tables.kinds[town] == PASSING:
            cards = outlook.manner.cards * (self._fixed_part() + self._away(left, cash, kit, remains))
        return Arrival(remains + toll + cards, toll, cards)

    def _likely_cards(self) -> list[int]:
        """The next card is one of those whose order nobody knows; once all are known, it is the first."""
        cards = self.world.cards
        unread = len(cards) - self.world.cards_read
        return cards[:unread] if unread else cards[:1]

    def _fixed_part(self) -> float:
        """Money, vehicles, turns: they come to the same wherever the card is drawn."""
        if self._fixed is None:
            self._fixed = added([self._effect(card) for card in self._cards]) / len(self._cards)
        return self._fixed

    def _effect(self, card: int) -> float:
        tables, outlook = self.world.tables, self.outlook
        if tables.card_rests[card]:
            return TURN
        if tables.card_agains[card]:
            return -TURN
        if tables.card_towns[card] != NO_TOWN:
            return 0
        town, left, kit = self.world.towns[self.seat], outlook.todo, outlook.kit
        cash, gained = self.world.cash[self.seat], kit
        vehicle = tables.card_vehicles[card]
        if vehicle == NO_VEHICLE:
            cash += self._money(card)
        elif kit.has(vehicle):
            cash += RESALE[vehicle]
        else:
            gained = Kit(kit.bicycle or vehicle != CAR, kit.car or vehicle == CAR)
        now = outlook.balance(town, left, self.world.cash[self.seat], kit)
        return outlook.balance(town, left, cash, gained) - now

    def _money(self, card: int) -> Money:
        tables = self.world.tables
        if tables.card_drivers[card] and not self.outlook.kit.car:
            return 0
        return tables.card_money[card] + tables.card_from_each[card] * (self.world.seats - 1)

    def _away(self, left: Todo, cash: Money, kit: Kit, remains: float) -> float:
        """Cards that send elsewhere, which may be where one wants to go."""
        outlook = self.outlook
        away = added([outlook.balance(town, outlook.reach(town, left), cash, kit) - remains for town in self._sent])
        return away / len(self._cards)

    def _toll(self, town: int, left: Todo, cash: Money, kit: Kit, remains: float) -> float:
        region = self.world.tables.regions[town]
        if region not in self._tolls:
            self._tolls[region] = self._chance_of_toll(region)
        if not self._tolls[region] or not cash:
            return 0
        faces = self.world.tables.faces
        paid = min(cash, sum(faces) // len(faces))
        return self._tolls[region] * (self.outlook.balance(town, left, cash - paid, kit) - remains)

    def _chance_of_toll(self, region: int) -> float:
        """Known cards are where they have been seen to go; any other may be in any hand as well as in the pile."""
        world = self.world
        if region in world.hands[self.seat]:
            return 0
        others = world.others(self.seat)
        if world.shown[region]:
            return float(any(region in world.hands[other] for other in others))
        hidden = sum(not world.shown[card] for other in others for card in world.hands[other])
        piled = sum(not world.shown[card] for card in world.pile)
        return hidden / max(1, hidden + piled)
