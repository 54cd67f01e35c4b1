"""What a value counts, told by its name."""

from ludotheque.texts.kinds import is_money, is_player, kind, singular


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
