"""A sixth game, put on the shelf and nowhere else, is there for everybody."""

from pathlib import Path

import pytest

from ludotheque.levels import levels
from ludotheque.shelf import BOXES
from tests.cli.command import call
from tests.shelf.sealed_bids import BOX

GAME = BOX.game.name


@pytest.fixture(autouse=True)
def on_the_shelf(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(BOXES, GAME, BOX)
    monkeypatch.chdir(tmp_path)  # what is typed after the end names the file to keep


def test_it_is_listed_with_its_players_its_option_and_its_bot() -> None:
    text = call("games").out

    assert "Enchères scellées — sealed-bids — 2 à 5 joueurs" in text
    assert "Somme de départ" in text
    assert levels(BOX) == ["random"]


def test_its_rules_are_read() -> None:
    assert "Nobody bids more than their purse." in call("rules", GAME, "--lang", "en").out


def test_it_is_simulated() -> None:
    plan = ["--players", "3", "--games", "20", "--seed", "1", "--bots", "random", "--json"]

    report = call("simulate", GAME, *plan).json()

    assert (20, 0) == (report["finished"], report["illegal"])
    assert {"all-lots-gone": 20} == report["end_reasons"]


def test_it_is_played_in_the_terminal_by_text() -> None:
    text = typed("2", "s", "1", *["0"] * 12)

    assert "En vente : la pendule" in text
    assert "① Camille (vous) ② Dominique" in text
    assert "Bourse 4 4" in text
    assert "Sceller une mise : tapez un nombre de 0 à 4." in text
    assert "Camille scelle une mise." in text
    assert "Tous les lots sont partis." in text


def test_it_is_played_in_english_too() -> None:
    text = typed("1", "q", lang="en")

    assert "Up for sale: the clock" in text
    assert "Bidders: Camille and Dominique" in text


def test_what_cannot_be_done_is_told_by_its_clause() -> None:
    assert "ne se comprend pas ici" in typed("99", "q")


def typed(*lines: str, lang: str = "fr") -> str:
    """What is shown when the lines are typed; hard spaces are plain ones."""
    words = ["play", GAME, "--players", "2", "--seed", "3", "--lang", lang]
    text = call(*words, stdin="".join(f"{line}\n" for line in lines)).out
    return " ".join(text.replace("\u00a0", " ").replace("\u202f", " ").split())
