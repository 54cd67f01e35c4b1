"""Richesses du Monde as a terminal shows it."""

from pathlib import Path

import pytest

from ludotheque.games.richesses_du_monde.actions import (
    BuyTitle,
    ClaimRoyalty,
    OfferPrice,
    ProposeAssociation,
    ProposeExchange,
    PutUp,
)
from tests.cli.arranged import FRANCE, claim_open_to_the_person, kept
from tests.cli.command import call
from tests.games.richesses_du_monde.arrange import MILLION, Table, product, square, title

WIDTH = 100
AUCTION = square("encheres-1")


@pytest.fixture(autouse=True)
def _a_screen_of_a_hundred_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(WIDTH))


def shown(table: Table, path: Path, typed: str = "", lang: str = "fr", **options: str) -> str:
    """What is shown until the person is asked; hard spaces are plain ones."""
    words = ["play", "--resume", kept(table, path / "kept", **options), "--bots", "greedy", "--lang", lang]
    text = call(*words, stdin=typed).out.replace("\u00a0", " ").replace("\u202f", " ")
    assert max(len(line) for line in text.splitlines()) <= WIDTH
    return text


def row(text: str, start: str) -> str:
    """The words of the first line that begins so, frames apart."""
    lines = [" ".join(line.strip("│ ").split()) for line in text.splitlines()]
    return next(line for line in lines if line.startswith(start))


def test_the_table_shows_each_side_with_its_square_tours_jokers_titles_and_cash(tmp_path: Path) -> None:
    table = Table(3).holds(0, "aluminium-usa").holds(1, "or-russie", "riz-chine").jokers(1, 2)
    table.at(0, FRANCE, tours=1).cash(0, 12_350_000)

    text = shown(table, tmp_path)

    assert "Manche 1 — à Camille de jouer" in text
    assert row(text, "① Camille") == "① Camille (vous) France 1 0 1 4,9 M€ 12,35 M€"
    assert row(text, "② Dominique") == "② Dominique Départ 0 2 2 9,6 M€ secret"


def test_trusts_are_shown_with_their_share_and_what_they_pay(tmp_path: Path) -> None:
    text = shown(Table(3).holds(0, "aluminium-usa", "or-russie").holds(1, "riz-chine"), tmp_path)

    assert "① Aluminium 35 % → 900 000 €  Or 20 %" in text
    assert "② Riz 40 % → 700 000 €" in text


def test_partners_share_a_line_and_the_bankrupt_are_told(tmp_path: Path) -> None:
    text = shown(Table(4).holds(0, "or-russie").allied(2, 1).bankrupt(3), tmp_path)

    assert row(text, "③").startswith("③ Claude + Dominique ")
    assert row(text, "④ Alix") == "④ Alix en faillite"
    assert "② " not in text


def test_squares_within_reach_show_their_plaque_and_what_they_would_cost(tmp_path: Path) -> None:
    table = Table(3).holds(1, "aluminium-usa").plaque(FRANCE, "aluminium").at(0, FRANCE - 3)

    text = shown(table, tmp_path)

    assert "3 France (Aluminium) -900 000 €" in text
    assert "8 Enchères" in text


def test_the_shelf_shows_shares_prices_and_what_one_would_hold(tmp_path: Path) -> None:
    table = Table(3).holds(0, "uranium-canada").no_claims_at(FRANCE)
    table.lands(0, FRANCE)

    text = shown(table, tmp_path)

    assert "Au sabot : jusqu’à 6 titres" in text
    assert row(text, "3 ▸") == "3 ▸ │ Uranium – France │ 10 % │ 1,6 M€ │ 50 % │ 4 M€"
    assert "(plaquette " in text


def test_a_title_one_cannot_pay_has_no_number(tmp_path: Path) -> None:
    table = Table(3).cash(0, 1_600_000).no_claims_at(FRANCE)
    table.lands(0, FRANCE)

    text = shown(table, tmp_path)

    assert row(text, "1 ▸").startswith("1 ▸ │ Uranium – France")
    assert row(text, "Blé").startswith("Blé – France")


def test_the_other_reading_of_the_chinese_steel_is_shown_where_it_is_played(tmp_path: Path) -> None:
    table = Table(3, steel="fifteen").holds(0, "acier-chine")

    assert "① Acier 15 %" in shown(table, tmp_path, steel="fifteen")


def test_holdings_are_put_up_by_number(tmp_path: Path) -> None:
    table = Table(3).holds(0, "or-russie", "riz-chine").travelled(0)
    table.lands(0, AUCTION, white=2, red=1)

    text = shown(table, tmp_path, typed="2\no\n")

    assert "Dé rouge 1 : un titre à mettre aux enchères" in text
    assert row(text, "1 ▸") == "1 ▸ │ Or │ 1 │ 2 M€ │ 20 % │ –"
    assert "Camille met aux enchères ses titres Riz, à partir de 2,8 M€." in text


def test_a_claim_shows_what_is_at_stake(tmp_path: Path) -> None:
    table = Table(4).holds(0, "aluminium-usa").holds(2, "aluminium-russie", "aluminium-japon")
    table.plaque(FRANCE, "aluminium").lands(1, FRANCE)
    table.plays(ClaimRoyalty(2))

    text = shown(table, tmp_path)

    assert "Royalties Aluminium : Dominique vient d’arriver" in text
    assert "① Camille détient 35 % et a droit à 900 000 € : à réclamer" in text
    assert "③ Claude détient 30 % et a droit à 900 000 € : réclamé" in text
    assert "En caisse : 50 M€." in text
    assert "Manche" not in text


def test_a_lot_under_the_hammer_shows_price_leader_and_what_one_would_hold(tmp_path: Path) -> None:
    table = Table(3).holds(1, "or-russie", "riz-chine").holds(0, "or-usa").travelled(1)
    table.lands(1, AUCTION, white=1, red=2)
    table.plays(PutUp(1, product("or")))
    table.plays(PutUp(1, product("riz")))

    text = shown(table, tmp_path)

    assert "Enchères : les titres Or de Dominique" in text
    assert "Un titre, 20 % de la production, vendu 4 M€ au sabot." in text
    assert "③ Claude mène à" in text or "la banque en donne 2 M€" in text
    assert "Avec ce lot, vous auriez 35 % ; chaque passage rapporterait 1 M€." in text
    assert "Viendront ensuite : Riz." in text


def test_an_offer_shows_what_is_offered_for_what(tmp_path: Path) -> None:
    table = Table(2).holds(0, "or-russie").turn_of(1)
    table.plays(OfferPrice(1, 0, product("or"), 3 * MILLION))

    text = shown(table, tmp_path)

    assert "Vente libre : les titres Or de Camille" in text
    assert "② Dominique mène à 3 M€." in text
    assert "Avec ce lot" not in text
    assert "c Céder au meilleur prix   g Garder ses titres" in text


def test_an_exchange_shows_both_bundles_with_their_money(tmp_path: Path) -> None:
    table = Table(3).holds(0, "or-russie", "riz-japon").holds(1, "riz-chine").turn_of(1)
    table.plays(ProposeExchange(1, 0, [product("riz")], [product("or")], -2 * MILLION))

    text = shown(table, tmp_path)

    assert "② Dominique donne Riz 40 %" in text
    assert "① Camille donne Or 20 % et 2 M€" in text
    assert "Vous auriez alors : Riz 50 % → 3,5 M€" in text


def test_an_association_shows_its_tax_and_what_each_brings(tmp_path: Path) -> None:
    table = Table(3).holds(0, "or-russie").holds(1, "riz-chine").turn_of(1)
    table.plays(ProposeAssociation(1, [0]))

    text = shown(table, tmp_path, lang="en")

    assert "A partnership is proposed: tax €4.8M" in text
    assert "② Dominique brings titles worth €5.6M" in text


def test_a_rescue_shows_the_debt(tmp_path: Path) -> None:
    table = Table(3, bankruptcy="rescue").holds(0, "or-russie").cash(0, MILLION)
    table.rolls(2, 2)

    text = shown(table, tmp_path, bankruptcy="rescue")

    assert "Sursis : 2 M€ à payer" in text
    assert "En caisse : 1 M€." in text
    assert "m Marché" in text


def test_a_partners_wish_is_shown_word_by_word(tmp_path: Path) -> None:
    table = Table(4, partners="all-agree").allied(1, 0).no_claims_at(FRANCE)
    table.state.voice[1] = 0  # so that the other speaks now
    table.lands(1, FRANCE)
    table.plays(BuyTitle(1, title("uranium-france")))

    text = shown(table, tmp_path, partners="all-agree")

    assert "voudrait votre accord" in text
    assert "Acheter un titre – Uranium – France" in text


def test_a_whole_game_can_be_typed_and_ends_with_fortunes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # what is typed after the end names the file to keep
    typed = "l\nf\nt\np\ns\nn\ng\n1\n" * 40

    text = call(
        "play", "richesses-du-monde", "--option", "rounds=2", "--bots", "random", "--seed", "3", stdin=typed
    ).out.replace("\u00a0", " ")

    assert "Toutes les manches prévues ont été jouées." in text
    assert "Fortune" in text
    assert "M€" in text[text.index("Partie terminée") :]


def test_what_is_asked_of_the_person_is_understood_after_something_else(tmp_path: Path) -> None:
    assert "Camille fait grâce de ses royalties" in shown(claim_open_to_the_person(), tmp_path, "l\ny\no\n")
