"""Codes of tables: short, read aloud by one and typed by another."""

import secrets

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none is mistaken for another
GROUPS = 2
GROUP_LENGTH = 5


def new_code() -> str:
    """Ten letters of 32, said in two groups: fifty bits, which nobody guesses."""
    return "-".join("".join(secrets.choice(LETTERS) for _ in range(GROUP_LENGTH)) for _ in range(GROUPS))


def read_code(typed: str) -> str:
    """A code as it is kept, however it was typed. Codes of former times have six letters and no groups."""
    letters = "".join(letter for letter in typed.upper() if letter.isalnum())
    if len(letters) != GROUPS * GROUP_LENGTH:
        return letters
    return f"{letters[:GROUP_LENGTH]}-{letters[GROUP_LENGTH:]}"
