"""Each guided first game is played to its end at a real table, with every wrong turn that its script foresees."""

from pathlib import Path

import pytest

from ludotheque.shelf import BOXES
from tests.clauses import clause
from tests.lessons.learner import Learner, open_lesson, script_of
from tests.server.boxes import boxes_in
from tests.server.door import Door, at, house_at

TAUGHT = [name for name, box in BOXES.items() if (box.folder / "lesson").is_dir()]

EVERY = 4  # cues between restarts

each_lesson = pytest.mark.parametrize("game", TAUGHT)


@each_lesson
def test_a_lesson_is_played_to_its_end_with_every_wrong_turn(door: Door, game: str) -> None:
    learner = Learner(open_lesson(door, game).sit(0), game)

    learner.goes_on()

    foreseen = [wrong.says for cue in script_of(game).cues for wrong in cue.wrong]
    assert learner.met == foreseen
    assert learner.coaching["said"] is None


@each_lesson
def test_all_the_luck_of_a_lesson_is_called_for(door: Door, game: str) -> None:
    table = open_lesson(door, game)
    learner = Learner(table.sit(0), game)

    learner.goes_on()

    match = door.house.rooms[table.key].table.started()
    assert match.state.chance.scripted == []


@each_lesson
def test_a_lesson_is_taken_up_again_where_it_was_left_when_the_house_was_closed(tmp_path: Path, game: str) -> None:
    with house_at(tmp_path) as house:
        table = open_lesson(house, game)
    reached = 0
    for cue in range(EVERY, len(script_of(game).cues) + 1, EVERY):
        with house_at(tmp_path) as house:
            learner = Learner(at(house, table).sit(0), game)
            assert learner.coaching["cue"] == reached

            learner.goes_on(cue)

            reached = cue
            assert learner.coaching["cue"] == reached
            learner.player.close()


@clause("table.lesson-leads")
def test_a_lesson_is_its_learners_alone(door: Door) -> None:
    table = open_lesson(door, TAUGHT[0])

    assert table.info()["lesson"] == "begun"
    assert table.info()["hosting"]["watchers"] == "closed"
    learner = table.sit(0)
    assert learner.refused({"is": "hand-over", "bot": "random"}) == "table.lesson-leads"


@clause("table.no-lesson")
def test_a_game_without_a_lesson_says_so(tmp_path: Path) -> None:
    boxes = boxes_in(tmp_path / "boxes")
    with house_at(tmp_path / "house", boxes=boxes) as house:
        answer = house.post("/api/lessons", {"game": next(iter(boxes)), "name": "Ada"})

        assert answer.status_code == 404
        assert answer.json()["clause"] == "table.no-lesson"
