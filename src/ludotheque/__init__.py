"""Ludothèque: five French board games of money and travel, played again."""

from ludotheque.interpreted import choose_core

__version__ = "0.12.0"

choose_core()
