"""Audiences: who may know what happened."""

import pytest

from ludotheque.kernel.action import NOBODY
from ludotheque.kernel.event import EVERYONE, Event, may_know, only


@pytest.mark.parametrize("seat", range(6))
def test_everyone_may_know_what_is_told_to_everyone(seat: int) -> None:
    assert may_know(Event(EVERYONE), seat)


def test_a_secret_is_for_one_seat_alone() -> None:
    event = Event(only(2))

    assert [2] == [seat for seat in range(6) if may_know(event, seat)]


def test_a_secret_may_be_shared() -> None:
    event = Event(only(0) | only(3))

    assert [0, 3] == [seat for seat in range(6) if may_know(event, seat)]


def test_what_nobody_may_know_is_told_to_nobody() -> None:
    event = Event(0)

    assert not any(may_know(event, seat) for seat in range(6))


def test_watchers_know_what_everyone_knows_and_no_secret() -> None:
    assert may_know(Event(EVERYONE), NOBODY)
    assert not may_know(Event(only(0) | only(1)), NOBODY)
