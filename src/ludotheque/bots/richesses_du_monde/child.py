"""A beginner: takes what looks big, keeps little for a bad day, and does not always look twice."""

from typing import Final

from ludotheque.bots.richesses_du_monde.account import Account
from ludotheque.bots.richesses_du_monde.greedy import GreedyBot, usefulness
from ludotheque.games.richesses_du_monde.actions import (
    Agree,
    Bid,
    BuyJoker,
    BuyTitle,
    Decline,
    Keep,
    PutUp,
    Sell,
    StandAside,
    StopBuying,
    UseJoker,
)
from ludotheque.games.richesses_du_monde.auction import PutUpLots
from ludotheque.games.richesses_du_monde.bidding import SMALLEST_RAISE, SMALLEST_SUM, OpenBidding
from ludotheque.games.richesses_du_monde.exchange import ExchangeTalk
from ludotheque.games.richesses_du_monde.joker import JOKER_PRICE
from ludotheque.games.richesses_du_monde.purchase import BuyTitles
from ludotheque.games.richesses_du_monde.sale import SellOrKeep
from ludotheque.games.richesses_du_monde.state import RichessesState
from ludotheque.kernel.action import Action, Seat
from ludotheque.kernel.ask import OK
from ludotheque.kernel.play import refusal

POCKET: Final = 4_000_000  # cash it does not touch
PERCENT_COUNTS: Final = 0.004  # log-odds, as it feels to a beginner
LAPSES: Final = 5  # one time in so many it is content with what it has
RAISE: Final = 4  # parts of the printed price by which it goes up


class ChildBot(GreedyBot):
    def buy(self, world: RichessesState, seat: Seat, purchase: BuyTitles) -> Action:
        """The biggest share on offer, whether it leads anywhere or not."""
        spare = world.cash[purchase.side] - self.reserve(POCKET)
        titles = [title for title in purchase.open_to_side(world) if world.price(title) <= spare]
        if not titles or self.luck.below(LAPSES) == 0:
            return StopBuying(seat)
        percents = world.tables.percents[world.reading]
        biggest = max(titles, key=lambda title: percents[title])
        account = Account(len(world.sides()))
        account.open("biggest-share", PERCENT_COUNTS * percents[biggest], {"percent": percents[biggest]})
        self.explain(account)
        self.otherwise(StopBuying(seat))
        return BuyTitle(seat, biggest)

    def buy_joker(self, world: RichessesState, seat: Seat) -> Action:
        can = world.cash[world.side_of[seat]] >= self.reserve(POCKET) + JOKER_PRICE
        return BuyJoker(seat) if can else StopBuying(seat)

    def put_up(self, world: RichessesState, seat: Seat, lots: PutUpLots) -> Action:
        """A Joker is for using."""
        joker = UseJoker(seat)
        if refusal(world, joker) == OK:
            return joker
        return PutUp(seat, min(lots.choices(world), key=lambda product: usefulness(world, lots.side, product)))

    def bid(self, world: RichessesState, seat: Seat, bidding: OpenBidding) -> Action:
        """For what it collects already, up to the printed price."""
        side = world.side_of[seat]
        price = world.holding_price(bidding.seller, bidding.product)
        low, most = bidding.amount + SMALLEST_RAISE, min(price, world.cash[side] - self.reserve(POCKET))
        if low > most or not world.holds(side, bidding.product):
            return StandAside(seat)
        raised = bidding.amount + price // RAISE // SMALLEST_SUM * SMALLEST_SUM
        return Bid(seat, max(low, min(raised, most // SMALLEST_SUM * SMALLEST_SUM)))

    def sell(self, world: RichessesState, seat: Seat, sale: SellOrKeep) -> Action:
        """More than it cost is a good price."""
        return Sell(seat) if sale.amount > world.holding_price(sale.seller, sale.product) else Keep(seat)

    def answer_exchange(self, world: RichessesState, seat: Seat, talk: ExchangeTalk) -> Action:
        """What is printed on the titles must not be less than what it gives."""
        side = world.side_of[seat]
        given = sum(world.holding_price(side, product) for product in talk.wanted_products)
        received = sum(world.holding_price(talk.proposer, product) for product in talk.given_products)
        affordable = world.cash[side] + talk.balance >= (self.reserve(POCKET) if talk.balance < 0 else 0)
        return Agree(seat) if affordable and received + talk.balance >= given else Decline(seat)
