"""What every bot of Les Joyeux Combinards has in common: each question of the rules is a method of its own."""

from typing import Final

from ludotheque.bots.bot import Bot
from ludotheque.bots.joyeux_combinards import grounds
from ludotheque.bots.joyeux_combinards.character import rancour
from ludotheque.bots.joyeux_combinards.memory import Memory
from ludotheque.bots.weighing import Weighing
from ludotheque.bots.worlds import Worlds
from ludotheque.games.joyeux_combinards.actions import Denounce, LetPass, RollDice, SellToBank, TakeMoney, TakeRemission
from ludotheque.games.joyeux_combinards.airport import VisitAirport
from ludotheque.games.joyeux_combinards.customs import CustomsWindow
from ludotheque.games.joyeux_combinards.debts import RaiseCash, relief_price
from ludotheque.games.joyeux_combinards.doubt import DoubtWindow
from ludotheque.games.joyeux_combinards.fees import FaceTax
from ludotheque.games.joyeux_combinards.informer import OfferInforming, Reward
from ludotheque.games.joyeux_combinards.movement import ChooseCircuit
from ludotheque.games.joyeux_combinards.oil import DeclareAtStop, SellAtRefinery
from ludotheque.games.joyeux_combinards.police import VisitPolice
from ludotheque.games.joyeux_combinards.purchase import NamePrice, OfferPurchase
from ludotheque.games.joyeux_combinards.sale import SellGoods
from ludotheque.games.joyeux_combinards.state import CombinardsState
from ludotheque.games.joyeux_combinards.turn import TakeTurn
from ludotheque.kernel.action import Action, Seat

YEAR: Final = 13.0  # millions that a year off the record is worth


class CombinardsPlayer(Bot):
    """Worlds forget nothing that was shown; the bot goes by its own memory of it."""

    def __init__(self, name: str, seed: int, retention: float) -> None:
        super().__init__(name, seed)
        self.memory = Memory(self.luck, retention)

    def decide(self, worlds: Worlds, seat: Seat) -> Action:
        world = worlds.sample()
        assert isinstance(world, CombinardsState)
        self.memory.look(world)
        return self.answer(world, seat)

    def answer(self, world: CombinardsState, seat: Seat) -> Action:
        match world.steps[-1]:
            case TakeTurn():
                return RollDice(seat)
            case ChooseCircuit():
                return self.choose_circuit(world, seat)
            case OfferPurchase():
                return self.buy(world, seat)
            case NamePrice() as purchase:
                return self.announce(world, seat, purchase)
            case DoubtWindow() as window:
                return self.judge_price(world, seat, window)
            case SellGoods() as sale:
                return self.sell(world, seat, sale)
            case FaceTax():
                return self.face_tax(world, seat)
            case _:
                return self._answer_rarer(world, seat)

    def _answer_rarer(self, world: CombinardsState, seat: Seat) -> Action:
        match world.steps[-1]:
            case SellAtRefinery() as refinery:
                return self.sell_oil(world, seat, refinery.place)
            case DeclareAtStop():
                return self.declare(world, seat)
            case CustomsWindow() as window:
                return self.judge_cargo(world, seat, window)
            case VisitPolice():
                return self.visit_police(world, seat)
            case VisitAirport():
                return self.fly(world, seat)
            case OfferInforming():
                return self.inform(world, seat)
            case Reward() as reward:
                return self.take_reward(world, seat, reward)
            case RaiseCash():
                return self.raise_cash(world, seat)
        raise AssertionError("every step of the rules has its answer")

    def choose_circuit(self, world: CombinardsState, seat: Seat) -> Action:
        raise NotImplementedError

    def buy(self, world: CombinardsState, seat: Seat) -> Action:
        raise NotImplementedError

    def announce(self, world: CombinardsState, seat: Seat, purchase: NamePrice) -> Action:
        raise NotImplementedError

    def judge_price(self, world: CombinardsState, seat: Seat, window: DoubtWindow) -> Action:
        """Doubt, or let it pass."""
        raise NotImplementedError

    def sell(self, world: CombinardsState, seat: Seat, sale: SellGoods) -> Action:
        raise NotImplementedError

    def face_tax(self, world: CombinardsState, seat: Seat) -> Action:
        raise NotImplementedError

    def sell_oil(self, world: CombinardsState, seat: Seat, place: int) -> Action:
        raise NotImplementedError

    def declare(self, world: CombinardsState, seat: Seat) -> Action:
        raise NotImplementedError

    def judge_cargo(self, world: CombinardsState, seat: Seat, window: CustomsWindow) -> Action:
        """Denounce, or let it pass."""
        raise NotImplementedError

    def visit_police(self, world: CombinardsState, seat: Seat) -> Action:
        raise NotImplementedError

    def fly(self, world: CombinardsState, seat: Seat) -> Action:
        raise NotImplementedError

    def inform(self, world: CombinardsState, seat: Seat) -> Action:
        raise NotImplementedError

    def take_reward(self, world: CombinardsState, seat: Seat, reward: Reward) -> Action:
        """It is asked only with years on its record, which keep it from winning."""
        years = world.years[seat]
        self.explain(grounds.rewarded(years, reward.points, YEAR))
        return TakeRemission(seat) if years else TakeMoney(seat)

    def raise_cash(self, world: CombinardsState, seat: Seat) -> Action:
        """What would sell for least elsewhere goes first."""
        best = world.tables.sale_prices
        card = min(world.hands[seat], key=lambda card: (max(best[card]), card))
        self.explain(grounds.raising(card, relief_price(world, card)))
        return SellToBank(seat, card)

    def judge_by_memory(self, world: CombinardsState, seat: Seat, window: CustomsWindow) -> Action:
        """Whoever remembers a declaration denounces it."""
        cargo = self.memory.cargo(world, window.seat)
        if cargo:
            self.explain(grounds.denouncing(window.seat, sum([world.tables.fines[card] for card in cargo])))
            return Denounce(seat)
        self.explain(grounds.not_denouncing(window.seat))
        return LetPass(seat)

    def explain(self, found: Weighing) -> None:
        for reason in found.reasons():
            self.because(reason.word, reason.weight, reason.figures)

    def instead(self, second: Action, behind: float) -> None:
        """What comes next, and by how many millions it is worse; a mixed choice may be the worse one."""
        self.otherwise(second, max(0.0, grounds.grounds().share(behind)))

    def rather(self, one: Action, worth: float, other: Action, as_against: float) -> Action:
        """The one that is worth more; of equals the other."""
        best, second = (one, other) if worth > as_against else (other, one)
        self.instead(second, abs(worth - as_against))
        return best

    def rancour(self, other: Seat) -> float:
        return rancour(self.grudge(other), self.temper)
