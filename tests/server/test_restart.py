"""A house that is closed and opened again: every table is where it was, and no clock has run."""

import random
import time
from pathlib import Path

from ludotheque.server.clock import HouseClock
from ludotheque.server.house import House
from tests.server.boxes import boxes_in
from tests.server.door import NewTable, house_at, play_on, wait_until
from tests.server.test_windows import WINDOW, until_a_claim

CLOSED_S = 3  # longer than it takes to open the house and sit down


def since(moment: float) -> int:
    """Milliseconds, as a whole house counts them: one more for what it rounds away."""
    return int(1000 * (time.monotonic() - moment)) + 1


def test_every_table_is_where_it_was(tmp_path: Path) -> None:
    with house_at(tmp_path) as door:
        lobby = door.new_table("me", "open", "random")
        table = door.started("me", "me", "me")
        players = table.sit_all()
        play_on(players, random.Random(1), most=25)
        players[0].send({"is": "say", "text": "À demain"})
        players[1].hear_a("chat")
        before = players[2].now

    with house_at(tmp_path) as door:
        again = NewTable(door, _made(table))
        players = again.sit_all()

        assert NewTable(door, _made(lobby)).info()["stage"] == "lobby"
        assert players[2].first["now"]["view"] == before["view"]
        assert players[2].first["now"]["asks"] == before["asks"]
        assert players[2].first["now"]["number"] == 25
        assert players[2].first["chat"][0]["text"] == "À demain"
        play_on(players, random.Random(2))
        assert players[0].now["over"] is not None


def test_a_seat_handed_to_a_bot_stays_with_it(tmp_path: Path) -> None:
    with house_at(tmp_path) as door:
        table = door.started("me", "me", "me")
        players = table.sit_all()
        idle = next(player for player in players if not player.now["asks"])
        idle.send({"is": "hand-over", "bot": "random"})
        idle.hear_a("seats")
        seat = idle.first["seat"]

    with house_at(tmp_path) as door:
        assert NewTable(door, _made(table)).info()["seats"][seat]["bot"] == "random"


def test_a_window_stands_still_while_the_house_is_closed(tmp_path: Path) -> None:
    boxes = boxes_in(tmp_path / "boxes")
    with house_at(tmp_path / "data", boxes=boxes) as door:
        table = door.started("me", "me", game="royalties")
        owner, _ = until_a_claim(table.sit_all())
        seat, number = owner.first["seat"], owner.now["number"]
    time.sleep(CLOSED_S)

    opened = time.monotonic()
    with house_at(tmp_path / "data", boxes=boxes) as door:
        back = NewTable(door, _made(table)).sit(seat)

        assert back.now["number"] == number
        # What had gone by in the last run is given back; the time since the house opened again counts.
        assert WINDOW - since(opened) <= back.now["deadline"] <= WINDOW


def test_the_clock_of_a_decision_stands_still_while_the_house_is_closed(tmp_path: Path) -> None:
    pace = {"kind": "days", "decision_seconds": 1000, "absence_seconds": 0}
    opened = time.monotonic()
    with house_at(tmp_path) as door:
        table = door.started("me", "me", "me", pace=pace)
        players = table.sit_all()
        play_on(players, random.Random(1), most=1)
        time.sleep(0.5)
    open_before = since(opened)
    time.sleep(CLOSED_S)

    opened = time.monotonic()
    with house_at(tmp_path) as door:
        left = NewTable(door, _made(table)).sit(0).now["waiting"][0]["left"]

        assert 1_000_000 - open_before - since(opened) <= left <= 1_000_000 - 500


async def tidied(house: House) -> bool:
    """Whether no table is left in memory; whoever went may not have been missed yet."""
    await house.tidy()
    return not house.rooms


def test_a_table_nobody_looks_at_leaves_the_memory_and_comes_back(tmp_path: Path) -> None:
    with house_at(tmp_path, idle_seconds=0) as door:
        table = door.started("me", "me", "me")
        players = table.sit_all()
        play_on(players, random.Random(1), most=5)
        view = players[0].now["view"]
        for player in players:
            player.close()

        wait_until(lambda: door.run(tidied(door.house)))

        assert table.sit(0).now["view"] == view


DAY = 24 * 3600 * 1000


class TenDaysMore(HouseClock):
    """The house has been open for ten days more than it was."""

    def now(self) -> int:
        return super().now() + 10 * DAY


class WrongDate(HouseClock):
    """Somebody set the machine's date to next month."""

    def unix(self) -> int:
        return super().unix() + 31 * DAY


def forgets(folder: Path, table: NewTable, days: int | None, clock: type[HouseClock]) -> bool:
    with house_at(folder, clock=clock, keep_days=days) as door:
        door.run(door.house.tidy())
        door.run(door.house.forget_old())
        return door.get(table.path).status_code == 404


def test_tables_are_kept_until_told_otherwise(tmp_path: Path) -> None:
    with house_at(tmp_path) as door:
        table = door.started("me", "me", "me")

    assert not forgets(tmp_path, table, None, TenDaysMore)
    assert not forgets(tmp_path, table, 21, TenDaysMore)
    assert forgets(tmp_path, table, 19, TenDaysMore)  # twenty days have passed, as each of them was open for ten


def test_a_wrong_date_deletes_nothing(tmp_path: Path) -> None:
    with house_at(tmp_path) as door:
        table = door.started("me", "me", "me")
        play_on(table.sit_all(), random.Random(1), most=2)

    assert not forgets(tmp_path, table, 30, WrongDate)


def _made(table: NewTable) -> dict[str, object]:
    seats = [{"seat": seat, "secret": secret} for seat, secret in table.secrets.items()]
    return {"key": table.key, "code": table.code, "host": table.host, "seats": seats}
