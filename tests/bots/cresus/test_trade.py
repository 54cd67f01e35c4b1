"""Offers of the broker, and its answers to those of others."""

import pytest

from ludotheque.games.cresus.actions import (
    AcceptProposal,
    Agree,
    CallExchange,
    Decline,
    OfferToBuy,
    ProposeShares,
)
from tests.bots.cresus.choosing import choice
from tests.games.cresus.arrange import Table
from tests.games.cresus.plain_box import (
    CAFE,
    GOLD,
    LONDON,
    MINE,
    NEW_YORK,
    PRESS,
    RAIL,
    SAO_PAULO,
    SYDNEY,
    TOKYO,
    share,
)


def collectors() -> Table:
    """Seats 0 and 1 both hold one share of energy and one of media: two of a kind would bring each of them more."""
    table = Table().at(LONDON, LONDON, TOKYO).cash(0, 150).cash(1, 150)
    table.holds(0, share(LONDON, RAIL), share(SYDNEY, PRESS))
    return table.holds(1, share(SAO_PAULO, MINE), share(NEW_YORK, PRESS))


def selling(table: Table) -> Table:
    table.sells()
    return table


def test_two_collectors_come_to_terms() -> None:
    table = selling(collectors())
    call = choice("broker", table, 0)
    assert call == CallExchange(0, [1], [share(SYDNEY, PRESS)])
    table.plays(call)
    proposal = choice("broker", table, 1)
    assert isinstance(proposal, ProposeShares)
    assert proposal.offered_shares == [share(SAO_PAULO, MINE)]
    table.plays(proposal)

    assert choice("broker", table, 0) == AcceptProposal(0, 1)


def test_one_offer_a_round_is_enough() -> None:
    table = selling(collectors())
    table.state.offers = [OfferToBuy(0, [share(NEW_YORK, GOLD)], 1)]

    assert not isinstance(choice("broker", table, 0), CallExchange | OfferToBuy)


def test_in_the_last_round_it_buys_what_brings_a_premium_to_itself_alone() -> None:
    """The other stands where the share is at home."""
    table = Table().at(LONDON, SYDNEY, TOKYO).cash(0, 150).holds(0, share(LONDON, RAIL)).holds(1, share(SYDNEY, PRESS))
    selling(table.last_expert())
    offer = choice("broker", table, 0)
    assert isinstance(offer, OfferToBuy)
    assert offer.wanted_shares == [share(SYDNEY, PRESS)]
    table.plays(offer)

    assert choice("broker", table, 1) == Agree(1)


def asked_of_two(amount: int) -> Table:
    """Seat 0 would buy the gold of seat 1, or the press or the café of seat 2."""
    table = Table().at(LONDON, TOKYO, TOKYO).cash(0, 500).holds(0, share(LONDON, RAIL))
    table.holds(1, share(NEW_YORK, GOLD)).holds(2, share(SYDNEY, PRESS), share(SYDNEY, CAFE))
    table.sells()
    table.plays(OfferToBuy(0, [share(NEW_YORK, GOLD), share(SYDNEY, PRESS), share(SYDNEY, CAFE)], amount))
    return table


@pytest.mark.parametrize("level", ["broker", "greedy"])
def test_an_offer_to_several_is_weighed_by_ones_own_shares_alone(level: str) -> None:
    answers = [choice(level, asked_of_two(140), seat) for seat in (1, 2)]

    assert answers == [Agree(1), Decline(2)]


@pytest.mark.parametrize(("amount", "chosen"), [(60, AcceptProposal(0, 2)), (490, Decline(0))])
def test_of_those_who_would_sell_it_takes_whose_shares_are_worth_most_if_they_are(amount: int, chosen: object) -> None:
    table = asked_of_two(amount)
    table.plays(Agree(1))
    table.plays(Agree(2))

    assert choice("broker", table, 0) == chosen


def test_a_sum_that_would_do_for_several_is_offered_to_all_of_them() -> None:
    """In the last round a share brings a premium to whoever is not at home with it."""
    table = Table(4).at(LONDON, SYDNEY, TOKYO, TOKYO).cash(0, 300)
    table.holds(0, share(LONDON, RAIL)).holds(1, share(SYDNEY, PRESS)).holds(2, share(TOKYO, PRESS))
    selling(table.last_expert())

    offer = choice("broker", table, 0)

    assert isinstance(offer, OfferToBuy)
    assert offer.wanted_shares == [share(SYDNEY, PRESS), share(TOKYO, PRESS)]


def offered(amount: int, seats: int = 3) -> Table:
    table = Table(seats).at(LONDON, *[TOKYO] * (seats - 1)).cash(0, 500)
    table.holds(0, share(LONDON, RAIL)).holds(1, share(NEW_YORK, GOLD))
    table.sells()
    table.plays(OfferToBuy(0, [share(NEW_YORK, GOLD)], amount))
    return table


@pytest.mark.parametrize(("amount", "answer"), [(60, Decline(1)), (100, Decline(1)), (125, Agree(1)), (200, Agree(1))])
def test_it_sells_to_whoever_pays_more_than_dice_and_premium_promise(amount: int, answer: object) -> None:
    assert choice("broker", offered(amount), 1) == answer


def called(given: int, own: int) -> Table:
    """Seat 0 offers a share to seat 1, who holds one."""
    table = Table().at(LONDON, TOKYO, TOKYO).holds(0, given).holds(1, own)
    table.sells()
    table.plays(CallExchange(0, [1], [given]))
    return table


def test_a_share_it_collects_is_answered_with_another_and_the_difference_in_cash() -> None:
    table = Table().at(LONDON, TOKYO, TOKYO).cash(1, 200)
    table.holds(0, share(LONDON, PRESS), share(LONDON, RAIL)).holds(1, share(NEW_YORK, PRESS), share(NEW_YORK, RAIL))
    table.sells()
    table.plays(CallExchange(0, [1], [share(LONDON, PRESS)]))
    answer = choice("broker", table, 1)

    assert isinstance(answer, ProposeShares)
    assert answer.offered_shares == [share(NEW_YORK, RAIL)]
    assert 80 < answer.amount < 120


def test_it_does_not_give_a_good_share_for_a_poor_one() -> None:
    assert choice("broker", called(share(LONDON, RAIL), share(NEW_YORK, PRESS)), 1) == Decline(1)


@pytest.mark.parametrize(("kind", "amount", "accepts"), [(PRESS, 0, True), (RAIL, 0, False), (RAIL, 90, True)])
def test_of_the_proposals_it_takes_one_that_is_worth_it(kind: int, amount: int, accepts: bool) -> None:
    table = called(share(LONDON, GOLD), share(NEW_YORK, kind))
    table.plays(ProposeShares(1, [share(NEW_YORK, kind)], amount))

    assert choice("broker", table, 0) == (AcceptProposal(0, 1) if accepts else Decline(0))


def test_like_for_like_is_not_worth_the_trouble() -> None:
    table = called(share(LONDON, PRESS), share(NEW_YORK, PRESS))

    assert choice("broker", table, 1) == Decline(1)


def test_of_two_proposals_it_takes_the_better() -> None:
    table = Table().at(LONDON, TOKYO, TOKYO).holds(0, share(LONDON, GOLD))
    table.holds(1, share(NEW_YORK, PRESS)).holds(2, share(SYDNEY, PRESS))
    table.sells()
    table.plays(CallExchange(0, [1, 2], [share(LONDON, GOLD)]))
    table.plays(ProposeShares(1, [share(NEW_YORK, PRESS)], 0))
    table.plays(ProposeShares(2, [share(SYDNEY, PRESS)], 5))

    assert choice("broker", table, 0) == AcceptProposal(0, 2)


@pytest.mark.parametrize(("seats", "answer"), [(2, Decline(1)), (3, Agree(1))])
def test_only_between_two_players_what_helps_the_other_more_is_refused(seats: int, answer: object) -> None:
    table = Table(seats).at(LONDON, *[TOKYO] * (seats - 1)).cash(0, 150)
    table.holds(0, share(LONDON, RAIL)).holds(1, share(SAO_PAULO, MINE))
    table.sells()
    table.plays(OfferToBuy(0, [share(SAO_PAULO, MINE)], 111))

    assert choice("broker", table, 1) == answer
