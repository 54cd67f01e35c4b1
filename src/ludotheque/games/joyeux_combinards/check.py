"""« Cases CONTRÔLE »: one card drawn at random from the hand, and what it costs if it is illegal."""

from ludotheque.games.joyeux_combinards.debts import FOR_FINE, settle
from ludotheque.games.joyeux_combinards.events import CardChecked, CardConfiscated, CheckPassed, NothingToCheck
from ludotheque.games.joyeux_combinards.prison import sentence
from ludotheque.games.joyeux_combinards.state import CombinardsState
from ludotheque.games.joyeux_combinards.tables import ILLEGAL
from ludotheque.kernel.rules import EVERYONE, Seat


def check(state: CombinardsState, seat: Seat) -> None:
    if not state.hands[seat]:
        state.tell(NothingToCheck(EVERYONE, seat))
        return
    card = draw_at_random(state, seat)
    if is_illegal(state, card):
        punish(state, seat, card)
    else:
        state.tell(CheckPassed(EVERYONE, seat))


def draw_at_random(state: CombinardsState, seat: Seat) -> int:
    """« tirer au hasard une des cartes que le joueur présentera faces cachées »; all see which."""
    hand = state.hands[seat]
    card = hand[state.chance.below(len(hand))]
    state.shown[card] = True
    state.tell(CardChecked(EVERYONE, seat, card))
    return card


def is_illegal(state: CombinardsState, card: int) -> bool:
    return state.tables.goods[card] == ILLEGAL


def punish(state: CombinardsState, seat: Seat, card: int) -> None:
    """Confiscation, years and fine. Whoever has had too many years pays no more."""
    years = state.tables.years[card]
    state.put_under(seat, card)
    state.tell(CardConfiscated(EVERYONE, seat, card, years))
    sentence(state, seat, years)
    if state.playing[seat]:
        settle(state, seat, state.tables.fines[card], FOR_FINE)
