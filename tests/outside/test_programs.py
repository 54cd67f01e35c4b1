"""Bots that are programs: they play whole games, and whatever they do wrong harms nobody but themselves."""

import logging
import sys
from pathlib import Path

import pytest

from ludotheque.complaint import Complaint
from ludotheque.lab.plan import Plan
from ludotheque.lab.simulate import simulate
from ludotheque.outside import program
from ludotheque.outside.opponents import make_opponent
from ludotheque.shelf import BOXES, box

PROGRAM = Path(__file__).parent / "program.py"


def bot(manner: str) -> str:
    return f"cmd:{sys.executable} {PROGRAM} {manner}"


def plan(name: str, first: str, games: int = 1) -> Plan:
    game = box(name).game
    return Plan(
        game=name, seats=game.least_seats, games=games, seed=1, bots=[first, *["random"] * (game.least_seats - 1)]
    )


@pytest.mark.parametrize("name", BOXES)
def test_a_program_plays_a_whole_game_of_every_box(name: str, caplog: pytest.LogCaptureFixture) -> None:
    report = simulate(plan(name, bot("honest")))

    assert (1, 0) == (len(report.outcomes), report.outcomes[0].illegal)
    assert not caplog.records


def test_a_program_answers_alike_whatever_the_number_of_processes() -> None:
    alone, together = (simulate(plan("couleurs-du-monde", bot("honest"), games=3), jobs=jobs) for jobs in (1, 2))

    assert [outcome.scores for outcome in alone.outcomes] == [outcome.scores for outcome in together.outcomes]


def test_a_program_that_dies_is_started_again_and_given_up_when_it_keeps_dying(
    caplog: pytest.LogCaptureFixture,
) -> None:
    report = simulate(plan("couleurs-du-monde", bot("dies-at-the-third")))

    assert (True, 0) == (report.outcomes[0].finished, report.outcomes[0].illegal)
    assert ["it has ended"] * 3 == failures(caplog)


def test_a_program_that_does_not_speak_json_is_given_up(caplog: pytest.LogCaptureFixture) -> None:
    assert simulate(plan("couleurs-du-monde", bot("garbage"))).outcomes[0].finished
    assert 3 == len(failures(caplog))
    assert all(failure.startswith("its answer is not JSON") for failure in failures(caplog))


def test_a_program_that_does_not_answer_is_not_waited_for(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(program, "PATIENCE_S", 0.3)

    assert simulate(plan("couleurs-du-monde", bot("deaf"))).outcomes[0].finished
    assert {"it did not answer within 0.3 seconds"} == set(failures(caplog))


def test_a_program_that_is_refused_is_told_why_and_asked_again(caplog: pytest.LogCaptureFixture) -> None:
    honest, lying = (simulate(plan("couleurs-du-monde", bot(manner))).outcomes[0] for manner in ("honest", "lies"))

    assert honest.scores == lying.scores
    assert not failures(caplog)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("nobody", "couleurs-du-monde has no bot 'nobody'"),
        ("no_such_module:Bot", "there is no bot no_such_module:Bot"),
        ("pathlib:Path", "'pathlib:Path' is no class of bots"),
    ],
)
def test_a_name_that_stands_for_no_bot_is_refused_in_one_sentence(name: str, said: str) -> None:
    with pytest.raises(Complaint, match=said):
        make_opponent(box("couleurs-du-monde"), name, seed=0)


@pytest.mark.parametrize("command", ["", "./no-such-program", "'unfinished"])
def test_a_program_that_does_not_start_is_a_complaint(command: str) -> None:
    with pytest.raises(Complaint, match="does not start"):
        simulate(plan("couleurs-du-monde", f"cmd:{command}"))


def test_a_class_of_bots_beside_the_caller_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    code = "from ludotheque.bots.random_bot import RandomBot\n\nclass Mine(RandomBot):\n    pass\n"
    (tmp_path / "my_own_bot.py").write_text(code, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])

    assert "Mine" == type(make_opponent(box("cresus"), "my_own_bot:Mine", seed=0)).__name__


def failures(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What the log says of programs that failed."""
    warned = [record for record in caplog.records if record.levelno == logging.WARNING]
    return [record.getMessage().partition("has failed: ")[2] for record in warned]
