"""Buys what brings most for its price, goes by the prices printed on the titles, and never proposes anything."""

from typing import Final

from ludotheque.bots.richesses_du_monde.account import Account, grow
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
from ludotheque.games.richesses_du_monde.cautions import MILLION
from ludotheque.games.richesses_du_monde.council import Consent
from ludotheque.games.richesses_du_monde.exchange import ExchangeTalk
from ludotheque.games.richesses_du_monde.joker import JOKER_PRICE
from ludotheque.games.richesses_du_monde.purchase import BuyTitles
from ludotheque.games.richesses_du_monde.sale import SellOrKeep
from ludotheque.games.richesses_du_monde.state import RichessesState
from ludotheque.kernel.action import Action, Money, Seat
from ludotheque.kernel.ask import OK
from ludotheque.kernel.play import refusal

RESERVE: Final = 8_000_000  # cash it does not touch when it buys
RICH: Final = 20_000_000  # from so much cash on it buys a Joker
RAISES: Final = 20  # bids in which it would go from nothing to the whole price
PLAINLY_GOOD: Final = 1.25  # times the printed price of what it gives
TRUST: Final = 2.0  # and that many times for what pays royalties already


# What this bot makes of money, in log-odds: it does not think further than that.
ROYALTIES_COUNT: Final = 0.09  # a million a visit
CASH_COUNTS: Final = 0.03  # a million in hand

# What a temper changes, for each of its steps.
CAUTION: Final = 0.2  # parts of the reserve, more for thrift and less for daring
RANCOUR: Final = 0.15  # times the price to part, more for each step of a grudge


class GreedyBot(RichessesPlayer):
    def reserve(self, least: Money) -> Money:
        """Cash it does not touch: the thrifty keep more, the daring less."""
        steps = self.temper.thrift - self.temper.daring
        return least if steps == 0 else int(least * (1 + CAUTION * steps)) // SMALLEST_SUM * SMALLEST_SUM

    def start_turn(self, world: RichessesState, seat: Seat) -> Action:
        return RollDice(seat)

    def pay(self, world: RichessesState, seat: Seat) -> Action:
        return SettleDebt(seat)

    def buy(self, world: RichessesState, seat: Seat, purchase: BuyTitles) -> Action:
        reserve = self.reserve(RESERVE)
        within_reach, titles = _to_buy(world, purchase, 0), _to_buy(world, purchase, reserve)
        if titles:
            best = max(titles, key=lambda title: _yield_per_price(world, purchase.side, title))
            self.explain(_reasons_to_buy(world, purchase.side, best))
            self.otherwise(StopBuying(seat))
            return BuyTitle(seat, best)
        if within_reach:
            left = max(within_reach, key=lambda title: _yield_per_price(world, purchase.side, title))
            self.explain(_reasons_to_stop(world, purchase.side, reserve, left))
            self.otherwise(BuyTitle(seat, left))
        return StopBuying(seat)

    def buy_joker(self, world: RichessesState, seat: Seat) -> Action:
        if world.cash[world.side_of[seat]] < self.reserve(RICH) + JOKER_PRICE:
            return StopBuying(seat)
        account = Account(len(world.sides()))
        account.secret("joker-insures", CASH_COUNTS * JOKER_PRICE / MILLION, {})
        self.explain(account)
        self.otherwise(StopBuying(seat))
        return BuyJoker(seat)

    def put_up(self, world: RichessesState, seat: Seat, lots: PutUpLots) -> Action:
        product = min(lots.choices(world), key=lambda product: usefulness(world, lots.side, product))
        pays = world.tables.royalty(product, world.percent(lots.side, product)) > 0
        joker = UseJoker(seat)
        if pays and refusal(world, joker) == OK:
            self.otherwise(PutUp(seat, product))
            return joker
        account = Account(len(world.sides()))
        lost = usefulness(world, lots.side, product) / MILLION
        account.open("least-useful", -ROYALTIES_COUNT * lost, {"product": product})
        self.explain(account)
        return PutUp(seat, product)

    def bid(self, world: RichessesState, seat: Seat, bidding: OpenBidding) -> Action:
        side = world.side_of[seat]
        price = world.holding_price(bidding.seller, bidding.product)
        reserve = self.reserve(RESERVE)
        low, most = bidding.amount + SMALLEST_RAISE, min(price, world.cash[side] - reserve)
        if not _raises_a_step(world, side, bidding.seller, bidding.product):
            account = Account(len(world.sides()))
            account.secret("no-step", CASH_COUNTS * low / MILLION, {"product": bidding.product})
            self.explain(account)
            return StandAside(seat)
        if low > most:
            self.explain(_reasons_to_pass(world, reserve, price, low))
            return StandAside(seat)
        raised = bidding.amount + price // RAISES // SMALLEST_SUM * SMALLEST_SUM
        amount = max(low, min(raised, most // SMALLEST_SUM * SMALLEST_SUM))
        self.explain(_reasons_to_bid(world, side, bidding, price - amount))
        self.otherwise(StandAside(seat))
        return Bid(seat, amount)

    def sell(self, world: RichessesState, seat: Seat, sale: SellOrKeep) -> Action:
        least = self.price_to_part(world, sale.seller, sale.product, sale.bidder)
        account = Account(len(world.sides()))
        odds = CASH_COUNTS * (sale.amount - least) / MILLION
        if sale.amount >= least:
            account.secret("good-price", odds, {"amount": sale.amount})
            self.otherwise(Keep(seat))
        else:
            account.secret("poor-price", -odds, {"amount": sale.amount})
            self.otherwise(Sell(seat))
        self.explain(account)
        return Sell(seat) if sale.amount >= least else Keep(seat)

    def price_to_part(self, world: RichessesState, side: Seat, product: int, buyer: Seat) -> float:
        """The printed price and something on top; more for whoever has wronged it."""
        held_against = max([self.grudge(seat) for seat in world.members(buyer)])
        return (1 + RANCOUR * held_against) * _price_to_part(world, side, product)

    def answer_exchange(self, world: RichessesState, seat: Seat, talk: ExchangeTalk) -> Action:
        side = world.side_of[seat]
        given = added([self.price_to_part(world, side, product, talk.proposer) for product in talk.wanted_products])
        received = sum(world.holding_price(talk.proposer, product) for product in talk.given_products)
        reserve = self.reserve(RESERVE) if talk.balance < 0 else 0
        affordable = world.cash[side] + talk.balance >= reserve
        return self.answer(world, seat, affordable, received + talk.balance - given)

    def answer(self, world: RichessesState, seat: Seat, affordable: bool, profit: float) -> Action:
        """To an exchange, by what it brings at printed prices."""
        account = Account(len(world.sides()))
        odds = CASH_COUNTS * profit / MILLION
        if affordable and profit >= 0:
            account.secret("worth-more", odds, {"amount": int(profit)})
            self.otherwise(Decline(seat))
        elif affordable:
            account.secret("worth-less", -odds, {"amount": -int(profit)})
            self.otherwise(Agree(seat))
        self.explain(account)
        return Agree(seat) if affordable and profit >= 0 else Decline(seat)

    def answer_association(self, world: RichessesState, seat: Seat, talk: AssociationTalk) -> Action:
        """It joins the weak against the strong: together they own less than somebody outside."""
        inside = [talk.proposer, *talk.partners]
        together = sum(world.titles_price(side) for side in inside)
        outside = [world.titles_price(side) for side in world.sides() if side not in inside]
        return Agree(seat) if max(outside) > together else Decline(seat)

    def consent(self, world: RichessesState, seat: Seat, wish: Consent) -> Action:
        return Agree(seat)


def _to_buy(world: RichessesState, purchase: BuyTitles, reserve: Money) -> list[int]:
    spare = world.cash[purchase.side] - reserve
    return [title for title in purchase.open_to_side(world) if world.price(title) <= spare]


def _reasons_to_buy(world: RichessesState, side: Seat, title: int) -> Account:
    account = Account(len(world.sides()))
    product = world.tables.products[title]
    _grows(account, world, side, product, world.tables.percents[world.reading][title])
    price = world.price(title)
    account.secret("most-for-price", CASH_COUNTS * price / MILLION, {"title": title, "price": price})
    return account


def _reasons_to_stop(world: RichessesState, side: Seat, reserve: Money, left: int) -> Account:
    account = Account(len(world.sides()))
    account.secret("keeps-reserve", CASH_COUNTS * reserve / MILLION, {"amount": reserve})
    missed = ROYALTIES_COUNT * _yield_per_price(world, side, left) * world.price(left) / MILLION
    account.secret("leaves-title", -missed, {"title": left})
    return account


def _reasons_to_bid(world: RichessesState, side: Seat, bidding: OpenBidding, saved: Money) -> Account:
    account = Account(len(world.sides()))
    _grows(account, world, side, bidding.product, world.percent(bidding.seller, bidding.product))
    account.secret("under-price", CASH_COUNTS * saved / MILLION, {"amount": saved})
    return account


def _reasons_to_pass(world: RichessesState, reserve: Money, price: Money, low: Money) -> Account:
    account = Account(len(world.sides()))
    if low > price:
        account.secret("over-price", CASH_COUNTS * (low - price) / MILLION, {"price": price})
    else:
        account.secret("keeps-reserve", CASH_COUNTS * reserve / MILLION, {"amount": reserve})
    return account


def _grows(account: Account, world: RichessesState, side: Seat, product: int, percent: int) -> None:
    """By what a greater share will pay, and is on the way to paying."""
    held = world.percent(side, product)
    tables = world.tables
    gain = smooth_royalty(tables, product, held + percent) - smooth_royalty(tables, product, held)
    before, after = tables.royalty(product, held), tables.royalty(product, held + percent)
    grow(account, product, held + percent, before, after, ROYALTIES_COUNT * gain / MILLION)


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
