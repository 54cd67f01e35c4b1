"""A verifier that shares nothing with the house agrees with it, on honest games and on forged ones."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from ludotheque.record.read import read_record
from ludotheque.record.record import BadRecord
from ludotheque.record.verify import verify_outcomes, verify_seed
from ludotheque.shelf import BOXES, box
from tests.fair import verifier
from tests.fair.promised import promised

GAMES = 20  # of each title
ACTIONS = 60
DOCS = Path(__file__).parents[2] / "docs" / "fair-dice.md"


def our_wrong_line(text: str) -> int:
    try:
        record = read_record(text)
        verify_seed(record)
        verify_outcomes(record)
    except BadRecord as error:
        return int(re.findall(r"^line (\d+): ", str(error))[0])
    return 0


def line_of(text: str, start: str) -> int:
    return next(place for place, line in enumerate(text.splitlines(), 1) if line.startswith(start))


def with_line(text: str, place: int, change: Callable[[str], str]) -> str:
    lines = text.splitlines()
    lines[place - 1] = change(lines[place - 1])
    return "\n".join(lines) + "\n"


def other_die(line: str) -> str:
    words = line.split(" ")
    words[6] = str((int(words[6]) + 1) % int(words[5]))
    return " ".join(words)


def other_digit(line: str) -> str:
    return line[:-1] + ("1" if line[-1] != "1" else "2")


@pytest.mark.parametrize("title", list(BOXES))
def test_both_find_nothing_in_honest_games_and_the_same_line_in_a_forged_one(title: str) -> None:
    for number in range(GAMES):
        text = promised(box(title), number, ACTIONS)
        draws = [place for place, line in enumerate(text.splitlines(), 1) if line.startswith("draw ")]
        forged = draws[number * 7 % len(draws)]
        false = with_line(text, forged, other_die)

        assert (0, 0) == (our_wrong_line(text), verifier.wrong_line(text))
        assert (forged, forged) == (our_wrong_line(false), verifier.wrong_line(false))


@pytest.mark.parametrize(
    ("changed", "named"),
    [
        ("commitment", "house"),
        ("house", "house"),
        ("salt 0", "seed"),  # a person's salt is anybody's word: the seed no longer follows from it
        ("salt 2", "salt 2"),
        ("seed", "seed"),
    ],
)
def test_what_was_changed_in_the_header_is_named(changed: str, named: str) -> None:
    text = promised(box("couleurs-du-monde"), 1, 5)
    false = with_line(text, line_of(text, changed), other_digit)
    place = line_of(text, named)

    assert (place, place) == (our_wrong_line(false), verifier.wrong_line(false))


def test_swapped_salts_are_found() -> None:
    text = promised(box("couleurs-du-monde"), 1, 5)
    false = text.replace("salt 0 person pepper0001", "salt 0 person -").replace(
        "salt 1 person -", "salt 1 person pepper0001"
    )
    place = line_of(text, "seed")

    assert (place, place) == (our_wrong_line(false), verifier.wrong_line(false))


def test_the_docs_print_the_verifier() -> None:
    assert (Path(verifier.__file__)).read_text("utf-8") in DOCS.read_text("utf-8")


def test_the_verifier_needs_nothing_of_ours() -> None:
    source = Path(verifier.__file__).read_text("utf-8")

    assert {"hashlib", "sys"} == set(re.findall(r"^(?:import|from) (\S+)", source, re.MULTILINE))
