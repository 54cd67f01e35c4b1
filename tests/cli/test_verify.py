"""`ludotheque verify` names the line of whatever was forged."""

from pathlib import Path

import pytest

from ludotheque.record.read import read_record
from ludotheque.shelf import box
from tests.cli.command import Result, call
from tests.cli.records import recorded
from tests.fair.promised import promised_with_tree
from tests.fair.test_verifier import line_of, other_die, other_digit, with_line

TEXT = promised_with_tree(box("richesses-du-monde"), 3, actions=300)


def verify(folder: Path, text: str, *words: str) -> Result:
    path = folder / "game.record"
    path.write_text(text, "utf-8")
    return call("verify", str(path), *words)


def commitment() -> str:
    proof = read_record(TEXT).header.proof
    assert proof is not None
    return proof.commitment


def test_an_honest_game_is_praised_with_its_dice(tmp_path: Path) -> None:
    result = verify(tmp_path, TEXT, "--commitment", commitment())

    assert result.status == 0
    assert f"commitment {commitment()}" in result.out
    assert "dice of 6 sides" in result.out


def test_another_commitment_than_the_one_shown_is_named(tmp_path: Path) -> None:
    result = verify(tmp_path, TEXT, "--commitment", "0" * 64)

    assert result.status == 2
    assert f"line {line_of(TEXT, 'commitment')}: the house had shown another commitment" in result.err


@pytest.mark.parametrize(
    ("changed", "named", "why"),
    [
        ("house", "house", "this is not the seed and the nonce that the house had committed to"),
        ("salt 0", "seed", "the seed does not follow from"),
        ("seed", "seed", "the seed does not follow from"),
        ("root", "root", "this is not the root of the tree"),
    ],
)
def test_a_changed_header_is_named(tmp_path: Path, changed: str, named: str, why: str) -> None:
    result = verify(tmp_path, with_line(TEXT, line_of(TEXT, changed), other_digit))

    assert result.status == 2
    assert f"line {line_of(TEXT, named)}: {why}" in result.err


def test_a_forged_die_is_named(tmp_path: Path) -> None:
    place = line_of(TEXT, "draw ") + 120
    result = verify(tmp_path, with_line(TEXT, place, other_die))

    assert result.status == 2
    assert f"line {place}: " in result.err
    assert "is forged" in result.err


def test_a_die_left_out_is_named(tmp_path: Path) -> None:
    lines = TEXT.splitlines()
    place = line_of(TEXT, "draw ") + 120
    result = verify(tmp_path, "\n".join(lines[: place - 1] + lines[place:]) + "\n")

    assert result.status == 2
    assert f"line {place}: " in result.err
    assert "is not what the game called for" in result.err


def kept() -> str:
    """As the house gives out a game that it closed, or can follow no more: perhaps one of other rules."""
    lines = TEXT.splitlines()
    end = next(place for place, line in enumerate(lines) if line.startswith("= "))
    rules = lines.index(next(line for line in lines if line.startswith("rules ")))
    return "\n".join([*lines[:rules], "rules 999", *lines[rules + 1 : end], "= kept"]) + "\n"


def test_of_a_game_that_was_kept_unfinished_the_seed_is_checked_and_the_dice_are_said_not_to_be(tmp_path: Path) -> None:
    result = verify(tmp_path, kept(), "--commitment", commitment())

    assert result.status == 0
    assert "kept unfinished" in result.out
    assert "not checked the dice" in result.out
    assert verify(tmp_path, kept(), "--json").json()["finished"] is False


@pytest.mark.parametrize(
    ("changed", "named"), [("house", "house"), ("salt 0", "seed"), ("seed", "seed"), ("root", "root")]
)
def test_what_was_changed_in_the_header_of_an_unfinished_game_is_named(
    tmp_path: Path, changed: str, named: str
) -> None:
    result = verify(tmp_path, with_line(kept(), line_of(kept(), changed), other_digit))

    assert result.status == 2
    assert f"line {line_of(kept(), named)}: " in result.err


@pytest.mark.parametrize("line", ["draw", "draw 1 2 3", "draw 0 0 0 0 0 0 dice", "die 4"])
def test_what_is_no_draw_is_named(tmp_path: Path, line: str) -> None:
    place = line_of(TEXT, "draw ") + 3
    result = verify(tmp_path, with_line(TEXT, place, lambda _: line))

    assert result.status == 2
    assert f"line {place}: " in result.err


def test_a_record_without_a_promise_has_nothing_to_check(tmp_path: Path) -> None:
    result = verify(tmp_path, recorded(seed=7, most=5).text())

    assert result.status == 2
    assert "promises nothing that could be checked" in result.err
