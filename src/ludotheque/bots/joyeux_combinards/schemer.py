"""Lies by odds, doubts by odds, and walks where its goods sell; what it carries and fears depends on its manner."""

from ludotheque.bots.joyeux_combinards import grounds
from ludotheque.bots.joyeux_combinards.bluff import Market
from ludotheque.bots.joyeux_combinards.board import Board
from ludotheque.bots.joyeux_combinards.character import tempered
from ludotheque.bots.joyeux_combinards.handing_in import best_remission
from ludotheque.bots.joyeux_combinards.informing import NOBODY_TO_REPORT, best_suspicion
from ludotheque.bots.joyeux_combinards.manner import MIXED, Manner
from ludotheque.bots.joyeux_combinards.memory import GRAIN
from ludotheque.bots.joyeux_combinards.outlook import Outlook
from ludotheque.bots.joyeux_combinards.player import CombinardsPlayer
from ludotheque.bots.joyeux_combinards.repute import Repute
from ludotheque.bots.joyeux_combinards.venture import declares, risk_of_declaring, wants_to_buy
from ludotheque.bots.joyeux_combinards.ways import ways_of
from ludotheque.bots.sums import added
from ludotheque.games.joyeux_combinards.actions import (
    AnnouncePrice,
    DeclareOil,
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
        fork = world.squares[seat]
        entrance = world.tables.entrances[fork]
        ends = ways_of(world.tables).ends(world.tables.following[fork], world.to_walk - 1)
        board = Board(self._outlook(world, seat), [entrance, *ends])
        inside, outside = board.best_of(ends), board.stop(entrance)
        self.explain(grounds.turning_off(outside - inside))
        return self.rather(EnterCircuit(seat), outside, StayInside(seat), inside)

    def fly(self, world: CombinardsState, seat: Seat) -> Action:
        board = Board(self._outlook(world, seat), world.tables.airports)
        here = world.squares[seat]
        best = max(world.tables.airports, key=lambda square: board.ahead[square])
        if best == here:
            self.explain(grounds.staying())
            return MoveOn(seat)
        gain = board.ahead[best] - board.ahead[here]
        self.explain(grounds.flying(best, gain))
        self.instead(MoveOn(seat), gain)
        return FlyTo(seat, best)

    def buy(self, world: CombinardsState, seat: Seat) -> Action:
        outlook = self._outlook(world, seat)
        draw = outlook.draw()
        if wants_to_buy(outlook, draw):
            self.explain(grounds.buying(outlook, draw))
            return DrawCard(seat)
        self.explain(grounds.not_buying(outlook, draw))
        return MoveOn(seat)

    def announce(self, world: CombinardsState, seat: Seat, purchase: NamePrice) -> Action:
        market = self.market(world, seat)
        mixture = market.mixture(purchase.card, market.manner.cunning)
        price = self._drawn(mixture)
        self.explain(grounds.announcing(market, purchase.card, price))
        self._next_likely(market, seat, purchase.card, price, mixture)
        self.repute.said(seat, price, purchase.card, market.suspicious(price))
        return AnnouncePrice(seat, price)

    def judge_price(self, world: CombinardsState, seat: Seat, window: DoubtWindow) -> Action:
        self.repute.heard(window.seat, window.price)
        market = self.market(world, seat)
        verdict = market.hear(window.seat, window.price)
        grudge = self.rancour(window.seat)
        chance = market.manner.suspicion * market.readiness(verdict.worth + grudge)
        if self._happens(chance):
            self.explain(grounds.doubting(window.seat, verdict, grudge))
            self.instead(LetPass(seat), verdict.worth + grudge)
            return Doubt(seat)
        self.explain(grounds.believing(window.seat, verdict, window.risk(world)))
        self.instead(Doubt(seat), -verdict.worth)
        return LetPass(seat)

    def sell(self, world: CombinardsState, seat: Seat, sale: SellGoods) -> Action:
        outlook = self._outlook(world, seat)
        prices = world.tables.sale_prices
        cards = [card for card in world.hands[seat] if prices[card][sale.place]]
        if not cards:
            self.explain(grounds.nothing_to_sell())
            return MoveOn(seat)
        dearest = max(cards, key=lambda card: prices[card][sale.place])
        if outlook.wins_with(prices[dearest][sale.place]):
            self.explain(grounds.selling(outlook, dearest, sale.place, 0.0))
            return SellCard(seat, dearest)
        return self._weigh_sale(outlook, cards, sale.place)

    def _weigh_sale(self, outlook: Outlook, cards: list[int], place: int) -> Action:
        """Inside, a sale gives the right to buy."""
        seat = outlook.seat
        best = max(cards, key=lambda card: outlook.gain(card, place))
        draw = 0.0 if outlook.world.is_outside(seat) else outlook.draw()
        then = draw if draw and wants_to_buy(outlook, draw) else 0.0
        gain = outlook.gain(best, place) + then
        if gain > 0:
            self.explain(grounds.selling(outlook, best, place, then))
            self.instead(MoveOn(seat), gain)
            return SellCard(seat, best)
        self.explain(grounds.not_selling(outlook, best, gain))
        self.instead(SellCard(seat, best), -gain)
        return MoveOn(seat)

    def face_tax(self, world: CombinardsState, seat: Seat) -> Action:
        """The dice cost less than the tax on average, as long as their worst can be paid."""
        tax, cash = world.tables.tax, world.cash[seat]
        rolls = cash >= MOST_POINTS or cash < tax
        self.explain(grounds.facing_tax(rolls, cash >= tax, tax))
        return TryLuck(seat) if rolls else PayTax(seat)

    def sell_oil(self, world: CombinardsState, seat: Seat, place: int) -> Action:
        outlook = self._outlook(world, seat)
        cards = outlook.oil()
        if not cards:
            self.explain(grounds.no_oil())
            return MoveOn(seat)
        self.explain(grounds.selling_oil(outlook, cards, place))
        return SellOil(seat, cards)

    def declare(self, world: CombinardsState, seat: Seat) -> Action:
        outlook = self._outlook(world, seat)
        oil = outlook.oil()
        cards = [card for card in oil if declares(outlook, card)]
        risk = added([risk_of_declaring(outlook, card) for card in cards or oil])
        if cards:
            self.explain(grounds.declaring(sum([world.tables.premiums[card] for card in cards]), risk))
            return DeclareOil(seat, cards)
        self.explain(grounds.hiding_oil(risk) if oil else grounds.no_oil())
        return MoveOn(seat)

    def judge_cargo(self, world: CombinardsState, seat: Seat, window: CustomsWindow) -> Action:
        return self.judge_by_memory(world, seat, window)

    def visit_police(self, world: CombinardsState, seat: Seat) -> Action:
        remission = best_remission(self._outlook(world, seat))
        if not remission.cards:
            self.explain(grounds.keeping_goods(world.years[seat]))
            return MoveOn(seat)
        self.explain(grounds.handing_in(remission.years, remission.worth, remission.goods))
        self.instead(MoveOn(seat), remission.worth)
        return HandIn(seat, remission.cards)

    def inform(self, world: CombinardsState, seat: Seat) -> Action:
        rancours = [self.rancour(other) for other in range(world.seats)]
        found = best_suspicion(self._outlook(world, seat), rancours)
        if found.suspect == NOBODY_TO_REPORT:
            self.explain(grounds.not_reporting())
            return MoveOn(seat)
        self.explain(grounds.reporting(found.suspect, found.odds, found.worth))
        self.instead(MoveOn(seat), found.worth)
        return ReportPlayer(seat, found.suspect)

    def market(self, world: CombinardsState, seat: Seat) -> Market:
        return Market(self._outlook(world, seat), self.repute)

    def _next_likely(self, market: Market, seat: Seat, card: int, price: Money, mixture: dict[Money, float]) -> None:
        """What it would have said otherwise, and what that promises less."""
        others = [other for other in mixture if other != price]
        if others:
            second = max(others, key=lambda other: mixture[other])
            self.instead(AnnouncePrice(seat, second), market.promise(card, price) - market.promise(card, second))

    def _outlook(self, world: CombinardsState, seat: Seat) -> Outlook:
        return Outlook(world, seat, tempered(self.manner, self.temper), self.memory)

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
