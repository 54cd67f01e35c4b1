"""Les Joyeux Combinards as a terminal shows it; every figure is read from the edition, which may be tuned."""

from pathlib import Path

import pytest

from ludotheque.games.joyeux_combinards.actions import DeclareOil, DrawCard
from ludotheque.protocol.header import new_header
from ludotheque.record.positions import dump_text
from ludotheque.record.record import Recorder
from ludotheque.shelf import box
from tests.cli.command import call
from tests.games.joyeux_combinards.arrange import EDITION, TABLES, Table, card

BOX = box("joyeux-combinards")
NAMES = EDITION.names["fr"]["card"]
OIL = card("kerosene")


@pytest.fixture(autouse=True)
def _a_wide_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "140")


def shown(table: Table, path: Path, **options: str) -> str:
    """What the terminal shows of the position to the person, who has seat 0."""
    header = new_header(BOX, BOX.edition(), table.state.seats, 7, options, ["Camille", "Dominique"])
    header.position = dump_text(table.state)
    path.write_text(Recorder(BOX.game, BOX.edition().tables, header).text(), "utf-8")
    return call("play", "--resume", str(path), stdin="q\n\n").out.replace("\u00a0", " ")


def at_stop(**options: str) -> Table:
    """The person arrives at STOP with oil; the other is outside, with oil already declared."""
    table = Table(2, **options).holds(0, "kerosene").declared(1, "tanker").at(1, "raffinerie-cap")
    table.lands(0, "stop-corniche")
    return table


def test_oil_is_shown_with_its_premium(tmp_path: Path) -> None:
    text = shown(at_stop(), tmp_path / "kept.txt")

    assert "Déclarer du pétrole" in text
    assert f"prime {TABLES.premiums[OIL]}" in text


def test_what_others_have_shown_is_recalled_at_tables_with_an_open_memory_alone(tmp_path: Path) -> None:
    recalled = f"Montré par Dominique : {NAMES[card('tanker')]} (déclaré)."

    assert recalled in shown(at_stop(memory="open"), tmp_path / "open.txt", memory="open")
    assert NAMES[card("tanker")] not in shown(at_stop(), tmp_path / "own.txt")


def test_a_game_taken_up_again_does_not_repeat_what_was_told_once(tmp_path: Path) -> None:
    table = at_stop()
    header = new_header(BOX, BOX.edition(), 2, 7, {}, ["Camille", "Dominique"])
    header.position = dump_text(table.state)
    recorder = Recorder(BOX.game, BOX.edition().tables, header)
    told = recorder.play(DeclareOil(0, [OIL]))
    (tmp_path / "kept.txt").write_text(recorder.text(), "utf-8")

    text = call("play", "--resume", str(tmp_path / "kept.txt"), stdin="q\n\n").out.split("lance")[0]

    assert ["OilDeclared"] == [type(event).__name__ for event in told]
    assert "touche" not in text
    assert NAMES[card("tanker")] not in text


def test_a_buyer_who_cannot_afford_the_truth_is_told_that_the_lie_is_allowed(tmp_path: Path) -> None:
    texts = []
    for cash in (20, 50):
        table = Table(2).cash(0, cash).on_top("joconde")
        table.lands(0, "achat-cave")
        table.plays(DrawCard(0))
        texts.append(shown(table, tmp_path / f"{cash}.txt"))

    assert ["ce mensonge est forcé" in text for text in texts] == [True, False]


def test_the_round_is_told_with_its_limit_if_there_is_one(tmp_path: Path) -> None:
    def title(**options: str) -> str:
        return shown(Table(2, **options), tmp_path / f"{len(options)}.txt", **options)

    assert "Tour 1 — but" in title()
    assert "Tour 1 sur 40 — but" in title(rounds="40")
