"""« Cases CONTRÔLE »: one card drawn at random from the hand, and what it costs if it is illegal."""

from ludotheque.games.joyeux_combinards import events
from ludotheque.games.joyeux_combinards.debts import Due, settle
from ludotheque.games.joyeux_combinards.prison import sentence
from ludotheque.games.joyeux_combinards.state import CombinardsState
from ludotheque.games.joyeux_combinards.tables import ILLEGAL
from ludotheque.mechanics.rules import BANK, EVERYONE, Event, Seat, only


class FineDue(Due):
    def paid(self) -> Event:
        return events.FinePaid(EVERYONE, self.debtor, self.amount)


def check(state: CombinardsState, seat: Seat) -> None:
    """Without a card in hand there is nothing to check (ljc.check.empty-hand)."""
    if not state.hands[seat]:
        state.tell(events.NothingToCheck(EVERYONE, seat))
        return
    card = draw_at_random(state, seat)
    if is_illegal(state, card):
        punish(state, seat, card)
    else:
        # « le banquier vous rendra la carte et le contrôle s'arrêtera là » (ljc.check.nothing-to-fear)
        state.tell(events.CheckPassed(EVERYONE, seat))


def draw_at_random(state: CombinardsState, seat: Seat) -> int:
    """« tirer au hasard une des cartes que le joueur présentera faces cachées » (ljc.check.draw)

    Which one is between the player and the bank, unless it is confiscated (ljc.check.private).
    """
    hand = state.hands[seat]
    card = hand[state.chance.below(len(hand), "check", seat)]
    state.tell(events.HandChecked(EVERYONE, seat))
    state.tell(events.CardChecked(only(seat), seat, card))
    return card


def is_illegal(state: CombinardsState, card: int) -> bool:
    return state.tables.goods[card] == ILLEGAL


def punish(state: CombinardsState, seat: Seat, card: int) -> None:
    """Confiscation, years and fine (ljc.check.illegal). Whoever has had too many years pays no more."""
    years = state.tables.years[card]
    state.put_under(seat, card)
    state.tell(events.CardConfiscated(EVERYONE, seat, card, years))
    sentence(state, seat, years)
    if state.playing[seat]:
        settle(state, FineDue(seat, BANK, state.tables.fines[card]))
