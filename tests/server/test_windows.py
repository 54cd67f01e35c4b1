"""Time windows of the rules, kept by the table's clock."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludotheque.server.clock import HouseClock
from ludotheque.server.thinking import COURTESY
from tests.server.boxes import boxes_in
from tests.server.door import PATIENCE, Door, Player, house_at

WINDOW = 7_000
PAUSE = 0.3  # seconds


class StoppedClock(HouseClock):
    """However slow the machine, no time goes by."""

    def now(self) -> int:
        return 0


@pytest.fixture(scope="module")
def toys(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Door]:
    folder = Path(tmp_path_factory.mktemp("windows"))
    with house_at(folder / "data", boxes=boxes_in(folder / "boxes")) as opened:
        yield opened


def until_a_claim(players: list[Player]) -> tuple[Player, Player]:
    """Roll until somebody may claim: who, and who has rolled."""
    while True:
        mover = next(player for player in players if player.now["asks"])
        if mover.now["asks"][0]["verb"] == "claim-royalty":
            return mover, next(player for player in players if player is not mover)
        mover.act("roll-dice")
        for player in players:
            player.hear_a("moved")


def test_a_claim_within_the_window_is_paid(tmp_path: Path) -> None:
    with house_at(tmp_path / "data", boxes=boxes_in(tmp_path / "boxes"), clock=StoppedClock) as house:
        owner, debtor = until_a_claim(house.started("me", "me", game="royalties").sit_all())
        assert owner.now["deadline"] == WINDOW

        owner.act("claim-royalty")

        assert debtor.hear_a("moved")["entry"]["events"][0]["is"] == "royalty-paid"


def test_a_window_closes_by_itself_and_on_time(toys: Door) -> None:
    players = toys.started("me", "me", game="royalties").sit_all()
    before = time.monotonic()
    _, debtor = until_a_claim(players)
    opened = time.monotonic()

    entry = debtor.hear_a("moved")["entry"]

    assert entry["seat"] is None
    assert entry["events"][0]["is"] == "royalty-forgotten"
    closed = time.monotonic()
    assert WINDOW <= 1000 * (closed - before)
    assert WINDOW + 1000 * PATIENCE > 1000 * (closed - opened)


def test_no_time_is_told_where_it_does_not_matter(toys: Door) -> None:
    table = toys.started("me", "me", game="sealed-bids")
    first, second = table.sit_all()
    time.sleep(0.1)
    first.act("seal-bid", [1])
    second.hear_a("moved")
    second.act("seal-bid", [0])

    assert second.hear_a("moved")["entry"]["number"] == 2


def offers(player: Player, verb: str) -> bool:
    return any(ask["verb"] == verb for ask in player.now["asks"])


def until_a_walk(players: list[Player]) -> Player:
    """Let everybody pass until a person may travel."""
    while not any(offers(player, "walk-to") for player in players):
        for player in players:
            if offers(player, "let-pass"):
                player.act("let-pass")
                break
        for player in players:
            player.hear_a("moved")
    return next(player for player in players if offers(player, "walk-to"))


def test_where_the_first_to_speak_counts_a_bot_lets_people_be_first(tmp_path: Path) -> None:
    with house_at(tmp_path, bot_pause=PAUSE, clock=StoppedClock) as house:
        players = house.started(
            "me", "me", "random", game="richesses-de-france", options={"circuit": "wines"}
        ).sit_all()
        for player in players:
            player.act("be-ready")
        walker = until_a_walk(players)
        town = next(ask for ask in walker.now["asks"] if ask["verb"] == "walk-to")["blanks"][0]["choices"][0]
        opened = time.monotonic()
        walker.act("walk-to", [town])
        for player in players:
            player.hear_a("moved")
            player.sees()

        answer = walker.hear_a("moved")["entry"]

        assert answer["seat"] == 2
        assert time.monotonic() - opened > (COURTESY - 1) * PAUSE
