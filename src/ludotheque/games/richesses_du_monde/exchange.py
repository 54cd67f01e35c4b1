"""« Les transactions », exchanges: whole holdings against whole holdings, with or without cash on top."""

from typing import Final

from ludotheque.games.richesses_du_monde.actions import Agree, CounterOffer, Decline
from ludotheque.games.richesses_du_monde.bidding import SMALLEST_SUM
from ludotheque.games.richesses_du_monde.events import ExchangeDropped, ExchangeMade, ExchangeProposed
from ludotheque.games.richesses_du_monde.state import RichessesState
from ludotheque.kernel.rules import EVERYONE, OK, Action, Amount, Ask, Blank, Money, Seat, SomeOf, Step, at_first
from ludotheque.mechanics.windows import closes_after

THINKING_MS: Final = 30_000
MOST_COUNTERS: Final = 3
MOST_ASKED: Final = 200_000_000  # all the cash that is shared out when a game begins


def exchange_blanks(state: RichessesState, giver: Seat, partner: Seat) -> list[Blank]:
    """What one side may put to another: its own holdings, the other's, and cash either way."""
    mine, theirs = state.holdings(giver), state.holdings(partner)
    return [
        SomeOf("given_products", mine, 1, len(mine)),
        SomeOf("wanted_products", theirs, 1, len(theirs)),
        Amount("balance", -MOST_ASKED, state.cash[giver], step=SMALLEST_SUM),
    ]


def exchange_refusal(
    state: RichessesState,
    giver: Seat,
    partner: Seat,
    given_products: list[int],
    wanted_products: list[int],
    balance: Money,
) -> str:
    blanks = exchange_blanks(state, giver, partner)
    if not blanks[0].allows(given_products) or not blanks[1].allows(wanted_products):
        return "rdm.exchange.whole-holdings"
    return OK if blanks[2].allows([balance]) else "rdm.exchange.balance"


class ExchangeTalk(Step[RichessesState]):
    """One side has proposed; the other agrees, declines, or proposes something else."""

    proposer: Seat
    partner: Seat
    given_products: list[int]
    wanted_products: list[int]
    balance: Money  # what the proposer pays on top; below zero: asks
    ends: int
    counters: int = at_first(0)

    def waits_for(self, state: RichessesState) -> list[Seat]:
        return state.speakers(self.partner)

    def asks(self, state: RichessesState, seat: Seat) -> list[Ask]:
        found = [Ask("agree", [])] if self._can_be_paid(state) else []
        found.append(Ask("decline", []))
        if self.counters < MOST_COUNTERS:
            found.append(Ask("counter-offer", exchange_blanks(state, self.partner, self.proposer)))
        return found

    def refusal(self, state: RichessesState, action: Action) -> str:
        if isinstance(action, Decline):
            return OK
        if isinstance(action, Agree):
            return OK if self._can_be_paid(state) else "rdm.exchange.can-pay"
        if not isinstance(action, CounterOffer):
            return "rdm.exchange.answer"
        if self.counters == MOST_COUNTERS:
            return "rdm.exchange.three-counters"
        return exchange_refusal(
            state, self.partner, self.proposer, action.given_products, action.wanted_products, action.balance
        )

    def accept(self, state: RichessesState, action: Action) -> None:
        if isinstance(action, Agree):
            self._exchange(state)
        elif isinstance(action, CounterOffer):
            self._turn_round(state, action)
        else:
            self._drop(state)

    def deadline(self) -> int:
        return self.ends

    def expire(self, state: RichessesState) -> None:
        self._drop(state)

    def tell_proposal(self, state: RichessesState) -> None:
        state.tell(
            ExchangeProposed(
                EVERYONE, self.proposer, self.partner, self.given_products[:], self.wanted_products[:], self.balance
            )
        )

    def _can_be_paid(self, state: RichessesState) -> bool:
        """The proposer has what he puts on top; the partner knows whether he has what is asked."""
        return state.cash[self.partner] >= -self.balance

    def _exchange(self, state: RichessesState) -> None:
        given = [state.held(self.proposer, product) for product in self.given_products]
        taken = [state.held(self.partner, product) for product in self.wanted_products]
        _pass_on(state, given, self.partner)
        _pass_on(state, taken, self.proposer)
        state.take(self.proposer, self.balance)
        state.give(self.partner, self.balance)
        state.tell(
            ExchangeMade(
                EVERYONE, self.proposer, self.partner, self.given_products[:], self.wanted_products[:], self.balance
            )
        )
        state.end_step()

    def _turn_round(self, state: RichessesState, counter: CounterOffer) -> None:
        self.proposer, self.partner = self.partner, self.proposer
        self.given_products = counter.given_products[:]
        self.wanted_products = counter.wanted_products[:]
        self.balance = counter.balance
        self.counters += 1
        self.ends = closes_after(state.now, state.window, THINKING_MS)
        self.tell_proposal(state)

    def _drop(self, state: RichessesState) -> None:
        state.tell(ExchangeDropped(EVERYONE, self.proposer, self.partner))
        state.end_step()


def _pass_on(state: RichessesState, holdings: list[list[int]], side: Seat) -> None:
    for titles in holdings:
        for title in titles:
            state.owner[title] = side
