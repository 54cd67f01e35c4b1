"""Every sentence is set as its language sets it: in all catalogues, in the rules, in recorded games when told."""

import functools
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Pattern, Placeable, SelectExpression, StringLiteral, TextElement

from ludotheque.kernel.play import play
from ludotheque.record.notation import read_action
from ludotheque.record.read import read_record
from ludotheque.record.record import set_up
from ludotheque.rules.clauses import load_clauses
from ludotheque.shelf import BOXES, box
from ludotheque.texts.kinds import ENDINGS, PLAYER_WORDS
from ludotheque.texts.sentences import LANGUAGES
from ludotheque.texts.texts import Texts
from tests.texts.setting import amiss

ROOT = Path(__file__).parents[2]
CATALOGUES = sorted(path for folder in ("src", "web/src") for path in (ROOT / folder).rglob("texts/*.ftl"))
RECORDS = sorted((ROOT / "tests" / "records").glob("*/*.record"))
PLAYERS = ["Alix", "Élise", "Hugo", "Béa", "Yves", "Ondine"]  # before most of them a word loses its vowel
THING = "1"  # stands for whatever fills a blank

each_catalogue = pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: str(path.relative_to(ROOT)))
each_language = pytest.mark.parametrize("lang", LANGUAGES)


def variants(pattern: Pattern) -> list[str]:
    """The sentence with each of its choices, one after the other, and something in every blank."""
    said = [""]
    for element in pattern.elements:
        ways = [element.value] if isinstance(element, TextElement) else filled(element)
        said = [before + way for before in said[:64] for way in ways]
    return said


def filled(placeable: Placeable) -> list[str]:
    inside = placeable.expression
    if isinstance(inside, SelectExpression):
        return [text for variant in inside.variants for text in variants(variant.value)]
    if isinstance(inside, StringLiteral):
        return [inside.parse()["value"]]
    return [THING]


@functools.cache
def messages(path: Path) -> list[Message]:
    return [entry for entry in FluentParser().parse(path.read_text("utf-8")).body if isinstance(entry, Message)]


def bound(sentence: str) -> str:
    """Signs and units are bound to their words where clauses are shown, as the page's typography.ts does."""
    return re.sub(r" (?=[;:!?»%€])|(?<=\d) (?=[FM]\b)", "\u00a0", sentence).replace("« ", "«\u00a0")


@each_catalogue
def test_every_sentence_of_a_catalogue_is_well_set(path: Path) -> None:
    wrong = {}
    for message in messages(path):
        for text in variants(message.value) if message.value else []:
            if slips := amiss(text, path.stem):
                wrong[message.id.name] = (text, slips)

    assert wrong == {}


@pytest.mark.parametrize("path", [path for path in CATALOGUES if path.stem == "fr"], ids=lambda path: path.parts[-3])
def test_a_name_is_never_put_after_a_word_that_it_might_elide(path: Path) -> None:
    names = "|".join(
        [*PLAYER_WORDS, *(word + ending for word in PLAYER_WORDS for ending in ENDINGS.values() if not ending)]
    )
    bare = re.compile(rf"\b(de|que|le|la|jusque) \{{ \$(\w+_)?({names})s? \}}")

    assert bare.findall(path.read_text("utf-8")) == []


@each_language
@pytest.mark.parametrize("game", list(BOXES))
def test_every_clause_is_well_set(game: str, lang: str) -> None:
    clauses = load_clauses(box(game)).values()

    wrong = {clause.id: found for clause in clauses if (found := amiss(bound(clause.sentence(lang)), lang))}

    assert wrong == {}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_sentence_of_a_recorded_game_is_well_set(path: Path) -> None:
    record = read_record(path.read_text("utf-8"))
    found = box(record.header.game)
    edition = found.edition(record.header.edition)
    state = set_up(found.game, edition.tables, record.header)
    tellers = [Texts(found, edition, lang, PLAYERS) for lang in LANGUAGES]
    events = state.told()
    for line in record.lines:
        events += play(state, read_action(found.game, state.seats, line))

    wrong = {}
    for event in events:
        for texts in tellers:
            said = texts.event(event)
            if slips := amiss(said, texts.lang):
                wrong[said] = slips

    assert wrong == {}
