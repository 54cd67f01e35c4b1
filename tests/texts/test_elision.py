"""« d’Alix », « de Béa »: a word loses its vowel before a name that begins with one, in terminal and page alike."""

import json
from pathlib import Path

import pytest

from ludotheque.texts.elision import elide
from ludotheque.texts.sentences import Sentences

CASES = json.loads((Path(__file__).parent / "elision.json").read_text("utf-8"))


@pytest.mark.parametrize(("word", "name", "together"), CASES)
def test_a_word_loses_its_vowel_before_another(word: str, name: str, together: str) -> None:
    assert elide(word, name) == together


def test_a_sentence_elides_the_name_that_it_is_given() -> None:
    sentences = Sentences("fr")
    sentences.add('turn = Au tour { ELIDE("de", $player) }')

    assert sentences.say("turn", player="Alix") == "Au tour d’Alix"
    assert sentences.say("turn", player="Béa") == "Au tour de Béa"
