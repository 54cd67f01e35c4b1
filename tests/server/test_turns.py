"""Whose thought is next: tables share the time, and quick thoughts are never behind slow ones."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from ludotheque.server.turns import QUICK, Paces, Turns


class Scene:
    """Those who have come, and those of them whose turn it is."""

    def __init__(self, thinkers: int) -> None:
        self.turns = Turns(thinkers)
        self.thinking: list[str] = []

    async def come(self, name: str, table: int, quick: bool = False) -> "asyncio.Task[None]":
        async def wait() -> None:
            await self.turns.come(table, quick)
            self.thinking.append(name)

        task = asyncio.create_task(wait())
        await self.settle()
        return task

    async def leave(self, table: int, seconds: float, quick: bool = False) -> None:
        self.turns.leave(table, quick, seconds)
        await self.settle()

    async def settle(self) -> None:
        for _ in range(3):
            await asyncio.sleep(0)


def play(work: Callable[[], Awaitable[None]]) -> None:
    async def whole() -> None:
        await work()

    asyncio.run(whole())


def test_a_quick_thought_waits_for_no_slow_one() -> None:
    async def work() -> None:
        scene = Scene(2)
        for number in range(8):
            await scene.come(f"champion {number}", number)
        await scene.come("child", 9, quick=True)

        assert scene.thinking == ["champion 0", "child"]

    play(work)


def test_the_table_that_has_been_thought_for_least_goes_first() -> None:
    async def work() -> None:
        scene = Scene(1)
        for name, table in (("a1", 1), ("a2", 1), ("a3", 1), ("b1", 2)):
            await scene.come(name, table)
        await scene.leave(1, 2.0)
        await scene.leave(2, 0.5)
        await scene.come("b2", 2)
        await scene.leave(1, 2.0)
        await scene.come("b3", 2)
        await scene.leave(2, 0.5)

        assert scene.thinking == ["a1", "b1", "a2", "b2", "b3"]

    play(work)


def test_who_comes_late_has_no_more_right_than_the_others() -> None:
    async def work() -> None:
        scene = Scene(1)
        await scene.come("a1", 1)
        await scene.leave(1, 10.0)
        await scene.come("a2", 1)
        for name in ("b1", "b2", "b3"):
            await scene.come(name, 2)
        await scene.come("a3", 1)
        await scene.leave(1, 1.0)
        await scene.leave(2, 2.0)

        assert scene.thinking == ["a1", "a2", "b1", "a3"]

    play(work)


@pytest.mark.parametrize("waits", [True, False])
def test_who_does_not_want_to_think_any_more_takes_nobodys_turn(waits: bool) -> None:
    async def work() -> None:
        scene = Scene(1)
        await scene.come("first", 1)
        gone = await scene.come("gone", 2)
        await scene.come("last", 3)
        if not waits:
            scene.turns.leave(1, False, 1.0)  # it is called in the very moment in which it goes
        gone.cancel()
        await scene.settle()
        if waits:
            await scene.leave(1, 1.0)

        assert scene.thinking == ["first", "last"]

    play(work)


def test_what_takes_long_is_known_from_experience() -> None:
    paces = Paces()
    assert paces.is_quick("cresus", "champion")
    paces.note("cresus", "random", QUICK / 10)
    paces.note("cresus", "champion", QUICK * 10)

    assert paces.is_quick("cresus", "random")
    assert not paces.is_quick("cresus", "champion")
    for _ in range(40):
        paces.note("cresus", "champion", QUICK / 10)
    assert paces.is_quick("cresus", "champion")
