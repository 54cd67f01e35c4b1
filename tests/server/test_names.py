"""Names, and what people say: everybody can read it, and nobody can be mistaken for another."""

import pytest

from ludotheque.server.names import proper_name, proper_words
from ludotheque.server.refusal import Refusal
from tests.clauses import clause
from tests.server.door import GAME, Door


@clause("table.name-characters")
@pytest.mark.parametrize(
    "name",
    [
        "Zo\u202eé",  # turns the writing round
        "\u2066Zoé\u2069",
        "Zoé\u200b",
        "Zoé\u200d",
        "Zoé\u00ad",
        "Zoé\tla rouge",
        "Zoé\n",
        "\x1b[31mZoé",
        "Zoé\x00",
        "Zoé\ue000",
        "Zoé\u2028",
        "Z\u0301\u0302\u0303\u0304\u0305oé",
    ],
)
def test_signs_that_cannot_be_seen_are_refused_in_names(door: Door, name: str) -> None:
    table = door.new_table("me", "open", "random")
    taken = door.post(f"{table.path}/seats/1/take", {"name": name})
    opened = door.post(
        "/api/tables", {"game": GAME, "seats": [{"player": "me", "name": name}] + [{"player": "open"}] * 2}
    )

    for answer in (taken, opened):
        assert (answer.status_code, answer.json()["clause"]) == (400, "table.name-characters")


@pytest.mark.parametrize("name", ["Zoé", "Jean-Luc", "Мария", "محمد", "愛", "O’Neil", "Émile 2", "Nguyễn Thị", "🎲"])
def test_names_of_all_the_world_are_welcome(name: str) -> None:
    assert proper_name(f"  {name} ", []) == name


@clause("table.name-taken")
@pytest.mark.parametrize("name", ["Player 0", "player 0", "PLAYER  0", "Ｐlayer 0"])
def test_nobody_bears_the_name_of_another_at_the_table(door: Door, name: str) -> None:
    table = door.new_table("me", "open", "random")
    answer = door.post(f"{table.path}/seats/1/take", {"name": name})

    assert (answer.status_code, answer.json()["clause"]) == (409, "table.name-taken")


def test_a_table_is_not_opened_with_one_name_twice(door: Door) -> None:
    seats = [{"player": "me", "name": "Zoé"}, {"player": "me", "name": "ZOE\u0301"}, {"player": "open"}]
    answer = door.post("/api/tables", {"game": GAME, "seats": seats})

    assert (answer.status_code, answer.json()["clause"]) == (409, "table.name-taken")


def test_a_name_is_free_again_when_its_bearer_has_left(door: Door) -> None:
    table = door.new_table("me", "open", "open")
    secret = table.take(1, "Zoé")
    door.post(f"{table.path}/seats/1/leave", secret=secret)

    assert table.take(2, "Zoé")


def test_a_name_without_anything_to_see_is_none() -> None:
    with pytest.raises(Refusal) as refused:
        proper_name("   ", [])
    assert refused.value.clause == "table.name"


# What they say


@clause("table.talk-characters")
@pytest.mark.parametrize(
    "text",
    [
        "Ada\u202e: j’abandonne",
        "\u2066hidden\u2069",
        "\u200ewhich way",
        "zero\u200bwidth",
        "soft\u00adly",
        "two\nlines",
        "two\u2028lines",
        "a\ttab",
        "\x1b[31mred",
        "\x9b31mred",
        "\x00",
        "\x7f",
        "a flag of tags \U0001f3f4\U000e0067\U000e007f",
        "Z\u0301\u0302\u0303\u0304\u0305 heaped",
    ],
)
def test_signs_that_cannot_be_seen_are_refused_in_talk(door: Door, text: str) -> None:
    table = door.started("me", "me", "me")
    player, other = table.sit(0), table.sit(1)

    assert player.refused({"is": "say", "text": text}) == "table.talk-characters"
    player.send({"is": "say", "text": "And now properly"})
    assert other.hear_a("chat")["line"]["text"] == "And now properly"


@pytest.mark.parametrize(
    "text",
    ["Bien joué !", "שָׁלוֹם", "سلام", "می\u200cخواهم", "Nguyễn", "👨\u200d👩\u200d👧 1\ufe0f\u20e3 🫨", "ẹ̄̀", "a  b "],
)
def test_whatever_can_be_read_may_be_said(text: str) -> None:
    assert proper_words(text) == text
