"""What a seat is told, in words: what happened, the table drawn in letters, what may be done and why not."""

import json
from types import SimpleNamespace
from typing import Any

from ludotheque import shelf
from ludotheque.client.seat import Seat
from ludotheque.complaint import Complaint
from ludotheque.kernel.action import kebab
from ludotheque.kernel.data import fields_of
from ludotheque.kernel.event import EVERYONE, Event
from ludotheque.record.record import read_options
from ludotheque.rules.clauses import Clause, load_clauses
from ludotheque.texts.texts import Texts
from ludotheque.words.moves import legal_moves
from ludotheque.words.picture import Drawing


class Teller:
    def __init__(self, seat: Seat, lang: str) -> None:
        self.seat = seat
        self.lang = lang
        self.box = shelf.box(seat.table["game"])
        self.edition = self.box.edition(seat.table["edition"])
        if self.edition.hash != seat.table["edition_hash"]:
            raise Complaint("the house plays with another edition than the one that is installed here")
        self.clauses: dict[str, Clause] = load_clauses(self.box)
        self.kinds: dict[str, Any] = {kebab(kind.__name__): kind for kind in self.box.game.kinds(Event)}
        self.told = 0  # entries of the log
        self.heard = 0  # lines of the chat

    def look(self) -> str:
        """What is new, the table, and what may be done."""
        if not self.seat.now:
            return "The game has not begun yet."
        return "\n".join([*self.news(), self.drawing().letters(self.view(), self.seat.asks), *self.standing()])

    def news(self) -> list[str]:
        """What happened, and what was said, since this was asked last."""
        texts = self.texts()
        entries, self.told = self.seat.entries[self.told :], len(self.seat.entries)
        lines, self.heard = self.seat.chat[self.heard :], len(self.seat.chat)
        happened = [texts.event(self._event(event)) for entry in entries for event in entry["events"]]
        said = [f"{self._speaker(line['seat'])}: {line['text']}" for line in lines]
        return [f"- {sentence}" for sentence in happened + said]

    def standing(self) -> list[str]:
        texts = self.texts()
        over = self.seat.over
        if over is not None:
            winners = texts.join([texts.players[seat] for seat in over["winners"]])
            return [texts.end(over["reason"]), f"Won by: {winners}. Scores: {over['scores']}"]
        if self.seat.is_asked:
            return ["It is for you to act. You may write:", *self.moves()]
        waited_for = [texts.players[wait["seat"]] for wait in self.seat.now["waiting"]]
        return [f"The table waits for {texts.join(waited_for)}." if waited_for else "Time passes."]

    def moves(self) -> list[str]:
        return legal_moves(self.seat.asks, self.drawing().name)

    def closed(self) -> list[str]:
        """What may not be done now though one might look for it."""
        return [f"{shut['verb']}: {self.clause(shut['clause'])}" for shut in self.seat.now.get("closed", [])]

    def clause(self, id: str) -> str:
        return f"{self.clauses[id].sentence(self.lang)} ({id})" if id in self.clauses else id

    def refused(self, why: str) -> str:
        return "\n".join([f"Refused: {why}", "You may write:", *self.moves()])

    def rules(self, article: str) -> str:
        """One clause, a chapter of them, or the names of all chapters."""
        chapters = list(dict.fromkeys(clause.chapter for clause in self.clauses.values()))
        found = [clause for clause in self.clauses.values() if article in (clause.id, clause.chapter)]
        if found:
            return "\n".join(f"{clause.id}: {clause.sentence(self.lang)}" for clause in found)
        return "\n".join(["There is no such article. These are the chapters:" if article else "Chapters:", *chapters])

    def drawing(self) -> Drawing:
        options = read_options(self.box.game, self.seat.table["options"])
        return Drawing(self.box, self.edition, self.texts(), self.seat.seat, options)

    def view(self) -> Any:
        """By the names of its fields."""
        return json.loads(json.dumps(self.seat.view), object_hook=lambda fields: SimpleNamespace(**fields))

    def texts(self) -> Texts:
        names = [one["name"] or f"{one['bot'] or one['player']} {one['seat']}" for one in self.seat.table["seats"]]
        return Texts(self.box, self.edition, self.lang, names, self.seat.table["options"].get("names", ""))

    def _speaker(self, seat: int | None) -> str:
        return "A watcher" if seat is None else self.texts().players[seat]

    def _event(self, told: dict[str, Any]) -> Event:
        kind = self.kinds[told["is"]]
        event: Event = kind(EVERYONE, *[told[name] for name in fields_of(kind)[1:]])
        return event
