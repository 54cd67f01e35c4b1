"""« Actualité »."""

import pytest

from ludotheque.games.richesses_du_monde.events import BankPaid, GiftPaid, NewsGained, NewsPaid, NewsRead, WentBankrupt
from ludotheque.kernel.event import EVERYONE, Event
from tests.clauses import clause
from tests.games.richesses_du_monde.arrange import MILLION, Table, card, square, told

NEWS = square("actualite-1")
ANNIVERSARY = "c-est-votre-anniversaire"


def drawn(game: Table, id: str) -> list[Event]:
    """What the card brings, once it is read."""
    game.next_news(id)
    events = game.lands(0, NEWS)
    read = events.index(NewsRead(EVERYONE, 0, card(id)))
    return events[read + 1 :]


@clause("rdm.news.top-card")
def test_a_good_card_is_paid_by_the_bank() -> None:
    game = Table()
    bank = game.state.bank

    assert [NewsGained(EVERYONE, 0, 3 * MILLION)] == drawn(game, "le-coffre-du-galion")
    assert (69 * MILLION, bank - 3 * MILLION) == (game.state.cash[0], game.state.bank)


@clause("rdm.news.top-card")
def test_a_bad_card_is_paid_to_the_bank() -> None:
    game = Table()
    bank = game.state.bank

    assert [NewsPaid(EVERYONE, 0, 3 * MILLION)] == drawn(game, "la-serviette-oubliee")
    assert (63 * MILLION, bank + 3 * MILLION) == (game.state.cash[0], game.state.bank)


@clause("rdm.news.top-card")
def test_the_card_on_top_is_read_and_the_turn_passes_on() -> None:
    game = Table()
    top = game.state.news[0]

    assert NewsRead(EVERYONE, 0, top) in game.lands(0, NEWS)
    assert [1] == game.waiting


@clause("rdm.news.top-card")
def test_whoever_cannot_pay_a_bad_card_is_bankrupt() -> None:
    game = Table().cash(0, 2_950_000)

    assert WentBankrupt(EVERYONE, 0, 3 * MILLION, [], 2_950_000) in drawn(game, "la-serviette-oubliee")


@clause("rdm.news.under-the-pile")
def test_the_card_goes_under_the_pile() -> None:
    game = Table()
    pile = game.state.news[:]

    game.lands(0, NEWS)

    assert [*pile[1:], pile[0]] == game.state.news


@clause("rdm.news.under-the-pile")
def test_after_eighteen_cards_they_come_again_in_the_same_order() -> None:
    game = Table()
    pile = game.state.news[:]

    read = [event for _ in range(36) for event in told(game.cash(0, 66 * MILLION).lands(0, NEWS), NewsRead)]

    assert [NewsRead(EVERYONE, 0, number) for number in pile + pile] == read


@clause("rdm.news.holder")
@pytest.mark.parametrize(
    ("id", "title", "with_title", "without"),
    [
        ("ruee-sur-l-acier", "acier-bresil", 9, 7),
        ("du-ble-jusqu-a-l-horizon", "ble-france", 7, 5),
        ("les-heveas-sont-genereux", "caoutchouc-naturel-inde", 4, 2),
        ("trop-de-cafe", "cafe-ethiopie", -4, -2),
        ("silence-au-congo", "cuivre-pologne", -6, -4),
        ("l-or-perd-son-eclat", "or-bresil", -7, -5),
        ("l-inspecteur-descend-a-la-mine", "fer-inde", -7, 0),
    ],
)
def test_one_title_of_the_production_changes_the_sum(id: str, title: str, with_title: int, without: int) -> None:
    holder, other = Table().holds(0, title), Table().holds(1, title)

    drawn(holder, id)
    drawn(other, id)

    assert (66 + with_title) * MILLION == holder.state.cash[0]
    assert (66 + without) * MILLION == other.state.cash[0]


@clause("rdm.news.holder")
def test_who_has_no_iron_pays_no_fine_at_all() -> None:
    assert [] == drawn(Table(), "l-inspecteur-descend-a-la-mine")


@clause("rdm.news.cyclone")
@pytest.mark.parametrize(
    ("titles", "millions"),
    [([], 3), (["coton-brut-inde"], 5), (["ble-inde"], 5), (["coton-brut-inde", "ble-inde"], 5)],
    ids=["neither", "cotton", "wheat", "both"],
)
def test_the_cyclone_hits_cotton_or_wheat_and_only_once(titles: list[str], millions: int) -> None:
    game = Table().holds(0, *titles)

    assert [NewsPaid(EVERYONE, 0, millions * MILLION)] == drawn(game, "l-oeil-du-cyclone")


@clause("rdm.news.anniversary")
def test_on_the_anniversary_all_others_pay_a_million_each() -> None:
    game = Table(seats=4)

    assert [GiftPaid(EVERYONE, giver, 0, MILLION) for giver in (1, 2, 3)] == drawn(game, ANNIVERSARY)
    assert [53, 49, 49, 49] == [cash // MILLION for cash in game.state.cash]


@clause("rdm.news.anniversary")
def test_partners_pay_once() -> None:
    game = Table(seats=4).allied(1, 3)

    assert [GiftPaid(EVERYONE, giver, 0, MILLION) for giver in (1, 2)] == drawn(game, ANNIVERSARY)


@clause("rdm.news.anniversary")
def test_whoever_cannot_give_is_bankrupt_and_the_bank_gives_in_his_place() -> None:
    game = Table(seats=4).cash(2, 950_000)

    events = drawn(game, ANNIVERSARY)

    assert WentBankrupt(EVERYONE, 2, MILLION, [], 950_000) in events
    assert BankPaid(EVERYONE, 0, MILLION) in events
    assert game.state.cash[0] == 53 * MILLION


@clause("rdm.news.anniversary")
def test_a_bankrupt_gives_nothing_any_more() -> None:
    game = Table(seats=4).cash(2, 0)
    game.turn_of(2).rolls(1, 1)

    assert [GiftPaid(EVERYONE, giver, 0, MILLION) for giver in (1, 3)] == drawn(game, ANNIVERSARY)
