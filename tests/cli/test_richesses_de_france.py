"""Richesses de France as a terminal shows it."""

from pathlib import Path

import pytest

from ludotheque.protocol.header import new_header
from ludotheque.record.positions import dump_text
from ludotheque.record.record import Recorder
from ludotheque.shelf import box
from tests.cli.command import call
from tests.games.richesses_de_france.arrange import Table, fresh

WIDTH = 100
NAMES = ["Camille", "Dominique"]
BICYCLE_RACE = 1


@pytest.fixture(autouse=True)
def _a_screen_of_a_hundred_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(WIDTH))


def shown(table: Table, path: Path, typed: str = "", lang: str = "fr", **options: str) -> str:
    """What is shown until the words that were typed have run out; hard spaces are plain ones."""
    chosen = box("richesses-de-france")
    header = new_header(chosen, chosen.edition(), 2, 7, {"tolls": "automatic", **options}, NAMES)
    header.position = dump_text(table.state)
    kept = path / "kept"
    kept.write_text(Recorder(chosen.game, chosen.edition().tables, header).text(), "utf-8")
    words = ["play", "--resume", str(kept), "--bots", "greedy", "--lang", lang]
    text = call(*words, stdin=typed).out.replace("\u00a0", " ").replace("\u202f", " ")
    assert max(len(line) for line in text.splitlines()) <= WIDTH
    return text


def test_whoever_is_on_the_road_sees_how_many_sections_are_left(tmp_path: Path) -> None:
    table = Table().at(0, "avignon").owns(0, "car")

    text = shown(table, tmp_path, "orange\nmontelimar\nprivas\n")

    assert "Il vous reste 3 sections." in text
    assert "Il vous reste une section." in text


def test_a_marker_to_be_placed_is_named(tmp_path: Path) -> None:
    table = Table(circuit="specialities", markers="by-hand").at(0, "privas")

    text = shown(table, tmp_path, "montelimar\n", "en", circuit="specialities", markers="by-hand")

    assert "Stage reached: Montélimar – nougat." in text


def test_a_stage_that_brings_a_card_says_both(tmp_path: Path) -> None:
    """Once marked, it is a passing point like any other."""
    table = Table(circuit="specialities").at(0, "privas")
    before = shown(table, tmp_path, circuit="specialities")
    after = shown(table.has_marked(0, "montelimar"), tmp_path, circuit="specialities")

    assert "étape, et une carte" in line_of(before, "Montélimar")
    assert "point de passage" in line_of(after, "Montélimar")


def test_whoever_has_to_make_room_is_named(tmp_path: Path) -> None:
    table = Table().at(0, "paris").at(1, "nice").next_cards("train-bleu")

    text = shown(table, tmp_path, "meaux\n")

    assert "Dominique occupe la place : où va son pion ?" in text


def test_a_racer_is_told_of_his_race(tmp_path: Path) -> None:
    text = shown(Table(circuit="sports").races(0, BICYCLE_RACE, 3), tmp_path, circuit="sports")

    assert "Vous êtes en course : course cycliste." in text
    assert "Abandonner la course" in text


def test_a_driver_sees_what_each_motorway_costs_and_a_walker_what_the_passage_does(tmp_path: Path) -> None:
    driver = shown(Table().owns(0, "car"), tmp_path)
    walker = shown(Table().at(0, "toulon"), tmp_path)

    assert cost_of(driver, "Chartres") == "10"
    assert cost_of(driver, "Versailles") == ""
    assert cost_of(walker, "Ajaccio") == "60"


def cost_of(text: str, town: str) -> str:
    """The last column of the line in which the town can be chosen."""
    return line_of(text, town).split("│")[-2].strip()


def line_of(text: str, town: str) -> str:
    """The line in which the town can be chosen."""
    return next(line for line in text.splitlines() if "▸" in line and f" {town} " in line)


def test_before_the_start_the_stages_are_shown_and_a_vehicle_is_bought(tmp_path: Path) -> None:
    table = Table()
    table.state = fresh(2, circuit="monuments", tolls="automatic")
    table.state.told()

    text = shown(table, tmp_path, "a\nvoiture\npa\n", circuit="monuments")

    assert "Monuments — tour 1" in text
    assert "Camille achète une voiture pour 800 F." in text
    assert "Camille n’attend plus que le départ." in text


def test_a_limit_of_rounds_is_shown_where_the_table_has_one(tmp_path: Path) -> None:
    assert "Monuments — tour 1 sur 40" in shown(Table(rounds="40"), tmp_path, rounds="40")
