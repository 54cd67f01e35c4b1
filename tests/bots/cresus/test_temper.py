"""What a temper and a grudge change, and in which direction; an even temper changes nothing."""

from functools import cache

import pytest

from ludotheque.bots.choice import Choice
from ludotheque.bots.cresus.manner import bid_up_to, demands, reserve, tempered
from ludotheque.bots.cresus.weights import BROKER
from ludotheque.bots.temper import EVEN, MOST, Temper
from ludotheque.bots.worlds import Worlds
from ludotheque.games.cresus.actions import Agree, BuySigns, ProposeShares, SealBid, StopSelling
from ludotheque.games.cresus.expert import ExpertAuction
from ludotheque.games.cresus.offers import ExchangeCall, PurchaseTalk
from ludotheque.games.cresus.purchase import ShareAuction
from ludotheque.games.cresus.sale import SellShares
from ludotheque.games.cresus.signs import ClimbLadder
from ludotheque.games.cresus.state import CresusState
from ludotheque.kernel.action import CLOCK, Action, Seat, Tick
from ludotheque.kernel.ask import OK
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.play import deadline, is_over, play, refusal, waiting
from ludotheque.levels import make_bot
from ludotheque.shelf import box
from tests.games.cresus.arrange import GAME, fresh

BOX = box(GAME.name)
THINKING = ["steady", "broker", "champion"]
GAMES = 3
WORST = 3  # of grudges

Position = tuple[CresusState, Seat]


@cache
def positions() -> list[Position]:
    """All decisions of some games of brokers."""
    found: list[Position] = []
    for seed in range(GAMES):
        state = fresh(4, seed)
        bots = [make_bot(BOX, "broker", seat) for seat in range(4)]
        while not is_over(state):
            seats = waiting(state)
            if not seats:
                play(state, Tick(CLOCK, deadline(state)))
                continue
            found.append((state.copy(), seats[0]))
            play(state, bots[seats[0]].choose(Worlds(GAME, state, seats[0], Chance(1)), seats[0]).action)
    return found


def at(*steps: type) -> list[Position]:
    return [(state, seat) for state, seat in positions() if isinstance(state.steps[-1], steps)]


def choices(level: str, temper: Temper, some: list[Position], grudge: int = 0) -> list[Choice]:
    """What a bot of this temper does, that holds so much against everybody, and why."""
    found: list[Choice] = []
    for state, seat in some:
        bot = make_bot(BOX, level, 1)
        bot.temper = temper
        bot.grudges = [grudge] * state.seats
        found.append(bot.choose(Worlds(GAME, state, seat, Chance(1)), seat))
    return found


def chosen(level: str, temper: Temper, some: list[Position], grudge: int = 0) -> list[Action]:
    return [choice.action for choice in choices(level, temper, some, grudge)]


def how_many(kinds: type | tuple[type, ...], actions: list[Action]) -> int:
    return len([action for action in actions if isinstance(action, kinds)])


def sum_of_bids(actions: list[Action]) -> int:
    return sum(action.amount for action in actions if isinstance(action, SealBid))


def signs_bought(actions: list[Action]) -> int:
    return sum(action.signs for action in actions if isinstance(action, BuySigns))


def test_there_are_positions_to_try() -> None:
    assert all(len(at(step)) > 5 for step in (ExpertAuction, ShareAuction, SellShares, ClimbLadder))
    assert len(at(ExchangeCall, PurchaseTalk)) > 4


@pytest.mark.parametrize("level", BOX.bots)
def test_an_even_temper_changes_nothing(level: str) -> None:
    some = positions()[::11]

    assert chosen(level, Temper(), some) == chosen(level, EVEN, some)
    assert tempered(BROKER, Temper()) == BROKER


@pytest.mark.parametrize("level", THINKING)
def test_the_daring_bid_higher_than_the_thrifty(level: str) -> None:
    some = at(ShareAuction)
    daring, thrifty = (
        sum_of_bids(chosen(level, temper, some)) for temper in (Temper(daring=MOST), Temper(thrift=MOST))
    )

    assert daring > thrifty


@pytest.mark.parametrize("level", THINKING)
def test_the_spiteful_bid_higher_lest_others_get_it(level: str) -> None:
    some = at(ShareAuction)
    spiteful, kind = (sum_of_bids(chosen(level, Temper(spite=spite), some)) for spite in (MOST, -MOST))

    assert spiteful > kind


@pytest.mark.parametrize("level", THINKING)
def test_the_daring_hold_their_shares_longer(level: str) -> None:
    some = at(SellShares)
    daring, careful = (how_many(StopSelling, chosen(level, Temper(daring=daring), some)) for daring in (MOST, -MOST))

    assert daring >= careful


def test_the_thrifty_climb_no_faster_than_the_open_handed() -> None:
    some = at(ClimbLadder)
    for level in ("greedy", "broker"):
        thrifty, open_handed = (signs_bought(chosen(level, Temper(thrift=thrift), some)) for thrift in (MOST, -MOST))
        assert thrifty <= open_handed

    assert reserve(60, Temper(thrift=1)) > 60 > reserve(60, Temper(daring=1))
    assert bid_up_to(100, Temper(daring=1)) > 100 > bid_up_to(100, Temper(thrift=1))


@pytest.mark.parametrize("level", THINKING)
def test_whoever_bears_a_grudge_makes_fewer_deals(level: str) -> None:
    some = at(ExchangeCall, PurchaseTalk)
    calm, angry, spiteful = (
        how_many((Agree, ProposeShares), chosen(level, temper, some, grudge))
        for temper, grudge in ((EVEN, 0), (EVEN, WORST), (Temper(spite=MOST), 0))
    )

    assert angry < calm
    assert spiteful <= calm
    assert demands([0, 1], Temper(spite=MOST)) > demands([0, 1], EVEN) > demands([0, 1], Temper(spite=-MOST))


@pytest.mark.parametrize("level", BOX.bots)
@pytest.mark.parametrize("temper", [Temper(MOST, -MOST, MOST), Temper(-MOST, MOST, -MOST)], ids=["wild", "meek"])
def test_whatever_the_temper_the_rules_allow_it(level: str, temper: Temper) -> None:
    some = positions()[::7]

    for (state, _), action in zip(some, chosen(level, temper, some, grudge=2), strict=True):
        assert refusal(state, action) == OK, action


@pytest.mark.parametrize("level", ["greedy", *THINKING])
def test_it_says_why_of_every_decision(level: str) -> None:
    some = positions()[::5]

    assert [choice.action for choice in choices(level, EVEN, some) if not choice.reasons] == []
