"""Positions of Richesses du Monde kept in a file, to be taken up again by the command line. The person has seat 0."""

from pathlib import Path

from ludotheque.protocol.header import new_header
from ludotheque.record.positions import dump_text
from ludotheque.record.record import Recorder
from ludotheque.shelf import box
from tests.games.richesses_du_monde.arrange import Table, square

FRANCE = square("france")
NAMES = ["Camille", "Dominique", "Claude", "Alix"]


def kept(table: Table, path: Path, **options: str) -> str:
    """The table's position as a record without an action."""
    chosen = box("richesses-du-monde")
    seats = table.state.seats
    header = new_header(chosen, chosen.edition(), seats, 7, options, NAMES[:seats])
    header.position = dump_text(table.state)
    path.write_text(Recorder(chosen.game, chosen.edition().tables, header).text(), "utf-8")
    return str(path)


def claim_open_to_the_person(seats: int = 3) -> Table:
    """Seat 1 stands on a plaque of aluminium, of which the person owns 35 percent."""
    table = Table(seats).holds(0, "aluminium-usa").plaque(FRANCE, "aluminium")
    table.lands(1, FRANCE)
    return table
