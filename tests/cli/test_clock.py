"""At a terminal time runs while a person is waited for; through a pipe it does not."""

import re
from pathlib import Path

from tests.cli.arranged import FRANCE, claim_open_to_the_person, kept
from tests.cli.command import Result, call
from tests.cli.terminal import Terminal, at_a_terminal
from tests.games.richesses_du_monde.arrange import Table

WINDOW = 7_000
LONG = "Votre choix ["


def resume(path: str, typed: str) -> Result:
    return call("play", "--resume", path, "--bots", "greedy", stdin=typed)


def leave(terminal: Terminal, save_as: str = "") -> None:
    terminal.type("q\n")
    terminal.read_until("Fichier")
    terminal.type(f"{save_as}\n")
    assert terminal.end() == 0


def test_a_claim_that_is_not_made_in_time_is_lost(tmp_path: Path) -> None:
    table = claim_open_to_the_person()
    table.waits(WINDOW - 1_500)
    with at_a_terminal("play", "--resume", kept(table, tmp_path / "kept"), "--bots", "greedy") as terminal:
        assert "à réclamer" in terminal.read_until("[0:02] >")
        terminal.read_until("Trop tard ! Camille laisse filer 900 000 € de royalties.")
        leave(terminal)


def test_a_claim_made_in_time_is_paid_and_the_record_tells_the_moment(tmp_path: Path) -> None:
    saved = tmp_path / "saved"
    with at_a_terminal(
        "play", "--resume", kept(claim_open_to_the_person(), tmp_path / "kept"), "--bots", "greedy"
    ) as terminal:
        terminal.read_until("[0:07] >")
        terminal.type("t\n")
        terminal.read_until("Dominique verse 900 000 € de royalties à Camille (Aluminium).")
        leave(terminal, str(saved))

    lines = saved.read_text("utf-8").splitlines()
    tick = lines[lines.index("0 claim-royalty") - 1]
    assert tick.startswith("- tick ")
    assert 0 < int(tick.split()[2]) < WINDOW
    assert call("replay", str(saved)).status == 0


def test_the_seconds_that_are_left_are_counted_down_in_the_prompt(tmp_path: Path) -> None:
    table = claim_open_to_the_person()
    table.waits(WINDOW - 3_500)
    with at_a_terminal("play", "--resume", kept(table, tmp_path / "kept"), "--bots", "greedy") as terminal:
        counted = re.findall(r"Votre choix \[0:0(\d)\] > ", terminal.read_until("Trop tard"))
        leave(terminal)

    assert counted[0] == "4"
    assert len(counted) >= 3
    assert counted == sorted(counted, reverse=True)


def test_half_a_line_that_came_too_late_does_not_answer_the_next_question(tmp_path: Path) -> None:
    table = claim_open_to_the_person(seats=2)
    table.waits(WINDOW - 2_500)
    with at_a_terminal("play", "--resume", kept(table, tmp_path / "kept"), "--bots", "greedy") as terminal:
        terminal.read_until("[0:03] >")
        terminal.type("y")
        terminal.read_until("Lancer les dés")
        terminal.read_until("Votre choix >")
        terminal.type("l\n")
        terminal.read_until("Camille lance les dés")
        leave(terminal)


def test_bots_answer_without_a_key_being_pressed(tmp_path: Path) -> None:
    table = Table(4).holds(0, "aluminium-usa").holds(2, "aluminium-russie", "aluminium-japon")
    table.plaque(FRANCE, "aluminium").lands(1, FRANCE)
    with at_a_terminal("play", "--resume", kept(table, tmp_path / "kept"), "--bots", "greedy") as terminal:
        assert "Claude réclame 900 000 € à Dominique." in terminal.read_until(LONG)
        leave(terminal)


def test_no_time_runs_where_nothing_is_limited(tmp_path: Path) -> None:
    with at_a_terminal("play", "--resume", kept(Table(3), tmp_path / "kept"), "--bots", "greedy") as terminal:
        terminal.read_until("Votre choix >")
        assert LONG not in terminal.screen
        leave(terminal)


def test_through_a_pipe_a_window_stays_open_until_it_is_answered(tmp_path: Path) -> None:
    table = claim_open_to_the_person()
    table.waits(WINDOW - 1)
    path = kept(table, tmp_path / "kept")
    saved = tmp_path / "saved"

    text = resume(path, f"xyzzy\nt\nq\n{saved}\n").out

    assert LONG not in text
    assert "Camille réclame" in text
    assert "- tick" not in saved.read_text("utf-8")
