"""What a program that learns is shown of a game: first what has been spelled so far, then what the game writes."""

from typing import Any, Final

from ludotheque.kernel.action import Seat
from ludotheque.kernel.game import Game
from ludotheque.kernel.sheet import Sheet
from ludotheque.kernel.step import State
from ludotheque.spelling.cells import Cells

LETTERS_SHOWN: Final = 12  # of the answer that is being spelled; the latest ones


def write_sight(game: Game[Any], state: State, seat: Seat, said: list[int], sheet: Sheet) -> None:
    write_said(said, sheet)
    sheet.number("own-seat", seat)
    game.observe(state, seat, sheet)


def write_said(said: list[int], sheet: Sheet) -> None:
    """The verb stays first, however long the answer."""
    shown = said if len(said) <= LETTERS_SHOWN else said[:1] + said[1 - LETTERS_SHOWN :]
    sheet.number("letters-said", len(said))
    sheet.numbers("letters", shown, LETTERS_SHOWN)


def outline(game: Game[Any], state: State) -> Cells:
    """The names of the cells in order, and how many each has."""
    sheet = Cells(0, 0)
    sheet.outlining = True
    sheet.turn_to(0, 0, state.seats)
    write_sight(game, state, 0, [], sheet)
    sheet.length = sum(sheet.counts)
    return sheet


def observed(game: Game[Any], state: State, seat: Seat) -> list[int]:
    """What one seat sees between its answers."""
    sheet = Cells(1, outline(game, state).length)
    sheet.turn_to(0, seat, state.seats)
    write_sight(game, state, seat, [], sheet)
    assert sheet.at == sheet.length, "a game writes as many cells as its outline has"
    return list(sheet.block)
