"""Against the clock, people's time begins when they can see what they are asked; nobody is waited for without end."""

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ludotheque.server.sight import LEAST_MS, MOST_MS, Sight
from tests.server.boxes import boxes_in
from tests.server.door import Door, Player, house_at
from tests.server.test_windows import WINDOW, until_a_claim
from tests.server.worlds import StandingClock

ADA, BEA, CARL = 0, 1, 2
TRIES = 30


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Door]:
    """A house whose clock goes on when a test says so."""
    with house_at(tmp_path / "data", boxes=boxes_in(tmp_path / "boxes"), clock=StandingClock) as house:
        yield house


def passes(milliseconds: int, *players: Player) -> None:
    """Time, which the house notices when somebody tries something."""
    StandingClock.moment += milliseconds
    for player in players:
        player.refused({"is": "act", "number": 0, "verb": "cheat", "filling": []})


def clock(told: dict[str, Any]) -> tuple[int | None, int | None]:
    return told["deadline"], told["rests"]


def a_claim(hall: Door) -> tuple[Player, Player]:
    """An owner who may claim, and the debtor."""
    return until_a_claim(hall.started("me", "me", game="royalties").sit_all())


def test_the_clock_rests_until_who_is_asked_has_seen_it(hall: Door) -> None:
    owner, debtor = a_claim(hall)
    passes(LEAST_MS, debtor)
    assert clock(owner.hear_a("clock")) == clock(debtor.hear_a("clock")) == (WINDOW, MOST_MS - LEAST_MS)

    passes(MOST_MS - LEAST_MS - 1, debtor)
    owner.sees()

    assert clock(owner.hear_a("clock")) == clock(debtor.hear_a("clock")) == (WINDOW, 0)
    passes(WINDOW - 1, debtor)
    owner.act("claim-royalty")
    assert "royalty-paid" == owner.hear_a("moved")["entry"]["events"][0]["is"]


def test_at_first_nobody_learns_who_sees_it(hall: Door) -> None:
    owner, debtor = a_claim(hall)
    assert clock(owner.now) == clock(debtor.now) == (WINDOW, LEAST_MS)

    owner.sees()
    owner.send({"is": "say", "text": "I see."})
    heard = debtor.hear()
    passes(LEAST_MS, debtor)

    assert (heard["is"], debtor.last["is"]) == ("chat", "refused")
    passes(WINDOW - 1, debtor)
    passes(1)
    debtor.send({"is": "act", "number": 0, "verb": "cheat", "filling": []})
    assert "royalty-forgotten" == debtor.hear()["entry"]["events"][0]["is"]


def until_a_claim_of(owner: Player, players: list[Player]) -> Player:
    """Nobody else claims anything; who has rolled."""
    while True:
        found, debtor = until_a_claim(players)
        if found is owner:
            return debtor
        found.act("waive-royalty")
        for player in players:
            player.hear_a("moved")


def test_who_never_sees_it_is_waited_for_so_long_and_not_again_before_he_is_back(hall: Door) -> None:
    for _ in range(TRIES):
        with contextlib.suppress(StopIteration):  # the titles ran out before the owner was asked four times
            return he_is_waited_for_once(hall)
    raise AssertionError("no game was long enough")


def he_is_waited_for_once(hall: Door) -> None:
    players = hall.started("me", "me", game="royalties").sit_all()
    owner, debtor = until_a_claim(players)
    passes(MOST_MS + WINDOW - 1, debtor)
    passes(1, debtor)
    assert "royalty-forgotten" == owner.hear_a("moved")["entry"]["events"][0]["is"]

    debtor = until_a_claim_of(owner, players)
    passes(LEAST_MS + WINDOW, debtor)
    assert "royalty-forgotten" == owner.hear_a("moved")["entry"]["events"][0]["is"]

    debtor = until_a_claim_of(owner, players)
    owner.sees()
    owner.act("waive-royalty")
    for player in players:
        player.hear_a("moved")
    debtor = until_a_claim_of(owner, players)
    passes(LEAST_MS, debtor)
    assert clock(debtor.hear_a("clock")) == (WINDOW, MOST_MS - LEAST_MS)


def test_a_seat_that_a_bot_plays_holds_nobody_up(hall: Door) -> None:
    owner, debtor = a_claim(hall)
    passes(LEAST_MS, debtor)
    debtor.hear_a("clock")
    owner.send({"is": "hand-over", "bot": "random"})

    assert clock(debtor.hear_a("clock")) == (WINDOW, 0)


def test_who_comes_back_has_all_his_time(hall: Door) -> None:
    table = hall.started("me", "me", game="royalties")
    players = table.sit_all()
    owner, debtor = until_a_claim(players)
    owner.close()
    passes(MOST_MS - 1, debtor)

    back = table.sit(players.index(owner))
    assert clock(back.first["now"]) == (WINDOW, 1)
    back.sees()

    assert clock(back.hear_a("clock")) == (WINDOW, 0)


def test_where_nobody_else_waits_the_clock_waits_as_long_as_it_takes(hall: Door) -> None:
    player = hall.started("me", "random", game="royalties").sit(0)
    while not any(ask["verb"] == "claim-royalty" for ask in player.now["asks"]):
        if player.now["asks"]:
            player.act("roll-dice")
        player.hear()
    passes(10 * MOST_MS, player)
    assert clock(player.hear_a("clock")) == (WINDOW, None)

    player.sees()

    assert clock(player.hear_a("clock")) == (WINDOW, 0)


def test_a_watcher_has_nothing_to_confirm(hall: Door) -> None:
    watcher = hall.started("me", "me", game="royalties").watch()

    assert "table.watchers-watch" == watcher.refused({"is": "sees", "number": 0})


def window_of(*asked: int, people: set[int]) -> Sight:
    sight = Sight(4)
    sight.play(people, 0)
    sight.ask(1, 7_000, list(asked), weighs=False, now=0)
    return sight


def test_one_after_another_sees_it_and_the_others_have_their_time_afresh() -> None:
    sight = window_of(BEA, CARL, people={ADA, BEA, CARL})
    sight.sees(BEA, 1, MOST_MS - 1)
    assert 2 * MOST_MS - 1 == sight.rests_until(MOST_MS - 1)

    sight.sees(CARL, 1, 2 * MOST_MS - 2)

    assert LEAST_MS == sight.rests_until(2 * MOST_MS - 2)


def test_who_is_asked_later_in_the_same_window_is_waited_for_too() -> None:
    sight = window_of(BEA, people={ADA, BEA, CARL})
    sight.sees(BEA, 1, 0)
    sight.sees(CARL, 1, 0)
    sight.ask(2, 7_000, [CARL], weighs=False, now=LEAST_MS)

    assert {CARL} == sight.missing(LEAST_MS)


def test_what_was_seen_before_is_not_the_question() -> None:
    sight = window_of(BEA, people={ADA, BEA})
    sight.sees(BEA, 0, 0)

    assert {BEA} == sight.missing(0)


def test_what_a_hand_holds_does_not_count() -> None:
    """Nothing about a position but whom it waits for, until when, and whether its answer may ruin."""
    known = {"number", "ends", "waiting", "weighs", "now"}

    assert known == set(Sight.ask.__annotations__) - {"return"}
