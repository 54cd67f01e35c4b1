"""Buys what should sell for more, sells it at once, and climbs as soon as it can: no plan, no trade."""

from typing import Final

from ludotheque.bots.cresus.dice import best_colour_odds
from ludotheque.bots.cresus.trader import Trader
from ludotheque.bots.sums import added
from ludotheque.games.cresus.actions import (
    Agree,
    BuyAtHalf,
    BuyShare,
    BuySigns,
    ChooseMarket,
    ConsultAnalyst,
    Decline,
    EnterAuction,
    RepayLoan,
    SealBid,
    SellShare,
    SellSign,
    StayOut,
    StopBuying,
    TakePrice,
    ThrowAgain,
    TurnDie,
    UseCard,
    UseExpert,
)
from ludotheque.games.cresus.debts import FacePayment, is_shut_in
from ludotheque.games.cresus.expert import ExpertAuction
from ludotheque.games.cresus.offers import ChooseProposal, ChooseSeller, ExchangeCall, PurchaseTalk
from ludotheque.games.cresus.purchase import EnterBidding, ShareAuction, half_price
from ludotheque.games.cresus.sale import DiceSale
from ludotheque.games.cresus.signs import most_signs, signs_prices
from ludotheque.games.cresus.state import CresusState
from ludotheque.games.cresus.tables import ANALYST, DICE, HALF_PRICE, MARKETS, RETHROW, SHIELD, TIE_BREAK, TURN_DIE
from ludotheque.kernel.action import Action, Seat

MOST_FOR_EXPERT: Final = 15
RESERVE: Final = 60  # what it keeps in its purse for the next shares
FAIR_PERCENT: Final = 120  # of what it expects from the dice, to part with a share


class GreedyBot(Trader):
    def bid_for_expert(self, world: CresusState, seat: Seat, step: ExpertAuction) -> Action:
        return SealBid(seat, self.luck.below(min(MOST_FOR_EXPERT, world.cash[seat]) + 1))

    def bid_for_share(self, world: CresusState, seat: Seat, step: ShareAuction) -> Action:
        """Somewhere between half of the list price and what the dice should bring."""
        low = world.tables.prices[step.share] // 2
        high = max(low, int(_expected(world, step.share)) - 1)
        bid = low + self.luck.below(high - low + 1)
        return SealBid(seat, max(step.least, min(bid, world.cash[seat])))

    def break_tie(self, world: CresusState, seat: Seat) -> Action:
        return UseExpert(seat, world.hires(seat, TIE_BREAK)[0])

    def choose_market(self, world: CresusState, seat: Seat) -> Action:
        """Anywhere but here and where a Pirate is."""
        open_ones = [m for m in range(MARKETS) if m not in (world.closed, world.pawns[seat])]
        market = open_ones[self.luck.below(len(open_ones))]
        return ConsultAnalyst(seat, market) if world.hires(seat, ANALYST) else ChooseMarket(seat, market)

    def buy(self, world: CresusState, seat: Seat) -> Action:
        """Whatever promises most above its price."""
        shown = world.shown_at(world.pawns[seat])
        promising = [share for share in shown if _profit(world, share) > 0]
        if world.hires(seat, HALF_PRICE):
            halved = [share for share in shown if half_price(world, share) <= world.cash[seat]]
            if halved:
                return BuyAtHalf(seat, max(halved, key=lambda share: _profit(world, share)))
        affordable = [share for share in promising if world.tables.prices[share] <= world.cash[seat]]
        if not affordable:
            return StopBuying(seat)
        return BuyShare(seat, max(affordable, key=lambda share: _profit(world, share)))

    def enter(self, world: CresusState, seat: Seat, step: EnterBidding) -> Action:
        worth_it = _profit(world, step.share) > 0 and world.cash[seat] > 0
        return EnterAuction(seat) if worth_it else StayOut(seat)

    def sell(self, world: CresusState, seat: Seat) -> Action:
        return SellShare(seat, world.held(seat)[0])

    def throw(self, world: CresusState, seat: Seat, step: DiceSale) -> Action:
        """Keeps the colour that shows most; whatever helps is used at once."""
        best = max(range(MARKETS), key=step.colours.count)
        if step.colours.count(best) == DICE:
            return TakePrice(seat)
        if step.left > 0:
            return ThrowAgain(seat, [die for die in range(DICE) if step.colours[die] == best])
        if world.hires(seat, TURN_DIE):
            return TurnDie(seat, next(die for die in range(DICE) if step.colours[die] != best), best)
        for ask in [ask for ask in step.asks(world, seat) if ask.is_open()]:
            if ask.verb == "use-expert":
                return UseExpert(seat, ask.pick(self.luck)[0][0])
            if ask.verb == "use-card":
                return UseCard(seat, world.keeps(seat, RETHROW)[0])
        return TakePrice(seat)

    def climb(self, world: CresusState, seat: Seat) -> Action:
        """As high as a small reserve allows, and in the last round as high as it goes."""
        if 0 < world.loans[seat] <= world.cash[seat]:
            return RepayLoan(seat)
        most = most_signs(world, seat)
        reaches_island = world.signs[seat] + most == len(world.tables.signs)
        if not world.experts or reaches_island:
            return BuySigns(seat, most)
        within = [price for price in signs_prices(world, seat) if world.cash[seat] - price >= RESERVE]
        return BuySigns(seat, min(most, len(within)))

    def face_payment(self, world: CresusState, seat: Seat, step: FacePayment) -> Action:
        return UseCard(seat, world.keeps(seat, SHIELD)[0])

    def raise_money(self, world: CresusState, seat: Seat) -> Action:
        held = world.held(seat)
        return SellShare(seat, held[0]) if held and not is_shut_in(world, seat) else SellSign(seat)

    def answer_offer(self, world: CresusState, seat: Seat, step: PurchaseTalk) -> Action:
        mine = [share for share in step.wanted_shares if world.owner[share] == seat]
        fair = added([_expected(world, share) for share in mine]) * FAIR_PERCENT / 100
        return Agree(seat) if step.amount >= fair else Decline(seat)

    def answer_call(self, world: CresusState, seat: Seat, step: ExchangeCall) -> Action:
        return Decline(seat)

    def pick_proposal(self, world: CresusState, seat: Seat, step: ChooseProposal) -> Action:
        return Decline(seat)

    def pick_seller(self, world: CresusState, seat: Seat, step: ChooseSeller) -> Action:
        return Decline(seat)


def _expected(world: CresusState, share: int) -> float:
    """What the dice bring on average."""
    odds = best_colour_odds(world.tables.throws[share])
    return added([chance * price for chance, price in zip(odds, world.tables.payouts[share], strict=True)])


def _profit(world: CresusState, share: int) -> float:
    return _expected(world, share) - world.tables.prices[share]
