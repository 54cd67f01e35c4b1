"""Every sentence a player may read is there in both languages, formats without an error, and is used."""

import functools
import re
from pathlib import Path
from typing import Any

import pytest

from ludotheque.box import Box
from ludotheque.cli.terminal.menu_printer import DESK_KEY
from ludotheque.cli.terminal.person import HOUSE_KEYS
from ludotheque.kernel.action import Action, kebab
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.data import fields_of, lists_of
from ludotheque.kernel.event import EVERYONE, Event
from ludotheque.kernel.play import asks, cautions, is_over, play
from ludotheque.kernel.random_play import random_action
from ludotheque.record.record import read_options
from ludotheque.rules.clauses import load_clauses
from ludotheque.shelf import BOXES
from ludotheque.texts.kinds import singular
from ludotheque.texts.sentences import (
    LANGUAGES,
    MissingText,
    Sentences,
    game_sentences,
    game_text,
    house_sentences,
    house_text,
)
from ludotheque.texts.texts import Texts

# Of keys that end in a word of the rules, or of a bot.
FAMILIES = ("ask", "blank", "caution", "end", "line", "measure", "reason", "standing")
SOURCE = Path(__file__).parents[2] / "src" / "ludotheque"
PLAYERS = ["Ada", "Blaise", "Chloé", "Denis", "Émilie", "Fabre"]
ROUNDS = 80  # where the rules set no limit: random players may never come to an end

each_language = pytest.mark.parametrize("lang", LANGUAGES)
each_box = pytest.mark.parametrize("box", BOXES.values(), ids=list(BOXES))


@functools.cache
def named_texts(game: str, lang: str) -> Texts:
    return Texts(BOXES[game], BOXES[game].edition(), lang, PLAYERS)


def texts(box: Box, lang: str) -> Texts:
    return named_texts(box.game.name, lang)


def event_classes(box: Box) -> list[type[Event]]:
    found: list[type[Event]] = box.game.kinds(Event)
    return found


def sample(words: Texts, kind: type[Event], number: int) -> Event:
    """An event whose numbers are all `number`, or as near as there are such things, and whose lists hold three."""
    values: list[Any] = []
    for name in fields_of(kind)[1:]:
        several = name in lists_of(kind)
        things = len(words.names(singular(name) if several else name))
        value = min(number, things - 1) if things else number
        values.append([value] * 3 if several else value)
    return kind(EVERYONE, *values)


def games_of(box: Box, count: int = 12) -> list[tuple[dict[str, str], int]]:
    """Tables with every choice of every option, seeds apart."""
    tables: list[tuple[dict[str, str], int]] = [({}, seed) for seed in range(count)]
    for option in box.game.options:
        tables += [({option.name: option.write(value)}, value) for value in range(option.low, option.high + 1)][:3]
    return tables


@each_language
@each_box
@pytest.mark.parametrize("number", [0, 1, 2, 5])
def test_every_event_has_a_sentence_whatever_its_numbers(box: Box, lang: str, number: int) -> None:
    for kind in event_classes(box):
        text = texts(box, lang).event(sample(texts(box, lang), kind, number))

        assert text
        assert "{" not in text


@each_language
@each_box
def test_every_ask_blank_and_event_of_random_games_has_its_words(box: Box, lang: str) -> None:
    words = texts(box, lang)
    game, tables = box.game, box.edition().tables
    for options, seed in games_of(box):
        full = read_options(game, options)
        if full.get("rounds") == 0:
            full["rounds"] = ROUNDS
        state = game.start(game.least_seats, tables, full, Chance(seed + 1))
        luck = Chance(seed + 1000)
        for event in state.told():
            assert words.event(event)
        while not is_over(state):
            for seat in range(game.least_seats):
                assert all("{" not in words.caution(one) for one in cautions(state, seat))
                for ask in asks(state, seat):
                    assert words.ask(ask)
                    assert words.letter(ask)
                    assert all(words.blank(blank.name) for blank in ask.blanks)
            for event in play(state, random_action(game, state, luck)):
                assert words.event(event)
        assert words.end(game.end_reason(state))


@each_language
@each_box
def test_every_verb_with_blanks_has_words_for_what_was_done_with_them(box: Box, lang: str) -> None:
    actions: list[type[Action]] = box.game.kinds(Action)
    blanks = {kebab(action.__name__): fields_of(action)[1:] for action in actions}
    keys = texts(box, lang).sentences.keys

    assert [verb for verb, names in blanks.items() if names and f"deed-{verb}" not in keys] == []


@each_language
@each_box
def test_every_option_and_each_of_its_choices_has_a_name(box: Box, lang: str) -> None:
    for option in box.game.options:
        assert texts(box, lang).option(option.name)
        for choice in option.choices:
            assert texts(box, lang).option(option.name, choice)


@each_language
@each_box
def test_every_standing_answer_has_a_name(box: Box, lang: str) -> None:
    assert all(texts(box, lang).habit(verb) for verb in box.habits)
    assert all(texts(box, lang).myself(verb) for verb in box.by_hand)


@each_language
@each_box
def test_every_chapter_of_the_rules_has_a_title(box: Box, lang: str) -> None:
    for clause in load_clauses(box).values():
        assert texts(box, lang).say(f"chapter-{clause.chapter.replace('.', '-')}")
        assert texts(box, lang).say(f"rules-origin-{clause.origin}")


@each_box
def test_both_languages_have_the_same_keys(box: Box) -> None:
    assert house_sentences("fr").keys == house_sentences("en").keys
    assert game_sentences(box.folder, "fr").keys == game_sentences(box.folder, "en").keys


def test_no_key_of_the_house_is_unused() -> None:
    code = "\n".join(path.read_text("utf-8") for path in SOURCE.rglob("*.py"))
    families = ("bot-name-", "chapter-", "event-", "line-", "measure-", "rules-origin-")

    unused = [key for key in house_sentences("fr").keys if not key.startswith(families) and f'"{key}"' not in code]

    assert unused == []


@each_box
def test_no_key_of_a_game_is_unused(box: Box) -> None:
    boards = (SOURCE / "cli" / "boards").glob(f"{box.game.name.replace('-', '_')}*.py")
    house = [SOURCE / "cli" / "games.py", *(SOURCE / "texts").glob("*.py")]
    code = "\n".join(path.read_text("utf-8") for path in [*boards, *house])
    options = {f"option-{option.name}" for option in box.game.options}
    options |= {f"option-{option.name}-{choice}" for option in box.game.options for choice in option.choices}
    answers = {f"habit-{verb}" for verb in box.habits} | {f"myself-{verb}" for verb in box.by_hand}
    chapters = {f"chapter-{clause.chapter.replace('.', '-')}" for clause in load_clauses(box).values()}
    events = {f"event-{re.sub(r'(?<!^)(?=[A-Z])', '-', kind.__name__).lower()}" for kind in event_classes(box)}
    verbs = {f"deed-{kebab(kind.__name__)}" for kind in box.game.kinds(Action)}
    layers = [path for layer in ("games", "kernel", "mechanics", "bots") for path in (SOURCE / layer).rglob("*.py")]
    rules = "\n".join(path.read_text("utf-8") for path in layers)
    for key in game_sentences(box.folder, "fr").keys:
        family, _, word = key.partition("-")
        known = key in options | answers | chapters | events | verbs or f'"{key}"' in code
        words = (f'"{word}"', f'"{word.replace("-", "_")}"')  # blanks are named as fields are
        assert known or (family in FAMILIES and any(named in rules for named in words)), key


@each_box
def test_french_is_set_with_its_own_apostrophes_and_hard_spaces(box: Box) -> None:
    for text in (house_text("fr"), game_text(box.folder, "fr")):
        lines = [line for line in text.splitlines() if not line.startswith("#")]
        wrong = [line for line in lines if re.search(r"\w'\w| [;:!?»](\s|$)|« ", line)]

        assert wrong == []


@each_box
def test_the_letters_of_actions_are_all_different_and_leave_those_of_the_house(box: Box) -> None:
    for lang in LANGUAGES:
        words = texts(box, lang)
        letters = [words.letter(key.removeprefix("ask-")) for key in words.sentences.keys if key.startswith("ask-")]

        assert len(letters) == len(set(letters))
        assert not set(letters) & {*HOUSE_KEYS, DESK_KEY}


def test_a_missing_key_or_argument_is_an_error() -> None:
    sentences = Sentences("fr")
    sentences.add("hello = Bonjour { $name }")

    assert sentences.say("hello", name="Ada") == "Bonjour Ada"
    with pytest.raises(MissingText):
        sentences.say("hello")
    with pytest.raises(MissingText):
        sentences.say("goodbye")
    with pytest.raises(MissingText):
        sentences.attribute("hello", "letter")


def test_a_slip_in_a_file_or_a_key_written_twice_is_an_error() -> None:
    with pytest.raises(ValueError, match="not Fluent"):
        Sentences("fr").add("hello")
    with pytest.raises(ValueError, match="twice"):
        Sentences("fr").add("hello = a\nhello = b")
