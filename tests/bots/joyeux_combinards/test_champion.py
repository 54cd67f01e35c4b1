"""The champion weighs what a price tells, and learns how this table lies and doubts."""

from ludotheque.bots.joyeux_combinards.lore import STRANGERS
from ludotheque.bots.joyeux_combinards.tells import Tells
from ludotheque.games.joyeux_combinards.actions import AnnouncePrice, Doubt, DrawCard
from ludotheque.games.joyeux_combinards.doubt import DoubtWindow
from ludotheque.kernel.action import Money
from ludotheque.levels import make_bot
from ludotheque.shelf import box
from tests.bots.joyeux_combinards.answers import choice
from tests.games.joyeux_combinards.arrange import GAME, Table

BUYER = 1
ONE, TEN, TWENTY, FIFTY = 0, 3, 4, 5  # places among the prices
SOME = 100


def doubts(price: Money, level: str = "champion") -> int:
    """How many of a hundred doubt a rival who says the price."""
    return sum(isinstance(choice(make_bot(box(GAME.name), level, seed), heard(price)), Doubt) for seed in range(SOME))


def heard(price: Money) -> Table:
    game = Table(3).cash(0, 300).cash(1, 300).cash(2, 0).on_top("joconde")
    game.lands(BUYER, "achat-cave")
    game.plays(DrawCard(BUYER))
    game.plays(AnnouncePrice(BUYER, price))
    assert isinstance(game.state.steps[-1], DoubtWindow)
    return game


def test_it_hears_that_a_middling_price_often_hides_a_dear_card() -> None:
    assert doubts(10) > SOME / 2
    assert doubts(10, "schemer") < SOME / 10


def test_nobody_doubts_the_highest_price() -> None:
    assert doubts(50) == 0


def test_what_a_buyer_says_adds_up_to_all_he_may_say() -> None:
    for real in range(6):
        for most in range(6):
            rates = Tells(STRANGERS).rates(real, most, BUYER)
            assert abs(sum(rates) - 1) < 1e-9
            assert rates[min(real, most) + 1 :] == [0.0] * (5 - min(real, most))


def test_whoever_was_caught_lying_is_believed_less_and_whoever_was_not_more() -> None:
    tells = Tells(STRANGERS)
    before = tells.rates(TWENTY, FIFTY, BUYER)[TWENTY]
    for _ in range(3):
        tells.came_out(BUYER, lied=True, expected=0.5)
    caught = tells.rates(TWENTY, FIFTY, BUYER)[TWENTY]
    for _ in range(9):
        tells.came_out(BUYER, lied=False, expected=0.5)
    cleared = tells.rates(TWENTY, FIFTY, BUYER)[TWENTY]

    assert caught < before < cleared


def test_it_reckons_with_doubts_by_what_this_table_has_doubted() -> None:
    tells = Tells(STRANGERS)
    before = tells.chance_of_doubt(TEN, 1.0)
    for _ in range(5):
        tells.answered(TEN, doubted=True, share=1.0)

    assert tells.chance_of_doubt(TEN, 1.0) > before
    assert tells.chance_of_doubt(ONE, 1.0) == STRANGERS.doubts[ONE]


def test_fewer_listeners_doubt_less() -> None:
    tells = Tells(STRANGERS)

    assert tells.chance_of_doubt(TEN, 1 / 3) < tells.chance_of_doubt(TEN, 1.0)
