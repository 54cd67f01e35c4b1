"""Les particularités: passages by sea."""

import pytest

from ludotheque.games.richesses_de_france.actions import CycleTo, DriveTo, StopHere, WalkTo
from ludotheque.games.richesses_de_france.events import SectionTaken
from ludotheque.games.richesses_de_france.tables import FOOT
from ludotheque.kernel.event import EVERYONE
from tests.clauses import clause
from tests.games.richesses_de_france.arrange import Table, town

LINES = [("marseille", "ajaccio", 70), ("toulon", "ajaccio", 60), ("nice", "calvi", 40), ("nice", "bastia", 50)]


@clause("rdf.sea.fare")
@pytest.mark.parametrize(("port", "island", "fare"), LINES)
def test_the_fare_is_paid_for_every_crossing_both_ways(port: str, island: str, fare: int) -> None:
    game = Table(circuit="wines").at(0, port)

    assert SectionTaken(EVERYONE, 0, FOOT, town(island), fare) in game.walks(island)
    assert game.state.cash[0] == 1000 - fare
    game.turn_of(0)
    assert SectionTaken(EVERYONE, 0, FOOT, town(port), fare) in game.walks(port)
    assert game.state.cash[0] == 1000 - 2 * fare


@clause("rdf.sea.fare")
def test_nobody_embarks_without_the_fare() -> None:
    game = Table(circuit="wines").at(0, "nice").cash(0, 30)

    assert game.refusal(WalkTo(0, town("calvi"))) == "rdf.sea.fare"
    assert game.cash(0, 40).refusal(WalkTo(0, town("calvi"))) == ""
    assert game.refusal(WalkTo(0, town("bastia"))) == "rdf.sea.fare"


@clause("rdf.sea.one-section")
def test_a_crossing_is_one_section_for_a_walker_a_cyclist_and_a_driver() -> None:
    game = Table(circuit="wines").owns(0, "bicycle", "car").at(0, "nice")
    game.plays(DriveTo(0, town("calvi")))
    game.plays(DriveTo(0, town("corte")))
    game.plays(DriveTo(0, town("ajaccio")))
    game.plays(StopHere(0))

    assert game.where(0) == "ajaccio"
    assert game.state.cars[0]
    cycling = Table(circuit="wines").owns(0, "bicycle").at(0, "nice")
    cycling.plays(CycleTo(0, town("calvi")))
    assert "cycle-to" in cycling.may(0)
