"""What a value counts is told by its name: a player, a thing of the edition, money, or a plain number."""

# Fields and blanks that hold a seat; with an s at the end they hold several.
PLAYER_WORDS = [
    "bidder",
    "buyer",
    "creditor",
    "dealer",
    "debtor",
    "doubter",
    "giver",
    "mover",
    "owner",
    "partner",
    "player",
    "proposer",
    "receiver",
    "seat",
    "seller",
    "suspect",
    "victim",
    "winner",
]

# Fields that hold one number for each seat, in the order of the seats.
EACH_PLAYER_WORDS = ["bids", "purses", "scores", "totals"]

# Fields and blanks that hold a sum, in the unit of the game.
MONEY_WORDS = ["amount", "balance", "bid", "cash", "debt", "money", "price", "purse", "tax"]

# How several of a thing end, and how one of them does: `territories`, `territory`; `nations`, `nation`.
ENDINGS = {"ies": "y", "s": ""}


def kind(word: str) -> str:
    """What a longer word counts is told by its last part: `from_square` is a square."""
    return word.rpartition("_")[2]


def singular(word: str) -> str:
    """`nations` holds several of what `nation` holds one of; `territories` of `territory`."""
    for several, one in ENDINGS.items():
        if word.endswith(several):
            return word.removesuffix(several) + one
    return word


def is_player(word: str) -> bool:
    return kind(word) in PLAYER_WORDS


def is_money(word: str) -> bool:
    return kind(word) in MONEY_WORDS
