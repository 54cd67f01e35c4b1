"""What a level goes by. The careful bot's figures were set by hand; the champion's are found by self-play.

`tools/tune_bots.py` finds them from a seed, with the simulator alone. All worth is counted in points.
"""

from dataclasses import dataclass


@dataclass
class Weights:
    most_cards_tried: int = 150  # of one's own, to find what may be laid
    shortlist: int = 6  # turns that are looked at more closely
    # How long the deal lasts; measured over games of greedy bots.
    rounds_per_card: float = 0.8  # in the shortest hand
    rounds_per_stock: float = 0.5  # for each card of the stock, by the number of players
    by_chains: float = 0.0  # once the stock is empty, how much it counts how many chains are left to whoever has fewest
    doubt: float = 0.225  # of the rounds left, how far the guess may be off …
    least_doubt: float = 1.5  # … and that many more
    # What a hand is worth.
    out_of_reach: float = 0.8  # of a chain whose first nation cannot be played yet
    tempo: float = 0.0  # points that a card is worth by not needing a turn of its own
    stranded: float = 0.0  # points that a chain costs as long as its first nation cannot be played
    hurry: float = 0.0  # points that each turn costs that the hand still needs
    later_draws: float = 0.5  # how much one's share of the stock counts beside the cards drawn at once
    draw: float = 0.0  # points that a card drawn at once is worth beside what it joins
    joining: float = 1.0  # how much it counts what a drawn card would join
    patience: float = 1.0  # how much a hand counts beside the points of this turn
    corners: float = 0.5  # how much a hoped-for corner bonus counts
    # Others.
    gift: float = 0.2  # how much it hurts what the next player could announce at once
    rivals: float = 1.0  # how much the hands of others count
    leader: float = 0.0  # how much more the foremost rival counts than the others, from 0 to 1
    # The end of a deal, when all lies open.
    race: float = 0.0  # how much it counts how the deal would end if all laid their best chains by turns …
    race_tempo: float = 2.0  # … a card that needs no turn of its own being worth so many points more …
    race_lost: float = 1.0  # … and how much they mind the cards they may be left with


CAREFUL = Weights()
STEADY = Weights(
    most_cards_tried=60, shortlist=3, later_draws=0.0, draw=0.6, joining=0.0, corners=0.0, gift=0.0, rivals=0.0
)
CHAMPION = Weights(most_cards_tried=400, shortlist=10, by_chains=1.0, race=0.2)
