"""Lies by odds, doubts by odds, and walks where its goods sell; what it carries and fears depends on its manner."""

from ludotheque.bots.joyeux_combinards.bluff import Market
from ludotheque.bots.joyeux_combinards.board import Board
from ludotheque.bots.joyeux_combinards.handing_in import best_remission
from ludotheque.bots.joyeux_combinards.informing import NOBODY_TO_REPORT, best_suspect
from ludotheque.bots.joyeux_combinards.manner import MIXED, Manner
from ludotheque.bots.joyeux_combinards.memory import GRAIN
from ludotheque.bots.joyeux_combinards.outlook import Outlook
from ludotheque.bots.joyeux_combinards.player import CombinardsPlayer
from ludotheque.bots.joyeux_combinards.repute import Repute
from ludotheque.bots.joyeux_combinards.venture import declares, wants_to_buy
from ludotheque.games.joyeux_combinards.actions import (
    AnnouncePrice,
    DeclareOil,
    Denounce,
    Doubt,
    DrawCard,
    EnterCircuit,
    FlyTo,
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
from ludotheque.games.joyeux_combinards.movement import MOST_POINTS
from ludotheque.games.joyeux_combinards.purchase import NamePrice
from ludotheque.games.joyeux_combinards.sale import SellGoods
from ludotheque.games.joyeux_combinards.state import CombinardsState
from ludotheque.kernel.action import Action, Money, Seat


class SchemerBot(CombinardsPlayer):
    def __init__(self, name: str, seed: int, manner: Manner = MIXED) -> None:
        super().__init__(name, seed, manner.retention)
        self.manner = manner
        self.repute = Repute(manner)

    def answer(self, world: CombinardsState, seat: Seat) -> Action:
        self.repute.look(world, self.memory)
        return super().answer(world, seat)

    def choose_circuit(self, world: CombinardsState, seat: Seat) -> Action:
        board = Board(self._outlook(world, seat))
        fork = world.squares[seat]
        inside = board.best_walk(world.tables.following[fork], world.to_walk - 1)
        outside = board.stop(world.tables.entrances[fork])
        return EnterCircuit(seat) if outside > inside else StayInside(seat)

    def fly(self, world: CombinardsState, seat: Seat) -> Action:
        board = Board(self._outlook(world, seat))
        best = max(world.tables.airports, key=lambda square: board.ahead[square])
        return MoveOn(seat) if best == world.squares[seat] else FlyTo(seat, best)

    def buy(self, world: CombinardsState, seat: Seat) -> Action:
        return DrawCard(seat) if wants_to_buy(self._outlook(world, seat)) else MoveOn(seat)

    def announce(self, world: CombinardsState, seat: Seat, purchase: NamePrice) -> Action:
        market = Market(self._outlook(world, seat), self.repute)
        price = self._drawn(market.mixture(purchase.card, self.manner.cunning))
        self.repute.said(seat, price, purchase.card, market.suspicious(price))
        return AnnouncePrice(seat, price)

    def judge_price(self, world: CombinardsState, seat: Seat, window: DoubtWindow) -> Action:
        self.repute.heard(window.seat, window.price)
        market = Market(self._outlook(world, seat), self.repute)
        chance = self.manner.suspicion * market.chance_to_doubt(window.seat, window.price)
        return Doubt(seat) if self._happens(chance) else LetPass(seat)

    def sell(self, world: CombinardsState, seat: Seat, sale: SellGoods) -> Action:
        outlook = self._outlook(world, seat)
        prices = world.tables.sale_prices
        cards = [card for card in world.hands[seat] if prices[card][sale.place]]
        if not cards:
            return MoveOn(seat)
        dearest = max(cards, key=lambda card: prices[card][sale.place])
        if outlook.wins_with(prices[dearest][sale.place]):
            return SellCard(seat, dearest)
        best = max(cards, key=lambda card: outlook.gain(card, sale.place))
        then_buys = not world.is_outside(seat) and wants_to_buy(outlook)
        gain = outlook.gain(best, sale.place) + (outlook.draw() if then_buys else 0.0)
        return SellCard(seat, best) if gain > 0 else MoveOn(seat)

    def face_tax(self, world: CombinardsState, seat: Seat) -> Action:
        """The dice cost less than the tax on average, as long as their worst can be paid."""
        can_lose = world.cash[seat] >= MOST_POINTS or world.cash[seat] < world.tables.tax
        return TryLuck(seat) if can_lose else PayTax(seat)

    def sell_oil(self, world: CombinardsState, seat: Seat) -> Action:
        cards = self._outlook(world, seat).oil()
        return SellOil(seat, cards) if cards else MoveOn(seat)

    def declare(self, world: CombinardsState, seat: Seat) -> Action:
        outlook = self._outlook(world, seat)
        cards = [card for card in outlook.oil() if declares(outlook, card)]
        return DeclareOil(seat, cards) if cards else MoveOn(seat)

    def judge_cargo(self, world: CombinardsState, seat: Seat, window: CustomsWindow) -> Action:
        return Denounce(seat) if self.memory.cargo(world, window.seat) else LetPass(seat)

    def visit_police(self, world: CombinardsState, seat: Seat) -> Action:
        cards = best_remission(self._outlook(world, seat)).cards
        return HandIn(seat, cards) if cards else MoveOn(seat)

    def inform(self, world: CombinardsState, seat: Seat) -> Action:
        suspect = best_suspect(self._outlook(world, seat))
        return MoveOn(seat) if suspect == NOBODY_TO_REPORT else ReportPlayer(seat, suspect)

    def _outlook(self, world: CombinardsState, seat: Seat) -> Outlook:
        return Outlook(world, seat, self.manner, self.memory)

    def _happens(self, chance: float) -> bool:
        return self.luck.below(GRAIN) < chance * GRAIN

    def _drawn(self, mixture: dict[Money, float]) -> Money:
        """One of the prices, each as often as its weight says."""
        left = self.luck.below(GRAIN) / GRAIN * sum(mixture.values())
        for price, weight in mixture.items():
            left -= weight
            if left < 0:
                return price
        return max(mixture)
