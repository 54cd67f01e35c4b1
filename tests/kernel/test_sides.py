"""Partners: two seats become one side."""

from ludotheque.kernel.event import EVERYONE, only
from ludotheque.kernel.play import asks, play, refusal, waiting
from tests.kernel.games import PARTNERS
from tests.kernel.games.partners import (
    CardSold,
    HandSeen,
    JoinUnion,
    PartnersState,
    ProposeUnion,
    SellCard,
    UnionMade,
    UnionProposed,
)


def table() -> PartnersState:
    """Four seats; seat 0 is on turn."""
    state = PARTNERS.start(4)
    assert isinstance(state, PartnersState)
    return state


def united(one: int, other: int) -> PartnersState:
    state = table()
    play(state, ProposeUnion(one, other))
    play(state, JoinUnion(other, one))
    return state


def sell(state: PartnersState) -> None:
    """The side on turn sells its first card."""
    seat = waiting(state)[0]
    play(state, SellCard(seat, state.hands[state.side[seat]][0]))


def test_a_union_takes_two() -> None:
    state = table()

    assert [UnionProposed(EVERYONE, 3, 1)] == play(state, ProposeUnion(3, 1))
    assert "part.union.asked" == refusal(state, JoinUnion(2, 3))
    assert UnionMade(EVERYONE, 1, 3, 10) == play(state, JoinUnion(1, 3))[0]


def test_partners_see_the_common_hand_and_nobody_else_does() -> None:
    state = table()
    play(state, ProposeUnion(3, 1))
    both = sorted(state.hands[1] + state.hands[3])

    assert [HandSeen(only(1), both), HandSeen(only(3), both)] == play(state, JoinUnion(1, 3))[1:]


def test_either_partner_acts_for_the_side() -> None:
    state = united(0, 2)
    card = state.hands[0][0]

    assert [0, 2] == waiting(state)
    assert [CardSold(EVERYONE, 2, card, 10 + card)] == play(state, SellCard(2, card))


def test_a_side_has_one_turn_a_round() -> None:
    state = united(0, 2)
    turns: list[list[int]] = []

    for _ in range(4):
        turns.append(waiting(state))
        sell(state)

    assert [[0, 2], [1], [3], [0, 2]] == turns


def test_a_seat_that_joins_in_its_own_turn_stays_on_turn() -> None:
    state = table()
    for _ in range(3):
        sell(state)
    play(state, ProposeUnion(3, 1))

    play(state, JoinUnion(1, 3))

    assert [1, 3] == waiting(state)


def test_partners_share_their_score_and_their_place() -> None:
    state = united(0, 2)
    while state.steps:
        sell(state)

    scores, ranks = PARTNERS.game.scores(state), PARTNERS.game.ranks(state)

    assert scores[0] == scores[2]
    assert ranks[0] == ranks[2]


def test_two_sides_must_remain() -> None:
    state = united(0, 2)
    play(state, ProposeUnion(1, 3))
    play(state, JoinUnion(3, 1))

    assert "part.union.two-sides-remain" == refusal(state, ProposeUnion(0, 1))
    assert ["sell-card"] == [ask.verb for ask in asks(state, 0)]
