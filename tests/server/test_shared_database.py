"""Several houses on one database: it does not matter where one knocks, and each table has one holder."""

import asyncio
import random
import signal
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from tools.loopback import TOGETHER, ServerProcess
from tools.postgresql import PostgresqlServer

from ludotheque.server.clock import HouseClock
from ludotheque.server.lease import Lease
from ludotheque.server.pgsql import opened, prepare
from ludotheque.server.postgres import PostgresStorage
from ludotheque.server.storage import NotHeld, Storage
from tests.clauses import clause
from tests.server.databases import NewDatabase
from tests.server.door import Door, NewTable, Player, at, closed_for, house_at, play_on, wait_until
from tests.server.test_storage import line, new_table

GONE = (4413, "table.try-again")


@pytest.fixture(scope="module")
def two(new_postgresql: NewDatabase, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Door, Door]]:
    database, folder = new_postgresql(), Path(tmp_path_factory.mktemp("houses"))
    with house_at(folder / "here", database=database) as here, house_at(folder / "there", database=database) as there:
        yield here, there


def holds(door: Door, table: NewTable) -> bool:
    return table.key in door.house.rooms


# Whoever is asked


def test_a_game_is_played_through_whichever_door_its_players_came(two: tuple[Door, Door]) -> None:
    here, there = two
    table = here.new_table("me", "open", "random")
    secret = at(there, table).take(1, "Zoé")
    at(there, table).start()
    players = [table.sit(0), Player(there.port, table.key, secret)]
    moves = play_on(players, random.Random(1), most=12)

    assert moves == 12
    assert holds(here, table) != holds(there, table)
    assert players[0].told.keys() == players[1].told.keys()
    assert table.info() == at(there, table).info()


def test_what_is_said_and_who_is_there_reaches_all_doors(two: tuple[Door, Door]) -> None:
    here, there = two
    table = here.started("me", "me", "me")
    near, far = table.sit(0), at(there, table).sit(1)
    while not near.hear_a("seats")["seats"][1]["present"]:
        pass
    far.send({"is": "say", "text": "Bonjour d'ailleurs"})
    assert near.hear_a("chat")["line"]["text"] == "Bonjour d'ailleurs"
    far.close()
    wait_until(lambda: not table.info()["seats"][1]["present"])


def test_refusals_and_closings_come_through_as_they_were_said(two: tuple[Door, Door]) -> None:
    here, there = two
    table = here.started("me", "me", "me")
    assert table.info()["stage"] == "playing"
    far = at(there, table)
    refused = there.post(f"{far.path}/start", secret="nonsense")

    assert (refused.status_code, refused.json()["clause"]) == (409, "table.started")
    assert closed_for(lambda: Player(there.port, table.key, "nonsense")) == (4403, "table.unknown-secret")
    assert closed_for(lambda: Player(there.port, "nowhere")) == (4404, "table.unknown-table")
    assert there.get("/api/tables/nowhere").status_code == 404
    assert far.sit(0).refused({"is": "act", "number": 0, "verb": "fly", "filling": []}) == "table.not-asked"


def test_my_tables_are_found_wherever_they_are_played(two: tuple[Door, Door]) -> None:
    here, there = two
    tables = [here.started("me", "me", "me"), there.started("me", "me", "me")]
    sitting = [table.sit(0) for table in tables]
    secrets = [table.secrets[0] for table in tables]

    for door in two:
        found = door.post("/api/mine", {"secrets": secrets}).json()
        assert [mine["table"]["key"] for mine in found] == [table.key for table in tables]
    assert len(sitting) == 2


def test_a_company_meets_again_whoever_holds_its_new_table(two: tuple[Door, Door]) -> None:
    here, there = two
    table = here.started("me", "me", "me")
    players = table.sit_all()
    play_on(players, random.Random(1))
    first = here.post(f"{table.path}/rematch", secret=table.secrets[0]).json()
    moved = at(there, NewTable(there, {**first, "code": "", "seats": []}))
    here.house.settings.idle_seconds = 0
    here.run(here.house.tidy())
    watching = moved.watch()
    assert holds(there, moved)
    second = here.post(f"{table.path}/rematch", secret=table.secrets[1])

    assert (second.status_code, second.json()["key"]) == (200, first["key"])
    assert watching.first["is"] == "lobby"


def test_a_stranger_learns_nothing_from_the_doors_between_houses(two: tuple[Door, Door]) -> None:
    here, there = two
    table = here.started("me", "me", "me")
    player = table.sit(0)
    answers = [
        there.http.post(f"/inside/tables/{table.key}/let-go", json={}, headers=headers)
        for headers in (
            {},
            {"X-Ludotheque-Word": ""},
            {b"X-Ludotheque-Word": "é".encode()},
            {"X-Ludotheque-Word": "guess"},
        )
    ]

    assert {answer.status_code for answer in answers} == {404}
    assert holds(here, table)
    player.close()


def test_the_operator_closes_a_table_at_whichever_house(two: tuple[Door, Door]) -> None:
    here, there = two
    table = here.started("me", "me", "me")
    player = table.sit(0)
    id = here.house.rooms[table.key].table.id
    there.run(there.house.close_table(id))
    with pytest.raises(Exception, match="4413"):
        player.hear_a("farewell")

    assert table.info()["kept"] == "table.kept-closed"


# Who holds a table


def test_what_a_house_leaves_behind_another_goes_on_with(new_postgresql: NewDatabase, tmp_path: Path) -> None:
    with ExitStack() as staying:
        database = new_postgresql()
        there = staying.enter_context(house_at(tmp_path / "there", database=database))
        with house_at(tmp_path / "here", database=database) as here:
            table = here.started("me", "me", "me")
            players = table.sit_all()
            play_on(players, random.Random(1), most=7)
            told = dict(players[0].told)
        again = at(there, table).sit_all()

        assert again[0].now["number"] == 7
        assert {number: again[0].told[number] for number in told} == told
        assert play_on(again, random.Random(2), most=5) == 5


class House:
    """What one of several houses writes with."""

    def __init__(self, database: str) -> None:
        self.name = f"house-{id(self)}"
        self.storage = PostgresStorage(database, self.name)
        self.lost = 0
        self.lease = Lease(database, self.name, f"http://{self.name}/", 600.0, HouseClock(), self._lose)

    def _lose(self) -> None:
        self.lost += 1

    async def close(self) -> None:
        await self.storage.close()
        await self.lease.end()


def with_houses(database: str, work: Any) -> None:
    prepare(database)

    async def all_of_it() -> None:
        both = [House(database), House(database)]
        for one in both:
            await one.lease.begin()
        try:
            await work(*both)
        finally:
            for one in both:
                await one.close()

    asyncio.run(all_of_it())


def test_of_two_houses_that_take_a_table_at_the_same_moment_one_holds_it(new_postgresql: NewDatabase) -> None:
    async def work(first: House, second: House) -> None:
        for _ in range(20):
            table = new_table()
            await first.storage.create(table)
            key = table.setup.key
            answers = await asyncio.gather(first.storage.take(key), second.storage.take(key))
            winner, loser = (first, second) if answers[0] == "" else (second, first)

            assert sorted(answers) == sorted(["", f"http://{winner.name}/"])
            await winner.storage.append(key, line(1))
            with pytest.raises(NotHeld):
                await loser.storage.append(key, line(2))

    with_houses(new_postgresql(), work)


def test_what_a_former_holder_writes_changes_nothing(new_postgresql: NewDatabase) -> None:
    database = new_postgresql()

    async def written_by(storage: Storage, key: str, number: int) -> list[Any]:
        table = new_table()
        table.setup.key = key
        storage.keep_snapshot(key, number, "print", b"packed")
        changes = [
            storage.append(key, line(number)),
            storage.set_stage(key, "over"),
            storage.set_chair(key, 0, table.chairs[1]),
            storage.set_setup(table.setup, table.edition),
            storage.set_hosting(table.setup),
        ]
        return await asyncio.gather(*changes, return_exceptions=True)

    async def work(former: House, present: House) -> None:
        table = new_table()
        key = table.setup.key
        await former.storage.create(table)
        await former.storage.take(key)
        await former.storage.append(key, line(1))
        with opened(database) as rows:
            rows.execute("delete from worker where id = ?", (former.name,))  # as if its lease had run out
        assert await present.storage.take(key) == ""
        await present.storage.append(key, line(2))
        results = await written_by(former.storage, key, 3)

        assert [type(result) for result in results] == [NotHeld] * 5
        assert [one.number for one in await present.storage.lines(key)] == [1, 2]
        found = await present.storage.load(key)
        assert found is not None
        assert (found.stage, found.snapshot, found.chairs[0].name) == ("lobby", None, "Zoé")
        await present.storage.append(key, line(3))

    with_houses(database, work)


def test_a_house_that_stood_still_for_longer_than_its_lease_cannot_write(
    new_postgresql: NewDatabase, tmp_path: Path
) -> None:
    database = new_postgresql()
    (tmp_path / "frozen").mkdir()
    frozen = ServerProcess(tmp_path / "frozen", TOGETHER, database, "1", "0", "600")
    frozen.start()
    try:
        with house_at(tmp_path / "awake", database=database) as awake:
            table = awake.new_table("me", "me", "me")
            there = [Player(frozen.port, table.key, secret) for secret in table.secrets.values()]
            table.start()
            for player in there:
                player.hear_a("position")
            assert not holds(awake, table)
            play_on(there, random.Random(1), most=5)
            frozen.signal(signal.SIGSTOP)
            mover = next(player for player in there if player.now["asks"])
            mover.act_at_random(random.Random(2))  # it lies in the frozen house's letter box
            with opened(database) as rows:
                rows.execute("update worker set until = clock_timestamp() where address != ?", (awake_at(awake),))
            here = table.sit_all()
            assert here[0].now["number"] == 5
            play_on(here, random.Random(3), most=4)
            frozen.signal(signal.SIGCONT)

            assert [closed_for(partial(player.hear_until, 100)) for player in there] == [GONE] * 3
            assert all(player.now["number"] == 5 for player in there)
            play_on(here, random.Random(4), most=4)
            frames = awake.get(f"{table.path}/frames", table.secrets[0], first=0, last=100).json()["frames"]
            kept = {frame["entry"]["number"]: frame["entry"] for frame in frames}
            told = {number: entry for player in [*there, *here] for number, entry in player.told.items()}
            assert {number: kept[number] for number in told} == told
            assert max(kept) == 13
    finally:
        frozen.signal(signal.SIGCONT)
        frozen.stop()


def awake_at(door: Door) -> str:
    return f"http://127.0.0.1:{door.port}/"


def test_a_house_whose_lease_was_not_renewed_in_time_gives_up_its_tables(new_postgresql: NewDatabase) -> None:
    database = new_postgresql()
    prepare(database)

    async def work() -> None:
        lost = asyncio.Event()
        lease = Lease(database, "late", "http://late/", 1.0, HouseClock(), lost.set)
        await lease.begin()
        keeping = asyncio.create_task(lease.keep())
        time.sleep(1.5)  # the whole house stands still
        await lost.wait()
        keeping.cancel()
        await lease.end()

    asyncio.run(work())


# When the database is away


@clause("table.try-again")
def test_a_database_that_is_away_for_a_while_costs_nothing_but_time(tmp_path: Path) -> None:
    with tempfile.TemporaryDirectory(prefix="ludotheque-postgresql-", ignore_cleanup_errors=True) as folder:
        server = PostgresqlServer(Path(folder))
        server.make()
        server.start()
        try:
            with house_at(tmp_path, database=server.new_database("ludotheque")) as door:
                table = door.started("me", "me", "me")
                players = table.sit_all()
                play_on(players, random.Random(1), most=5)
                server.kill()
                next(player for player in players if player.now["asks"]).act_at_random(random.Random(2))
                assert [closed_for(partial(player.hear_until, 6)) for player in players] == [GONE] * 3
                refused = door.post("/api/tables", {"game": "couleurs-du-monde", "seats": [{"player": "open"}] * 3})
                assert (refused.status_code, refused.json()["clause"]) == (503, "table.try-again")
                server.restart()
                wait_until(lambda: door.get(table.path).status_code == 200)
                again = table.sit_all()

                assert again[0].now["number"] == 5
                assert play_on(again, random.Random(3), most=5) == 5
        finally:
            server.stop()
