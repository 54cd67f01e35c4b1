"""« Tour de jeu »: six phases one after another, markets clockwise from London within each."""

from ludotheque.games.cresus.choice import ChooseMarkets
from ludotheque.games.cresus.ending import end_if_over
from ludotheque.games.cresus.events import RoundBegun
from ludotheque.games.cresus.expert import draw_expert
from ludotheque.games.cresus.fortune import draw_fortune
from ludotheque.games.cresus.purchase import open_market, turn_up_shares
from ludotheque.games.cresus.sale import open_sale
from ludotheque.games.cresus.signs import open_ladder
from ludotheque.games.cresus.state import CresusState
from ludotheque.games.cresus.tables import MARKETS, NO_MARKET
from ludotheque.mechanics.rules import EVERYONE, UNSEALED, Course, Final, at_first

# « Tour de jeu (composé de 6 phases successives) » (cre.round.six-phases)
EXPERT: Final = "expert"
CHOICE: Final = "choice"
FORTUNE: Final = "fortune"
PURCHASE: Final = "purchase"
SALE: Final = "sale"
SIGNS: Final = "signs"
PHASES: Final = [EXPERT, CHOICE, FORTUNE, PURCHASE, SALE, SIGNS]


class PlayRound(Course[CresusState]):
    """One expert card, and all that follows from it."""

    def play(self, state: CresusState, part: str) -> None:
        if part == EXPERT:
            draw_expert(state)
        elif part == CHOICE:
            state.begin(ChooseMarkets(list(range(state.seats)), [UNSEALED] * state.seats))
        elif part == SIGNS:
            open_ladder(state)
        else:
            if part == PURCHASE:
                turn_up_shares(state)
            # A phase is played on all markets before the next one begins (cre.round.phase-by-phase).
            state.begin(VisitMarkets([part] * MARKETS))

    def finish(self, state: CresusState) -> None:
        state.end_step()
        if not end_if_over(state):
            begin_round(state)


class VisitMarkets(Course[CresusState]):
    """« marché par marché dans le sens des aiguilles d'une montre en partant de London » (cre.round.from-london)"""

    market: int = at_first(NO_MARKET)  # that is being played

    def play(self, state: CresusState, part: str) -> None:
        self.market += 1  # the edition lists them in this order (cre.round.clockwise)
        if part == FORTUNE:
            draw_fortune(state, self.market)
        elif part == PURCHASE:
            open_market(state, self.market)
        else:
            open_sale(state, self.market)

    def finish(self, state: CresusState) -> None:
        state.end_step()


def phase_of(state: CresusState) -> int:
    """That of the last part taken up; when the game is over, beyond the last."""
    round = state.steps[0] if state.steps else None
    return len(PHASES) - len(round.parts) - 1 if isinstance(round, PlayRound) else len(PHASES)


def begin_round(state: CresusState) -> None:
    state.round += 1
    state.first = (state.round - 1) % state.seats  # one after another to the left (cre.round.first-player)
    state.closed = NO_MARKET  # « fermé pendant un tour » (cre.expert.pirate-one-round)
    state.barred = [False] * state.seats
    state.sold = [0] * state.seats
    state.offers = []
    for seat in range(state.seats):
        state.chance.begin_turn(seat)  # all play at once
    state.tell(RoundBegun(EVERYONE, state.round))
    state.begin(PlayRound(PHASES[:]))
