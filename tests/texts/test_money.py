"""Sums are written as people write them, in a game that says how; elsewhere they are plain numbers."""

import pytest

from ludotheque.games.richesses_du_monde.events import (
    ExchangeMade,
    ExchangeProposed,
    GameEnded,
    LotOpened,
    PawnMoved,
    PriceOffered,
    SaleOpened,
    WentBankrupt,
)
from ludotheque.kernel.event import EVERYONE
from ludotheque.shelf import box
from ludotheque.texts.texts import Texts

BOX = box("richesses-du-monde")
EDITION = BOX.edition()
OIL, RICE, GOLD = (EDITION.ids["product"].index(name) for name in ("petrole", "riz", "or"))


def texts(lang: str, game: str = "richesses-du-monde") -> Texts:
    return Texts(box(game), box(game).edition(), lang, ["Ada", "Blaise", "Chloé"])


def plain(text: str) -> str:
    """Hard spaces as plain ones."""
    return text.replace("\u00a0", " ").replace("\u202f", " ")


@pytest.mark.parametrize(
    ("amount", "french", "english"),
    [
        (0, "0 €", "€0"),
        (350_000, "350 000 €", "€350,000"),
        (950_000, "950 000 €", "€950,000"),
        (1_000_000, "1 M€", "€1M"),
        (4_500_000, "4,5 M€", "€4.5M"),
        (1_050_000, "1,05 M€", "€1.05M"),
        (200_000_000, "200 M€", "€200M"),
        (-350_000, "−350 000 €", "−€350,000"),
        (-4_500_000, "−4,5 M€", "−€4.5M"),
    ],
)
def test_a_sum_is_written_as_its_language_writes_it(amount: int, french: str, english: str) -> None:
    assert plain(texts("fr").value("amount", amount)) == french
    assert texts("en").value("amount", amount) == english


def test_no_line_breaks_within_a_sum() -> None:
    assert " " not in texts("fr").value("amount", 350_000) + texts("fr").value("amount", 4_500_000)


def test_a_game_that_does_not_say_how_it_writes_money_has_plain_numbers() -> None:
    assert texts("en", "couleurs-du-monde").value("amount", 4_500_000) == "4,500,000"
    assert texts("fr", "couleurs-du-monde").score_heading() == "Points"


def test_scores_are_money_where_the_game_says_so() -> None:
    ended = GameEnded(EVERYONE, [1], [4_500_000, 61_000_000, 0])

    assert texts("fr").score_heading() == "Fortune"
    assert texts("en").value("score", 61_000_000) == "€61M"
    assert plain(texts("fr").event(ended)) == ("Blaise gagne la partie. Bilan : Ada 4,5 M€, Blaise 61 M€ et Chloé 0 €.")


def test_events_tell_sums_and_things_by_their_names() -> None:
    offered = PriceOffered(EVERYONE, 0, 1, OIL, 4_500_000)
    moved = PawnMoved(EVERYONE, 2, 0, EDITION.ids["square"].index("royaume-uni"))

    assert plain(texts("fr").event(offered)) == "Ada offre 4,5 M€ à Blaise pour ses titres Pétrole."
    assert texts("en").event(offered) == "Ada offers Blaise €4.5M for the Oil titles."
    assert texts("fr").event(moved) == "Chloé s’arrête sur la case Royaume-Uni."


def test_a_balance_is_paid_on_top_asked_on_top_or_not_there() -> None:
    def proposed(balance: int) -> str:
        return plain(texts("fr").event(ExchangeProposed(EVERYONE, 0, 1, [OIL, GOLD], [RICE], balance)))

    assert proposed(500_000) == "Ada propose à Blaise : Pétrole et Or, plus 500 000 €, contre Riz."
    assert proposed(-500_000) == "Ada propose à Blaise : Pétrole et Or contre Riz, et demande 500 000 € en plus."
    assert proposed(0) == "Ada propose à Blaise : Pétrole et Or contre Riz."


def test_a_balance_is_told_the_same_way_once_the_exchange_is_made() -> None:
    def made(balance: int) -> str:
        return texts("en").event(ExchangeMade(EVERYONE, 0, 1, [OIL], [RICE], balance))

    assert made(2_000_000) == "Exchange made: Ada gives Blaise Oil and €2M for Rice."
    assert made(-2_000_000) == "Exchange made: Ada gives Blaise Oil for Rice and gets €2M on top."
    assert made(0) == "Exchange made: Ada gives Blaise Oil for Rice."


def test_a_sale_without_a_price_goes_to_the_highest_bidder() -> None:
    assert plain(texts("fr").event(SaleOpened(EVERYONE, 0, OIL, 0))).endswith("au plus offrant.")
    assert plain(texts("fr").event(SaleOpened(EVERYONE, 0, OIL, 7_000_000))).endswith("en voudrait 7 M€.")


def test_other_words_for_money_are_known_as_well() -> None:
    assert "à partir de 1,2 M€" in plain(texts("fr").event(LotOpened(EVERYONE, 0, OIL, 1_200_000)))
    assert "ne peut payer 12 M€" in plain(texts("fr").event(WentBankrupt(EVERYONE, 0, 12_000_000, [], 0)))


@pytest.mark.parametrize(("amount", "french", "english"), [(0, "0 M", "0M"), (45, "45 M", "45M"), (-7, "−7 M", "−7M")])
def test_a_game_that_counts_in_millions_writes_them_so(amount: int, french: str, english: str) -> None:
    assert plain(texts("fr", "cresus").value("amount", amount)) == french
    assert texts("en", "cresus").value("amount", amount) == english


def test_in_a_game_of_one_unit_a_sum_never_becomes_millions_of_it() -> None:
    assert plain(texts("fr", "cresus").value("amount", 2_000_000)) == "2 000 000 M"
