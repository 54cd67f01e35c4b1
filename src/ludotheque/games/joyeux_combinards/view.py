"""What a seat sees: the table, its own hand, and the past only if the table wants an open memory."""

from dataclasses import dataclass
from typing import Any, Final

from ludotheque.games.joyeux_combinards import airport, fees, informer, oil, police, purchase, sale
from ludotheque.games.joyeux_combinards.counter import Counter
from ludotheque.games.joyeux_combinards.customs import CustomsWindow
from ludotheque.games.joyeux_combinards.debts import RaiseCash, relief_price, would_ruin
from ludotheque.games.joyeux_combinards.doubt import DoubtWindow, is_lie
from ludotheque.games.joyeux_combinards.ending import scores
from ludotheque.games.joyeux_combinards.movement import ChooseCircuit, way_inside, within_reach
from ludotheque.games.joyeux_combinards.prison import has_too_many_years, remissible
from ludotheque.games.joyeux_combinards.state import OPEN_MEMORY, CombinardsState
from ludotheque.games.joyeux_combinards.turn import TakeTurn
from ludotheque.kernel.rules import NOBODY, Money, Seat, Step

_STAGES: Final[dict[Any, str]] = {  # what is being waited for, by the step on top
    TakeTurn: "roll",
    ChooseCircuit: "fork",
    purchase.OfferPurchase: "purchase",
    purchase.NamePrice: "announce",
    DoubtWindow: "doubt",
    sale.SellGoods: "sale",
    oil.SellAtRefinery: "refinery",
    oil.DeclareAtStop: "declare",
    CustomsWindow: "customs",
    police.VisitPolice: "police",
    fees.FaceTax: "tax",
    airport.VisitAirport: "airport",
    informer.OfferInforming: "informer",
    informer.Reward: "reward",
    RaiseCash: "debt",
}


@dataclass
class CombinardsFork:
    """Where either way leads."""

    enter: int
    stay: int


@dataclass
class CombinardsPrice:
    """A price that the buyer might announce."""

    price: Money
    lie: bool
    ruins: bool  # whether a doubt would put the buyer out of the game


@dataclass
class CombinardsBluff:
    """A card between stock and hand."""

    buyer: Seat
    card: int | None  # for the buyer alone
    price: Money  # announced; 0 until it is
    ends: int  # when doubting ends; 0 until it begins
    prices: list[CombinardsPrice]  # that there are to announce, for the buyer alone


@dataclass
class CombinardsCounter:
    """What cards bring where the seat has come to."""

    brings: list[int]  # of each card of the hand, in millions, or in years at the police
    most: int | None  # that they can bring together


@dataclass
class CombinardsCustoms:
    """Somebody stands before the customs officers, whatever they carry."""

    seat: Seat
    ends: int


@dataclass
class CombinardsDebt:
    debtor: Seat
    amount: Money
    missing: Money
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
    locked_up: list[Seat]  # those of them who had too many years
    cash: list[Money]
    bank: Money  # taken in less paid out
    pot: Money
    years: list[int]
    scores: list[Money]  # what everyone would be worth if the rounds were over
    squares: list[int]
    hand: list[int]  # one's own cards
    hand_sizes: list[int]
    stock: int  # cards left
    pledged: list[int]  # one's own oil, declared and not sold yet
    reach: list[int]  # squares where one's own pawn can stop with its next throw
    white: int
    red: int
    to_walk: int  # points the pawn has left at a fork
    fork: CombinardsFork | None
    reward: int  # points of the informer's die while he chooses
    remission: int  # years that they would take off
    counter: CombinardsCounter | None  # where one is asked for cards oneself
    bluff: CombinardsBluff | None
    customs: CombinardsCustoms | None
    debt: CombinardsDebt | None
    memory: CombinardsMemory | None  # only at tables with an open memory


def see(state: CombinardsState, seat: Seat) -> CombinardsView:
    """Purses, pot and records are open (ljc.table.open-cash); hands are only counted (ljc.table.secret-hand)."""
    step = state.steps[-1] if state.steps else None
    seated = seat != NOBODY
    return CombinardsView(
        round=state.round,
        rounds=state.rounds,
        goal=state.goal,
        indemnity=state.indemnity,
        first=state.first,
        turn=_turn(state),
        stage=_STAGES[type(step)] if step is not None else "over",
        playing=state.playing[:],
        fallen=state.fallen[:],
        locked_up=[one for one in state.fallen if has_too_many_years(state, one)],
        cash=state.cash[:],
        bank=state.bank,
        pot=state.pot,
        years=state.years[:],
        scores=scores(state),
        squares=state.squares[:],
        hand=state.hands[seat][:] if seated else [],  # « sans la montrer aux autres joueurs »
        hand_sizes=[len(hand) for hand in state.hands],
        stock=len(state.stock),
        pledged=state.pledged(seat) if seated else [],
        reach=within_reach(state.tables, state.squares[seat]) if seated and state.playing[seat] else [],
        white=state.white,
        red=state.red,
        to_walk=state.to_walk,
        fork=_fork(state, step) if isinstance(step, ChooseCircuit) else None,
        reward=step.points if isinstance(step, informer.Reward) else 0,
        remission=remissible(state, step.seat, step.points) if isinstance(step, informer.Reward) else 0,
        counter=_counter(state, step) if isinstance(step, Counter) and step.seat == seat else None,
        bluff=_bluff(state, step, seat),
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


def _fork(state: CombinardsState, step: ChooseCircuit) -> CombinardsFork:
    inside = way_inside(state.tables, state.squares[step.seat], state.to_walk)
    return CombinardsFork(enter=step.entrance(state), stay=inside[-1])


def _counter(state: CombinardsState, step: Counter) -> CombinardsCounter:
    brings = [step.brings(state, card) for card in state.hands[step.seat]]
    most = remissible(state, step.seat, sum(brings)) if isinstance(step, police.VisitPolice) else None
    return CombinardsCounter(brings, most)


def _bluff(state: CombinardsState, step: Step[Any] | None, seat: Seat) -> CombinardsBluff | None:
    if isinstance(step, purchase.NamePrice):
        mine = step.seat == seat
        prices = _prices(state, step) if mine else []
        return CombinardsBluff(step.seat, step.card if mine else None, 0, 0, prices)
    if isinstance(step, DoubtWindow):
        return CombinardsBluff(step.seat, step.card if step.seat == seat else None, step.price, step.ends, [])
    return None


def _prices(state: CombinardsState, step: purchase.NamePrice) -> list[CombinardsPrice]:
    tables = state.tables
    ruinous = would_ruin(state, step.seat, tables.prices[step.card])
    lies = [is_lie(tables, step.card, price) for price in tables.announcements]
    return [CombinardsPrice(price, lie, lie and ruinous) for price, lie in zip(tables.announcements, lies, strict=True)]


def _debt(state: CombinardsState, step: RaiseCash, seat: Seat) -> CombinardsDebt:
    due = step.due
    hand = state.hands[seat] if due.debtor == seat else []
    return CombinardsDebt(due.debtor, due.amount, step.missing(state), [relief_price(state, card) for card in hand])


def _memory(state: CombinardsState) -> CombinardsMemory:
    holders = [NOBODY if shown else None for shown in state.shown]
    pledged: list[int] = []
    for seat in range(state.seats):
        for card in state.hands[seat]:
            if state.shown[card]:
                holders[card] = seat
        pledged += state.pledged(seat)
    return CombinardsMemory(holders, sorted(pledged))
