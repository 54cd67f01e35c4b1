"""A clause is named where it acts: in the code of its game, or in an edition."""

from dataclasses import replace
from pathlib import Path

import pytest

from ludotheque.box import Box
from ludotheque.rules.naming import ENOUGH_PERCENT, named_clauses, percent_named, to_be_named, unnamed
from ludotheque.shelf import BOXES
from tests.shelf.sealed_bids import BOX

CLAUSE = """[{id}]
fr = "a"
en = "b"
origin = "{origin}"
note_fr = "c"
note_en = "d"
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Three clauses to be named, and an option."""
    origins = {"pay.cash": "booklet", "pay.cash-first": "ruling", "pay.bank": "ruling", "pay.credit": "option"}
    clauses = [CLAUSE.format(id=id, origin=origin) for id, origin in origins.items()]
    (tmp_path / "clauses.toml").write_text("\n".join(clauses))
    (tmp_path / "edition").mkdir()
    return tmp_path


def box_in(folder: Path) -> Box:
    return replace(BOX, folder=folder)


def test_booklet_and_rulings_are_to_be_named_and_options_are_not(folder: Path) -> None:
    assert ["bids.pay.cash", "bids.pay.cash-first", "bids.pay.bank"] == to_be_named(box_in(folder))


def test_the_clauses_themselves_name_nothing(folder: Path) -> None:
    assert ["bids.pay.cash", "bids.pay.cash-first", "bids.pay.bank"] == unnamed(box_in(folder))
    assert 0 == percent_named(box_in(folder))


def test_code_comments_and_editions_name_clauses_in_whatever_folder_below(folder: Path) -> None:
    (folder / "windows").mkdir()
    (folder / "windows" / "pay.py").write_text("PRICE = 3  # « comptant »: bids.pay.cash-first.\n")
    (folder / "edition" / "plain.toml").write_text("cash = 3 # bids.pay.bank\n")

    assert {"bids.pay.cash-first", "bids.pay.bank"} == named_clauses(box_in(folder))
    assert ["bids.pay.cash"] == unnamed(box_in(folder))
    assert 66 < percent_named(box_in(folder)) < 67


def test_a_longer_id_does_not_name_a_shorter_one(folder: Path) -> None:
    (folder / "pay.py").write_text('closed("bids.pay.cash-first")')

    assert "bids.pay.cash" in unnamed(box_in(folder))
    assert "bids.pay.cash-first" not in unnamed(box_in(folder))


def test_a_game_without_such_clauses_lacks_nothing(tmp_path: Path) -> None:
    (tmp_path / "clauses.toml").write_text("")
    (tmp_path / "edition").mkdir()

    assert 100 == percent_named(box_in(tmp_path))


@pytest.mark.parametrize("box", BOXES.values(), ids=BOXES.keys())
def test_the_clauses_of_booklet_and_rulings_are_named_where_they_act(box: Box) -> None:
    assert percent_named(box) >= ENOUGH_PERCENT, unnamed(box)
