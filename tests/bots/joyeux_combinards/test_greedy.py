"""Greedy takes the best price it is offered and lies about dear cards now and then."""

from ludotheque.games.joyeux_combinards.actions import (
    AnnouncePrice,
    Doubt,
    DrawCard,
    EnterCircuit,
    HandIn,
    MoveOn,
    PayTax,
    ReportPlayer,
    SellCard,
    StayInside,
)
from tests.bots.joyeux_combinards.answers import choice, greedy
from tests.games.joyeux_combinards.arrange import Table, card, cards


def at_fork(*hand: str) -> Table:
    game = Table().holds(0, *hand).at(0, "achat-camionnette")
    game.rolls(3, 4)
    return game


def drawn(id: str) -> Table:
    game = Table().cash(0, 300).on_top(id)
    game.lands(0, "achat-cave")
    game.plays(DrawCard(0))
    return game


def test_it_sells_the_dearest_card_at_once_even_one_that_brings_more_elsewhere() -> None:
    game = Table().cash(0, 40).holds(0, "antiquites", "ecus")
    game.lands(0, "puces-1")

    assert SellCard(0, card("antiquites")) == choice(greedy(), game)


def test_it_carries_everything_outside_but_legal_goods() -> None:
    assert EnterCircuit(0) == choice(greedy(), at_fork("miel", "whisky"))
    assert StayInside(0) == choice(greedy(), at_fork("miel", "boutons"))


def test_it_lies_about_dear_cards_only_and_always_in_the_same_way() -> None:
    dear = [choice(greedy(seed), drawn("joconde")) for seed in range(60)]
    cheap = [choice(greedy(seed), drawn("miel")) for seed in range(60)]

    assert 0 < dear.count(AnnouncePrice(0, 5)) < 30
    assert 60 == dear.count(AnnouncePrice(0, 5)) + dear.count(AnnouncePrice(0, 50))
    assert 60 == cheap.count(AnnouncePrice(0, 10))


def test_it_doubts_now_and_then_what_sounds_too_good_and_nothing_else() -> None:
    cheap = Table().cash(1, 300).buys(0, "joconde", 2)
    dear = Table().cash(1, 300).buys(0, "joconde", 10)

    assert 0 < sum(choice(greedy(seed), cheap, 1) == Doubt(1) for seed in range(60)) < 30
    assert 0 == sum(choice(greedy(seed), dear, 1) == Doubt(1) for seed in range(60))


def test_it_keeps_its_last_money() -> None:
    rich, poor = Table(), Table().cash(0, 40)
    for game in (rich, poor):
        game.lands(0, "achat-cave")

    assert DrawCard(0) == choice(greedy(), rich)
    assert MoveOn(0) == choice(greedy(), poor)


def test_it_clears_its_record_with_its_cheapest_cards() -> None:
    game = Table().years(0, 2).holds(0, "piano", "chaussettes", "miel")
    game.lands(0, "commissariat-central")

    assert HandIn(0, cards("chaussettes")) == choice(greedy(), game)


def test_it_pays_the_tax_rather_than_throw() -> None:
    game = Table()
    game.lands(0, "impots")

    assert PayTax(0) == choice(greedy(), game)


def test_it_informs_on_goods_it_has_seen_and_on_nobody_else() -> None:
    for shown, answer in ((True, ReportPlayer(0, 2)), (False, MoveOn(0))):
        game = Table().holds(1, "miel").holds(2, "whisky")
        game.state.shown[card("whisky")] = shown
        game.lands(0, "volant-ville")

        assert answer == choice(greedy(), game)
