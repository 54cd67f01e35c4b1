"""« Que feriez-vous ? »: the best bot advises who asks, from what that seat knows, and nobody else notices."""

import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ludotheque.levels import hardest
from ludotheque.server.mind import Chooser
from ludotheque.shelf import BOXES
from tests.clauses import clause
from tests.server import bad_bots
from tests.server.door import GAME, GENEROUS, Door, NewTable, Player, house_at, wait_until

ALONE = ("me", "steady", "steady")
CHEAT = {"is": "act", "number": 0, "verb": "cheat", "filling": []}


def want(player: Player) -> dict[str, Any]:
    return {"is": "want-hint", "number": player.now["number"]}


def asked(door: Door, *seats: str, **more: Any) -> tuple[NewTable, Player]:
    """A table, and a person of it who is asked something."""
    table = door.started(*seats, **more)
    player = table.sit(0)
    while not player.now["asks"]:
        player.hear()
    return table, player


def has_hints(table: NewTable) -> bool:
    return bool(table.info()["hosting"]["hints"])


def heard_until_refused(player: Player) -> list[str]:
    """What comes before the refusal of something that is always refused."""
    player.send(CHEAT)
    kinds = [player.hear()["is"]]
    while kinds[-1] != "refused":
        kinds.append(player.hear()["is"])
    return kinds


def test_a_person_is_told_what_the_best_bot_would_do_and_why(door: Door) -> None:
    _, player = asked(door, *ALONE)

    player.send(want(player))
    hint = player.hear_a("hint")

    best = {one.id for one in BOXES[GAME].cast if one.level == hardest(BOXES[GAME])}
    assert hint["deed"]["verb"] in [ask["verb"] for ask in player.now["asks"]]
    assert hint["why"]["reasons"]
    assert hint["adviser"] in best
    player.act(hint["deed"]["verb"], *hint["deed"]["filling"])
    assert player.hear_a("moved")["entry"]["seat"] == 0


def test_who_asks_the_same_again_is_told_the_same(door: Door) -> None:
    _, player = asked(door, *ALONE)
    player.send(want(player))
    first = player.hear_a("hint")

    player.send(want(player))

    assert player.hear_a("hint") == first


def test_nobody_else_hears_of_a_hint(door: Door) -> None:
    table = door.started("me", "me", "me", hints=True)
    players = [*table.sit_all(), table.watch()]
    mover = next(player for player in players if player.now["asks"])
    again = table.sit(players.index(mover))

    mover.send(want(mover))

    assert mover.hear_a("hint") == again.hear_a("hint")  # another screen of the same seat
    for other in players:
        if other is not mover:
            assert "hint" not in heard_until_refused(other)


def test_by_itself_advice_is_for_those_who_play_alone(door: Door) -> None:
    with_a_friend = ("me", "open", "steady")

    assert has_hints(door.new_table(*ALONE))
    assert not has_hints(door.new_table(*with_a_friend))
    assert has_hints(door.new_table(*with_a_friend, hints=True))
    assert not has_hints(door.new_table(*ALONE, hints=False))


@clause("table.no-hints")
def test_where_the_table_says_so_nobody_is_advised(door: Door) -> None:
    _, player = asked(door, *ALONE, hints=False)

    assert player.refused(want(player)) == "table.no-hints"


@clause("table.lesson-leads")
def test_in_a_lesson_nobody_but_the_coach_advises(door: Door) -> None:
    made = door.post("/api/lessons", {"game": GAME, "name": "Ada"}).json()
    player = Player(door.port, made["key"], made["seats"][0]["secret"])

    assert player.refused(want(player)) == "table.lesson-leads"


@clause("table.nothing-asked")
def test_who_is_asked_nothing_is_not_advised(door: Door) -> None:
    table = door.started("me", "me", "me", hints=True)
    players = table.sit_all()
    idle = next(player for player in players if not player.now["asks"])

    assert idle.refused(want(idle)) == "table.nothing-asked"


@clause("table.position-changed")
def test_advice_is_asked_for_the_question_as_it_stands(door: Door) -> None:
    table = door.started("me", "me", "me", hints=True)
    players = table.sit_all()
    mover = next(player for player in players if player.now["asks"])
    late = {"is": "want-hint", "number": mover.now["number"]}
    mover.act_at_random(random.Random(1))
    for player in players:
        player.hear_a("moved")

    assert mover.refused(late) == "table.position-changed"


@clause("table.too-many-hints")
def test_each_person_is_advised_so_often_and_no_more(tmp_path: Path) -> None:
    with house_at(tmp_path, limits=replace(GENEROUS, hints_at_once=2, hints_per_minute=0)) as door:
        _, player = asked(door, *ALONE)
        for _ in range(2):
            player.send(want(player))
            player.hear_a("hint")

        assert player.refused(want(player)) == "table.too-many-hints"


@pytest.mark.parametrize("bad", [bad_bots.fail, bad_bots.talk_nonsense, bad_bots.end_the_process])
@clause("table.no-advice")
def test_who_cannot_advise_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bad: Chooser) -> None:
    monkeypatch.setattr("ludotheque.server.threads.choose", bad)
    with house_at(tmp_path) as door:
        table = door.started("me", "me", "me", hints=True)
        mover = next(player for player in table.sit_all() if player.now["asks"])

        assert mover.refused(want(mover)) == "table.no-advice"


def test_what_is_advised_too_late_is_not_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gate = tmp_path / "open"
    monkeypatch.setenv(bad_bots.GATE, str(gate))
    monkeypatch.setattr("ludotheque.server.threads.choose", bad_bots.wait_at_the_gate)
    with house_at(tmp_path / "data") as door:
        table = door.started("me", "me", "me", hints=True)
        players = table.sit_all()
        mover = next(player for player in players if player.now["asks"])
        advice = door.house.rooms[table.key]._advice
        mover.send(want(mover))
        wait_until(gate.with_suffix(".begun").exists)
        mover.act_at_random(random.Random(1))
        mover.hear_a("moved")

        gate.touch()
        wait_until(lambda: not advice.is_under_way())

        assert "hint" not in heard_until_refused(mover)


def test_a_hint_keeps_no_bot_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(bad_bots.GATE, str(tmp_path / "never"))
    monkeypatch.setattr("ludotheque.server.threads.choose", bad_bots.advise_at_the_gate)
    with house_at(tmp_path / "data") as door:
        _, player = asked(door, *ALONE)
        player.send(want(player))
        others = door.started("random", "random", "random").watch()

        others.hear_until(others.now["number"] + 10)

        assert "hint" not in json.dumps(others.last)
