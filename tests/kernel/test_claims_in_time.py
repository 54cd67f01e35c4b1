"""Royalties: a window with a deadline that seats may miss."""

from ludotheque.kernel.action import CLOCK, NOBODY, Tick
from ludotheque.kernel.event import EVERYONE
from ludotheque.kernel.play import deadline, play, waiting
from ludotheque.kernel.step import NEVER
from tests.kernel.games import ROYALTIES
from tests.kernel.games.royalties import (
    ClaimRoyalty,
    PawnMoved,
    RollDice,
    RoyaltiesState,
    RoyaltyForgotten,
    RoyaltyPaid,
    TitleDrawn,
    WaiveRoyalty,
)

PRODUCT = 2  # that seat 0 lands on when the die shows 2


def table(patient: int = 0) -> RoyaltiesState:
    """Seats 1 and 2 own two titles and one of the product; seat 0 is about to roll a 2."""
    state = ROYALTIES.start(3, options={"patient": patient})
    assert isinstance(state, RoyaltiesState)
    for title, owner in [(PRODUCT, 1), (PRODUCT + 4, 1), (PRODUCT + 8, 2)]:
        state.stock.remove(title)
        state.owner[title] = owner
    state.chance.scripted = [1]
    return state


def landed(patient: int = 0) -> RoyaltiesState:
    state = table(patient)
    play(state, RollDice(0))
    return state


def test_whoever_owns_titles_of_the_product_may_claim() -> None:
    state = table()

    assert [PawnMoved(EVERYONE, 0, PRODUCT)] == play(state, RollDice(0))
    assert [1, 2] == waiting(state)


def test_a_claim_in_time_is_paid() -> None:
    assert [RoyaltyPaid(EVERYONE, 0, 1, 2)] == play(landed(), ClaimRoyalty(1))


def test_a_claim_one_moment_before_the_end_is_in_time() -> None:
    state = landed()
    play(state, Tick(CLOCK, 6_999))

    assert [RoyaltyPaid(EVERYONE, 0, 2, 1)] == play(state, ClaimRoyalty(2))


def test_claims_not_made_within_seven_seconds_are_lost() -> None:
    state = landed()
    play(state, ClaimRoyalty(1))

    events = play(state, Tick(CLOCK, 7_000))

    assert RoyaltyForgotten(EVERYONE, 2) == events[0]
    assert [38, 42, 40] == state.cash


def test_when_all_have_claimed_the_game_goes_on_at_once() -> None:
    state = landed()
    play(state, ClaimRoyalty(1))
    top = state.stock[-1]

    events = play(state, ClaimRoyalty(2))

    assert [RoyaltyPaid(EVERYONE, 0, 2, 1), TitleDrawn(EVERYONE, 0, top)] == events
    assert [1] == waiting(state)
    assert NEVER == deadline(state)


def test_whoever_waives_is_not_waited_for_and_gets_nothing() -> None:
    state = landed()
    play(state, ClaimRoyalty(2))
    top = state.stock[-1]

    assert [TitleDrawn(EVERYONE, 0, top)] == play(state, WaiveRoyalty(1))
    assert [39, 40, 41] == state.cash


def test_without_owners_no_window_opens() -> None:
    state = table()
    state.owner = [NOBODY if owner != NOBODY else owner for owner in state.owner]

    play(state, RollDice(0))

    assert [1] == waiting(state)


def test_the_window_is_counted_from_the_moment_of_the_move() -> None:
    state = table()
    play(state, Tick(CLOCK, 10_000))

    play(state, RollDice(0))

    assert 17_000 == deadline(state)


def test_at_a_patient_table_claims_take_as_long_as_they_like() -> None:
    state = landed(patient=1)

    assert [] == play(state, Tick(CLOCK, 1_000_000))
    assert [1, 2] == waiting(state)
