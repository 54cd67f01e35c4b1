"""`ludotheque edition` shows where every figure comes from, and explains what is wrong with a file."""

from pathlib import Path

import pytest

import ludotheque
from tests.cli.command import Result, call

FILE = Path(ludotheque.__file__).parent / "games/couleurs_du_monde/edition/monde-1961.toml"
STANDARD = FILE.read_text("utf-8")


def check(folder: Path, text: str) -> Result:
    path = folder / "own.toml"
    path.write_text(text, "utf-8")
    return call("edition", "check", str(path))


def line_with(text: str, part: str) -> int:
    """The number of the first line that holds the part."""
    return next(number for number, line in enumerate(text.splitlines(), 1) if part in line)


def test_all_editions_are_listed() -> None:
    assert "couleurs-du-monde  monde-1961" in call("edition", "show").out
    assert {"monde-1961", "nathan-euro"} <= {edition["id"] for edition in call("edition", "show", "--json").json()}


def test_one_edition_is_shown_with_its_sources() -> None:
    text = call("edition", "show", "couleurs-du-monde").out

    assert "nation: 109, of which 92 reconstructed" in text
    assert "Grande-Bretagne" in text
    assert call("edition", "show", "couleurs-du-monde", "monde-1961").out == text


def test_a_program_reads_json() -> None:
    edition = call("edition", "show", "couleurs-du-monde", "--json").json()

    assert len(edition["names"]["fr"]["nation"]) == len(edition["sources"]["nation"])


def test_an_unknown_edition_is_told() -> None:
    assert "'monde-1848'" in call("edition", "show", "couleurs-du-monde", "monde-1848").complaint()


def test_a_sound_file_is_told_to_be_sound(tmp_path: Path) -> None:
    assert "is a sound edition of couleurs-du-monde" in check(tmp_path, STANDARD).out


def test_a_slip_in_the_toml_is_told_with_its_line(tmp_path: Path) -> None:
    broken = STANDARD.replace('id     = "afrique"', 'id     = "afrique')

    assert check(tmp_path, broken).complaint().startswith(f"line {line_with(broken, 'afrique')}: ")


@pytest.mark.parametrize(
    ("ours", "theirs", "told"),
    [
        ('area      = "amerique-du-sud"', 'area      = "atlantide"', "there is no area 'atlantide'"),
        ('id        = "bolivie"', 'id        = "argentine"', "the nation 'argentine' is there twice"),
        ("value     = 4", 'value     = "four"', "expected `int`"),
        ("value     = 4", "value     = 0", ">= 1"),
        ("value     = 4", "volume    = 4", "volume"),
        ('game   = "couleurs-du-monde"', 'game   = "monopoly"', "there is no game 'monopoly'"),
        ('game   = "couleurs-du-monde"', "game   = 7", "expected `str`"),
        ('line    = "solid"', 'line    = "dashed"', "dashed"),
    ],
)
def test_a_wrong_figure_is_told_with_its_line(tmp_path: Path, ours: str, theirs: str, told: str) -> None:
    assert ours in STANDARD
    broken = STANDARD.replace(ours, theirs, 1)
    place = line_with(STANDARD, ours)

    complaint = check(tmp_path, broken).complaint()

    assert told in complaint
    assert complaint.startswith("line ")
    assert abs(int(complaint.split(":")[0].removeprefix("line ")) - place) <= 8  # the line itself, or its table's


def test_a_nation_linked_to_itself_is_told_with_its_line(tmp_path: Path) -> None:
    more = '\n[[link]]\nbetween = ["japon", "japon"]\nline    = "sea"\nsource  = "mine"\n'
    broken = STANDARD.replace("\n[[link]]", more + "\n[[link]]", 1)

    place = line_with(broken, '"japon", "japon"')

    assert check(tmp_path, broken).complaint() == f"line {place}: 'japon' cannot be linked to itself"


def test_too_few_nations_are_told(tmp_path: Path) -> None:
    head = STANDARD[: STANDARD.index("[[nation]]")]
    one = STANDARD[STANDARD.index("[[nation]]") :].split("\n\n")[0]

    assert "at least 54 nations are needed, not 1" in check(tmp_path, f"link = []\n{head}{one}\n").complaint()


def test_a_file_without_a_head_is_told(tmp_path: Path) -> None:
    assert "edition" in check(tmp_path, "").complaint()
    assert check(tmp_path, "edition = 3").complaint()


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("# " + "x" * (1 << 20), "an edition has at most 1048576 bytes"),
        ("x = " + "[" * 5000 + "]" * 5000, "line 1: brackets stand within brackets too often"),
        ("\nx = " + "{ a = " * 5000 + "1" + "}" * 5000, "line 2: brackets stand within brackets too often"),
        ("x = " + "9" * 5000, "line 1: a number has at most 15 digits"),
        ("x = '''\n\n'''\ny = -" + "9_9" * 6, "line 4: a number has at most 15 digits"),
        (".".join(["a"] * 20_000) + " = 1", "line 1: a key has at most 8 parts"),
        (' . "b" . '.join(["a"] * 6) + " = 1", "line 1: a key has at most 8 parts"),
        ("[" + ".".join(["a"] * 20_000) + "]", "line 1: a key has at most 8 parts"),
    ],
    ids=["long", "arrays", "tables", "digits", "signed", "dotted", "quoted", "header"],
)
def test_what_would_cost_more_than_it_is_long_is_not_read(tmp_path: Path, text: str, told: str) -> None:
    assert check(tmp_path, text).complaint().endswith(told)


def test_a_long_file_is_not_read_to_its_end() -> None:
    assert "at most 1048576 bytes" in call("edition", "check", "/dev/zero").complaint()


def test_an_edition_cannot_command_a_terminal(tmp_path: Path) -> None:
    text = STANDARD.replace('fr     = "Afrique"', 'fr     = "Afri\\u001b[2Jque"', 1)
    assert text != STANDARD
    place = line_with(text, "u001b")

    assert check(tmp_path, text).complaint() == f"line {place}: here stands a character that cannot be printed"
