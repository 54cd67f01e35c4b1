"""Sells for the best price it is offered, carries everything outside, and hardly thinks of what others do."""

from typing import Final

from ludotheque.bots.joyeux_combinards import grounds, simple
from ludotheque.bots.joyeux_combinards.memory import GRAIN
from ludotheque.bots.joyeux_combinards.player import YEAR, CombinardsPlayer
from ludotheque.games.joyeux_combinards.actions import (
    AnnouncePrice,
    DeclareOil,
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
from ludotheque.kernel.action import Action, Money, Seat

RETENTION: Final = 0.6  # it remembers what it has seen for a round or two
RESERVE: Final = 50  # cash it does not touch when it buys
DEAR: Final = 20  # from this price on it is tempted to lie …
PRETENCE: Final = 5  # … and says this
LIES: Final = 0.3
DOUBTS: Final = 0.15  # of prices that sound too good
TOO_GOOD: Final = 2
DARES: Final = 0.4  # for each step of daring, lies and doubts are so much more frequent …
HABIT: Final = 4  # … and for each of thrift, one part of so many is added to what it does not touch


class GreedyBot(CombinardsPlayer):
    def __init__(self, name: str, seed: int) -> None:
        super().__init__(name, seed, RETENTION)

    def choose_circuit(self, world: CombinardsState, seat: Seat) -> Action:
        for_outside = [card for card in world.hands[seat] if world.tables.goods[card] != LEGAL]
        self.explain(simple.turning_off(len(for_outside)))
        if for_outside:
            return EnterCircuit(seat)
        return StayInside(seat)

    def buy(self, world: CombinardsState, seat: Seat) -> Action:
        buys = world.cash[seat] >= self.reserve(RESERVE)
        self.explain(simple.buying(buys, world.cash[seat]))
        return DrawCard(seat) if buys else MoveOn(seat)

    def announce(self, world: CombinardsState, seat: Seat, purchase: NamePrice) -> Action:
        real = world.tables.prices[purchase.card]
        says = PRETENCE if real >= DEAR and self.dares(LIES) else real
        self.explain(simple.announcing(real, says))
        return AnnouncePrice(seat, says)

    def judge_price(self, world: CombinardsState, seat: Seat, window: DoubtWindow) -> Action:
        doubts = window.price <= TOO_GOOD and self.dares(self.suspicion(DOUBTS, window.seat))
        self.explain(simple.judging(doubts, window.seat, window.price))
        return Doubt(seat) if doubts else LetPass(seat)

    def sell(self, world: CombinardsState, seat: Seat, sale: SellGoods) -> Action:
        prices = world.tables.sale_prices
        best = max(world.hands[seat], key=lambda card: prices[card][sale.place], default=None)
        if best is None or prices[best][sale.place] == 0:
            self.explain(grounds.nothing_to_sell())
            return MoveOn(seat)
        self.explain(simple.selling(world.tables, best, sale.place))
        return SellCard(seat, best)

    def face_tax(self, world: CombinardsState, seat: Seat) -> Action:
        pays = world.cash[seat] >= world.tables.tax
        self.explain(simple.facing_tax(pays, world.tables.tax))
        return PayTax(seat) if pays else TryLuck(seat)

    def sell_oil(self, world: CombinardsState, seat: Seat, place: int) -> Action:
        cards = world.cards_of(seat, OIL)
        if not cards:
            self.explain(grounds.no_oil())
            return MoveOn(seat)
        self.explain(simple.selling_oil(world.tables, cards, place))
        return SellOil(seat, cards)

    def declare(self, world: CombinardsState, seat: Seat) -> Action:
        cards = world.cards_of(seat, OIL)
        if not cards:
            self.explain(grounds.no_oil())
            return MoveOn(seat)
        self.explain(grounds.declaring(sum([world.tables.premiums[card] for card in cards]), 0.0))
        return DeclareOil(seat, cards)

    def judge_cargo(self, world: CombinardsState, seat: Seat, window: CustomsWindow) -> Action:
        return self.judge_by_memory(world, seat, window)

    def visit_police(self, world: CombinardsState, seat: Seat) -> Action:
        """As few cards as clear the record, the cheapest first."""
        best = world.tables.sale_prices
        years = world.years[seat]
        given: list[int] = []
        for card in sorted(world.hands[seat], key=lambda card: max(best[card])):
            if years > 0 and len(given) < world.tables.most_handed_in:
                given.append(card)
                years -= world.tables.remissions[card]
        if not given:
            self.explain(grounds.keeping_goods(0))
            return MoveOn(seat)
        goods = sum([max(best[card]) for card in given])
        off = world.years[seat] - max(0, years)
        self.explain(grounds.handing_in(off, YEAR * off - goods, goods))
        return HandIn(seat, sorted(given))

    def fly(self, world: CombinardsState, seat: Seat) -> Action:
        self.explain(grounds.staying())
        return MoveOn(seat)

    def inform(self, world: CombinardsState, seat: Seat) -> Action:
        """Only on somebody in whose hand it has seen something illegal."""
        for suspect in world.opponents(seat):
            seen = [card for card in world.hands[suspect] if world.shown[card] and self.memory.recalls(card)]
            if any(world.tables.goods[card] == ILLEGAL for card in seen):
                self.explain(simple.reporting(suspect))
                return ReportPlayer(seat, suspect)
        self.explain(grounds.not_reporting())
        return MoveOn(seat)

    def reserve(self, cash: Money) -> Money:
        """What the thrifty do not touch is more, what the open-handed do not touch is less."""
        return cash * (HABIT + self.temper.thrift) // HABIT

    def dares(self, chance: float) -> bool:
        """The daring lie and doubt more often, the careful less."""
        return self._happens(chance * (1 + DARES * self.temper.daring))

    def suspicion(self, chance: float, buyer: Seat) -> float:
        """How often it doubts those it bears a grudge against."""
        return chance * (1 + self.grudge(buyer) * (1 + self.temper.spite / 2))

    def _happens(self, chance: float) -> bool:
        return self.luck.below(GRAIN) < chance * GRAIN
