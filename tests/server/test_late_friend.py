"""A friend who comes late sits down where the host has made a bot's seat free; who gives up a seat leaves for good."""

import random
from pathlib import Path

import httpx
import pytest

from ludotheque.record.read import read_record
from ludotheque.record.record import replay
from ludotheque.shelf import box
from tests.clauses import clause
from tests.server.door import GAME, Door, NewTable, Player, closed_for, house_at, play_on, wait_until
from tests.server.test_ghosts import Bottleneck, in_background, waiting_requests

BOT = {"player": "bot", "bot": "random"}
FRIEND = {"player": "open"}


def problem(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["clause"]


def change(door: Door, table: NewTable, seat: int, wanted: dict[str, str]) -> httpx.Response:
    return door.post(f"{table.path}/seats/{seat}/change", wanted, table.host)


def give_up(door: Door, table: NewTable, seat: int, secret: str = "") -> httpx.Response:
    return door.post(f"{table.path}/seats/{seat}/give-up", {"bot": "random"}, secret or table.secrets[seat])


def test_a_late_friend_takes_over_a_bots_seat_and_plays_it_to_the_end(door: Door) -> None:
    table = door.started("me", "me", "random")
    here = table.sit(0)
    assert change(door, table, 2, FRIEND).json()["seats"][2]["free"] is True

    table.take(2, "Zoé")
    late = table.sit(2)

    assert (late.first["is"], late.first["seat"]) == ("position", 2)
    seat = late.first["table"]["seats"][2]
    assert (seat["name"], seat["player"], seat["bot"], seat["free"]) == ("Zoé", "human", "", False)
    assert late.now["view"]["hands"][2] is not None
    wait_until(lambda: here.hear()["is"] == "position" and here.last["table"]["seats"][2]["name"] == "Zoé")
    play_on(table.sit_all(), random.Random(3))
    assert table.info()["stage"] == "over"


def test_record_and_proof_know_nothing_of_who_played_the_bots_seat_on(door: Door) -> None:
    table = door.started("me", "me", "random")
    salts = [seat["salt"] for seat in table.info()["seats"]]
    play_on([table.sit(0), table.sit(1)], random.Random(3), most=4)
    change(door, table, 2, FRIEND)
    table.take(2, "Zoé")
    assert [seat["salt"] for seat in table.info()["seats"]] == salts

    give_up(door, table, 2)
    change(door, table, 2, FRIEND)
    table.take(2, "Max")
    play_on(table.sit_all(), random.Random(3))

    record = read_record(door.get(f"{table.path}/record").text)
    assert record.header.proof is not None
    proof = record.header.proof
    assert [salt.source for salt in proof.salts] == ["person", "person", "house"]
    assert proof.promise.seed([salt.text for salt in proof.salts]) == record.header.seed
    found = box(GAME)
    assert found.game.ranks(replay(record, found.game, found.edition().tables)) == table.sit(0).now["over"]["ranks"]


@clause("table.started")
def test_nobody_sits_down_in_the_middle_of_a_game_unless_the_host_makes_room(door: Door) -> None:
    table = door.started("me", "me", "random")
    take = f"{table.path}/seats/2/take"
    assert problem(door.post(take, {"name": "Zoé"})) == (409, "table.started")
    assert problem(door.post(f"{table.path}/seats/0/take", {"name": "Zoé"})) == (409, "table.started")
    assert problem(change(door, table, 0, FRIEND)) == (409, "table.started")
    assert problem(door.post(f"{table.path}/seats/2/change", FRIEND, table.secrets[1])) == (403, "table.host-only")

    change(door, table, 2, FRIEND)
    change(door, table, 2, BOT)  # the host has thought better of it

    assert problem(door.post(take, {"name": "Zoé"})) == (409, "table.started")


def test_of_two_who_want_a_free_seat_one_has_it(door: Door, monkeypatch: pytest.MonkeyPatch) -> None:
    table = door.started("me", "me", "random")
    change(door, table, 2, FRIEND)
    held = Bottleneck(door, "set_chair", monkeypatch)
    answers: list[httpx.Response] = []

    def take(name: str) -> None:
        with httpx.Client(base_url=str(door.http.base_url), timeout=60) as other:
            answers.append(other.post(f"{table.path}/seats/2/take", json={"name": name}))

    one = in_background(lambda: take("Zoé"))
    assert held.reached.wait(60)
    two = in_background(lambda: take("Max"))
    wait_until(lambda: waiting_requests(door, table))
    held.let_through()
    one.join()
    two.join()

    assert sorted(answer.status_code for answer in answers) == [201, 409]
    assert table.info()["seats"][2]["name"] == "Zoé"


def test_what_the_bot_has_in_mind_is_not_played_for_who_took_its_seat(
    tmp_path: Path,
) -> None:
    with house_at(tmp_path, bot_pause=0.4) as door:
        table = door.started("me", "me", "random")
        people = [table.sit(0), table.sit(1)]
        while not any(wait["seat"] == 2 for wait in people[0].now["waiting"]):
            play_on(people, random.Random(1), most=1)
        number = people[0].now["number"]
        change(door, table, 2, FRIEND)
        table.take(2, "Zoé")
        late = table.sit(2)

        assert late.now["number"] == number
        assert late.now["asks"]
        late.act_at_random(random.Random(1))
        assert late.hear_a("moved")["entry"]["seat"] == 2


def test_a_person_who_gave_up_watches_and_may_come_back_if_the_host_makes_room(door: Door) -> None:
    table = door.started("me", "me", "me")
    leaver = table.sit(1)
    secret = table.secrets[1]

    assert give_up(door, table, 1).json()["seats"][1]["player"] == "bot"
    assert leaver.hear_a("position")["seat"] is None
    assert closed_for(lambda: Player(door.port, table.key, secret)) == (4403, "table.unknown-secret")
    assert problem(door.post(f"{table.path}/seats/1/take", {"name": "Max"})) == (409, "table.started")

    change(door, table, 1, FRIEND)
    table.take(1, "Max")
    assert table.sit(1).first["seat"] == 1
    assert closed_for(lambda: Player(door.port, table.key, secret)) == (4403, "table.unknown-secret")


@clause("table.unknown-secret")
def test_nobody_gives_up_anothers_seat(door: Door) -> None:
    table = door.started("me", "me", "random")

    assert problem(give_up(door, table, 1, table.secrets[0])) == (403, "table.unknown-secret")
    assert problem(give_up(door, table, 1, table.host)) == (403, "table.unknown-secret")
    assert problem(give_up(door, table, 2, table.secrets[0])) == (403, "table.unknown-secret")


@clause("table.game-over")
def test_after_the_end_nobody_gives_up_and_nothing_is_made_free(door: Door) -> None:
    table = door.started("me", "me", "random")
    play_on([table.sit(0), table.sit(1)], random.Random(3))

    assert problem(give_up(door, table, 1)) == (409, "table.game-over")
    assert problem(change(door, table, 2, FRIEND)) == (409, "table.game-over")
    assert door.post(f"{table.path}/seats/2/take", {"name": "Zoé"}).json()["clause"] == "table.started"


def test_a_name_that_is_borne_already_is_refused_to_a_late_friend(door: Door) -> None:
    table = door.started("me", "me", "random")
    change(door, table, 2, FRIEND)

    assert problem(door.post(f"{table.path}/seats/2/take", {"name": "player 0"})) == (409, "table.name-taken")
    assert table.info()["seats"][2]["free"] is True


def test_a_free_seat_is_free_after_a_restart_and_its_person_sits_there_after_another(tmp_path: Path) -> None:
    with house_at(tmp_path) as door:
        table = door.started("me", "me", "random")
        change(door, table, 2, FRIEND)
    with house_at(tmp_path) as door:
        again = _at(door, table)
        again.take(2, "Zoé")
    with house_at(tmp_path) as door:
        assert Player(door.port, table.key, again.secrets[2]).first["seat"] == 2


def _at(door: Door, table: NewTable) -> NewTable:
    return NewTable(door, {"key": table.key, "code": table.code, "host": table.host, "seats": []})
