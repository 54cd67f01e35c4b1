"""Positions in which somebody is about to do what he might regret."""

from typing import Any

from tests.games.richesses_de_france.arrange import Table as FranceTable
from tests.games.richesses_du_monde.arrange import MILLION, Table, product

ME, BEA, CARL = 0, 1, 2
RICE = product("riz")
WEST_AFRICA = 39
FOR_A_BICYCLE = 210
A_DAY_OF_WORK = 60


def arrange_monde(state: Any) -> None:
    """I roll, come to western Africa, and owe Béa twelve millions for its oil; Carl could buy my rice."""
    table = Table.around(state)
    table.holds(BEA, "petrole-russie", "petrole-usa", "petrole-arabie-saoudite").holds(ME, "riz-chine")
    table.cash(ME, 5 * MILLION).cash(BEA, 60 * MILLION).cash(CARL, 60 * MILLION)
    table.at(ME, WEST_AFRICA - 3, tours=1).at(BEA, 7, tours=1).at(CARL, 2, tours=1).plaque(WEST_AFRICA, "petrole")
    state.first = ME
    table.turn_of(ME)
    state.told()
    state.chance.scripted = [0, 1]


def arrange_france(state: Any) -> None:
    """Two find themselves in Paris without a coin; of three the first could just buy a bicycle."""
    table = FranceTable.around(state)
    for seat in range(state.seats):
        table.cash(seat, 0)
        state.departed[seat] = False
    if state.seats > 2:
        table.cash(ME, FOR_A_BICYCLE)
    table.turn_of(ME).dice(*[A_DAY_OF_WORK] * 20)
    state.told()
