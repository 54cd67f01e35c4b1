"""What one has sealed is told to nobody, whatever it is, until all is shown together."""

from collections.abc import Callable

import pytest

from ludotheque.games.cresus.actions import BuySigns, ChooseMarket, EnterAuction, SealBid, StayOut
from ludotheque.kernel.action import NOBODY, Action
from ludotheque.kernel.event import Event, may_know
from ludotheque.kernel.play import asks, play, refusal
from tests.clauses import clause
from tests.games.cresus.arrange import IN, Table
from tests.games.cresus.plain_box import ANALYST_ONE, GAVEL, GOLD, LONDON, PRESS, share
from tests.laws.positions import ask_bounds

OTHERS = [NOBODY, 1, 2]  # than seat 0, who seals


def expert_auction() -> Table:
    game = Table().hired(0, GAVEL)
    game.draws_expert(ANALYST_ONE)
    return game


def second_attempt() -> Table:
    game = Table()
    game.draws_expert(ANALYST_ONE)
    game.bids(30, 30, 0)
    return game


def share_auction() -> Table:
    game = entering()
    game.enter(IN, IN, IN)
    return game


def entering() -> Table:
    game = Table().at(LONDON, LONDON, LONDON).pile(LONDON, share(LONDON, PRESS), share(LONDON, GOLD))
    game.buys()
    return game


def choosing() -> Table:
    game = Table().at(LONDON, LONDON, LONDON)
    game.chooses_markets()
    return game


def climbing() -> Table:
    game = Table().climbed(0, 1)
    game.climbs()
    return game


SEALED: list[tuple[str, Callable[[], Table], list[Action]]] = [
    ("a bid for an expert", expert_auction, [SealBid(0, amount) for amount in (0, 1, 99, 100)]),
    ("a second bid", second_attempt, [SealBid(0, amount) for amount in (0, 30, 31)]),
    ("a bid for a share", share_auction, [SealBid(0, amount) for amount in (1, 70, 100)]),
    ("an entry", entering, [EnterAuction(0), StayOut(0)]),
    ("a market", choosing, [ChooseMarket(0, market) for market in range(6)]),
    ("signs", climbing, [BuySigns(0, count) for count in (0, 1, 2)]),
]
each_secret = pytest.mark.parametrize(("arrange", "actions"), [case[1:] for case in SEALED], ids=[c[0] for c in SEALED])


def known_to(seat: int, game: Table, events: list[Event]) -> tuple[object, ...]:
    """All that leaves the table towards the seat: what it is told, sees, may do, and is refused."""
    told = [event for event in events if may_know(event, seat)]
    verbs = [ask_bounds(ask) for ask in asks(game.state, seat)]
    refused = [refusal(game.state, SealBid(seat, amount)) for amount in (0, 50, 101)]
    return told, game.view(seat), verbs, game.waiting, refused


@clause("cre.sealed.secret", "cre.choice.choose", "cre.purchase.entries-together", "cre.signs.together")
@each_secret
def test_nobody_else_can_tell_what_was_sealed(arrange: Callable[[], Table], actions: list[Action]) -> None:
    for seat in OTHERS:
        known = []
        for action in actions:
            game = arrange()
            events = play(game.state, action)
            known.append(known_to(seat, game, events))

        assert all(one == known[0] for one in known), seat


@clause("cre.sealed.secret", "cre.choice.choose", "cre.purchase.entries-together", "cre.signs.together")
@each_secret
def test_the_one_who_sealed_it_sees_it(arrange: Callable[[], Table], actions: list[Action]) -> None:
    seen = []
    for action in actions:
        game = arrange()
        game.plays(action)
        seen.append(game.view(0))

    assert all(one != other for place, one in enumerate(seen) for other in seen[:place])
