"""« Fin de la partie »: the island, or the round of the last expert; who came where."""

from ludotheque.games.cresus.actions import BuySigns, SealBid
from ludotheque.games.cresus.events import GameEnded, IslandBought, SignsBought
from ludotheque.kernel.event import EVERYONE
from tests.clauses import clause
from tests.games.cresus.arrange import GAME, Table, kinds, told
from tests.games.cresus.plain_box import GOLD, ISLAND, LONDON, PRESS, RAIL, SYDNEY, TOKYO, share


def before_the_island(*cash: int) -> Table:
    """All have climbed all signs but the island."""
    game = Table(len(cash))
    for seat, amount in enumerate(cash):
        game.climbed(seat, ISLAND - 1).cash(seat, amount)
    game.climbs()
    return game


@clause("cre.end.island")
def test_whoever_buys_the_island_wins_at_the_end_of_the_round() -> None:
    game = before_the_island(500, 499, 0)

    events = game.plays(BuySigns(0, 1))

    assert kinds(events)[-2:] == ["IslandBought", "GameEnded"]
    assert events[-1] == GameEnded(EVERYONE, [0], [ISLAND, ISLAND - 1, ISLAND - 1])
    assert game.is_over
    assert GAME.end_reason(game.state) == "island"


@clause("cre.end.island")
def test_the_others_still_decide_in_that_round() -> None:
    game = before_the_island(500, 0, 0).climbed(1, 0).cash(1, 10)
    game.plays(BuySigns(0, 1))

    events = game.plays(BuySigns(1, 1))

    assert told(events, SignsBought) == [
        SignsBought(EVERYONE, 0, [ISLAND - 1], 500),
        SignsBought(EVERYONE, 1, [0], 10),
    ]
    assert game.is_over


@clause("cre.end.island")
def test_after_the_end_nothing_more_is_done() -> None:
    game = before_the_island(500, 0)
    game.plays(BuySigns(0, 1))

    assert game.refusal(SealBid(1, 1)) == "table.game-over"


@clause("cre.end.several", "cre.end.owners-by-cash")
def test_several_win_together_and_cash_ranks_them() -> None:
    game = before_the_island(500, 700, 499)
    game.plays(BuySigns(0, 1))

    events = game.plays(BuySigns(1, 1))

    assert told(events, IslandBought) == [IslandBought(EVERYONE, 0), IslandBought(EVERYONE, 1)]
    assert events[-1] == GameEnded(EVERYONE, [0, 1], [ISLAND, ISLAND, ISLAND - 1])
    assert GAME.ranks(game.state) == [2, 1, 3]
    assert GAME.winners(game.state) == [0, 1]


@clause("cre.end.owners-by-cash")
def test_owners_with_equal_cash_share_a_place_and_the_rest_come_after_them_however_rich() -> None:
    game = before_the_island(600, 600, 499, 499).climbed(3, ISLAND - 2).cash(3, 900)
    game.climbs()
    for seat, signs in enumerate([1, 1, 0, 1]):
        if seat in game.waiting:
            game.plays(BuySigns(seat, signs))

    assert GAME.ranks(game.state) == [1, 1, 4, 3]


@clause("cre.end.several")
def test_without_an_island_whoever_comes_first_wins() -> None:
    game = Table(seats=2).climbed(0, 1).climbed(1, 1).cash(0, 3).cash(1, 9).last_expert()

    assert game.climbs()[-1] == GameEnded(EVERYONE, [1], [1, 1])


@clause("cre.end.last-expert")
def test_without_an_island_the_round_of_the_last_expert_is_the_last() -> None:
    game = Table(seats=2).climbed(0, 2).cash(0, 40).cash(1, 0).last_expert()
    game.climbs()

    events = game.plays(BuySigns(0, 1))

    assert events[-1] == GameEnded(EVERYONE, [0], [3, 0])
    assert GAME.end_reason(game.state) == "last-expert"


@clause("cre.end.last-expert")
def test_as_long_as_an_expert_is_left_the_game_goes_on() -> None:
    game = Table(seats=2).cash(0, 0).cash(1, 0)
    game.state.unused += game.state.experts[1:]
    game.state.experts = game.state.experts[:1]

    game.climbs()

    assert not game.is_over
    assert game.view(0).experts_left == 0


@clause("cre.end.last-expert")
def test_an_island_in_the_last_round_is_an_island() -> None:
    game = before_the_island(500, 0).last_expert()

    game.plays(BuySigns(0, 1))

    assert GAME.end_reason(game.state) == "island"


@clause("cre.end.ranking")
def test_players_are_ranked_by_signs_first() -> None:
    game = Table(seats=3).climbed(0, 1).climbed(1, 3).climbed(2, 2).cash(0, 900).cash(1, 0)

    assert GAME.ranks(game.state) == [3, 1, 2]
    assert GAME.scores(game.state) == [1, 3, 2]


@clause("cre.end.ranking")
def test_then_by_cash() -> None:
    game = Table(seats=3).climbed(0, 2).climbed(1, 2).climbed(2, 2).cash(0, 30).cash(1, 31).cash(2, 29)

    assert GAME.ranks(game.state) == [2, 1, 3]


@clause("cre.end.ranking")
def test_equals_in_both_share_their_place() -> None:
    game = Table(seats=3).climbed(0, 2).climbed(1, 2).cash(0, 30).cash(1, 30)

    assert GAME.ranks(game.state) == [1, 1, 3]


@clause("cre.end.ranking")
def test_equals_win_together_after_the_last_expert() -> None:
    game = Table(seats=2).cash(0, 5).cash(1, 5).last_expert()

    assert game.climbs() == [GameEnded(EVERYONE, [0, 1], [0, 0])]


@clause("cre.end.loan-deducted")
def test_an_unpaid_loan_is_deducted_from_the_cash() -> None:
    game = Table(seats=3).borrowed(0).cash(0, 150).cash(1, 51).cash(2, 49)

    assert GAME.ranks(game.state) == [2, 1, 3]


@clause("cre.end.shares-worthless")
def test_shares_that_were_not_sold_do_not_count() -> None:
    game = (
        Table(seats=2).holds(0, share(LONDON, PRESS), share(TOKYO, GOLD), share(SYDNEY, RAIL)).cash(0, 10).cash(1, 11)
    )

    assert GAME.ranks(game.state) == [2, 1]
