"""What must hold of a board of Les Joyeux Combinards: circuits that meet, squares that touch, all kinds present."""

from itertools import pairwise

from ludotheque.editions.fields import Entry
from ludotheque.editions.joyeux_combinards_file import Circuit, File, Square

OUTER_CIRCUITS = 2  # « A l'entrée des 2 circuits extérieurs »
NUMBERS = {"start": 1, "refinery": 4, "airport": 4, "stop": 2, "customs": 2, "refund": 2}  # as the booklet counts them
NEEDED = ["purchase", "police", "agios", "tax", "levy", "check", "flying-check"]  # it names these without a number
SELLING = ["place", "refinery"]


def check_board(text: str, file: File) -> None:
    _check_circuits(text, file)
    _check_squares(text, file)
    _check_numbers(text, file)
    for number in range(len(file.square)):
        _check_spot(text, file.square, number)
    for number, circuit in enumerate(file.circuit):
        _check_course(text, file, circuit, outer=number > 0)


def _check_circuits(text: str, file: File) -> None:
    if len(file.circuit) != 1 + OUTER_CIRCUITS:
        sentence = f"an inner circuit and {OUTER_CIRCUITS} outer ones are needed, not {len(file.circuit)} in all"
        raise Entry(text, "circuit", len(file.circuit) - 1).bad(sentence)
    inner = [square.id for square in file.square if square.circuit == file.circuit[0].id]
    for number, circuit in enumerate(file.circuit):
        entry = Entry(text, "circuit", number)
        outer = number > 0
        if (circuit.leaves is not None) != outer or (circuit.joins is not None) != outer:
            raise entry.bad("the first circuit is the inner one; every other leaves it and joins it again")
        if circuit.leaves is not None and circuit.joins is not None:
            entry.check_known("leaves", "inner square", [circuit.leaves], inner)
            entry.check_known("joins", "inner square", [circuit.joins], inner)


def _check_squares(text: str, file: File) -> None:
    circuits = [circuit.id for circuit in file.circuit]
    for number, square in enumerate(file.square):
        entry = Entry(text, "square", number)
        entry.check_known("circuit", "circuit", [square.circuit], circuits)
        if (square.place is not None) != (square.kind in SELLING):
            raise entry.bad(f"a square names a place if goods are sold there, and only then: {square.id!r}")
        if square.place is not None:
            entry.check_known("place", "place", [square.place], [place.id for place in file.place])


def _check_numbers(text: str, file: File) -> None:
    kinds: list[str] = [square.kind for square in file.square]
    for kind, wanted in NUMBERS.items():
        if kinds.count(kind) != wanted:
            raise Entry(text, "square", 0).bad(f"the board has {wanted} squares {kind!r}, not {kinds.count(kind)}")
    for kind in NEEDED:
        if kind not in kinds:
            raise Entry(text, "square", 0).bad(f"the board lacks a square {kind!r}")
    if file.square[0].kind != "start" or file.square[0].circuit != file.circuit[0].id:
        raise Entry(text, "square", 0).bad("the first square is the start, on the inner circuit")


def _check_spot(text: str, squares: list[Square], number: int) -> None:
    square = squares[number]
    for other in squares[:number]:
        if (other.x, other.y) == (square.x, square.y):
            raise Entry(text, "square", number).bad(f"{square.id!r} lies on {other.id!r}", "x")


def _check_course(text: str, file: File, circuit: Circuit, outer: bool) -> None:
    """A pawn steps from neighbour to neighbour: inside all around, outside from the fork to where the circuit joins."""
    course = [square for square in file.square if square.circuit == circuit.id]
    if outer:
        _check_ends(text, file, circuit, course)
        by_id = {square.id: square for square in file.square}
        course = [by_id[str(circuit.leaves)], *course, by_id[str(circuit.joins)]]
    else:
        course = [*course, course[0]]
    for before, square in pairwise(course):
        if abs(before.x - square.x) + abs(before.y - square.y) != 1:
            entry = Entry(text, "square", file.square.index(square))
            raise entry.bad(f"{square.id!r} does not touch {before.id!r}, the square before", "x")


def _check_ends(text: str, file: File, circuit: Circuit, course: list[Square]) -> None:
    kinds = [square.kind for square in course]
    if "stop" not in kinds[:1] or "customs" not in kinds[-1:]:
        number = file.circuit.index(circuit)
        raise Entry(text, "circuit", number).bad(f"{circuit.id!r} begins with a STOP and ends with customs")
