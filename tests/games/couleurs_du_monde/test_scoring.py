"""Marque."""

import pytest

from ludotheque.games.couleurs_du_monde.actions import PassTurn
from ludotheque.games.couleurs_du_monde.events import (
    CannotPlay,
    CardPlayed,
    CardsLost,
    CornerCompleted,
    CornerKept,
    PlayRefused,
    PointsAnnounced,
    WentOut,
)
from ludotheque.games.couleurs_du_monde.previews import CountView
from ludotheque.kernel.action import NOBODY
from ludotheque.kernel.event import EVERYONE
from tests.clauses import clause
from tests.games.couleurs_du_monde.arrange import GAME, TABLES, Table, area, fresh, kinds, nation, nations


@clause("cdm.score.multiplier")
def test_the_nth_card_counts_n_times() -> None:
    chain = ["senegal", "mali", "guinee", "liberia"]  # worth 5, 3, 4, 6
    game = Table().holds(0, *chain, "portugal")

    game.chain(*chain)

    assert [PointsAnnounced(EVERYONE, 0, 4, 5 + 2 * 3 + 3 * 4 + 4 * 6, 47)] == game.announces()


@clause("cdm.score.multiplier")
def test_the_multiplier_starts_afresh_in_the_next_turn() -> None:
    game = Table().holds(0, "espagne", "portugal", "perou", "chine")
    game.chain("espagne", "portugal")
    game.announces()
    game.turn_of(0).holds(0, "france", "laos")

    assert [CardPlayed(EVERYONE, 0, nation("france"), 1, 3)] == game.chain("france")


@clause("cdm.score.tally")
def test_points_are_written_down_when_the_turn_ends_not_before() -> None:
    game = Table().holds(0, "espagne", "portugal").scores(10, 0, 0)

    game.chain("espagne")
    before = game.state.scores[0]
    game.announces()

    assert [before, game.state.scores[0]] == [10, 16]


@clause("cdm.edition.values")
def test_a_card_is_worth_the_value_printed_on_it() -> None:
    game = Table().holds(0, "urss", "chine", "gabon")

    assert [
        CardPlayed(EVERYONE, 0, nation("urss"), 1, 1),
        CardPlayed(EVERYONE, 0, nation("chine"), 2, 2),
    ] == game.chain("urss", "chine")


@clause("cdm.score.corner")
@pytest.mark.parametrize(
    ("corner", "last"),
    [
        ("amerique-du-sud", "venezuela"),
        ("afrique", "gabon"),
        ("extreme-orient", "malaisie"),
        ("europe", "portugal"),
    ],
)
def test_whoever_covers_the_last_nation_of_a_corner_area_gets_25_points(corner: str, last: str) -> None:
    game = Table().holds(0, last, "canada").all_covered_but(last, in_area=corner).covered("espagne", "birmanie")
    game.chain(last)
    value = TABLES.values[nation(last)]

    assert [
        PointsAnnounced(EVERYONE, 0, 1, value, value),
        CornerCompleted(EVERYONE, 0, area(corner), 25),
    ] == game.announces()
    assert value + 25 == game.state.scores[0]


@clause("cdm.score.corner")
@pytest.mark.parametrize(("side", "last"), [("orient", "yemen"), ("amerique-du-nord", "canada"), ("centre", "panama")])
def test_the_other_areas_bring_no_bonus(side: str, last: str) -> None:
    game = Table().holds(0, last, "gabon").all_covered_but(last, in_area=side).covered("arabie-seoudite")
    game.chain(last)

    assert kinds(game.announces()) == ["PointsAnnounced"]


@clause("cdm.score.corner")
def test_the_last_nation_may_be_in_the_middle_of_a_chain() -> None:
    game = Table().holds(0, "panama", "colombie", "bresil", "senegal", "gabon")
    game.all_covered_but("colombie", "bresil", in_area="amerique-du-sud")
    game.chain("panama", "colombie", "bresil", "senegal")

    assert CornerCompleted(EVERYONE, 0, area("amerique-du-sud"), 25) in game.announces()


@clause("cdm.score.corner")
def test_one_chain_may_complete_two_corners() -> None:
    game = Table().holds(0, "portugal", "espagne", "maroc", "gabon").covered("canada")
    game.all_covered_but("portugal", in_area="europe").all_covered_but("maroc", in_area="afrique")
    game.covered("espagne")
    game.state.covered_by[nation("espagne")] = -1

    game.chain("portugal", "espagne", "maroc")
    events = game.announces()

    assert [area("europe"), area("afrique")] == [e.area for e in events if isinstance(e, CornerCompleted)]
    assert game.state.scores[0] == 9 + 12 + 18 + 50


@clause("cdm.score.bonus-not-multiplied")
def test_the_corner_bonus_is_25_wherever_it_falls_in_the_chain() -> None:
    game = Table().holds(0, "panama", "colombie", "venezuela", "gabon")
    game.all_covered_but("colombie", "venezuela", in_area="amerique-du-sud")
    game.chain("panama", "colombie", "venezuela")
    game.announces()

    assert game.state.scores[0] == 7 + 2 * 4 + 3 * 7 + 25


@clause("cdm.score.corner-unfinished")
def test_a_corner_not_wholly_covered_brings_nothing() -> None:
    game = Table().holds(0, "espagne").covered("france", "italie", "suisse")

    events = game.chain("espagne")

    assert game.is_over
    assert not [event for event in events if isinstance(event, CornerCompleted | CornerKept)]


@clause("cdm.score.corner-last-card")
def test_with_the_option_the_last_card_in_each_corner_earns_its_bonus_at_the_end() -> None:
    game = Table(corner="last-card").holds(0, "espagne").holds(1).holds(2, "laos")
    game.covered("france", by=2).covered("italie", by=1).covered("gabon", by=2).covered("yemen", by=1)
    game.holds(1, "canada")

    events = game.chain("espagne")

    assert [
        CornerKept(EVERYONE, 2, area("afrique"), 25),
        CornerKept(EVERYONE, 1, area("europe"), 25),
    ] == [event for event in events if isinstance(event, CornerKept)]
    assert game.state.scores == [6 + 25, -7 + 25, -3 + 25]


@clause("cdm.score.corner-last-card")
def test_with_the_option_completing_a_corner_earns_nothing_at_once() -> None:
    game = Table(corner="last-card").holds(0, "portugal", "canada").all_covered_but("portugal", in_area="europe")
    game.covered("espagne").chain("portugal")

    assert kinds(game.announces()) == ["PointsAnnounced"]


@clause("cdm.score.going-out")
def test_whoever_ends_the_deal_gets_25_points() -> None:
    game = Table().holds(0, "espagne")

    events = game.chain("espagne")

    assert WentOut(EVERYONE, 0, 25) in events
    assert game.state.scores[0] == 6 + 25


@clause("cdm.score.cards-left")
def test_the_others_lose_the_plain_value_of_their_cards() -> None:
    game = Table().holds(0, "espagne").holds(1, "gabon", "urss").holds(2, "yemen").scores(0, 100, 50)

    events = game.chain("espagne")

    assert [CardsLost(EVERYONE, 1, 2, 10), CardsLost(EVERYONE, 2, 1, 9)] == [
        event for event in events if isinstance(event, CardsLost)
    ]
    assert game.state.scores == [31, 90, 41]


@clause("cdm.score.below-zero")
def test_a_score_may_fall_below_zero() -> None:
    game = Table().holds(0, "portugal").stock("chine", "inde", "japon", "perou", "gabon")

    game.passes()

    assert game.state.scores[0] == -5


@clause("cdm.penalty.unable")
def test_whoever_cannot_play_loses_5_points_every_time() -> None:
    game = Table().holds(0, "portugal").stock(*["gabon"] * 13)

    told = []
    for _ in range(3):
        told += game.turn_of(0).passes()[:1]

    assert [CannotPlay(EVERYONE, 0, 5)] * 3 == told
    assert game.state.scores[0] == -15
    assert game.state.refusals[0] == 0


@clause("cdm.penalty.refusals")
def test_refusing_costs_10_then_15_points() -> None:
    game = Table().holds(0, "espagne").stock(*["gabon"] * 12)

    told = game.passes()[:1] + game.turn_of(0).passes()[:1]

    assert [PlayRefused(EVERYONE, 0, 10, 1), PlayRefused(EVERYONE, 0, 15, 0)] == told
    assert game.state.scores[0] == -25


@clause("cdm.penalty.two-refusals")
def test_after_two_refusals_one_who_can_play_must() -> None:
    game = Table().holds(0, "espagne", "portugal").refused(0, times=2)

    assert game.refusal(PassTurn(0)) == "cdm.penalty.two-refusals"
    assert {"play-card"} == game.may()


@clause("cdm.penalty.two-refusals")
def test_each_player_has_refusals_of_his_own() -> None:
    game = Table().holds(0, "espagne", "portugal").refused(1, times=2)

    assert game.refusal(PassTurn(0)) == ""


@clause("cdm.penalty.unable-after-refusals")
def test_being_unable_after_two_refusals_still_costs_5() -> None:
    game = Table().holds(0, "portugal").refused(0, times=2).stock("gabon", "gabon", "gabon", "gabon", "gabon")

    assert CannotPlay(EVERYONE, 0, 5) == game.passes()[0]


@clause("cdm.penalty.program-decides")
def test_a_pass_is_a_refusal_exactly_when_a_card_could_be_played() -> None:
    unable = Table().holds(0, "portugal").stock(*["gabon"] * 5)
    unwilling = Table().holds(0, "portugal").covered("espagne").stock(*["gabon"] * 5)

    assert [kinds(unable.passes())[0], kinds(unwilling.passes())[0]] == ["CannotPlay", "PlayRefused"]


@clause("cdm.table.goal")
def test_the_score_of_a_running_deal_is_what_was_announced_so_far() -> None:
    game = Table().holds(0, "espagne", "perou").scores(0, 12, 0).stock("gabon")
    game.chain("espagne")
    game.announces()

    assert GAME.scores(game.state) == [6, 12, 0]
    assert GAME.ranks(game.state) == [2, 1, 3]


@clause("cdm.edition.centre")
def test_eight_grey_nations_lie_in_no_other_area_and_begin_any_turn() -> None:
    grey = [number for number in range(TABLES.nations) if TABLES.areas[number] == area("centre")]

    assert len(grey) == 8
    assert nation("arabie-seoudite") in grey
    assert all(TABLES.starters[number] and not TABLES.islands[number] for number in grey)
    assert not TABLES.corners[area("centre")]


@clause("cdm.edition.neighbours")
def test_yemen_has_arabia_for_only_neighbour() -> None:
    assert nations("arabie-seoudite") == TABLES.links[nation("yemen")]


def test_a_view_previews_the_chain() -> None:
    game = Table().holds(0, "espagne", "portugal", "perou")
    game.chain("espagne", "portugal")
    view = GAME.view(game.state, 1)

    assert (nations("espagne", "portugal"), 24, 3) == (view.chain, view.chain_points, view.next_multiplier)


@clause("cdm.score.multiplier")
def test_a_view_counts_the_chain_card_by_card() -> None:
    game = Table().holds(0, "espagne", "portugal", "perou")
    game.chain("espagne", "portugal")

    espagne, portugal = nations("espagne", "portugal")
    assert [CountView(espagne, 1, 6, 6, 6), CountView(portugal, 2, 9, 18, 24)] == GAME.view(game.state, 1).counts


@clause("cdm.score.multiplier")
def test_a_view_previews_what_each_card_that_can_be_played_would_bring() -> None:
    game = Table().holds(0, "espagne", "portugal", "perou")

    first = GAME.view(game.state, 2).gains
    game.chain("espagne")

    espagne, portugal = nations("espagne", "portugal")
    assert [CountView(espagne, 1, 6, 6, 6)] == first
    assert [CountView(portugal, 2, 9, 18, 24)] == GAME.view(game.state, 2).gains


def test_a_view_of_a_game_that_is_over_previews_nothing() -> None:
    game = Table().holds(0, "espagne")
    game.chain("espagne")
    view = GAME.view(game.state, 0)

    assert (NOBODY, [], [], [], 0) == (view.turn, view.chain, view.counts, view.gains, view.pass_costs)


def test_a_view_previews_what_ending_the_turn_would_bring() -> None:
    unwilling = Table().holds(0, "espagne", "portugal", "perou").stock("chine", "inde", "japon")
    unable = Table().holds(0, "portugal").stock("chine")
    bound = Table().holds(0, "espagne", "perou").refused(0, times=2)
    begun = Table().holds(0, "espagne", "perou").stock("chine", "inde", "japon")
    begun.chain("espagne")

    views = [GAME.view(game.state, 0) for game in (unwilling, unable, bound, begun)]

    assert [10, 5, 0, 0] == [view.pass_costs for view in views]
    assert [3, 1, 0, 3] == [view.will_draw for view in views]


def test_a_fresh_deal_has_no_score() -> None:
    assert GAME.scores(fresh()) == [0, 0, 0]
