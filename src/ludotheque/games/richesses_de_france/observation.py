"""What a seat sees as numbers, for programs that learn: what its view shows, without what follows from the rest."""

from typing import Any

from ludotheque.games.richesses_de_france.casinos import ChooseCasinos, PlaceBet
from ludotheque.games.richesses_de_france.debts import Settle
from ludotheque.games.richesses_de_france.displacement import DisplacePawn
from ludotheque.games.richesses_de_france.markers import HoldMarker
from ludotheque.games.richesses_de_france.matches import CallForMatch
from ludotheque.games.richesses_de_france.move import Travel
from ludotheque.games.richesses_de_france.preparation import FitOut
from ludotheque.games.richesses_de_france.sale import SecondHand
from ludotheque.games.richesses_de_france.state import FranceState
from ludotheque.games.richesses_de_france.tables import FranceTables
from ludotheque.games.richesses_de_france.tolls import AskForTolls
from ludotheque.games.richesses_de_france.turn import RestOfTurn, TakeTurn
from ludotheque.mechanics.rules import NOBODY, Final, Seat, Sheet, Step

NOTHING: Final = -1

_MOMENTS: Final[list[Any]] = [
    TakeTurn,
    Travel,
    AskForTolls,
    SecondHand,
    Settle,
    HoldMarker,
    DisplacePawn,
    ChooseCasinos,
    PlaceBet,
    CallForMatch,
    FitOut,
]


def observe(state: FranceState, seat: Seat, sheet: Sheet) -> None:
    step = state.steps[-1] if state.steps else None
    _round(state, sheet)
    _players(state, sheet)
    _stages(state, sheet)
    _regions(state, seat, sheet)
    sheet.number("moment", _MOMENTS.index(type(step)) if step is not None else NOTHING)
    _journey(state, sheet)
    _trade(step, sheet)
    _duties(step, sheet)


def _round(state: FranceState, sheet: Sheet) -> None:
    turn = state.steps[0] if state.steps else None
    sheet.number("circuit", state.circuit)
    sheet.number("round", state.round)
    sheet.number("rounds", state.rounds)
    sheet.number("needed", state.needed)
    sheet.seat("first", state.first)
    sheet.seat("turn", turn.seat if isinstance(turn, (TakeTurn, RestOfTurn)) else NOBODY)


def _players(state: FranceState, sheet: Sheet) -> None:
    """« Chacun » sees purses, vehicles and pawns; they lie and stand open (rdf.table.open-purses)."""
    sheet.of_seats("cash", state.cash)
    sheet.of_seats("debts", state.debts)
    sheet.of_seats("bicycles", [int(has) for has in state.bicycles])
    sheet.of_seats("cars", [int(has) for has in state.cars])
    sheet.of_seats("towns", state.towns)
    sheet.held("stands-at", [[town] if town >= 0 else [] for town in state.towns], len(state.tables.kinds))
    sheet.of_seats("modes", state.modes)
    sheet.of_seats("resting", state.resting)
    sheet.of_seats("departed", [int(gone) for gone in state.departed])
    sheet.of_seats("must-work", [int(must) for must in state.must_work])
    sheet.of_seats("worked", [int(has) for has in state.worked])
    sheet.among_seats("home", state.home)
    sheet.of_seats("races", state.races)
    sheet.of_seats("legs", state.legs)


def _stages(state: FranceState, sheet: Sheet) -> None:
    """As many as the longest circuit has; those of the one that is played come first."""
    of = _most_stages(state.tables)
    sheet.held("done", [_true_places(marks) for marks in state.done], of)
    sheet.held("won", [_true_places(marks) for marks in state.won], of)
    sheet.held("played", [_true_places(marks) for marks in state.played], of)


def _most_stages(tables: FranceTables) -> int:
    most = 0
    for stages in tables.stages:
        most = max(most, len(stages))
    return most


def _true_places(marks: list[bool]) -> list[int]:
    return [place for place in range(len(marks)) if marks[place]]


def _regions(state: FranceState, seat: Seat, sheet: Sheet) -> None:
    """« Chacun les regarde secrètement. »"""
    of = state.tables.region_count
    sheet.among("hand", state.hands[seat], of)
    sheet.held("known-hands", [[card for card in hand if state.shown[card]] for hand in state.hands], of)
    sheet.number("pile", len(state.pile))
    sheet.number("unread", len(state.cards) - state.cards_read)


def _journey(state: FranceState, sheet: Sheet) -> None:
    """The journey goes on below whatever has to be answered first."""
    travel = None
    for step in state.steps:
        if isinstance(step, Travel):
            travel = step
    sheet.seat("traveller", travel.seat if travel is not None else NOBODY)
    sheet.number("mode", travel.mode if travel is not None else NOTHING)
    sheet.number("sections-left", travel.left if travel is not None else 0)
    sheet.among("passed", travel.passed if travel is not None else [], len(state.tables.kinds))


def _trade(step: Step[Any] | None, sheet: Sheet) -> None:
    sale = step if isinstance(step, SecondHand) else None
    sheet.seat("seller", sale.seller if sale is not None else NOBODY)
    sheet.number("vehicle", sale.vehicle if sale is not None else NOTHING)
    sheet.seat("bidder", sale.bidder if sale is not None else NOBODY)
    sheet.number("bid", sale.amount if sale is not None else 0)
    sheet.among_seats("aside", sale.aside if sale is not None else [])
    due = step if isinstance(step, Settle) else None
    sheet.seat("debtor", due.seat if due is not None else NOBODY)
    sheet.seat("creditor", due.creditor if due is not None else NOBODY)
    sheet.number("owed", due.amount if due is not None else 0)


def _duties(step: Step[Any] | None, sheet: Sheet) -> None:
    toll = step if isinstance(step, AskForTolls) else None
    sheet.seat("toll-mover", toll.mover if toll is not None else NOBODY)
    sheet.number("toll-region", toll.region if toll is not None else NOTHING)
    sheet.seat("marker-seat", step.seat if isinstance(step, HoldMarker) else NOBODY)
    sheet.number("marker-stage", step.stage if isinstance(step, HoldMarker) else NOTHING)
    sheet.seat("displaced", step.moved if isinstance(step, DisplacePawn) else NOBODY)
    sheet.among_seats("to-fit-out", step.waiting if isinstance(step, (FitOut, ChooseCasinos)) else [])
