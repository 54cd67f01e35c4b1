"""Two worlds that a seat cannot tell apart send it the same bytes. Many more pairs: `python -m tests.secrecy`."""

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest
from msgspec.structs import replace

from ludotheque.bots.random_bot import RandomBot
from ludotheque.bots.worlds import Worlds
from ludotheque.kernel.action import NOBODY, Seat
from ludotheque.kernel.chance import Chance
from ludotheque.record.history import History
from ludotheque.server.advice import Advice
from ludotheque.server.bodies import Carried
from ludotheque.server.candour import Candour
from ludotheque.server.entries import Entry
from ludotheque.server.film import Film
from ludotheque.server.house import House
from ludotheque.server.match import Match
from ludotheque.server.mind import Chosen
from ludotheque.server.pictures import Pictures
from ludotheque.server.requests import Thought
from ludotheque.server.shows import Shows
from ludotheque.server.table import Table
from ludotheque.server.talk import Talk
from ludotheque.server.thinking import Thinkers
from ludotheque.server.wire import ChatLine, Spoken, text
from ludotheque.shelf import BOXES
from ludotheque.showing import Reason, Why, encode
from tests.kernel.games import SEALED_BIDS, TEST_GAMES
from tests.kernel.games.ready import Ready
from tests.laws.subjects import ON_THE_SHELF
from tests.server.boxes import boxes_in
from tests.server.comparing import Comparison, Pair, ToldApart, pairs_of
from tests.server.door import Door, house_at
from tests.server.frankness import reasons_of_all_that_is_done
from tests.server.talkers import everybody_talks
from tests.server.worlds import StandingClock

PAIRS = 20
APART = 3  # so that different seats and many positions come up
GAMES = [*ON_THE_SHELF, *TEST_GAMES]
SEED_BITS = "ludotheque.server.thinking.SEED_BITS"
CHATTY: Seat = 0  # whose secret wish a leak betrays


@pytest.fixture(scope="module")
def toys(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Door]:
    folder = Path(tmp_path_factory.mktemp("secrecy"))
    with house_at(folder / "data", boxes={**BOXES, **boxes_in(folder / "boxes")}, clock=StandingClock) as opened:
        yield opened


@pytest.fixture(autouse=True)
def frank(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(SEED_BITS, 0)  # what advises draws the same in both worlds
    monkeypatch.setattr(Thinkers, "advise", advise_at_toys)
    with reasons_of_all_that_is_done(), everybody_talks():
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


def hint_to_all(shows: Any, _: Seat, hint: Any) -> None:
    for screen in shows._presence.screens:
        screen.show(text(hint))


async def advise_at_toys(thinkers: Thinkers, match: Match, edition: str, seat: Seat, level: str) -> Thought:
    """Toys are not on the shelf, so that no other process knows them. The reason rests on all that the seat sees."""
    if match.game.name in BOXES:
        return await ADVISE(thinkers, match, edition, seat, level)
    action = RandomBot(level, 1).choose(Worlds(match.game, match.state, seat, Chance(1)), seat).action
    secret = crc32(encode(match.game.view(match.state, seat)))
    why = Why([Reason("secret", 0.5, {"amount": secret})])
    return Thought(seat, match.number, Chosen(action.verb(), action.filling(), why))


def too_talkative(_: Talk, match: Match) -> Any:
    return ChatLine(0, 2_000, "", None, Spoken("", match.number, {"amount": wish(match.state)}))


def hint_from_the_truth(advice: Any, match: Match, thought: Any) -> Any:
    hint = HINT(advice, match, thought)
    return hint and replace(hint, why=Why([Reason("secret", wish(match.state), {})]))


def why_of(entry: Entry) -> Why | None:
    return entry.why


ADVISE, HINT = Thinkers.advise, Advice.hint
VIEW, LOG, FRAME, LAST_VIEW, PLAY_AGAIN = Pictures._view, Pictures.log, Film._frame, Table.view_of, House.play_again
LEAKS: dict[str, tuple[type, str, Callable[..., Any]]] = {
    "view": (Pictures, "_view", lambda pictures, _: VIEW(pictures, CHATTY)),
    "log on coming back": (Pictures, "log", later),
    "frames": (Film, "_frame", lambda film, history, entry, _: FRAME(film, history, entry, CHATTY)),
    "reasons": (Candour, "why", lambda *heard: why_of(heard[1])),
    "hints of others": (Shows, "hint", hint_to_all),
    "hints that know too much": (Advice, "hint", hint_from_the_truth),
    "what characters say": (Talk, "remark", too_talkative),
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
