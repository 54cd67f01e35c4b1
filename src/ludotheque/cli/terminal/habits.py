"""Standing answers at the keyboard: what need not be typed, and how one changes that."""

from rich.console import Console
from rich.text import Text

from ludotheque.answering import ALONE, Answer, Habit, Habits, answer_for, may_do_else
from ludotheque.box import Box
from ludotheque.cli.terminal.flow import sentence
from ludotheque.kernel.action import Seat
from ludotheque.kernel.step import State
from ludotheque.texts.texts import Texts


class StandingAnswers:
    def __init__(self, box: Box, texts: Texts, console: Console) -> None:
        self.texts = texts
        self.console = console
        self.habits: Habits = {}
        always: list[tuple[str, Habit, str]] = [(verb, "always", texts.habit(verb)) for verb in box.habits]
        never: list[tuple[str, Habit, str]] = [(verb, "never", texts.myself(verb)) for verb in box.by_hand]
        self._offered = always + never

    def answer(self, state: State, seat: Seat) -> Answer | None:
        """What is said without typing; where a desk is open too, only what the player has asked for."""
        answer = answer_for(state, seat, self.habits)
        if answer is None or (may_do_else(state, seat) and self.habits.get(answer.verb) != "always"):
            return None
        self.console.print(sentence(self.texts.say("play-answered", ask=self.texts.ask(answer.verb)), style="dim"))
        return answer

    def show(self) -> None:
        """Each with its number, and whether it holds."""
        if not self._offered:
            self._say("play-habits-none")
        for number, (verb, habit, name) in enumerate(self._offered, 1):
            holds = "■" if self.habits.get(verb) == habit else "□"
            self.console.print(Text.assemble("  ", (str(number), "bold"), f"  {holds} {name}"))

    def change(self, text: str) -> None:
        """Switch those whose numbers were typed."""
        for word in text.split():
            if word.isdecimal() and 1 <= int(word) <= len(self._offered):
                verb, habit, _ = self._offered[int(word) - 1]
                self.habits[verb] = ALONE if self.habits.get(verb) == habit else habit

    def _say(self, key: str) -> None:
        self.console.print(sentence(self.texts.say(key)))
