"""`ludotheque replay` believes no line of a record without playing it."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.record.positions import fingerprint
from tests.cli.command import Result, call
from tests.cli.records import recorded
from tests.cli.test_edition import STANDARD

WHOLE = recorded(seed=7)
OPEN = recorded(seed=8, most=20)
TEXT = WHOLE.text()


def replay(folder: Path, text: str, *words: str) -> Result:
    path = folder / "game.record"
    path.write_text(text, "utf-8")
    return call("replay", str(path), *words)


def test_a_whole_game_is_ranked(tmp_path: Path) -> None:
    result = replay(tmp_path, TEXT)

    assert result.status == 0
    assert f"fingerprint {fingerprint(WHOLE.state)}" in result.out
    assert "  1. " in result.out
    assert "Blaise" in result.out


def test_every_draw_is_listed_with_its_key(tmp_path: Path) -> None:
    lines = replay(tmp_path, TEXT, "--luck").out.splitlines()

    assert lines[0].split() == ["line", "purpose", "seat", "turn", "count", "outcome"]
    assert lines[1].split()[:5] == ["0", "dealer", "-", "0", "0"]
    assert lines[1].endswith(" of 3")
    assert lines[2].split()[:5] == ["0", "stock", "-", "0", "0"]


def test_a_program_reads_every_draw_in_json(tmp_path: Path) -> None:
    luck = replay(tmp_path, TEXT, "--luck", "--json").json()["luck"]

    assert luck[0]["key"] == {"purpose": "dealer", "seat": -1, "turn": 0, "count": 0}
    assert luck[0]["below"] == 3
    assert luck[0]["line"] == 0
    assert len(luck) > 50


def test_a_program_reads_json(tmp_path: Path) -> None:
    summary = replay(tmp_path, TEXT, "--json").json()

    assert summary["fingerprint"] == fingerprint(WHOLE.state)
    assert summary["over"] is True
    assert summary["actions"] == len(WHOLE.lines)
    assert sorted(summary["scores"], reverse=True)[0] == summary["scores"][summary["ranks"].index(1)]
    assert summary["end_reason"] in ("went-out", "all-passed")


def test_an_open_game_has_no_end_reason(tmp_path: Path) -> None:
    summary = replay(tmp_path, OPEN.text(), "--json").json()

    assert (summary["over"], summary["actions"], summary["ranks"], summary["end_reason"]) == (False, 20, None, None)
    assert "still open" in replay(tmp_path, OPEN.text()).out


def test_a_truncated_record_is_told(tmp_path: Path) -> None:
    lines = TEXT.splitlines()

    assert "truncated?" in replay(tmp_path, "\n".join(lines[:-1])).complaint()
    assert "truncated?" in replay(tmp_path, "\n".join(lines[:6])).complaint()
    assert "line 1" in replay(tmp_path, "").complaint()


def test_a_missing_action_is_told_with_a_line(tmp_path: Path) -> None:
    lines = TEXT.splitlines()
    del lines[15]

    assert replay(tmp_path, "\n".join(lines)).complaint().startswith("line ")


def test_an_action_the_rules_refuse_is_told_with_its_line_and_clause(tmp_path: Path) -> None:
    lines = TEXT.splitlines()
    place = lines.index("")
    lines.insert(place + 1, "9 play-card 1")

    assert replay(tmp_path, "\n".join(lines)).complaint() == f"line {place + 2}: there is no seat '9' at this table"


def test_another_fingerprint_is_told(tmp_path: Path) -> None:
    edited = TEXT.replace(fingerprint(WHOLE.state), "0" * 32)

    assert "edited?" in replay(tmp_path, edited).complaint()


def test_another_seed_does_not_lead_there(tmp_path: Path) -> None:
    assert replay(tmp_path, TEXT.replace("seed 7", "seed 70")).complaint()


@pytest.mark.parametrize(
    ("ours", "theirs", "told"),
    [
        ("game couleurs-du-monde", "game monopoly", "'monopoly'"),
        (f"rules {WHOLE.header.rules}", "rules 99", "version 99"),
        ("edition monde-1961", "edition monde-2061", "'monde-2061'"),
        (f"monde-1961 {WHOLE.header.edition_hash}", "monde-1961 0123456789abcdef", "0123456789abcdef"),
        ("seats 3", "seats 7", "3 to 6 players"),
        ("seed 7", "seed x", "'x'"),
        ("seed 7", "seed 7\noption moon full", "'moon'"),
        ("seed 7", "seed 7\noption deals 99", "2 to 12"),
        ("name 0 Ada", "nickname 0 Ada", "nickname"),
    ],
)
def test_a_record_made_for_something_else_is_told(tmp_path: Path, ours: str, theirs: str, told: str) -> None:
    assert ours in TEXT

    assert told in replay(tmp_path, TEXT.replace(ours, theirs, 1)).complaint()


def test_an_edition_of_ones_own_is_given_by_its_file(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(STANDARD.replace('id     = "monde-1961"', 'id     = "my-world"'), "utf-8")
    saved = tmp_path / "own.record"
    call("play", "couleurs-du-monde", "--edition", str(own), "--bots", "random", "--seed", "4", stdin=f"q\n{saved}\n")

    assert "--edition" in call("replay", str(saved)).complaint()
    assert call("replay", str(saved), "--edition", str(own)).status == 0


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_no_damage_to_a_record_brings_a_traceback(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    text = OPEN.text()
    start = data.draw(st.integers(0, len(text)))
    length = data.draw(st.integers(0, 40))
    damaged = text[:start] + data.draw(st.text(max_size=30)) + text[start + length :]

    result = replay(tmp_path_factory.mktemp("fuzz"), damaged.encode("utf-8", "replace").decode())

    assert result.status in (0, 2)
    if result.status == 2:
        result.complaint()


@pytest.mark.parametrize("code", ["\x1b[2J", "\x9b2J", "\x07", "‮", "\x1b]0;title\x07"], ids=ascii)
def test_a_record_cannot_command_a_terminal(tmp_path: Path, code: str) -> None:
    for line, old in [("name", "Blaise"), ("game", "game "), ("seed", "seed ")]:
        text = TEXT.replace(old, f"{old}{code}", 1)
        for words in ([], ["--luck"], ["--json"]):
            result = replay(tmp_path, text, *words)
            assert result.status == 2, line
            assert "cannot be printed" in result.complaint()
            assert not set(code) & set(result.out + result.err) & {"\x1b", "\x9b", "\x07", "‮"}
