"""The board and the cards as integer tables: one number per nation, one per area."""

from typing import Final

from ludotheque.kernel.rules import Tables

SOLID: Final = 0  # « une ligne rose pleine »
DOTTED: Final = 1  # « une ligne rose pointillée »
SEA: Final = 2  # « une ligne bleue pointillée »


class CouleursTables(Tables):
    def __init__(self, values: list[int], areas: list[int], corners: list[bool]) -> None:
        self.values = values  # of each nation
        self.areas = areas  # of each nation
        self.corners = corners  # of each area: whether it lies in a corner of the board
        self.nations = len(values)
        self.starters: list[bool] = [False] * self.nations  # grey nations and islands
        self.islands: list[bool] = [False] * self.nations
        self.links: list[list[int]] = [[] for _ in values]
        self.linked: list[list[bool]] = [[False] * self.nations for _ in values]

    def mark_grey(self, nation: int) -> None:
        self.starters[nation] = True

    def mark_island(self, nation: int) -> None:
        self.starters[nation] = True
        self.islands[nation] = True

    def link(self, one: int, other: int) -> None:
        """Lines are two-way, and the three kinds are equal in play."""
        self.links[one].append(other)
        self.links[other].append(one)
        self.linked[one][other] = True
        self.linked[other][one] = True
