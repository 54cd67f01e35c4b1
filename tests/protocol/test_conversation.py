"""No line ends the conversation by being wrong."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.protocol.conversation import LONGEST_LINE
from tests.cli.command import call
from tests.protocol.stream import Reply, Stream

HELLO = b'{"do":"hello"}\n'


def is_error(reply: Reply) -> bool:
    return "error" in reply and "did" not in reply


@pytest.mark.parametrize("line", [b"garbage", b"{", b"\xff\xfe", b'{"do":"\xff"}', b"[" * 60_000, b"nul", b"\x00"])
def test_what_is_not_json_is_told_with_its_line_and_remembered_in_the_status(line: bytes) -> None:
    stream = Stream()

    replies = stream.send(HELLO + line + b"\n" + HELLO)

    assert [is_error(reply) for reply in replies] == [False, True, False]
    assert replies[1]["line"] == 2
    assert stream.status == 2


@pytest.mark.parametrize(
    "line",
    [
        b"3",
        b"[]",
        b"null",
        b"{}",
        b'{"do":7}',
        b'{"do":"dance"}',
        b'{"do":"play"}',
        b'{"do":"play","seat":"x","verb":"pass-turn"}',
        b'{"do":"play","seat":-1,"verb":"pass-turn"}',
        b'{"do":"play","seat":0,"verb":"pass-turn","filling":[1]}',
        b'{"do":"play","seat":0,"verb":"pass-turn","filling":[[1.5]]}',
        b'{"do":"play","seat":0,"verb":"play-card","filling":[[99999999999999999999999]]}',
        b'{"do":"tick","now":-1}',
        b'{"do":"hello","and":"more"}',
        b'{"do":"load","position":[]}',
    ],
)
def test_json_that_is_no_request_is_told_and_the_status_is_fine(line: bytes) -> None:
    stream = Stream()

    replies = stream.send(line + b"\n" + HELLO)

    assert [is_error(reply) for reply in replies] == [True, False]
    assert stream.status == 0


def test_a_line_that_is_too_long_is_refused_whole() -> None:
    stream = Stream()
    fits = HELLO.strip().ljust(LONGEST_LINE - 1) + b"\n"

    replies = stream.send(fits + b" " * (5 * LONGEST_LINE) + HELLO + HELLO)

    assert [is_error(reply) for reply in replies] == [False, True, False]
    assert "longer than 65536 bytes" in replies[1]["error"]
    assert stream.status == 2


def test_empty_lines_count_but_are_not_answered() -> None:
    replies = Stream().send(b"\n  \nx\n")

    assert [reply["line"] for reply in replies] == [3]


def test_a_last_line_without_its_end_is_answered() -> None:
    assert len(Stream().send(HELLO.strip())) == 1


def test_nothing_is_read_after_quit() -> None:
    stream = Stream()

    assert stream.send(b'{"do":"quit"}\ngarbage\n') == [{"did": "quit"}]
    assert stream.status == 0


def test_the_command_speaks_on_its_standard_streams() -> None:
    result = call("protocol", "couleurs-du-monde", "--players", "3", stdin='{"do":"start"}\n{"do":"quit"}\n')

    assert result.status == 0
    assert [json.loads(line)["did"] for line in result.out.splitlines()] == ["start", "quit"]
    assert call("protocol", "couleurs-du-monde", stdin="garbage\n").status == 2


def test_a_table_that_cannot_be_is_told_before_the_first_line() -> None:
    for words in (["--players", "9"], ["--seat", "x"], ["--option", "a=b"], ["--seed", "-4"]):
        assert call("protocol", "couleurs-du-monde", *words).complaint()


numbers = st.integers(-(10**18), 10**18) | st.integers(-2, 120)
scraps: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | numbers | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
words = st.sampled_from(
    ["hello", "edition", "rules", "start", "play", "tick", "bot", "asks", "view", "position", "load", "record"]
)
verbs = st.sampled_from(["play-card", "announce-points", "pass-turn", "tick", "fly"])
likely = st.fixed_dictionaries(
    {"do": words},
    optional={
        "seat": numbers,
        "verb": verbs,
        "filling": st.lists(st.lists(numbers, max_size=2), max_size=2) | scraps,
        "now": numbers,
        "level": st.sampled_from(["random", "greedy", "genius"]),
        "players": numbers,
        "seed": numbers,
        "options": st.dictionaries(
            st.sampled_from(["match", "deals", "moon"]), numbers | st.text(max_size=5), max_size=2
        ),
        "position": scraps,
        "names": scraps,
    },
)
lines = st.binary(max_size=60).map(lambda line: line.replace(b"\n", b" ")) | (scraps | likely).map(
    lambda data: json.dumps(data).encode()
)


@settings(max_examples=200, deadline=None)
@given(st.lists(lines, max_size=12))
def test_whatever_comes_in_one_answer_goes_out(sent: list[bytes]) -> None:
    stream = Stream()
    stream.say("start")

    replies = stream.send(b"\n".join([*sent, HELLO]))

    assert len(replies) == len([line for line in sent if line.strip()]) + 1
    assert replies[-1]["did"] == "hello"
    assert all(is_error(reply) or "did" in reply for reply in replies)


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_no_damage_to_a_position_ends_the_conversation(data: st.DataObject) -> None:
    stream = Stream()
    stream.say("start")
    position = stream.say("position")["position"]
    key = data.draw(st.sampled_from(sorted(position)))
    broken = {**position, key: data.draw(scraps)}

    stream.say("load", position=broken)

    for seat in range(3):
        stream.say("asks", seat=seat)
        stream.say("bot", seat=seat, level="random")
    assert stream.say("hello")["did"] == "hello"
