"""What a seat sees: the table, its own hand, and the past only if the table wants an open memory."""

from dataclasses import dataclass
from typing import Any

from ludotheque.games.joyeux_combinards.airport import VisitAirport
from ludotheque.games.joyeux_combinards.customs import CustomsWindow
from ludotheque.games.joyeux_combinards.debts import RaiseCash, relief_price
from ludotheque.games.joyeux_combinards.doubt import DoubtWindow
from ludotheque.games.joyeux_combinards.fees import FaceTax
from ludotheque.games.joyeux_combinards.informer import OfferInforming, Reward
from ludotheque.games.joyeux_combinards.movement import ChooseCircuit, within_reach
from ludotheque.games.joyeux_combinards.oil import DeclareAtStop, SellAtRefinery
from ludotheque.games.joyeux_combinards.police import VisitPolice
from ludotheque.games.joyeux_combinards.purchase import NamePrice, OfferPurchase
from ludotheque.games.joyeux_combinards.sale import SellGoods
from ludotheque.games.joyeux_combinards.state import OPEN_MEMORY, CombinardsState
from ludotheque.games.joyeux_combinards.turn import TakeTurn
from ludotheque.kernel.rules import NOBODY, Money, Seat, Step


@dataclass
class CombinardsBluff:
    """A card between stock and hand."""

    buyer: Seat
    card: int | None  # for the buyer alone
    price: Money  # announced; 0 until it is
    ends: int  # when doubting ends; 0 until it begins


@dataclass
class CombinardsCustoms:
    """Somebody stands before the customs officers, whatever they carry."""

    seat: Seat
    ends: int


@dataclass
class CombinardsDebt:
    debtor: Seat
    amount: Money
    brings: list[Money]  # what the bank gives for each card of the hand, for the debtor alone


@dataclass
class CombinardsMemory:
    """What a player who forgets nothing would know."""

    holders: list[int | None]  # of each card: a seat, -1 in the stock or under it, nothing where nobody can tell
    pledged: list[int]  # oil declared and not sold yet, by all


@dataclass
class CombinardsView:
    round: int
    rounds: int  # after which the game ends
    goal: Money
    indemnity: Money
    first: Seat
    turn: Seat  # whose turn it is; NOBODY when the game is over
    stage: str  # what is being waited for
    playing: list[bool]
    fallen: list[Seat]
    cash: list[Money]
    bank: Money  # taken in less paid out
    pot: Money
    years: list[int]
    squares: list[int]
    hand: list[int]  # one's own cards
    hand_sizes: list[int]
    stock: int  # cards left
    pledged: list[int]  # one's own oil, declared and not sold yet
    reach: list[int]  # squares where one's own pawn can stop with its next throw
    white: int
    red: int
    to_walk: int  # points the pawn has left at a fork
    reward: int  # points of the informer's die while he chooses
    bluff: CombinardsBluff | None
    customs: CombinardsCustoms | None
    debt: CombinardsDebt | None
    memory: CombinardsMemory | None  # only at tables with an open memory


def see(state: CombinardsState, seat: Seat) -> CombinardsView:
    step = state.steps[-1] if state.steps else None
    seated = seat != NOBODY
    return CombinardsView(
        round=state.round,
        rounds=state.rounds,
        goal=state.goal,
        indemnity=state.indemnity,
        first=state.first,
        turn=_turn(state),
        stage=_stage(step),
        playing=state.playing[:],
        fallen=state.fallen[:],
        cash=state.cash[:],
        bank=state.bank,
        pot=state.pot,
        years=state.years[:],
        squares=state.squares[:],
        hand=state.hands[seat][:] if seated else [],  # « sans la montrer aux autres joueurs »
        hand_sizes=[len(hand) for hand in state.hands],
        stock=len(state.stock),
        pledged=state.pledged(seat) if seated else [],
        reach=within_reach(state.tables, state.squares[seat]) if seated and state.playing[seat] else [],
        white=state.white,
        red=state.red,
        to_walk=state.to_walk,
        reward=step.points if isinstance(step, Reward) else 0,
        bluff=_bluff(step, seat),
        customs=CombinardsCustoms(step.seat, step.ends) if isinstance(step, CustomsWindow) else None,
        debt=_debt(state, step, seat) if isinstance(step, RaiseCash) else None,
        memory=_memory(state) if state.memory == OPEN_MEMORY else None,
    )


def _turn(state: CombinardsState) -> Seat:
    if not state.steps:
        return NOBODY
    turn = state.steps[0]
    assert isinstance(turn, TakeTurn)
    return turn.seat


def _stage(step: Step[Any] | None) -> str:
    if step is None:
        return "over"
    if isinstance(step, TakeTurn):
        return "roll"
    if isinstance(step, ChooseCircuit):
        return "fork"
    if isinstance(step, OfferPurchase):
        return "purchase"
    if isinstance(step, NamePrice):
        return "announce"
    if isinstance(step, DoubtWindow):
        return "doubt"
    if isinstance(step, SellGoods):
        return "sale"
    return _rarer_stage(step)


def _rarer_stage(step: Step[Any]) -> str:
    if isinstance(step, SellAtRefinery):
        return "refinery"
    if isinstance(step, DeclareAtStop):
        return "declare"
    if isinstance(step, CustomsWindow):
        return "customs"
    if isinstance(step, VisitPolice):
        return "police"
    if isinstance(step, FaceTax):
        return "tax"
    if isinstance(step, VisitAirport):
        return "airport"
    if isinstance(step, OfferInforming):
        return "informer"
    return "reward" if isinstance(step, Reward) else "debt"


def _bluff(step: Step[Any] | None, seat: Seat) -> CombinardsBluff | None:
    if isinstance(step, NamePrice):
        return CombinardsBluff(step.seat, step.card if step.seat == seat else None, 0, 0)
    if isinstance(step, DoubtWindow):
        return CombinardsBluff(step.seat, step.card if step.seat == seat else None, step.price, step.ends)
    return None


def _debt(state: CombinardsState, step: RaiseCash, seat: Seat) -> CombinardsDebt:
    hand = state.hands[seat] if step.debtor == seat else []
    return CombinardsDebt(step.debtor, step.amount, [relief_price(state, card) for card in hand])


def _memory(state: CombinardsState) -> CombinardsMemory:
    holders = [NOBODY if shown else None for shown in state.shown]
    pledged: list[int] = []
    for seat in range(state.seats):
        for card in state.hands[seat]:
            if state.shown[card]:
                holders[card] = seat
        pledged += state.pledged(seat)
    return CombinardsMemory(holders, sorted(pledged))
