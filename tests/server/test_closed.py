"""What a seat may not do now is told beside what it may, with the clause that closes it; an action is judged once."""

import pytest

from ludotheque.games.couleurs_du_monde.state import CouleursState
from ludotheque.kernel.action import Action
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.play import closed, is_over, play, waiting
from ludotheque.kernel.random_play import random_action
from ludotheque.kernel.step import State, Step
from ludotheque.rules.clauses import load_clauses
from ludotheque.server.match import Match
from ludotheque.server.refusal import Refusal
from ludotheque.shelf import BOXES
from tests.kernel.games.ready import Ready
from tests.laws.subjects import ON_THE_SHELF
from tests.server.door import Door, Player
from tests.server.matches import new_match

ACTIONS = 300

every_box = pytest.mark.parametrize("subject", ON_THE_SHELF, ids=[subject.game.name for subject in ON_THE_SHELF])


def mover_with_a_card(door: Door) -> Player:
    """Somebody whose turn it is and who can play a card, at one table or another."""
    while True:
        players = door.started("me", "me", "me").sit_all()
        mover = next(player for player in players if player.now["asks"])
        if mover.now["asks"][0]["verb"] == "play-card":
            return mover


def test_the_mover_is_told_what_is_closed_and_why(door: Door) -> None:
    mover = mover_with_a_card(door)

    assert {"verb": "announce-points", "clause": "cdm.turn.play-or-pass"} in mover.now["closed"]

    mover.act("play-card", [mover.now["asks"][0]["blanks"][0]["choices"][0]])
    mover.hear_a("moved")

    assert {"verb": "pass-turn", "clause": "cdm.turn.announce"} in mover.now["closed"]
    assert "announce-points" not in [one["verb"] for one in mover.now["closed"]]


def test_nothing_is_closed_to_who_is_not_asked(door: Door) -> None:
    table = door.started("me", "me", "me")
    others = [player for player in table.sit_all() if not player.now["asks"]]

    assert [player.now["closed"] for player in [*others, table.watch()]] == [[], [], []]


def test_who_tries_what_is_closed_is_refused_with_its_clause(door: Door) -> None:
    table = door.started("me", "me", "me")
    mover = next(player for player in table.sit_all() if player.now["asks"])

    for one in mover.now["closed"]:
        attempt = {"is": "act", "number": 0, "verb": one["verb"], "filling": []}
        assert mover.refused(attempt) == one["clause"]


def test_what_is_closed_says_so_even_if_nothing_is_filled_in() -> None:
    match = new_match()
    seat = waiting(match.state)[0]
    assert isinstance(match.state, CouleursState)
    match.state.hands[seat] = []

    with pytest.raises(Refusal) as refused:
        match.wanted(seat, match.number, "play-card", [])

    assert refused.value.clause == "cdm.turn.own-cards"


@every_box
def test_what_is_closed_is_closed_by_a_clause_of_the_rules(subject: Ready) -> None:
    clauses = load_clauses(BOXES[subject.game.name])
    state, luck = subject.start(seed=3), Chance(4)
    for _ in range(ACTIONS):
        if is_over(state):
            return
        for seat in range(state.seats):
            assert [ask.verb for ask in closed(state, seat) if ask.closure() not in clauses] == []
        play(state, random_action(subject.game, state, luck))


class Bench:
    """Counts how often a step is asked to judge."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.judged: list[str] = []
        judge = Step.refusal

        def counted(step: Step[State], state: State, action: Action) -> str:
            self.judged.append(action.verb())
            return judge(step, state, action)

        monkeypatch.setattr(Step, "refusal", counted)


def wish(match: Match, luck: Chance) -> Action:
    """What the seat that is waited for asks for."""
    seat = waiting(match.state)[0]
    ask = match.asks(seat)[0]
    return match.wanted(seat, match.number, ask.verb, ask.pick(luck))


def test_what_a_seat_asks_for_is_judged_once(monkeypatch: pytest.MonkeyPatch) -> None:
    bench, match = Bench(monkeypatch), new_match()

    match.play(wish(match, Chance(1)))

    assert bench.judged == ["play-card"]


def test_what_was_allowed_before_is_judged_again_once_the_position_has_changed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = new_match()
    card = wish(match, Chance(1))
    match.play(card)
    bench = Bench(monkeypatch)

    with pytest.raises(Refusal):
        match.play(card)

    assert bench.judged == ["play-card"]
