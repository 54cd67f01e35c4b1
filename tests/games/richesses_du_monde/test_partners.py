"""L'association, once it is made: one side, one pawn, one purse, and who speaks for it."""

from ludotheque.games.richesses_du_monde.actions import (
    Agree,
    ClaimRoyalty,
    OfferPrice,
    ProposeAssociation,
    PutOnSale,
    RollDice,
    Sell,
    SettleDebt,
    StandAside,
)
from ludotheque.games.richesses_du_monde.events import ClaimsOpened, RoyaltyPaid
from ludotheque.kernel.ask import OK
from ludotheque.kernel.event import EVERYONE
from tests.clauses import clause
from tests.games.richesses_du_monde.arrange import MILLION, Table, product, square, told

FRANCE = square("france")
REST = square("choix-mondial-1")  # before the first Tour du Monde


def rice_and_gold(partners: str = "spokesman") -> Table:
    """Of four, seats 1 and 2 are associated with the pawn of 1: titles of 9.6 millions, and 10 in cash."""
    game = Table(seats=4, partners=partners).allied(1, 2).holds(1, "riz-chine", "or-russie").holds(3, "the-inde")
    return game.cash(1, 10 * MILLION)


@clause("rdm.association.place")
def test_an_association_has_one_turn_in_a_round() -> None:
    game = rice_and_gold()
    turns = []
    for _ in range(4):
        side = game.state.side_of[game.waiting[0]]
        turns.append(side)
        game.at(side, REST - 3).rolls(1, 2)

    assert [0, 1, 3, 0] == turns


@clause("rdm.association.further")
def test_another_partner_may_join_an_association_later() -> None:
    game = rice_and_gold().cash(3, 10 * MILLION)
    cash = game.state.cash[1]
    game.plays(ProposeAssociation(3, [1]))

    game.plays(Agree(game.state.voice[1]))

    tax = (5_600_000 + 4_000_000 + 3_500_000) // 2
    assert [1, 2, 3] == game.state.members(1)
    assert cash + 10 * MILLION - tax == game.state.cash[1]


@clause("rdm.association.further")
def test_when_the_newcomer_brings_the_dearest_titles_all_follow_his_pawn() -> None:
    game = rice_and_gold().holds(3, "petrole-russie", "petrole-usa").cash(3, 50 * MILLION)
    game.plays(ProposeAssociation(game.state.voice[1], [3]))

    game.plays(Agree(3))

    assert [0, 3, 3, 3] == game.state.side_of
    assert [True, False, False, True] == game.state.playing


@clause("rdm.association.for-good")
def test_partners_can_neither_part_nor_deal_with_each_other() -> None:
    game = rice_and_gold()
    speaker = game.state.voice[1]

    assert "rdm.trade.with-a-rival" == game.refusal(ProposeAssociation(speaker, [2]))
    assert {"put-on-sale", "offer-price", "propose-exchange", "propose-association"} == game.may(speaker)


@clause("rdm.association.for-good", "rdm.bankruptcy.short")
def test_partners_fall_together() -> None:
    game = rice_and_gold().cash(1, MILLION).turn_of(1)

    game.rolls(2, 2)

    assert [1] == game.state.fallen
    assert "rdm.bankruptcy.out" == game.refusal(PutOnSale(2, product("or"), MILLION))
    assert [3] == game.waiting


@clause("rdm.association.in-common")
def test_partners_pay_no_royalties_to_each_other_and_add_up_their_shares() -> None:
    game = Table(seats=4).holds(1, "riz-chine").holds(2, "riz-inde").plaque(FRANCE, "riz")
    game.plays(ProposeAssociation(1, [2]))
    game.plays(Agree(2))
    own = game.lands(1, FRANCE)
    game.lands(0, FRANCE)
    game.plays(ClaimRoyalty(2))

    events = game.plays(SettleDebt(0))

    assert not told(own, ClaimsOpened)
    assert [RoyaltyPaid(EVERYONE, 0, 1, product("riz"), 3_500_000)] == told(events, RoyaltyPaid)


@clause("rdm.association.in-common")
def test_what_the_speaker_sells_is_sold_for_all() -> None:
    game = rice_and_gold()
    cash = game.state.cash[1]
    game.plays(OfferPrice(0, 1, product("or"), MILLION))
    game.plays(StandAside(3))

    game.plays(Sell(game.state.voice[1]))

    assert cash + MILLION == game.state.cash[1]
    assert [product("riz")] == game.state.holdings(1)


@clause("rdm.association.one-speaks")
def test_only_the_partner_who_speaks_may_trade_and_roll() -> None:
    game = rice_and_gold().turn_of(1)
    speaker = game.state.voice[1]
    silent = 3 - speaker

    assert [speaker] == game.waiting
    assert "rdm.association.one-speaks" == game.refusal(PutOnSale(silent, product("riz"), MILLION))
    assert "table.not-your-turn" == game.refusal(RollDice(silent))
    assert set() == game.may(silent)


@clause("rdm.association.one-speaks")
def test_another_partner_speaks_with_each_turn_of_the_side() -> None:
    game = Table(seats=4).allied(1, 2, 3)
    speakers = []
    for _ in range(4):
        game.turn_of(0).turn_of(1)
        speakers.append(game.state.voice[1])

    assert [2, 3, 1, 2] == speakers


@clause("rdm.association.decisions", "rdm.association.any-partner")
def test_at_a_table_where_any_partner_decides_each_may_trade_and_roll() -> None:
    game = rice_and_gold("any-partner").turn_of(1)

    assert [1, 2] == game.waiting
    for seat in (1, 2):
        assert OK == game.refusal(RollDice(seat))
        assert OK == game.refusal(PutOnSale(seat, product("riz"), MILLION))


@clause("rdm.association.any-partner")
def test_what_one_partner_has_done_is_done() -> None:
    game = rice_and_gold("any-partner")
    game.plays(OfferPrice(0, 1, product("riz"), MILLION))
    game.plays(StandAside(3))

    game.plays(Sell(2))

    assert [product("riz")] == game.state.holdings(0)
