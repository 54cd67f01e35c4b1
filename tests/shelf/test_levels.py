"""Who sits down where nobody was named, and what a level is called."""

from dataclasses import replace
from pathlib import Path

import pytest

from ludotheque.box import Box
from ludotheque.levels import hardest, levels, opponent
from ludotheque.shelf import BOXES
from ludotheque.texts.sentences import LANGUAGES, Sentences

PAGE_TEXTS = Path(__file__).parents[2] / "web" / "src" / "texts"
each_box = pytest.mark.parametrize("box", BOXES.values(), ids=list(BOXES))


@each_box
def test_one_plays_at_once_against_the_lively_level_or_the_hardest_there_is(box: Box) -> None:
    with_steady = replace(box, bots={"greedy": "a:B", "steady": "a:B", "champion": "a:B"})
    without = replace(box, bots={"greedy": "a:B", "champion": "a:B"})

    assert opponent(with_steady) == "steady"
    assert opponent(without) == hardest(without) == "champion"
    assert opponent(replace(box, bots={})) == "random"


@each_box
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_level_has_a_name(box: Box, lang: str) -> None:
    words = Sentences(lang)
    words.add((PAGE_TEXTS / f"{lang}.ftl").read_text("utf-8"))

    assert [words.say(f"level-{level}") for level in levels(box)]
