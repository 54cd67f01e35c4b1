"""Fin de partie, and matches of several deals."""

from ludotheque.games.couleurs_du_monde.actions import AnnouncePoints
from ludotheque.games.couleurs_du_monde.ending import LONGEST_MATCH
from ludotheque.games.couleurs_du_monde.events import (
    CannotPlay,
    CardsDealt,
    CardsLost,
    DealEnded,
    EveryonePassed,
    GameEnded,
    WentOut,
)
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.event import EVERYONE
from ludotheque.kernel.play import is_over, play
from ludotheque.kernel.random_play import random_action
from ludotheque.record.record import read_options
from tests.clauses import clause
from tests.games.couleurs_du_monde.arrange import EDITION, GAME, TABLES, Table, fresh, kinds, nations


@clause("cdm.end.out-and-stock-empty")
def test_the_deal_ends_when_the_stock_is_empty_and_a_hand_too() -> None:
    game = Table().holds(0, "espagne")

    game.chain("espagne")

    assert game.is_over
    assert GAME.end_reason(game.state) == "went-out"


@clause("cdm.end.out-and-stock-empty")
def test_an_empty_stock_alone_does_not_end_the_deal() -> None:
    game = Table().holds(0, "espagne", "perou")
    game.chain("espagne")
    game.announces()

    assert not game.is_over


@clause("cdm.end.at-once")
def test_the_last_card_ends_the_deal_without_waiting_for_the_announcement() -> None:
    game = Table().holds(0, "espagne", "portugal")

    events = game.chain("espagne", "portugal")

    assert kinds(events)[:4] == ["CardPlayed", "CardPlayed", "PointsAnnounced", "WentOut"]
    assert game.refusal(AnnouncePoints(0)) == "table.game-over"


@clause("cdm.end.empty-hand-goes-on")
def test_an_empty_hand_with_stock_left_goes_on_and_is_unable_next_time() -> None:
    chain = ["senegal", "mali", "guinee", "liberia"]
    game = Table().holds(0, *chain).stock("chine", "inde", "japon", "perou", "gabon")
    game.chain(*chain)
    game.announces()

    assert game.state.hands[0] == []
    assert not game.is_over
    events = game.turn_of(0).passes()
    assert CannotPlay(EVERYONE, 0, 5) == events[0]
    assert nations("chine", "inde", "japon", "perou") == game.state.hands[0]


@clause("cdm.end.empty-hand-goes-on")
def test_drawing_after_the_last_card_keeps_one_in_the_game() -> None:
    game = Table().holds(0, "espagne").stock("chine", "inde")
    game.chain("espagne")
    game.announces()

    assert not game.is_over
    assert nations("chine", "inde") == game.state.hands[0]
    assert game.state.without_cards == []


@clause("cdm.score.going-out")
def test_the_deal_ends_when_another_draws_the_last_card_while_a_hand_is_empty() -> None:
    game = Table().holds(0, "portugal").holds(1).stock("chine", "inde")

    events = game.passes()

    assert WentOut(EVERYONE, 1, 25) in events
    assert game.is_over
    assert game.state.scores[1] == 25


@clause("cdm.score.going-out")
def test_among_several_empty_hands_the_longest_empty_goes_out() -> None:
    game = Table().holds(0, "portugal").holds(1).holds(2).stock("chine")
    game.state.without_cards = [2, 1]

    events = game.passes()

    assert [WentOut(EVERYONE, 2, 25)] == [event for event in events if isinstance(event, WentOut)]


@clause("cdm.score.going-out")
def test_having_been_without_cards_earlier_earns_nothing() -> None:
    chain = ["senegal", "mali", "guinee", "liberia"]
    game = Table().holds(0, *chain).holds(1, "espagne").stock("chine", "inde", "japon", "perou")
    game.chain(*chain)
    game.announces()
    game.turn_of(0).passes()

    events = game.turn_of(1).chain("espagne")

    assert [WentOut(EVERYONE, 1, 25)] == [event for event in events if isinstance(event, WentOut)]
    assert game.state.scores[0] == 47 - 5 - (1 + 4 + 4 + 4)


@clause("cdm.end.everyone-passes", "cdm.end.nobody-goes-out")
def test_a_round_of_passes_on_an_empty_stock_ends_the_deal_without_bonus() -> None:
    game = Table().holds(0, "gabon").holds(1, "yemen").holds(2, "espagne")

    told = game.passes() + game.passes() + game.passes()

    assert EveryonePassed(EVERYONE) in told
    assert not [event for event in told if isinstance(event, WentOut)]
    assert [CardsLost(EVERYONE, 0, 1, 9), CardsLost(EVERYONE, 1, 1, 9), CardsLost(EVERYONE, 2, 1, 6)] == [
        event for event in told if isinstance(event, CardsLost)
    ]
    assert game.state.scores == [-14, -14, -16]
    assert GAME.end_reason(game.state) == "all-passed"


@clause("cdm.end.everyone-passes")
def test_passes_do_not_end_the_deal_while_there_is_stock() -> None:
    game = Table().stock(*["gabon"] * 13)

    for _ in range(3):
        game.passes()

    assert not game.is_over


@clause("cdm.end.everyone-passes")
def test_passes_made_with_cards_left_in_the_stock_do_not_count() -> None:
    game = Table().holds(0, "gabon").holds(1, "yemen").holds(2, "togo")
    game.stock(*["chine", "inde", "japon", "perou"] * 3)

    for _ in range(5):  # three on the stock, which the third empties, then two
        game.passes()

    assert game.state.stock == []
    assert not game.is_over
    assert EveryonePassed(EVERYONE) in game.passes()


@clause("cdm.end.everyone-passes")
def test_whoever_draws_the_last_cards_by_passing_may_still_play_them() -> None:
    game = Table().holds(0, "gabon").holds(1, "yemen").holds(2, "togo").stock("espagne")
    game.passes()
    game.passes()
    game.passes()

    game.chain("espagne")

    assert game.to_move == 0


@clause("cdm.end.everyone-passes")
def test_a_card_played_breaks_the_row_of_passes() -> None:
    game = Table().holds(0, "gabon").holds(1, "espagne", "perou").holds(2, "yemen")
    game.passes()
    game.chain("espagne")
    game.announces()
    game.passes()
    game.passes()

    assert not game.is_over


@clause("cdm.end.winner")
def test_the_highest_total_wins() -> None:
    game = Table().holds(0, "espagne").scores(0, 80, 20)

    events = game.chain("espagne")

    assert GAME.scores(game.state) == [31, 71, 11]
    assert GAME.ranks(game.state) == [2, 1, 3]
    assert GameEnded(EVERYONE, [1], [31, 71, 11]) == events[-1]


@clause("cdm.end.ties")
def test_equal_totals_share_the_win() -> None:
    game = Table().holds(0, "espagne").scores(9, 49, 0)

    events = game.chain("espagne")

    assert GAME.ranks(game.state) == [1, 1, 3]
    assert GameEnded(EVERYONE, [0, 1], [40, 40, -9]) == events[-1]


@clause("table.game-over")
def test_nothing_can_be_done_after_the_end() -> None:
    game = Table().holds(0, "espagne")
    game.chain("espagne")

    assert game.refusal(AnnouncePoints(1)) == "table.game-over"


@clause("cdm.match.length")
def test_one_deal_is_one_game_unless_the_table_wants_a_match() -> None:
    single = Table().holds(0, "espagne")
    match = Table(match="deals", deals="3").holds(0, "espagne")
    single.chain("espagne")
    match.chain("espagne")

    assert single.is_over
    assert not match.is_over


@clause("cdm.match.deals")
def test_a_match_of_deals_adds_up_the_points_of_each() -> None:
    game = Table(match="deals", deals="2").holds(0, "espagne")
    first = game.chain("espagne")
    totals = game.state.totals[:]
    game.state.clear_table()
    game.turn_of(1).holds(0, "gabon").holds(1, "israel").holds(2, "yemen")

    events = game.chain("israel")

    assert DealEnded(EVERYONE, 1, [31, -9, -9], [31, -9, -9]) in first
    assert totals == [31, -9, -9]
    assert DealEnded(EVERYONE, 2, [-9, 31, -9], [22, 22, -18]) in events
    assert game.is_over
    assert GAME.end_reason(game.state) == "deals-played"


@clause("cdm.match.rotating-dealer")
def test_the_next_dealer_sits_on_the_left_of_the_last() -> None:
    game = Table(seats=4, match="deals", deals="2").holds(0, "espagne")
    last = game.state.dealer

    events = game.chain("espagne")

    dealt = [event for event in events if isinstance(event, CardsDealt)]
    assert [CardsDealt(EVERYONE, 2, (last + 1) % 4, TABLES.nations - 36)] == dealt
    assert (last + 2) % 4 == game.to_move


@clause("cdm.penalty.per-deal")
def test_refusals_are_counted_afresh_in_each_deal() -> None:
    game = Table(match="deals", deals="2").holds(0, "espagne").refused(0, times=2)

    game.chain("espagne")

    assert game.state.refusals == [0, 0, 0]


@clause("cdm.match.target")
def test_a_match_to_a_total_goes_on_until_somebody_reaches_it() -> None:
    game = Table(match="target", target="50").holds(0, "espagne")
    game.chain("espagne")
    assert not game.is_over
    game.state.clear_table()
    game.turn_of(0).holds(0, "israel").holds(1, "gabon").holds(2, "yemen")

    game.chain("israel")

    assert game.state.totals[0] == 62
    assert game.is_over
    assert GAME.end_reason(game.state) == "target-reached"


@clause("cdm.match.longest")
def test_a_match_to_a_total_stops_after_twenty_deals() -> None:
    game = Table(match="target", target="2000").holds(0, "espagne")
    game.state.deal = LONGEST_MATCH

    game.chain("espagne")

    assert LONGEST_MATCH == 20
    assert game.is_over
    assert GAME.end_reason(game.state) == "longest-match"


@clause("cdm.edition.modern-names")
def test_modern_names_change_what_is_shown_and_nothing_else() -> None:
    period, modern = (
        GAME.start(3, TABLES, read_options(GAME, {"names": names}), Chance(5)) for names in ("period", "modern")
    )

    assert GAME.view(period, 0) == GAME.view(modern, 0)
    assert EDITION.names["fr"]["nation"] != EDITION.names["fr-modern"]["nation"]


@clause("cdm.score.corner-unfinished", "cdm.end.out-and-stock-empty")
def test_whole_random_games_keep_every_card_and_end() -> None:
    luck = Chance(11)
    for seats in (3, 4, 5, 6):
        state = fresh(seats, seed=seats)
        while not is_over(state):
            play(state, random_action(GAME, state, luck))
            assert GAME.problem(state) == ""
        assert state.stock == []
