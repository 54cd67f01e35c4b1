"""Circuit « Casinos »: where each sets out, and stakes on a colour, a number or two numbers."""

from ludotheque.games.richesses_de_france import actions, events
from ludotheque.games.richesses_de_france.markers import mark
from ludotheque.games.richesses_de_france.state import CLASSIC, FranceState
from ludotheque.games.richesses_de_france.tables import BLUE, CASINOS, NO_STAGE, RED
from ludotheque.kernel.rules import EVERYONE, OK, Action, Amount, Ask, Final, Money, OneOf, Seat, SomeOf, Step, closed
from ludotheque.mechanics.rules import Decision

HIGHEST_STAKE: Final[Money] = 300  # « jusqu'à concurrence de 300 F »
SMALLEST_STAKE: Final[Money] = 10

BETS: Final = ["bet-colour", "bet-number", "bet-two-numbers"]
ON_COLOUR: Final = 0
ON_NUMBER: Final = 1
ON_TWO_NUMBERS: Final = 2
WRITTEN_ODDS: Final = [2, 6, 3]  # what a winning stake brings besides itself, bet by bet
CLASSIC_ODDS: Final = [1, 5, 2]


def casino(state: FranceState, seat: Seat) -> int:
    """The stage of the casino in which the seat stands, or NO_STAGE."""
    return state.tables.stage_at[CASINOS][state.towns[seat]] if state.circuit == CASINOS else NO_STAGE


def closed_by(state: FranceState, seat: Seat) -> str:
    """The clause that closes the casino in which the seat stands, or OK."""
    if state.won[seat][casino(state, seat)]:
        return "rdf.casinos.never-again"
    return OK if state.cash[seat] >= SMALLEST_STAKE else "rdf.casinos.without-money"


def may_bet(state: FranceState, seat: Seat) -> bool:
    return casino(state, seat) != NO_STAGE and closed_by(state, seat) == OK


def stake_on_arrival(state: FranceState, seat: Seat) -> None:
    """« Les joueurs doivent miser chaque fois qu'ils arrivent sur une ville "casino" », if they can and may."""
    if may_bet(state, seat):
        state.begin(PlaceBet(seat))


def bets(state: FranceState, seat: Seat) -> list[Ask]:
    """« IL Y A 3 POSSIBILITÉS »; none where there is no casino."""
    if casino(state, seat) == NO_STAGE:
        return []
    why = closed_by(state, seat)
    if why != OK:
        return [closed(verb, why) for verb in BETS]
    faces = list(range(len(state.tables.faces)))
    return [
        Ask("bet-colour", [OneOf("colour", [RED, BLUE], "rdf.casinos.colour"), _stake(state, seat)]),
        Ask("bet-number", [OneOf("face", faces, "rdf.casinos.one-number"), _stake(state, seat)]),
        Ask("bet-two-numbers", [SomeOf("faces", faces, 2, 2, "rdf.casinos.two-numbers"), _stake(state, seat)]),
    ]


def _stake(state: FranceState, seat: Seat) -> Amount:
    most = min(state.cash[seat], HIGHEST_STAKE)
    return Amount("amount", SMALLEST_STAKE, most, "rdf.casinos.stake-limit", step=SMALLEST_STAKE)


def is_bet(action: Action) -> bool:
    return isinstance(action, (actions.BetColour, actions.BetNumber, actions.BetTwoNumbers))


def bet(state: FranceState, seat: Seat, action: Action) -> None:
    """« avant de lancer le dé, [ils] décident du pari qu'ils vont engager »"""
    if isinstance(action, actions.BetColour):
        state.tell(events.ColourBet(EVERYONE, seat, action.colour, action.amount))
        _stake_on(state, seat, faces_of(state, action.colour), ON_COLOUR, action.amount)
    elif isinstance(action, actions.BetNumber):
        state.tell(events.NumbersBet(EVERYONE, seat, [action.face], action.amount))
        _stake_on(state, seat, [action.face], ON_NUMBER, action.amount)
    elif isinstance(action, actions.BetTwoNumbers):
        state.tell(events.NumbersBet(EVERYONE, seat, action.faces[:], action.amount))
        _stake_on(state, seat, action.faces, ON_TWO_NUMBERS, action.amount)


def faces_of(state: FranceState, colour: int) -> list[int]:
    """The faces of the die that have this colour."""
    colours = state.tables.colours
    return [face for face in range(len(colours)) if colours[face] == colour]


def _stake_on(state: FranceState, seat: Seat, faces: list[int], kind: int, amount: Money) -> None:
    """« S'ils ne gagnent pas du premier coup, leur mise revient à la banque » (rdf.casinos.lost)"""
    state.take(seat, amount)
    face = state.throw(seat, "stake")
    if face not in faces:
        state.tell(events.BetLost(EVERYONE, seat, face, amount))
        return
    winnings = amount * odds(state)[kind]
    state.won[seat][casino(state, seat)] = True
    state.tell(events.BetWon(EVERYONE, seat, face, winnings))
    state.receive(seat, amount + winnings)


def odds(state: FranceState) -> list[int]:
    """Bet by bet; which of the two the table plays is an option (rdf.casinos.odds)."""
    return CLASSIC_ODDS[:] if state.odds == CLASSIC else WRITTEN_ODDS[:]


def chances(state: FranceState) -> list[list[int]]:
    """Of all faces, how many win, bet by bet: for each colour; on one number; on two."""
    return [[len(faces_of(state, colour)) for colour in (RED, BLUE)], [1], [2]]


class PlaceBet(Decision[FranceState]):
    """Whoever has arrived stakes."""

    def asks(self, state: FranceState, seat: Seat) -> list[Ask]:
        return bets(state, seat)

    def law(self) -> str:
        return "rdf.casinos.must-stake"

    def accept(self, state: FranceState, action: Action) -> None:
        state.end_step()
        bet(state, self.seat, action)


class ChooseCasinos(Step[FranceState]):
    """« Départ : une ville "casino" au choix de chaque joueur. »"""

    waiting: list[Seat]  # who has still to choose, in the order of play
    free: list[int]  # casino towns that nobody has chosen

    def waits_for(self, state: FranceState) -> list[Seat]:
        return self.waiting[:1]

    def asks(self, state: FranceState, seat: Seat) -> list[Ask]:
        casinos = OneOf("town", state.tables.stages[CASINOS], "rdf.casinos.start")
        return [Ask("choose-casino", [casinos.narrowed(self.free[:], "rdf.casinos.different-starts")])]

    def law(self) -> str:
        return "rdf.casinos.start"

    def accept(self, state: FranceState, action: Action) -> None:
        """« après avoir placé un de leurs pions sur la grille »"""
        assert isinstance(action, actions.ChooseCasino)
        seat = action.seat
        self.waiting.remove(seat)
        self.free.remove(action.town)
        state.put(seat, action.town)
        state.first_stakes[seat] = True
        state.tell(events.CasinoChosen(EVERYONE, seat, action.town))
        if not self.waiting:
            state.end_step()
        mark(state, seat, casino(state, seat))
