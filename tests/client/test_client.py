"""A seat over the socket, for programs: the bot of the guide plays as it is printed."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludotheque.client import Gone, House, Refused, sit
from tests.server.door import PATIENCE, Door, house_at

GUIDE = Path(__file__).parents[2] / "docs" / "socket.md"


@pytest.fixture(scope="module")
def door(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Door]:
    with house_at(tmp_path_factory.mktemp("house")) as open_door:
        yield open_door


def address(door: Door) -> str:
    return f"http://127.0.0.1:{door.port}"


def test_the_bot_of_the_guide_plays_a_game_as_it_is_printed(door: Door, tmp_path: Path) -> None:
    printed = re.findall(r"```python\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)[0]
    (tmp_path / "bot.py").write_text(printed, "utf-8")
    table = door.started("me", "greedy", "greedy")

    words = [sys.executable, "bot.py", f"{address(door)}/s#{table.secrets[0]}"]
    done = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True, timeout=3 * PATIENCE, check=True)

    assert len(printed.splitlines()) <= 40
    assert done.stdout.startswith("I sit at a table of couleurs-du-monde\n")
    assert "winners:" in done.stdout
    assert "refused" not in done.stdout
    assert table.info()["stage"] == "over"


def test_a_refusal_is_an_exception_with_its_clause(door: Door) -> None:
    table = door.started("me", "greedy", "greedy")

    with sit(f"{address(door)}/s#{table.secrets[0]}") as seat:
        assert seat.wait_for_turn()
        with pytest.raises(Refused, match=r"cdm\.turn\.own-cards"):
            seat.act("play-card", [[9999]])


def test_a_seat_waits_in_the_lobby_and_hears_the_talk(door: Door) -> None:
    house = House(address(door))
    made = house.open_table("couleurs-du-monde", [{"player": "me", "name": "Ada"}, *[{"player": "open"}] * 2])
    secret = made["seats"][0]["secret"]

    with sit(f"{address(door)}/s#{secret}") as seat:
        seat.say("Bonjour")

        assert (0, {}) == (seat.seat, seat.now)
        assert seat.chat[-1]["text"] == "Bonjour"
        assert house.table_of(secret) == made["key"]


def test_a_secret_that_opens_nothing_is_sent_away_for_good(door: Door) -> None:
    from ludotheque.client.seat import Seat

    table = door.started("me", "greedy", "greedy")

    with pytest.raises(Gone, match=r"table\.unknown-secret"):
        Seat(House(address(door)), table.key, "x" * 32)
