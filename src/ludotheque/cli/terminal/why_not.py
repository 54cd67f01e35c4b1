"""Why something that is not in the menu cannot be done: the clause that forbids it."""

from collections.abc import Iterator
from typing import Any

from ludotheque.cli.terminal.finding import Unclear, find_name
from ludotheque.kernel.action import Action, Filling, Seat, UnknownVerb
from ludotheque.kernel.game import Game
from ludotheque.kernel.play import refusal
from ludotheque.kernel.step import State
from ludotheque.texts.catalogue import Catalogue


def clause_against(text: str, game: Game[Any], state: State, seat: Seat, catalogue: Catalogue) -> str:
    """The clause that refuses what the text would mean at another moment; nothing if it means nothing."""
    for action in _actions(text, game, seat, catalogue):
        clause = refusal(state, action)
        if clause:
            return clause
    return ""


def verb_called(text: str, catalogue: Catalogue) -> str:
    """The verb that the text is the letter of; nothing if it is none."""
    verbs = [verb for verb in _words("ask-", catalogue) if text.casefold() == catalogue.letter(verb)]
    return verbs[0] if verbs else ""


def _actions(text: str, game: Game[Any], seat: Seat, catalogue: Catalogue) -> Iterator[Action]:
    fillings: list[Filling] = [[[value]] for value in _named(text, catalogue)]
    for verb in _words("ask-", catalogue):
        meant = [[]] if text.casefold() == catalogue.letter(verb) else fillings
        for filling in meant:
            try:
                yield game.action(seat, verb, filling)
            except UnknownVerb:
                continue


def _named(text: str, catalogue: Catalogue) -> list[int]:
    """The things that the text names, of all kinds one may be asked for."""
    found: list[int] = []
    for kind in _words("blank-", catalogue):
        try:
            found.append(find_name(text, dict(enumerate(catalogue.names(kind)))))
        except Unclear:
            continue
    return found


def _words(prefix: str, catalogue: Catalogue) -> list[str]:
    return [key.removeprefix(prefix) for key in catalogue.sentences.keys if key.startswith(prefix)]
