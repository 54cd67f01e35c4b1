"""What decided a game is told from its events, as the game weighs them."""

from ludotheque.games.cresus.decisive import decisive
from ludotheque.games.cresus.events import GameBegun, IslandBought, RoundBegun, ShareSold, SignsBought
from ludotheque.kernel.event import EVERYONE
from ludotheque.record.story import Lead, Scribe


def crisis() -> Scribe:
    """The first buys signs early, the second sells dear at the end and buys the island."""
    scribe = Scribe(decisive())
    scribe.hear([GameBegun(EVERYONE, 200), RoundBegun(EVERYONE, 1)], [0, 0])
    scribe.hear([SignsBought(EVERYONE, 0, [0, 1], 30)], [2, 0])
    scribe.hear([ShareSold(EVERYONE, 0, 5, 3, 190, 0)], [2, 0])
    scribe.hear([ShareSold(EVERYONE, 1, 6, 2, 40, 0)], [2, 0])
    scribe.hear([RoundBegun(EVERYONE, 2)], [2, 0])
    scribe.hear([ShareSold(EVERYONE, 1, 7, 4, 190, 0)], [2, 0])
    scribe.hear([SignsBought(EVERYONE, 1, [13, 14], 300), IslandBought(EVERYONE, 1)], [2, 15])
    return scribe


def test_the_island_and_the_sale_that_paid_for_it_decide() -> None:
    told = crisis().turning_points([1])

    assert [(one.number, one.round, type(one.event)) for one in told] == [
        (3, 1, ShareSold),
        (5, 2, ShareSold),
        (6, 2, IslandBought),
    ]


def test_what_helped_a_loser_decided_nothing_and_is_his_best_moment() -> None:
    best = crisis().best_moment(0)

    assert best is not None
    assert (best.number, best.event) == (2, ShareSold(EVERYONE, 0, 5, 3, 190, 0))


def test_the_lead_is_told_from_the_action_after_which_nobody_caught_up() -> None:
    assert crisis().lead([1]) == Lead(1, 6, 2)


def test_who_wins_without_the_highest_score_never_led() -> None:
    scribe = crisis()
    scribe.hear([], [15, 15])

    assert scribe.lead([1]) is None
