"""The sheets of many seats in one block of memory, which whoever learns from it reads where it lies."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from ludotheque.kernel.action import Seat
from ludotheque.kernel.sheet import Sheet

UNKNOWN: Final = -1


class Cells(Sheet):
    """Rows of equal length: `turn_to` one, then let the game write it. An outline keeps names and counts instead."""

    def __init__(self, rows: int, length: int) -> None:
        self.length = length
        self.block = vec[i32]([0] * (rows * length))
        self.at: i64 = 0
        self.looker: Seat = 0
        self.seats = 0
        self.outlining = False
        self.names: list[str] = []  # of each group of cells …
        self.counts: list[int] = []  # … and how many it has

    def turn_to(self, row: int, looker: Seat, seats: int) -> None:
        self.at = row * self.length
        self.looker = looker
        self.seats = seats

    def number(self, name: str, value: int) -> None:
        if self.outlining:
            self._outline(name, 1)
            return
        self.block[self.at] = i32(value)
        self.at += 1

    def numbers(self, name: str, values: list[int], of: int) -> None:
        if self.outlining:
            self._outline(name, of)
            return
        block = self.block
        place = self.at
        end = place + of
        for value in values:
            if place < end:
                block[place] = i32(value)
                place += 1
        while place < end:
            block[place] = UNKNOWN
            place += 1
        self.at = end

    def seat(self, name: str, who: Seat) -> None:
        self.number(name, UNKNOWN if who < 0 else (who - self.looker) % self.seats)

    def of_seats(self, name: str, values: list[int]) -> None:
        if self.outlining:
            self._outline(name, self.seats)
            return
        block = self.block
        place = self.at
        seat = self.looker
        for _ in range(self.seats):
            block[place] = i32(int(values[seat]))
            place += 1
            seat = seat + 1 if seat + 1 < self.seats else 0
        self.at = place

    def among_seats(self, name: str, seats: list[Seat]) -> None:
        if self.outlining:
            self._outline(name, self.seats)
            return
        self._clear(self.seats)
        for seat in seats:
            self.block[self.at + (seat - self.looker) % self.seats] = 1
        self.at += self.seats

    def among(self, name: str, things: list[int], of: int) -> None:
        if self.outlining:
            self._outline(name, of)
            return
        self._clear(of)
        self._mark(things)
        self.at += of

    def owned(self, name: str, owners: list[Seat]) -> None:
        of: i64 = len(owners)
        if self.outlining:
            self._outline(name, of * self.seats)
            return
        self._clear(of * self.seats)
        block = self.block
        place = self.at
        for owner in owners:
            if owner >= 0:
                block[place + (owner - self.looker) % self.seats * of] = 1
            place += 1
        self.at += of * self.seats

    def held(self, name: str, things: list[list[int]], of: int) -> None:
        if self.outlining:
            self._outline(name, of * self.seats)
            return
        self._clear(of * self.seats)
        seat = self.looker
        for _ in range(self.seats):
            self._mark(things[seat])
            self.at += of
            seat = seat + 1 if seat + 1 < self.seats else 0

    def _clear(self, count: i64) -> None:
        block = self.block
        place = self.at
        end = place + count
        while place < end:
            block[place] = 0
            place += 1

    def _mark(self, things: list[int]) -> None:
        block = self.block
        for thing in things:
            block[self.at + thing] = 1

    def _outline(self, name: str, count: int) -> None:
        self.names.append(name)
        self.counts.append(count)
