"""The house answers for people what they need not be asked."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ludotheque.games.richesses_de_france.tables import ECONOMY
from ludotheque.games.richesses_de_france.tolls import AskForTolls
from ludotheque.kernel.step import NEVER
from ludotheque.mechanics.windows import SEVEN_SECONDS_MS
from ludotheque.server.answers import Moments
from ludotheque.server.sight import WEIGHING_MS
from ludotheque.shelf import BOXES
from tests.browser.danger_script import arrange_monde
from tests.browser.loaded import LoadedGame
from tests.clauses import clause
from tests.games.richesses_de_france.arrange import Table
from tests.games.richesses_du_monde.arrange import MILLION
from tests.games.richesses_du_monde.arrange import Table as MondeTable
from tests.server.door import Door, Player, house_at
from tests.server.test_windows import StoppedClock

FRANCE = "richesses-de-france"
MONDE = "richesses-du-monde"
ROLLS = "joyeux-combinards"
SOON = Moments(shown=0.05, quiet=0.4, desk=0.05)
NEVER_SOON = Moments(3600, 3600, 3600)


def arrive(state: Any) -> None:
    """But in Économie: the first has come to a region of which anybody might hold the card, though nobody does."""
    if state.circuit != ECONOMY:
        Table.around(state)
        nobodys = next(number for number in state.pile if number != state.tables.corsica)
        state.begin(AskForTolls(NEVER, 0, nobodys))


SHELF = BOXES | {FRANCE: replace(BOXES[FRANCE], game=LoadedGame(BOXES[FRANCE].game, arrive))}


@pytest.fixture(scope="module")
def calm(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Door]:
    with house_at(Path(tmp_path_factory.mktemp("calm")), moments=SOON, boxes=SHELF) as opened:
        yield opened


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Door]:
    """A house whose answers come so late that a test can be before them."""
    with house_at(Path(tmp_path_factory.mktemp("slow")), moments=NEVER_SOON, boxes=SHELF) as opened:
        yield opened


def mover_of(players: list[Player]) -> Player:
    return next(player for player in players if player.now["asks"])


def verb_of(entry: dict[str, Any]) -> str:
    return str(entry["events"][0]["is"]) if entry["events"] else ""


def in_a_window(door: Door) -> list[Player]:
    return door.started("me", "me", "me", game=FRANCE, options={"circuit": "monuments"}).sit_all()


def test_the_only_possible_answer_is_given_by_the_house(calm: Door) -> None:
    players = calm.started("me", "me", game=ROLLS).sit_all()
    mover = mover_of(players)
    assert ["roll-dice"] == [ask["verb"] for ask in mover.now["asks"]]
    assert mover.now["answering"]["verb"] == "roll-dice"

    entry = players[0].hear_a("moved")["entry"]

    assert entry["seat"] == players.index(mover)
    assert verb_of(entry) == "dice-rolled"


def test_nobody_else_is_told_what_the_house_is_about_to_answer(slow: Door) -> None:
    players = slow.started("me", "me", game=ROLLS).sit_all()
    mover = mover_of(players)

    others = [player for player in players if player is not mover]
    assert [None] == [player.now["answering"] for player in others]


def test_an_answer_that_waits_says_why_there_is_no_other(slow: Door) -> None:
    mover = mover_of(slow.started("me", "me", game=FRANCE).sit_all())

    assert mover.now["answering"] == {**mover.now["answering"], "verb": "work", "clause": "rdf.economy.paris-first"}


def test_a_person_may_answer_before_the_house_does(slow: Door) -> None:
    mover = mover_of(slow.started("me", "me", game=ROLLS).sit_all())
    mover.act("roll-dice")

    assert verb_of(mover.hear_a("moved")["entry"]) == "dice-rolled"


def test_who_asks_the_house_to_hold_on_is_asked(slow: Door) -> None:
    mover = mover_of(slow.started("me", "me", game=ROLLS).sit_all())
    mover.send({"is": "hold-on"})

    assert mover.hear_a("answers")["answering"] is None


def test_a_verb_that_is_said_by_hand_is_asked(slow: Door) -> None:
    table = slow.started("me", "me", game=ROLLS)
    mover = mover_of(table.sit_all())
    mover.send({"is": "set-habit", "verb": "roll-dice", "habit": "never"})

    assert mover.hear_a("answers") == {"is": "answers", "habits": {"roll-dice": "never"}, "answering": None}

    mover.send({"is": "set-habit", "verb": "roll-dice", "habit": "alone"})
    told = mover.hear_a("answers")
    assert told["habits"] == {}
    assert told["answering"]["verb"] == "roll-dice"


def test_habits_are_kept_with_the_seat(slow: Door) -> None:
    table = slow.started("me", "me", game=FRANCE)
    player = table.sit(0)
    player.send({"is": "set-habit", "verb": "claim-toll", "habit": "always"})
    player.hear_a("answers")
    slow.house._put_away(table.key)

    assert table.sit(0).first["habits"] == {"claim-toll": "always"}
    assert table.sit(1).first["habits"] == {}


@clause("table.no-such-habit")
@pytest.mark.parametrize(("verb", "habit"), [("buy-vehicle", "always"), ("claim-toll", "never"), ("work", "always")])
def test_only_what_the_box_names_can_be_a_habit(slow: Door, verb: str, habit: str) -> None:
    player = slow.started("me", "me", game=FRANCE).sit(0)

    assert "table.no-such-habit" == player.refused({"is": "set-habit", "verb": verb, "habit": habit})


def test_a_window_that_concerns_nobody_closes_without_a_question(calm: Door) -> None:
    mover, *others = in_a_window(calm)
    while [0] != [wait["seat"] for wait in mover.now["waiting"]]:
        mover.hear()

    assert [] == [player for player in others if player.now["over"]]


def test_in_a_window_the_house_answers_for_all_at_one_moment(slow: Door) -> None:
    _, bea, carl = in_a_window(slow)

    assert bea.now["answering"]["verb"] == carl.now["answering"]["verb"] == "let-pass"
    waited = 3_600_000 - bea.now["answering"]["left"], 3_600_000 - carl.now["answering"]["left"]
    assert abs(waited[0] - waited[1]) < 60_000  # both count from the question, not from when somebody came to see it


def test_what_is_quiet_is_not_said_sooner_by_a_person_than_by_the_house(slow: Door) -> None:
    players = in_a_window(slow)
    players[1].act("let-pass")
    players[1].send({"is": "say", "text": "I have answered."})
    players[0].hear_a("chat")

    assert [1, 2] == sorted(wait["seat"] for wait in players[0].now["waiting"])


def somebody_with_cards_to_play(door: Door) -> tuple[Player, list[int]]:
    """Now and then a hand has no first card: then another table is opened."""
    for _ in range(20):
        mover = mover_of(door.started("me", "me", "me", game="couleurs-du-monde").sit_all())
        for ask in mover.now["asks"]:
            if ask["verb"] == "play-card":
                return mover, ask["blanks"][0]["choices"]
    raise AssertionError("twenty hands without a first card")


def test_who_takes_back_is_asked_again(calm: Door) -> None:
    mover, cards = somebody_with_cards_to_play(calm)
    mover.act("play-card", cards[:1])
    mover.hear_a("moved")
    mover.send({"is": "take-back", "number": mover.now["number"]})

    assert mover.hear_a("moved")["now"]["answering"] is None


def test_a_bot_that_plays_for_somebody_is_not_answered_for(slow: Door) -> None:
    table = slow.started("me", "me", game=ROLLS)
    mover = mover_of(table.sit_all())
    mover.send({"is": "hand-over", "bot": "greedy"})

    assert verb_of(mover.hear_a("moved")["entry"]) == "dice-rolled"


@pytest.mark.parametrize("cash", [5 * MILLION, 60 * MILLION])
def test_before_a_payment_that_may_ruin_the_clock_rests_whatever_the_purse(tmp_path: Path, cash: int) -> None:
    def owe(state: Any) -> None:
        arrange_monde(state)
        MondeTable.around(state).cash(0, cash)

    shelf = {MONDE: replace(BOXES[MONDE], game=LoadedGame(BOXES[MONDE].game, owe))}
    with house_at(tmp_path, boxes=shelf, clock=StoppedClock) as house:
        ada, bea, _ = house.started("me", "me", "me", game=MONDE).sit_all()
        ada.act("roll-dice")
        bea.hear_a("moved")
        bea.act("claim-royalty")
        bea.hear_a("moved")

        assert (SEVEN_SECONDS_MS, WEIGHING_MS) == (bea.now["deadline"], bea.now["rests"])
