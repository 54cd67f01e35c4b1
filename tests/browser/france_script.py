"""The positions from which the scripted games of Richesses de France begin, and what the die will show."""

from typing import Any

from ludotheque.games.richesses_de_france.tables import CASINOS, SPORTS
from tests.games.richesses_de_france.arrange import TABLES, Table, town

ADA, BEA, CARL = 0, 1, 2
BICYCLE = 1
SMALLEST_NOTE = 10
SECOND_HAND = 110  # what Carl offers for Béa's bicycle

TOLL = 30
LOSING, WINNING = 20, 10  # blue and red; Ada stakes on red
HIGHER, LOWER = 60, 10  # in the match

MATCH_OF_BORDEAUX = TABLES.stages[SPORTS].index(town("bordeaux"))
BICYCLE_RACE = 1
RACE_STOPS = ["angouleme", "chatellerault", "vendome", "chartres", "paris"]  # two sections each


def arrange(state: Any) -> None:
    table = Table.around(state)
    if state.circuit == CASINOS:
        _arrange_casinos(table)
    elif state.circuit == SPORTS:
        _arrange_sports(table)
    else:
        _arrange_roads(table)
    state.told()


def _arrange_roads(table: Table) -> None:
    """Béa has a bicycle to sell, Ada the cards of two regions that others will enter, and a car."""
    table.holds(ADA, "ile-de-france", "provence-alpes-cote-d-azur").next_region("bretagne").next_cards("train-bleu")
    table.at(ADA, "paris").at(BEA, "beauvais").at(CARL, "grasse")
    table.owns(ADA, "car").owns(BEA, "bicycle")
    table.dice(TOLL)
    table.state.first = BEA
    table.turn_of(BEA)


def _arrange_casinos(table: Table) -> None:
    """Ada lacks the casino of Deauville alone."""
    table.has_all_markers(ADA, but="deauville").at(ADA, "rouen").at(BEA, "vichy").owns(ADA, "car")
    table.dice(LOSING, WINNING)


def _arrange_sports(table: Table) -> None:
    """Ada lacks the match of Bordeaux and the race that begins there."""
    done = table.has_all_markers(ADA).state.done[ADA]
    done[MATCH_OF_BORDEAUX] = False
    done[len(TABLES.rivals) + BICYCLE_RACE] = False
    table.at(ADA, "arcachon").at(BEA, "rennes").owns(ADA, "bicycle")
    table.dice(HIGHER, LOWER)
