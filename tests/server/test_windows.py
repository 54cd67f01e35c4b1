"""Time windows of the rules, kept by the table's clock."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.boxes import boxes_in
from tests.server.door import Door, Player, house_at

WINDOW = 7_000


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


def test_a_claim_within_the_window_is_paid(toys: Door) -> None:
    players = toys.started("me", "me", game="royalties").sit_all()
    owner, debtor = until_a_claim(players)
    time.sleep(0.2)
    assert WINDOW - 2000 < owner.now["deadline"] <= WINDOW

    owner.act("claim-royalty")

    assert debtor.hear_a("moved")["entry"]["events"][0]["is"] == "royalty-paid"


def test_a_window_closes_by_itself_and_on_time(toys: Door) -> None:
    players = toys.started("me", "me", game="royalties").sit_all()
    _, debtor = until_a_claim(players)
    opened = time.monotonic()

    entry = debtor.hear_a("moved")["entry"]

    assert entry["seat"] is None
    assert entry["events"][0]["is"] == "royalty-forgotten"
    assert WINDOW - 300 < 1000 * (time.monotonic() - opened) < WINDOW + 5000


def test_no_time_is_told_where_it_does_not_matter(toys: Door) -> None:
    table = toys.started("me", "me", game="sealed-bids")
    first, second = table.sit_all()
    time.sleep(0.1)
    first.act("seal-bid", [1])
    second.hear_a("moved")
    second.act("seal-bid", [0])

    assert second.hear_a("moved")["entry"]["number"] == 2
