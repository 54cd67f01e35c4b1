"""The laws of what a house keeps, on every database that it can be kept in."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from ludotheque.server.catalogue import Catalogue
from ludotheque.server.codes import new_code
from ludotheque.server.keeping import keeping_of
from ludotheque.server.rematch import seat_secret
from ludotheque.server.seating import Chair, new_secret, person_in_chair
from ludotheque.server.settings import Settings
from ludotheque.server.setup import UNSOWN, Setup
from ludotheque.server.storage import Line, Storage, StoredTable, Taken
from ludotheque.server.visitor import hashed
from ludotheque.server.wire import ChatLine, Pace
from ludotheque.shelf import BOXES
from ludotheque.showing import Why
from tests.server.databases import NewDatabase

GAME = "couleurs-du-monde"
HOUR = 3_600_000
VOLUME = Catalogue(BOXES).volume(GAME, "")

Work = Callable[[Storage], Awaitable[None]]
Run = Callable[[Work], None]


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Storage]:
    keeping = keeping_of(settings)
    async with keeping.opened() as kept, keeping.held(kept, lambda: None):
        yield kept.storage
        await kept.storage.close()


@pytest.fixture(params=["SQLite", "PostgreSQL"])
def run(request: pytest.FixtureRequest, tmp_path: Path) -> Run:
    """Does something with a house's storage, then closes it; the next time it is the same house."""
    settings = Settings(tmp_path)
    if request.param == "PostgreSQL":
        new_database: NewDatabase = request.getfixturevalue("new_postgresql")
        settings.database = new_database()

    def do(work: Work) -> None:
        async def all_of_it() -> None:
            async with opened(settings) as storage:
                await work(storage)

        asyncio.run(all_of_it())

    return do


def new_table(host: str = "", seats: int = 3) -> StoredTable:
    setup = Setup(
        key=new_secret(),
        code=new_code(),
        game=GAME,
        rules=1,
        edition=VOLUME.edition.id,
        edition_hash=VOLUME.edition.hash,
        seats=seats,
        seed=UNSOWN,
        options={},
        pace=Pace(),
        language="fr",
        created=1_700_000_000_000,
    )
    chairs = [person_in_chair("Zoé", "the seat of Zoé" + setup.key, [])]
    return StoredTable(
        setup, hashed(host or new_secret()), "lobby", [*chairs, *[Chair("open")] * (seats - 1)], VOLUME.text
    )


def line(number: int, text: str = "0 lay 3", house: int = 5) -> Line:
    return Line(number, text, 1_700_000_000_000 + number, house)


async def opened_table(storage: Storage) -> StoredTable:
    table = new_table()
    await storage.create(table)
    await storage.take(table.setup.key)
    return table


def test_a_table_comes_back_as_it_was_put_down(run: Run) -> None:
    table = new_table()
    key = table.setup.key
    said = ChatLine(0, 17, "Bien joué « … » 🎲")

    async def put_down(storage: Storage) -> None:
        await storage.create(table)
        await storage.take(key)
        await storage.append(key, Line(1, "0 lay 3", 1_700_000_000_001, 1 << 40, Why([])))
        await storage.append(key, line(2))
        await storage.say(key, said)
        storage.keep_snapshot(key, 2, "print", b"\x00packed\xff")
        table.chairs[1] = Chair("bot", bot="random")
        await storage.set_chair(key, 1, table.chairs[1])
        table.setup.seed = "12345678901234567890"
        await storage.set_setup(table.setup, table.edition)
        await storage.set_stage(key, "playing")

    async def look(storage: Storage) -> None:
        found = await storage.load(key)
        assert found is not None
        assert msgspec.to_builtins(found.setup) == msgspec.to_builtins(table.setup)
        assert (found.chairs, found.host, found.stage) == (table.chairs, table.host, "playing")
        assert (found.edition, found.number, found.chat, found.snapshot) == (VOLUME.text, 2, [said], b"\x00packed\xff")
        first, second = await storage.lines(key)
        assert (first, second) == (Line(1, "0 lay 3", 1_700_000_000_001, 1 << 40, Why([])), line(2))
        assert await storage.lines(key, after=1) == [second]
        assert await storage.marks(key) == {2: "print"}

    run(put_down)
    run(look)


def test_the_number_of_an_action_is_taken_once(run: Run) -> None:
    async def work(storage: Storage) -> None:
        table = await opened_table(storage)
        await storage.append(table.setup.key, line(1))
        with pytest.raises(Taken):
            await storage.append(table.setup.key, line(1, "1 pass"))
        assert await storage.lines(table.setup.key) == [line(1)]

    run(work)


def test_what_is_written_at_the_same_moment_does_not_harm_one_another(run: Run) -> None:
    """A bad line in the middle of a crowd: all others are on disk."""

    async def work(storage: Storage) -> None:
        tables = [await opened_table(storage) for _ in range(8)]
        await storage.append(tables[3].setup.key, line(1))
        writing = [storage.append(table.setup.key, line(1)) for table in tables]
        talking = [storage.say(table.setup.key, ChatLine(None, 1, "Bonjour")) for table in tables]
        results = await asyncio.gather(*writing, *talking, return_exceptions=True)

        assert [type(result) for result in results if result is not None] == [Taken]
        assert [await storage.lines(table.setup.key) for table in tables] == [[line(1)]] * 8

    run(work)


def test_a_table_is_created_whole_or_not_at_all(run: Run) -> None:
    async def work(storage: Storage) -> None:
        first, second = new_table(), new_table()
        await storage.create(first)
        second.setup.code = first.setup.code
        with pytest.raises(Taken):
            await storage.create(second)
        assert await storage.load(second.setup.key) is None
        assert await storage.find_code(first.setup.code) == first.setup.key

    run(work)


def test_a_code_leads_to_a_table_until_it_is_over(run: Run) -> None:
    async def work(storage: Storage) -> None:
        table = await opened_table(storage)
        assert await storage.find_code(table.setup.code) == table.setup.key
        await storage.set_stage(table.setup.key, "over")
        assert await storage.find_code(table.setup.code) is None

    run(work)


def test_secrets_open_seats_and_hosts_and_nothing_else(run: Run) -> None:
    async def work(storage: Storage) -> None:
        host = new_secret()
        table = new_table(host)
        await storage.create(table)
        seat, nobody = "the seat of Zoé" + table.setup.key, seat_secret(host, "elsewhere")
        found = await storage.find_secrets([hashed(host), hashed(seat), hashed(nobody)])

        assert {secret: (opened.key, opened.seat) for secret, opened in found.items()} == {
            hashed(host): (table.setup.key, None),
            hashed(seat): (table.setup.key, 0),
        }
        assert await storage.find_secrets([]) == {}

    run(work)


def test_old_tables_are_forgotten_and_a_clock_never_goes_back(run: Run) -> None:
    async def work(storage: Storage) -> None:
        old, fresh = await opened_table(storage), await opened_table(storage)
        await storage.note_time(2 * HOUR)
        await storage.note_time(HOUR)
        await storage.append(fresh.setup.key, line(1, house=2 * HOUR))

        assert await storage.forget(HOUR) == 1
        assert await storage.load(old.setup.key) is None
        assert await storage.load(fresh.setup.key) is not None

    run(work)


def test_nothing_is_left_of_a_deleted_table(run: Run) -> None:
    async def work(storage: Storage) -> None:
        table = await opened_table(storage)
        key = table.setup.key
        await storage.append(key, line(1))
        found = await storage.load(key)
        assert found is not None
        assert await storage.find_id(found.id) == key
        await storage.delete(key)

        assert await storage.load(key) is None
        assert await storage.lines(key) == []
        assert await storage.find_id(found.id) is None
        assert await storage.damage() == ""

    run(work)
