"""Every clause is proved by a test, and every refusal and marker is a clause."""

import ast
from pathlib import Path

import pytest

from ludotheque.box import Box
from ludotheque.rules.clauses import house_clauses, load_clauses, read_clauses
from ludotheque.rules.coverage import proved_clauses, untested
from ludotheque.shelf import BOXES

TESTS = Path(__file__).parents[1]
SOURCE = TESTS.parent / "src" / "ludotheque"


@pytest.mark.parametrize("box", BOXES.values(), ids=BOXES.keys())
def test_every_clause_has_a_test(box: Box) -> None:
    assert [] == untested(box, TESTS)


def test_every_marker_names_a_clause() -> None:
    known = set(house_clauses())
    for box in BOXES.values():
        known |= set(load_clauses(box))

    assert set() == proved_clauses(TESTS) - known


@pytest.mark.parametrize("box", BOXES.values(), ids=BOXES.keys())
def test_every_refusal_in_the_rules_is_a_clause(box: Box) -> None:
    folder = SOURCE / "games" / box.game.name.replace("-", "_")
    named = {text for path in folder.glob("*.py") for text in _strings(path) if text.startswith(f"{box.game.prefix}.")}

    assert named
    assert set() == named - set(load_clauses(box))


def test_every_refusal_of_the_kernel_is_a_clause_of_the_house() -> None:
    named = {text for path in (SOURCE / "kernel").glob("*.py") for text in _strings(path) if text.startswith("table.")}

    assert {"table.game-over", "table.not-asked", "table.not-your-turn", "table.time-only-forward"} == named
    assert named <= set(house_clauses())


@pytest.mark.parametrize("box", BOXES.values(), ids=BOXES.keys())
def test_every_option_is_explained_by_a_clause_of_its_own_kind(box: Box) -> None:
    clauses = load_clauses(box)

    assert {"option"} == {clauses[option.clause].origin for option in box.game.options}


def test_a_clause_without_a_test_is_found(tmp_path: Path) -> None:
    box = BOXES["couleurs-du-monde"]
    (tmp_path / "test_some.py").write_text('@clause("cdm.turn.next-card")\ndef test_it():\n    assert rule()\n')

    assert "cdm.turn.next-card" not in untested(box, tmp_path)
    assert "cdm.turn.first-card" in untested(box, tmp_path)


@pytest.mark.parametrize("body", ["rule()", "with door(): rule()"])
def test_a_marked_test_that_asserts_nothing_proves_nothing(tmp_path: Path, body: str) -> None:
    (tmp_path / "test_some.py").write_text(f'@clause("cdm.turn.next-card")\ndef test_it():\n    {body}\n')

    assert set() == proved_clauses(tmp_path)


def test_a_test_that_expects_an_error_proves_its_clause(tmp_path: Path) -> None:
    body = "with pytest.raises(Complaint): rule()"
    (tmp_path / "test_some.py").write_text(f'@clause("cdm.turn.next-card")\ndef test_it():\n    {body}\n')

    assert {"cdm.turn.next-card"} == proved_clauses(tmp_path)


def test_a_clause_is_known_by_its_path() -> None:
    text = '[turn.first]\nfr = "a"\nen = "b"\norigin = "ruling"\nnote_fr = "c"\nnote_en = "d"\n'

    clause = read_clauses("xyz", text)["xyz.turn.first"]

    assert ("xyz.turn", "a", "b") == (clause.chapter, clause.sentence("fr"), clause.sentence("en"))


def _strings(path: Path) -> list[str]:
    tree = ast.parse(path.read_text("utf-8"))
    return [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
