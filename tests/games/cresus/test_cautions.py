"""Before a player bids all he has or sells a sign at half its price, the rules say what follows."""

from tests.cautions import feared, perils
from tests.games.cresus.arrange import Table
from tests.games.cresus.plain_box import ANALYST_ONE


def test_to_seal_the_whole_purse_is_warned_of_and_less_is_not() -> None:
    game = Table(3).cash(0, 50)
    game.draws_expert(ANALYST_ONE)

    assert ["grave all-in"] == perils(game.state, 0, "seal-bid", [[50]])
    assert [] == perils(game.state, 0, "seal-bid", [[49]])


def test_what_the_bank_gives_for_a_sign_is_told_before_it_is_sold() -> None:
    game = Table(3).climbed(0, 1)
    game.draws_expert(ANALYST_ONE)

    assert {"amount": game.state.tables.signs[0] // 2, "price": game.state.tables.signs[0]} == feared(
        game.state, 0, "sell-sign"
    )[0].figures
    assert [] == feared(game.state, 1, "sell-sign")
