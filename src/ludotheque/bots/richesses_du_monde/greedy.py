"""Buys what brings most for its price, goes by the prices printed on the titles, and never proposes anything."""

from typing import Final

from ludotheque.bots.richesses_du_monde.player import RichessesPlayer
from ludotheque.bots.richesses_du_monde.yields import smooth_royalty
from ludotheque.bots.sums import added
from ludotheque.games.richesses_du_monde.actions import (
    Agree,
    Bid,
    BuyJoker,
    BuyTitle,
    Decline,
    Keep,
    PutUp,
    RollDice,
    Sell,
    SettleDebt,
    StandAside,
    StopBuying,
    UseJoker,
)
from ludotheque.games.richesses_du_monde.association import AssociationTalk
from ludotheque.games.richesses_du_monde.auction import PutUpLots
from ludotheque.games.richesses_du_monde.bidding import SMALLEST_RAISE, SMALLEST_SUM, OpenBidding
from ludotheque.games.richesses_du_monde.council import Consent
from ludotheque.games.richesses_du_monde.exchange import ExchangeTalk
from ludotheque.games.richesses_du_monde.joker import JOKER_PRICE
from ludotheque.games.richesses_du_monde.purchase import BuyTitles
from ludotheque.games.richesses_du_monde.sale import SellOrKeep
from ludotheque.games.richesses_du_monde.state import RichessesState
from ludotheque.kernel.action import Action, Seat
from ludotheque.kernel.ask import OK
from ludotheque.kernel.play import refusal

RESERVE: Final = 8_000_000  # cash it does not touch when it buys
RICH: Final = 20_000_000  # from so much cash on it buys a Joker
RAISES: Final = 20  # bids in which it would go from nothing to the whole price
PLAINLY_GOOD: Final = 1.25  # times the printed price of what it gives
TRUST: Final = 2.0  # and that many times for what pays royalties already


class GreedyBot(RichessesPlayer):
    def start_turn(self, world: RichessesState, seat: Seat) -> Action:
        return RollDice(seat)

    def pay(self, world: RichessesState, seat: Seat) -> Action:
        return SettleDebt(seat)

    def buy(self, world: RichessesState, seat: Seat, purchase: BuyTitles) -> Action:
        spare = world.cash[purchase.side] - RESERVE
        titles = [title for title in purchase.open_to_side(world) if world.price(title) <= spare]
        if not titles:
            return StopBuying(seat)
        return BuyTitle(seat, max(titles, key=lambda title: _yield_per_price(world, purchase.side, title)))

    def buy_joker(self, world: RichessesState, seat: Seat) -> Action:
        return BuyJoker(seat) if world.cash[world.side_of[seat]] >= RICH + JOKER_PRICE else StopBuying(seat)

    def put_up(self, world: RichessesState, seat: Seat, lots: PutUpLots) -> Action:
        product = min(lots.choices(world), key=lambda product: usefulness(world, lots.side, product))
        pays = world.tables.royalty(product, world.percent(lots.side, product)) > 0
        joker = UseJoker(seat)
        return joker if pays and refusal(world, joker) == OK else PutUp(seat, product)

    def bid(self, world: RichessesState, seat: Seat, bidding: OpenBidding) -> Action:
        side = world.side_of[seat]
        price = world.holding_price(bidding.seller, bidding.product)
        low, most = bidding.amount + SMALLEST_RAISE, min(price, world.cash[side] - RESERVE)
        if low > most or not _raises_a_step(world, side, bidding.seller, bidding.product):
            return StandAside(seat)
        raised = bidding.amount + price // RAISES // SMALLEST_SUM * SMALLEST_SUM
        return Bid(seat, max(low, min(raised, most // SMALLEST_SUM * SMALLEST_SUM)))

    def sell(self, world: RichessesState, seat: Seat, sale: SellOrKeep) -> Action:
        return Sell(seat) if sale.amount >= _price_to_part(world, sale.seller, sale.product) else Keep(seat)

    def answer_exchange(self, world: RichessesState, seat: Seat, talk: ExchangeTalk) -> Action:
        side = world.side_of[seat]
        given = added([_price_to_part(world, side, product) for product in talk.wanted_products])
        received = sum(world.holding_price(talk.proposer, product) for product in talk.given_products)
        affordable = world.cash[side] + talk.balance >= (RESERVE if talk.balance < 0 else 0)
        return Agree(seat) if affordable and received + talk.balance >= given else Decline(seat)

    def answer_association(self, world: RichessesState, seat: Seat, talk: AssociationTalk) -> Action:
        """It joins the weak against the strong: together they own less than somebody outside."""
        inside = [talk.proposer, *talk.partners]
        together = sum(world.titles_price(side) for side in inside)
        outside = [world.titles_price(side) for side in world.sides() if side not in inside]
        return Agree(seat) if max(outside) > together else Decline(seat)

    def consent(self, world: RichessesState, seat: Seat, wish: Consent) -> Action:
        return Agree(seat)


def _yield_per_price(world: RichessesState, side: Seat, title: int) -> float:
    product = world.tables.products[title]
    before = world.percent(side, product)
    after = before + world.tables.percents[world.reading][title]
    gain = smooth_royalty(world.tables, product, after) - smooth_royalty(world.tables, product, before)
    return gain / world.price(title)


def usefulness(world: RichessesState, side: Seat, product: int) -> float:
    return smooth_royalty(world.tables, product, world.percent(side, product))


def _raises_a_step(world: RichessesState, side: Seat, seller: Seat, product: int) -> bool:
    before = world.percent(side, product)
    after = before + world.percent(seller, product)
    return world.tables.royalty(product, after) > world.tables.royalty(product, before)


def _price_to_part(world: RichessesState, side: Seat, product: int) -> float:
    pays = world.tables.royalty(product, world.percent(side, product)) > 0
    return (TRUST if pays else PLAINLY_GOOD) * world.holding_price(side, product)
