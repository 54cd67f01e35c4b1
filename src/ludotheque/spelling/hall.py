"""Many games of one kind side by side, a letter at a time, with all that is seen, allowed and won in shared memory."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from ludotheque.bots.seeds import derived
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.game import Game, Options
from ludotheque.kernel.step import Tables
from ludotheque.spelling.cells import Cells
from ludotheque.spelling.sight import outline, write_said, write_sight
from ludotheque.spelling.spelled_game import SpelledGame, verbs_of
from ludotheque.spelling.speller import LETTERS, Unspeakable

GOES_ON: Final = 0
OVER: Final = 1
CUT_OFF: Final = 2  # too many decisions


class Hall:
    """A game that ends makes room for the next one at once: what is seen and allowed is then the new one's."""

    def __init__(
        self, game: Game[Any], tables: Tables, options: Options, seats: int, count: int, seed: int, most: int
    ) -> None:
        self.game = game
        self.tables = tables
        self.options = options
        self.seats = seats
        self.seed = seed
        self.most = most
        self.verbs = verbs_of(game)
        self.begun = 0  # games
        self.luck = Chance(derived(seed, 0))
        self.cells = Cells(count, outline(game, self._new_game().state).length)
        self.masks = vec[u8]([0] * (count * LETTERS))
        self.turns = vec[i32]([0] * count)  # the seat that is to say a letter
        self.ended = vec[u8]([0] * count)
        self.rewards = vec[float]([0.0] * (count * seats))
        self.scores = vec[i32]([0] * (count * seats))  # of the games that have just ended
        self.begun = 0
        self.games: list[SpelledGame] = []
        self.allowed: list[list[int]] = [[] for _ in range(count)]
        for row in range(count):
            self.games.append(self._new_game())
            self._show(row)

    def step(self, letters: bytes) -> None:
        """One letter for each game."""
        if len(letters) != len(self.games):
            raise Unspeakable(f"{len(self.games)} games need as many letters, not {len(letters)}")
        masks = self.masks
        for row in range(len(letters)):
            if masks[row * LETTERS + letters[row]] == 0:
                raise Unspeakable(f"{letters[row]} may not come next in game {row}")
        for row in range(len(letters)):
            self._say(row, letters[row])

    def drawn(self) -> bytes:
        """For each game any letter that may come next."""
        found = bytearray()
        for letters in self.allowed:
            found.append(letters[0] if len(letters) == 1 else letters[self.luck.below(len(letters))])
        return bytes(found)

    def _new_game(self) -> SpelledGame:
        self.begun += 1
        state = self.game.start(self.seats, self.tables, self.options, Chance(derived(self.seed, self.begun)))
        return SpelledGame(self.game, self.verbs, state)

    def _say(self, row: int, letter: int) -> None:
        game = self.games[row]
        if self.ended[row] != GOES_ON:
            self._forget_end(row)
        if not game.take(letter):
            self._show_letter(row)
            return
        if game.is_over():
            self._reward(row)
            self.ended[row] = OVER
        elif game.decisions >= self.most:
            self.ended[row] = CUT_OFF
        if self.ended[row] != GOES_ON:
            self.games[row] = self._new_game()
        self._show(row)

    def _reward(self, row: int) -> None:
        """The share of the win that each seat has, less what is even."""
        state = self.games[row].state
        winners = self.game.winners(state)
        scores = self.game.scores(state)
        for seat in range(self.seats):
            share = 1.0 / len(winners) if seat in winners else 0.0
            self.rewards[row * self.seats + seat] = share - 1.0 / self.seats
            self.scores[row * self.seats + seat] = i32(scores[seat])

    def _forget_end(self, row: int) -> None:
        self.ended[row] = GOES_ON
        for seat in range(self.seats):
            self.rewards[row * self.seats + seat] = 0.0

    def _show(self, row: int) -> None:
        game = self.games[row]
        self.turns[row] = i32(game.seat)
        self.cells.turn_to(row, game.seat, self.seats)
        write_sight(self.game, game.state, game.seat, game.speller.said, self.cells)
        self._allow(row)

    def _show_letter(self, row: int) -> None:
        """Nothing has happened but that a letter was said."""
        game = self.games[row]
        self.cells.turn_to(row, game.seat, self.seats)
        write_said(game.speller.said, self.cells)
        self._allow(row)

    def _allow(self, row: int) -> None:
        masks = self.masks
        first: i64 = row * LETTERS
        for letter in self.allowed[row]:
            masks[first + letter] = 0
        letters = self.games[row].speller.next_letters()
        for letter in letters:
            masks[first + letter] = 1
        self.allowed[row] = letters
