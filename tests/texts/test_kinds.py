"""The terminal and the page agree on what a field's name tells."""

import re
from pathlib import Path

from ludotheque.texts.kinds import EACH_PLAYER_WORDS, PLAYER_WORDS

PAGE = Path(__file__).parents[2] / "web/src/texts/kinds.ts"


def test_the_page_knows_the_same_player_words() -> None:
    sets = re.findall(r"new Set\(\[(.*?)\]\)", PAGE.read_text("utf-8"), re.DOTALL)

    assert [PLAYER_WORDS, EACH_PLAYER_WORDS] == [re.findall(r'"(\w+)"', words) for words in sets]
