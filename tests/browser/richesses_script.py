"""The position from which the scripted game of Richesses du Monde begins, and how its dice fall."""

from typing import Any

from tests.games.richesses_du_monde.arrange import MILLION, Table, product, titles_of

ME, BEA, CARL = 0, 1, 2
BOT = 1
IRON, COFFEE, TEA, RICE = product("fer"), product("cafe"), product("the"), product("riz")

# White and red, turn by turn.
DICE = [
    (1, 2),  # Béa comes to France, where rice is due to me
    (1, 2),  # Carl comes to Argentina, where rice is due to me again
    (1, 2),  # I come to an auction, with a Joker in hand
    (4, 1),  # Béa comes to an auction with one title
    (6, 3),  # Carl comes to an auction with his only title
    (1, 2),  # I come to Russia
    (1, 2),  # Carl comes to western Africa, where oil is due to me
]
FRANCE, RUSSIA, ARGENTINA, WEST_AFRICA = 5, 13, 27, 39


def arrange(state: Any) -> None:
    """Three players find themselves late in a game; more, where a bot and I complete each other."""
    if state.seats == 3:
        _arrange_late(state)
    else:
        _arrange_trade(state)


def _arrange_trade(state: Any) -> None:
    """The bot on my left has much of the rice, I have much of the coffee, and each has what lifts the other."""
    table = Table.around(state)
    table.owns(BOT, titles_of("riz", 2)).owns(ME, titles_of("riz", 3)[2:])
    table.owns(ME, titles_of("cafe", 2)).owns(BOT, titles_of("cafe", 3)[2:])
    state.first = BOT
    state.round = 4  # bots ask for the same thing in one round out of four
    table.turn_of(BOT)
    state.told()


def _arrange_late(state: Any) -> None:
    """Béa is to roll."""
    table = Table.around(state)
    table.holds(ME, "petrole-russie", "petrole-usa", "petrole-arabie-saoudite", "riz-chine")
    table.holds(BEA, "fer-bresil", "the-kenya").holds(CARL, "cafe-bresil")
    table.cash(ME, 60 * MILLION).cash(BEA, 60 * MILLION).cash(CARL, 5 * MILLION)
    table.at(ME, 7, tours=1).at(BEA, FRANCE - 3, tours=1).at(CARL, ARGENTINA - 3, tours=1)
    table.both_plaques("riz", FRANCE, ARGENTINA).plaque(WEST_AFRICA, "petrole").plaque(RUSSIA, "laine-brute")
    table.jokers(ME, 1)
    state.first = BEA
    table.turn_of(BEA)
    state.told()
    state.chance.scripted = [face - 1 for roll in DICE for face in roll]
