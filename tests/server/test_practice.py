"""Positions to practise on, as the house prints them, and tables that start from them."""

import pytest

from ludotheque.practice.reading import exercises_of
from ludotheque.shelf import BOXES
from tests.clauses import clause
from tests.server.door import Door, NewTable

each_game = pytest.mark.parametrize("game", BOXES)


@each_game
def test_the_house_prints_them_in_both_languages_and_says_how_many_there_are(door: Door, game: str) -> None:
    french, english = (door.get(f"/api/games/{game}/practice/{lang}").json() for lang in ("fr", "en"))
    said = next(one for one in door.get("/api/games").json() if one["name"] == game)

    assert said["practice"] == len(french) == len(english)
    for one, other in zip(french, english, strict=True):
        assert one["view"] == other["view"]
        assert one["title"]
        assert one["why"]
        assert one["why"] != other["why"]
        assert one["asks"]
        assert [answer["id"] for answer in one["answers"]] == [answer["id"] for answer in other["answers"]]
        assert one["characters"].index("") == one["seat"]


@each_game
def test_one_plays_on_from_where_the_question_is_asked(door: Door, game: str) -> None:
    exercise = exercises_of(BOXES[game])[0]
    seats = [{"player": "bot", "bot": "random"} for _ in range(exercise.state.seats)]
    seats[exercise.page.seat] = {"player": "me", "name": "Ada"}

    made = door.post("/api/tables", {"game": game, "seats": seats, "practice": exercise.id})
    assert made.status_code == 201, made.text
    table = NewTable(door, made.json())
    table.start()
    player = table.sit(exercise.page.seat)

    assert table.info()["from_position"]
    answer = exercise.actions[0]
    player.act(answer.verb(), *answer.filling())
    assert player.hear_a("moved")["entry"]["seat"] == exercise.page.seat


@clause("table.no-exercise")
def test_an_exercise_that_is_not_there_is_told(door: Door) -> None:
    seats = [{"player": "me", "name": "Ada"}, *[{"player": "bot", "bot": "random"}] * 2]

    answer = door.post("/api/tables", {"game": "cresus", "seats": seats, "practice": "no-such"})

    assert answer.status_code == 404
    assert answer.json()["clause"] == "table.no-exercise"


def test_an_exercise_wants_its_own_number_of_seats(door: Door) -> None:
    id = exercises_of(BOXES["cresus"])[0].id
    seats = [{"player": "me", "name": "Ada"}, {"player": "bot", "bot": "random"}]

    answer = door.post("/api/tables", {"game": "cresus", "seats": seats, "practice": id})

    assert answer.json()["clause"] == "table.bad-setup"
