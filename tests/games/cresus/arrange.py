"""Positions arranged in the booklet's words: who stands where, who holds what, which cards come next."""

from collections.abc import Iterable

from ludotheque.games.cresus.actions import (
    ChooseMarket,
    EnterAuction,
    SealBid,
    StayOut,
    StopBuying,
    StopSelling,
    ThrowAgain,
)
from ludotheque.games.cresus.game import Cresus
from ludotheque.games.cresus.round import CHOICE, FORTUNE, PHASES, PURCHASE, SALE, SIGNS, PlayRound, begin_round
from ludotheque.games.cresus.state import CresusState
from ludotheque.games.cresus.tables import NO_MARKET, CresusTables
from ludotheque.games.cresus.view import CresusView
from ludotheque.kernel.action import CLOCK, Action, Money, Seat, Tick
from ludotheque.kernel.ask import Ask
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.event import Event
from ludotheque.kernel.play import asks, closed, is_over, play, refusal, waiting
from ludotheque.record.record import read_options
from tests.games.cresus.plain_box import QUIET, plain_tables

GAME = Cresus()
TABLES = plain_tables()
AN_HOUR = 3_600_000
IN, OUT = True, False  # of an auction


def fresh(seats: int = 3, seed: int = 1, **options: str) -> CresusState:
    """A real beginning, as the game makes it, with the box of the tests."""
    return GAME.start(seats, TABLES, read_options(GAME, options), Chance(seed))


class Table:
    """A table before its first round; the test says which phase begins, and what has happened before."""

    tables: CresusTables = TABLES

    def __init__(self, seats: int = 3, **options: str) -> None:
        self._before_first_round(GAME.start(seats, self.tables, read_options(GAME, options), Chance(1)))

    @classmethod
    def around(cls, state: CresusState) -> "Table":
        """The same words for a game that has begun elsewhere."""
        table = cls.__new__(cls)
        table.tables = state.tables
        table._before_first_round(state)
        return table

    def _before_first_round(self, state: CresusState) -> None:
        self.state = state
        self.state.told()
        drawn = [e for e in range(len(self.tables.expert_kinds)) if e not in self.state.experts + self.state.unused]
        self.state.experts += drawn
        self.state.round = 0
        self.state.closed = NO_MARKET
        self.state.fortunes = sorted(self.state.fortunes, reverse=True)  # the quiet ones come first

    # Who has what

    def at(self, *markets: int) -> "Table":
        """Where the pawn of each seat stands."""
        self.state.pawns = list(markets)
        return self

    def cash(self, seat: Seat, amount: Money) -> "Table":
        """The bank makes good the difference, so that money is conserved."""
        self.state.give(seat, amount - self.state.cash[seat])
        return self

    def holds(self, seat: Seat, *shares: int) -> "Table":
        for number in shares:
            self.state.piles[self.tables.markets[number]].remove(number)
            self.state.owner[number] = seat
        return self

    def hired(self, seat: Seat, *experts: int) -> "Table":
        """The seat has hired these experts before; as many are left to draw as before."""
        for expert in experts:
            if expert in self.state.experts:
                self.next_expert(expert)
                self.state.experts[-1] = self.state.unused.pop()
            else:
                self.state.unused.remove(expert)
            self.state.hired[seat].append(expert)
        return self

    def kept(self, seat: Seat, *cards: int) -> "Table":
        for card in cards:
            self.state.fortunes.remove(card)
            self.state.kept[seat].append(card)
        return self

    def climbed(self, seat: Seat, rungs: int) -> "Table":
        self.state.signs[seat] = rungs
        return self

    def borrowed(self, seat: Seat, owes: Money = 100) -> "Table":
        """The seat has had its loan, of which it still owes so much."""
        self.state.borrowed[seat] = True
        self.state.loans[seat] = owes
        return self

    def stayed(self, *seats: Seat) -> "Table":
        """These chose the market where they already were."""
        for seat in seats:
            self.state.barred[seat] = True
        return self

    # What comes next

    def closed(self, market: int) -> "Table":
        self.state.closed = market
        return self

    def first(self, seat: Seat) -> "Table":
        """Who comes first in this round."""
        self.state.first = seat
        return self

    def pile(self, market: int, *shares: int) -> "Table":
        """These lie on top, the first named uppermost."""
        rest = [number for number in self.state.piles[market] if number not in shares]
        self.state.piles[market] = [*shares, *rest]
        return self

    def next_expert(self, expert: int) -> "Table":
        if expert in self.state.unused:
            self.state.unused[self.state.unused.index(expert)] = self.state.experts.pop()
        else:
            self.state.experts.remove(expert)
        self.state.experts.append(expert)
        return self

    def last_expert(self) -> "Table":
        """The card of this round was the last of the pile."""
        self.state.unused += self.state.experts
        self.state.experts = []
        return self

    def next_fortunes(self, *cards: int) -> "Table":
        """The cards drawn next, in this order."""
        rest = [card for card in self.state.fortunes if card not in cards]
        self.state.fortunes = [*rest, *reversed(cards)]
        return self

    def fortunes_left(self, *cards: int) -> "Table":
        """All fortune cards but these have been drawn."""
        self.state.told_fortunes = [card for card in self.state.fortunes if card not in cards]
        self.state.fortunes = list(reversed(cards))
        return self

    def dice(self, *colours: int) -> "Table":
        """What the next dice show."""
        self.state.chance.scripted = list(colours)
        return self

    # The phases; each plays on until somebody is asked something

    def draws_expert(self, expert: int) -> list[Event]:
        """A new round begins with this card."""
        self.next_expert(expert)
        self.state.steps = []
        begin_round(self.state)
        self.state.go_on(None)
        return self._told()

    def chooses_markets(self) -> list[Event]:
        return self.begins(CHOICE)

    def draws_fortune(self, *cards: int) -> list[Event]:
        """One card for each active market, in the order of markets; quiet ones for those not named."""
        self.next_fortunes(*cards, *[card for card in QUIET if card in self.state.fortunes][: 6 - len(cards)])
        return self.begins(FORTUNE)

    def buys(self) -> list[Event]:
        return self.begins(PURCHASE)

    def sells(self) -> list[Event]:
        return self.begins(SALE)

    def climbs(self) -> list[Event]:
        return self.begins(SIGNS)

    def begins(self, phase: str) -> list[Event]:
        for number in self.state.shown:
            self.state.put_under_pile(number)
        self.state.shown = []
        self.state.steps = [PlayRound(PHASES[PHASES.index(phase) :])]
        self.state.go_on(None)
        return self._told()

    def _told(self) -> list[Event]:
        assert GAME.problem(self.state) == ""
        return self.state.told()

    # What players do

    def plays(self, action: Action) -> list[Event]:
        events = play(self.state, action)
        assert GAME.problem(self.state) == ""
        return events

    def bids(self, *amounts: Money) -> list[Event]:
        """Those who are asked seal these bids, in the order of the seats; all that happens."""
        bidders = sorted(self.waiting)
        assert len(bidders) == len(amounts)
        sealed = zip(bidders, amounts, strict=True)
        return [event for seat, amount in sealed for event in self.plays(SealBid(seat, amount))]

    def enter(self, *entries: bool) -> list[Event]:
        """Those who are asked enter the auction or stay out, in the order of the seats."""
        buyers = sorted(self.waiting)
        assert len(buyers) == len(entries)
        events: list[Event] = []
        for seat, enters in zip(buyers, entries, strict=True):
            events += self.plays(EnterAuction(seat) if enters else StayOut(seat))
        return events

    def go(self, *markets: int) -> list[Event]:
        """The seats choose these markets."""
        return [event for seat, market in enumerate(markets) for event in self.plays(ChooseMarket(seat, market))]

    def stop(self) -> list[Event]:
        """Whoever is asked buys or sells nothing more."""
        seat = self.waiting[0]
        return self.plays(StopBuying(seat) if "stop-buying" in self.may(seat) else StopSelling(seat))

    def throws(self, keeping: list[int], *colours: int) -> list[Event]:
        """The seller keeps the dice at these places and throws the others, which show these colours."""
        return self.dice(*colours).plays(ThrowAgain(self.waiting[0], keeping))

    def waits(self, milliseconds: int) -> list[Event]:
        return self.plays(Tick(CLOCK, self.state.now + milliseconds))

    # What can be asked of the position

    def refusal(self, action: Action) -> str:
        return refusal(self.state, action)

    def may(self, seat: Seat) -> set[str]:
        """The verbs the seat is offered."""
        return {ask.verb for ask in asks(self.state, seat)}

    def ask(self, seat: Seat, verb: str) -> Ask:
        return next(ask for ask in asks(self.state, seat) if ask.verb == verb)

    def why_not(self, seat: Seat) -> dict[str, str]:
        """What the seat may not do now though the moment speaks of it, and by which clause."""
        return {ask.verb: ask.closure() for ask in closed(self.state, seat)}

    def view(self, seat: Seat) -> CresusView:
        return GAME.view(self.state, seat)

    def pile_of(self, market: int) -> list[int]:
        return self.state.piles[market]

    @property
    def waiting(self) -> list[Seat]:
        return waiting(self.state)

    @property
    def is_over(self) -> bool:
        return is_over(self.state)

    @property
    def purses(self) -> list[Money]:
        return self.state.cash


def kinds(events: Iterable[Event]) -> list[str]:
    return [type(event).__name__ for event in events]


def told(events: Iterable[Event], *kinds: type[Event]) -> list[Event]:
    """The events of these kinds."""
    return [event for event in events if type(event) in kinds]
