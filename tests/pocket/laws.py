"""What every storage of a house promises. A browser runs these too, so nothing here is pytest's."""

from collections.abc import Awaitable, Callable

from ludotheque.server.seating import Chair
from ludotheque.server.setup import Setup
from ludotheque.server.storage import MOST_CHAT, Line, Opened, Storage, StoredTable
from ludotheque.server.wire import ChatLine, Pace

Reopened = Callable[[], Awaitable[Storage]]  # the storage as somebody finds it who opens the house again


def a_table(key: str, *chairs: Chair) -> StoredTable:
    setup = Setup(
        key=key,
        code=f"CODE{key}",
        game="cresus",
        rules=1,
        edition="cresus-2004",
        edition_hash="1a9f",
        seats=len(chairs),
        seed="0",
        options={},
        pace=Pace(),
        language="fr",
        created=1,
    )
    return StoredTable(setup, f"host of {key}", "lobby", list(chairs), "the edition", id=0)


async def a_table_is_found_as_it_was_left(storage: Storage, reopened: Reopened) -> None:
    await storage.create(a_table("a", Chair("human", "Zoé", secret="zoe"), Chair("open")))
    await storage.set_chair("a", 1, Chair("human", "Max", secret="max"))
    await storage.set_stage("a", "playing")
    await storage.append("a", Line(1, "0 roll", 10, 20))
    await storage.append("a", Line(2, "1 pass-turn", 11, 30))
    await storage.say("a", ChatLine(0, 5, "bonjour", None))

    again = await reopened()
    found = await again.load("a")

    assert found is not None
    assert [chair.name for chair in found.chairs] == ["Zoé", "Max"]
    assert (found.stage, found.number, found.edition) == ("playing", 2, "the edition")
    assert [line.text for line in found.chat] == ["bonjour"]
    assert [(line.number, line.text, line.at, line.house) for line in await again.lines("a", 1)] == [
        (2, "1 pass-turn", 11, 30)
    ]
    assert await again.find_secrets(["max", "host of a", "nobody"]) == {
        "max": Opened("a", 1),
        "host of a": Opened("a", None),
    }
    assert await again.find_code("CODEa") == "a"
    assert await again.load("b") is None
    await again.close()


async def an_action_is_kept_once(storage: Storage, reopened: Reopened) -> None:
    await storage.create(a_table("a", Chair("bot", bot="random")))
    await storage.append("a", Line(1, "0 roll", 1, 1))
    taken = False
    try:
        await storage.append("a", Line(1, "0 pass-turn", 1, 1))
    except Exception:
        taken = True
    assert taken

    again = await reopened()
    assert [line.text for line in await again.lines("a")] == ["0 roll"]
    await again.close()


async def a_snapshot_lies_behind_its_table(storage: Storage, reopened: Reopened) -> None:
    await storage.create(a_table("a", Chair("bot", bot="random")))
    await storage.append("a", Line(1, "0 roll", 1, 1))
    storage.keep_snapshot("a", 1, "first", b"packed")
    storage.keep_snapshot("a", 2, "second", bytes(range(256)))
    await storage.close()

    again = await reopened()
    found = await again.load("a")
    assert found is not None
    assert found.snapshot == bytes(range(256))
    assert await again.marks("a") == {1: "first", 2: "second"}
    await again.close()


async def of_what_was_said_the_last_is_kept(storage: Storage, reopened: Reopened) -> None:
    await storage.create(a_table("a", Chair("bot", bot="random")))
    for number in range(MOST_CHAT + 3):
        await storage.say("a", ChatLine(None, number, str(number), None))

    again = await reopened()
    found = await again.load("a")
    assert found is not None
    assert found.chat[-1].text == str(MOST_CHAT + 2)
    assert len(found.chat) == 50
    await again.close()


async def what_is_deleted_or_forgotten_is_gone(storage: Storage, reopened: Reopened) -> None:
    await storage.create(a_table("a", Chair("human", "Zoé", secret="zoe")))
    await storage.create(a_table("b", Chair("human", "Max", secret="max")))
    await storage.create(a_table("c", Chair("human", "Léo", secret="leo")))
    await storage.append("a", Line(1, "0 roll", 1, 1))
    await storage.delete("a")
    await storage.note_time(1000)
    await storage.append("b", Line(1, "0 roll", 1, 990))

    assert await storage.forget(100) == 1
    again = await reopened()
    assert [await again.load(key) is None for key in "abc"] == [True, False, True]
    assert await again.lines("a") == []
    assert list(await again.find_secrets(["zoe", "max", "leo"])) == ["max"]
    await again.close()


LAWS = [
    a_table_is_found_as_it_was_left,
    an_action_is_kept_once,
    a_snapshot_lies_behind_its_table,
    of_what_was_said_the_last_is_kept,
    what_is_deleted_or_forgotten_is_gone,
]
