"""A player of Crésus, by the questions the game puts; each bot has its own answers."""

from ludotheque.bots.bot import Bot
from ludotheque.bots.worlds import Worlds
from ludotheque.games.cresus.choice import ChooseMarkets
from ludotheque.games.cresus.debts import FacePayment, RaiseMoney
from ludotheque.games.cresus.expert import ExpertAuction
from ludotheque.games.cresus.offers import ChooseProposal, ChooseSeller, ExchangeCall, PurchaseTalk
from ludotheque.games.cresus.purchase import BuyAlone, EnterBidding, ShareAuction
from ludotheque.games.cresus.sale import DiceSale, SellShares
from ludotheque.games.cresus.signs import ClimbLadder
from ludotheque.games.cresus.state import CresusState
from ludotheque.kernel.action import Action, Seat


class Trader(Bot):
    def decide(self, worlds: Worlds, seat: Seat) -> Action:
        world = worlds.sample()
        assert isinstance(world, CresusState)
        step = world.steps[-1]
        if isinstance(step, ExpertAuction):
            return self.break_tie(world, seat) if step.tied else self.bid_for_expert(world, seat, step)
        if isinstance(step, ShareAuction):
            return self.break_tie(world, seat) if step.tied else self.bid_for_share(world, seat, step)
        if isinstance(step, ChooseMarkets):
            return self.choose_market(world, seat)
        if isinstance(step, BuyAlone):
            return self.buy(world, seat)
        if isinstance(step, EnterBidding):
            return self.enter(world, seat, step)
        if isinstance(step, SellShares):
            return self.sell(world, seat)
        if isinstance(step, DiceSale):
            return self.throw(world, seat, step)
        return self._answer_others(world, seat)

    def _answer_others(self, world: CresusState, seat: Seat) -> Action:
        step = world.steps[-1]
        if isinstance(step, ClimbLadder):
            return self.climb(world, seat)
        if isinstance(step, FacePayment):
            return self.face_payment(world, seat, step)
        if isinstance(step, RaiseMoney):
            return self.raise_money(world, seat)
        if isinstance(step, PurchaseTalk):
            return self.answer_offer(world, seat, step)
        if isinstance(step, ExchangeCall):
            return self.answer_call(world, seat, step)
        if isinstance(step, ChooseSeller):
            return self.pick_seller(world, seat, step)
        assert isinstance(step, ChooseProposal)
        return self.pick_proposal(world, seat, step)

    def bid_for_expert(self, world: CresusState, seat: Seat, step: ExpertAuction) -> Action:
        raise NotImplementedError

    def bid_for_share(self, world: CresusState, seat: Seat, step: ShareAuction) -> Action:
        raise NotImplementedError

    def break_tie(self, world: CresusState, seat: Seat) -> Action:
        raise NotImplementedError

    def choose_market(self, world: CresusState, seat: Seat) -> Action:
        raise NotImplementedError

    def buy(self, world: CresusState, seat: Seat) -> Action:
        raise NotImplementedError

    def enter(self, world: CresusState, seat: Seat, step: EnterBidding) -> Action:
        raise NotImplementedError

    def sell(self, world: CresusState, seat: Seat) -> Action:
        raise NotImplementedError

    def throw(self, world: CresusState, seat: Seat, step: DiceSale) -> Action:
        raise NotImplementedError

    def climb(self, world: CresusState, seat: Seat) -> Action:
        raise NotImplementedError

    def face_payment(self, world: CresusState, seat: Seat, step: FacePayment) -> Action:
        raise NotImplementedError

    def raise_money(self, world: CresusState, seat: Seat) -> Action:
        raise NotImplementedError

    def answer_offer(self, world: CresusState, seat: Seat, step: PurchaseTalk) -> Action:
        raise NotImplementedError

    def answer_call(self, world: CresusState, seat: Seat, step: ExchangeCall) -> Action:
        raise NotImplementedError

    def pick_proposal(self, world: CresusState, seat: Seat, step: ChooseProposal) -> Action:
        raise NotImplementedError

    def pick_seller(self, world: CresusState, seat: Seat, step: ChooseSeller) -> Action:
        raise NotImplementedError
