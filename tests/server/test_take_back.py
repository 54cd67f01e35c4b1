"""An action is taken back as long as nobody learnt anything hidden by it and nobody else has acted since."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludotheque.games.richesses_du_monde.actions import WaiveRoyalty
from ludotheque.kernel.action import CLOCK, Action, Seat, Tick
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.event import EVERYONE
from ludotheque.kernel.play import IllegalAction, asks, waiting
from ludotheque.record.history import History, TakeBack, TakenBack
from ludotheque.record.notation import write_action
from ludotheque.record.positions import dump_text
from ludotheque.record.read import read_record
from ludotheque.record.record import BadRecord, Header, replay, set_up, write_record
from ludotheque.shelf import box
from tests.clauses import clause
from tests.games.richesses_du_monde.arrange import Table
from tests.kernel.games import PAWNSHOP, ROYALTIES, SEALED_BIDS, TRADE_DESK
from tests.kernel.games.pawnshop import BuyBox, PutInWindow
from tests.kernel.games.ready import Ready
from tests.kernel.games.royalties import RollDice
from tests.kernel.games.sealed_bids import SealBid
from tests.kernel.games.trade_desk import LayCard
from tests.server.boxes import boxes_in
from tests.server.door import GAME, Door, Player, house_at, play_on


def begun(ready: Ready, seats: int = 0) -> History:
    return History(ready.start(seats), ready.reveals)


def playable(player: Player) -> list[int]:
    for ask in player.now["asks"]:
        if ask["verb"] == "play-card":
            choices: list[int] = ask["blanks"][0]["choices"]
            return choices
    return []


def with_a_card_to_play(door: Door) -> tuple[Player, Player]:
    """Who is to move and can play a card, and somebody else."""
    players = door.started("me", "me", "me").sit_all()
    while not any(playable(player) for player in players):
        play_on(players, random.Random(1), most=1)
    mover = next(player for player in players if playable(player))
    return mover, next(player for player in players if player is not mover)


def taken_back(player: Player) -> dict[str, object]:
    return {"is": "take-back", "number": player.now["number"]}


def test_a_card_of_the_chain_is_taken_back(door: Door) -> None:
    mover, other = with_a_card_to_play(door)
    before = mover.now["view"]
    mover.act("play-card", [playable(mover)[0]])
    assert mover.hear_a("moved")["now"]["may_take_back"]

    mover.send(taken_back(mover))

    message = mover.hear_a("moved")
    assert message["now"]["view"] == before
    undone = {"is": "taken-back", "seat": mover.first["seat"], "number": message["entry"]["number"] - 1}
    assert message["entry"]["events"] == [undone]
    assert other.hear_a("moved")["now"]["may_take_back"] is False


@clause("table.take-back-secret")
def test_a_closed_turn_is_not_taken_back_because_it_turned_cards_up(door: Door) -> None:
    mover, _ = with_a_card_to_play(door)
    mover.act("play-card", [playable(mover)[0]])
    mover.hear_a("moved")
    mover.act("announce-points")
    closed = mover.hear_a("moved")

    assert not closed["now"]["may_take_back"]
    assert mover.refused(taken_back(mover)) == "table.take-back-secret"


@clause("table.take-back-acted")
def test_nobody_takes_back_what_another_did(door: Door) -> None:
    mover, other = with_a_card_to_play(door)
    mover.act("play-card", [playable(mover)[0]])
    other.hear_a("moved")

    assert other.refused(taken_back(other)) == "table.take-back-acted"


@pytest.fixture(scope="module")
def toys(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Door]:
    folder = Path(tmp_path_factory.mktemp("toys"))
    with house_at(folder / "data", boxes=boxes_in(folder / "boxes")) as opened:
        yield opened


@clause("table.take-back-clock")
def test_a_claim_made_while_the_clock_runs_is_not_taken_back() -> None:
    ready = box("richesses-du-monde")
    table = Table().holds(1, "riz-chine").holds(2, "riz-inde").plaque(5, "riz")
    table.lands(0, 5)
    history = History(table.state, ready.reveals)
    history.play(WaiveRoyalty(1))

    with pytest.raises(IllegalAction, match=r"table\.take-back-clock"):
        history.play(TakeBack(1))


@clause("table.take-back-luck")
def test_a_throw_of_the_dice_is_not_taken_back(toys: Door) -> None:
    player = toys.started("me", "me", game="royalties").sit(0)
    player.act("roll-dice")
    player.hear_a("moved")

    assert player.refused(taken_back(player)) == "table.take-back-luck"


def test_a_sealed_bid_is_taken_back_while_it_is_sealed(toys: Door) -> None:
    table = toys.started("me", "me", game="sealed-bids")
    first, second = table.sit_all()
    first.act("seal-bid", [3])
    first.hear_a("moved")
    first.send(taken_back(first))
    first.hear_a("moved")
    first.act("seal-bid", [2])
    first.hear_a("moved")
    second.hear_until(3)
    second.act("seal-bid", [1])

    revealed = first.hear_a("moved")["entry"]["events"][1]
    assert revealed["bids"] == [2, 1]


def test_several_actions_are_taken_back_one_by_one() -> None:
    game = Recorded()
    first, mover = dump_text(game.history.state), game.mover()
    cards = game.play_cards(2)

    undone = [game.history.play(TakeBack(mover)) for _ in range(cards)]

    assert undone == [[TakenBack(EVERYONE, mover, 2)], [TakenBack(EVERYONE, mover, 1)]]
    assert first == dump_text(game.history.state)
    assert game.history.take_back_refusal(mover) == "table.take-back-acted"


def test_a_sealed_bid_shows_nobody_how_rich_the_bidder_is() -> None:
    history = begun(SEALED_BIDS)
    history.play(SealBid(0, 3))

    assert history.take_back_refusal(0) == ""


def test_a_card_bought_unseen_is_not_taken_back_by_the_only_one_who_saw_it() -> None:
    history = begun(PAWNSHOP)
    history.play(BuyBox(0))
    assert history.take_back_refusal(0) == ""  # the box is still closed

    history.play(PutInWindow(0, 0))
    assert history.take_back_refusal(0) == "table.take-back-secret"


def test_a_card_shown_to_others_is_not_taken_back() -> None:
    history = begun(TRADE_DESK)
    history.play(LayCard(0, asks(history.state, 0)[0].pick(Chance(1))[0][0]))

    assert history.take_back_refusal(0) == "table.take-back-secret"


def test_nothing_is_taken_back_once_time_has_passed() -> None:
    history = begun(ROYALTIES)
    history.play(RollDice(0))
    history.play(Tick(CLOCK, 1))

    assert history.take_back_refusal(0) == "table.take-back-acted"


def test_a_refused_take_back_changes_nothing() -> None:
    history = begun(TRADE_DESK)
    history.play(LayCard(0, asks(history.state, 0)[0].pick(Chance(1))[0][0]))
    before = dump_text(history.state)

    with pytest.raises(IllegalAction):
        history.play(TakeBack(0))
    assert before == dump_text(history.state)
    assert history.number == 1


def test_a_record_tells_what_was_taken_back() -> None:
    game = Recorded()
    game.play_cards(2)
    game.play(TakeBack(game.mover()))

    state = replay(read_record(game.text()), game.rules, game.tables)

    assert dump_text(state) == dump_text(game.history.state)
    assert game.text().splitlines()[-2] == f"{game.mover()} take-back"


def test_a_record_in_which_somebody_takes_back_what_another_did_does_not_replay() -> None:
    game = Recorded()
    game.play_cards(2)
    game.lines.append(f"{(game.mover() + 1) % 3} take-back")

    with pytest.raises(BadRecord, match="takes nothing back"):
        replay(read_record(game.text()), game.rules, game.tables)


def test_a_take_back_that_was_granted_is_not_judged_again() -> None:
    history = begun(TRADE_DESK)
    before = dump_text(history.state)
    history.play(LayCard(0, asks(history.state, 0)[0].pick(Chance(1))[0][0]))
    assert history.take_back_refusal(0) == "table.take-back-secret"

    assert history.follow(TakeBack(0)) == [TakenBack(EVERYONE, 0, 1)]
    assert before == dump_text(history.state)


def test_what_still_stands_is_played_again_from_the_last_firm_position() -> None:
    game = Recorded()
    game.play_cards(2)
    game.play(TakeBack(game.mover()))
    state, number = dump_text(game.history.state), game.history.number

    again = History(game.history.firm().copy(), box(GAME).reveals)
    again.stand_again(game.history.standing(), number)

    assert state == dump_text(again.state)
    assert again.standing() == game.history.standing()
    assert again.number == number == 3
    assert again.play(TakeBack(game.mover())) == [TakenBack(EVERYONE, game.mover(), 1)]


def test_what_one_twin_plays_after_taking_back_does_not_concern_the_other() -> None:
    game = Recorded()
    first, mover = dump_text(game.history.state), game.mover()
    game.play_cards(1)
    twin = game.history.copy()
    game.play(TakeBack(mover))
    game.play_cards(1)

    twin.play(TakeBack(mover))

    assert first == dump_text(twin.state)


def test_only_so_many_actions_in_a_row_can_be_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Recorded()
    monkeypatch.setattr("ludotheque.record.history.MOST_STANDING", 1)
    game.play_cards(2)
    game.play(TakeBack(game.mover()))

    assert game.history.take_back_refusal(game.mover()) == "table.take-back-acted"


class Recorded:
    """A game of Couleurs du Monde whose first player can lay a chain of two."""

    def __init__(self) -> None:
        self.rules = box(GAME).game
        self.tables = box(GAME).edition().tables
        self.lines: list[str] = []
        for seed in range(1, 200):
            self.header = Header(GAME, 1, "monde-1961", box(GAME).edition().hash, 3, seed)
            self.history = self._begun()
            if self.play_cards(2) == 2:
                break
        self.lines = []
        self.history = self._begun()

    def mover(self) -> Seat:
        return waiting(self.history.state)[0]

    def play(self, action: Action) -> None:
        self.history.play(action)
        self.lines.append(write_action(action))

    def play_cards(self, most: int) -> int:
        """Lay cards as long as there are fitting ones; how many they were."""
        for laid in range(most):
            cards = [ask for ask in asks(self.history.state, self.mover()) if ask.verb == "play-card"]
            if not cards:
                return laid
            self.play(self.rules.action(self.mover(), "play-card", cards[0].pick(Chance(1))))
        return most

    def text(self) -> str:
        return write_record(self.header, self.lines, self.history.state)

    def _begun(self) -> History:
        state = set_up(self.rules, self.tables, self.header)
        state.told()
        return History(state, box(GAME).reveals)
