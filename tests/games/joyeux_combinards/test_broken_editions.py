"""What is wrong with somebody's own edition of Les Joyeux Combinards is told in one sentence, with its line."""

import re

import pytest

from ludotheque.editions.edition import BadEdition
from ludotheque.editions.joyeux_combinards import read_edition
from tests.games.joyeux_combinards.habourdin import TEXT


def complaint(text: str) -> str:
    with pytest.raises(BadEdition) as caught:
        read_edition(text)
    return str(caught.value)


def in_entry(table: str, id: str, ours: str, theirs: str) -> tuple[str, int, int]:
    """The file with one change inside the entry of this id, the line of the change, and that of the entry."""
    start = re.search(rf'\[\[{table}\]\]\nid += "{id}"\n', TEXT)
    assert start
    place = TEXT.index(ours, start.start())
    assert "\n[[" not in TEXT[start.start() : place]
    broken = TEXT[:place] + theirs + TEXT[place + len(ours) :]
    return broken, TEXT.count("\n", 0, place) + 1, TEXT.count("\n", 0, start.start()) + 1


def without_entry(table: str, id: str) -> str:
    broken = re.sub(rf'\[\[{table}\]\]\nid += "{id}"\n.*?(\n\n|\Z)', "", TEXT, count=1, flags=re.DOTALL)
    assert broken != TEXT
    return broken


def line_of_entry(table: str, id: str, text: str = TEXT) -> int:
    start = re.search(rf'\[\[{table}\]\]\nid += "{id}"\n', text)
    assert start
    return text.count("\n", 0, start.start()) + 1


@pytest.mark.parametrize(
    ("table", "id", "ours", "theirs", "told"),
    [
        ("circuit", "docks", '"docks"', '"ville"', "the circuit 'ville' is there twice"),
        ("place", "puces", '"puces"', '"meme-meline"', "the place 'meme-meline' is there twice"),
        ("square", "taxes", '"taxes"', '"depart"', "the square 'depart' is there twice"),
        ("card", "boules", '"boules"', '"miel"', "the card 'miel' is there twice"),
        ("circuit", "docks", '"achat-comptoir"', '"hangar-1"', "there is no inner square 'hangar-1'"),
        ("circuit", "docks", '"meline-1"', '"nulle-part"', "there is no inner square 'nulle-part'"),
        ("square", "hangar-1", '"docks"', '"plage"', "there is no circuit 'plage'"),
        ("square", "hangar-1", '"hangar"', '"phare"', "there is no place 'phare'"),
        ("square", "hangar-1", '"place"', '"toll"', "invalid enum value 'toll'"),
        ("square", "hangar-1", "= 10", "= 11", "<= 10"),
        ("square", "agios-sangsue", "= 2", "= 13", "<= 12"),
        ("square", "achat-cave", "= 3", "= 2", "'achat-cave' lies on 'commissariat-central'"),
        ("card", "miel", '"palace"', '"phare"', "there is no place 'phare'"),
        ("card", "piano", '"ma-tante"', '"palace"', "'piano' names a place twice"),
        ("card", "miel", "= 10", "= 11", "'miel' has a price that cannot be announced"),
        ("card", "miel", "= 2", "= 0", ">= 1"),
        ("card", "whisky", '"trois-singes"', '"meme-meline"', "legal goods sell at 'meme-meline', and no others do"),
        ("card", "miel", '"meme-meline"', '"puces"', "legal goods sell at 'meme-meline', and no others do"),
        ("card", "miel", '"palace"', '"raffinerie"', "oil sells at 'raffinerie' only, and nothing else does"),
        ("card", "tanker", '"raffinerie"', '"cargo"', "oil sells at 'raffinerie' only, and nothing else does"),
        ("card", "miel", '"palace"', '"puces"', "'miel' must sell inside and outside"),
        ("card", "whisky", '"trois-singes"', '"cargo"', "'whisky' must sell inside and outside"),
        ("card", "whisky", '"trois-singes", ', '"trois-singes", 9', "'whisky' must bring more outside than inside"),
    ],
)
def test_a_wrong_figure_is_told_with_its_line(table: str, id: str, ours: str, theirs: str, told: str) -> None:
    broken, line, _ = in_entry(table, id, ours, theirs)

    assert told in complaint(broken)
    assert complaint(broken).startswith(f"line {line}: ")


@pytest.mark.parametrize(
    ("table", "id", "ours", "theirs", "told"),
    [
        ("circuit", "ville", 'fr     = "La Ville"', 'fr     = "La Ville"\nleaves = "depart"', "the inner one"),
        ("circuit", "docks", 'joins  = "meline-1"\n', "", "every other leaves it and joins it again"),
        ("square", "hangar-1", 'place   = "hangar"\n', "", "names a place if goods are sold there"),
        ("square", "depart", 'kind    = "start"', 'kind    = "start"\nplace   = "puces"', "and only then: 'depart'"),
        ("card", "miel", "remission  = 2", "remission  = 2\nfine       = 1", "neither premium, fine nor years"),
        ("card", "whisky", "fine       = 18\n", "", "'whisky' must bear a fine and years, and no premium"),
        ("card", "whisky", "years      = 3\n", "", "'whisky' must bear a fine and years, and no premium"),
        ("card", "tanker", "premium    = 20\n", "", "'tanker' must bear a premium and a fine, and no years"),
        ("card", "tanker", "fine       = 60", "fine       = 60\nyears      = 1", "'tanker' must bear a premium"),
    ],
)
def test_an_entry_that_does_not_hold_together_is_told_with_its_line(
    table: str, id: str, ours: str, theirs: str, told: str
) -> None:
    broken, _, entry = in_entry(table, id, ours, theirs)

    assert told in complaint(broken)
    assert complaint(broken).startswith(f"line {entry}: ")


@pytest.mark.parametrize(
    ("ours", "theirs", "told"),
    [
        ("= [1, 2, 5, 10, 20, 50]", "= [1, 2, 5, 20, 10, 50]", "the prices that may be announced do not rise"),
        ("cards_dealt    = 6", "cards_dealt    = 11", "11 cards for each of 6 players leave none"),
        ("stake          = 100", "stake          = 0", ">= 1"),
        ("customs_limit  = 7", "customs_limit  = 13", "<= 12"),
        ("value  = 5\n", "value  = 1\n", "banknotes go from the smallest to the largest"),
        ('game   = "joyeux-combinards"', 'game   = "cresus"', "invalid enum value 'cresus'"),
    ],
)
def test_a_figure_of_the_rules_that_cannot_be_is_told_with_its_line(ours: str, theirs: str, told: str) -> None:
    line = TEXT.count("\n", 0, TEXT.index(ours)) + 1

    said = complaint(TEXT.replace(ours, theirs, 1))

    assert told in said
    assert said.startswith(f"line {line}: ")


@pytest.mark.parametrize(
    ("table", "id", "told"),
    [
        ("square", "raffinerie-cap", "the board has 4 squares 'refinery', not 3"),
        ("square", "aeroport-brumes", "the board has 4 squares 'airport', not 3"),
        ("square", "remboursement-ville", "the board has 2 squares 'refund', not 1"),
        ("square", "achat-cave", "'singes-1' does not touch 'commissariat-central', the square before"),
        ("circuit", "docks", "an inner circuit and 2 outer ones are needed, not 2 in all"),
        ("square", "puces-1", "does not touch"),
        ("place", "raffinerie", "there is no place 'raffinerie'"),
        ("card", "joconde", "there are 62 cards, not 61"),
    ],
)
def test_what_is_missing_is_told(table: str, id: str, told: str) -> None:
    assert told in complaint(without_entry(table, id))


def test_a_circuit_begins_with_its_stop_and_ends_with_its_customs() -> None:
    broken = in_entry("square", "stop-corniche", '"stop"', '"agios"')[0]
    late = broken.index('"achat-sauvette"')
    broken = broken[:late] + broken[late:].replace('"purchase"', '"stop"', 1)

    assert "'corniche' begins with a STOP and ends with customs" in complaint(broken)
    assert complaint(broken).startswith(f"line {line_of_entry('circuit', 'corniche')}: ")


def test_the_first_square_is_the_start_on_the_inner_circuit() -> None:
    broken = TEXT.replace('circuit = "ville"\nkind    = "start"', 'circuit = "docks"\nkind    = "start"', 1)

    assert "the first square is the start, on the inner circuit" in complaint(broken)


def test_a_board_without_a_kind_of_the_booklet_is_refused() -> None:
    assert "the board lacks a square 'levy'" in complaint(TEXT.replace('"levy"', '"tax"'))
    assert "the board lacks a square 'flying-check'" in complaint(TEXT.replace('"flying-check"', '"check"'))


def test_a_place_needs_a_square_and_cannot_lie_on_both_sides() -> None:
    alone = TEXT.replace('place   = "puces"', 'place   = "trois-singes"')
    assert "no square leads to 'puces'" in complaint(alone)

    both = in_entry("square", "hangar-1", '"hangar"', '"trois-singes"')[0]
    assert "'trois-singes' lies both inside and outside" in complaint(both)


def test_a_missing_shop_is_missed() -> None:
    broken = TEXT.replace('"meme-meline"', '"chez-meline"')

    assert "there must be a place 'meme-meline'" in complaint(broken)
