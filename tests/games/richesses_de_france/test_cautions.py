"""Before a traveller locks himself in or stakes all he has, the rules say what follows."""

from ludotheque.games.richesses_de_france.tables import BICYCLE
from tests.cautions import feared, perils
from tests.games.richesses_de_france.arrange import Table

RED = 0


def in_paris(cash: int) -> Table:
    game = Table(2, "economy").cash(0, cash)
    game.state.departed[0] = False
    return game.turn_of(0)


def test_what_is_missing_to_leave_paris_is_told_while_one_works_there() -> None:
    (caution,) = feared(in_paris(60).state, 0, "work")

    assert ("note", "to-leave") == (caution.weight, caution.peril)
    assert {"cash": 60, "missing_cash": 140, "price": 200} == caution.figures


def test_a_bicycle_that_leaves_too_little_to_go_is_warned_of() -> None:
    (caution,) = feared(in_paris(210).state, 0, "buy-vehicle", [[BICYCLE]])

    assert ("grave", "locked-in") == (caution.weight, caution.peril)
    assert {"left_cash": 10, "missing_cash": 190, "price": 200} == caution.figures


def test_a_bicycle_that_leaves_enough_to_go_is_not() -> None:
    assert [] == feared(in_paris(400).state, 0, "buy-vehicle", [[BICYCLE]])


def test_a_purse_too_thin_for_the_next_toll_is_warned_of() -> None:
    game = Table(2).at(0, "lille").cash(0, 240).turn_of(0)
    assert ["grave thin-purse"] == perils(game.state, 0, "buy-vehicle", [[BICYCLE]])

    assert [] == perils(game.cash(0, 260).state, 0, "buy-vehicle", [[BICYCLE]])


def test_what_the_bank_gives_for_a_vehicle_is_told_before_it_is_sold() -> None:
    game = Table(2).at(0, "lille").owns(0, "bicycle").turn_of(0)

    assert {"amount": 100, "price": 200} == feared(game.state, 0, "sell-vehicle", [[BICYCLE]])[0].figures


def test_to_stake_all_one_has_is_warned_of_and_less_is_not() -> None:
    game = Table(2, "casinos").at(0, "deauville").cash(0, 100).turn_of(0)

    assert ["grave all-in"] == perils(game.state, 0, "bet-colour", [[RED], [100]])
    assert [] == perils(game.state, 0, "bet-colour", [[RED], [90]])


def test_to_let_pass_with_the_card_in_hand_is_warned_of() -> None:
    game = Table(2, tolls="on-request").at(0, "la-baule").holds(1, "bretagne", "alsace").turn_of(0)
    game.walks("vannes")

    assert ["grave toll-missed"] == perils(game.state, 1, "let-pass")


def test_to_leave_a_race_is_warned_of() -> None:
    game = Table(2, "sports").races(0, 1, leg=2).turn_of(0)

    assert ["grave race-lost"] == perils(game.state, 0, "abandon-race")
