"""A stream bound to a seat never writes what that seat may not know."""

import json

import pytest

from ludotheque.complaint import Complaint
from ludotheque.kernel.action import NOBODY
from ludotheque.kernel.event import EVERYONE, Event, only
from ludotheque.protocol.sight import Sight, read_sight
from ludotheque.shelf import box
from tests.protocol.stream import Reply, Stream


class CardSeen(Event):
    card: int


EVENTS: list[Event] = [CardSeen(EVERYONE, 1), CardSeen(only(0), 2), CardSeen(only(1) | only(2), 3)]


def seen(sight: Sight) -> list[int]:
    return [event["card"] for event in sight.events(EVENTS, 3)]


def test_each_seat_is_told_its_own_events() -> None:
    assert [seen(Sight(seat)) for seat in range(3)] == [[1, 2], [1, 3], [1, 3]]


def test_a_watcher_is_told_what_everyone_knows() -> None:
    assert seen(Sight(NOBODY)) == [1]


def test_a_referee_is_told_everything_and_who_may_know() -> None:
    told = Sight(None).events(EVENTS, 3)

    assert [event["audience"] for event in told] == ["everyone", [0], [1, 2]]


def test_a_single_seat_is_not_told_the_audience() -> None:
    assert Sight(0).events(EVENTS, 3)[1] == {"is": "card-seen", "card": 2}


def test_a_seat_plays_and_looks_for_itself_only() -> None:
    stream = Stream("1")
    stream.say("start")

    assert stream.say("hello")["seat"] == 1
    assert stream.say("view")["seat"] == 1
    assert stream.say("asks")["seat"] == 1
    for do in ("view", "asks"):
        assert "does not speak for seat 0" in stream.say(do, seat=0)["error"]
    assert "does not speak" in stream.say("play", seat=0, verb="pass-turn")["error"]


def test_bots_play_the_other_seats_without_showing_their_hand() -> None:
    stream = Stream("1")
    stream.say("start")
    while stream.mover() == 1:
        stream.say("bot", seat=1, level="random")

    reply = stream.say("bot", seat=stream.mover(), level="random")

    assert "error" not in reply
    assert "action" not in reply
    assert all("audience" not in event for event in reply["events"])


def test_secrets_wait_until_the_game_is_over() -> None:
    for seat in ("1", "none"):
        stream = Stream(seat)
        reply = stream.say("start")
        assert "error" in stream.say("position")
        assert "error" in stream.say("record")
        while not reply["over"]:
            reply = stream.say("bot", seat=reply["waiting"][0], level="random")

        assert "fingerprint" in stream.say("position")
        assert "record" in stream.say("record")


def test_a_watcher_plays_for_nobody() -> None:
    stream = Stream("none")
    seat = stream.say("start")["waiting"][0]

    assert "view" in stream.say("view")
    assert "error" in stream.say("asks", seat=seat)
    assert "error" in stream.say("asks")
    assert "error" in stream.say("play", seat=seat, verb="pass-turn")


def test_the_seat_must_be_at_the_table() -> None:
    assert "no seat 5" in Stream("5").say("start")["error"]
    for wrong in ("x", "-1", "1.5", "٣٣٣", ""):
        with pytest.raises(Complaint):
            read_sight(wrong)


def test_what_is_told_once_says_so_and_is_in_nothing_that_is_asked_later() -> None:
    chosen = box("joyeux-combinards")
    stream = Stream("1", chosen)
    replies = [stream.say("start")]
    while not _told_of(replies[-1], "oil-declared") and len(replies) < 2000:
        replies.append(stream.say("bot", seat=replies[-1]["waiting"][0], level="greedy"))
    declared = _told_of(replies[-1], "oil-declared")[0]

    assert declared["once"] is True
    later = [stream.say(do) for do in ("view", "asks", "record", "position")]
    assert "oil-declared" not in json.dumps(later)
    assert later[0]["view"]["memory"] is None
    assert all("before the game is over" in reply["error"] for reply in later[2:])


def _told_of(reply: Reply, kind: str) -> list[Reply]:
    return [event for event in reply["events"] if event["is"] == kind]
