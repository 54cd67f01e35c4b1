"""A game is played by typing, on a terminal or through a pipe."""

from pathlib import Path

import pytest

from ludotheque.cli.terminal.finding import Unclear, find_name
from ludotheque.shelf import box
from tests.cli.command import Result, call

GAME = "couleurs-du-monde"
NAMES = box(GAME).edition().names["fr"]["nation"]

BY_HAND = "!\n1\n"  # the first of the standing answers: one announces oneself


def play(typed: str, *words: str) -> Result:
    return call("play", GAME, "--bots", "random", "--seed", "3", *words, stdin=typed)


def playable(text: str) -> list[str]:
    """The names in the lines marked with ▸, in the last hand shown."""
    hand = text[text.rindex("Votre main") :]
    marked = [line.split("▸")[1] for line in hand.splitlines() if "▸" in line]
    return [line.split("│")[1].strip() for line in marked]


def test_end_of_input_leaves_politely() -> None:
    result = play("")

    assert result.status == 0
    assert "À bientôt" in result.out


def test_the_board_the_hands_and_the_choices_are_shown() -> None:
    text = play("").out

    assert "Amérique du Sud" in text
    assert "Camille (vous)" in text
    assert "Votre main" in text
    assert "p Passer son tour" in text


def test_a_number_plays_a_card_and_a_announces() -> None:
    name = playable(play("").out)[0]

    text = play(f"{BY_HAND}1\na\n").out

    assert f"Camille pose la carte {name}" in text
    assert "Chaîne\u00a0: " in text
    assert "Camille annonce" in text


def test_the_beginning_of_a_name_plays_its_card_whatever_the_accents() -> None:
    name = playable(play("").out)[0]

    assert f"Camille pose la carte {name}" in play(f"{name[:6].upper()}\n").out


def test_p_passes() -> None:
    assert "Camille refuse de jouer" in play("p\no\n").out


def test_c_asks_for_the_card() -> None:
    assert "Camille pose la carte" in play("c\n1\n").out


def test_what_leaves_no_choice_need_not_be_typed() -> None:
    assert "Rien à décider\u00a0: Annoncer ses points." in play("1\n" * 30).out
    assert "Rien à décider" not in play(BY_HAND + "1\na\n").out


def test_standing_answers_are_listed_with_their_numbers_and_switched() -> None:
    text = play("!\n1\n!\n\n").out

    assert "1  □ Annoncer moi-même" in text
    assert "1  ■ Annoncer moi-même" in text


def test_what_is_grave_is_to_be_said_twice() -> None:
    text = play("p\nn\n").out

    assert "passer vous coûte 10 points" in text
    assert "Camille refuse de jouer" not in text


def test_what_means_nothing_is_told() -> None:
    assert "« xyzzy » ne se comprend pas ici" in play("xyzzy\n").out.replace("\u00a0", " ")
    assert "ne se comprend pas" in play("99\n").out
    assert "ne se comprend pas" in play("c\n99\n").out


def test_what_the_rules_forbid_is_told_with_their_sentence() -> None:
    absent = next(name for name in NAMES if name not in play("").out.split("Votre main")[1] and len(name) > 4)

    assert "On ne joue que les cartes de sa main" in play(f"{absent}\n").out
    assert "on pose une ou plusieurs cartes, ou on passe" in " ".join(play("a\n").out.split())


CLOSED = "(a) Annoncer ses points : À son tour, on pose une ou plusieurs cartes, ou on passe."


def said(typed: str, *words: str) -> str:
    """What was said, on one line and with plain spaces."""
    return " ".join(play(typed, *words).out.replace("\u00a0", " ").split())


def test_what_is_closed_is_shown_with_its_reason_the_first_time() -> None:
    first, second = said("p\no\n").split("À vous, Camille.")[1:]

    assert first.count(CLOSED) == 1
    assert "(a) Annoncer ses points" in second
    assert CLOSED not in second


def test_why_not_is_told_on_request_and_to_who_tries() -> None:
    assert said("??\n").count(CLOSED) == 2
    assert "C’est impossible : À son tour, on pose une ou plusieurs cartes, ou on passe." in said("a\n")
    assert "Why not?" in said("", "--lang", "en")
    assert "(a) Announce your points: " in said("??\n", "--lang", "en")


def test_a_beginning_that_fits_several_is_told() -> None:
    names = {0: "Congo (Brazzaville)", 1: "Congo (Léopoldville)", 2: "Corée du Sud"}
    with pytest.raises(Unclear) as unclear:
        find_name("congo", names)

    assert unclear.value.fits == ["Congo (Brazzaville)", "Congo (Léopoldville)"]
    assert find_name("leopold", names) == 1
    assert find_name("CORÉE", names) == 2


def test_help_board_and_rules_can_be_read_on_the_way() -> None:
    text = play("?\nb\nr\n").out

    assert "Autres touches" in text
    assert text.count("Amérique du Sud  ") >= 2
    assert "cdm.turn.first-card" in text


def test_it_speaks_english_too() -> None:
    text = play("1\na\n", "--lang", "en", "--name", "Ada").out

    assert "Your turn, Ada." in text
    assert "Ada announces" in text


def test_modern_names_are_shown_on_request() -> None:
    assert "Dahomey" in play("").out
    assert "Dahomey" not in play("", "--names", "modern").out
    assert "Bénin" in play("", "--option", "names=modern").out


def test_a_game_is_kept_replayed_and_taken_up_again(tmp_path: Path) -> None:
    saved = str(tmp_path / "game.record")

    assert "est gardée" in play(f"1\na\nq\n{saved}\n").out
    assert call("replay", saved).status == 0
    resumed = call("play", "--resume", saved, "--bots", "random", stdin="q\n\n")
    assert "Camille (vous)" in resumed.out
    assert "reçoit" not in resumed.out


def test_a_file_that_is_there_is_not_overwritten(tmp_path: Path) -> None:
    taken = tmp_path / "taken"
    taken.write_text("precious")

    text = play(f"q\n{taken}\n{tmp_path / 'free'}\n").out

    assert "Impossible d’écrire" in text
    assert taken.read_text() == "precious"
    assert (tmp_path / "free").exists()


def test_a_whole_game_can_be_typed_and_is_ranked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # what is typed after the end names the file to keep

    text = play(BY_HAND + "1\na\np\no\n" * 400).out

    assert "Partie terminée" in text
    (saved,) = tmp_path.iterdir()
    assert call("replay", str(saved), "--json").json()["over"]
    assert "this game is over" in call("play", "--resume", str(saved)).err


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--players", "2"], "3 to 6 players"),
        (["--players", "7"], "3 to 6 players"),
        (["--option", "moon=full"], "'moon'"),
        (["--option", "match=war"], "'war'"),
        (["--option", "match"], "NAME=VALUE"),
        (["--option", "deals=99"], "2 to 12"),
        (["--names", "future"], "'future'"),
        (["--bots", "genius"], "'genius'"),
        (["--seed", "-1"], "seed"),
        (["--edition", "monde-1848"], "'monde-1848'"),
        (["--edition", "/no/such.toml"], "/no/such.toml"),
        (["--name", "\x1b[31mRed"], "name"),
        (["--resume", "/no/such.record"], "/no/such.record"),
    ],
)
def test_what_no_table_can_be_set_up_with_is_told(words: list[str], told: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDOTHEQUE_INTERPRETED", "1")

    assert told in call("play", GAME, *words).complaint()
