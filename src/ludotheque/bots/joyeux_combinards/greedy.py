"""Sells for the best price it is offered, carries everything outside, and hardly thinks of what others do."""

from typing import Final

from ludotheque.bots.joyeux_combinards.memory import GRAIN
from ludotheque.bots.joyeux_combinards.player import CombinardsPlayer
from ludotheque.games.joyeux_combinards.actions import (
    AnnouncePrice,
    DeclareOil,
    Denounce,
    Doubt,
    DrawCard,
    EnterCircuit,
    HandIn,
    LetPass,
    MoveOn,
    PayTax,
    ReportPlayer,
    SellCard,
    SellOil,
    StayInside,
    TryLuck,
)
from ludotheque.games.joyeux_combinards.customs import CustomsWindow
from ludotheque.games.joyeux_combinards.doubt import DoubtWindow
from ludotheque.games.joyeux_combinards.purchase import NamePrice
from ludotheque.games.joyeux_combinards.sale import SellGoods
from ludotheque.games.joyeux_combinards.state import CombinardsState
from ludotheque.games.joyeux_combinards.tables import ILLEGAL, LEGAL, OIL
from ludotheque.kernel.action import Action, Seat

RETENTION: Final = 0.6  # it remembers what it has seen for a round or two
RESERVE: Final = 50  # cash it does not touch when it buys
DEAR: Final = 20  # from this price on it is tempted to lie …
PRETENCE: Final = 5  # … and says this
LIES: Final = 0.3
DOUBTS: Final = 0.15  # of prices that sound too good
TOO_GOOD: Final = 2


class GreedyBot(CombinardsPlayer):
    def __init__(self, name: str, seed: int) -> None:
        super().__init__(name, seed, RETENTION)

    def choose_circuit(self, world: CombinardsState, seat: Seat) -> Action:
        sells_outside = any(world.tables.goods[card] != LEGAL for card in world.hands[seat])
        return EnterCircuit(seat) if sells_outside else StayInside(seat)

    def buy(self, world: CombinardsState, seat: Seat) -> Action:
        return DrawCard(seat) if world.cash[seat] >= RESERVE else MoveOn(seat)

    def announce(self, world: CombinardsState, seat: Seat, purchase: NamePrice) -> Action:
        real = world.tables.prices[purchase.card]
        if real >= DEAR and self._happens(LIES):
            return AnnouncePrice(seat, PRETENCE)
        return AnnouncePrice(seat, real)

    def judge_price(self, world: CombinardsState, seat: Seat, window: DoubtWindow) -> Action:
        doubts = window.price <= TOO_GOOD and self._happens(DOUBTS)
        return Doubt(seat) if doubts else LetPass(seat)

    def sell(self, world: CombinardsState, seat: Seat, sale: SellGoods) -> Action:
        prices = world.tables.sale_prices
        best = max(world.hands[seat], key=lambda card: prices[card][sale.place], default=None)
        sells = best is not None and prices[best][sale.place] > 0
        return SellCard(seat, best) if best is not None and sells else MoveOn(seat)

    def face_tax(self, world: CombinardsState, seat: Seat) -> Action:
        return PayTax(seat) if world.cash[seat] >= world.tables.tax else TryLuck(seat)

    def sell_oil(self, world: CombinardsState, seat: Seat) -> Action:
        cards = world.cards_of(seat, OIL)
        return SellOil(seat, cards) if cards else MoveOn(seat)

    def declare(self, world: CombinardsState, seat: Seat) -> Action:
        cards = world.cards_of(seat, OIL)
        return DeclareOil(seat, cards) if cards else MoveOn(seat)

    def judge_cargo(self, world: CombinardsState, seat: Seat, window: CustomsWindow) -> Action:
        return Denounce(seat) if self.memory.cargo(world, window.seat) else LetPass(seat)

    def visit_police(self, world: CombinardsState, seat: Seat) -> Action:
        """As few cards as clear the record, the cheapest first."""
        years = world.years[seat]
        given: list[int] = []
        for card in sorted(world.hands[seat], key=lambda card: max(world.tables.sale_prices[card])):
            if years > 0 and len(given) < world.tables.most_handed_in:
                given.append(card)
                years -= world.tables.remissions[card]
        return HandIn(seat, sorted(given)) if given else MoveOn(seat)

    def fly(self, world: CombinardsState, seat: Seat) -> Action:
        return MoveOn(seat)

    def inform(self, world: CombinardsState, seat: Seat) -> Action:
        """Only on somebody in whose hand it has seen something illegal."""
        for suspect in world.opponents(seat):
            seen = [card for card in world.hands[suspect] if world.shown[card] and self.memory.recalls(card)]
            if any(world.tables.goods[card] == ILLEGAL for card in seen):
                return ReportPlayer(seat, suspect)
        return MoveOn(seat)

    def _happens(self, chance: float) -> bool:
        return self.luck.below(GRAIN) < chance * GRAIN
