"""« Tour de jeu »: six phases, markets from London on, ten rounds."""

from ludotheque.games.cresus.actions import BuySigns, SellShare, StopBuying, StopSelling
from ludotheque.games.cresus.events import (
    ExpertOffered,
    FortuneDrawn,
    GameEnded,
    MarketsRevealed,
    PirateStruck,
    RoundBegun,
    SaleBegun,
    SharesShown,
    SignsBought,
)
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.event import EVERYONE, Event
from ludotheque.kernel.play import is_over, play
from ludotheque.kernel.random_play import random_action
from tests.clauses import clause
from tests.games.cresus.arrange import GAME, Table, fresh, kinds, told
from tests.games.cresus.plain_box import (
    CAFE,
    FINE,
    GAVEL,
    HONG_KONG,
    LONDON,
    NEW_YORK,
    QUIET,
    RAIL,
    SAO_PAULO,
    SYDNEY,
    TOKYO,
    WINDFALL,
    pirate,
    share,
)


def whole_game(seed: int, seats: int = 3) -> list[Event]:
    """All that is told in a game of random players."""
    state, luck = fresh(seats, seed), Chance(seed)
    events = state.told()
    while not is_over(state):
        events += play(state, random_action(GAME, state, luck))
    return events


@clause("cre.round.ten")
def test_every_round_turns_up_an_expert_and_the_tenth_is_the_last() -> None:
    games = [whole_game(seed) for seed in range(1, 9)]
    full = [events for events in games if len(told(events, RoundBegun)) == 10]

    assert full
    assert all(len(told(events, RoundBegun)) <= 10 for events in games)
    assert all(len(told(events, ExpertOffered, PirateStruck)) == len(told(events, RoundBegun)) for events in games)


@clause("cre.round.ten")
def test_after_the_round_of_the_last_expert_no_other_begins() -> None:
    game = Table().cash(0, 10).cash(1, 0).cash(2, 0).last_expert()
    game.climbs()

    events = game.plays(BuySigns(0, 0))

    assert ["SignsSealed", "GameEnded"] == kinds(events)
    assert game.is_over


@clause("cre.round.six-phases")
def test_the_six_phases_follow_one_another() -> None:
    game = Table(seats=2).holds(0, share(TOKYO, RAIL)).next_fortunes(*QUIET[:2])
    events = game.draws_expert(GAVEL)
    events += game.bids(0, 0)
    events += game.go(LONDON, TOKYO)
    events += game.stop() + game.stop()
    events += game.dice(0, 0, 0, 0, 0, 0).plays(SellShare(0, share(TOKYO, RAIL)))
    events += game.plays(BuySigns(0, 1))
    events += game.plays(BuySigns(1, 1))

    marks = [ExpertOffered, MarketsRevealed, FortuneDrawn, SharesShown, SaleBegun, SignsBought, RoundBegun]
    seen = [type(event) for event in events if type(event) in marks][1:]  # after the beginning of the round
    assert list(dict.fromkeys(seen)) == marks


@clause("cre.round.from-london", "cre.round.clockwise")
def test_fortune_cards_are_drawn_from_london_round_to_tokyo() -> None:
    game = Table(seats=6).at(TOKYO, SYDNEY, SAO_PAULO, HONG_KONG, NEW_YORK, LONDON)

    events = game.draws_fortune()

    markets = [event.market for event in events if isinstance(event, FortuneDrawn)]
    assert markets == [LONDON, NEW_YORK, HONG_KONG, SAO_PAULO, SYDNEY, TOKYO]


@clause("cre.round.from-london", "cre.round.clockwise")
def test_purchases_go_from_london_round_to_tokyo() -> None:
    game = Table(seats=6).at(TOKYO, SYDNEY, SAO_PAULO, HONG_KONG, NEW_YORK, LONDON)
    game.buys()

    order = []
    for _ in range(6):
        order.append(game.waiting)
        game.plays(StopBuying(game.waiting[0]))

    assert order == [[5], [4], [3], [2], [1], [0]]


@clause("cre.round.from-london")
def test_sales_go_from_london_on() -> None:
    game = Table().at(SYDNEY, LONDON, HONG_KONG)
    for seat in range(3):
        game.holds(seat, share(TOKYO, seat))
    game.sells()

    order = []
    for _ in range(3):
        order.append(game.waiting)
        game.plays(StopSelling(game.waiting[0]))

    assert order == [[1], [2], [0]]


@clause("cre.round.phase-by-phase")
def test_all_fortune_cards_are_drawn_before_anybody_buys() -> None:
    game = Table(seats=2).at(LONDON, TOKYO)

    events = game.draws_fortune(WINDFALL, FINE)

    marks = [type(event) for event in events if isinstance(event, FortuneDrawn | SharesShown)]
    assert marks == [FortuneDrawn, FortuneDrawn, SharesShown, SharesShown]


@clause("cre.round.phase-by-phase")
def test_all_have_finished_buying_before_anybody_sells() -> None:
    game = Table(seats=2).at(LONDON, TOKYO).holds(0, share(TOKYO, RAIL)).holds(1, share(TOKYO, CAFE))
    game.buys()

    game.stop()

    assert game.may(1) == {"stop-buying", "buy-share", "call-exchange", "offer-to-buy"}
    game.stop()
    assert "sell-share" in game.may(0)


@clause("cre.round.first-player")
def test_another_player_comes_first_in_each_round() -> None:
    game = Table(seats=3)

    firsts = []
    for _ in range(4):
        game.draws_expert(game.state.experts[-1])
        firsts.append(game.state.first)

    assert firsts == [0, 1, 2, 0]


@clause("cre.round.first-player")
def test_on_one_market_sales_go_in_the_order_of_the_round() -> None:
    game = Table().at(LONDON, LONDON, LONDON).first(1)
    for seat in range(3):
        game.holds(seat, share(TOKYO, seat))
    game.sells()

    order = []
    for _ in range(3):
        order.append(game.waiting)
        game.plays(StopSelling(game.waiting[0]))

    assert order == [[1], [2], [0]]


@clause("cre.expert.drawn")
def test_a_round_begins_with_an_expert_shown_to_all() -> None:
    game = Table()

    assert game.draws_expert(GAVEL) == [RoundBegun(EVERYONE, 1), ExpertOffered(EVERYONE, GAVEL)]
    assert game.view(2).experts_left == 9


@clause("cre.expert.drawn")
def test_the_game_may_begin_with_a_pirate() -> None:
    game = Table()

    assert game.draws_expert(pirate(TOKYO))[1:] == [PirateStruck(EVERYONE, pirate(TOKYO), TOKYO)]


@clause("cre.end.last-expert")
def test_random_games_end_by_the_island_or_the_last_expert() -> None:
    assert all(isinstance(whole_game(seed)[-1], GameEnded) for seed in range(20, 24))
