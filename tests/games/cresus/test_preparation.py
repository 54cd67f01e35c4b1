"""« Préparation de la partie », and what holds at the table throughout."""

import pytest

from ludotheque.complaint import Complaint
from ludotheque.games.cresus.actions import BuySigns, SealBid
from ludotheque.games.cresus.events import GameEnded
from ludotheque.games.cresus.state import PILE
from ludotheque.games.cresus.tables import NO_MARKET
from ludotheque.kernel.action import NOBODY
from ludotheque.kernel.ask import Amount
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.event import EVERYONE
from ludotheque.kernel.random_play import playout
from ludotheque.record.record import Header, set_up
from ludotheque.shelf import box
from tests.clauses import clause
from tests.games.cresus.arrange import GAME, TABLES, Table, fresh, told
from tests.games.cresus.plain_box import GAVEL, ISLAND

EDITION = box("cresus").edition()
SEEDS = range(1, 30)


def header(seats: int) -> Header:
    return Header(GAME.name, GAME.rules_version, EDITION.id, EDITION.hash, seats, 1)


@clause("cre.table.players")
def test_two_to_six_play() -> None:
    assert [set_up(GAME, TABLES, header(seats)).seats for seats in range(2, 7)] == [2, 3, 4, 5, 6]


@clause("cre.table.players")
@pytest.mark.parametrize("seats", [0, 1, 7])
def test_no_other_number_can_sit_down(seats: int) -> None:
    with pytest.raises(Complaint, match="2 to 6 players"):
        set_up(GAME, TABLES, header(seats))


@clause("cre.table.goal")
def test_whoever_buys_the_island_has_won() -> None:
    game = Table().climbed(1, ISLAND - 1).cash(1, 500).cash(0, 0).cash(2, 0)
    game.climbs()

    events = game.plays(BuySigns(1, 1))

    assert [GameEnded(EVERYONE, [1], [0, ISLAND, 0])] == told(events, GameEnded)


@clause("cre.table.millions")
def test_any_whole_number_of_millions_can_be_bid() -> None:
    game = Table(seats=2).cash(0, 83)
    game.draws_expert(GAVEL)
    blank = game.ask(0, "seal-bid").blanks[0]
    assert isinstance(blank, Amount)

    assert (blank.low, blank.high, blank.step) == (0, 83, 1)
    assert all(game.refusal(SealBid(0, amount)) == "" for amount in range(84))


@clause("cre.table.open-cash")
def test_everybody_sees_everybodys_cash() -> None:
    game = Table().cash(0, 12).cash(1, 34).cash(2, 56)

    assert all(game.view(seat).cash == [12, 34, 56] for seat in (NOBODY, 0, 1, 2))


@clause("cre.table.bank")
def test_money_is_neither_made_nor_lost_in_whole_games() -> None:
    for seed in SEEDS:
        state = fresh(seats=2 + seed % 5, seed=seed)

        playout(GAME, state, Chance(seed), 20_000)

        assert state.steps == []
        assert sum(state.cash) + state.bank == 0


@clause("cre.table.bank")
def test_money_from_nowhere_is_noticed() -> None:
    game = Table()
    game.state.cash[1] += 1

    assert GAME.problem(game.state) == "bank and purses together are not what they were"


@clause("cre.table.bank")
def test_the_bank_pays_although_it_has_given_everything_away() -> None:
    game = Table(seats=6)

    assert game.state.bank == -600
    game.cash(0, 5_000)
    assert game.state.bank == -5_500


@clause("cre.start.cash")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_everybody_begins_with_100_millions(seats: int) -> None:
    state = GAME.start(seats, EDITION.tables, {"sales": 0, "window": 0}, Chance(1))

    assert [100] * seats == state.cash


@clause("cre.start.piles")
def test_each_market_has_the_pile_of_its_own_cards() -> None:
    state = fresh()

    assert [sorted(pile) for pile in state.piles] == [list(range(5 * market, 5 * market + 5)) for market in range(6)]
    assert state.owner == [PILE] * 30


@clause("cre.start.piles", "cre.start.fortune")
def test_only_the_size_of_the_piles_can_be_seen() -> None:
    view = GAME.view(fresh(), 0)

    assert view.piles == [5] * 6
    assert (view.shown, view.tips) == ([], [])
    assert view.fortunes_left == 20


@clause("cre.start.shuffled")
def test_the_piles_are_shuffled() -> None:
    assert len({tuple(fresh(seed=seed).piles[0]) for seed in SEEDS}) > 10
    assert len({tuple(fresh(seed=seed).piles[5]) for seed in SEEDS}) > 10


@clause("cre.start.experts")
def test_ten_of_the_twenty_experts_take_part() -> None:
    state = fresh()  # one of the ten has been drawn already
    drawn = [expert for expert in range(20) if expert not in state.experts + state.unused]

    assert (len(drawn), len(state.experts), len(state.unused)) == (1, 9, 10)


@clause("cre.start.experts")
def test_which_experts_take_part_is_chance_and_unknown() -> None:
    state = fresh()

    world = GAME.redeal(state, 0, Chance(9))

    assert len({tuple(sorted(fresh(seed=seed).unused)) for seed in SEEDS}) == len(SEEDS)
    assert sorted(world.unused) != sorted(state.unused)
    assert GAME.view(world, 0) == GAME.view(state, 0)


@clause("cre.start.fortune")
def test_the_fortune_cards_are_shuffled_and_their_order_is_unknown() -> None:
    state = fresh()

    world = GAME.redeal(state, 0, Chance(9))

    assert len({tuple(fresh(seed=seed).fortunes) for seed in SEEDS}) == len(SEEDS)
    assert world.fortunes != state.fortunes
    assert GAME.view(world, 0) == GAME.view(state, 0)


@clause("cre.start.pawns")
def test_at_first_no_pawn_is_on_the_board() -> None:
    assert [NO_MARKET] * 4 == fresh(seats=4).pawns


@clause("cre.start.cash")
def test_a_player_begins_with_nothing_but_cash() -> None:
    state = fresh()

    assert (state.signs, state.loans, state.borrowed) == ([0] * 3, [0] * 3, [False] * 3)
    assert (state.hired, state.kept) == ([[]] * 3, [[]] * 3)
