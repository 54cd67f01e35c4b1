"""What a temper and a grudge change, and in which direction; an even temper changes nothing."""

from functools import cache

import pytest

from ludotheque.bots.bot import Bot
from ludotheque.bots.choice import Choice
from ludotheque.bots.temper import EVEN, MOST, Temper
from ludotheque.bots.worlds import Worlds
from ludotheque.games.richesses_du_monde.actions import Agree, Bid, BuyTitle, StandAside
from ludotheque.games.richesses_du_monde.bidding import OpenBidding
from ludotheque.games.richesses_du_monde.exchange import ExchangeTalk
from ludotheque.games.richesses_du_monde.purchase import BuyTitles
from ludotheque.games.richesses_du_monde.state import RichessesState
from ludotheque.kernel.action import CLOCK, Action, Seat, Tick
from ludotheque.kernel.ask import OK
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.play import deadline, is_over, play, refusal, waiting
from ludotheque.levels import make_bot
from ludotheque.shelf import box
from tests.games.richesses_du_monde.arrange import GAME, fresh

BOX = box(GAME.name)
THINKING = ["steady", "trader", "champion"]
GAMES = 3
DECISIONS = 260
WORST = 3  # of grudges

Position = tuple[RichessesState, Seat]


@cache
def positions() -> list[Position]:
    """All decisions of some games of traders."""
    found: list[Position] = []
    for seed in range(GAMES):
        state = fresh(4, seed)
        bots = [make_bot(BOX, "trader", seat) for seat in range(4)]
        for _ in range(DECISIONS):
            if is_over(state):
                break
            seats = waiting(state)
            if not seats:
                play(state, Tick(CLOCK, deadline(state)))
                continue
            found.append((state.copy(), seats[0]))
            play(state, choice(bots[seats[0]], state, seats[0]).action)
    return found


def at(step: type) -> list[Position]:
    return [(state, seat) for state, seat in positions() if isinstance(state.steps[-1], step)]


def choice(bot: Bot, state: RichessesState, seat: Seat) -> Choice:
    return bot.choose(Worlds(GAME, state, seat, Chance(1)), seat)


def chosen(level: str, temper: Temper, some: list[Position], grudge: int = 0) -> list[Action]:
    """What a bot of this temper does, that holds so much against everybody."""
    found: list[Action] = []
    for state, seat in some:
        bot = make_bot(BOX, level, 1)
        bot.temper = temper
        bot.grudges = [grudge] * state.seats
        found.append(choice(bot, state, seat).action)
    return found


def how_many(kind: type, actions: list[Action]) -> int:
    return len([action for action in actions if isinstance(action, kind)])


def test_there_are_positions_to_try() -> None:
    assert all(len(at(step)) > 5 for step in (BuyTitles, OpenBidding, ExchangeTalk))


@pytest.mark.parametrize("level", BOX.bots)
def test_an_even_temper_changes_nothing(level: str) -> None:
    some = positions()[::7]

    assert chosen(level, Temper(), some) == chosen(level, EVEN, some)


@pytest.mark.parametrize("level", BOX.bots)
def test_the_thrifty_buy_less_and_the_daring_more(level: str) -> None:
    some = at(BuyTitles)
    bought = {
        name: how_many(BuyTitle, chosen(level, temper, some))
        for name, temper in {
            "thrifty": Temper(thrift=MOST),
            "open-handed": Temper(thrift=-MOST),
            "daring": Temper(daring=MOST),
            "careful": Temper(daring=-MOST),
        }.items()
    }

    assert bought["thrifty"] < bought["open-handed"]
    assert bought["careful"] <= bought["daring"]


@pytest.mark.parametrize("level", THINKING)
def test_the_daring_bid_higher(level: str) -> None:
    daring, careful = (chosen(level, Temper(daring=daring), at(OpenBidding)) for daring in (MOST, -MOST))

    assert sum_of_bids(daring) > sum_of_bids(careful)


@pytest.mark.parametrize("level", THINKING)
def test_the_spiteful_grudge_others_what_is_under_the_hammer(level: str) -> None:
    spiteful, kind = (chosen(level, Temper(spite=spite), at(OpenBidding)) for spite in (MOST, -MOST))

    assert how_many(StandAside, spiteful) < how_many(StandAside, kind)


@pytest.mark.parametrize("level", BOX.bots)
def test_whoever_bears_a_grudge_agrees_to_less(level: str) -> None:
    some = at(ExchangeTalk)
    angry, calm = (how_many(Agree, chosen(level, EVEN, some, grudge)) for grudge in (WORST, 0))

    assert angry <= calm
    assert angry < calm or level in ("child", "greedy")


@pytest.mark.parametrize("level", BOX.bots)
@pytest.mark.parametrize("temper", [Temper(MOST, -MOST, MOST), Temper(-MOST, MOST, -MOST)], ids=["wild", "meek"])
def test_whatever_the_temper_the_rules_allow_it(level: str, temper: Temper) -> None:
    some = positions()[::5]

    for (state, _), action in zip(some, chosen(level, temper, some, grudge=2), strict=True):
        assert refusal(state, action) == OK, action


def sum_of_bids(actions: list[Action]) -> int:
    return sum(action.amount for action in actions if isinstance(action, Bid))
