"""What must hold in an edition of Richesses du Monde before it can be played; each complaint has its line."""

from ludotheque.editions.fields import Entry, check_different
from ludotheque.editions.richesses_du_monde_file import File, Square, Title
from ludotheque.games.richesses_du_monde.tables import SHARES

TITLES_EACH = 6  # « 6 titres par production »
PLAQUES_EACH = 2  # « soit deux par production »
STEPS = 64  # of a Tour du Monde
PLAYERS = [2, 3, 4, 5, 6]
CONTINENTS = ["afrique", "amerique", "usa", "europe", "russie", "asie", "oceanie"]  # one of them may be conquered
WITH_PLAQUE = ["country", "continent", "windfall"]  # where royalties can be due
WITH_SALES = ["country", "continent"]  # a choice of the world sells everything and need not say so


def check(text: str, file: File) -> None:
    _check_ids(text, file)
    _check_money(text, file)
    _check_countries(text, file)
    _check_products(text, file)
    _check_titles(text, file)
    _check_shares(text, file)
    _check_squares(text, file)
    _check_plaques(text, file)
    _check_track(text, file.square)
    _check_cards(text, file)


def _check_ids(text: str, file: File) -> None:
    check_different(text, "continent", [continent.id for continent in file.continent])
    check_different(text, "country", [country.id for country in file.country])
    check_different(text, "product", [product.id for product in file.product])
    check_different(text, "title", [title.id for title in file.title])
    check_different(text, "square", [square.id for square in file.square])
    check_different(text, "card", [card.id for card in file.card])


def _check_money(text: str, file: File) -> None:
    players = [stake.players for stake in file.stake]
    if players != PLAYERS:
        raise Entry(text, "stake", 0).bad(f"stakes are needed for {PLAYERS} players in this order, not {players}")
    for number in range(1, len(file.banknote)):
        if file.banknote[number].value <= file.banknote[number - 1].value:
            raise Entry(text, "banknote", number).bad("banknotes go from the smallest to the largest", "value")


def _check_countries(text: str, file: File) -> None:
    continents = [continent.id for continent in file.continent]
    if continents != CONTINENTS:
        raise Entry(text, "continent", 0).bad(f"the continents are {CONTINENTS} in this order, not {continents}")
    for number, country in enumerate(file.country):
        Entry(text, "country", number).check_known("continent", "continent", [country.continent], continents)


def _check_products(text: str, file: File) -> None:
    for number, product in enumerate(file.product):
        entry = Entry(text, "product", number)
        if [share for share, _ in product.royalties] != SHARES:
            raise entry.bad(f"{product.id!r} needs a royalty from each of {SHARES} percent", "royalties")
        amounts = [amount for _, amount in product.royalties]
        if amounts != sorted(set(amounts)):
            raise entry.bad(f"the royalties of {product.id!r} do not rise", "royalties")


def _check_titles(text: str, file: File) -> None:
    products = [product.id for product in file.product]
    countries = [country.id for country in file.country]
    seen: set[tuple[str, str, str]] = set()
    for number, title in enumerate(file.title):
        entry = Entry(text, "title", number)
        entry.check_known("product", "product", [title.product], products)
        entry.check_known("country", "country", [title.country], countries)
        if bool(title.detail_fr) != bool(title.detail_en):
            raise entry.bad(f"{title.id!r} has its detail in one language only")
        if (title.option_percent is None) != (title.option_price is None):
            raise entry.bad(f"the other reading of {title.id!r} needs both percent and price")
        place = (title.product, title.country, title.detail_fr)
        if place in seen:
            raise entry.bad(f"nothing tells {title.id!r} from another title of its production")
        seen.add(place)


def _check_shares(text: str, file: File) -> None:
    """Each production has six titles; nobody can own more than the whole, and the last step can be reached."""
    for number, product in enumerate(file.product):
        entry = Entry(text, "product", number)
        titles = [title for title in file.title if title.product == product.id]
        if len(titles) != TITLES_EACH:
            raise entry.bad(f"{product.id!r} needs {TITLES_EACH} titles, not {len(titles)}")
        for total in _totals(titles):
            if not SHARES[-1] <= total <= 100:
                raise entry.bad(f"the titles of {product.id!r} make {total} percent, not {SHARES[-1]} to 100")


def _totals(titles: list[Title]) -> list[int]:
    """As printed, and by the other reading."""
    printed = sum(title.percent for title in titles)
    return [printed, sum(title.option_percent or title.percent for title in titles)]


def _check_squares(text: str, file: File) -> None:
    countries = [country.id for country in file.country]
    continents = [continent.id for continent in file.continent]
    for number, square in enumerate(file.square):
        entry = Entry(text, "square", number)
        if (square.kind == "start") != (number == 0):
            raise entry.bad("the first square is the start, and no other", "kind")
        if square.kind in WITH_SALES and not square.sells:
            raise entry.bad(f"the square {square.id!r} must say what it sells")
        if square.kind not in WITH_SALES and square.sells:
            raise entry.bad(f"a square of kind {square.kind!r} does not say what it sells", "sells")
        if square.kind != "country" and not (square.fr and square.en):
            raise entry.bad(f"the square {square.id!r} needs a name in both languages")
        if square.kind == "country":
            entry.check_known("sells", "country", square.sells, countries)
        else:
            entry.check_known("sells", "continent", square.sells, continents)


def _check_plaques(text: str, file: File) -> None:
    for number, square in enumerate(file.square):
        if square.plaque and square.kind not in WITH_PLAQUE:
            raise Entry(text, "square", number).bad(f"no plaque lies on a square of kind {square.kind!r}", "plaque")
    plaques = sum(square.plaque for square in file.square)
    wanted = PLAQUES_EACH * len(file.product)
    if plaques != wanted:
        sentence = f"{wanted} squares must carry a plaque, {PLAQUES_EACH} for each production, not {plaques}"
        raise Entry(text, "square", 0).bad(sentence)


def _check_track(text: str, squares: list[Square]) -> None:
    """A pawn steps from neighbour to neighbour, and from the last square to the one after the start."""
    if len(squares) != STEPS + 1:
        last = Entry(text, "square", len(squares) - 1)
        raise last.bad(f"a start and {STEPS} steps are needed, not {len(squares)} squares in all")
    for number in range(1, STEPS + 1):
        square, before = squares[number], squares[number - 1]
        _check_place(text, squares, number)
        if not _touch(square, before):
            raise Entry(text, "square", number).bad(
                f"{square.id!r} does not touch {before.id!r}, the square before", "x"
            )
    if not _touch(squares[STEPS], squares[1]):
        raise Entry(text, "square", STEPS).bad(f"no step leads from the last square to {squares[1].id!r}", "x")


def _touch(one: Square, other: Square) -> bool:
    return abs(one.x - other.x) + abs(one.y - other.y) == 1


def _check_place(text: str, squares: list[Square], number: int) -> None:
    """A square has its place for itself, or is the same as an earlier one."""
    square = squares[number]
    earlier = squares[:number]
    entry = Entry(text, "square", number)
    if square.same_as is not None:
        entry.check_known("same_as", "earlier square", [square.same_as], [other.id for other in earlier])
    for other in earlier:
        together = (other.x, other.y) == (square.x, square.y)
        if together and other.id != square.same_as:
            raise entry.bad(f"{square.id!r} lies on {other.id!r}", "x")
        if other.id == square.same_as and not (together and other.kind == square.kind):
            raise entry.bad(f"{square.id!r} cannot be the same as {other.id!r}: place or kind differs", "same_as")


def _check_cards(text: str, file: File) -> None:
    products = [product.id for product in file.product]
    for number, card in enumerate(file.card):
        entry = Entry(text, "card", number)
        entry.check_known("products", "product", card.products, products)
        if bool(card.products) != (card.holder is not None):
            raise entry.bad(f"{card.id!r} names productions and what their holder gets, or neither")
        if not (card.holder or card.other or card.from_each):
            raise entry.bad(f"{card.id!r} does nothing")
