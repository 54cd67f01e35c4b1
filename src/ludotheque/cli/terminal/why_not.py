"""Why something that is not in the menu cannot be done: the clause that forbids it."""

from collections.abc import Iterator
from typing import Any

from ludotheque.cli.terminal.finding import Unclear, find_name
from ludotheque.kernel.action import Action, Filling, Seat, UnknownVerb
from ludotheque.kernel.game import Game
from ludotheque.kernel.play import asks, refusal
from ludotheque.kernel.step import State
from ludotheque.texts.texts import Texts


def clause_against(text: str, game: Game[Any], state: State, seat: Seat, texts: Texts) -> str:
    """The clause that refuses what the text would mean, in answer to what is asked if it can; or nothing."""
    asked = [ask.verb for ask in asks(state, seat)]
    verbs = asked + [verb for verb in _words("ask-", texts) if verb not in asked]
    for action in _actions(text, game, seat, verbs, texts):
        clause = refusal(state, action)
        if clause:
            return clause
    return ""


def verb_called(text: str, texts: Texts) -> str:
    """The verb that the text is the letter of; nothing if it is none."""
    verbs = [verb for verb in _words("ask-", texts) if text.casefold() == texts.letter(verb)]
    return verbs[0] if verbs else ""


def _actions(text: str, game: Game[Any], seat: Seat, verbs: list[str], texts: Texts) -> Iterator[Action]:
    fillings: list[Filling] = [[[value]] for value in _named(text, texts)]
    for verb in verbs:
        meant = [[]] if text.casefold() == texts.letter(verb) else fillings
        for filling in meant:
            try:
                yield game.action(seat, verb, filling)
            except UnknownVerb:
                continue


def _named(text: str, texts: Texts) -> list[int]:
    """The things that the text names, of all kinds one may be asked for."""
    found: list[int] = []
    for kind in _words("blank-", texts):
        try:
            found.append(find_name(text, dict(enumerate(texts.names(kind)))))
        except Unclear:
            continue
    return found


def _words(prefix: str, texts: Texts) -> list[str]:
    return [key.removeprefix(prefix) for key in texts.sentences.keys if key.startswith(prefix)]
