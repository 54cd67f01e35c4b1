"""The cast's part in the talk: remarks of their own, now and then, and answers to those who speak to them.

What is said, by whom and when follows from what everybody knows: the public events, and what may be spoken of reasons.
"""

import functools
from collections import Counter

from ludotheque.box import Box
from ludotheque.cast.character import Character
from ludotheque.cast.grudges import grudges
from ludotheque.cast.replies import WHY, addressed, understood
from ludotheque.cast.speech import Counts, Remark, remark, sentence
from ludotheque.cast.speech import Table as Company
from ludotheque.kernel.action import NOBODY, Seat
from ludotheque.server import wire
from ludotheque.server.entries import Entry
from ludotheque.server.match import Match
from ludotheque.server.mind import Manner
from ludotheque.server.table import Table
from ludotheque.showing import Reason
from ludotheque.texts.keys import keys_in, voices_text

MOST_REASONS = 2  # that are told in an answer; all of them lie open elsewhere


class Talk:
    def __init__(self, table: Table) -> None:
        self._table = table

    def manner(self, match: Match, seat: Seat) -> Manner:
        """How the character at this seat plays just now."""
        who = self._character(seat)
        if who is None:
            return Manner()
        return Manner(who.daring, who.thrift, who.spite, self._grudges(match, seat, who))

    def remark(self, match: Match) -> wire.ChatLine | None:
        """What somebody says of the last action; mostly nobody says anything."""
        if not match.cases or not self._table.setup.hosting.talk:
            return None
        people = self._people()
        company = Company(self._table.key, people, self._said(), self._last())

        def grudge(who: Seat, about: Seat) -> int:
            return self._grudges(match, who, people[who])[about]

        said = remark(company, match.cases, match.number, counts(), grudge)
        return None if said is None else self._line(match, said)

    def answer(self, match: Match, line: wire.ChatLine) -> wire.ChatLine | None:
        """What somebody answers to a person; nothing where nobody was meant, or it was not understood."""
        meant = understood(line.text)
        people = self._people()
        if not meant or not people or line.spoken is not None or not self._table.setup.hosting.talk:
            return None
        seat = self._meant(match, line.text, people)
        who, asks = people[seat], NOBODY if line.seat is None else line.seat
        if meant == WHY or (meant == "agrees" and not self._bears(match, seat, who, asks)):
            reasons = self._reasons(match, seat)
            if reasons:
                return self._line(match, Remark("", seat, NOBODY), reasons)
            family = "secret" if meant == WHY else "agrees"
        else:
            family = "refuses" if meant == "agrees" else meant
        luck = f"{self._table.key} {line.at} {match.number}"
        key = sentence(who, family, self._said(), counts(), luck) or sentence(who, family, set(), counts(), luck)
        return self._line(match, Remark(key, seat, asks))

    def _meant(self, match: Match, text: str, people: dict[Seat, Character]) -> Seat:
        """Who is named; else who moved last; else whoever comes first in talking."""
        named = addressed(text, people)
        if named is not None:
            return named
        moved = next((entry.seat for entry in reversed(match.log) if entry.seat in people), None)
        return moved if moved is not None else max(people, key=lambda seat: (people[seat].talkative, -seat))

    def _reasons(self, match: Match, seat: Seat) -> list[Reason]:
        """For its last move, as far as everybody may be told."""
        last = self._last_move(match, seat)
        why = match.candour().why(last, NOBODY) if last is not None else None
        return why.reasons[:MOST_REASONS] if why is not None else []

    def _last_move(self, match: Match, seat: Seat) -> Entry | None:
        return next((entry for entry in reversed(match.log) if entry.seat == seat and entry.why is not None), None)

    def _bears(self, match: Match, seat: Seat, who: Character, asks: Seat) -> bool:
        return asks != NOBODY and self._grudges(match, seat, who)[asks] > 0

    def _grudges(self, match: Match, seat: Seat, who: Character) -> list[int]:
        return grudges(match.wrongs, seat, match.state.seats, match.number, who.forgiving)

    def _line(self, match: Match, said: Remark, reasons: list[Reason] | None = None) -> wire.ChatLine:
        figures = {} if said.about == NOBODY else {"player": said.about}
        spoken = wire.Spoken(said.key, match.number, figures, reasons or [])
        return wire.ChatLine(said.seat, self._table.unix(), "", None, spoken)

    def _people(self) -> dict[Seat, Character]:
        """The characters who may speak: nobody speaks for them, and the host has silenced none of these."""
        muted = self._table.setup.hosting.muted_seats
        found = {seat: self._character(seat) for seat in range(len(self._table.seating.chairs)) if seat not in muted}
        return {seat: who for seat, who in found.items() if who is not None}

    def _character(self, seat: Seat) -> Character | None:
        chair = self._table.seating.chairs[seat]
        box: Box = self._table.standing_on().box
        return box.character(chair.character) if chair.bot and chair.character else None

    def _said(self) -> set[str]:
        return {line.spoken.key for line in self._table.chat if line.spoken is not None}

    def _last(self) -> int:
        """The action of which somebody spoke last of his own accord."""
        spoken = [line.spoken.number for line in self._table.chat if line.spoken is not None]
        return max(spoken, default=0)


@functools.cache
def counts() -> Counts:
    """How many sentences each voice has of each family."""
    keys = keys_in(voices_text("fr"))
    return Counter(key.removeprefix("voice-").rpartition("-")[0] for key in keys)
