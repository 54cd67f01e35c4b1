"""What a seat sees: the table, its own hand, and the past only if the table wants an open memory."""

from typing import Any, Final

from ludotheque.games.joyeux_combinards import airport, fees, informer, oil, police, previews, purchase, sale
from ludotheque.games.joyeux_combinards.counter import Counter
from ludotheque.games.joyeux_combinards.customs import CustomsWindow
from ludotheque.games.joyeux_combinards.debts import RaiseCash
from ludotheque.games.joyeux_combinards.doubt import DoubtWindow
from ludotheque.games.joyeux_combinards.ending import scores
from ludotheque.games.joyeux_combinards.movement import ChooseCircuit, within_reach
from ludotheque.games.joyeux_combinards.prison import has_too_many_years, remissible
from ludotheque.games.joyeux_combinards.state import OPEN_MEMORY, CombinardsState
from ludotheque.games.joyeux_combinards.turn import TakeTurn
from ludotheque.mechanics.rules import NOBODY, Data, Money, Seat, shown

STAGES: Final[dict[Any, str]] = {  # what is being waited for, by the step on top
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


class CombinardsMemory(Data):
    """What a player who forgets nothing would know."""

    holders: list[int | None]  # of each card: a seat, -1 in the stock or under it, nothing where nobody can tell
    pledged: list[int]  # oil declared and not sold yet, by all


class CombinardsView(Data):
    round: int
    rounds: int  # after which the game ends; 0: no limit
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
    fork: previews.CombinardsFork | None
    reward: int  # points of the informer's die while he chooses
    remission: int  # years that they would take off
    counter: previews.CombinardsCounter | None  # where one is asked for cards oneself
    bluff: previews.CombinardsBluff | None
    customs: previews.CombinardsCustoms | None
    debt: previews.CombinardsDebt | None
    memory: CombinardsMemory | None  # only at tables with an open memory


def see(state: CombinardsState, seat: Seat) -> CombinardsView:
    """Purses, pot and records are open (ljc.table.open-cash); hands are only counted (ljc.table.secret-hand)."""
    step = state.steps[-1] if state.steps else None
    seated = seat != NOBODY
    return shown(
        CombinardsView,
        state,
        turn=_turn(state),
        stage=STAGES[type(step)] if step is not None else "over",
        locked_up=[one for one in state.fallen if has_too_many_years(state, one)],
        scores=scores(state),
        hand=state.hands[seat][:] if seated else [],  # « sans la montrer aux autres joueurs »
        hand_sizes=[len(hand) for hand in state.hands],
        stock=len(state.stock),
        pledged=state.pledged(seat) if seated else [],
        reach=within_reach(state.tables, state.squares[seat]) if seated and state.playing[seat] else [],
        fork=previews.ways(state, step) if isinstance(step, ChooseCircuit) else None,
        reward=step.points if isinstance(step, informer.Reward) else 0,
        remission=remissible(state, step.seat, step.points) if isinstance(step, informer.Reward) else 0,
        counter=previews.counter(state, step) if isinstance(step, Counter) and step.seat == seat else None,
        bluff=previews.bluff(state, step, seat),
        customs=previews.customs(state, step, seat) if isinstance(step, CustomsWindow) else None,
        debt=previews.debt(state, step, seat) if isinstance(step, RaiseCash) else None,
        memory=_memory(state) if state.memory == OPEN_MEMORY else None,
    )


def _turn(state: CombinardsState) -> Seat:
    if not state.steps:
        return NOBODY
    turn = state.steps[0]
    assert isinstance(turn, TakeTurn)
    return turn.seat


def _memory(state: CombinardsState) -> CombinardsMemory:
    holders = [NOBODY if shown else None for shown in state.shown]
    pledged: list[int] = []
    for seat in range(state.seats):
        for card in state.hands[seat]:
            if state.shown[card]:
                holders[card] = seat
        pledged += state.pledged(seat)
    return CombinardsMemory(holders, sorted(pledged))
