"""Le jeu."""

import pytest

from ludotheque.games.couleurs_du_monde.actions import AnnouncePoints, PassTurn, PlayCard
from ludotheque.games.couleurs_du_monde.events import CardPlayed, CardsDrawn, PointsAnnounced
from ludotheque.games.couleurs_du_monde.tables import CouleursTables
from ludotheque.kernel.event import EVERYONE
from tests.clauses import clause
from tests.games.couleurs_du_monde.arrange import TABLES, Table, nation, nations


@clause("cdm.turn.first-card")
def test_a_turn_may_begin_with_a_grey_nation() -> None:
    game = Table().holds(0, "arabie-seoudite", "jordanie")

    assert [CardPlayed(EVERYONE, 0, nation("arabie-seoudite"), 1, 6)] == game.chain("arabie-seoudite")


@clause("cdm.turn.first-card")
def test_a_turn_cannot_begin_away_from_the_covered_nations() -> None:
    game = Table().holds(0, "jordanie", "gabon").covered("chine")

    assert game.refuses_card("gabon") == "cdm.turn.first-card"


@clause("cdm.turn.first-card")
def test_a_turn_may_begin_beside_a_nation_that_anybody_covered() -> None:
    game = Table().holds(0, "gabon", "perou").covered("cameroun", by=2)

    assert [CardPlayed(EVERYONE, 0, nation("gabon"), 1, 9)] == game.chain("gabon")


@clause("cdm.turn.first-card")
def test_after_arabia_jordan_and_irak_one_may_begin_as_the_booklet_says() -> None:
    game = Table().holds(0, "espagne", "yemen", "republique-arabe-unie", "iran", "perou")
    game.covered("arabie-seoudite", "jordanie", "irak")

    assert [game.refuses_card(id) for id in ("espagne", "yemen", "republique-arabe-unie", "iran")] == ["", "", "", ""]
    assert game.refuses_card("perou") == "cdm.turn.first-card"


@clause("cdm.turn.next-card")
def test_nothing_follows_yemen() -> None:
    game = Table().holds(0, "yemen", *(id for id in ("iran", "israel"))).covered("arabie-seoudite", "jordanie", "irak")
    game.chain("yemen")

    assert {"announce-points"} == game.may()


@clause("cdm.turn.next-card")
@pytest.mark.parametrize(
    "chain",
    [
        ["republique-arabe-unie", "soudan", "union-sud-africaine", "congo-leopoldville"],
        ["iran", "pakistan", "afghanistan", "urss"],
    ],
)
def test_the_chains_of_the_booklets_example_can_be_played(chain: list[str]) -> None:
    game = Table().holds(0, *chain, "perou").covered("arabie-seoudite", "jordanie", "irak")

    assert nations(*chain) == [event.nation for event in game.chain(*chain) if isinstance(event, CardPlayed)]


@clause("cdm.turn.next-card")
def test_the_next_card_is_linked_to_the_one_just_played_not_to_an_earlier_one() -> None:
    game = Table().holds(0, "arabie-seoudite", "jordanie", "yemen")
    game.chain("arabie-seoudite", "jordanie")

    assert game.refuses_card("yemen") == "cdm.turn.next-card"


@clause("cdm.turn.next-card")
def test_a_second_card_cannot_be_any_grey_nation() -> None:
    game = Table().holds(0, "arabie-seoudite", "espagne")
    game.chain("arabie-seoudite")

    assert game.refuses_card("espagne") == "cdm.turn.next-card"


@clause("cdm.turn.through-centre")
def test_a_chain_may_run_through_grey_nations() -> None:
    game = Table().holds(0, "iran", "turquie", "urss", "chine", "perou").covered("irak")

    events = game.chain("iran", "turquie", "urss", "chine")

    assert [event.multiplier for event in events if isinstance(event, CardPlayed)] == [1, 2, 3, 4]


@clause("cdm.turn.any-length")
def test_a_chain_of_nine_cards_is_fine() -> None:
    nine = ["senegal", "mali", "guinee", "liberia", "cote-d-ivoire", "ghana", "togo", "dahomey", "niger"]
    game = Table().holds(0, *nine, "perou")

    events = game.chain(*nine)

    assert len(events) == 9


@clause("cdm.turn.stop-at-will")
def test_one_may_stop_with_a_card_left_to_play() -> None:
    game = Table().holds(0, "arabie-seoudite", "jordanie").stock("perou")
    game.chain("arabie-seoudite")

    assert {"play-card", "announce-points"} == game.may()
    assert isinstance(game.announces()[0], PointsAnnounced)


@clause("cdm.turn.lines")
@pytest.mark.parametrize(
    ("one", "other"),
    [("jordanie", "irak"), ("maroc", "tunisie"), ("etats-unis", "urss")],
    ids=["solid", "dotted", "sea"],
)
def test_the_three_kinds_of_line_join_both_ways(one: str, other: str) -> None:
    assert TABLES.linked[nation(one)][nation(other)]
    assert TABLES.linked[nation(other)][nation(one)]


@clause("cdm.turn.lines")
def test_a_line_drawn_once_is_followed_from_both_ends() -> None:
    tables = CouleursTables([1, 1, 1], [0, 0, 0], [False])

    tables.link(0, 2)

    assert tables.links == [[2], [], [0]]
    assert tables.linked[0][2]
    assert tables.linked[2][0]


@clause("cdm.turn.own-cards")
def test_one_plays_only_cards_of_ones_own_hand() -> None:
    game = Table().holds(0, "portugal").holds(1, "espagne")

    assert game.refuses_card("espagne") == "cdm.turn.own-cards"


@clause("cdm.turn.own-cards")
def test_a_covered_nation_is_not_played_again() -> None:
    game = Table().holds(0, "espagne", "portugal")
    game.chain("espagne")

    assert game.refuses_card("espagne") == "cdm.turn.own-cards"


@clause("cdm.turn.own-cards")
def test_a_number_that_is_no_nation_is_not_in_the_hand() -> None:
    game = Table()

    assert game.refusal(PlayCard(0, 999)) == "cdm.turn.own-cards"
    assert game.refusal(PlayCard(0, -1)) == "cdm.turn.own-cards"


@clause("cdm.turn.play-or-pass")
def test_a_turn_is_a_chain_or_a_pass() -> None:
    game = Table().holds(0, "espagne")

    assert {"play-card", "pass-turn"} == game.may()
    assert game.refusal(AnnouncePoints(0)) == "cdm.turn.play-or-pass"


@clause("cdm.turn.announce")
def test_a_chain_once_begun_cannot_be_passed() -> None:
    game = Table().holds(0, "espagne", "portugal")
    game.chain("espagne")

    assert game.refusal(PassTurn(0)) == "cdm.turn.announce"


@clause("cdm.turn.announce")
def test_the_points_are_announced_then_cards_are_drawn() -> None:
    game = Table().holds(0, "espagne", "portugal", "perou").stock("chine", "inde", "japon")
    game.chain("espagne", "portugal")

    assert [
        PointsAnnounced(EVERYONE, 0, 2, 24, 24),
        CardsDrawn(EVERYONE, 0, nations("chine", "inde"), 1),
    ] == game.announces()


@clause("cdm.turn.play-or-pass", "cdm.turn.announce")
def test_points_are_announced_after_the_first_card_and_a_pass_comes_before_it() -> None:
    game = Table().holds(0, "espagne", "portugal")

    before = game.closed()
    game.chain("espagne")

    assert before == {"announce-points": "cdm.turn.play-or-pass"}
    assert game.closed() == {"pass-turn": "cdm.turn.announce"}


@clause("cdm.turn.first-card", "cdm.turn.own-cards")
def test_whoever_cannot_begin_is_told_why() -> None:
    away = Table().holds(0, "portugal")
    empty = Table().holds(0).stock("chine")

    assert away.closed()["play-card"] == "cdm.turn.first-card"
    assert empty.closed()["play-card"] == "cdm.turn.own-cards"


@clause("cdm.turn.next-card", "cdm.islands.alone")
def test_whoever_cannot_go_on_is_told_why() -> None:
    far, alone = Table().holds(0, "espagne", "perou"), Table().holds(0, "islande", "perou")
    far.chain("espagne")
    alone.chain("islande")

    assert far.closed()["play-card"] == "cdm.turn.next-card"
    assert alone.closed()["play-card"] == "cdm.islands.alone"


@clause("cdm.penalty.two-refusals")
def test_after_two_refusals_whoever_can_play_sees_that_passing_is_closed() -> None:
    bound = Table().holds(0, "espagne").refused(0, times=2)
    unable = Table().holds(0, "portugal").refused(0, times=2)

    assert bound.closed()["pass-turn"] == "cdm.penalty.two-refusals"
    assert "pass-turn" not in unable.closed()


@clause("table.not-your-turn")
def test_nobody_else_may_act_in_my_turn() -> None:
    game = Table().holds(1, "espagne")

    assert game.refusal(PlayCard(1, nation("espagne"))) == "table.not-your-turn"


@clause("cdm.turn.left-of-dealer")
def test_the_turn_goes_to_the_left() -> None:
    game = Table(seats=3).stock(*["gabon"] * 13)

    turns = [game.to_move]
    for _ in range(3):
        game.passes()
        turns.append(game.to_move)

    assert turns == [0, 1, 2, 0]


STOCK = ["chine", "inde", "japon", "perou", "gabon"]
CHAIN = ["senegal", "mali", "guinee", "liberia", "cote-d-ivoire"]


@clause("cdm.draw.by-cards")
@pytest.mark.parametrize(("played", "drawn"), [(1, 3), (2, 2), (3, 1), (4, 0), (5, 0)])
def test_the_more_cards_are_played_the_fewer_are_drawn(played: int, drawn: int) -> None:
    game = Table().holds(0, *CHAIN, "portugal").stock(*STOCK)
    game.chain(*CHAIN[:played])

    game.announces()

    assert len(STOCK) - drawn == len(game.state.stock)
    assert nations(*CHAIN[played:], "portugal", *STOCK[:drawn]) == game.state.hands[0]


@clause("cdm.draw.after-pass")
def test_whoever_passes_draws_four_cards() -> None:
    game = Table().holds(0, "portugal").stock(*STOCK)

    game.passes()

    assert nations("portugal", *STOCK[:4]) == game.state.hands[0]


@clause("cdm.draw.short-stock")
def test_a_short_stock_gives_what_is_left() -> None:
    game = Table().holds(0, "portugal").stock("chine", "inde")

    game.passes()

    assert nations("portugal", "chine", "inde") == game.state.hands[0]
    assert game.state.stock == []


@clause("cdm.draw.short-stock")
def test_an_empty_stock_gives_nothing_and_the_turn_goes_on() -> None:
    game = Table().holds(0, "espagne", "perou")
    game.chain("espagne")

    assert [PointsAnnounced(EVERYONE, 0, 1, 6, 6)] == game.announces()
    assert game.to_move == 1
