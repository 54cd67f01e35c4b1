"""Tables before the game: opened, found, filled, started."""

import httpx

from ludotheque.shelf import BOXES
from tests.clauses import clause
from tests.server.door import GAME, Door


def problem(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["clause"]


def test_the_shelf_tells_what_can_be_played(door: Door) -> None:
    games = {game["name"]: game for game in door.get("/api/games").json()}

    assert list(games) == list(BOXES)
    assert games[GAME]["titles"] == {"fr": "Couleurs du Monde", "en": "Couleurs du Monde"}
    assert games[GAME]["bots"][0] == "random"
    assert games[GAME]["options"][0]["clause"] == "cdm.match.length"


def test_the_sentences_of_a_game_are_told_in_each_language(door: Door) -> None:
    assert "ask-pass-turn = Passer son tour\n" in door.get(f"/api/games/{GAME}/texts/fr").text
    assert "ask-pass-turn = Pass\n" in door.get(f"/api/games/{GAME}/texts/en").text


def test_the_rules_are_told_clause_by_clause_in_each_language(door: Door) -> None:
    french, english = (door.get(f"/api/games/{GAME}/rules/{lang}").json() for lang in ("fr", "en"))

    ids = [clause["id"] for clause in french]
    assert ids == [clause["id"] for clause in english]
    assert "cdm.turn.first-card" in ids
    assert "table.not-your-turn" in ids
    assert all(clause["says"] and clause["note"] for clause in french + english)
    assert "nation grise" in french[ids.index("cdm.turn.first-card")]["says"]
    assert "grey" in english[ids.index("cdm.turn.first-card")]["says"]


def test_an_edition_tells_enough_to_draw_the_board(door: Door) -> None:
    edition = door.get(f"/api/games/{GAME}/editions/monde-1961").json()

    nations = edition["entries"]["nation"]
    assert [nation["id"] for nation in nations] == edition["ids"]["nation"]
    assert [nation["fr"] for nation in nations] == edition["names"]["fr"]["nation"]
    assert edition["entries"]["link"][0]["between"][0] in edition["ids"]["nation"]


@clause("table.unknown-game")
def test_a_game_that_is_not_on_the_shelf_is_refused(door: Door) -> None:
    answer = door.post("/api/tables", {"game": "chess", "seats": [{"player": "open"}]})

    assert problem(answer) == (404, "table.unknown-game")


@clause("table.unknown-edition")
def test_an_edition_that_is_not_on_the_shelf_is_refused(door: Door) -> None:
    assert problem(door.get(f"/api/games/{GAME}/editions/monde-1962")) == (404, "table.unknown-edition")


@clause("table.bad-setup")
def test_a_table_that_the_rules_cannot_set_up_is_refused(door: Door) -> None:
    two = [{"player": "open"}] * 2
    odd = {"game": GAME, "seats": [{"player": "open"}] * 3, "options": {"match": "for-ever"}}

    assert problem(door.post("/api/tables", {"game": GAME, "seats": two})) == (409, "table.bad-setup")
    assert problem(door.post("/api/tables", odd)) == (409, "table.bad-setup")


@clause("table.no-such-bot")
def test_a_bot_that_does_not_exist_is_refused(door: Door) -> None:
    seats = [{"player": "bot", "bot": "oracle"}] + [{"player": "open"}] * 2

    assert problem(door.post("/api/tables", {"game": GAME, "seats": seats})) == (409, "table.no-such-bot")


@clause("table.unknown-table")
def test_without_the_key_there_is_no_table(door: Door) -> None:
    assert problem(door.get("/api/tables/nothing-here-at-all")) == (404, "table.unknown-table")


@clause("table.unknown-address")
def test_an_address_the_house_does_not_have_is_refused(door: Door) -> None:
    assert problem(door.get("/api/treasure")) == (404, "table.unknown-address")


def test_a_friend_joins_with_the_table_link(door: Door) -> None:
    table = door.new_table("me", "open", "random")
    host = table.sit(0)

    table.take(1, "  Zoé   la rouge ")

    seats = host.hear_a("lobby")["table"]["seats"]
    assert [seat["player"] for seat in seats] == ["human", "human", "bot"]
    assert seats[1]["name"] == "Zoé la rouge"
    assert table.sit(1).first["seat"] == 1


def test_a_code_leads_to_the_table_until_the_game_is_over(door: Door) -> None:
    table = door.new_table("me", "open", "random")

    assert door.get(f"/api/codes/{table.code.lower()}").json() == {"key": table.key}


@clause("table.unknown-code")
def test_a_code_of_no_open_table_is_refused(door: Door) -> None:
    assert problem(door.get("/api/codes/AAAAAA")) == (404, "table.unknown-code")


@clause("table.seat-taken")
def test_a_seat_is_taken_once(door: Door) -> None:
    table = door.new_table("me", "open", "random")
    table.take(1, "Zoé")

    for seat in range(3):
        again = door.post(f"{table.path}/seats/{seat}/take", {"name": "Max"})
        assert problem(again) == (409, "table.seat-taken")


@clause("table.no-such-seat")
def test_there_are_no_more_seats_than_at_the_table(door: Door) -> None:
    table = door.new_table("me", "open", "random")

    assert problem(door.post(f"{table.path}/seats/3/take", {"name": "Max"})) == (404, "table.no-such-seat")


@clause("table.name")
def test_a_name_has_something_to_read(door: Door) -> None:
    table = door.new_table("me", "open", "random")

    assert problem(door.post(f"{table.path}/seats/1/take", {"name": "  \u0301 "})) == (409, "table.name")


@clause("table.host-only")
def test_only_the_host_changes_seats_and_starts(door: Door) -> None:
    table = door.new_table("me", "open", "random")
    change = {"player": "bot", "bot": "random"}
    seat = table.secrets[0]

    assert problem(door.post(f"{table.path}/seats/1/change", change, seat)) == (403, "table.host-only")
    assert problem(door.post(f"{table.path}/start", secret=seat)) == (403, "table.host-only")


@clause("table.seats-open")
def test_a_game_starts_when_no_seat_is_open_any_more(door: Door) -> None:
    table = door.new_table("me", "open", "random")
    early = door.post(f"{table.path}/start", secret=table.host)
    door.post(f"{table.path}/seats/1/change", {"player": "bot", "bot": "random"}, table.host)
    waiting = table.sit(0)

    table.start()

    assert problem(early) == (409, "table.seats-open")
    assert waiting.hear_a("position")["table"]["stage"] == "playing"


@clause("table.started")
def test_after_the_start_seats_are_not_changed_any_more(door: Door) -> None:
    table = door.started("me", "me", "random")
    change = {"player": "open"}

    assert problem(door.post(f"{table.path}/seats/1/change", change, table.host)) == (409, "table.started")
    assert problem(door.post(f"{table.path}/start", secret=table.host)) == (409, "table.started")


@clause("table.unknown-secret")
def test_a_seat_is_left_by_who_sits_there(door: Door) -> None:
    table = door.new_table("me", "open", "random")
    secret = table.take(1, "Zoé")
    stranger = door.post(f"{table.path}/seats/1/leave", secret=table.secrets[0])
    left = door.post(f"{table.path}/seats/1/leave", secret=secret)

    assert problem(stranger) == (403, "table.unknown-secret")
    assert left.json()["seats"][1]["player"] == "open"


def test_who_left_a_seat_only_watches(door: Door) -> None:
    table = door.new_table("me", "open", "random")
    secret = table.take(1, "Zoé")
    gone = table.sit(1)
    door.post(f"{table.path}/seats/1/leave", secret=secret)

    assert gone.hear_a("lobby")["seat"] is None


def test_my_tables_are_found_by_their_secrets(door: Door) -> None:
    table = door.started("me", "me", "me")
    mine = door.post("/api/mine", {"secrets": [table.secrets[1], table.host, "x" * 32]}).json()

    assert [(each["seat"], each["table"]["key"]) for each in mine] == [(1, table.key), (None, table.key)]
    assert mine[0]["my_turn"] == bool(table.sit(1).now["asks"])


def test_no_secret_is_kept_as_it_is(door: Door) -> None:
    table = door.new_table("me", "open", "random")
    folder = door.house.settings.data
    kept = b"".join(path.read_bytes() for path in folder.iterdir())

    assert table.key.encode() in kept
    assert table.host.encode() not in kept
    assert table.secrets[0].encode() not in kept


def test_a_table_over_days_gets_the_options_it_cannot_do_without(door: Door) -> None:
    seats = [{"player": "open"}] * 3
    slow = {"kind": "days", "decision_seconds": 86_400, "absence_seconds": 0}
    wanted = {"game": "richesses-du-monde", "seats": seats, "options": {"claims": "on-request", "quick": "on"}}

    keys = [door.post("/api/tables", {**wanted, "pace": pace}).json()["key"] for pace in ({}, slow)]

    live, days = (door.get(f"/api/tables/{key}").json()["options"] for key in keys)
    assert (live["claims"], live["window"], live["quick"]) == ("on-request", "seven-seconds", "on")
    assert (days["claims"], days["window"], days["quick"]) == ("automatic", "unhurried", "on")
