"""What a player has to remember is told once to each seat, by every door of the house."""

from pathlib import Path
from typing import Any

import pytest

from ludotheque.record.positions import dump_text
from ludotheque.server.seating import Chair, new_secret
from ludotheque.server.setup import Setup
from ludotheque.server.storage import StoredTable
from ludotheque.server.visitor import hashed
from ludotheque.server.wire import Pace
from ludotheque.shelf import BOXES
from tests.clauses import clause
from tests.games.joyeux_combinards.arrange import GAME as RULES
from tests.games.joyeux_combinards.arrange import Table, cards
from tests.server.door import Door, NewTable, Player, house_at

GAME = RULES.name


def opened(door: Door, table: Table) -> NewTable:
    """The position on a table of the house, a person on every seat."""
    volume = door.house.catalogue.volume(GAME)
    edition, secrets = volume.edition, [new_secret() for _ in range(table.state.seats)]
    setup = Setup(
        key=new_secret(),
        code=new_secret()[:10],
        game=GAME,
        rules=RULES.rules_version,
        edition=edition.id,
        edition_hash=edition.hash,
        seats=table.state.seats,
        seed="1",
        options={},
        pace=Pace(),
        language="fr",
        created=1,
        position=dump_text(table.state),
    )
    chairs = [Chair("human", name=f"Player {seat}", secret=hashed(secret)) for seat, secret in enumerate(secrets)]
    door.run(door.house.storage.create(StoredTable(setup, hashed(setup.key), "playing", chairs, volume.text)))
    seats = [{"seat": seat, "secret": secret} for seat, secret in enumerate(secrets)]
    return NewTable(door, {"key": setup.key, "code": setup.code, "host": "", "seats": seats})


def at_stop(memory: str = "own") -> Table:
    """Seat 0 has come to STOP with oil."""
    table = Table(memory=memory).holds(0, "tanker")
    table.lands(0, "stop-docks")
    return table


def declare(player: Player) -> dict[str, Any]:
    player.act("declare-oil", cards("tanker"))
    return player.hear_a("moved")


def kinds(entries: list[dict[str, Any]]) -> list[str]:
    return [event["is"] for entry in entries for event in entry["events"]]


def log(player: Player) -> list[str]:
    """The kinds of events that somebody is told on coming to the table."""
    player.close()
    return kinds(player.first["log"])


@clause("ljc.table.memory")
def test_everybody_present_is_told_at_once_that_it_is_told_once(door: Door) -> None:
    table = opened(door, at_stop())
    players = [*table.sit_all(), table.watch()]
    declare(players[0])

    for player in players[1:]:
        told = player.hear_a("moved")["entry"]["events"][0]
        assert told == {
            "is": "oil-declared",
            "once": True,
            "seat": 0,
            "cards": cards("tanker"),
            "amount": told["amount"],
        }


@clause("ljc.table.memory")
def test_whoever_comes_back_is_not_told_again(door: Door) -> None:
    table = opened(door, at_stop())
    players = table.sit_all()
    declare(players[0])
    for player in players[1:]:
        player.hear_a("moved")

    for seat in range(3):
        assert "oil-declared" not in log(table.sit(seat))
    assert "oil-declared" not in log(table.watch())


@clause("ljc.table.memory")
def test_whoever_was_away_is_told_once_on_coming(door: Door) -> None:
    table = opened(door, at_stop())
    declare(table.sit(0))

    assert "oil-declared" in log(table.sit(2))
    assert "oil-declared" not in log(table.sit(2))
    assert "oil-declared" not in log(table.watch())


@clause("ljc.table.memory")
def test_who_takes_over_a_bots_seat_is_not_told_what_was_shown_before(door: Door) -> None:
    table = opened(door, at_stop())
    host = table.key
    door.post(f"{table.path}/seats/2/change", {"player": "bot", "bot": "random"}, host)
    declare(table.sit(0))
    door.post(f"{table.path}/seats/2/change", {"player": "open"}, host)

    table.take(2, "Late")

    assert "oil-declared" not in log(table.sit(2))


@clause("ljc.table.memory")
def test_a_running_game_shows_its_present_alone(door: Door) -> None:
    table = opened(door, at_stop())
    players = table.sit_all()
    declare(players[0])
    players[1].hear_a("moved")
    path = f"{table.path}/frames"

    for secret in (table.secrets[0], table.secrets[1], ""):
        for query in ({}, {"first": 0, "last": 0}, {"first": 1, "last": 1}):
            film = door.get(path, secret, **query).json()
            assert (film["first"], film["total"], film["turns"]) == (1, 1, [1])
            assert [frame["entry"]["number"] for frame in film["frames"]] == [1]
            assert kinds([frame["entry"] for frame in film["frames"]]) == []
    assert door.get(path, table.secrets[1]).json()["frames"][0]["view"] == players[1].now["view"]


@clause("ljc.table.memory")
def test_a_house_that_was_closed_does_not_tell_again_what_a_seat_has_answered_since(tmp_path: Path) -> None:
    with house_at(tmp_path) as door:
        table = opened(door, at_stop())
        players = table.sit_all()
        declare(players[0])
        players[1].hear_a("moved")
        players[1].act("roll-dice")
        players[1].hear_a("moved")

    with house_at(tmp_path) as door:
        again = NewTable(door, {"key": table.key, "code": "", "host": "", "seats": _seats(table)})

        assert "oil-declared" not in log(again.sit(1))
        assert "oil-declared" in log(again.sit(2))
        assert "oil-declared" not in log(again.sit(2))


@clause("ljc.table.memory")
def test_a_table_that_is_kept_tells_nothing_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with house_at(tmp_path) as door:
        table = opened(door, at_stop())
        declare(table.sit(0))
    monkeypatch.setattr(BOXES[GAME].game, "rules_version", RULES.rules_version - 1)

    with house_at(tmp_path) as door:
        again = NewTable(door, {"key": table.key, "code": "", "host": "", "seats": _seats(table)})
        shown = again.sit(2).first

    assert (shown["is"], len(shown["log"])) == ("kept", 2)
    assert "oil-declared" not in kinds(shown["log"])


@clause("ljc.table.memory")
def test_an_open_memory_tells_and_shows_everything_again(door: Door) -> None:
    table = opened(door, at_stop(memory="open"))
    players = table.sit_all()
    declare(players[0])
    players[1].hear_a("moved")
    film = door.get(f"{table.path}/frames", table.secrets[1]).json()

    assert "oil-declared" in log(table.sit(1))
    assert "oil-declared" in log(table.watch())
    assert "oil-declared" in kinds([frame["entry"] for frame in film["frames"]])
    assert (film["first"], len(film["frames"])) == (0, 2)


@clause("ljc.table.memory")
def test_when_the_game_is_over_everything_may_be_looked_at(door: Door) -> None:
    ending = at_stop()
    ending.state.goal = 1
    table = opened(door, ending)
    player = table.sit(0)
    declare(player)
    film = door.get(f"{table.path}/frames").json()

    assert player.now["over"] is not None
    assert "oil-declared" in log(table.sit(0))
    assert "oil-declared" in kinds([frame["entry"] for frame in film["frames"]])
    assert film["first"] == 0


@pytest.mark.parametrize(
    ("arranged", "verb", "filling", "kind"),
    [
        ("sale", "sell-card", cards("miel"), "card-sold"),
        ("police", "hand-in", cards("miel"), "cards-handed-in"),
    ],
)
def test_any_card_that_is_shown_is_told_once(
    door: Door, arranged: str, verb: str, filling: list[int], kind: str
) -> None:
    ready = Table().holds(0, "miel").years(0, 2)
    ready.lands(0, {"sale": "meline-2", "police": "commissariat-central"}[arranged])
    table = opened(door, ready)
    player = table.sit(0)
    player.act(verb, filling)
    player.hear_a("moved")

    assert kind in kinds([player.last["entry"]])
    assert kind not in log(table.sit(0))


def _seats(table: NewTable) -> list[dict[str, Any]]:
    return [{"seat": seat, "secret": secret} for seat, secret in table.secrets.items()]
