"""What a share of a production pays, and what it is on the way to paying."""

from ludotheque.games.richesses_du_monde.tables import SHARES, RichessesTables


def smooth_royalty(tables: RichessesTables, product: int, percent: float) -> float:
    """The royalty along a line from step to step: a share just below a step is nearly worth it."""
    low, reached = 0, 0
    yields = tables.yields[product]
    for step, share in enumerate(SHARES):
        pays = yields[step]
        if percent < share:
            return reached + (pays - reached) * (percent - low) / (share - low)
        low, reached = share, pays
    return reached
