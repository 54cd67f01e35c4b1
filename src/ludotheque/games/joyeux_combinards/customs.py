"""« Cases DOUANE »: an opponent may remember oil that was declared; otherwise the dice decide."""

from ludotheque.games.joyeux_combinards import events
from ludotheque.games.joyeux_combinards.actions import Denounce, LetPass
from ludotheque.games.joyeux_combinards.debts import FOR_CUSTOMS, FOR_FINE, settle
from ludotheque.games.joyeux_combinards.hearing import Hearing, open_hearing
from ludotheque.games.joyeux_combinards.state import CombinardsState
from ludotheque.kernel.rules import EVERYONE, OK, Action, Ask, Money, Seat
from ludotheque.mechanics.windows import closes


def stop_at_customs(state: CombinardsState, seat: Seat) -> None:
    state.tell(events.CustomsReached(EVERYONE, seat))
    open_hearing(state, CustomsWindow(seat, closes(state.now, state.window)))


class CustomsWindow(Hearing):
    """Opens for everybody who stops here, whatever they carry, so that it tells nothing."""

    def asks(self, state: CombinardsState, seat: Seat) -> list[Ask]:
        return [Ask("denounce", []), Ask("let-pass", [])]

    def refusal(self, state: CombinardsState, action: Action) -> str:
        return OK if isinstance(action, Denounce | LetPass) else "ljc.customs.always-asked"

    def risk(self, state: CombinardsState) -> Money:
        return state.indemnity

    def spoken(self, state: CombinardsState, seat: Seat) -> None:
        state.end_step()
        cards = state.pledged(self.seat)
        if cards:
            state.tell(events.OilDenounced(EVERYONE, seat, self.seat, cards))
            _confiscate(state, self.seat, cards)
        else:
            state.cash[seat] -= state.indemnity
            state.cash[self.seat] += state.indemnity
            state.tell(events.DenouncedWrongly(EVERYONE, seat, self.seat, state.indemnity))
            _throw_for_passage(state, self.seat)

    def silence(self, state: CombinardsState) -> None:
        state.end_step()
        if state.pledged(self.seat):
            state.tell(events.CustomsSilent(EVERYONE, self.seat))
        else:
            _throw_for_passage(state, self.seat)


def _confiscate(state: CombinardsState, seat: Seat, cards: list[int]) -> None:
    """« le joueur aura à payer l'amende fixée … Cette carte sera confisquée. »"""
    fine = 0
    for card in cards:
        fine += state.tables.fines[card]
        state.put_under(seat, card)
    settle(state, seat, fine, FOR_FINE)


def _throw_for_passage(state: CombinardsState, seat: Seat) -> None:
    points = state.throw()
    state.tell(events.CustomsRolled(EVERYONE, seat, state.white, state.red))
    if points >= state.tables.customs_limit:
        # « le joueur ne paiera rien et rejouera en avançant d'autant de cases »
        state.to_walk = points
        state.tell(events.CustomsFree(EVERYONE, seat, points))
    else:
        settle(state, seat, len(state.hands[seat]) * state.tables.customs_fee, FOR_CUSTOMS)
