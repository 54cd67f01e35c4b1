"""What all levels have in common."""

import pytest

from ludotheque.games.richesses_du_monde.actions import ClaimRoyalty, SettleDebt
from ludotheque.kernel.ask import OK
from ludotheque.kernel.play import is_over, play, refusal, waiting
from ludotheque.shelf import box
from tests.bots.richesses_du_monde.choosing import choice
from tests.games.richesses_du_monde.arrange import GAME, MILLION, Table, fresh

LEVELS = list(box(GAME.name).bots)
FRANCE = 5


def rice_is_due(debtor_cash: int = 50 * MILLION) -> Table:
    table = Table().holds(1, "riz-chine").cash(0, debtor_cash).plaque(FRANCE, "riz")
    table.lands(0, FRANCE)
    return table


@pytest.mark.parametrize("level", LEVELS)
def test_it_always_claims(level: str) -> None:
    assert choice(level, rice_is_due(), 1) == ClaimRoyalty(1)


@pytest.mark.parametrize("level", LEVELS)
def test_it_pays_what_it_can_pay(level: str) -> None:
    assert choice(level, rice_is_due(), 0) == SettleDebt(0)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"partners": "all-agree", "bankruptcy": "rescue", "lots": "free-choice"},
        {"quick": "on", "partners": "any-partner", "claims": "automatic"},
        {"conquest": "asia", "rounds": "20", "window": "unhurried", "instalments": "on", "steel": "fifteen"},
    ],
    ids=["plain", "agreeing", "quick", "conquest"],
)
def test_whatever_it_chooses_the_rules_allow(level: str, options: dict[str, str]) -> None:
    table = Table(4, **options)
    table.state = fresh(4, 3, **options)
    table.state.told()
    for _ in range(250):
        if is_over(table.state):
            break
        seat = waiting(table.state)[0]
        action = choice(level, table, seat)

        assert refusal(table.state, action) == OK, action
        play(table.state, action)
