"""An outside program can referee, play and watch."""

from ludotheque.record.positions import fingerprint
from ludotheque.record.read import read_record
from ludotheque.record.record import replay
from tests.protocol.stream import BOX, EDITION, Stream


def test_hello_tells_the_game() -> None:
    reply = Stream().say("hello")

    assert (reply["did"], reply["protocol"], reply["game"]) == ("hello", 2, "couleurs-du-monde")
    assert reply["players"] == {"least": 3, "most": 6}
    assert reply["options"][0]["choices"] == ["one-deal", "deals", "target"]
    assert "greedy" in reply["bots"]


def test_the_edition_gives_names_and_the_board() -> None:
    reply = Stream().say("edition")

    assert reply["names"]["en"]["nation"][2] == "Brazil"
    assert len(reply["tables"]["links"]) == reply["tables"]["nations"] == len(reply["names"]["fr"]["nation"])


def test_the_rules_are_clauses() -> None:
    clauses = {clause["id"]: clause["sentence"] for clause in Stream().say("rules")["clauses"]}

    assert clauses["cdm.draw.after-pass"] == "Whoever passes draws four cards."


def test_a_game_starts_with_its_events() -> None:
    reply = Stream().say("start", players=4, seed=1)

    assert reply["players"] == 4
    assert [event["is"] for event in reply["events"]] == ["cards-dealt", *["hand-dealt"] * 4]
    assert reply["events"][0]["audience"] == "everyone"
    assert (reply["number"], reply["over"], len(reply["waiting"])) == (0, None, 1)


def test_what_start_leaves_out_is_as_the_command_line_said() -> None:
    stream = Stream()

    assert stream.say("start") == stream.say("start", players=3, seed=5)


def test_an_ask_filled_in_is_played() -> None:
    stream = Stream()
    seat = stream.say("start")["waiting"][0]
    ask = stream.say("asks", seat=seat)["asks"][0]
    assert ask["verb"] == "play-card"
    assert ask["blanks"][0]["is"] == "one-of"
    nation = ask["blanks"][0]["choices"][0]

    reply = stream.say("play", seat=seat, verb="play-card", filling=[[nation]])

    assert reply["events"][0] == {
        "is": "card-played",
        "seat": seat,
        "nation": nation,
        "multiplier": 1,
        "points": reply["events"][0]["points"],
        "audience": "everyone",
    }
    assert stream.say("play", seat=seat, verb="announce-points")["number"] == 2


def test_what_is_closed_comes_with_its_clause() -> None:
    stream = Stream()
    seat = stream.say("start")["waiting"][0]

    assert {"verb": "announce-points", "clause": "cdm.turn.play-or-pass"} in stream.say("asks", seat=seat)["closed"]
    assert stream.say("asks", seat=(seat + 1) % 3)["closed"] == []


def test_a_refusal_cites_its_clause_and_changes_nothing() -> None:
    stream = Stream()
    seat = stream.say("start")["waiting"][0]
    before = stream.say("position")

    reply = stream.say("play", seat=seat, verb="announce-points")

    assert reply["clause"] == "cdm.turn.play-or-pass"
    assert reply["error"].startswith("In one’s turn")
    assert reply["line"] == 1
    assert stream.say("position") == before


def test_time_only_goes_forward() -> None:
    stream = Stream()
    stream.say("start")

    assert stream.say("tick", now=7000)["now"] == 7000
    assert stream.say("tick", now=6999)["clause"] == "table.time-only-forward"


def test_bots_play_a_whole_game_that_replays() -> None:
    stream = Stream()
    reply = stream.say("start")
    while not reply["over"]:
        reply = stream.say("bot", seat=reply["waiting"][0], level="random")

    assert reply["over"]["reason"]
    assert sorted(reply["over"]["ranks"])[0] == 1
    record = read_record(stream.say("record")["record"])
    state = replay(record, BOX.game, EDITION.tables)
    assert fingerprint(state) == stream.say("position")["fingerprint"]
    assert stream.say("tick", now=1)["clause"] == "table.game-over"


def test_the_same_seed_brings_the_same_bots() -> None:
    def game() -> object:
        stream = Stream()
        stream.say("start", seed=11)
        return [stream.say("bot", seat=stream.mover(), level="random") for _ in range(20)]

    assert game() == game()


def test_a_bot_does_not_play_out_of_turn() -> None:
    stream = Stream()
    idle = (stream.say("start")["waiting"][0] + 1) % 3

    assert stream.say("bot", seat=idle, level="random")["clause"] == "table.not-your-turn"
    assert "'genius'" in stream.say("bot", seat=stream.mover(), level="genius")["error"]


def test_a_position_goes_out_and_comes_back() -> None:
    stream = Stream()
    stream.say("start")
    stream.say("bot", seat=stream.mover(), level="random")
    there = stream.say("position")

    other = Stream()
    assert other.say("load", position=there["position"])["players"] == 3
    assert other.say("position") == there
    assert "record" in other.say("record")["error"]


def test_a_position_that_cannot_be_is_refused_and_the_game_goes_on() -> None:
    stream = Stream()
    stream.say("start")
    position = stream.say("position")["position"]

    broken = [{}, {"is": "Chance"}, {**position, "stock": []}, {**position, "seats": "three"}, {"is": [1]}]

    for wrong in broken:
        assert "error" in stream.say("load", position=wrong)
    assert stream.say("position")["position"] == position


def test_players_have_names_in_the_record() -> None:
    stream = Stream()
    stream.say("start", names=["Ada", "Blaise", "Chloé"])

    assert "name 2 Chloé" in stream.say("record")["record"]
    assert "error" in stream.say("start", names=["Ada"])
    assert "error" in stream.say("start", names=["Ada", "Blaise", "two\nlines"])


def test_what_cannot_be_started_is_told_and_the_old_game_stays() -> None:
    stream = Stream()
    stream.say("start", seed=3)
    before = stream.say("position")

    for wrong in (
        {"players": 2},
        {"players": 9},
        {"seed": -1},
        {"options": {"moon": "full"}},
        {"options": {"deals": 99}},
    ):
        assert "error" in stream.say("start", **wrong)
    assert stream.say("position") == before


def test_options_are_names_or_numbers() -> None:
    reply = Stream().say("start", options={"match": "deals", "deals": 3})

    assert reply["options"] == {"match": "deals", "deals": "3"}


def test_before_the_start_there_is_nothing_to_see() -> None:
    stream = Stream()

    for do in ("view", "position", "record"):
        assert "no game has begun" in stream.say(do)["error"]
    assert "no game has begun" in stream.say("asks", seat=0)["error"]


def test_there_is_no_seat_beyond_the_table() -> None:
    stream = Stream()
    stream.say("start")

    assert "no seat 5" in stream.say("asks", seat=5)["error"]
    assert "no seat 5" in stream.say("view", seat=5)["error"]
    assert "no seat 5" in stream.say("bot", seat=5, level="random")["error"]
    assert "which seat" in stream.say("asks")["error"]
