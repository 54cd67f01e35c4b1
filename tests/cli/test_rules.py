"""`ludotheque rules` prints the clauses, those that no test proves, and those that no code names."""

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from ludotheque.rules.clauses import house_clauses
from ludotheque.shelf import BOXES
from tests.cli.command import Result, call
from tests.shelf.sealed_bids import BOX as SEALED_BIDS

GAME = "couleurs-du-monde"
TESTS = str(Path(__file__).parents[1] / "rules")


class Small:
    """A small game on the shelf, with its own folder and tests."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "game"
        self.tests = folder / "tests"
        self.tests.mkdir()
        shutil.copytree(str(SEALED_BIDS.folder), self.folder)
        self.box = replace(SEALED_BIDS, folder=self.folder)

    def proves(self, *ids: str) -> None:
        marks = "\n".join(f'@clause("{id}")' for id in ids)
        (self.tests / "test_all.py").write_text(f"{marks}\ndef test_it():\n    assert True\n")

    def names(self, *ids: str) -> None:
        (self.folder / "auction.py").write_text("\n".join(f'Ask("{id}")' for id in ids))

    def covered(self, *words: str) -> Result:
        return call("rules", "sealed-bids", "--coverage", "--tests", str(self.tests), *words)


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Small:
    made = Small(tmp_path)
    monkeypatch.setitem(BOXES, "sealed-bids", made.box)
    return made


def test_the_clauses_come_by_chapter_with_their_origin() -> None:
    text = call("rules", GAME).out

    assert text.index("La donne") < text.index("cdm.deal.nine-cards · livret") < text.index("Le tour de jeu")
    assert "table.game-over" in text


def test_they_come_in_english_too() -> None:
    text = call("rules", GAME, "--lang", "en").out

    assert "Whoever passes draws four cards." in text
    assert "cdm.draw.after-pass · booklet" in text


def test_a_program_reads_json() -> None:
    clauses = {clause["id"]: clause for clause in call("rules", GAME, "--json").json()}

    assert clauses["cdm.draw.after-pass"]["origin"] == "booklet"
    assert clauses["cdm.draw.after-pass"]["chapter"] == "cdm.draw"


def test_full_coverage_is_told_with_counts(small: Small) -> None:
    small.proves("bids.start.stake", "bids.auction.own-purse", *house_clauses())
    small.names("bids.auction.own-purse")

    result = small.covered()

    assert (result.status, result.err) == (0, "")
    assert result.out.splitlines() == [
        f"all {2 + len(house_clauses())} clauses of sealed-bids have a test",
        "1 of 1 clauses of booklet or ruling (100.0 %) are named in code or edition",
    ]


def test_clauses_without_a_test_are_listed_with_status_one(small: Small) -> None:
    small.proves("bids.auction.own-purse")
    small.names("bids.auction.own-purse")

    result = small.covered()

    assert result.status == 1
    assert "bids.start.stake" in result.out
    assert "bids.auction.own-purse" not in result.out
    assert "bids.start.stake" in small.covered("--json").json()["untested"]


def test_clauses_that_neither_code_nor_edition_names_are_listed_with_status_one(small: Small) -> None:
    small.proves("bids.start.stake", "bids.auction.own-purse", *house_clauses())

    result = small.covered()

    assert result.status == 1
    assert "0 of 1 clauses of booklet or ruling (0.0 %) are named" in result.out
    assert result.out.endswith("these are not:\nbids.auction.own-purse\n")
    told = small.covered("--json").json()
    assert (["bids.auction.own-purse"], 1, 0) == (told["unnamed"], told["to_be_named"], told["percent_named"])


def test_tests_must_be_somewhere() -> None:
    assert "not a folder" in call("rules", GAME, "--coverage", "--tests", "/no/such/folder").complaint()


def test_a_rule_is_found_by_its_words_where_it_acts_and_where_it_is_proved(small: Small) -> None:
    small.names("bids.auction.own-purse")
    small.proves("bids.auction.own-purse")

    found = call("rules", "sealed-bids", "--where", "own purse", "--tests", str(small.tests)).out

    assert f"acts    {small.folder / 'auction.py'}:1" in found
    assert f"proved  {small.tests / 'test_all.py'}:1" in found


def test_words_are_looked_for_without_accents_and_in_both_languages() -> None:
    assert "cdm.draw.after-pass" in call("rules", GAME, "--where", "pâsse QUATRE", "--tests", TESTS).out
    assert "cdm.draw.after-pass" in call("rules", GAME, "--where", "passes draws four", "--tests", TESTS).out


def test_words_that_no_clause_speaks_of_are_told_in_one_sentence() -> None:
    refused = call("rules", GAME, "--where", "zeppelin", "--tests", TESTS)

    assert 2 == refused.status
    assert "no clause of couleurs-du-monde speaks of 'zeppelin'" in refused.err
