"""`ludotheque rules` prints the clauses, and those that no test proves."""

from pathlib import Path

from ludotheque.rules.clauses import load_clauses
from ludotheque.shelf import box
from tests.cli.command import call

GAME = "couleurs-du-monde"


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


def test_full_coverage_is_told_with_a_count(tmp_path: Path) -> None:
    ids = load_clauses(box(GAME))
    marks = "\n".join(f'@clause("{id}")' for id in ids)
    (tmp_path / "test_all.py").write_text(f"{marks}\ndef test_it():\n    assert True\n")

    result = call("rules", GAME, "--coverage", "--tests", str(tmp_path))

    assert (result.status, result.err) == (0, "")
    assert result.out == f"all {len(ids)} clauses of {GAME} have a test\n"


def test_clauses_without_a_test_are_listed_with_status_one(tmp_path: Path) -> None:
    (tmp_path / "test_one.py").write_text('@clause("cdm.draw.after-pass")\ndef test_it():\n    assert True\n')

    result = call("rules", GAME, "--coverage", "--tests", str(tmp_path))

    assert result.status == 1
    assert "cdm.draw.by-cards" in result.out
    assert "cdm.draw.after-pass" not in result.out
    assert (
        "cdm.draw.by-cards" in call("rules", GAME, "--coverage", "--json", "--tests", str(tmp_path)).json()["untested"]
    )


def test_tests_must_be_somewhere() -> None:
    assert "not a folder" in call("rules", GAME, "--coverage", "--tests", "/no/such/folder").complaint()
