"""What a level goes by when it reckons. The broker's figures were set by hand; the champion's are found by self-play.

`tools/tune_bots.py` finds them from a seed, with the simulator alone.
"""

from dataclasses import dataclass, replace

Pace = tuple[float, float, float, float, float, float]


@dataclass
class Weights:
    # What a share is worth.
    same_sector: float = 0.4  # shares of a given sector that a collector buys in a round
    collecting_rounds: float = 3.0  # beyond which nobody knows what he will still hold
    fear: float = 4.0  # millions: what it may cost to hold a share until another round
    # How a game goes.
    shared_profit: float = 0.25  # of a share's profit, what is left of it when several players want it
    purse: float = 2.0  # mean prices that one should have at hand for the next two shares
    spread: float = 0.6  # of the income: how far a round may be better or worse than usual
    patience: float = 0.85  # an island one round later is worth so much: somebody else may have one by then
    ease: float = 1.5  # how far more capital than usual still helps
    consolation: float = 0.4  # the ladder without its island
    # What an expert is worth.
    reached: float = 0.7  # how often one gets to sell on the market of a given expert
    alone_soon: float = 0.4  # how often one is the only buyer
    insight: float = 0.2  # of a share's profit, what it brings to know the next cards of a market
    last_word: float = 0.05  # … and to win a tie
    sales_per_round: float = 1.5  # to come, as far as experts are concerned
    # Where to go, and what to bid.
    shared: float = 0.35  # of what two shares promise, what is left where others bid as well
    doubt: float = 0.1  # how likely somebody else chooses his market as cleverly as oneself
    eagerness: float = 1.0  # of what a thing is worth to oneself, what a bid reckons with
    rivals: float = 1.0  # how high the bids of others are thought to be, beside a broker's
    # Trade.
    worth_offering: float = 6.0  # millions that both gain together; for less nobody is disturbed
    worth_agreeing: float = 2.0  # millions for oneself
    envy: float = 0.0  # of what the other gains by a deal, what must be made good to oneself
    offers: int = 1  # made in a round
    least_left: float = 0.0  # millions that an offer leaves to the other in any case
    generosity: float = 0.5  # of what is gained together, what an offer leaves to the other

    def pace(self) -> Pace:
        """What the plan of the ladder depends on."""
        return (self.shared_profit, self.purse, self.spread, self.patience, self.ease, self.consolation)


BROKER = Weights()
STEADY = replace(BROKER, eagerness=1.3, fear=10.0)
CHAMPION = replace(BROKER, offers=3, least_left=3.0, generosity=0.2)
