"""A seat can be handed to a bot, by its owner or by the others when they have waited too long, and be taken back."""

import random
import time
from pathlib import Path
from typing import Any

import pytest

from ludotheque.server.mind import Chooser
from tests.clauses import clause
from tests.server import bad_bots
from tests.server.door import Door, NewTable, Player, house_at, wait_until

PATIENT = {"kind": "live", "decision_seconds": 0, "absence_seconds": 0}
HASTY = {"kind": "live", "decision_seconds": 1, "absence_seconds": 0}
IN_TIME = {"kind": "live", "decision_seconds": 1000, "absence_seconds": 0}
NO_LEAVING = {"kind": "live", "decision_seconds": 0, "absence_seconds": 1}


def seated(door: Door, **pace: Any) -> tuple[NewTable, Player, Player]:
    """A table of people, who is to move, and somebody else."""
    table = door.started("me", "me", "me", pace=pace)
    players = table.sit_all()
    mover = next(player for player in players if player.now["asks"])
    return table, mover, next(player for player in players if player is not mover)


def hand_over(seat: int) -> dict[str, Any]:
    return {"is": "hand-over-absent", "seat": seat, "bot": "random"}


def seat_of(player: Player) -> int:
    seat: int = player.first["seat"]
    return seat


def test_the_owner_lets_a_bot_play(door: Door) -> None:
    _, mover, other = seated(door, **PATIENT)
    mover.send({"is": "hand-over", "bot": "random"})

    assert other.hear_a("moved")["entry"]["seat"] == seat_of(mover)


@clause("table.bot-plays")
def test_the_owner_takes_the_seat_back_at_any_moment(door: Door) -> None:
    table, mover, _ = seated(door, **PATIENT)
    for player in table.sit_all():
        player.send({"is": "hand-over", "bot": "random"})
        player.hear_a("seats")
    mover.hear_until(10)
    assert mover.refused({"is": "act", "number": 10**6, "verb": "pass-turn", "filling": []}) == "table.bot-plays"

    mover.send({"is": "take-seat-back"})
    while mover.hear_a("seats")["seats"][seat_of(mover)]["bot"]:
        pass
    wait_until(lambda: _is_asked(mover))
    number = mover.now["number"]
    mover.act_at_random(random.Random(1))

    assert mover.hear_a("moved")["entry"]["seat"] == seat_of(mover)
    assert mover.now["number"] == number + 1


@clause("table.not-absent")
def test_nobody_is_handed_over_while_there_is_time(door: Door) -> None:
    _, mover, other = seated(door, **IN_TIME)

    assert other.refused(hand_over(seat_of(mover))) == "table.not-absent"
    assert mover.refused(hand_over(seat_of(other))) == "table.not-absent"


def test_who_thinks_too_long_is_handed_over_by_the_others(door: Door) -> None:
    _, mover, other = seated(door, **HASTY)
    assert mover.now["waiting"][0]["left"] <= 1000
    time.sleep(1.1)

    other.send(hand_over(seat_of(mover)))

    assert other.hear_a("moved")["entry"]["seat"] == seat_of(mover)


def test_who_has_left_is_handed_over_by_the_others(door: Door) -> None:
    _, mover, other = seated(door, **NO_LEAVING)
    time.sleep(1.1)
    assert other.refused(hand_over(seat_of(mover))) == "table.not-absent"  # thinking, but there
    mover.close()
    gone = other.hear_a("seats")["seats"][seat_of(mover)]
    time.sleep(1.1)

    other.send(hand_over(seat_of(mover)))

    assert not gone["present"]
    assert other.hear_a("moved")["entry"]["seat"] == seat_of(mover)


@clause("table.no-such-bot")
def test_a_seat_is_handed_to_a_bot_that_exists(door: Door) -> None:
    _, mover, _ = seated(door, **PATIENT)

    assert mover.refused({"is": "hand-over", "bot": "oracle"}) == "table.no-such-bot"


@pytest.mark.parametrize("bad", [bad_bots.fail, bad_bots.talk_nonsense, bad_bots.end_the_process])
def test_a_bot_that_cannot_play_plays_something_legal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bad: Chooser
) -> None:
    monkeypatch.setattr("ludotheque.server.threads.choose", bad)
    with house_at(tmp_path) as door:
        _, mover, other = seated(door, **PATIENT)

        mover.send({"is": "hand-over", "bot": "random"})

        assert other.hear_a("moved")["entry"]["seat"] == seat_of(mover)


def test_a_bot_that_thinks_for_ever_does_not_hold_up_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludotheque.server.threads.choose", bad_bots.think_for_ever)
    with house_at(tmp_path, longest_thought=0.5) as door:
        _, mover, other = seated(door, **PATIENT)
        mover.send({"is": "hand-over", "bot": "random"})

        assert other.hear_a("moved")["entry"]["seat"] == seat_of(mover)


def _is_asked(player: Player) -> bool:
    if not player.now["asks"]:
        player.hear()
    return bool(player.now["asks"])
