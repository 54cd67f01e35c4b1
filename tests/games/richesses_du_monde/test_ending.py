"""Le gagnant: the last side in play, and who came where."""

import pytest

from ludotheque.games.richesses_du_monde.actions import ClaimRoyalty, RollDice, SettleDebt
from ludotheque.games.richesses_du_monde.events import GameEnded, WentBankrupt
from ludotheque.kernel.event import EVERYONE
from tests.clauses import clause
from tests.games.richesses_du_monde.arrange import GAME, MILLION, Table, kinds, product, square, told

FRANCE = square("france")
NEWS = square("actualite-1")


@clause("rdm.end.last-side")
def test_the_player_who_has_eliminated_all_others_wins() -> None:
    game = Table().bankrupt(2).cash(0, 0).cash(1, 5 * MILLION).holds(1, "riz-chine")

    events = game.rolls(2, 2)

    assert GameEnded(EVERYONE, [1], [0, 10_600_000, 0]) == events[-1]
    assert game.is_over
    assert "last-side" == GAME.end_reason(game.state)
    assert [2, 1, 3] == GAME.ranks(game.state)
    assert [0, 10_600_000, 0] == GAME.scores(game.state)


@clause("rdm.end.last-side")
def test_while_two_sides_are_left_the_game_goes_on() -> None:
    game = Table().cash(0, 0)

    game.rolls(2, 2)

    assert not game.is_over
    assert "" == GAME.end_reason(game.state)


@clause("rdm.end.last-side", "rdm.end.partners-share")
def test_partners_who_have_eliminated_all_others_win_together() -> None:
    game = Table().allied(1, 2).cash(1, 8 * MILLION).cash(0, 0)

    events = game.rolls(2, 2)

    assert GameEnded(EVERYONE, [1, 2], [0, 8 * MILLION, 8 * MILLION]) == events[-1]
    assert [3, 1, 1] == GAME.ranks(game.state)


@clause("rdm.end.at-once")
def test_the_winner_does_not_finish_his_turn() -> None:
    game = Table(seats=2).cash(1, 0).next_news("c-est-votre-anniversaire")

    events = game.lands(0, NEWS)

    assert ["WentBankrupt", "BankPaid", "GameEnded"] == kinds(events)[-3:]
    assert [] == game.waiting
    assert "table.game-over" == game.refusal(RollDice(1))


@clause("rdm.end.at-once")
def test_the_debts_of_the_moment_are_settled_first() -> None:
    game = Table(seats=3).cash(1, 0).cash(2, 0).next_news("c-est-votre-anniversaire")
    cash = game.state.cash[0]

    game.lands(0, NEWS)

    assert game.is_over
    assert cash + 2 * MILLION == game.state.cash[0]


@clause("rdm.end.at-once")
def test_when_the_mover_falls_for_a_royalty_the_owner_is_paid_and_has_won() -> None:
    game = Table(seats=2).cash(0, 0).holds(1, "riz-chine", "riz-inde").plaque(FRANCE, "riz")
    cash = game.state.cash[1]
    game.lands(0, FRANCE)
    game.plays(ClaimRoyalty(1))

    events = game.plays(SettleDebt(0))

    assert game.is_over
    assert GameEnded(EVERYONE, [1], [0, cash + 3_500_000 + game.state.titles_price(1)]) == events[-1]
    assert product("riz") in game.state.holdings(1)


@clause("rdm.end.ranking")
def test_the_last_to_fall_is_placed_best_among_the_fallen() -> None:
    game = Table(seats=5).bankrupt(3, 0, 4).cash(1, 0).turn_of(1)

    game.rolls(2, 2)

    assert [3, 0, 4, 1] == game.state.fallen
    assert [4, 2, 1, 5, 3] == GAME.ranks(game.state)


@clause("rdm.end.ranking")
@pytest.mark.parametrize("cash", [0, 100 * MILLION])
def test_whoever_is_in_play_comes_before_the_fallen_however_poor(cash: int) -> None:
    game = Table(seats=4).bankrupt(1).cash(0, cash).cash(2, 3 * MILLION).cash(3, 2 * MILLION)

    assert 4 == GAME.ranks(game.state)[1]
    assert (1 if cash else 3) == GAME.ranks(game.state)[0]


@clause("rdm.end.partners-share")
def test_partners_who_fall_share_their_place() -> None:
    game = Table(seats=5).allied(1, 2).bankrupt(4, 1).cash(0, 0)

    game.rolls(2, 2)

    assert [2, 3, 3, 1, 5] == GAME.ranks(game.state)


@clause("rdm.end.never-together")
def test_of_those_who_fall_for_one_card_the_first_to_owe_falls_first() -> None:
    game = Table(seats=4).next_news("c-est-votre-anniversaire")
    for seat in (0, 1, 3):
        game.cash(seat, 0)

    events = game.lands(2, NEWS)

    assert [WentBankrupt(EVERYONE, seat, MILLION, [], 0) for seat in (3, 0, 1)] == told(events, WentBankrupt)
    assert [3, 2, 1, 4] == GAME.ranks(game.state)


@clause("table.game-over")
def test_nothing_can_be_done_after_the_end() -> None:
    game = Table(seats=2).cash(0, 0)
    game.rolls(2, 2)

    assert "table.game-over" == game.refusal(RollDice(1))
    assert set() == game.may(1)
