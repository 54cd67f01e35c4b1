"""The luck of a house: promised before anybody sits, salted by everybody, opened die by die, proved at the end."""

import random
from pathlib import Path
from typing import Any

import pytest

from ludotheque.record.luck import Key
from ludotheque.record.open_luck import Places, leads_to, outcome_in
from ludotheque.record.promise import OpenDraws
from ludotheque.record.read import read_record
from ludotheque.record.verify import verify_draws, verify_outcomes, verify_root, verify_seed
from ludotheque.shelf import box
from tests.clauses import clause
from tests.fair import verifier
from tests.server.door import GAME, Door, NewTable, Player, house_at, play_on, wait_until
from tests.server.test_tables import problem

DICE = "richesses-du-monde"
ENOUGH = 12  # dice to look at


class Watch:
    """Somebody who checks every die that falls."""

    def __init__(self, player: Player) -> None:
        table = player.first["table"]
        luck = table["luck"]
        self.root = luck["root"]
        self.places = Places(len(table["seats"]), [OpenDraws(**kind) for kind in luck["open_draws"]])
        self.seen: list[dict[str, Any]] = []

    def look(self, message: dict[str, Any]) -> None:
        for shown in message.get("opened", []):
            seat = -1 if shown["seat"] is None else shown["seat"]
            key = Key(shown["purpose"], seat, shown["turn"], shown["count"])
            block, path = bytes.fromhex(shown["block"]), [bytes.fromhex(one) for one in shown["path"]]

            assert leads_to(self.root, self.places, key, block, path)
            assert outcome_in(block, shown["below"]) == shown["outcome"]
            self.seen.append(shown)


def salted(door: Door, table: NewTable, seat: int, salt: str) -> Any:
    return door.post(f"{table.path}/seats/{seat}/salt", {"salt": salt}, secret=table.secrets[seat])


def until_dice_fall(players: list[Player], watch: Watch, luck: random.Random, enough: int) -> list[dict[str, Any]]:
    """Everybody plays at random, until enough dice were checked; the messages in which they came."""
    told: list[dict[str, Any]] = []
    while len(watch.seen) < enough:
        play_on(players, luck, most=1)
        watch.look(players[0].last)
        told.append(players[0].last)
    return told


def test_the_house_commits_before_anybody_sits(door: Door) -> None:
    made = door.post("/api/tables", {"game": GAME, "seats": [{"player": "open"}] * 3}).json()
    table = NewTable(door, made)
    first = table.watch().first["table"]["luck"]

    assert len(made["commitment"]) == 64
    assert made["commitment"] == first["commitment"] == table.info()["luck"]["commitment"]
    assert first["root"] == ""


def test_two_tables_have_two_commitments(door: Door) -> None:
    one, other = door.new_table("open", "open", "open"), door.new_table("open", "open", "open")

    assert one.info()["luck"]["commitment"] != other.info()["luck"]["commitment"]


def test_whoever_sits_down_adds_a_salt_that_all_see(door: Door) -> None:
    table = door.new_table("me", "open", "random")
    salted(door, table, 0, "wintergreen")
    door.post(f"{table.path}/seats/1/take", {"name": "Ada", "salt": "saltOfAda"})
    salts = [seat["salt"] for seat in table.info()["seats"]]

    assert salts[:2] == ["wintergreen", "saltOfAda"]
    assert len(salts[2]) == 32  # a bot's, which follows from what the house committed to


@clause("table.unknown-secret")
def test_nobody_salts_for_another(door: Door) -> None:
    table = door.new_table("me", "me", "random")
    path = f"{table.path}/seats/1/salt"

    assert problem(door.post(path, {"salt": "wintergreen"}, secret=table.secrets[0])) == (403, "table.unknown-secret")
    assert problem(door.post(path, {"salt": "wintergreen"})) == (403, "table.unknown-secret")


@pytest.mark.parametrize("salt", ["", "short", "x" * 65, "with space", "new\nline1", "-"])
def test_a_salt_is_one_word(door: Door, salt: str) -> None:
    table = door.new_table("me", "open", "random")

    assert salted(door, table, 0, salt).status_code == 400


@clause("table.started")
def test_nobody_salts_a_game_that_has_begun(door: Door) -> None:
    table = door.started("me", "random", "random")

    assert problem(salted(door, table, 0, "wintergreen")) == (409, "table.started")


def test_dice_are_proved_as_they_fall(door: Door) -> None:
    table = door.started("me", "me", "me", game=DICE)
    players = table.sit_all()
    watch = Watch(players[0])
    watch.look(players[0].first)  # who begins

    begun = len(watch.seen)
    told = until_dice_fall(players, watch, random.Random(5), begun + ENOUGH)

    assert begun >= 6
    for message in told:
        thrown = [event for event in message["entry"]["events"] if event["is"] == "dice-rolled"]
        shown = [opening["outcome"] + 1 for opening in message["opened"] if opening["purpose"] == "dice"]
        assert shown == [value for event in thrown for value in (event["white"], event["red"])]


def test_dice_are_proved_after_a_restart_too(tmp_path: Path) -> None:
    with house_at(tmp_path) as door:
        table = door.started("me", "me", "me", game=DICE)
        before = table.info()["luck"]
    with house_at(tmp_path) as door:
        players = [Player(door.port, table.key, secret) for secret in table.secrets.values()]
        watch = Watch(players[0])
        until_dice_fall(players, watch, random.Random(5), 2)

        assert players[0].first["table"]["luck"] == before


def test_the_record_of_a_finished_game_proves_its_luck(door: Door) -> None:
    table = door.new_table("me", "me", "random")
    salted(door, table, 0, "wintergreen")
    commitment = table.info()["luck"]["commitment"]
    table.start()
    players = table.sit_all()
    luck = random.Random(7)
    while players[0].now["over"] is None:
        for player in players:
            if player.now["asks"] and player.now["over"] is None:
                player.act_at_random(luck)
                player.hear_until(player.now["number"] + 1)
        for player in players:
            player.hear_until(max(other.now["number"] for other in players))
        if not any(player.now["asks"] for player in players) and players[0].now["over"] is None:
            players[0].hear()
    text = door.get(f"{table.path}/record").text
    record, game = read_record(text), box(GAME)

    proof = verify_seed(record)
    assert proof.commitment == commitment
    assert [salt.text for salt in proof.salts][:2] == ["wintergreen", "-"]
    verify_outcomes(record)
    verify_root(record)
    assert verify_draws(record, game.game, game.edition().tables)
    assert verifier.wrong_line(text) == 0


def test_what_the_house_promised_stays_its_secret_while_the_game_runs(door: Door) -> None:
    table = door.started("me", "me", "me", game=DICE)
    player = table.sit(0)
    promise, seed = setup_of(door, table)
    told = str(player.first) + str(table.info())

    assert promise.commitment() in told
    assert not any(secret in told for secret in (promise.house, promise.nonce, seed))


def setup_of(door: Door, table: NewTable) -> Any:
    setup = door.house.rooms[table.key].table.setup
    return setup.promise, setup.seed


@pytest.mark.parametrize("salt", ["", "wintergreen"])
def test_who_is_put_out_during_the_game_leaves_the_salt_behind(door: Door, salt: str) -> None:
    table = door.new_table("me", "me", "random")
    if salt:
        salted(door, table, 1, salt)
    table.start()
    before = table.info()["seats"][1]["salt"]
    door.post(f"{table.path}/seats/1/change", {"player": "bot", "bot": "random"}, table.host)
    table.sit(0).send({"is": "hand-over", "bot": "random"})
    wait_until(lambda: table.info()["stage"] == "over")

    proof = verify_seed(read_record(door.get(f"{table.path}/record").text))

    assert before == table.info()["seats"][1]["salt"] == salt
    assert [one.source for one in proof.salts] == ["person", "person", "house"]
