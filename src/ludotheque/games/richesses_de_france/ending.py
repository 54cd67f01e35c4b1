"""When the game is over, and who came where: the first on most circuits, the richest on two of them."""

from ludotheque.games.richesses_de_france.events import CameHome, FortunesCounted, GameEnded
from ludotheque.games.richesses_de_france.state import THREE_HOME, FranceState
from ludotheque.games.richesses_de_france.tables import CASINOS, ECONOMY, SPORTS
from ludotheque.mechanics.rules import EVERYONE, NOBODY, Final, Seat, Standing, places_by_standing

FIRST_HOME: Final = 1  # why the game has ended
AWAITED_HOME: Final = 2
PARIS_REACHED: Final = 3
NINE_EVENTS: Final = 4
ROUNDS_PLAYED: Final = 5

PRIZES: Final = [300, 200, 100]  # « Le premier arrivé reçoit une prime de 300 F. » (rdf.economy.prizes)


def come_home(state: FranceState, seat: Seat) -> None:
    """The finish is reached with all markers."""
    if state.circuit == ECONOMY:
        _come_home_from_work(state, seat)
    elif state.circuit == CASINOS:
        finish(state, PARIS_REACHED, NOBODY)  # « Dès qu'un joueur atteint Paris » (rdf.casinos.paris-ends)
    else:
        finish(state, FIRST_HOME, seat)  # « Le premier joueur qui regagne » the finish (rdf.end.first-home)


def _come_home_from_work(state: FranceState, seat: Seat) -> None:
    prize = PRIZES[len(state.home)]
    state.home.append(seat)
    state.tell(CameHome(EVERYONE, seat, prize))
    state.receive(seat, prize)
    if state.homecoming != THREE_HOME:  # rdf.economy.first-home
        finish(state, FIRST_HOME, NOBODY)
    elif len(state.home) == min(len(PRIZES), state.seats):  # rdf.economy.three-home
        finish(state, AWAITED_HOME, NOBODY)


def end_with_the_ninth(state: FranceState, seat: Seat) -> None:
    """« Le joueur qui, le premier, a effectué les 9 épreuves … est le gagnant. » (rdf.sports.ninth)"""
    if state.circuit == SPORTS and state.has_all_markers(seat):
        finish(state, NINE_EVENTS, seat)


def end_with_the_round(state: FranceState) -> bool:
    """Whether the last round has been played (rdf.end.rounds): then the game is over."""
    if state.rounds == 0 or state.round < state.rounds:
        return False
    finish(state, ROUNDS_PLAYED, NOBODY)
    return True


def finish(state: FranceState, ending: int, winner: Seat) -> None:
    state.ending = ending
    state.winner = winner
    state.steps = []
    ranks = places(state)
    winners = [seat for seat in range(state.seats) if ranks[seat] == 1]
    if state.counts_money():
        state.tell(FortunesCounted(EVERYONE, winners, scores(state)))
    else:
        state.tell(GameEnded(EVERYONE, winners, scores(state)))


def scores(state: FranceState) -> list[int]:
    """All fortunes where « le joueur qui a le plus d'argent est le gagnant » (rdf.economy.richest), or markers."""
    if state.counts_money():
        return [state.wealth(seat) for seat in range(state.seats)]
    return [state.marked(seat) for seat in range(state.seats)]


def places(state: FranceState) -> list[int]:
    """The winner before everybody; then the score, then the fortune (rdf.end.others)."""
    points = scores(state)
    standings: list[Standing] = []
    for seat in range(state.seats):
        won = 1 if seat == state.winner else 0
        standings.append([won, points[seat], state.wealth(seat)])
    return places_by_standing(standings)  # equals share a place (rdf.end.shares)
