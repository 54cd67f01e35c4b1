"""What is at stake in an open window: claims, bids, exchanges, associations, a rescue, a partner's wish."""

from rich.console import Group
from rich.panel import Panel
from rich.text import Text

from ludotheque.cli.boards.board import COLOURS, MARKS
from ludotheque.cli.boards.richesses_du_monde_holdings import Holdings
from ludotheque.cli.terminal.flow import Flow, sentence
from ludotheque.games.richesses_du_monde.view import (
    AssociationView,
    BiddingView,
    ClaimsView,
    ConsentView,
    ExchangeView,
    RescueView,
    RichessesView,
)
from ludotheque.kernel.action import NOBODY, Seat
from ludotheque.kernel.data import fields_of
from ludotheque.shelf import box
from ludotheque.texts.texts import Texts


class Windows:
    def __init__(self, holdings: Holdings, texts: Texts, player: Seat) -> None:
        self.holdings = holdings
        self.texts = texts
        self.player = player

    def show(self, view: RichessesView) -> Panel | None:
        """The window that is open, if one is."""
        if view.claims is not None:
            return self._claims(view.claims)
        if view.bidding is not None:
            return self._bidding(view, view.bidding)
        if view.exchange is not None:
            return self._exchange(view, view.exchange)
        if view.association is not None:
            return self._association(view.association)
        if view.rescue is not None:
            return self._rescue(view.rescue)
        return self._consent(view.consent) if view.consent is not None else None

    def _claims(self, claims: ClaimsView) -> Panel:
        lines = []
        for owner, share, due in zip(claims.owners, claims.percents, claims.dues, strict=True):
            said = self.texts.say(_answer(claims, owner))
            amount = self.texts.value("amount", due)
            lines.append(self._line(owner, "board-claim", percent=share, amount=amount, said=said))
        debtor = self.texts.value("seat", claims.debtor)
        product = self.texts.value("product", claims.product)
        return self._panel("board-claims", lines, product=product, debtor=debtor)

    def _bidding(self, view: RichessesView, bidding: BiddingView) -> Panel:
        seller, product = self.texts.value("seat", bidding.seller), self.texts.value("product", bidding.product)
        offered = self.holdings.percent_of(bidding.titles)
        lines = [
            self._said("board-lot", titles=len(bidding.titles), percent=offered, price=self._price(bidding.titles)),
            self._leading(bidding),
        ]
        if bidding.asked:
            lines.append(self._said("board-asked", price=self.texts.value("price", bidding.asked)))
        if view.side_of[self.player] != bidding.seller:
            mine = self.holdings.percent(view, view.side_of[self.player], bidding.product)
            lines.append(self._would_hold(bidding.product, offered + mine))
        if bidding.later:
            lines.append(self._said("board-later", products=self.texts.values("products", bidding.later)))
        return self._panel("board-auction" if bidding.auction else "board-sale", lines, seller=seller, product=product)

    def _would_hold(self, product: int, percent: int) -> Flow:
        pays = self.holdings.tables.royalty(product, percent)
        if pays == 0:
            return self._said("board-would-not-pay", percent=percent)
        return self._said("board-would-hold", percent=percent, amount=self._amount(pays))

    def _leading(self, bidding: BiddingView) -> Flow:
        amount = self.texts.value("amount", bidding.amount)
        if bidding.bidder == NOBODY:
            return self._said("board-no-bid", amount=amount) if bidding.amount else self._said("board-no-offer")
        return self._line(bidding.bidder, "board-leads", amount=amount)

    def _exchange(self, view: RichessesView, exchange: ExchangeView) -> Panel:
        given = self._bundle(view, exchange.proposer, exchange.given_products, exchange.balance)
        wanted = self._bundle(view, exchange.partner, exchange.wanted_products, -exchange.balance)
        lines = [
            self._line(exchange.proposer, "board-gives", things=given),
            self._line(exchange.partner, "board-gives", things=wanted),
            self._said("board-then-hold", things=self._received(view, exchange)),
        ]
        return self._panel("board-exchange", lines)

    def _received(self, view: RichessesView, exchange: ExchangeView) -> str:
        """What the one who answers would hold of the productions he is offered."""
        things = []
        for product in exchange.given_products:
            mine = 0 if product in exchange.wanted_products else self.holdings.percent(view, exchange.partner, product)
            percent = self.holdings.percent(view, exchange.proposer, product) + mine
            things.append(self._holding(product, percent))
        return self.texts.join(things)

    def _bundle(self, view: RichessesView, giver: Seat, products: list[int], balance: int) -> str:
        """Holdings with their shares, and the money that goes with them."""
        things = [self._share(view, giver, product) for product in products]
        return self.texts.join([*things, self.texts.value("balance", balance)] if balance > 0 else things)

    def _share(self, view: RichessesView, side: Seat, product: int) -> str:
        return self._named(product, self.holdings.percent(view, side, product))

    def _named(self, product: int, percent: int) -> str:
        name = self.texts.value("product", product)
        return f"{name} {self.texts.say('board-percent', percent=percent)}"

    def _holding(self, product: int, percent: int) -> str:
        """A share, and what it pays if it pays."""
        pays = self.holdings.tables.royalty(product, percent)
        named = self._named(product, percent)
        return f"{named} → {self._amount(pays)}" if pays else named

    def _association(self, association: AssociationView) -> Panel:
        lines = []
        for side, brings in zip([association.proposer, *association.partners], association.brings, strict=True):
            lines.append(self._line(side, "board-brings", price=self.texts.value("price", brings)))
        return self._panel("board-association", lines, tax=self.texts.value("tax", association.tax))

    def _rescue(self, rescue: RescueView) -> Panel:
        return self._panel("board-rescue", [self._said("board-sell-first")], debt=self._amount(rescue.amount))

    def _consent(self, consent: ConsentView) -> Panel:
        """The partner's wish, word by word."""
        wish = box("richesses-du-monde").game.action(consent.seat, consent.verb, consent.filling)
        words = [self._word(name, getattr(wish, name)) for name in fields_of(type(wish))[1:]]
        said = " – ".join([self.texts.ask(consent.verb), *words])
        return self._panel("board-consent", [sentence(said)], seat=self.texts.value("seat", consent.seat))

    def _word(self, name: str, value: int | list[int]) -> str:
        return self.texts.values(name, value) if isinstance(value, list) else self.texts.value(name, value)

    # Words

    def _panel(self, title: str, lines: list[Flow], **arguments: str | int) -> Panel:
        said = Text(self.texts.say(title, **arguments), style="bold")
        return Panel(Group(*lines), title=said, title_align="left")

    def _line(self, side: Seat, key: str, **arguments: str | int) -> Flow:
        """A side and what is to be said of it."""
        said = f"{self.texts.value('seat', side)} {self.texts.say(key, **arguments)}"
        mark = Text(MARKS[side], style=f"bold {COLOURS[side]}")
        return Flow([mark, *(Text(word) for word in said.split(" "))], gap=1, indent=2)

    def _said(self, key: str, **arguments: str | int) -> Flow:
        return sentence(self.texts.say(key, **arguments))

    def _price(self, titles: list[int]) -> str:
        return self.texts.value("price", self.holdings.price_of(titles))

    def _amount(self, amount: int) -> str:
        return self.texts.value("amount", amount)


def _answer(claims: ClaimsView, owner: Seat) -> str:
    if owner in claims.claimed:
        return "board-claim-made"
    if owner in claims.forgotten:
        return "board-claim-forgotten"
    return "board-claim-waived" if owner in claims.waived else "board-claim-open"
