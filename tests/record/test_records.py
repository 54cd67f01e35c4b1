"""A game is its record: written, read, replayed, and every damage named with its line."""

import contextlib
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.complaint import Complaint
from ludotheque.kernel.play import is_over
from ludotheque.record.positions import dump_text, fingerprint
from ludotheque.record.read import read_record
from ludotheque.record.record import BadRecord, Header, replay, set_up
from ludotheque.shelf import UnknownGame
from tests.kernel.games import PAWNSHOP
from tests.record.games import GAME, TABLES, header, recorded, replayed

OPTIONS = {"match": "deals", "deals": "2"}
RECORDER = recorded(header(options=OPTIONS, names=["Ada", "Le Petit Chose"]), actions=40)
TEXT = RECORDER.text()
FINGERPRINT = fingerprint(RECORDER.state)
LINES = TEXT.splitlines()
FIRST = LINES.index("") + 2  # the number of the first action's line
OTHER = (int(LINES[FIRST - 1][0]) + 1) % 3  # a seat that does not begin


def without(start: str) -> str:
    return "\n".join(line for line in LINES if not line.startswith(start)) + "\n"


def changed(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new, 1)


def first_action(line: str) -> str:
    """The record with this line in place of its first action."""
    return changed(f"\n\n{LINES[FIRST - 1]}\n", f"\n\n{line}\n")


def test_a_record_is_a_header_an_empty_line_the_actions_and_a_fingerprint() -> None:
    assert "ludotheque-record 1" == LINES[0]
    assert "game couleurs-du-monde" == LINES[1]
    assert RECORDER.lines == LINES[FIRST - 1 : -1]
    assert f"= open {FINGERPRINT}" == LINES[-1]


def test_a_record_is_read_as_it_was_written() -> None:
    record = read_record(TEXT)

    assert RECORDER.header == record.header
    assert RECORDER.lines == record.lines
    assert FIRST == record.first_line


def test_a_replayed_record_leads_to_the_same_position() -> None:
    assert dump_text(RECORDER.state) == dump_text(replayed(TEXT))


def test_a_whole_game_says_that_it_is_over() -> None:
    recorder = recorded(header(), actions=10_000)

    assert is_over(recorder.state)
    assert f"\n= over {fingerprint(recorder.state)}\n" in recorder.text()
    assert is_over(replayed(recorder.text()))


def test_a_record_with_other_line_ends_is_the_same_record() -> None:
    assert FINGERPRINT == fingerprint(replayed(TEXT.replace("\n", "\r\n")))


@pytest.mark.parametrize("option", ["speed 3", "deals 99", "deals many", "corner 0"])
def test_an_option_the_game_does_not_take_is_named(option: str) -> None:
    name = option.split()[0]

    with pytest.raises(BadRecord, match=f"the header above cannot be set up: .*{name}"):
        replayed(changed("option deals 2", f"option {option}"))


DAMAGES: dict[str, tuple[Callable[[], str], str]] = {
    "nothing at all": (lambda: "", "line 1: a record begins with"),
    "another file": (lambda: "<html>\n\n</html>", "line 1: a record begins with"),
    "another format": (lambda: changed("record 1", "record 2"), "line 1: a record begins with"),
    "cut in the header": (lambda: TEXT[: TEXT.index("seed")], f"line {FIRST - 3}: .*truncated"),
    "cut after the header": (lambda: "\n".join(LINES[: FIRST - 1]), "truncated"),
    "cut in the actions": (lambda: "\n".join(LINES[:-5]), f"line {len(LINES) - 5}: .*truncated"),
    "no game": (lambda: without("game"), "the header needs a line 'game'"),
    "no rules": (lambda: without("rules"), "the header needs a line 'rules'"),
    "no edition": (lambda: without("edition"), "the header needs a line 'edition'"),
    "no seats": (lambda: without("seats"), "the header needs a line 'seats'"),
    "no seed": (lambda: without("seed"), "the header needs a line 'seed'"),
    "two seeds": (lambda: changed("seed 42", "seed 42\nseed 42"), f"line {FIRST - 1}: 'seed 42' has no place"),
    "two seats lines": (lambda: changed("seats 3", "seats 3\nseats 4"), "line 6: 'seats 4' has no place"),
    "a stranger in the header": (lambda: changed("seats 3", "seats 3\nwind west"), "line 6: 'wind west' has no place"),
    "names out of order": (lambda: changed("name 0", "name 1"), "line 8: 'name 1 Ada' has no place"),
    "an option twice": (lambda: changed("option deals 2", "option deals 2\noption deals 2"), "line 8: .* has no place"),
    "a line of spaces in the header": (lambda: changed("seats 3", "seats 3\n  "), "line 6: '  ' has no place"),
    "too many seats": (lambda: changed("seats 3", "seats 7"), "is for 3 to 6 players, not 7"),
    "seats in words": (lambda: changed("seats 3", "seats three"), "the header's 'seats' is a whole number"),
    "a seed too long": (lambda: changed("seed 42", f"seed {1 << 128}"), "at most 128 bits"),
    "another seed": (lambda: changed("seed 42", "seed 43"), r"line \d+: "),
    "another option": (lambda: changed("deals 2", "deals 3"), f"line {len(LINES)}: the game ends as"),
    "a seat that is not there": (lambda: first_action("5 pass-turn"), f"line {FIRST}: there is no seat"),
    "a verb that is not there": (lambda: first_action("0 fly"), f"line {FIRST}: .* knows no 'fly'"),
    "garbage among the actions": (lambda: first_action("%&!"), f"line {FIRST}: "),
    "an empty line among the actions": (lambda: first_action(""), f"line {FIRST}: "),
    "an action of another seat": (lambda: first_action(f"{OTHER} pass-turn"), f"line {FIRST}: .*table.not-your-turn"),
    "a line left out": (lambda: "\n".join([*LINES[:-2], LINES[-1]]), f"line {len(LINES) - 1}: the game ends as"),
    "another fingerprint": (lambda: changed(FINGERPRINT, FINGERPRINT[::-1]), f"line {len(LINES)}: the game ends as"),
    "over though it is not": (lambda: changed("= open", "= over"), f"line {len(LINES)}: the game ends as"),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_record_is_refused_with_its_reason(damage: str) -> None:
    make, why = DAMAGES[damage]

    with pytest.raises(BadRecord, match=why):
        replayed(make())


def test_a_doubled_action_is_refused_or_ends_elsewhere() -> None:
    for place in range(FIRST - 1, len(LINES) - 1):
        text = "\n".join([*LINES[: place + 1], *LINES[place:]])

        with pytest.raises(BadRecord, match=r"line \d+: "):
            replayed(text)


def test_a_record_of_a_game_that_is_not_on_the_shelf_is_refused() -> None:
    with pytest.raises(UnknownGame, match="there is no game 'chess'"):
        replayed(changed("game couleurs-du-monde", "game chess"))


@st.composite
def scratched(draw: st.DrawFn) -> str:
    """The text with one character changed, lost or added."""
    place = draw(st.integers(0, len(TEXT) - 1))
    new = draw(st.one_of(st.just(""), st.characters(codec="utf-8"), st.sampled_from(" \n\t0123456789-.,=")))
    return TEXT[:place] + new + TEXT[place + draw(st.integers(0, 1)) :]


@settings(max_examples=400, deadline=None, database=None, derandomize=True)
@given(scratched())
def test_a_scratch_is_harmless_or_complained_of(text: str) -> None:
    with contextlib.suppress(Complaint):
        assert FINGERPRINT == fingerprint(replayed(text))


@pytest.mark.parametrize("seed", [0, 1, (1 << 128) - 1])
def test_any_seed_of_128_bits_sets_up_a_table(seed: int) -> None:
    head = header(seed=seed)

    assert dump_text(set_up(GAME, TABLES, head)) == dump_text(set_up(GAME, TABLES, head))


@pytest.mark.parametrize(
    "head", [header(seats=2), header(seed=-1), header(seed=1 << 128)], ids=["seats", "seed", "long"]
)
def test_a_table_that_cannot_be_is_refused(head: Header) -> None:
    with pytest.raises(Complaint):
        set_up(GAME, TABLES, head)


@pytest.mark.parametrize("name", ["", "  ", "a\nb", "a\u2028b", "a  b"])
def test_a_name_cannot_break_its_record(name: str) -> None:
    recorder = recorded(header(names=[name]), actions=3)

    assert fingerprint(recorder.state) == fingerprint(replayed(recorder.text()))


def test_a_record_is_not_replayed_by_another_game() -> None:
    with pytest.raises(BadRecord, match="this is a record of couleurs-du-monde, not of pawnshop"):
        replay(read_record(TEXT), PAWNSHOP.game, PAWNSHOP.tables)
