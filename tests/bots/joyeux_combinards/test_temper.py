"""What a temper and a grudge change, and in which direction; an even temper changes nothing."""

from functools import cache

import pytest

from ludotheque.bots.temper import MOST, Temper
from ludotheque.games.joyeux_combinards.actions import AnnouncePrice, Doubt, DrawCard
from ludotheque.games.joyeux_combinards.doubt import DoubtWindow
from ludotheque.games.joyeux_combinards.purchase import NamePrice, OfferPurchase
from ludotheque.games.joyeux_combinards.turn import TakeTurn
from ludotheque.kernel.ask import OK
from ludotheque.kernel.play import refusal
from ludotheque.shelf import box
from tests.bots.manners import Position, actions, at, chosen, even, how_many
from tests.bots.manners import positions as positions_of
from tests.games.joyeux_combinards.arrange import GAME

BOX = box(GAME.name)
THINKING = ["steady", "schemer", "champion"]
WORST = 3  # of grudges
GAMES = 4
DECISIONS = 400


@cache
def positions() -> list[Position]:
    """All decisions of some games of schemers."""
    return [one for seed in range(GAMES) for one in positions_of(BOX, "schemer", 4, seed, DECISIONS)]


def announced(level: str, temper: Temper) -> int:
    """The sum of all prices told: the lower, the more was lied."""
    found = actions(BOX, level, temper, at(NamePrice, positions()))
    return sum(action.price for action in found if isinstance(action, AnnouncePrice))


@pytest.mark.parametrize("level", BOX.bots)
def test_an_even_temper_changes_nothing(level: str) -> None:
    some = positions()[::9]

    assert actions(BOX, level, Temper(), some) == even(BOX, level, some)


@pytest.mark.parametrize("level", BOX.bots)
def test_the_daring_lie_more(level: str) -> None:
    assert announced(level, Temper(daring=MOST)) < announced(level, Temper(daring=-MOST))


@pytest.mark.parametrize("level", THINKING)
def test_the_thrifty_buy_less(level: str) -> None:
    some = at(OfferPurchase, positions())
    thrifty, open_handed = (
        how_many(DrawCard, actions(BOX, level, Temper(thrift=thrift), some)) for thrift in (MOST, -MOST)
    )

    assert thrifty < open_handed


@pytest.mark.parametrize("level", BOX.bots)
def test_whoever_bears_a_grudge_doubts_more(level: str) -> None:
    some = at(DoubtWindow, positions())
    angry, calm = (how_many(Doubt, actions(BOX, level, Temper(), some, grudge)) for grudge in (WORST, 0))

    assert angry > calm


@pytest.mark.parametrize("level", THINKING)
def test_the_spiteful_doubt_more(level: str) -> None:
    some = at(DoubtWindow, positions())
    spiteful, kind = (how_many(Doubt, actions(BOX, level, Temper(spite=spite), some)) for spite in (MOST, -MOST))

    assert spiteful > kind


@pytest.mark.parametrize("level", BOX.bots)
@pytest.mark.parametrize("temper", [Temper(MOST, -MOST, MOST), Temper(-MOST, MOST, -MOST)], ids=["wild", "meek"])
def test_whatever_the_temper_the_rules_allow_it(level: str, temper: Temper) -> None:
    some = positions()[::5]

    for (state, _), action in zip(some, actions(BOX, level, temper, some, grudge=2), strict=True):
        assert refusal(state, action) == OK, action


@pytest.mark.parametrize("level", BOX.bots)
def test_whoever_has_a_choice_says_why(level: str) -> None:
    some = [one for one in positions()[::3] if not isinstance(one[0].steps[-1], TakeTurn)]

    assert all(choice.reasons for choice in chosen(BOX, level, Temper(), some))
