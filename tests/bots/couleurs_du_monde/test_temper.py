"""What a temper and a grudge change, and in which direction; an even temper changes nothing."""

from functools import cache

import pytest

from ludotheque.bots.choice import Choice
from ludotheque.bots.couleurs_du_monde.manner import grudge_weights, tempered
from ludotheque.bots.couleurs_du_monde.weights import CAREFUL
from ludotheque.bots.temper import EVEN, MOST, Temper
from ludotheque.bots.worlds import Worlds
from ludotheque.games.couleurs_du_monde.actions import PlayCard
from ludotheque.games.couleurs_du_monde.state import CouleursState
from ludotheque.games.couleurs_du_monde.turn import TakeTurn
from ludotheque.kernel.action import Action, Seat
from ludotheque.kernel.ask import OK
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.play import is_over, play, refusal, waiting
from ludotheque.levels import make_bot
from ludotheque.shelf import box
from tests.games.couleurs_du_monde.arrange import GAME, fresh

BOX = box(GAME.name)
THINKING = ["steady", "careful", "champion"]
WORST = 3  # of grudges

Position = tuple[CouleursState, Seat]


@cache
def positions() -> list[Position]:
    """Beginnings of turns, all along a game of greedy bots."""
    found: list[Position] = []
    state = fresh(4, 2)
    bots = [make_bot(BOX, "greedy", seat) for seat in range(4)]
    while not is_over(state):
        seat = waiting(state)[0]
        turn = state.steps[-1]
        assert isinstance(turn, TakeTurn)
        if not turn.chain:
            found.append((state.copy(), seat))
        play(state, bots[seat].choose(Worlds(GAME, state, seat, Chance(1)), seat).action)
    return found


def choices(level: str, temper: Temper, some: list[Position], grudge: int = 0) -> list[Choice]:
    found: list[Choice] = []
    for state, seat in some:
        bot = make_bot(BOX, level, 1)
        bot.temper = temper
        bot.grudges = [grudge if other == (seat + 1) % 4 else 0 for other in range(4)]
        found.append(bot.choose(Worlds(GAME, state, seat, Chance(1)), seat))
    return found


def chosen(level: str, temper: Temper, some: list[Position], grudge: int = 0) -> list[Action]:
    return [choice.action for choice in choices(level, temper, some, grudge)]


def weight_of(word: str, found: list[Choice]) -> float:
    return sum(reason.weight for choice in found for reason in choice.reasons if reason.word == word)


@pytest.mark.parametrize("level", BOX.bots)
def test_an_even_temper_changes_nothing(level: str) -> None:
    some = positions()[::6]

    assert chosen(level, Temper(), some) == chosen(level, EVEN, some)
    assert tempered(CAREFUL, Temper()) == CAREFUL


@pytest.mark.parametrize(
    "temper", [Temper(daring=MOST), Temper(thrift=MOST), Temper(spite=MOST)], ids=["daring", "thrifty", "spiteful"]
)
@pytest.mark.parametrize("level", THINKING)
def test_a_temper_can_be_seen_at_the_table(level: str, temper: Temper) -> None:
    some = positions()[::2]

    if level != "steady" or temper.daring == 0:
        assert chosen(level, temper, some) != chosen(level, EVEN, some)


def test_the_spiteful_mind_more_what_they_open_to_the_next_player() -> None:
    some = positions()[:12]

    spiteful, even = (weight_of("opens-way", choices("careful", Temper(spite=spite), some)) for spite in (MOST, 0))
    assert spiteful < even


def test_the_thrifty_greedy_bot_spares_its_cards() -> None:
    some = positions()

    assert chosen("greedy", Temper(thrift=MOST), some) != chosen("greedy", EVEN, some)


def test_whoever_bears_a_grudge_counts_that_rival_for_more_and_the_spiteful_most_of_all() -> None:
    calm, angry, bitter = (
        grudge_weights(4, Temper(spite=spite), grudges)
        for spite, grudges in ((0, [0] * 4), (0, [0, WORST, 0, 0]), (MOST, [0, WORST, 0, 0]))
    )

    assert calm == []
    assert angry[1] > angry[2] == 1
    assert bitter[1] > angry[1]
    assert grudge_weights(4, Temper(spite=-MOST), [0, WORST, 0, 0]) == [1] * 4


@pytest.mark.parametrize("level", BOX.bots)
@pytest.mark.parametrize("temper", [Temper(MOST, -MOST, MOST), Temper(-MOST, MOST, -MOST)], ids=["wild", "meek"])
def test_whatever_the_temper_the_rules_allow_it(level: str, temper: Temper) -> None:
    some = positions()[::5]

    for (state, _), action in zip(some, chosen(level, temper, some, grudge=2), strict=True):
        assert refusal(state, action) == OK, action


@pytest.mark.parametrize("level", ["greedy", *THINKING])
def test_it_says_why_of_every_decision(level: str) -> None:
    found = choices(level, EVEN, positions()[::4])

    assert all(choice.reasons for choice in found)
    assert any(choice.second is not None and (choice.behind or 0) >= 0 for choice in found)


def test_a_card_laid_is_told_by_its_points() -> None:
    for (_, _), choice in zip(positions()[::4], choices("careful", EVEN, positions()[::4]), strict=True):
        words = [reason.word for reason in choice.reasons]
        if isinstance(choice.action, PlayCard):
            assert "lays-card" in words or "lays-chain" in words
