"""« Joker »."""

from ludotheque.games.richesses_du_monde.actions import (
    Agree,
    BuyJoker,
    ClaimRoyalty,
    ProposeExchange,
    PutUp,
    RollDice,
    StopBuying,
    UseJoker,
)
from ludotheque.games.richesses_du_monde.events import JokerBought, JokerUsed, LotOpened, LotsWanted
from ludotheque.kernel.event import EVERYONE
from ludotheque.kernel.play import asks
from tests.clauses import clause
from tests.games.richesses_du_monde.arrange import MILLION, Table, product, square, title

JOKER = square("joker-1")
AUCTION = square("encheres-1")


def seller(jokers: int) -> Table:
    """Seat 0 has come to an auction with two single titles and a red die of 2."""
    game = Table().holds(0, "riz-japon", "or-bresil").travelled(0).jokers(0, jokers)
    game.lands(0, AUCTION, white=1, red=2)
    return game


@clause("rdm.joker.price")
def test_a_joker_costs_three_millions() -> None:
    game = Table()
    game.lands(0, JOKER)
    bank = game.state.bank

    assert [JokerBought(EVERYONE, 0, 3 * MILLION)] == game.plays(BuyJoker(0))
    assert (63 * MILLION, bank + 3 * MILLION) == (game.state.cash[0], game.state.bank)
    assert (1, 8) == (game.state.jokers[0], game.state.jokers_left)


@clause("rdm.joker.price")
def test_nobody_has_to_buy_a_joker() -> None:
    game = Table()
    game.lands(0, JOKER)

    assert [] == game.plays(StopBuying(0))
    assert game.state.jokers[0] == 0


@clause("rdm.joker.one-a-visit")
def test_with_one_joker_the_visit_is_over() -> None:
    game = Table()
    game.lands(0, JOKER)
    game.plays(BuyJoker(0))

    assert [1] == game.waiting
    assert game.refusal(BuyJoker(0)) == "table.not-your-turn"


@clause("rdm.joker.one-a-visit")
def test_on_the_square_one_buys_or_goes_on_and_nothing_else() -> None:
    game = Table()
    game.lands(0, JOKER)

    assert {"buy-joker", "stop-buying"} == game.may(0)
    assert game.refusal(RollDice(0)) == "rdm.joker.one-a-visit"


@clause("rdm.joker.one-a-visit")
def test_on_another_visit_a_second_one_may_be_bought_and_both_kept() -> None:
    game = Table().jokers(0, 1)
    game.lands(0, JOKER)

    game.plays(BuyJoker(0))

    assert game.state.jokers[0] == 2


@clause("rdm.joker.any-time")
def test_a_joker_may_be_bought_before_the_first_tour_is_completed() -> None:
    game = Table()
    game.lands(0, JOKER)

    assert game.state.tours[0] == 0
    assert "buy-joker" in game.may(0)


@clause("rdm.joker.nine")
def test_when_all_nine_are_bought_the_turn_passes_on() -> None:
    game = Table().jokers(1, 9)

    game.lands(0, JOKER)

    assert [1] == game.waiting
    assert "roll-dice" in game.may(1)


@clause("rdm.joker.nine")
def test_the_ninth_can_still_be_bought() -> None:
    game = Table().jokers(1, 8)
    game.lands(0, JOKER)

    game.plays(BuyJoker(0))

    assert game.state.jokers_left == 0


@clause("rdm.joker.asked-anyway")
def test_whoever_does_not_have_three_millions_is_asked_all_the_same() -> None:
    game = Table().cash(0, 2_950_000)
    game.lands(0, JOKER)

    assert [0] == game.waiting
    assert {"stop-buying"} == game.may(0)
    assert game.refusal(BuyJoker(0)) == "rdm.purchase.no-credit"


@clause("rdm.joker.instead-of-auction")
def test_a_joker_handed_back_saves_the_titles() -> None:
    game = seller(jokers=1)

    assert [JokerUsed(EVERYONE, 0)] == game.plays(UseJoker(0))
    assert [0, 0] == [game.state.owner[title(id)] for id in ("riz-japon", "or-bresil")]
    assert [1] == game.waiting


@clause("rdm.joker.instead-of-auction")
def test_nobody_has_to_use_his_joker() -> None:
    game = seller(jokers=1)

    assert {"put-up", "use-joker"} == game.may(0)
    assert [] == game.plays(PutUp(0, product("riz")))
    assert game.state.jokers[0] == 1


@clause("rdm.joker.instead-of-auction")
def test_without_a_joker_one_must_sell() -> None:
    game = seller(jokers=0)

    assert {"put-up"} == game.may(0)
    assert game.refusal(UseJoker(0)) == "rdm.joker.instead-of-auction"


@clause("rdm.joker.instead-of-auction")
def test_a_joker_serves_nowhere_else() -> None:
    game = Table().jokers(0, 1).holds(1, "riz-chine").plaque(square("france"), "riz")

    assert game.refusal(UseJoker(0)) == "rdm.turn.roll-dice"

    game.lands(0, square("france"))
    game.plays(ClaimRoyalty(1))

    assert game.refusal(UseJoker(0)) == "rdm.royalties.before-all"


@clause("rdm.joker.before-lots")
def test_the_joker_is_played_after_the_red_die_is_known() -> None:
    game = Table().holds(0, "riz-japon").travelled(0).jokers(0, 1)

    assert LotsWanted(EVERYONE, 0, 1) in game.lands(0, AUCTION, white=1, red=2)
    assert "use-joker" in game.may(0)


@clause("rdm.joker.before-lots")
def test_once_a_lot_is_named_it_is_too_late_for_the_joker() -> None:
    game = seller(jokers=1)
    game.plays(PutUp(0, product("riz")))

    assert {"put-up"} == game.may(0)
    assert game.refusal(UseJoker(0)) == "rdm.joker.before-lots"


@clause("rdm.joker.once")
def test_a_used_joker_goes_back_to_the_bank() -> None:
    game = seller(jokers=2)

    game.plays(UseJoker(0))

    assert (1, 8) == (game.state.jokers[0], game.state.jokers_left)


@clause("rdm.joker.once")
def test_the_next_auction_needs_another_joker() -> None:
    game = seller(jokers=1)
    game.plays(UseJoker(0))

    game.lands(0, AUCTION, white=1, red=2)

    assert {"put-up"} == game.may(0)


@clause("rdm.joker.not-traded")
def test_jokers_stay_where_they_are_when_everything_else_is_exchanged() -> None:
    game = Table().holds(0, "riz-japon").holds(1, "or-bresil").jokers(0, 2)
    game.plays(ProposeExchange(0, 1, [product("riz")], [product("or")], 0))

    game.plays(Agree(1))

    assert [2, 0, 0] == game.state.jokers


@clause("rdm.joker.not-traded")
def test_nothing_that_can_be_offered_to_others_is_a_joker() -> None:
    game = Table().holds(0, "riz-japon").holds(1, "or-bresil").jokers(0, 2)

    blanks = {blank.name for ask in asks(game.state, 0) for blank in ask.blanks}

    assert {"product", "price", "seller", "amount", "partner", "given_products", "wanted_products", "balance"} == (
        blanks - {"partners"}
    )


@clause("rdm.joker.not-traded")
def test_a_trust_that_is_auctioned_takes_no_joker_with_it() -> None:
    game = Table().holds(0, "riz-japon").travelled(0).jokers(0, 1)
    game.lands(0, AUCTION, white=1, red=2)

    assert [LotOpened(EVERYONE, 0, product("riz"), 700_000)] == game.plays(PutUp(0, product("riz")))
    assert [1, 0, 0] == game.state.jokers
