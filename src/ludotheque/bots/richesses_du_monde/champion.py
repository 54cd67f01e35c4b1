"""The best there is: drives hard bargains, and offers for sale what somebody else makes more of."""

from ludotheque.bots.richesses_du_monde.alliance import best_alliance
from ludotheque.bots.richesses_du_monde.bargains import hard_bargains
from ludotheque.bots.richesses_du_monde.distress import timely_sale
from ludotheque.bots.richesses_du_monde.judge import Judge
from ludotheque.bots.richesses_du_monde.trader import TraderBot
from ludotheque.bots.richesses_du_monde.weights import CHAMPION
from ludotheque.games.richesses_du_monde.actions import RollDice
from ludotheque.games.richesses_du_monde.desk import left_to_open
from ludotheque.games.richesses_du_monde.state import RichessesState
from ludotheque.kernel.action import Action, Seat
from ludotheque.kernel.ask import OK
from ludotheque.kernel.play import refusal


class ChampionBot(TraderBot):
    def __init__(self, name: str, seed: int) -> None:
        super().__init__(name, seed)
        self.weights = CHAMPION

    def start_turn(self, world: RichessesState, seat: Seat) -> Action:
        """As many proposals as the rules allow, the best first."""
        side = world.side_of[seat]
        if left_to_open(world, side) > 0:
            judge = Judge(world, side, self.weights)
            proposals = [*best_alliance(judge, seat), *hard_bargains(judge, seat), *timely_sale(judge, seat)]
            for proposal in proposals[world.opened[side] :]:
                if refusal(world, proposal) == OK:
                    return proposal
        return RollDice(seat)
