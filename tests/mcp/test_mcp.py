"""A language model's seat, held by a scripted client of the official package, at a table of a living house."""

import asyncio
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ludotheque.client.house import House, UnknownSeat
from ludotheque.client.seat import sit
from ludotheque.mcp.server import make_server
from mcp import Client, StdioServerParameters
from tests.server.door import PATIENCE, Door, NewTable, Player, house_at

TOOLS = ["look", "legal_moves", "act", "wait_for_turn", "say", "rules_article", "picture"]


@pytest.fixture(scope="module")
def door(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Door]:
    with house_at(tmp_path_factory.mktemp("house")) as open_door:
        yield open_door


def link(door: Door, table: NewTable) -> str:
    return f"{door.http.base_url}/s#{table.secrets[0]}".replace("//s#", "/s#")


def said(result: Any) -> str:
    return "\n".join(part.text for part in result.content if part.type == "text")


def first_move(text: str) -> str:
    """The first line that may be written, as a model would copy it."""
    lines = text.splitlines()
    return lines[lines.index(next(line for line in lines if line.endswith("You may write:"))) + 1]


def watch_to_the_end(watcher: Player) -> None:
    while watcher.now["over"] is None:
        watcher.hear()


async def play_whole_game(client: Client) -> tuple[str, int]:
    """What the table says at the end, and how many moves it took."""
    moves = 0
    text = said(await client.call_tool("wait_for_turn", {"seconds": 60}))
    while "You may write:" in text:
        assert "Done." in said(await client.call_tool("act", {"move": first_move(text)}))
        moves += 1
        text = said(await client.call_tool("wait_for_turn", {"seconds": 60}))
    return text, moves


def test_a_scripted_client_plays_a_whole_game_while_somebody_watches(door: Door) -> None:
    table = door.started("me", "greedy", "greedy")
    watcher = table.watch()
    watching = threading.Thread(target=watch_to_the_end, args=(watcher,), daemon=True)
    watching.start()
    command = StdioServerParameters(
        command=sys.executable, args=["-m", "ludotheque.cli.main", "mcp", link(door, table)], cwd=Path.cwd()
    )

    async def play() -> tuple[str, int]:
        async with Client(command) as client:
            assert TOOLS == [tool.name for tool in (await client.list_tools()).tools]
            return await play_whole_game(client)

    text, moves = asyncio.run(play())

    watching.join(PATIENCE)
    assert moves > 5
    assert "Won by:" in text
    assert f"Scores: {watcher.now['over']['scores']}" in text
    assert any(entry["seat"] == 0 for entry in watcher.told.values())


async def in_process(door: Door, table: NewTable, *calls: tuple[str, dict[str, Any]]) -> list[Any]:
    with sit(link(door, table)) as seat:
        async with Client(make_server(seat, "en")) as client:
            return [await client.call_tool(name, arguments) for name, arguments in calls]


def test_a_wrong_move_is_answered_with_its_clause_and_the_legal_list(door: Door) -> None:
    table = door.started("me", "greedy", "greedy")

    _, wrong, nonsense, legal = asyncio.run(
        in_process(
            door,
            table,
            ("wait_for_turn", {}),
            ("act", {"move": "play-card 9999"}),
            ("act", {"move": "castle kingside"}),
            ("legal_moves", {}),
        )
    )

    assert said(wrong).startswith("Refused: One plays only cards of one’s own hand")
    assert "(cdm.turn.own-cards)" in said(wrong)
    assert said(legal).splitlines()[0] in said(wrong).splitlines()
    assert said(nonsense).startswith("Refused: ")
    assert "You may write:" in said(nonsense)


def test_a_model_talks_looks_things_up_and_sees_the_board(door: Door) -> None:
    table = door.started("me", "greedy", "greedy")
    watcher = table.watch()

    spoken, chapters, article, picture, look = asyncio.run(
        in_process(
            door,
            table,
            ("say", {"text": "Bonjour à tous"}),
            ("rules_article", {}),
            ("rules_article", {"article": "cdm.turn.first-card"}),
            ("picture", {}),
            ("look", {}),
        )
    )

    assert said(spoken) == "Said."
    assert watcher.hear_a("chat")["line"]["text"] == "Bonjour à tous"
    assert "cdm.turn" in said(chapters).splitlines()
    assert said(article).startswith("cdm.turn.first-card: ")
    assert picture.content[0].mime_type == "image/svg+xml"
    assert "South America" in said(look)
    assert "Bonjour à tous" in said(look)


def test_what_is_no_link_of_a_seat_is_a_complaint(door: Door) -> None:
    with pytest.raises(UnknownSeat, match="looks like"):
        sit("http://127.0.0.1/elsewhere")
    with pytest.raises(UnknownSeat, match="opens no seat"):
        House(str(door.http.base_url)).table_of("x" * 32)
