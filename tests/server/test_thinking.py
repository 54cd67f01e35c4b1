"""Bots think in processes that know the positions of their matches; what they choose does not depend on it."""

import multiprocessing
import socket
from pathlib import Path

import pytest

from ludotheque.kernel.chance import Chance
from ludotheque.kernel.play import is_over, waiting
from ludotheque.kernel.random_play import random_action
from ludotheque.levels import levels
from ludotheque.record.history import TakeBack
from ludotheque.record.positions import dump_text
from ludotheque.server.match import Match
from ludotheque.server.mind import Errand, Memory, Whole, answer, choose
from ludotheque.server.told import Told
from ludotheque.server.worker import work
from ludotheque.shelf import BOXES
from tests.server import bad_bots
from tests.server.bad_bots import fail
from tests.server.door import PATIENCE, house_at, wait_until
from tests.server.matches import CATALOGUE, new_match

THOUGHTS = 12


def plays_on(match: Match, luck: Chance, actions: int) -> None:
    """Some actions at random, and as many more as it takes until somebody is waited for."""
    while not is_over(match.state) and (actions > 0 or not waiting(match.state)):
        match.play(random_action(match.game, match.state, luck))
        actions -= 1


def errand(match: Match, news: Whole | list[str], seed: int) -> Errand:
    return Errand(match.id, news, waiting(match.state)[0], levels(BOXES[match.game.name])[1], seed, [])


def test_a_bot_is_who_it_was_when_its_match_is_loaded_again() -> None:
    first, again = new_match("richesses-de-france"), new_match("richesses-de-france")

    assert first.id != again.id
    assert [first.nature(seat) for seat in range(3)] == [again.nature(seat) for seat in range(3)]
    assert len({first.nature(seat) for seat in range(3)}) == 3


def whole(match: Match) -> Whole:
    return Whole(match.game.name, CATALOGUE.volume(match.game.name).text, dump_text(match.state))


@pytest.mark.parametrize("game", BOXES)
def test_who_was_told_the_lines_chooses_as_who_is_told_the_position(game: str) -> None:
    match, luck, memory, told = new_match(game), Chance(3), Memory(), Told()
    thoughts = 0
    while thoughts < THOUGHTS:
        plays_on(match, luck, 5)
        if is_over(match.state):
            match = new_match(game)
            continue
        thoughts += 1
        seed = luck.below(1 << 32)
        knew = told.knows(match)
        news = told.news(match, CATALOGUE.volume(game).text)

        follower = answer(memory, errand(match, news, seed), choose)
        newcomer = answer(Memory(), errand(match, whole(match), seed), choose)

        assert isinstance(news, list) == knew
        assert follower == newcomer
        assert follower.choice is not None
        told.note(match, match.number, 0)


def test_a_process_is_told_a_position_once_and_then_what_was_played() -> None:
    match, luck, told = new_match(), Chance(1), Told()
    first = told.news(match, "text")
    told.note(match, match.number, 0)
    plays_on(match, luck, 3)

    assert first == Whole("couleurs-du-monde", "text", dump_text(new_match().state))
    assert told.news(match, "text") == match.lines[-3:]
    assert not told.knows(match)  # until it has answered
    assert isinstance(told.news(match, "text"), Whole)


def test_a_process_is_told_the_position_again_after_a_take_back() -> None:
    match, luck, told = new_match(), Chance(1), Told()
    number = match.number
    mover = waiting(match.state)[0]
    card = match.asks(mover)[0]
    match.play(match.wanted(mover, number, card.verb, card.pick(luck)))
    told.note(match, match.number, 0)
    match.play(TakeBack(mover))

    assert told.news(match, "text") == Whole("couleurs-du-monde", "text", dump_text(match.state))
    told.note(match, match.number, 0)
    assert told.news(match, "text") == []


def test_a_match_that_is_loaded_again_is_not_the_one_that_is_known() -> None:
    told = Told()
    told.note(new_match(), 0, 0)

    assert not told.knows(new_match())


def test_a_process_forgets_the_matches_it_has_not_thought_about_for_longest() -> None:
    told = Told(most=3)
    matches = [new_match() for _ in range(3)]
    for match in matches:
        told.note(match, 0, 0)
    told.news(matches[0], "text")
    assert told.surplus() == []
    told.note(matches[0], 0, 0)

    assert told.surplus() == [matches[1].id]
    assert [told.knows(match) for match in matches] == [True, False, True]


def test_a_process_forgets_what_it_is_told_to_forget_and_where_a_bot_failed() -> None:
    match, memory = new_match(), Memory()
    answer(memory, errand(match, whole(match), 1), choose)
    assert answer(memory, errand(match, [], 1), choose).choice is not None

    assert "no idea" in answer(memory, errand(match, [], 1), fail).failure
    assert "KeyError" in answer(memory, errand(match, [], 1), choose).failure
    answer(memory, errand(match, whole(match), 1), choose)
    other = new_match()
    answer(memory, Errand(other.id, whole(other), waiting(other.state)[0], "random", 1, [match.id]), choose)
    assert "KeyError" in answer(memory, errand(match, [], 1), choose).failure


def test_tables_of_bots_play_on_when_their_processes_are_killed(tmp_path: Path) -> None:
    with house_at(tmp_path) as door:
        tables = [door.started("random", "random", "random") for _ in range(3)]
        watchers = [table.watch() for table in tables]
        for watcher in watchers:
            watcher.hear_until(5)
        for child in multiprocessing.active_children():
            child.kill()

        for watcher in watchers:
            watcher.hear_until(watcher.now["number"] + 10)


def test_a_process_ends_when_its_house_is_gone() -> None:
    here, there = socket.socketpair()
    process = multiprocessing.get_context("spawn").Process(target=work, args=(there, choose))
    process.start()
    there.close()
    here.close()

    process.join(PATIENCE)

    assert process.exitcode == 0


def test_a_bot_that_thinks_for_ever_holds_up_no_other_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gate = tmp_path / "never"
    monkeypatch.setenv(bad_bots.GATE, str(gate))
    monkeypatch.setattr("ludotheque.server.threads.choose", bad_bots.wait_at_random)
    with house_at(tmp_path / "data", longest_thought=PATIENCE) as door:
        slow = door.started("random", "random", "random").watch()
        wait_until(gate.with_suffix(".begun").exists)

        others = door.started("child", "child", "child").watch()
        others.hear_until(others.now["number"] + 10)

        assert slow.now["number"] == 0
