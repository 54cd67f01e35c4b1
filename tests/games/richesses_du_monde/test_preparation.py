"""« Principe du jeu », « Préparation de la partie », and who begins."""

import pytest

from ludotheque.complaint import Complaint
from ludotheque.games.richesses_du_monde.actions import BuyTitle, ClaimRoyalty
from ludotheque.games.richesses_du_monde.events import GameEnded, InstalmentPaid, OrderRolled, WindfallReceived
from ludotheque.games.richesses_du_monde.state import NO_PLAQUE, SHELF
from ludotheque.games.richesses_du_monde.tables import START
from ludotheque.kernel.action import NOBODY
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.event import EVERYONE
from ludotheque.kernel.play import waiting
from ludotheque.record.record import Header, set_up
from tests.clauses import clause
from tests.games.richesses_du_monde.arrange import (
    EDITION,
    GAME,
    MILLION,
    TABLES,
    Table,
    fresh,
    square,
    title,
    titles_of,
    told,
)

SEEDS = range(1, 150)


def header(seats: int) -> Header:
    return Header(GAME.name, GAME.rules_version, EDITION.id, EDITION.hash, seats, 1)


def order_rolls(seed: int, seats: int = 4) -> list[tuple[int, int]]:
    """Who threw how many points to see who begins."""
    told = fresh(seats, seed).told()
    return [(event.seat, event.points) for event in told if isinstance(event, OrderRolled)]


def highest(rolls: list[tuple[int, int]]) -> list[int]:
    most = max(points for _, points in rolls)
    return [seat for seat, points in rolls if points == most]


@clause("rdm.table.players")
def test_two_to_six_play() -> None:
    assert [set_up(GAME, TABLES, header(seats)).seats for seats in range(2, 7)] == [2, 3, 4, 5, 6]


@clause("rdm.table.players")
@pytest.mark.parametrize("seats", [0, 1, 7])
def test_no_other_number_can_sit_down(seats: int) -> None:
    with pytest.raises(Complaint, match="2 to 6 players"):
        set_up(GAME, TABLES, header(seats))


@clause("rdm.table.goal")
def test_whoever_ruins_the_others_by_royalties_has_won() -> None:
    game = Table(seats=2).owns(1, titles_of("petrole", 6)).plaque(square("france"), "petrole").cash(0, 23 * MILLION)
    game.lands(0, square("france"))
    game.plays(ClaimRoyalty(1))

    events = game.waits(7_000)

    assert [[1]] == [event.winners for event in events if isinstance(event, GameEnded)]
    assert game.is_over


@clause("rdm.table.secret-cash")
def test_a_seat_sees_its_own_cash_only() -> None:
    game = Table().cash(0, 12 * MILLION).cash(1, 34 * MILLION)

    assert [None, 34 * MILLION, None] == GAME.view(game.state, 1).cash
    assert [None, None, None] == GAME.view(game.state, NOBODY).cash


@clause("rdm.table.bank")
def test_the_bank_pays_although_it_has_given_everything_away() -> None:
    game = Table(seats=2)

    assert game.state.bank == -200 * MILLION
    assert WindfallReceived(EVERYONE, 0, 1_500_000) in game.lands(0, square("500-000-1"))


@clause("rdm.start.shelf")
def test_at_first_all_titles_are_in_the_shelves() -> None:
    assert [SHELF] * 144 == fresh().owner


@clause("rdm.start.cash")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_nearly_200_millions_are_shared_out_equally(seats: int) -> None:
    cash = fresh(seats).cash

    assert len(set(cash)) == 1
    assert 198 * MILLION <= sum(cash) <= 200 * MILLION


@clause("rdm.start.shares")
@pytest.mark.parametrize(("seats", "millions"), [(2, 100), (3, 66), (4, 50), (5, 40), (6, 33)])
def test_the_share_depends_on_the_number_of_players(seats: int, millions: int) -> None:
    assert [millions * MILLION] * seats == fresh(seats).cash


@clause("rdm.start.plaques")
def test_two_plaques_of_each_production_lie_on_the_48_squares_meant_for_them() -> None:
    laid = fresh().plaques

    assert sorted([*range(24), *range(24)]) == sorted(product for product in laid if product != NO_PLAQUE)
    assert TABLES.plaques == [product != NO_PLAQUE for product in laid]


@clause("rdm.start.plaques")
def test_plaques_are_laid_at_random() -> None:
    assert len({tuple(fresh(seed=seed).plaques) for seed in range(1, 30)}) == 29


@clause("rdm.start.plaques")
def test_a_plaque_stays_where_it_was_laid() -> None:
    game = Table()
    laid = game.state.plaques[:]
    game.lands(0, square("france"))

    game.plays(BuyTitle(0, title("ble-france")))

    assert laid == game.state.plaques


@clause("rdm.start.news")
def test_the_eighteen_news_cards_are_shuffled() -> None:
    piles = [fresh(seed=seed).news for seed in range(1, 30)]

    assert all(sorted(pile) == list(range(18)) for pile in piles)
    assert len({tuple(pile) for pile in piles}) == 29


@clause("rdm.start.news")
def test_the_order_of_the_news_is_unknown() -> None:
    state = fresh()

    world = GAME.redeal(state, 0, Chance(9))

    assert world.news != state.news
    assert GAME.view(world, 0) == GAME.view(state, 0)


@clause("rdm.start.jokers")
def test_nine_jokers_wait_and_nobody_has_one() -> None:
    state = fresh(seats=4)

    assert (9, [0, 0, 0, 0]) == (state.jokers_left, state.jokers)


@clause("rdm.start.arrow")
def test_all_pawns_set_out_from_the_arrow() -> None:
    state = fresh(seats=4)

    assert [START] * 4 == [TABLES.kinds[place] for place in state.squares]


@clause("rdm.start.highest-roll")
def test_the_highest_total_begins() -> None:
    decided = [seed for seed in SEEDS if len(highest(order_rolls(seed)[:4])) == 1]

    assert decided
    assert [highest(order_rolls(seed)[:4]) for seed in decided] == [waiting(fresh(4, seed)) for seed in decided]


@clause("rdm.start.highest-roll")
def test_everybody_throws() -> None:
    assert all([0, 1, 2, 3] == [seat for seat, _ in order_rolls(seed)[:4]] for seed in SEEDS)


@clause("rdm.start.ties")
def test_those_who_tie_for_the_start_throw_again_alone() -> None:
    tied = [seed for seed in SEEDS if len(highest(order_rolls(seed)[:4])) == 2]
    again = {seed: order_rolls(seed)[4:6] for seed in tied}

    assert tied
    assert all(highest(order_rolls(seed)[:4]) == [seat for seat, _ in again[seed]] for seed in tied)
    assert all(fresh(4, seed).first in highest(again[seed]) for seed in tied)


@clause("rdm.start.free-rolls")
def test_a_double_thrown_for_the_start_costs_nothing() -> None:
    double_six = [seed for seed in SEEDS if any(points == 12 for _, points in order_rolls(seed))]

    assert double_six
    assert all([50 * MILLION] * 4 == fresh(4, seed).cash for seed in double_six)


@clause("rdm.start.instalments")
@pytest.mark.parametrize(("seats", "thousands"), [(2, 50_000), (3, 33_000), (6, 16_500)])
def test_in_instalments_half_of_the_cash_is_given_at_once(seats: int, thousands: int) -> None:
    assert [thousands * 1_000] * seats == fresh(seats, instalments="on").cash


@clause("rdm.start.instalments")
def test_a_quarter_comes_with_each_of_the_first_two_tours() -> None:
    game = Table(seats=6, instalments="on")

    tours = [told(game.lands(0, square("allemagne")), InstalmentPaid) for _ in range(3)]

    assert tours == [[InstalmentPaid(EVERYONE, 0, 8_250_000)], [InstalmentPaid(EVERYONE, 0, 8_250_000)], []]
    assert game.state.cash[0] == 33 * MILLION
