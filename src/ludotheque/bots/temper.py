"""How somebody plays, beside how well: what sets two opponents of one level apart."""

MOST = 2


class Temper:
    """Each from -2 to 2. At 0 a bot plays as its level does by itself, to the letter."""

    def __init__(self, daring: int = 0, thrift: int = 0, spite: int = 0) -> None:
        self.daring = daring  # takes risks where the level would just not; below zero avoids them
        self.thrift = thrift  # keeps its money together; below zero spends it freely
        self.spite = spite  # what it gives up to harm whoever leads or has harmed it; below zero it spares them


EVEN = Temper()
