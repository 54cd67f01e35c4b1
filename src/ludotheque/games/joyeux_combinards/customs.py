"""« Cases DOUANE »: an opponent may remember oil that was declared; otherwise the dice decide."""

from ludotheque.games.joyeux_combinards import events
from ludotheque.games.joyeux_combinards.check import FineDue
from ludotheque.games.joyeux_combinards.debts import Due, settle
from ludotheque.games.joyeux_combinards.hearing import Hearing
from ludotheque.games.joyeux_combinards.state import CombinardsState
from ludotheque.mechanics.rules import BANK, EVERYONE, Event, Money, Seat, closes


class CustomsFeeDue(Due):
    def paid(self) -> Event:
        return events.CustomsFeePaid(EVERYONE, self.debtor, self.amount)


def stop_at_customs(state: CombinardsState, seat: Seat) -> None:
    state.tell(events.CustomsReached(EVERYONE, seat))
    state.begin(CustomsWindow(closes(state.now, state.window), seat))


class CustomsWindow(Hearing):
    """Opens for everybody who stops here, whatever they carry, so that it tells nothing.

    Anybody may denounce, however poor (ljc.customs.anybody).
    """

    def word(self) -> str:
        return "denounce"

    def law(self) -> str:
        return "ljc.customs.always-asked"

    def risk(self, state: CombinardsState, speaker: Seat) -> Money:
        """What denouncing wrongly costs: the indemnity, or what there is (ljc.customs.wrongly)."""
        return min(state.indemnity, state.cash[speaker])

    def spoken(self, state: CombinardsState, speaker: Seat) -> None:
        """Oil that was not declared has nothing to fear (ljc.customs.declared-only)."""
        state.end_step()
        cards = state.pledged(self.seat)
        if cards:
            state.tell(events.OilDenounced(EVERYONE, speaker, self.seat, cards))
            _confiscate(state, self.seat, cards)
        else:
            self._indemnify(state, speaker)
            _throw_for_passage(state, self.seat)

    def silence(self, state: CombinardsState) -> None:
        """Declared oil that nobody denounces passes without dice (ljc.customs.silence)."""
        state.end_step()
        if state.pledged(self.seat):
            state.tell(events.CustomsSilent(EVERYONE, self.seat))
        else:
            _throw_for_passage(state, self.seat)

    def _indemnify(self, state: CombinardsState, speaker: Seat) -> None:
        amount = self.risk(state, speaker)
        state.pass_cash(speaker, self.seat, amount)
        state.tell(events.DenouncedWrongly(EVERYONE, speaker, self.seat, amount))


def _confiscate(state: CombinardsState, seat: Seat, cards: list[int]) -> None:
    """« le joueur aura à payer l'amende fixée … Cette carte sera confisquée. » (ljc.customs.denounce)"""
    fine = 0
    for card in cards:
        fine += state.tables.fines[card]
        state.put_under(seat, card)
    settle(state, FineDue(seat, BANK, fine))


def _throw_for_passage(state: CombinardsState, seat: Seat) -> None:
    """« un joueur qui n'a pas mené d'opération pétrole … rejettera les 2 dés » (ljc.customs.dice)"""
    points = state.throw(seat, "customs")
    state.tell(events.CustomsRolled(EVERYONE, seat, state.white, state.red))
    if points >= state.tables.customs_limit:
        # « le joueur ne paiera rien et rejouera en avançant d'autant de cases » (ljc.customs.seven)
        state.to_walk = points
        state.tell(events.CustomsFree(EVERYONE, seat, points))
    else:
        # « une amende de 1 million par carte qu'il aura en mains » (ljc.customs.below-seven)
        settle(state, CustomsFeeDue(seat, BANK, len(state.hands[seat]) * state.tables.customs_fee))
