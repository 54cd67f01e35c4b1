"""What a temper and a grudge change, and in which direction; an even temper changes nothing."""

from functools import cache

import pytest

from ludotheque.bots.richesses_de_france.character import rancour, tempered
from ludotheque.bots.richesses_de_france.manner import CHAMPION
from ludotheque.bots.temper import MOST, Temper
from ludotheque.bots.worlds import Worlds
from ludotheque.games.richesses_de_france.actions import BetColour, BuyVehicle, CallOpponent
from ludotheque.games.richesses_de_france.casinos import PlaceBet
from ludotheque.games.richesses_de_france.turn import TakeTurn
from ludotheque.kernel.action import Action
from ludotheque.kernel.ask import OK
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.play import refusal
from ludotheque.levels import make_bot
from ludotheque.shelf import box
from tests.bots.manners import Position, actions, at, chosen, even, how_many
from tests.bots.manners import positions as positions_of
from tests.games.richesses_de_france.arrange import GAME, Table

BOX = box(GAME.name)
THINKING = ["steady", "navigator", "champion"]
CIRCUITS = ["economy", "casinos", "sports", "tourism"]
DECISIONS = 260


@cache
def positions(circuit: str = "") -> list[Position]:
    """All decisions of a game of navigators on each circuit, or on one."""
    circuits = [circuit] if circuit else CIRCUITS
    return [one for name in circuits for one in positions_of(BOX, "navigator", 3, 2, DECISIONS, circuit=name)]


@pytest.mark.parametrize("level", BOX.bots)
def test_an_even_temper_changes_nothing(level: str) -> None:
    some = positions()[::11]

    assert actions(BOX, level, Temper(), some) == even(BOX, level, some)


@pytest.mark.parametrize("level", [level for level in BOX.bots if level != "child"])
def test_the_daring_stake_more(level: str) -> None:
    some = at(PlaceBet, positions("casinos"))
    daring, careful = (staked(actions(BOX, level, Temper(daring=daring), some)) for daring in (MOST, -MOST))

    assert some
    assert daring > careful


@pytest.mark.parametrize("level", ["greedy", "child"])
def test_the_thrifty_keep_more_when_they_buy(level: str) -> None:
    some = at(TakeTurn, positions())
    thrifty, open_handed = (
        how_many(BuyVehicle, actions(BOX, level, Temper(thrift=thrift), some)) for thrift in (MOST, -MOST)
    )

    assert thrifty <= open_handed


def test_whoever_bears_a_grudge_calls_that_player() -> None:
    bot = make_bot(BOX, "greedy", 1)
    bot.grudges = [0, 0, 2]
    table = Table(3, circuit="sports").at(0, "bordeaux")
    table.state.cars[0] = True

    for seed in range(5):
        found = bot.choose(Worlds(GAME, table.state, 0, Chance(seed)), 0).action
        assert found == CallOpponent(0, 2)


def test_spite_and_grudges_make_it_worth_more_to_hold_somebody_up() -> None:
    assert tempered(CHAMPION, Temper(spite=1)).spite > CHAMPION.spite
    assert rancour(2, Temper()) > rancour(1, Temper()) > rancour(0, Temper()) == 1
    assert rancour(2, Temper(spite=MOST)) > rancour(2, Temper()) > rancour(2, Temper(spite=-MOST)) == 1


def test_the_same_temper_has_the_same_manner() -> None:
    assert tempered(CHAMPION, Temper()) is CHAMPION
    assert tempered(CHAMPION, Temper(daring=1)) is tempered(CHAMPION, Temper(daring=1))


@pytest.mark.parametrize("level", BOX.bots)
@pytest.mark.parametrize("temper", [Temper(MOST, -MOST, MOST), Temper(-MOST, MOST, -MOST)], ids=["wild", "meek"])
def test_whatever_the_temper_the_rules_allow_it(level: str, temper: Temper) -> None:
    some = positions()[::5]

    for (state, _), action in zip(some, actions(BOX, level, temper, some, grudge=2), strict=True):
        assert refusal(state, action) == OK, action


@pytest.mark.parametrize("level", BOX.bots)
def test_whatever_it_does_it_says_why(level: str) -> None:
    assert all(choice.reasons for choice in chosen(BOX, level, Temper(), positions()[::3]))


def staked(found: list[Action]) -> int:
    return sum(action.amount for action in found if isinstance(action, BetColour))
