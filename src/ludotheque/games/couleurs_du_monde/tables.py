"""The board and the cards as integer tables: one number per nation, one per area."""

from ludotheque.mechanics.rules import Tables


class CouleursTables(Tables):
    def __init__(self, values: list[int], areas: list[int], corners: list[bool]) -> None:
        self.values = values  # of each nation, as its card prints it (cdm.edition.values)
        self.areas = areas  # of each nation
        self.corners = corners  # of each area: whether it lies in a corner of the board
        self.nations = len(values)
        self.starters = [False] * self.nations  # grey nations and islands
        self.islands = [False] * self.nations
        self.links: list[list[int]] = [[] for _ in values]  # « ses différents voisins » (cdm.edition.neighbours)
        self.linked: list[list[bool]] = [[False] * self.nations for _ in values]

    def mark_grey(self, nation: int) -> None:
        """« Les huit nations, au centre du tableau » (cdm.edition.centre)"""
        self.starters[nation] = True

    def mark_island(self, nation: int) -> None:
        """« Tout joueur, y compris le premier, peut jouer une île » (cdm.islands.any-time)"""
        self.starters[nation] = True
        self.islands[nation] = True

    def link(self, one: int, other: int) -> None:
        """The three kinds of line are equal in play, and two-way (cdm.turn.lines). None leaps (cdm.edition.no-leap)."""
        # Islands may have one too: by sea (cdm.islands.great-britain), or among themselves (cdm.islands.caribbean).
        for nation, neighbour in ((one, other), (other, one)):
            self.links[nation].append(neighbour)
            self.linked[nation][neighbour] = True
