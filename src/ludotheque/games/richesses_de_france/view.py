"""What a seat sees: all but the region cards of others and the cards of the two piles (rdf.table.open-purses)."""

from typing import Any

from ludotheque.games.richesses_de_france.casinos import BETS, ChooseCasinos, PlaceBet, chances, odds
from ludotheque.games.richesses_de_france.debts import Settle
from ludotheque.games.richesses_de_france.displacement import DisplacePawn
from ludotheque.games.richesses_de_france.ending import PRIZES, scores
from ludotheque.games.richesses_de_france.markers import HoldMarker
from ludotheque.games.richesses_de_france.matches import CallForMatch
from ludotheque.games.richesses_de_france.move import Travel
from ludotheque.games.richesses_de_france.preparation import FitOut
from ludotheque.games.richesses_de_france.reach import ways
from ludotheque.games.richesses_de_france.sale import PRICES, SecondHand
from ludotheque.games.richesses_de_france.state import RESALE, FranceState
from ludotheque.games.richesses_de_france.tolls import AskForTolls
from ludotheque.games.richesses_de_france.turn import RestOfTurn, TakeTurn
from ludotheque.games.richesses_de_france.work import missing_to_leave
from ludotheque.mechanics.rules import NOBODY, Data, Money, Seat, Step, shown


class FranceTravelView(Data):
    seat: Seat
    mode: int
    left: int  # sections
    passed: list[int]  # points of this turn, from the one where it began


class FranceWayView(Data):
    """The cheapest way to a point where one may stop."""

    mode: int
    points: list[int]  # after the one where the pawn stands; at the last it stops
    amount: Money  # of motorways and passages
    goes_on: bool  # whether another section may follow


class FranceTollView(Data):
    mover: Seat
    region: int
    asked: list[Seat]
    passed: list[Seat]  # who has answered
    ends: int


class FranceSaleView(Data):
    seller: Seat
    vehicle: int
    bidder: Seat  # NOBODY as long as there is no offer
    amount: Money  # the highest offer, or what the bank gives
    rivals: list[Seat]  # who may buy at all
    aside: list[Seat]
    ends: int


class FranceDueView(Data):
    debtor: Seat
    creditor: Seat  # NOBODY for the bank
    amount: Money


class FranceMarkerView(Data):
    seat: Seat
    stage: int  # of the circuit
    ends: int


class FranceDisplacedView(Data):
    chooser: Seat
    seat: Seat
    points: list[int]


class FranceStartView(Data):
    waiting: list[Seat]  # who has still to choose a casino, in order
    free: list[int]


class FranceBetView(Data):
    """What may be won at a casino."""

    verb: str
    chances: list[int]  # of all faces, how many win: for each colour; on one number; on two
    times: int  # what the stake brings besides itself


class FranceView(Data):
    circuit: int
    first_stage: int  # the number of the circuit's first stage among those of all circuits
    round: int
    rounds: int  # after which the game ends; 0: no limit
    needed: int  # markers that complete the circuit
    fitting_out: list[Seat]  # before the start: who has still to choose what to travel with
    first: Seat
    turn: Seat  # whose turn it is; NOBODY before the start and when the game is over
    to_act: bool  # whether the turn has only begun
    cash: list[Money]
    debts: list[Money]
    fortunes: list[Money]  # cash, and vehicles at their resale price, less debts
    scores: list[int]  # what counts on this circuit: fortunes or markers
    towns: list[int]
    modes: list[int]  # how each pawn travelled last
    bicycles: list[bool]
    cars: list[bool]
    done: list[list[bool]]  # for each seat its markers, stage by stage
    resting: list[int]  # turns still to miss
    hand: list[int]  # one's own region cards
    known_hands: list[list[int]]  # for each seat the region cards that all have seen going there
    pile: int  # region cards in the pile
    unread: int  # chance cards of which the order is not known
    departed: list[bool]
    missing_to_leave: list[Money]  # Économie: what each has still to earn in Paris before it may go
    must_work: list[bool]
    worked: list[bool]
    home: list[Seat]
    won: list[list[bool]]
    first_stakes: list[bool]  # Casinos: who may still stake where he sets out, without losing a turn
    played: list[list[bool]]
    races: list[int]
    legs: list[int]
    betting: Seat  # who must stake, or NOBODY
    calling: Seat  # who must call an opponent, or NOBODY
    reach: list[FranceWayView]  # where whoever is at the move can get to
    prices: list[Money]  # of vehicles at the bank; feet cost nothing
    resale: list[Money]  # what the bank gives for them
    bets: list[FranceBetView]
    prizes: list[Money]  # Économie: for the first home, the second, the third
    travel: FranceTravelView | None
    toll: FranceTollView | None
    sale: FranceSaleView | None
    due: FranceDueView | None
    marker: FranceMarkerView | None
    displaced: FranceDisplacedView | None
    start: FranceStartView | None


def see(state: FranceState, seat: Seat) -> FranceView:
    top = state.steps[-1] if state.steps else None
    view = shown(
        FranceView,
        state,
        first_stage=state.tables.first_stage[state.circuit],
        fitting_out=top.waiting[:] if isinstance(top, FitOut) else [],
        turn=_turn(state),
        to_act=isinstance(top, TakeTurn),
        fortunes=[state.wealth(other) for other in range(state.seats)],
        scores=scores(state),
        missing_to_leave=[missing_to_leave(state, other) for other in range(state.seats)],
        # « Chacun les regarde secrètement. »
        hand=[] if seat == NOBODY else sorted(state.hands[seat]),
        known_hands=[[card for card in sorted(hand) if state.shown[card]] for hand in state.hands],
        pile=len(state.pile),
        unread=len(state.cards) - state.cards_read,
        betting=top.seat if isinstance(top, PlaceBet) else NOBODY,
        calling=top.seat if isinstance(top, CallForMatch) else NOBODY,
        reach=[FranceWayView(way.mode, way.points, way.amount, way.goes_on) for way in ways(state)],
        prices=PRICES[:],
        resale=RESALE[:],
        bets=[FranceBetView(BETS[kind], chances(state)[kind], odds(state)[kind]) for kind in range(len(BETS))],
        prizes=PRIZES[:],
        travel=None,
        toll=None,
        sale=None,
        due=None,
        marker=None,
        displaced=None,
        start=None,
    )
    for step in state.steps:
        _show_step(view, state, step)
    return view


def _turn(state: FranceState) -> Seat:
    turn = state.steps[0] if state.steps else None
    return turn.seat if isinstance(turn, (TakeTurn, RestOfTurn)) else NOBODY


def _show_step(view: FranceView, state: FranceState, step: Step[Any]) -> None:
    """What is being played, be it covered by something that has to be answered first."""
    if isinstance(step, Travel):
        view.travel = shown(FranceTravelView, step)
    elif isinstance(step, AskForTolls):
        view.toll = shown(FranceTollView, step, asked=step.asked(state))
    elif isinstance(step, SecondHand):
        view.sale = shown(FranceSaleView, step, rivals=step.rivals(state))
    elif isinstance(step, Settle):
        view.due = shown(FranceDueView, step, debtor=step.seat)
    elif isinstance(step, HoldMarker):
        view.marker = shown(FranceMarkerView, step)
    elif isinstance(step, DisplacePawn):
        view.displaced = shown(FranceDisplacedView, step, chooser=step.seat, seat=step.moved)
    elif isinstance(step, ChooseCasinos):
        view.start = shown(FranceStartView, step)
