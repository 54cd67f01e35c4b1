"""What a player may know before deciding comes from the rules themselves."""

import pytest

from ludotheque.games.richesses_du_monde.actions import (
    ClaimRoyalty,
    OfferPrice,
    ProposeAssociation,
    PutUp,
    StandAside,
)
from ludotheque.games.richesses_du_monde.association import AssociationOffer
from ludotheque.kernel.action import NOBODY
from tests.clauses import clause
from tests.games.richesses_du_monde.arrange import MILLION, TABLES, Table, product, square

FRANCE, AUCTION, JOKER = square("france"), square("encheres-1"), square("joker-1")


@clause("rdm.turn.start-once", "rdm.turn.crossing")
@pytest.mark.parametrize(("square", "ahead"), [(0, [1, 2, 3]), (35, [36, 37, 38]), (63, [64, 1, 2])])
def test_the_squares_ahead_are_those_to_which_the_dice_lead(square: int, ahead: list[int]) -> None:
    view = Table().at(1, square).view(0)

    assert ahead == view.ahead[1][:3]
    assert 12 == len(view.ahead[1])


@clause("rdm.turn.roll-dice")
def test_a_pawn_lands_on_the_square_that_lay_ahead() -> None:
    for points in range(2, 13):
        game = Table().at(0, 60).cash(0, 100 * MILLION)
        ahead = game.view(0).ahead[0]
        game.rolls(max(1, points - 6), min(6, points - 1))

        assert ahead[points - 1] == game.state.squares[0]


@clause("rdm.royalties.each-owner", "rdm.royalties.own-share")
def test_what_a_square_would_cost_is_what_all_others_may_claim_there() -> None:
    game = Table(4).holds(1, "petrole-russie").holds(2, "petrole-usa", "petrole-iran").holds(3, "petrole-venezuela")
    game.plaque(FRANCE, "petrole").at(0, FRANCE - 3).at(1, FRANCE - 3)

    assert [0, 0, 2_400_000] == [game.view(0).owed_ahead[points] for points in (0, 1, 2)]
    assert 1_200_000 == game.view(1).owed_ahead[2]
    assert [] == game.view(NOBODY).owed_ahead


@clause("rdm.association.tax", "rdm.association.pawn", "rdm.association.equal")
def test_every_association_that_could_be_proposed_tells_its_tax_and_its_pawn() -> None:
    game = Table(4).holds(0, "riz-chine").holds(1, "or-russie").cash(0, 4 * MILLION)

    offers = {tuple(offer.partners): offer for offer in game.view(0).associations}

    assert {(1,), (2,), (3,), (1, 2), (1, 3), (2, 3)} == set(offers)
    assert AssociationOffer([1], 4_800_000, 0, False) == offers[(1,)]
    assert AssociationOffer([2, 3], 2_800_000, 0, True) == offers[(2, 3)]
    assert [] == Table(2).view(0).associations
    assert [] == game.view(NOBODY).associations


@clause("rdm.association.pawn")
def test_an_association_that_is_voted_on_tells_whose_pawn_stays() -> None:
    game = Table(4).holds(0, "riz-chine").holds(1, "petrole-russie")
    game.plays(ProposeAssociation(0, [1, 2]))
    talk = game.view(3).association

    assert talk is not None
    assert (1, 6_400_000) == (talk.head, talk.tax)
    assert [] == game.view(0).associations


@clause("rdm.bankruptcy.out")
def test_the_bankrupt_have_nothing_ahead_and_nobody_to_associate_with() -> None:
    view = Table(4).bankrupt(1).view(1)

    assert ([], [], []) == (view.ahead[1], view.owed_ahead, view.associations)


@clause("rdm.royalties.steps", "rdm.royalties.lower-bounds")
def test_everybody_is_told_which_step_a_share_reaches() -> None:
    reached = Table().view(NOBODY).steps_reached

    assert [0, 1, 1, 2, 3, 3, 4, 4] == [reached[percent] for percent in (29, 30, 49, 50, 70, 89, 90, 100)]
    assert 101 == len(reached)
    for percent, steps in enumerate(reached):
        assert TABLES.royalty(0, percent) == (TABLES.yields[0][steps - 1] if steps else 0)


@clause("rdm.royalties.at-arrival", "rdm.royalties.settle")
def test_a_claim_window_tells_the_shares_and_what_has_been_claimed() -> None:
    game = Table(4).holds(1, "petrole-russie").holds(2, "petrole-usa", "petrole-iran").plaque(FRANCE, "petrole")
    game.lands(0, FRANCE)
    game.plays(ClaimRoyalty(2))
    claims = game.view(0).claims

    assert claims is not None
    assert ([1, 2], [30, 35], 1_200_000) == (claims.owners, claims.percents, claims.owed)


@clause("rdm.trade.three-a-turn")
def test_everybody_sees_how_many_transactions_a_side_may_still_open() -> None:
    game = Table().holds(1, "riz-chine")
    game.plays(OfferPrice(0, 1, product("riz"), MILLION))

    assert [2, 3, 3] == game.view(2).to_open


@clause("rdm.auction.leader-waits", "rdm.auction.seller-does-not-bid", "rdm.auction.bid-or-stand-aside")
def test_a_sale_tells_who_may_still_raise() -> None:
    game = Table(5).holds(1, "riz-chine")
    game.plays(OfferPrice(0, 1, product("riz"), MILLION))
    game.plays(StandAside(3))
    bidding = game.view(2).bidding

    assert bidding is not None
    assert ([2, 4], [3], False) == (bidding.raisers, bidding.aside, bidding.deciding)


@clause("rdm.auction.half-price", "rdm.auction.red-die")
def test_an_auction_tells_what_each_holding_would_start_at_and_how_many_titles_are_up() -> None:
    game = Table().holds(0, "riz-chine", "riz-inde", "or-russie").travelled(0)
    game.lands(0, AUCTION, white=1, red=3)
    game.plays(PutUp(0, product("or")))
    lots = game.view(1).lots

    assert lots is not None
    halves = dict(zip(lots.products, lots.halves, strict=True))
    assert {product("riz"): (5_600_000 + 3_500_000) // 2, product("or"): 2 * MILLION} == halves
    assert (3, 1) == (lots.wanted, lots.up)


@clause("rdm.joker.price")
def test_the_price_of_a_joker_is_told_where_one_is_offered() -> None:
    game = Table()
    before = game.view(1).joker_price
    game.lands(0, JOKER)

    assert (0, 3 * MILLION) == (before, game.view(1).joker_price)


@clause("rdm.bankruptcy.rescue", "rdm.table.secret-cash")
def test_only_the_debtor_is_told_how_much_is_missing() -> None:
    game = Table(bankruptcy="rescue").cash(0, 4 * MILLION)
    game.rolls(5, 5)
    mine, others = game.view(0).rescue, game.view(1).rescue

    assert mine is not None
    assert others is not None
    assert (5 * MILLION, MILLION) == (mine.amount, mine.missing)
    assert (5 * MILLION, None) == (others.amount, others.missing)


@clause("rdm.end.wealth", "rdm.table.secret-cash")
def test_a_score_counts_the_cash_of_ones_own_side_only() -> None:
    game = Table(4).holds(0, "riz-chine").holds(1, "or-russie").allied(0, 2).cash(0, 3 * MILLION)

    assert [8_600_000, 4_000_000, 8_600_000, 0] == game.view(2).scores
    assert [5_600_000, 54 * MILLION, 5_600_000, 0] == game.cash(1, 50 * MILLION).view(1).scores
    assert [5_600_000, 4_000_000, 5_600_000, 0] == game.view(3).worth


@clause("rdm.end.conquest")
def test_in_a_conquest_only_the_continent_counts_for_everybody() -> None:
    game = Table(conquest="asia").holds(0, "riz-chine").holds(1, "or-russie")

    assert [5_600_000, 0, 0] == game.view(2).scores
