"""Positions as text: the identity there and back, one sentence for every damage, fingerprints for ever."""

import contextlib
import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.kernel.attributes import attributes
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.play import asks, waiting
from ludotheque.kernel.step import State
from ludotheque.record.positions import BadPosition, dump, dump_text, fingerprint, load, load_text
from tests.kernel.games import LAST_ONE_LEFT, PAWNSHOP, TEST_GAMES
from tests.kernel.games.ready import Ready
from tests.record.games import GAME, TABLES, header, recorded

Damage = Callable[[dict[str, Any]], object]

# Two whole games played at random, seeds and all. Interpreted and compiled cores agree to the byte, today and later;
# a change of these lines is a change of the rules, and of their version.
FIRST_GAME = header(seats=3, seed=42)
SECOND_GAME = header(seats=5, seed=(1 << 127) + 9, options={"match": "deals", "deals": "2", "corner": "last-card"})
PINNED = [
    (FIRST_GAME, 0, "333ebb314b358f06c5d46f30d16a2cd8"),
    (FIRST_GAME, 10_000, "39bb5ce5706740cb80027df4d514c72d"),
    (SECOND_GAME, 0, "85a0303642bc7337ec298b88fcae436b"),
    (SECOND_GAME, 10_000, "fcd6f4ba3362ab93e2bc40d226567f98"),
]
GAMES_PINNED = ["first dealt", "first over", "second dealt", "second over"]


def position() -> State:
    return recorded(header(), actions=30).state


def damaged(damage: Damage) -> dict[str, Any]:
    data: dict[str, Any] = dump(position())
    damage(data)
    return data


@pytest.mark.parametrize(("head", "actions", "pinned"), PINNED, ids=GAMES_PINNED)
def test_the_fingerprints_of_seeded_games_stay(head: Any, actions: int, pinned: str) -> None:
    assert pinned == fingerprint(recorded(head, actions).state)


def test_a_dump_is_plain_json_with_its_keys_in_order() -> None:
    state = position()

    data = json.loads(dump_text(state))

    assert dump(state) == data
    assert "CouleursState" == data.pop("is")
    assert sorted(data) == list(data)


def test_a_dump_does_not_repeat_the_tables() -> None:
    assert "tables" not in dump(position())
    assert "tables" in attributes(position())


def test_loaded_dice_and_the_clock_are_part_of_a_position() -> None:
    state = position()
    state.chance.scripted = [2, 3]
    state.now = 6_200

    loaded = load_text(GAME, TABLES, dump_text(state))

    assert [2, 3] == loaded.chance.scripted
    assert 6_200 == loaded.now


@pytest.mark.parametrize("ready", TEST_GAMES, ids=[ready.game.name for ready in TEST_GAMES])
def test_a_first_position_is_loaded_as_it_was_dumped(ready: Ready) -> None:
    text = dump_text(ready.start())

    assert text == dump_text(load_text(ready.game, ready.tables, text))


def test_a_loaded_position_is_a_new_one() -> None:
    state = position()

    loaded = load(GAME, TABLES, dump(state))
    loaded.chance.below(6)

    assert dump(loaded.chance) != dump(state.chance)


def test_a_position_of_another_game_is_refused() -> None:
    with pytest.raises(BadPosition, match=r"does not fit couleurs-du-monde: .*PawnState"):
        load(GAME, TABLES, dump(PAWNSHOP.start()))


DAMAGES: dict[str, tuple[Damage, str]] = {
    "a missing field": (lambda data: data.pop("stock"), "this is not a position"),
    "a missing seat number": (lambda data: data.pop("seats"), "does not fit couleurs-du-monde: 'seats'"),
    "a missing clock": (lambda data: data.pop("now"), "this is not a position"),
    "a missing step field": (lambda data: data["steps"][0].pop("seat"), "does not fit couleurs-du-monde: 'seat'"),
    "a missing word of luck": (lambda data: data["chance"].pop("s2"), "this is not a position"),
    "an unknown field": (lambda data: data.update(wind=3), "CouleursState has no such wind"),
    "an unknown step field": (lambda data: data["steps"][0].update(wind=3), "TakeTurn has no such wind"),
    "tables": (lambda data: data.update(tables=[]), "this is not a position|does not fit"),
    "a name that is no class": (lambda data: data["steps"][0].update({"is": "Castle"}), "nothing is called 'Castle'"),
    "an object without a name": (lambda data: data["steps"][0].pop("is"), "nothing is called None"),
    "a word for a number": (lambda data: data.update(deal="one"), "does not fit|impossible"),
    "a number for a list": (lambda data: data.update(stock=5), "CouleursState has no such stock"),
    "nothing for a list": (lambda data: data.update(hands=None), "does not fit|impossible"),
    "truth for a number": (lambda data: data.update(deal=True), "CouleursState has no such deal"),
    "a fraction": (lambda data: data.update(deal=1.5), "does not fit|impossible"),
    "a list for the luck": (lambda data: data.update(chance=[]), "does not fit|impossible"),
    "a seat that is not there": (lambda data: data["steps"][0].update(seat=9), "impossible: "),
    "a seat from the other end": (lambda data: data["steps"][0].update(seat=-1), "impossible: it waits for a seat"),
    "a card too many": (lambda data: data["stock"].append(0), "impossible: a card is missing or there twice"),
    "a card too few": (lambda data: data["stock"].pop(), "impossible: a card is missing or there twice"),
    "a hand too few": (lambda data: data["hands"].pop(), "impossible: "),
    "a word for a card": (lambda data: data["stock"].append("joker"), "does not fit|impossible"),
    "another number of seats": (lambda data: data.update(seats=4), "impossible: "),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_position_is_refused_with_its_reason(damage: str) -> None:
    act, why = DAMAGES[damage]

    with pytest.raises(BadPosition, match=why):
        load(GAME, TABLES, damaged(act))


@pytest.mark.parametrize("text", ["", "{", "[1, 2]", "3", "null", '"x"', "{}", '{"is": "Chance"}', '{"is": ["a"]}'])
def test_text_that_is_no_position_is_refused(text: str) -> None:
    with pytest.raises(BadPosition):
        load_text(GAME, TABLES, text)


def test_money_from_nowhere_is_refused() -> None:
    data = dump(LAST_ONE_LEFT.start())
    data["cash"][0] += 1

    with pytest.raises(BadPosition, match="impossible: money came from nowhere"):
        load(LAST_ONE_LEFT.game, LAST_ONE_LEFT.tables, data)


def places_in(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The path of every value inside a dump."""
    keys = data.keys() if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ()
    return [(*path, key) for key in keys] + [inner for key in keys for inner in places_in(data[key], (*path, key))]


@settings(max_examples=300, deadline=None, database=None, derandomize=True)
@given(st.data(), st.sampled_from([None, "x", 1.5, [], {}, True, {"is": "Chance"}]))
def test_a_value_of_another_kind_is_refused_or_does_no_harm(data: st.DataObject, value: Any) -> None:
    position_data = dump(position())
    *path, last = data.draw(st.sampled_from(places_in(position_data)))
    inside = position_data
    for key in path:
        inside = inside[key]
    inside[last] = value

    with contextlib.suppress(BadPosition):
        loaded = load(GAME, TABLES, position_data)

        assert position_data == dump(loaded)
        assert waiting(loaded) == [seat for seat in range(loaded.seats) if asks(loaded, seat)]


def test_attributes_are_those_of_the_class_and_of_its_bases() -> None:
    assert {"s0", "s1", "s2", "s3", "draws", "plain", "turns", "purposes", "drawn", "scripted"} == set(
        attributes(Chance(1))
    )
    assert {"seats", "chance", "now", "steps", "standing", "events", "cash"} <= set(attributes(PAWNSHOP.start()))


@pytest.mark.parametrize("thing", [{}, {1}, 1.5])
def test_what_has_no_place_in_a_position_is_not_dumped(thing: Any) -> None:
    with pytest.raises(TypeError):
        dump([thing])
