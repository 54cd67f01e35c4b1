"""What every bot of Les Joyeux Combinards has in common: each question of the rules is a method of its own."""

from ludotheque.bots.bot import Bot
from ludotheque.bots.joyeux_combinards.memory import Memory
from ludotheque.bots.worlds import Worlds
from ludotheque.games.joyeux_combinards.actions import RollDice, SellToBank, TakeMoney, TakeRemission
from ludotheque.games.joyeux_combinards.airport import VisitAirport
from ludotheque.games.joyeux_combinards.customs import CustomsWindow
from ludotheque.games.joyeux_combinards.debts import RaiseCash
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
            case SellAtRefinery():
                return self.sell_oil(world, seat)
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

    def sell_oil(self, world: CombinardsState, seat: Seat) -> Action:
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
        return TakeRemission(seat) if world.years[seat] else TakeMoney(seat)

    def raise_cash(self, world: CombinardsState, seat: Seat) -> Action:
        """What would sell for least elsewhere goes first."""
        best = world.tables.sale_prices
        return SellToBank(seat, min(world.hands[seat], key=lambda card: (max(best[card]), card)))
