"""Whatever befalls the server from outside, no told action is lost or doubled; the full torture is `make torture`."""

import random
import sqlite3
from contextlib import closing

import pytest
from tools.disasters import Disaster, FullDisk, Kill, Restart, StandStill, sequence
from tools.torture import Report, Table, torture


def test_a_server_comes_back_with_every_action_it_told() -> None:
    report = torture(kills=3, tables=5, seed=1)

    assert report.is_clean(), str(report)
    assert report.disasters == {"Kill": 3, "Restart": 1, "FullDisk": 1, "StandStill": 1}
    assert report.told > 50


def test_kills_are_mixed_with_everything_else() -> None:
    found = sequence(200, random.Random(1))

    assert [found.count(kind) for kind in (Kill, Restart, FullDisk, StandStill)] == [200, 50, 50, 50]


def told(*texts: str) -> Table:
    table = Table("key", [], Report())
    for text in texts:
        table.hear({"number": 1, "events": text})
    return table


@pytest.mark.parametrize(("texts", "doubled"), [(["a", "a"], 0), (["a", "b"], 1)])
def test_what_is_told_twice_in_two_forms_is_reported(texts: list[str], doubled: int) -> None:
    assert len(told(*texts).report.doubled) == doubled


class Forgetting(Disaster):
    """The house forgets the last actions of every table."""

    async def strike(self) -> None:
        self._server.kill()
        with closing(sqlite3.connect(self._data / "house.sqlite3")) as house:
            house.execute("delete from action where number > (select max(number) / 2 from action)")
            house.execute("delete from snapshot")
            house.execute("delete from mark")
            house.commit()
        self._server.start()


def test_a_house_that_forgets_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tools.torture.sequence", lambda *_: [StandStill, StandStill, Forgetting])

    assert torture(kills=0, tables=2, seed=1).lost
