"""What is at stake at this moment: sealed bids, entries, a sale by dice, offers, a debt, the ladder."""

from rich.console import Group
from rich.panel import Panel
from rich.text import Text

from ludotheque.cli.boards.board import COLOURS, MARKS
from ludotheque.cli.terminal.flow import Flow, sentence
from ludotheque.editions.edition import Edition
from ludotheque.games.cresus.tables import CresusTables
from ludotheque.games.cresus.view import (
    BidsView,
    CallView,
    CresusView,
    DebtView,
    DiceView,
    EntryView,
    LadderView,
    TalkView,
)
from ludotheque.kernel.action import NOBODY, Seat
from ludotheque.texts.money import sign
from ludotheque.texts.texts import Texts

INKS = {"orange": "dark_orange", "purple": "magenta"}  # colours that a terminal calls otherwise


class Windows:
    def __init__(self, edition: Edition, texts: Texts, player: Seat) -> None:
        assert isinstance(edition.tables, CresusTables)
        self.tables = edition.tables
        self.inks = [INKS.get(colour, colour) for colour in edition.names["en"]["colour"]]  # of the faces of a die
        self.texts = texts
        self.player = player

    def show(self, view: CresusView) -> Panel | None:
        """The window that is open, if one is."""
        if view.bids is not None:
            return self._bids(view.bids)
        if view.entry is not None:
            return self._entry(view.entry)
        if view.dice is not None:
            return self._dice(view.dice)
        if view.call is not None:
            return self._call(view.call)
        if view.talk is not None:
            return self._talk(view.talk)
        if view.debt is not None:
            return self._debt(view.debt)
        return self._ladder(view, view.ladder) if view.ladder is not None else None

    def _bids(self, bids: BidsView) -> Panel:
        value = self.texts.value
        lines: list[Flow] = []
        if bids.expert != NOBODY:
            lot = value("expert", bids.expert)
            lines.append(sentence(value("effect", bids.expert)))
        else:
            lot = value("share", bids.share)
        if bids.tied:
            lines.append(self._said("board-tied", amount=value("amount", bids.best)))
        elif bids.again:
            lines.append(self._said("board-again"))
        said = ["board-sealed" if sealed else "board-thinks" for sealed in bids.sealed]
        lines += [self._line(seat, key) for seat, key in zip(bids.bidders, said, strict=True)]
        return self._panel("board-bidding", lines, lot=lot)

    def _entry(self, entry: EntryView) -> Panel:
        said = ["board-decided" if sealed else "board-thinks" for sealed in entry.sealed]
        lines = [self._line(seat, key) for seat, key in zip(entry.buyers, said, strict=True)]
        return self._panel("board-entering", lines, share=self.texts.value("share", entry.share))

    def _dice(self, dice: DiceView) -> Panel:
        price = self.texts.value("price", dice.price)
        lines = [
            Flow([self._die(place, colour) for place, colour in enumerate(dice.colours, 1)], gap=3),
            self._said("board-alike", alike=dice.alike, price=price, premium=dice.premium),
            self._said("board-left", left=dice.left),
        ]
        return self._panel("board-selling", lines, share=self.texts.value("share", dice.share))

    def _die(self, place: int, colour: int) -> Text:
        """The number one types to keep the die, and its face, named as well: colour is never the only sign."""
        name = self.texts.value("colour", colour)
        return Text.assemble((str(place), "bold"), "\u00a0", ("■", self.inks[colour]), f"\u00a0{name}")

    def _call(self, call: CallView) -> Panel:
        lines = []
        for partner, shares, amount in zip(call.answered, call.offered_shares, call.amounts, strict=True):
            lines.append(
                self._line(
                    partner,
                    "board-would-give",
                    shares=self.texts.values("shares", shares),
                    amount=self.texts.value("amount", amount),
                    amount_sign=sign(amount),
                )
            )
        lines += [self._line(partner, "board-thinks") for partner in call.partners]
        given = self.texts.values("shares", call.given_shares)
        proposer = self.texts.value("seat", call.proposer)
        return self._panel("board-exchange", lines, proposer=proposer, shares=given)

    def _talk(self, talk: TalkView) -> Panel:
        lines = [sentence(self.texts.values("shares", talk.wanted_shares))]
        lines += [self._line(seller, "board-would-sell") for seller in talk.agreed]
        lines += [self._line(seller, "board-thinks") for seller in talk.sellers]
        buyer, amount = self.texts.value("seat", talk.buyer), self.texts.value("amount", talk.amount)
        return self._panel("board-offer", lines, buyer=buyer, amount=amount)

    def _debt(self, debt: DebtView) -> Panel:
        key = "board-debt-shield" if debt.shield else "board-debt-sell"
        return self._panel("board-debt", [self._said(key)], amount=self.texts.value("amount", debt.amount))

    def _ladder(self, view: CresusView, ladder: LadderView) -> Panel:
        """The signs that one could buy in this round."""
        rungs = ladder.offers[-1].signs if ladder.offers else []
        prices = [self.texts.value("price", self.tables.signs[rung]) for rung in rungs]
        names = [self.texts.value("sign", rung) for rung in rungs]
        lines = [self._said("board-sign", sign=name, price=price) for name, price in zip(names, prices, strict=True)]
        if view.loans[self.player]:
            loan = self.texts.value("amount", view.loans[self.player])
            lines.append(self._said("board-loan-first", amount=loan))
        return self._panel("board-ladder", lines)

    # Words

    def _panel(self, title: str, lines: list[Flow], **arguments: str | int) -> Panel:
        said = Text(self.texts.say(title, **arguments), style="bold")
        return Panel(Group(*lines), title=said, title_align="left")

    def _line(self, seat: Seat, key: str, **arguments: str | int) -> Flow:
        """A player and what is to be said of him."""
        said = f"{self.texts.value('seat', seat)} {self.texts.say(key, **arguments)}"
        mark = Text(MARKS[seat], style=f"bold {COLOURS[seat]}")
        return Flow([mark, *(Text(word) for word in said.split(" "))], gap=1, indent=2)

    def _said(self, key: str, **arguments: str | int) -> Flow:
        return sentence(self.texts.say(key, **arguments))
