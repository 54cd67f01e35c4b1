"""« L'association »: sides pool all they own, pay half its purchase price as tax, and go on with one pawn."""

from ludotheque.games.richesses_du_monde import events
from ludotheque.games.richesses_du_monde.council import Talk, time_to_think
from ludotheque.games.richesses_du_monde.ending import tell_if_face_to_face
from ludotheque.games.richesses_du_monde.state import RichessesState
from ludotheque.mechanics.rules import EVERYONE, Caution, Data, Money, Seat, at_first, grave, only


def association_tax(worths: list[Money], sides: list[Seat]) -> Money:
    """« la moitié du prix d'achat total de tous leurs titres et trusts » (rdm.association.tax)"""
    total = 0
    for side in sides:
        total += worths[side]
    return total // 2


def head_of(worths: list[Money], sides: list[Seat]) -> Seat:
    """« le pion de l'associé qui aura apporté les titres ou trusts ayant le plus de valeur » (rdm.association.pawn)

    Of equals it is the pawn of whoever proposed, who comes first here (rdm.association.equal).
    """
    head = sides[0]
    for side in sides:
        if worths[side] > worths[head]:
            head = side
    return head


class AssociationOffer(Data):
    """What an association that one could propose now would come to."""

    partners: list[Seat]
    tax: Money
    head: Seat  # whose pawn would be kept
    covered: bool  # whether one could pay the tax alone


def offers_to_associate(state: RichessesState, side: Seat, worths: list[Money]) -> list[AssociationOffer]:
    """All that the side could propose now."""
    found: list[AssociationOffer] = []
    for partners in circles(state, side):
        sides = [side, *partners]
        tax = association_tax(worths, sides)
        found.append(AssociationOffer(partners, tax, head_of(worths, sides), tax <= state.cash[side]))
    return found


def circles(state: RichessesState, side: Seat) -> list[list[Seat]]:
    """The rivals with whom the side could associate so that somebody is left to play against."""
    found: list[list[Seat]] = [[]]
    for rival in sorted(state.rivals(side)):
        found += [[*circle, rival] for circle in found]
    return found[1:-1]


def propose_association(state: RichessesState, proposer: Seat, partners: list[Seat]) -> None:
    """Any side, itself several players or not, may propose it to others (rdm.association.further)."""
    tax = association_tax(state.worths(), [proposer, *partners])
    state.begin(AssociationTalk(time_to_think(state), proposer, partners))
    state.tell(events.AssociationProposed(EVERYONE, proposer, partners[:], tax))


class AssociationTalk(Talk):
    """Every side that was asked must agree; each that does gives the others time (rdm.association.lapses)."""

    proposer: Seat
    partners: list[Seat]
    agreed: list[Seat] = at_first([])

    def waits_for(self, state: RichessesState) -> list[Seat]:
        seats: list[Seat] = []
        for side in self.partners:
            if side not in self.agreed:
                seats = seats + state.speakers(side)
        return seats

    def cautions(self, state: RichessesState, seat: Seat) -> list[Caution]:
        tax = association_tax(state.worths(), [self.proposer, *self.partners])
        return [grave("agree", "association", "rdm.association.for-good", {"tax": tax})]

    def law(self) -> str:
        return "rdm.association.all-agree"

    def agree(self, state: RichessesState, seat: Seat) -> None:
        side = state.side_of[seat]
        self.agreed.append(side)
        self.ends = time_to_think(state)
        state.tell(events.AssociationAgreed(EVERYONE, side))
        if len(self.agreed) == len(self.partners):
            self._conclude(state)

    def drop(self, state: RichessesState) -> None:
        state.tell(events.AssociationDropped(EVERYONE, self.proposer))
        state.end_step()

    def _conclude(self, state: RichessesState) -> None:
        """If their joined cash does not cover the tax, nothing happens (rdm.association.tax-payable)."""
        sides = [self.proposer, *self.partners]
        tax = association_tax(state.worths(), sides)
        purse = 0
        for side in sides:
            purse += state.cash[side]
        if purse < tax:
            state.tell(events.AssociationTooDear(EVERYONE, self.proposer, tax))
        else:
            associate(state, sides, tax)
        state.end_step()


def associate(state: RichessesState, sides: list[Seat], tax: Money) -> None:
    """It is never undone (rdm.association.for-good); the head's pawn stays where it is (rdm.association.place)."""
    head = head_of(state.worths(), sides)
    for side in sides:
        if side != head:
            _join(state, side, head)
    state.take(head, tax)
    state.tell(events.Associated(EVERYONE, head, state.members(head), tax))
    state.tell(events.PurseJoined(_audience(state.members(head)), head, state.cash[head]))
    tell_if_face_to_face(state)


def _join(state: RichessesState, side: Seat, head: Seat) -> None:
    """All titles of the side are the head's (rdm.association.combine), cash and Jokers too (rdm.association.pool)."""
    for title in range(len(state.owner)):
        if state.owner[title] == side:
            state.owner[title] = head
    state.pass_cash(side, head, state.cash[side])
    state.jokers[head] += state.jokers[side]
    state.jokers[side] = 0
    state.lapsed[head] += state.lapsed[side]  # whoever may not offer a holding does not through a partner either
    state.refused[head] += state.refused[side]
    _pool_instalments(state, side, head)
    state.playing[side] = False
    for seat in range(state.seats):
        if state.side_of[seat] == side:
            state.side_of[seat] = head


def _pool_instalments(state: RichessesState, side: Seat, head: Seat) -> None:
    """What was still to come to both is paid with the head's next Tours (rdm.association.instalments)."""
    mine, theirs = state.to_come[head], state.to_come[side]
    pooled = [0] * max(len(mine), len(theirs))
    for sums in (mine, theirs):
        for place in range(len(sums)):
            pooled[place] += sums[place]
    state.to_come[head] = pooled
    state.to_come[side] = []


def _audience(seats: list[Seat]) -> int:
    audience = 0
    for seat in seats:
        audience |= only(seat)
    return audience
