"""« L'association »: sides pool all they own, pay half its purchase price as tax, and go on with one pawn."""

from ludotheque.games.richesses_du_monde import events
from ludotheque.games.richesses_du_monde.actions import Agree, Decline
from ludotheque.games.richesses_du_monde.ending import tell_if_face_to_face
from ludotheque.games.richesses_du_monde.exchange import THINKING_MS
from ludotheque.games.richesses_du_monde.state import RichessesState
from ludotheque.kernel.rules import EVERYONE, OK, Action, Ask, Money, Seat, Step, at_first, only
from ludotheque.mechanics.windows import closes_after


def association_tax(state: RichessesState, sides: list[Seat]) -> Money:
    """« la moitié du prix d'achat total de tous leurs titres et trusts »"""
    total = 0
    for side in sides:
        total += state.titles_price(side)
    return total // 2


def propose_association(state: RichessesState, proposer: Seat, partners: list[Seat]) -> None:
    tax = association_tax(state, [proposer, *partners])
    state.begin(AssociationTalk(proposer, partners, closes_after(state.now, state.window, THINKING_MS)))
    state.tell(events.AssociationProposed(EVERYONE, proposer, partners[:], tax))


class AssociationTalk(Step[RichessesState]):
    """Every side that was asked must agree; one refusal, or silence, and nothing comes of it."""

    proposer: Seat
    partners: list[Seat]
    ends: int
    agreed: list[Seat] = at_first([])

    def waits_for(self, state: RichessesState) -> list[Seat]:
        seats: list[Seat] = []
        for side in self.partners:
            if side not in self.agreed:
                seats = seats + state.speakers(side)
        return seats

    def asks(self, state: RichessesState, seat: Seat) -> list[Ask]:
        return [Ask("agree", []), Ask("decline", [])]

    def refusal(self, state: RichessesState, action: Action) -> str:
        return OK if isinstance(action, Agree | Decline) else "rdm.association.all-agree"

    def accept(self, state: RichessesState, action: Action) -> None:
        if isinstance(action, Decline):
            self._drop(state)
            return
        side = state.side_of[action.seat]
        self.agreed.append(side)
        self.ends = closes_after(state.now, state.window, THINKING_MS)
        state.tell(events.AssociationAgreed(EVERYONE, side))
        if len(self.agreed) == len(self.partners):
            self._conclude(state)

    def deadline(self) -> int:
        return self.ends

    def expire(self, state: RichessesState) -> None:
        self._drop(state)

    def _drop(self, state: RichessesState) -> None:
        state.tell(events.AssociationDropped(EVERYONE, self.proposer))
        state.end_step()

    def _conclude(self, state: RichessesState) -> None:
        sides = [self.proposer, *self.partners]
        tax = association_tax(state, sides)
        purse = 0
        for side in sides:
            purse += state.cash[side]
        if purse < tax:
            state.tell(events.AssociationTooDear(EVERYONE, self.proposer, tax))
        else:
            head = _dearest(state, sides)
            for side in sides:
                if side != head:
                    _join(state, side, head)
            state.take(head, tax)
            state.tell(events.Associated(EVERYONE, head, state.members(head), tax))
            state.tell(events.PurseJoined(_audience(state.members(head)), head, state.cash[head]))
            tell_if_face_to_face(state)
        state.end_step()


def _audience(seats: list[Seat]) -> int:
    audience = 0
    for seat in seats:
        audience |= only(seat)
    return audience


def _dearest(state: RichessesState, sides: list[Seat]) -> Seat:
    """« le pion de l'associé qui aura apporté les titres ou trusts ayant le plus de valeur »; equal: who came first."""
    head = sides[0]
    for side in sides:
        if state.titles_price(side) > state.titles_price(head):
            head = side
    return head


def _join(state: RichessesState, side: Seat, head: Seat) -> None:
    """All that the side has is the head's; its pawn leaves the board."""
    for title in range(len(state.owner)):
        if state.owner[title] == side:
            state.owner[title] = head
    state.cash[head] += state.cash[side]
    state.cash[side] = 0
    state.jokers[head] += state.jokers[side]
    state.jokers[side] = 0
    _pool_instalments(state, side, head)
    state.playing[side] = False
    for seat in range(state.seats):
        if state.side_of[seat] == side:
            state.side_of[seat] = head


def _pool_instalments(state: RichessesState, side: Seat, head: Seat) -> None:
    """What was still to come to both is paid with the head's next Tours, the last instalment in line first."""
    both = [state.to_come[head], state.to_come[side]]
    most = max(len(both[0]), len(both[1]))
    pooled = [0] * most
    for sums in both:
        for place in range(len(sums)):
            pooled[place] += sums[place]
    state.to_come[head] = pooled
    state.to_come[side] = []
