"""The terminal and the page agree on what a field's name tells."""

import re
from pathlib import Path

from ludotheque.texts.kinds import EACH_PLAYER_WORDS, MONEY_WORDS, PLAYER_WORDS, is_money, is_player, kind, singular

PAGE = Path(__file__).parents[2] / "web/src/texts/kinds.ts"


def test_the_page_knows_the_same_words() -> None:
    sets = re.findall(r"new Set\(\[(.*?)\]\)", PAGE.read_text("utf-8"), re.DOTALL)

    assert [PLAYER_WORDS, EACH_PLAYER_WORDS, MONEY_WORDS] == [re.findall(r'"(\w+)"', words) for words in sets]


def test_plurals_of_kinds() -> None:
    assert [singular("nations"), singular("territories"), singular("seats")] == ["nation", "territory", "seat"]


def test_a_longer_word_counts_what_its_last_part_counts() -> None:
    assert kind("from_square") == "square"
    assert kind(singular("given_products")) == "product"
    assert kind("title") == "title"


def test_players_and_money_are_known_by_the_last_part_of_a_word_too() -> None:
    assert is_player("seller")
    assert is_player("first_bidder")
    assert not is_player("product")
    assert is_money("price")
    assert is_money("highest_bid")
    assert not is_money("price_tag")
