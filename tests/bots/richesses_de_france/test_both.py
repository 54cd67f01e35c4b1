"""What greedy and navigator have in common."""

import pytest

from ludotheque.games.richesses_de_france.actions import ClaimToll, LetPass, PlaceMarker, Work
from ludotheque.kernel.ask import OK
from ludotheque.kernel.play import is_over, play, refusal, waiting
from tests.bots.richesses_de_france.choosing import choice
from tests.games.richesses_de_france.arrange import Table, fresh

LEVELS = ["greedy", "navigator"]


@pytest.mark.parametrize("level", LEVELS)
def test_it_always_claims(level: str) -> None:
    table = Table(3, tolls="on-request").holds(1, "bretagne").at(0, "nantes")
    table.walks("rennes")

    assert choice(level, table, 1) == ClaimToll(1)
    assert choice(level, table, 2) == LetPass(2)


@pytest.mark.parametrize("level", LEVELS)
def test_it_never_forgets_a_marker(level: str) -> None:
    table = Table(markers="by-hand").at(0, "paris")
    table.walks("versailles")

    assert choice(level, table, 0) == PlaceMarker(0)


@pytest.mark.parametrize("level", LEVELS)
def test_it_works_where_it_must(level: str) -> None:
    assert choice(level, Table(circuit="economy"), 0) == Work(0)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    "options",
    [
        {"circuit": "economy"},
        {"circuit": "casinos", "odds": "classic"},
        {"circuit": "casinos", "markers": "by-hand"},
        {"circuit": "wines", "stages": "driven-through", "window": "unhurried"},
        {"circuit": "tourism", "tolls": "automatic"},
        {"circuit": "sports", "markers": "by-hand"},
    ],
    ids=lambda options: "-".join(options.values()),
)
def test_whatever_it_chooses_the_rules_allow(level: str, options: dict[str, str]) -> None:
    table = Table(3, **options)
    table.state = fresh(3, 3, **options)
    table.state.told()
    for _ in range(100):
        if is_over(table.state):
            break
        seat = waiting(table.state)[0]
        action = choice(level if seat else "random", table, seat)

        assert refusal(table.state, action) == OK, action
        play(table.state, action)
