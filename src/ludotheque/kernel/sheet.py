"""What a seat sees as numbers, for programs that learn: a game writes it cell by cell, always as many of them.

Seats are told from the one that looks: 0 is oneself, 1 the next to the left, and so on; -1 is nobody.
"""

from mypy_extensions import mypyc_attr

from ludotheque.kernel.action import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Sheet:
    """The names say what the cells are; how many a name has follows from the tables and the number of seats alone."""

    def number(self, name: str, value: int) -> None:
        """One cell."""
        raise NotImplementedError

    def numbers(self, name: str, values: list[int], of: int) -> None:
        """So many cells; those that have no value hold -1."""
        raise NotImplementedError

    def seat(self, name: str, who: Seat) -> None:
        """One cell: a seat, or nobody."""
        raise NotImplementedError

    def of_seats(self, name: str, values: list[int]) -> None:
        """A cell for each seat, oneself first."""
        raise NotImplementedError

    def among_seats(self, name: str, seats: list[Seat]) -> None:
        """A cell for each seat, oneself first: 1 for those in the list."""
        raise NotImplementedError

    def among(self, name: str, things: list[int], of: int) -> None:
        """A cell for each of so many things: 1 for those in the list."""
        raise NotImplementedError

    def owned(self, name: str, owners: list[Seat]) -> None:
        """For each seat, oneself first, a cell for each thing: 1 for what it owns."""
        raise NotImplementedError

    def held(self, name: str, things: list[list[int]], of: int) -> None:
        """For each seat, oneself first, a cell for each of so many things: 1 for those in its list."""
        raise NotImplementedError
