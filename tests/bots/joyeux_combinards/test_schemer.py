"""The schemer lies and doubts by odds, walks where its goods sell, and fears years when it is rich."""

from collections import Counter
from dataclasses import replace

from ludotheque.bots.joyeux_combinards.manner import BELIEVER, CLEAN, CRIMINAL, HONEST, LIAR, MIXED, Manner
from ludotheque.games.joyeux_combinards.actions import (
    AnnouncePrice,
    DeclareOil,
    Doubt,
    DrawCard,
    EnterCircuit,
    FlyTo,
    HandIn,
    LetPass,
    MoveOn,
    PayTax,
    ReportPlayer,
    SellCard,
    SellOil,
    SellToBank,
    StayInside,
    TryLuck,
)
from ludotheque.games.joyeux_combinards.movement import ChooseCircuit
from ludotheque.kernel.action import Action
from tests.bots.joyeux_combinards.answers import choice, schemer
from tests.games.joyeux_combinards.arrange import Table, card, cards, square


def drawn(id: str, cash: int = 300) -> Table:
    game = Table().cash(0, cash).on_top(id)
    game.lands(0, "achat-cave")
    game.plays(DrawCard(0))
    return game


def at_fork(*hand: str) -> Table:
    game = Table().cash(0, 200).holds(0, *hand).at(0, "achat-camionnette")
    game.rolls(3, 4)
    assert isinstance(game.state.steps[-1], ChooseCircuit)
    return game


def announced(id: str, manner: Manner = MIXED) -> Counter[int]:
    """The prices announced for the card by a hundred bots."""
    found: Counter[int] = Counter()
    for seed in range(100):
        action = choice(schemer(manner, seed), drawn(id))
        assert isinstance(action, AnnouncePrice)
        found[action.price] += 1
    return found


def test_it_tells_the_truth_about_some_dear_cards_and_lies_about_others() -> None:
    prices = announced("joconde")

    assert len(prices) > 2
    assert set(prices) <= {1, 2, 5, 10, 20, 50}
    assert prices[50] < 100


def test_it_never_says_more_than_the_card_costs() -> None:
    assert {1: 100} == announced("boutons")
    assert max(announced("miel")) == 10


def test_an_honest_manner_tells_the_truth_and_a_liar_never_does() -> None:
    assert {50: 100} == announced("joconde", HONEST)
    assert 0 == announced("joconde", LIAR)[50]


def test_whoever_cannot_afford_the_truth_says_the_most_that_can_be_paid() -> None:
    game = drawn("joconde", cash=30)

    assert AnnouncePrice(0, 20) == choice(schemer(HONEST), game)


def test_having_been_doubted_often_it_lies_less() -> None:
    wary, carefree = 0, 0
    for seed in range(60):
        bold, shy = schemer(seed=seed), schemer(seed=seed)
        shy.repute.doubts += 8
        shy.repute.lies[0] = 8
        carefree += choice(bold, drawn("joconde")) != AnnouncePrice(0, 50)
        wary += choice(shy, drawn("joconde")) != AnnouncePrice(0, 50)

    assert wary < carefree


def doubts(game: Table, lies: int = 0, truths: int = 0) -> int:
    """How many of a hundred bots doubt, having caught the buyer so often before."""
    found = 0
    for seed in range(100):
        bot = schemer(seed=seed)
        bot.repute.lies[0], bot.repute.truths[0] = float(lies), float(truths)
        found += choice(bot, game, 1) == Doubt(1)
    return found


def test_it_doubts_a_known_liar_more_often_than_one_known_to_be_honest() -> None:
    game = Table().cash(1, 300).buys(0, "joconde", 2)

    assert doubts(game, lies=4) > doubts(game) > doubts(game, truths=8)


def test_the_highest_price_is_never_doubted() -> None:
    game = Table().cash(1, 300).buys(0, "joconde", 50)

    assert 0 == doubts(game, lies=9)


def test_a_believer_doubts_nobody() -> None:
    game = Table().cash(1, 300).buys(0, "joconde", 1)

    assert all(LetPass(1) == choice(schemer(BELIEVER, seed), game, 1) for seed in range(30))


def test_a_lie_that_came_out_is_held_against_the_buyer() -> None:
    bot = schemer(replace(MIXED, suspicion=0.0))
    game = Table(seats=3).cash(1, 300).cash(2, 300).buys(0, "joconde", 2)
    choice(bot, game, 1)
    game.plays(LetPass(1))
    game.plays(Doubt(2))

    choice(bot, game.turn_of(1), 1)

    assert bot.repute.share_of_lies(0) > bot.repute.share_of_lies(2)


def test_it_sells_the_card_that_gains_most_and_keeps_contraband_for_the_outside() -> None:
    game = Table().holds(0, "miel", "boutons", "antiquites")
    game.lands(0, "meline-2")
    assert SellCard(0, card("miel")) == choice(schemer(), game)

    flea = Table().cash(0, 50).holds(0, "antiquites")
    flea.lands(0, "puces-1")
    assert MoveOn(0) == choice(schemer(CRIMINAL), flea)
    assert SellCard(0, card("antiquites")) == choice(schemer(CLEAN), flea)


def test_it_sells_whatever_reaches_the_goal() -> None:
    game = Table().cash(0, 590).holds(0, "antiquites")
    game.lands(0, "puces-1")

    assert SellCard(0, card("antiquites")) == choice(schemer(), game)


def test_it_goes_outside_with_goods_that_sell_there_and_stays_with_those_of_the_shop() -> None:
    assert EnterCircuit(0) == choice(schemer(), at_fork("joconde", "tableaux", "caviar", "tanker", "kerosene"))
    assert StayInside(0) == choice(schemer(), at_fork("boutons", "miel", "tapis", "velos"))


def test_a_clean_manner_does_not_carry_contraband_outside() -> None:
    assert StayInside(0) == choice(schemer(CLEAN), at_fork("joconde", "tableaux", "caviar"))


def test_with_the_money_together_it_clears_its_record() -> None:
    game = Table().cash(0, 650).years(0, 3).holds(0, "piano", "boutons", "joconde")
    game.lands(0, "commissariat-central")

    action = choice(schemer(), game)
    assert isinstance(action, HandIn)
    game.plays(action)

    assert 0 == game.state.years[0]
    assert game.is_over


def test_without_a_record_it_gives_nothing_away() -> None:
    game = Table().holds(0, "piano", "miel")
    game.lands(0, "commissariat-central")

    assert MoveOn(0) == choice(schemer(), game)


def test_it_buys_with_money_to_spare_and_not_with_its_last() -> None:
    rich, poor = Table().cash(0, 200), Table().cash(0, 40).holds(0, "miel")
    for game in (rich, poor):
        game.lands(0, "achat-cave")

    assert DrawCard(0) == choice(schemer(), rich)
    assert MoveOn(0) == choice(schemer(), poor)


def test_it_declares_oil_unless_the_fine_would_ruin_it() -> None:
    rich, poor = Table().cash(0, 400).holds(0, "super"), Table().cash(0, 5).holds(0, "super")
    for game in (rich, poor):
        game.lands(0, "stop-docks")

    assert DeclareOil(0, cards("super")) == choice(schemer(), rich)
    assert MoveOn(0) == choice(schemer(), poor)


def test_it_sells_all_its_oil_at_a_refinery() -> None:
    game = Table().holds(0, "super", "tanker", "miel")
    game.lands(0, "raffinerie-cap")

    assert SellOil(0, cards("super", "tanker")) == choice(schemer(), game)


def test_it_throws_for_the_tax_as_long_as_it_can_lose() -> None:
    rich, poor = Table(), Table().cash(0, 8)
    for game in (rich, poor):
        game.lands(0, "impots")

    assert TryLuck(0) == choice(schemer(), rich)
    assert PayTax(0) == choice(schemer(), poor)


def informed(seen: str) -> Action:
    """Seat 2, nearly at the goal, was seen with the card; seat 1 holds something unknown."""
    game = Table().cash(2, 560).holds(1, "miel").holds(2, seen)
    game.state.shown[card(seen)] = True
    game.lands(0, "volant-ville")
    return choice(schemer(), game)


def test_it_reports_a_rival_whom_it_knows_to_be_guilty_and_not_one_known_to_be_innocent() -> None:
    assert ReportPlayer(0, 2) == informed("joconde")
    assert ReportPlayer(0, 2) != informed("boules")


def test_it_flies_home_when_its_buyers_are_in_town() -> None:
    game = Table().cash(0, 200).holds(0, "boutons", "miel", "tapis", "velos")
    game.lands(0, "aeroport-helistation")

    assert choice(schemer(), game) in (FlyTo(0, square("aeroport-manche")), FlyTo(0, square("aeroport-lapiste")))


def test_it_flies_out_of_reach_of_customs() -> None:
    game = Table().cash(0, 200).declared(0, "tanker")
    game.lands(0, "aeroport-helistation")

    assert choice(schemer(), game) in (FlyTo(0, square("aeroport-manche")), FlyTo(0, square("aeroport-lapiste")))


def test_in_debt_it_parts_with_its_cheapest_card() -> None:
    game = Table(insolvency="relief").cash(0, 4).holds(0, "boutons", "piano")
    game.lands(0, "agios-sangsue")

    assert SellToBank(0, card("boutons")) == choice(schemer(), game)
