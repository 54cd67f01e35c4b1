"""Sentences by key, from Fluent files. Whatever is missing is an error, never a blank."""

from collections.abc import Callable
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, cast

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType
from fluent.syntax.ast import Junk, Message

from ludotheque.texts.elision import elide

LANGUAGES = ["fr", "en"]

# What a sentence may call: { ELIDE("de", $player) } is « d’Alix » or « de Béa ».
FUNCTIONS: dict[str, Callable[[Any], FluentType]] = {"ELIDE": cast(Callable[[Any], FluentType], elide)}


class MissingText(KeyError):
    """No sentence has this key, or an argument it needs is not there."""


class Sentences:
    """The sentences of one language, from one file or several."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.keys: list[str] = []
        self._attributes: dict[str, list[str]] = {}
        self._bundle = FluentBundle([lang], functions=FUNCTIONS, use_isolating=False)

    def add(self, text: str) -> None:
        resource = FluentResource(text)
        for entry in resource.body:
            if isinstance(entry, Junk):
                raise ValueError(f"this is not Fluent: {(entry.content or '').strip()!r}")
            if isinstance(entry, Message):
                self._add_key(entry.id.name)
                self._attributes[entry.id.name] = [attribute.id.name for attribute in entry.attributes]
        self._bundle.add_resource(resource)

    def say(self, key: str, **arguments: str | int) -> str:
        return self._format(key, "", arguments)

    def attribute(self, key: str, name: str) -> str:
        """Something that goes with a sentence, such as the letter that stands for it."""
        return self._format(key, name, {})

    def attributes(self, key: str) -> list[str]:
        """What goes with a sentence."""
        return self._attributes[key]

    def _add_key(self, key: str) -> None:
        if key in self.keys:
            raise ValueError(f"the key {key!r} is there twice")
        self.keys.append(key)

    def _format(self, key: str, attribute: str, arguments: dict[str, str | int]) -> str:
        if not self._bundle.has_message(key):
            raise MissingText(f"no {self.lang} sentence is called {key!r}")
        message = self._bundle.get_message(key)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise MissingText(f"the {self.lang} sentence {key!r} lacks {attribute or 'its text'!r}")
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise MissingText(f"the {self.lang} sentence {key!r}: {errors[0]}")
        return str(text)


def house_text(lang: str) -> str:
    return _read(files("ludotheque.texts"), lang)


def game_text(folder: Traversable, lang: str) -> str:
    return _read(folder / "texts", lang)


def game_sentences(folder: Traversable, lang: str) -> Sentences:
    """What a game says, of itself and of what happens in it."""
    sentences = Sentences(lang)
    sentences.add(game_text(folder, lang))
    return sentences


def house_sentences(lang: str) -> Sentences:
    """What the house says whatever the game."""
    sentences = Sentences(lang)
    sentences.add(house_text(lang))
    return sentences


def _read(folder: Traversable, lang: str) -> str:
    return (folder / f"{lang}.ftl").read_text("utf-8")
