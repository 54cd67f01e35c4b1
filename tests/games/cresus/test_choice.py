"""« Phase 2 – Déplacement »: everybody chooses in secret, and all is shown together."""

import pytest

from ludotheque.games.cresus.actions import ChooseMarket, ConsultAnalyst, SealBid
from ludotheque.games.cresus.events import (
    BarredFromBuying,
    FortuneDrawn,
    FortuneGained,
    MarketSealed,
    MarketsRevealed,
    PawnMoved,
    SharesShown,
    ShareUnsold,
)
from ludotheque.kernel.event import EVERYONE
from tests.clauses import clause
from tests.games.cresus.arrange import Table, kinds, told
from tests.games.cresus.plain_box import (
    ANALYST_ONE,
    HONG_KONG,
    LONDON,
    NEW_YORK,
    RAIL,
    SYDNEY,
    TOKYO,
    WINDFALL,
    share,
)


def choosing(*pawns: int) -> Table:
    """All choose a market; their pawns stand on these now."""
    game = Table(len(pawns)).at(*pawns)
    game.chooses_markets()
    return game


@clause("cre.choice.choose")
def test_everybody_chooses_at_the_same_time() -> None:
    game = choosing(LONDON, LONDON, LONDON)

    assert game.waiting == [0, 1, 2]
    assert game.may(1) == {"choose-market"}


@clause("cre.choice.choose")
def test_a_choice_is_secret_and_final() -> None:
    game = choosing(LONDON, LONDON, LONDON)

    assert game.plays(ChooseMarket(1, TOKYO)) == [MarketSealed(EVERYONE, 1)]
    assert [seen.mine for seat in (-1, 0, 1) if (seen := game.view(seat).choosing)] == [-1, -1, TOKYO]
    assert game.refusal(ChooseMarket(1, SYDNEY)) == "cre.sealed.for-good"


@clause("cre.choice.choose")
def test_nothing_else_is_done_while_markets_are_chosen() -> None:
    game = choosing(LONDON, LONDON, LONDON)

    assert game.refusal(SealBid(0, 5)) == "cre.choice.choose"


@clause("cre.choice.six-markets")
@pytest.mark.parametrize("market", range(6))
def test_each_of_the_six_markets_can_be_chosen(market: int) -> None:
    game = choosing(HONG_KONG, LONDON)

    assert game.refusal(ChooseMarket(0, market)) == ""


@clause("cre.choice.six-markets")
@pytest.mark.parametrize("market", [-1, 6])
def test_there_is_no_seventh_market(market: int) -> None:
    game = choosing(HONG_KONG, LONDON)
    game.hired(0, ANALYST_ONE)

    assert game.refusal(ChooseMarket(0, market)) == "cre.choice.six-markets"
    assert game.refusal(ConsultAnalyst(0, market)) == "cre.choice.six-markets"


@clause("cre.choice.together")
def test_the_choices_are_shown_when_the_last_one_is_made() -> None:
    game = choosing(LONDON, LONDON, LONDON)
    game.plays(ChooseMarket(2, SYDNEY))
    game.plays(ChooseMarket(0, TOKYO))

    events = game.plays(ChooseMarket(1, TOKYO))

    assert kinds(events)[:2] == ["MarketSealed", "MarketsRevealed"]
    assert told(events, MarketsRevealed) == [MarketsRevealed(EVERYONE, [TOKYO, TOKYO, SYDNEY])]


@clause("cre.choice.active")
def test_pawns_go_to_the_markets_chosen_which_become_active() -> None:
    game = choosing(LONDON, LONDON)

    events = game.go(TOKYO, SYDNEY)

    assert told(events, PawnMoved) == [PawnMoved(EVERYONE, 0, TOKYO), PawnMoved(EVERYONE, 1, SYDNEY)]
    assert game.view(0).pawns == [TOKYO, SYDNEY]
    assert [event.market for event in events if isinstance(event, FortuneDrawn)] == [SYDNEY, TOKYO]


@clause("cre.choice.active")
def test_a_market_without_a_pawn_is_not_played() -> None:
    game = choosing(LONDON, LONDON)

    events = game.go(TOKYO, TOKYO)

    assert [event.market for event in events if isinstance(event, FortuneDrawn | SharesShown)] == [TOKYO, TOKYO]


@clause("cre.choice.stay")
def test_whoever_stays_may_not_buy_there() -> None:
    game = choosing(LONDON, LONDON, TOKYO)

    events = game.go(LONDON, SYDNEY, LONDON)

    assert told(events, BarredFromBuying) == [BarredFromBuying(EVERYONE, 0, LONDON)]
    assert game.view(1).barred == [True, False, False]
    assert game.waiting == [2]


@clause("cre.choice.stay")
def test_among_several_buyers_he_is_not_asked() -> None:
    game = choosing(LONDON, TOKYO, TOKYO)

    game.go(LONDON, LONDON, LONDON)

    assert game.waiting == [1, 2]


@clause("cre.choice.stay")
def test_staying_is_over_with_the_next_move() -> None:
    game = choosing(LONDON, TOKYO)
    game.go(LONDON, LONDON)
    game.chooses_markets()

    game.go(SYDNEY, HONG_KONG)

    assert game.view(0).barred == [False, False]


@clause("cre.choice.stay")
def test_a_new_round_forgets_who_stayed() -> None:
    game = Table(seats=2).at(LONDON, TOKYO).stayed(0).cash(0, 0).cash(1, 0)

    game.climbs()

    assert game.view(0).barred == [False, False]


@clause("cre.choice.stay-only-buying")
def test_whoever_stays_still_gets_the_fortune_card() -> None:
    game = choosing(LONDON, TOKYO).next_fortunes(WINDFALL)

    assert FortuneGained(EVERYONE, 0, 6) in game.go(LONDON, SYDNEY)


@clause("cre.choice.stay-only-buying")
def test_whoever_stays_may_still_sell() -> None:
    game = Table(seats=2).at(LONDON, TOKYO).stayed(0).holds(0, share(SYDNEY, RAIL))

    game.sells()

    assert "sell-share" in game.may(0)


@clause("cre.choice.stay-alone")
def test_where_nobody_may_buy_the_cards_are_turned_up_and_go_under_the_pile() -> None:
    game = choosing(LONDON, TOKYO)
    first, second, *rest = game.pile_of(LONDON)

    events = game.go(LONDON, SYDNEY)

    assert [event.market for event in events if isinstance(event, SharesShown)] == [LONDON, SYDNEY]
    assert told(events, ShareUnsold) == [ShareUnsold(EVERYONE, first), ShareUnsold(EVERYONE, second)]
    assert game.pile_of(LONDON) == [*rest, first, second]
    assert game.waiting == [1]


@clause("cre.choice.stay-not-a-buyer")
def test_beside_someone_who_stayed_one_buys_alone_at_list_price() -> None:
    game = choosing(LONDON, TOKYO)

    game.go(LONDON, LONDON)

    assert game.view(1).buyer == 1
    assert "buy-share" in game.may(1)


@clause("cre.choice.first-round")
def test_from_off_the_board_nobody_stays() -> None:
    game = Table(seats=2)
    game.chooses_markets()

    events = game.go(LONDON, LONDON)

    assert told(events, BarredFromBuying) == []
    assert game.waiting == [0, 1]


@clause("cre.choice.come-back")
def test_one_may_come_back_after_a_round_elsewhere() -> None:
    game = choosing(LONDON, TOKYO)
    game.go(NEW_YORK, TOKYO)
    game.chooses_markets()

    events = game.go(LONDON, SYDNEY)

    assert told(events, BarredFromBuying) == []
    assert "buy-share" in game.may(0)
