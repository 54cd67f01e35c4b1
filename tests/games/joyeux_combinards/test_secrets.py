"""Worlds a seat cannot tell from the real one: what was shown stays where all saw it go, the rest is dealt anew."""

from ludotheque.games.joyeux_combinards.actions import AnnouncePrice, Doubt, DrawCard, LetPass, SellCard
from ludotheque.games.joyeux_combinards.doubt import DoubtWindow
from ludotheque.games.joyeux_combinards.events import CustomsSilent
from ludotheque.games.joyeux_combinards.purchase import NamePrice
from ludotheque.games.joyeux_combinards.state import CombinardsState
from ludotheque.kernel.action import NOBODY, Seat
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.event import EVERYONE
from ludotheque.mechanics.windows import WINDOWS
from ludotheque.record.history import History
from tests.clauses import clause
from tests.games.joyeux_combinards.arrange import GAME, Table, card, cards, fresh

WORLDS = 40


def worlds(state: CombinardsState, seat: Seat) -> list[CombinardsState]:
    return [GAME.redeal(state, seat, Chance(number + 1)) for number in range(WORLDS)]


def test_a_seat_keeps_its_hand_and_the_others_are_dealt_anew() -> None:
    state = fresh(3)

    for world in worlds(state, 1):
        assert state.hands[1] == world.hands[1]
        assert [6, 6, 6] == [len(hand) for hand in world.hands]
    assert len({str(world.hands[0]) for world in worlds(state, 1)}) > WORLDS // 2
    assert len({world.stock[0] for world in worlds(state, 1)}) > WORLDS // 4


def test_watchers_know_no_hand_at_all() -> None:
    state = fresh(2)

    assert len({str(world.hands[1]) for world in worlds(state, NOBODY)}) > WORLDS // 2


def test_a_card_won_by_a_doubt_stays_in_the_hand_where_all_saw_it_go() -> None:
    game = Table().holds(0, "miel", "piano").buys(0, "tableaux", 1)
    game.plays(Doubt(1))

    for world in worlds(game.state, 2):
        assert cards("tableaux") == world.hands[1]
    assert any(world.hands[0] != game.state.hands[0] for world in worlds(game.state, 2))


def test_a_card_bought_unseen_may_be_any_card_for_the_others() -> None:
    game = Table().buys(0, "tableaux", 1)
    game.all_pass()

    assert len({str(world.hands[0]) for world in worlds(game.state, 2)}) > WORLDS // 4
    assert {str(cards("tableaux"))} == {str(world.hands[0]) for world in worlds(game.state, 0)}


def test_a_card_between_stock_and_hand_is_known_to_the_buyer_alone() -> None:
    game = Table().on_top("tableaux")
    game.lands(0, "achat-cave")
    game.plays(DrawCard(0))
    drawn = game.state.copy()
    game.plays(AnnouncePrice(0, 1))

    for state, step in ((drawn, NamePrice), (game.state, DoubtWindow)):
        seen = {_between(world) for world in worlds(state, 0)}
        guessed = {_between(world) for world in worlds(state, 1)}
        assert isinstance(state.steps[-1], step)
        assert {card("tableaux")} == seen
        assert len(guessed) > WORLDS // 4


def _between(state: CombinardsState) -> int:
    step = state.steps[-1]
    assert isinstance(step, NamePrice | DoubtWindow)
    return step.card


def test_cards_sold_stay_in_their_order_under_the_stock() -> None:
    game = Table().holds(0, "miel").holds(1, "piano")
    for seat, id in ((0, "miel"), (1, "piano")):
        game.lands(seat, "meline-2")
        game.plays(SellCard(seat, card(id)))

    for world in worlds(game.state, 2):
        assert [card("miel"), card("piano")] == world.stock[-2:]


def test_a_card_that_all_saw_going_under_is_known_when_it_is_drawn_again() -> None:
    game = Table().holds(0, "miel")
    game.lands(0, "meline-2")
    game.plays(SellCard(0, card("miel")))
    game.on_top("miel").lands(1, "achat-cave")
    game.plays(DrawCard(1))

    assert {card("miel")} == {_between(world) for world in worlds(game.state, 2)}


@clause("table.take-back-clock")
def test_a_price_said_aloud_stands() -> None:
    for window in WINDOWS:
        table = Table(2, window=window).on_top("joconde")
        table.lands(0, "achat-cave")
        table.plays(DrawCard(0))
        history = History(table.state)
        history.play(AnnouncePrice(0, 1))

        assert "table.take-back-clock" == history.take_back_refusal(0)


def test_whoever_keeps_quiet_at_customs_cannot_learn_from_the_silence_and_speak_after_all() -> None:
    for window in WINDOWS:
        table = Table(2, window=window).declared(0, "tanker")
        table.lands(0, "douane-corniche")
        history = History(table.state)

        assert [CustomsSilent(EVERYONE, 0)] == history.play(LetPass(1))
        assert "table.take-back-clock" == history.take_back_refusal(1)


def test_declared_oil_stays_pledged_by_the_same_player_in_every_world() -> None:
    game = Table().declared(0, "tanker").holds(0, "miel").at(0, "stop-docks")

    for world in worlds(game.state, 1):
        assert cards("tanker") == world.pledged(0)
