"""« Le gagnant », and the shorter games: when the game is over, and who came where."""

from ludotheque.games.richesses_du_monde import events
from ludotheque.games.richesses_du_monde.state import IN_PLAY, SHELF, RichessesState
from ludotheque.mechanics.rules import EVERYONE, NEVER, Ask, Final, Money, Seat, Standing, Step, places_by_standing

LAST_SIDE: Final = 1  # why the game has ended
ROUNDS_PLAYED: Final = 2
TIME_UP: Final = 3
QUICK_END: Final = 4
CONQUERED: Final = 5

QUICK_BANKRUPTCIES: Final = 2
MINUTE: Final = 60_000


class Bell(Step[RichessesState]):
    """Rings when the agreed time is up; the round is then played to its end."""

    rings: int

    def waits_for(self, state: RichessesState) -> list[Seat]:
        return []

    def asks(self, state: RichessesState, seat: Seat) -> list[Ask]:
        return []

    def deadline(self) -> int:
        return self.rings

    def expire(self, state: RichessesState) -> None:
        self.rings = NEVER
        state.bell = True
        state.tell(events.BellRung(EVERYONE))


def end_if_decided(state: RichessesState) -> None:
    """« Le gagnant est le joueur (ou les associés) qui a éliminé tous ses adversaires. » (rdm.end.last-side)

    It is over as soon as the debts of the moment are settled (rdm.end.at-once).
    """
    if len(state.sides()) == 1:
        finish(state, LAST_SIDE)
    elif state.quick and len(state.fallen) >= QUICK_BANKRUPTCIES:
        finish(state, QUICK_END)


def end_with_the_turn(state: RichessesState) -> None:
    if state.conquest != 0 and not _left_to_conquer(state):
        finish(state, CONQUERED)


def end_with_the_round(state: RichessesState) -> None:
    """Of several limits the first to be reached ends the game (rdm.end.whichever-first)."""
    if state.bell:
        finish(state, TIME_UP)
    elif state.round == state.rounds:
        finish(state, ROUNDS_PLAYED)


def finish(state: RichessesState, ending: int) -> None:
    state.ending = ending
    state.steps = []
    ranks = places(state)
    winners = [seat for seat in range(state.seats) if ranks[seat] == 1]
    state.tell(events.GameEnded(EVERYONE, winners, scores(state)))


def tell_if_face_to_face(state: RichessesState) -> None:
    if state.ending == IN_PLAY and state.face_to_face():
        state.tell(events.FaceToFace(EVERYONE))


def wealth(state: RichessesState, side: Seat) -> Money:
    return state.cash[side] + state.titles_price(side)


def scores(state: RichessesState) -> list[Money]:
    """What counts, by seat; partners share it (rdm.end.partners-share)."""
    return [score_of(state, state.side_of[seat]) for seat in range(state.seats)]


def known_score(state: RichessesState, side: Seat, seer: Seat, worth: Money) -> Money:
    """What counts as far as another side can tell, which sees what titles are worth but not the cash of others."""
    if state.conquest != 0:
        return score_of(state, side)
    return worth + state.cash[side] if side == seer else worth


def places(state: RichessesState) -> list[int]:
    """Those in play by their score; then the bankrupt, the last to fall first (rdm.end.ranking).

    Equal scores share a place (rdm.end.equal-wealth), but for a conquest, where all they own decides
    (rdm.end.conquest-ties).
    """
    return places_by_standing([_standing(state, state.side_of[seat]) for seat in range(state.seats)])


def _standing(state: RichessesState, side: Seat) -> Standing:
    if not state.playing[side]:
        return [0, state.fallen.index(side), 0]
    return [1, score_of(state, side), wealth(state, side)]


def score_of(state: RichessesState, side: Seat) -> Money:
    """Cash and titles at purchase price; in a conquest the titles of the continent only."""
    if state.conquest == 0:
        return wealth(state, side)
    total = 0
    for title in range(len(state.owner)):
        if state.owner[title] == side and is_to_conquer(state, title):
            total += state.price(title)
    return total


def _left_to_conquer(state: RichessesState) -> bool:
    titles = range(len(state.owner))
    return any(state.owner[title] == SHELF and is_to_conquer(state, title) for title in titles)


def is_to_conquer(state: RichessesState, title: int) -> bool:
    tables = state.tables
    return tables.continents[tables.countries[title]] == state.conquest - 1
