"""What bots reckon of the end of a turn, and of a deal, is what the rules make of it."""

from ludotheque.bots.couleurs_du_monde.chains import find_chains, find_pass
from ludotheque.bots.couleurs_du_monde.hand import HandReader
from ludotheque.bots.couleurs_du_monde.race import Race
from ludotheque.bots.couleurs_du_monde.weights import CHAMPION
from ludotheque.games.couleurs_du_monde.scoring import points_so_far
from tests.bots.couleurs_du_monde.test_temper import positions
from tests.games.couleurs_du_monde.arrange import Table, nations


def test_every_ending_brings_the_points_that_the_rules_give() -> None:
    for state, seat in positions()[::3]:
        for ending in find_chains(state, seat, 120) + find_pass(state, seat):
            assert ending.points() == points_so_far(ending.after())
            assert ending.gained() == ending.points()[seat] - points_so_far(state)[seat]


def test_the_last_nations_of_a_corner_are_reckoned_with() -> None:
    table = Table().holds(0, "nouvelle-zelande", "espagne").holds(1, "japon").stock("chypre", "ceylan")
    table.all_covered_but("nouvelle-zelande", in_area="extreme-orient")

    gains = {tuple(ending.laid): ending.gained() for ending in find_chains(table.state, 0, 50)}
    assert gains[tuple(nations("nouvelle-zelande"))] == 7 + 25


def test_a_race_is_played_by_the_rules_to_the_end_of_the_deal() -> None:
    """Seat 0 lays Espagne and Portugal and is out; the others lose what they hold."""
    table = Table().holds(0, "espagne", "portugal").holds(1, "gabon", "chypre").holds(2, "chili", "islande")
    state = table.state

    scores = Race(HandReader(state.tables, CHAMPION), state).scores(0)

    values = state.tables.values
    assert scores[0] == 24 + 25
    assert scores[1] == -sum(values[nation] for nation in nations("gabon", "chypre"))
    assert state.hands[0] == nations("espagne", "portugal"), "the position itself is left alone"


def test_nobody_who_cannot_play_holds_up_a_race() -> None:
    table = Table().holds(0, "chili").holds(1, "gabon").holds(2, "yemen")

    scores = Race(HandReader(table.state.tables, CHAMPION), table.state).scores(0)

    values = table.state.tables.values
    assert scores == [-5 - values[nation] for nation in nations("chili", "gabon", "yemen")]
