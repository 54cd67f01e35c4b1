"""Ludothèque: five French board games of money and travel, played again."""

import os

__version__ = "0.3.0"

if os.environ.get("LUDOTHEQUE_INTERPRETED") == "1":
    from ludotheque.interpreted import prefer_source

    prefer_source()
