"""Two worlds that a seat cannot tell apart send it the same bytes. Many more pairs: `python -m tests.secrecy`."""

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from ludotheque.kernel.action import NOBODY, Seat
from ludotheque.record.history import History
from ludotheque.server.bodies import Carried
from ludotheque.server.candour import Candour
from ludotheque.server.entries import Entry
from ludotheque.server.film import Film
from ludotheque.server.house import House
from ludotheque.server.match import Match
from ludotheque.server.pictures import Pictures
from ludotheque.server.table import Table
from ludotheque.shelf import BOXES
from ludotheque.showing import Why, encode
from tests.kernel.games import SEALED_BIDS, TEST_GAMES
from tests.kernel.games.ready import Ready
from tests.laws.subjects import ON_THE_SHELF
from tests.server.boxes import boxes_in
from tests.server.comparing import Comparison, Pair, ToldApart, pairs_of
from tests.server.door import Door, house_at
from tests.server.frankness import reasons_of_all_that_is_done
from tests.server.worlds import StandingClock

PAIRS = 20
APART = 3  # so that different seats and many positions come up
GAMES = [*ON_THE_SHELF, *TEST_GAMES]
CHATTY: Seat = 0  # whose secret wish a leak betrays


@pytest.fixture(scope="module")
def toys(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Door]:
    folder = Path(tmp_path_factory.mktemp("secrecy"))
    with house_at(folder / "data", boxes={**BOXES, **boxes_in(folder / "boxes")}, clock=StandingClock) as opened:
        yield opened


@pytest.fixture(autouse=True)
def frank() -> Iterator[None]:
    with reasons_of_all_that_is_done():
        yield


def compare_all(door: Door, pairs: Iterable[Pair]) -> int:
    """How many actions were compared."""
    return sum(Comparison(door, pair).run() for pair in pairs)


@pytest.mark.parametrize("ready", GAMES, ids=[ready.game.name for ready in GAMES])
def test_a_seat_receives_the_same_bytes_in_worlds_it_cannot_tell_apart(toys: Door, ready: Ready) -> None:
    assert compare_all(toys, islice(pairs_of(ready), 0, APART * PAIRS, APART)) >= 10


def wish(state: Any) -> int:
    found: int = state.wishes[CHATTY]
    return found


def later(pictures: Any, seat: Seat) -> list[Any]:
    entries = LOG(pictures, seat)
    for entry in entries:
        entry.at = wish(pictures._match.state)
    return entries


async def carries(house: House, key: str, *shown: Any) -> Carried:
    carried = await PLAY_AGAIN(house, key, *shown)
    match = house.rooms[key].table.match
    assert match is not None
    return replace(carried, seat=wish(match.state))


def why_of(entry: Entry) -> Why | None:
    return entry.why


VIEW, LOG, FRAME, LAST_VIEW, PLAY_AGAIN = Pictures._view, Pictures.log, Film._frame, Table.view_of, House.play_again
LEAKS: dict[str, tuple[type, str, Callable[..., Any]]] = {
    "view": (Pictures, "_view", lambda pictures, _: VIEW(pictures, CHATTY)),
    "log on coming back": (Pictures, "log", later),
    "frames": (Film, "_frame", lambda film, history, entry, _: FRAME(film, history, entry, CHATTY)),
    "reasons": (Candour, "why", lambda *heard: why_of(heard[1])),
    "what is closed": (Match, "closed", lambda match, _: encode([{"verb": "x", "clause": str(wish(match.state))}])),
    "the clock": (Match, "rests", lambda match: wish(match.state)),
    "refusals": (Match, "_closed_by", lambda match, *_: f"bids.{wish(match.state)}"),
    "when a bot may play for somebody": (Table, "bot_in", lambda table, *_: wish(table.started().state)),
    "a table that is closed": (Table, "view_of", lambda table, seen, _: LAST_VIEW(table, seen, CHATTY)),
    "a rematch": (House, "play_again", carries),
    "taking back": (History, "may_take_back", lambda history, _: wish(history.state) % 2 == 0),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_would_be_noticed(toys: Door, monkeypatch: pytest.MonkeyPatch, leak: str) -> None:
    monkeypatch.setattr(*LEAKS[leak])
    others = (pair for pair in pairs_of(SEALED_BIDS) if pair.observer not in (CHATTY, NOBODY))

    with pytest.raises(ToldApart):
        compare_all(toys, islice(others, PAIRS))
