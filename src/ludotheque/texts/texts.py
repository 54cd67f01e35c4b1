"""All that can be said of one game at one table: players and things by their names, in one language."""

from babel.lists import format_list
from babel.numbers import format_decimal

from ludotheque.box import Box
from ludotheque.editions.edition import Edition
from ludotheque.kernel.action import NOBODY, kebab
from ludotheque.kernel.ask import Ask
from ludotheque.kernel.caution import Caution
from ludotheque.kernel.data import fields_of
from ludotheque.kernel.event import Event
from ludotheque.kernel.reckoning import Figure, Reckoning, ScoreLine
from ludotheque.texts.kinds import EACH_PLAYER_WORDS, is_money, is_player, kind, singular
from ludotheque.texts.money import has_money, has_one_unit, sign, write_money
from ludotheque.texts.sentences import game_text, house_sentences

SCORE = "game-score"  # a sentence of games whose scores are not points, and what they count instead


class Texts:
    def __init__(
        self, box: Box, edition: Edition, lang: str, players: list[str] | None = None, names_variant: str = ""
    ) -> None:
        self.lang = lang
        self.players = players or []
        self.sentences = house_sentences(lang)
        self.sentences.add(game_text(box.folder, lang))
        self._names = edition.names.get(f"{lang}-{names_variant}", edition.names[lang])

    def event(self, event: Event) -> str:
        """What happened, as a sentence of the log."""
        arguments: dict[str, str | int] = {}
        for name in fields_of(type(event))[1:]:  # the first is the audience
            arguments.update(self._arguments(name, getattr(event, name)))
        said = self.sentences.say(f"event-{kebab(type(event).__name__)}", **arguments)
        return said.replace("..", ".")  # « U.R.S.S. » at the end of a sentence ends it

    def ask(self, ask: Ask | str) -> str:
        return self.sentences.say(_ask_key(ask))

    def caution(self, caution: Caution) -> str:
        """What follows from an answer that one might regret."""
        return self._with_figures(f"caution-{caution.peril}", caution.figures)

    def reason(self, word: str, figures: dict[str, int]) -> str:
        """What spoke for a bot's choice, or against it, as the bot says it."""
        return self._with_figures(f"reason-{word}", figures)

    def habit(self, verb: str) -> str:
        """What it is called to say something always, without being asked."""
        return self.sentences.say(f"habit-{verb}")

    def myself(self, verb: str) -> str:
        """What it is called to say something oneself though nothing else is possible."""
        return self.sentences.say(f"myself-{verb}")

    def letter(self, ask: Ask | str) -> str:
        """What a player types to choose the ask."""
        return self.sentences.attribute(_ask_key(ask), "letter")

    def blank(self, name: str) -> str:
        return self.sentences.say(f"blank-{name.replace('_', '-')}")

    def heading(self, name: str) -> str:
        """What a field of the view is called; its own name in words, if the game does not say."""
        key = f"view-{name.replace('_', '-')}"
        return self.say(key) if key in self.sentences.keys else name.replace("_", " ").capitalize()

    def option(self, name: str, choice: str = "") -> str:
        """The name of an option, or of one of its choices."""
        return self.sentences.say(f"option-{name}-{choice}" if choice else f"option-{name}")

    def end(self, reason: str) -> str:
        return self.sentences.say(f"end-{reason}")

    def standing(self, reckoning: Reckoning) -> str:
        """What put a seat where it is before any figure did."""
        return self.sentences.say(f"standing-{reckoning.standing}")

    def figure(self, figure: Figure) -> str:
        """« 14 signes »"""
        return self.measured(figure.measure, figure.total)

    def measured(self, measure: str, amount: int) -> str:
        arguments: dict[str, str | int] = {"count": abs(amount), "number": self.signed(amount)}
        return self.sentences.say(f"measure-{measure}", **arguments, amount=self.value("money", amount))

    def line(self, line: ScoreLine) -> str:
        """What a line of a score counts."""
        return self.sentences.say(f"line-{line.word}", count=line.count)

    def say(self, key: str, **arguments: str | int) -> str:
        return self.sentences.say(key, **arguments)

    def value(self, word: str, value: int) -> str:
        """One value of a blank or of an event's field, as its name tells."""
        if is_player(word):
            return self.say("nobody") if value == NOBODY else self.players[value]
        if kind(word) in self._names:
            return self._names[kind(word)][value]
        return write_money(value, self.sentences) if self.is_sum(word) else self.number(value)

    def values(self, word: str, values: list[int]) -> str:
        """Several values, joined as the language joins them."""
        if word in EACH_PLAYER_WORDS:
            return self.join([self._each(seat, singular(word), number) for seat, number in enumerate(values)])
        return self.join([self.value(singular(word), value) for value in values])

    def join(self, words: list[str]) -> str:
        return format_list(words, locale=self.lang)

    def number(self, value: int) -> str:
        return format_decimal(value, locale=self.lang)

    def signed(self, value: int) -> str:
        return f"{'−' if value < 0 else ''}{self.number(abs(value))}"

    def names(self, word: str) -> list[str]:
        """All the names of a kind of thing, by number; none if the edition has no such kind."""
        return self.players if is_player(word) else self._names.get(kind(word), [])

    def is_sum(self, word: str) -> bool:
        """Whether the word counts money, in a game that says how it is written."""
        counted = self._score_kind() if word == "score" else word
        return has_money(self.sentences) and is_money(counted)

    def has_one_unit(self) -> bool:
        """Whether sums are whole numbers of one unit, to be typed as they are counted."""
        return has_one_unit(self.sentences)

    def score_heading(self) -> str:
        """What the game calls its scores; points, unless it says otherwise."""
        return self.say(SCORE if SCORE in self.sentences.keys else "play-score")

    def _with_figures(self, key: str, figures: dict[str, int]) -> str:
        arguments: dict[str, str | int] = {}
        for name, value in figures.items():
            arguments.update(self._arguments(name, value))
        return self.sentences.say(key, **arguments)

    def _score_kind(self) -> str:
        return self.sentences.attribute(SCORE, "counts") if SCORE in self.sentences.keys else "points"

    def _each(self, seat: int, word: str, value: int) -> str:
        number = self.value(word, value) if self.is_sum(word) else value
        return self.say("each-player", player=self.players[seat], number=number)

    def _arguments(self, name: str, value: int | list[int]) -> dict[str, str | int]:
        if isinstance(value, list):
            return {name: self.values(name, value), f"{name}_count": len(value)}
        if self.is_sum(name):
            size = self.value(name, abs(value))
            return {name: self.value(name, value), f"{name}_size": size, f"{name}_sign": sign(value)}
        plain = not is_player(name) and kind(name) not in self._names
        return {name: int(value) if plain else self.value(name, value)}


def _ask_key(ask: Ask | str) -> str:
    return f"ask-{ask if isinstance(ask, str) else ask.verb}"
