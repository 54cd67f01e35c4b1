"""Circuit « Casinos »: where each sets out, and stakes on a colour, a number or two numbers."""

from typing import Final

from ludotheque.games.richesses_de_france.actions import BetColour, BetNumber, BetTwoNumbers, ChooseCasino
from ludotheque.games.richesses_de_france.events import BetLost, BetWon, CasinoChosen, ColourBet, NumbersBet
from ludotheque.games.richesses_de_france.markers import mark
from ludotheque.games.richesses_de_france.purse import receive
from ludotheque.games.richesses_de_france.state import CLASSIC, FranceState
from ludotheque.games.richesses_de_france.tables import BLUE, CASINOS, NO_STAGE, RED
from ludotheque.kernel.rules import EVERYONE, OK, Action, Amount, Ask, Blank, Money, OneOf, Seat, SomeOf, Step

HIGHEST_STAKE: Final[Money] = 300  # « jusqu'à concurrence de 300 F »
SMALLEST_STAKE: Final[Money] = 10

# What a winning stake brings besides itself: on a colour, on one number, on two numbers.
WRITTEN_ODDS: Final = [2, 6, 3]
CLASSIC_ODDS: Final = [1, 5, 2]
ON_COLOUR: Final = 0
ON_NUMBER: Final = 1
ON_TWO_NUMBERS: Final = 2


def casino(state: FranceState, seat: Seat) -> int:
    """The stage of the casino in which the seat stands, or NO_STAGE."""
    return state.tables.stage_at[CASINOS][state.towns[seat]] if state.circuit == CASINOS else NO_STAGE


def may_bet(state: FranceState, seat: Seat) -> bool:
    return casino_refusal(state, seat) == OK and state.cash[seat] >= SMALLEST_STAKE


def casino_refusal(state: FranceState, seat: Seat) -> str:
    stage = casino(state, seat)
    if stage == NO_STAGE:
        return "rdf.casinos.must-stake"
    return "rdf.casinos.never-again" if state.won[seat][stage] else OK


def bet_asks(state: FranceState, seat: Seat) -> list[Ask]:
    faces = list(range(len(state.tables.faces)))
    return [
        Ask("bet-colour", [OneOf("colour", [RED, BLUE]), _stake(state, seat)]),
        Ask("bet-number", [OneOf("face", faces), _stake(state, seat)]),
        Ask("bet-two-numbers", [SomeOf("faces", faces, 2, 2), _stake(state, seat)]),
    ]


def _stake(state: FranceState, seat: Seat) -> Blank:
    return Amount("amount", SMALLEST_STAKE, min(state.cash[seat], HIGHEST_STAKE), step=SMALLEST_STAKE)


def is_bet(action: Action) -> bool:
    return isinstance(action, BetColour | BetNumber | BetTwoNumbers)


def bet_refusal(state: FranceState, seat: Seat, action: Action) -> str:
    why = casino_refusal(state, seat)
    if why != OK:
        return why
    faces = list(range(len(state.tables.faces)))
    if isinstance(action, BetColour) and action.colour not in (RED, BLUE):
        return "rdf.casinos.colour"
    if isinstance(action, BetNumber) and action.face not in faces:
        return "rdf.casinos.one-number"
    if isinstance(action, BetTwoNumbers) and not SomeOf("faces", faces, 2, 2).allows(action.faces):
        return "rdf.casinos.two-numbers"
    return OK if _stake(state, seat).allows([staked(action)]) else "rdf.casinos.stake-limit"


def staked(action: Action) -> Money:
    assert isinstance(action, BetColour | BetNumber | BetTwoNumbers)
    return action.amount


def bet(state: FranceState, seat: Seat, action: Action) -> None:
    """The bet is named, the stake laid down, the die thrown."""
    amount = staked(action)
    state.take(seat, amount)
    if isinstance(action, BetColour):
        state.tell(ColourBet(EVERYONE, seat, action.colour, amount))
        face = state.throw()
        _pay_out(state, seat, face, state.tables.colours[face] == action.colour, ON_COLOUR, amount)
        return
    faces = action.faces[:] if isinstance(action, BetTwoNumbers) else [_number(action)]
    state.tell(NumbersBet(EVERYONE, seat, faces, amount))
    face = state.throw()
    _pay_out(state, seat, face, face in faces, ON_NUMBER if len(faces) == 1 else ON_TWO_NUMBERS, amount)


def _number(action: Action) -> int:
    assert isinstance(action, BetNumber)
    return action.face


def _pay_out(state: FranceState, seat: Seat, face: int, wins: bool, kind: int, amount: Money) -> None:
    if not wins:
        state.tell(BetLost(EVERYONE, seat, face, amount))
        return
    winnings = amount * odds(state)[kind]
    state.won[seat][casino(state, seat)] = True
    state.tell(BetWon(EVERYONE, seat, face, winnings))
    receive(state, seat, amount + winnings)


def odds(state: FranceState) -> list[int]:
    """On a colour, on one number, on two numbers."""
    return CLASSIC_ODDS[:] if state.odds == CLASSIC else WRITTEN_ODDS[:]


class PlaceBet(Step[FranceState]):
    """« Les joueurs doivent miser chaque fois qu'ils arrivent sur une ville "casino" »"""

    seat: Seat

    def waits_for(self, state: FranceState) -> list[Seat]:
        return [self.seat]

    def asks(self, state: FranceState, seat: Seat) -> list[Ask]:
        return bet_asks(state, seat)

    def refusal(self, state: FranceState, action: Action) -> str:
        return bet_refusal(state, self.seat, action) if is_bet(action) else "rdf.casinos.must-stake"

    def accept(self, state: FranceState, action: Action) -> None:
        bet(state, self.seat, action)
        state.end_step()


class ChooseCasinos(Step[FranceState]):
    """« Départ : une ville "casino" au choix de chaque joueur. »"""

    waiting: list[Seat]  # who has still to choose, in the order of play
    free: list[int]  # casino towns that nobody has chosen

    def waits_for(self, state: FranceState) -> list[Seat]:
        return self.waiting[:1]

    def asks(self, state: FranceState, seat: Seat) -> list[Ask]:
        return [Ask("choose-casino", [OneOf("town", self.free[:])])]

    def refusal(self, state: FranceState, action: Action) -> str:
        if not isinstance(action, ChooseCasino):
            return "rdf.casinos.start"
        return OK if action.town in self.free else "rdf.casinos.different-starts"

    def accept(self, state: FranceState, action: Action) -> None:
        assert isinstance(action, ChooseCasino)
        seat = action.seat
        self.waiting.remove(seat)
        self.free.remove(action.town)
        state.towns[seat] = action.town
        state.tell(CasinoChosen(EVERYONE, seat, action.town))
        mark(state, seat, casino(state, seat))
        if state.steps[-1] is self:
            self.resume(state)

    def resume(self, state: FranceState) -> None:
        if not self.waiting:
            state.end_step()
