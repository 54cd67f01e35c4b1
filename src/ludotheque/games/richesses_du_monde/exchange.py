"""« Les transactions », exchanges: whole holdings against whole holdings, with or without cash on top."""

from ludotheque.games.richesses_du_monde import events
from ludotheque.games.richesses_du_monde.actions import CounterOffer, ProposeExchange
from ludotheque.games.richesses_du_monde.bidding import SMALLEST_SUM
from ludotheque.games.richesses_du_monde.council import Talk, time_to_think
from ludotheque.games.richesses_du_monde.state import RichessesState
from ludotheque.kernel.rules import EVERYONE, Action, Amount, Ask, Blank, Final, Money, Seat, SomeOf, at_first, closed

MOST_COUNTERS: Final = 3
MOST_ASKED: Final = 200_000_000  # all the cash that is shared out when a game begins


def exchange_blanks(state: RichessesState, side: Seat, mine: list[int], theirs: list[int]) -> list[Blank]:
    """« s'échanger, à leur convenance, des trusts-monopoles »: at least one each way (rdm.exchange.at-will)."""
    return [
        SomeOf("given_products", mine, 1, len(mine), "rdm.exchange.whole-holdings"),
        SomeOf("wanted_products", theirs, 1, len(theirs), "rdm.exchange.whole-holdings"),
        Amount("balance", -MOST_ASKED, state.cash[side], "rdm.exchange.balance", SMALLEST_SUM),
    ]


def propose_exchange(state: RichessesState, side: Seat, action: ProposeExchange) -> None:
    given, wanted = action.given_products[:], action.wanted_products[:]
    talk = ExchangeTalk(time_to_think(state), side, action.partner, given, wanted, action.balance)
    state.begin(talk)
    talk.tell_proposal(state)


class ExchangeTalk(Talk):
    """One side has proposed; the other agrees, declines, or proposes something else (rdm.exchange.lapses)."""

    proposer: Seat
    partner: Seat
    given_products: list[int]
    wanted_products: list[int]
    balance: Money  # what the proposer pays on top; below zero: asks
    counters: int = at_first(0)

    def waits_for(self, state: RichessesState) -> list[Seat]:
        return state.speakers(self.partner)

    def asks(self, state: RichessesState, seat: Seat) -> list[Ask]:
        return [self._agreeing(state), Ask("decline"), self._countering(state)]

    def law(self) -> str:
        return "rdm.exchange.answer"

    def accept(self, state: RichessesState, action: Action) -> None:
        if isinstance(action, CounterOffer):
            self._turn_round(state, action)
        else:
            super().accept(state, action)

    def tell_proposal(self, state: RichessesState) -> None:
        given, wanted = self.given_products[:], self.wanted_products[:]
        state.tell(events.ExchangeProposed(EVERYONE, self.proposer, self.partner, given, wanted, self.balance))

    def agree(self, state: RichessesState, seat: Seat) -> None:
        going = [state.held(self.proposer, product) for product in self.given_products]
        coming = [state.held(self.partner, product) for product in self.wanted_products]
        _pass_on(state, going, self.partner)
        _pass_on(state, coming, self.proposer)
        state.pass_cash(self.proposer, self.partner, self.balance)
        given, wanted = self.given_products[:], self.wanted_products[:]
        state.tell(events.ExchangeMade(EVERYONE, self.proposer, self.partner, given, wanted, self.balance))
        state.end_step()

    def drop(self, state: RichessesState) -> None:
        state.tell(events.ExchangeDropped(EVERYONE, self.proposer, self.partner))
        state.end_step()

    def _agreeing(self, state: RichessesState) -> Ask:
        """The proposer has what he puts on top; the partner knows whether he has what is asked."""
        can_pay = state.cash[self.partner] >= -self.balance
        return Ask("agree") if can_pay else closed("agree", "rdm.exchange.can-pay")

    def _countering(self, state: RichessesState) -> Ask:
        if self.counters == MOST_COUNTERS:
            return closed("counter-offer", "rdm.exchange.three-counters")
        mine, theirs = state.holdings(self.partner), state.holdings(self.proposer)
        return Ask("counter-offer", exchange_blanks(state, self.partner, mine, theirs))

    def _turn_round(self, state: RichessesState, counter: CounterOffer) -> None:
        """It takes the place of the proposal, and the question turns back (rdm.exchange.counter)."""
        self.proposer, self.partner = self.partner, self.proposer
        self.given_products = counter.given_products[:]
        self.wanted_products = counter.wanted_products[:]
        self.balance = counter.balance
        self.counters += 1
        self.ends = time_to_think(state)
        self.tell_proposal(state)


def _pass_on(state: RichessesState, holdings: list[list[int]], side: Seat) -> None:
    for titles in holdings:
        for title in titles:
            state.owner[title] = side
