"""« Phase 3 – Tirage d'une carte Crésus »: one card for each active market."""

import pytest

from ludotheque.games.cresus.actions import Pay, SellShare, TakePrice, UseCard
from ludotheque.games.cresus.events import (
    CardKept,
    CardUsed,
    FortuneDrawn,
    FortuneGained,
    FortunePaid,
    GiftPaid,
    LoanGranted,
    ShareSold,
    TournamentThrown,
    TournamentWon,
)
from ludotheque.kernel.event import EVERYONE
from tests.clauses import clause
from tests.games.cresus.arrange import Table, told
from tests.games.cresus.plain_box import (
    BIRTHDAY_CARD,
    BLUE,
    CARDS,
    CLOVER,
    COLD_SNAP,
    DIVIDENDS,
    FINE,
    GOLD,
    GREEN,
    HORSESHOE,
    LAWYER,
    LONDON,
    MINE,
    NEW_YORK,
    ORANGE,
    PASSPORT,
    PRESS,
    PURPLE,
    RAIL,
    RED,
    STRIKE,
    SYDNEY,
    TAX,
    TOKYO,
    TOURNAMENT_CARD,
    WINDFALL,
    YELLOW,
    share,
)

RAINBOW = [YELLOW, BLUE, RED, GREEN, ORANGE, PURPLE]
PAIR = [YELLOW, YELLOW, BLUE, RED, GREEN, PURPLE]
THREE = [RED, RED, RED, BLUE, GREEN, PURPLE]


@clause("cre.fortune.per-market")
def test_one_card_is_drawn_for_each_active_market() -> None:
    game = Table(seats=4).at(TOKYO, LONDON, TOKYO, LONDON)

    events = game.draws_fortune(FINE, WINDFALL)

    assert told(events, FortuneDrawn) == [FortuneDrawn(EVERYONE, LONDON, FINE), FortuneDrawn(EVERYONE, TOKYO, WINDFALL)]
    assert game.state.told_fortunes == [FINE, WINDFALL]


@clause("cre.fortune.all-there")
def test_the_card_acts_on_all_who_stand_on_the_market_and_on_nobody_else() -> None:
    game = Table().at(LONDON, TOKYO, LONDON)

    events = game.draws_fortune(FINE)

    assert told(events, FortunePaid) == [FortunePaid(EVERYONE, 0, 7), FortunePaid(EVERYONE, 2, 7)]
    assert game.purses == [93, 100, 93]


@clause("cre.fortune.all-there", "cre.fortune.amounts")
def test_a_gain_is_paid_to_each_of_them_by_the_bank() -> None:
    game = Table().at(LONDON, TOKYO, LONDON)
    bank = game.state.bank

    events = game.draws_fortune(WINDFALL)

    assert told(events, FortuneGained) == [FortuneGained(EVERYONE, 0, 6), FortuneGained(EVERYONE, 2, 6)]
    assert (game.purses, game.state.bank) == ([106, 100, 106], bank - 12)


@clause("cre.fortune.amounts")
@pytest.mark.parametrize(
    ("card", "purse"),
    [(COLD_SNAP, 108), (DIVIDENDS, 106), (STRIKE, 90), (TAX, 91)],
    ids=["so much for each share of a sector", "for each share", "levied on a sector", "levied on all shares"],
)
def test_some_cards_count_shares(card: int, purse: int) -> None:
    game = Table(seats=2).at(LONDON, LONDON)
    game.holds(0, share(TOKYO, RAIL), share(SYDNEY, MINE), share(TOKYO, PRESS))

    game.draws_fortune(card)

    assert game.purses == [purse, 100]


@clause("cre.fortune.amounts")
def test_nobody_is_told_to_receive_or_pay_nothing() -> None:
    game = Table(seats=2).at(LONDON, TOKYO).holds(0, share(TOKYO, PRESS))

    events = game.draws_fortune(COLD_SNAP, STRIKE)

    assert told(events, FortuneGained, FortunePaid) == []


@clause("cre.fortune.everyone")
def test_a_tournament_is_for_all_players_wherever_they_stand() -> None:
    game = Table().at(LONDON, TOKYO, SYDNEY).dice(*PAIR, *THREE, *RAINBOW)

    events = game.draws_fortune(TOURNAMENT_CARD)

    assert [event.seat for event in events if isinstance(event, TournamentThrown)] == [0, 1, 2]
    assert told(events, TournamentWon) == [TournamentWon(EVERYONE, 1, 10)]
    assert game.purses == [100, 110, 100]


@clause("cre.fortune.everyone")
def test_a_birthday_concerns_all_players_wherever_they_stand_even_on_a_closed_market() -> None:
    game = Table(seats=4).at(LONDON, TOKYO, SYDNEY, TOKYO).closed(SYDNEY)

    game.draws_fortune(BIRTHDAY_CARD)

    assert game.purses == [109, 97, 97, 97]


@clause("cre.fortune.tournament")
def test_everybody_throws_six_dice_once_in_the_order_of_the_round() -> None:
    game = Table().at(LONDON, TOKYO, SYDNEY).first(2).dice(*PAIR, *THREE, *RAINBOW)

    events = game.draws_fortune(TOURNAMENT_CARD)

    assert told(events, TournamentThrown) == [
        TournamentThrown(EVERYONE, 2, PAIR, 2),
        TournamentThrown(EVERYONE, 0, THREE, 3),
        TournamentThrown(EVERYONE, 1, RAINBOW, 1),
    ]
    assert told(events, TournamentWon) == [TournamentWon(EVERYONE, 0, 10)]


@clause("cre.fortune.tournament")
def test_the_best_who_are_equal_all_get_the_whole_prize() -> None:
    game = Table().at(LONDON, TOKYO, SYDNEY).dice(*THREE, *PAIR, *THREE)

    game.draws_fortune(TOURNAMENT_CARD)

    assert game.purses == [110, 100, 110]


@clause("cre.fortune.birthday")
def test_everybody_gives_to_each_of_those_who_are_there() -> None:
    game = Table(seats=4).at(LONDON, TOKYO, LONDON, SYDNEY)
    bank = game.state.bank

    events = game.draws_fortune(BIRTHDAY_CARD)

    assert told(events, GiftPaid) == [
        GiftPaid(EVERYONE, 1, 0, 3),
        GiftPaid(EVERYONE, 3, 0, 3),
        GiftPaid(EVERYONE, 3, 2, 3),
        GiftPaid(EVERYONE, 1, 2, 3),
    ]
    assert (game.purses, game.state.bank) == ([106, 94, 106, 94], bank)


@clause("cre.fortune.birthday")
def test_between_two_who_are_both_there_nothing_passes_even_if_one_could_not_pay() -> None:
    game = Table(seats=2).at(LONDON, LONDON).cash(0, 0)

    assert told(game.draws_fortune(BIRTHDAY_CARD), GiftPaid, LoanGranted) == []


@clause("cre.fortune.kept")
def test_a_card_to_keep_is_kept_openly() -> None:
    game = Table(seats=2).at(LONDON, TOKYO)

    events = game.draws_fortune(LAWYER)

    assert CardKept(EVERYONE, 0, LAWYER) in events
    assert game.view(1).kept == [[LAWYER], []]
    assert LAWYER not in game.state.told_fortunes


@clause("cre.fortune.kept-by-all")
def test_it_is_kept_by_each_of_those_present_and_by_nobody_else() -> None:
    game = Table().at(LONDON, TOKYO, LONDON).first(2)

    events = game.draws_fortune(CLOVER)

    assert told(events, CardKept) == [CardKept(EVERYONE, 2, CLOVER), CardKept(EVERYONE, 0, CLOVER)]
    assert game.state.kept == [[CLOVER], [], [CLOVER]]


@clause("cre.fortune.kept-by-all")
def test_each_of_them_uses_it_when_he_likes() -> None:
    game = Table(seats=2).at(LONDON, LONDON)
    game.draws_fortune(LAWYER)
    game.draws_fortune(FINE)

    game.plays(UseCard(0, LAWYER))
    game.plays(Pay(1))

    assert (game.purses, game.state.kept) == ([100, 93], [[], [LAWYER]])


@clause("cre.fortune.shield")
def test_the_lawyer_lets_one_off_a_payment_to_the_bank() -> None:
    game = Table(seats=2).at(LONDON, LONDON).kept(0, LAWYER)
    game.draws_fortune(FINE)

    events = game.plays(UseCard(0, LAWYER))

    assert events[:2] == [CardUsed(EVERYONE, 0, LAWYER, 7, []), FortunePaid(EVERYONE, 1, 7)]
    assert game.purses == [100, 93]


@clause("cre.fortune.shield")
def test_he_lets_one_off_a_present_as_well() -> None:
    game = Table().at(LONDON, TOKYO, LONDON).kept(1, LAWYER)
    game.draws_fortune(BIRTHDAY_CARD)

    events = game.plays(UseCard(1, LAWYER))

    assert told(events, CardUsed, GiftPaid) == [CardUsed(EVERYONE, 1, LAWYER, 3, [0]), GiftPaid(EVERYONE, 1, 2, 3)]
    assert game.purses == [100, 97, 103]


@clause("cre.fortune.pay-or-shield")
def test_whoever_could_be_let_off_is_asked_and_may_pay() -> None:
    game = Table(seats=2).at(LONDON, LONDON).kept(0, LAWYER)
    game.draws_fortune(FINE)
    asked = (game.waiting, game.may(0), game.refusal(TakePrice(0)))

    events = game.plays(Pay(0))

    assert asked == ([0], {"use-card", "pay"}, "cre.fortune.pay-or-shield")
    assert FortunePaid(EVERYONE, 0, 7) in events
    assert game.state.kept[0] == [LAWYER]


@clause("cre.fortune.pay-or-shield")
def test_he_is_asked_for_each_payment() -> None:
    game = Table().at(LONDON, TOKYO, LONDON).kept(1, LAWYER, PASSPORT)
    game.draws_fortune(BIRTHDAY_CARD)

    game.plays(Pay(1))

    assert game.waiting == [1]
    assert GiftPaid(EVERYONE, 1, 2, 3) not in game.plays(UseCard(1, PASSPORT))
    assert game.purses == [103, 97, 100]


@clause("cre.fortune.pay-or-shield")
def test_nobody_else_is_asked() -> None:
    game = Table(seats=2).at(LONDON, LONDON).kept(1, CLOVER)

    events = game.draws_fortune(FINE)

    assert told(events, FortunePaid) == [FortunePaid(EVERYONE, 0, 7), FortunePaid(EVERYONE, 1, 7)]


@clause("cre.fortune.rethrow")
@pytest.mark.parametrize("market", [LONDON, TOKYO])
def test_the_clover_gives_one_more_throw_on_any_market(market: int) -> None:
    game = Table(seats=2).at(market, market).holds(0, share(LONDON, RAIL)).kept(0, CLOVER)
    game.sells()
    game.dice(*PAIR).plays(SellShare(0, share(LONDON, RAIL)))

    assert game.plays(UseCard(0, CLOVER)) == [CardUsed(EVERYONE, 0, CLOVER, 0, [])]
    assert [3] == [
        event.alike for event in game.throws([0, 1], YELLOW, RED, BLUE, GREEN) if isinstance(event, ShareSold)
    ]


@clause("cre.fortune.own-card")
@pytest.mark.parametrize("card", [PASSPORT, CLOVER, FINE])
def test_a_payment_is_met_only_with_ones_own_card_of_that_kind(card: int) -> None:
    game = Table(seats=2).at(LONDON, LONDON).kept(0, LAWYER, CLOVER).kept(1, PASSPORT)
    game.draws_fortune(FINE)

    assert game.refusal(UseCard(0, card)) == "cre.fortune.own-card"


@clause("cre.fortune.own-card")
@pytest.mark.parametrize("card", [LAWYER, HORSESHOE, FINE])
def test_a_sale_is_helped_only_by_ones_own_card_of_that_kind(card: int) -> None:
    game = Table(seats=2).at(LONDON, LONDON).holds(0, share(LONDON, GOLD)).kept(0, LAWYER).kept(1, HORSESHOE)
    game.sells()
    game.dice(*PAIR).plays(SellShare(0, share(LONDON, GOLD)))

    assert "use-card" not in game.may(0)
    assert game.refusal(UseCard(0, card)) == "cre.fortune.own-card"


@clause("cre.fortune.used-once")
def test_a_card_that_was_used_joins_those_already_drawn() -> None:
    game = Table(seats=2).at(LONDON, LONDON).kept(0, LAWYER)
    game.draws_fortune(FINE)

    game.plays(UseCard(0, LAWYER))

    assert game.view(0).kept[0] == []
    assert LAWYER in game.state.told_fortunes


@clause("cre.fortune.used-once")
def test_a_card_that_several_keep_joins_them_when_the_last_has_used_it() -> None:
    game = Table(seats=2).at(LONDON, LONDON).kept(0, LAWYER)
    game.state.kept[1].append(LAWYER)
    game.draws_fortune(FINE)
    game.plays(UseCard(0, LAWYER))
    kept_by_one = LAWYER in game.state.told_fortunes

    game.plays(UseCard(1, LAWYER))

    assert (kept_by_one, LAWYER in game.state.told_fortunes) == (False, True)


@clause("cre.fortune.used-once")
def test_a_clover_is_used_once_too() -> None:
    game = Table(seats=2).at(LONDON, LONDON).holds(0, share(LONDON, GOLD)).kept(0, CLOVER)
    game.sells()
    game.dice(*PAIR).plays(SellShare(0, share(LONDON, GOLD)))
    game.plays(UseCard(0, CLOVER))

    assert game.refusal(UseCard(0, CLOVER)) == "cre.fortune.own-card"
    assert game.state.told_fortunes == [CLOVER]


@clause("cre.fortune.reshuffle")
def test_when_the_pile_is_empty_the_drawn_cards_are_shuffled_again() -> None:
    game = Table(seats=2).at(LONDON, TOKYO).fortunes_left(WINDFALL)

    drawn = [event.card for event in game.draws_fortune() if isinstance(event, FortuneDrawn)]

    assert drawn[0] == WINDFALL
    assert sorted([*game.state.fortunes, drawn[1]]) == list(range(len(CARDS)))
    assert game.state.fortunes != sorted(game.state.fortunes)


@clause("cre.fortune.all-kept")
def test_if_every_card_is_kept_none_is_drawn() -> None:
    game = Table(seats=2).at(NEW_YORK, NEW_YORK)
    game.kept(0, *range(len(CARDS)))

    assert told(game.draws_fortune(), FortuneDrawn) == []
