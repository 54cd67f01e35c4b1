"""Crésus as a terminal shows it; every figure is read from the edition, which may be tuned."""

from pathlib import Path

import pytest

from ludotheque.games.cresus.actions import (
    CallExchange,
    ChooseMarket,
    ConsultAnalyst,
    EnterAuction,
    OfferToBuy,
    ProposeShares,
    SealBid,
    SellShare,
)
from ludotheque.protocol.header import new_header
from ludotheque.record.positions import dump_text
from ludotheque.record.record import Recorder
from ludotheque.shelf import box
from tests.cli.command import call
from tests.games.cresus.arrange import Table
from tests.games.cresus.cresus_2004 import EDITION, IDS, TABLES

WIDTH = 100
BOX = box("cresus")
LONDON, NEW_YORK, HONG_KONG, SAO_PAULO, SYDNEY, TOKYO = range(6)
NAMES = EDITION.names["fr"]


@pytest.fixture(autouse=True)
def _a_screen_of_a_hundred_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(WIDTH))


class RealTable(Table):
    """With the edition that is played, which the command line reads."""

    tables = TABLES


def table(seats: int = 2) -> Table:
    return RealTable(seats)


def shares_of(market: int, throws: int = 0) -> list[int]:
    """The shares of a market, or those of so many throws."""
    home = [share for share, where in enumerate(TABLES.markets) if where == market]
    return [share for share in home if throws in (0, TABLES.throws[share])]


def name(kind: str, number: int) -> str:
    return NAMES[kind][number].replace("\u00a0", " ")


def shown(game: Table, path: Path, *typed: str, lang: str = "fr") -> str:
    """What is shown until the person, who has seat 0, has typed these lines; hard spaces are plain ones."""
    seats = game.state.seats
    header = new_header(BOX, EDITION, seats, 7, {}, ["Camille", "Dominique", "Claude"][:seats])
    header.position = dump_text(game.state)
    kept = path / "kept"
    kept.write_text(Recorder(BOX.game, TABLES, header).text(), "utf-8")
    words = ["play", "--resume", str(kept), "--bots", "random", "--lang", lang]
    text = call(*words, stdin="".join(f"{line}\n" for line in typed)).out.replace("\u00a0", " ").replace("\u202f", " ")
    assert max(len(line) for line in text.splitlines()) <= WIDTH
    return text


def row(text: str, start: str) -> str:
    """The words of the first line that begins so, frames apart."""
    lines = [" ".join(line.strip("│ ").split()) for line in text.splitlines()]
    return next(line for line in lines if line.startswith(start))


def test_before_the_choice_of_a_market_the_whole_table_is_shown(tmp_path: Path) -> None:
    mine, theirs = shares_of(LONDON)[0], shares_of(TOKYO)[0]
    game = table().at(LONDON, TOKYO).closed(TOKYO).holds(0, mine).holds(1, theirs).climbed(1, 2).cash(0, 83)
    game.borrowed(0)
    game.chooses_markets()
    game.plays(ChooseMarket(1, SYDNEY))

    text = shown(game, tmp_path)

    assert "le choix d’un marché" in text
    assert row(text, "1 Londres") == f"1 Londres (jaune) {len(shares_of(LONDON)) - 1} ① vous y êtes : pas d’achat"
    assert row(text, "6 Tokyo").endswith("② fermé par un Pirate")
    assert row(text, "① Camille").startswith("① Camille (vous) 83 M (prêt : 100 M) 0/")
    assert row(text, "② Dominique").startswith(f"② Dominique 100 M 2/{len(TABLES.signs)} {name('sign', 1)}")
    assert f"① {name('sector', TABLES.sectors[mine])} 1 {name('share', mine)}" in text


def test_a_market_is_chosen_by_its_number_or_its_name(tmp_path: Path) -> None:
    game = table().at(LONDON, TOKYO)
    game.chooses_markets()

    assert "Camille se rend à Hong Kong." in shown(game, tmp_path, "3")
    assert "Camille se rend à Sydney." in shown(game, tmp_path, "syd")


def test_the_analysts_tip_is_shown_to_the_one_who_asked(tmp_path: Path) -> None:
    game = table().hired(0, IDS["expert"].index("madame-irma")).at(LONDON, TOKYO)
    coming = game.pile_of(SYDNEY)[:2]
    game.chooses_markets()

    text = shown(game, tmp_path, "y", "sydney", "b")

    assert f"Les deux prochaines cartes à Sydney : {name('share', coming[0])} et {name('share', coming[1])}." in text
    assert name("share", coming[0]) in text[text.index("Tour 0 sur 10", text.index("Les deux prochaines")) :]


def test_everybody_sees_at_which_pile_an_analyst_has_looked(tmp_path: Path) -> None:
    game = table().hired(1, IDS["expert"].index("madame-irma")).at(LONDON, TOKYO)
    game.chooses_markets()
    game.plays(ConsultAnalyst(1, SYDNEY))

    assert "regardé par l’analyste de Dominique" in row(shown(game, tmp_path), "5 Sydney")


def test_an_expert_under_the_hammer_shows_what_he_does_and_who_has_bid(tmp_path: Path) -> None:
    game = table()
    wanted = IDS["expert"].index("globe-trotteur")
    game.draws_expert(wanted)
    game.plays(SealBid(1, 10))

    text = shown(game, tmp_path, "12 M")

    assert f"Enchère secrète : {name('expert', wanted)}" in text
    assert name("effect", wanted) in text
    assert "② Dominique a scellé sa mise" in text
    assert "Sceller une mise : tapez une somme de 0 M à 100 M." in text
    assert "Camille et Dominique découvrent leurs mises : 12 M et 10 M, dans cet ordre." in text
    assert f"Camille engage {name('expert', wanted)} pour 12 M." in text


@pytest.mark.parametrize("typed", ["4,5", "101", "-3", "douze"])
def test_a_bid_is_a_whole_number_of_millions_in_the_purse(tmp_path: Path, typed: str) -> None:
    game = table()
    game.draws_expert(IDS["expert"].index("globe-trotteur"))
    game.plays(SealBid(1, 10))

    assert "Camille scelle une mise." not in shown(game, tmp_path, typed)


def test_a_second_auction_is_announced_as_the_last(tmp_path: Path) -> None:
    game = table()
    game.draws_expert(IDS["expert"].index("globe-trotteur"))
    game.bids(10, 10)
    game.plays(SealBid(1, 10))

    assert "Deuxième enchère : une nouvelle égalité annulerait la vente." in shown(game, tmp_path)


def test_a_tie_can_be_broken_with_ones_expert(tmp_path: Path) -> None:
    gavel = IDS["expert"].index("marteau")
    game = table().hired(0, gavel)
    game.draws_expert(IDS["expert"].index("globe-trotteur"))
    game.bids(10, 10)

    text = shown(game, tmp_path, "1")

    assert "Égalité à 10 M : votre expert peut la trancher." in text
    assert f"{name('expert', gavel)} tranche l’égalité en faveur de Camille." in text


def test_shares_for_sale_show_all_that_their_cards_print(tmp_path: Path) -> None:
    one, other = shares_of(LONDON)[:2]
    game = table().at(LONDON, TOKYO).pile(LONDON, one, other)
    game.buys()

    text = shown(game, tmp_path, "1")

    assert "Retournées sur les marchés" in text
    pays = " ".join(str(amount) for amount in TABLES.payouts[one][1:])
    line = row(text, f"1 ▸ {name('share', one)}")
    assert line.endswith(f"{TABLES.throws[one]} {pays}")
    assert f"{TABLES.prices[one]} M" in line
    assert f"Camille achète {name('share', one)} pour {TABLES.prices[one]} M." in text


def test_an_auction_asks_who_enters(tmp_path: Path) -> None:
    game = table().at(LONDON, LONDON)
    game.buys()
    game.plays(EnterAuction(1))

    text = shown(game, tmp_path, "e")

    assert "Qui entre dans l’enchère :" in text
    assert "② Dominique a décidé" in text
    assert "Camille et Dominique entrent dans l’enchère" in text


def test_a_sale_shows_the_dice_by_number_and_what_they_bring(tmp_path: Path) -> None:
    sold = shares_of(LONDON, throws=2)[0]
    game = table().at(TOKYO, LONDON).holds(0, sold)
    game.sells()
    game.dice(0, 0, 1, 2, 3, 5).plays(SellShare(0, sold))

    text = shown(game, tmp_path, "l", "1,2")

    premium = TABLES.premiums[TABLES.sectors[sold]]
    assert f"En vente : {name('share', sold)}" in text
    assert "1 ■ jaune   2 ■ jaune   3 ■ bleu   4 ■ rouge   5 ■ vert   6 ■ violet" in text
    assert f"2 faces semblables : {TABLES.payouts[sold][2]} M, plus {premium} M de prime." in text
    assert "Encore un lancer." in text
    assert "1 dé 1, 2 dé 2, 3 dé 3" in text
    assert "Camille lance les dés : jaune, jaune," in text
    assert f"Camille vend {name('share', sold)} pour" in text


def test_all_dice_are_thrown_again_when_none_is_kept(tmp_path: Path) -> None:
    sold = shares_of(LONDON, throws=2)[0]
    game = table().at(LONDON, TOKYO).holds(0, sold)
    game.sells()
    game.dice(0, 0, 1, 2, 3, 5).plays(SellShare(0, sold))

    text = shown(game, tmp_path, "l", "")

    assert f"Camille vend {name('share', sold)} pour" in text


def test_an_offer_to_buy_shows_the_shares_and_the_sum(tmp_path: Path) -> None:
    mine = shares_of(TOKYO)[0]
    game = table().at(LONDON, TOKYO).holds(0, mine)
    game.sells()
    game.plays(OfferToBuy(1, [mine], 35))

    text = shown(game, tmp_path, "d")

    assert "Dominique offre 35 M" in text
    assert f"Marché conclu : Camille cède {name('share', mine)} à Dominique pour 35 M." in text


def test_an_exchange_shows_what_each_would_give(tmp_path: Path) -> None:
    mine, theirs = shares_of(TOKYO)[0], shares_of(SYDNEY)[0]
    game = table().at(LONDON, TOKYO).holds(0, mine).holds(1, theirs)
    game.sells()
    game.plays(CallExchange(0, [1], [mine]))
    game.plays(ProposeShares(1, [theirs], 4))

    text = shown(game, tmp_path, "1")

    assert f"Camille propose un échange : {name('share', mine)}" in text
    assert f"② Dominique donnerait {name('share', theirs)} et 4 M" in text
    assert "Échange conclu" in text


def test_the_desk_takes_offers_typed_blank_by_blank(tmp_path: Path) -> None:
    mine, theirs = shares_of(TOKYO)[0], shares_of(SYDNEY)[:2]
    game = table().at(LONDON, TOKYO).holds(0, mine).holds(1, *theirs)
    game.sells()

    text = shown(game, tmp_path, "m", "oa", "1", "30")

    assert "x Proposer un échange" in text
    assert f"Camille offre 30 M à Dominique pour {name('share', theirs[0])}." in text


def test_a_debt_says_what_to_do(tmp_path: Path) -> None:
    losses = [card for card in range(len(IDS["card"])) if TABLES.card_kinds[card] == 1]
    game = table().at(LONDON, TOKYO).cash(0, 0).holds(0, shares_of(TOKYO, throws=1)[0]).climbed(0, 1)
    game.draws_fortune(losses[0])

    text = shown(game, tmp_path, "vs", "o")

    assert f"{TABLES.card_amounts[losses[0]]} M à payer" in text
    assert "Vendez des actions ou un signe, jusqu’à avoir la somme." in text
    assert f"Camille revend un signe de richesse, « {name('sign', 0)} », pour {TABLES.signs[0] // 2} M." in text


def test_a_payment_one_may_be_let_off(tmp_path: Path) -> None:
    losses = [card for card in range(len(IDS["card"])) if TABLES.card_kinds[card] == 1]
    lawyer = IDS["card"].index("avocat-d-affaires")
    game = table().at(LONDON, TOKYO).kept(0, lawyer)
    game.draws_fortune(losses[0])

    text = shown(game, tmp_path, "1")

    assert "Une carte gardée peut vous en dispenser." in text
    used = f"Camille se sert de la carte « {name('card', lawyer)} » et ne paie pas les 5 M dus à la banque."
    assert used in " ".join(text.split())


def test_the_ladder_shows_the_next_two_signs(tmp_path: Path) -> None:
    game = table().climbed(0, 2).cash(0, TABLES.signs[2]).cash(1, 0)
    game.climbs()

    text = shown(game, tmp_path, "1")

    assert f"{name('sign', 2)} : {TABLES.signs[2]} M" in text
    assert f"{name('sign', 3)} : {TABLES.signs[3]} M" in text
    assert "S’offrir des signes de richesse : tapez un nombre de 0 à 1." in text
    assert f"Camille s’offre un signe de richesse pour {TABLES.signs[2]} M : {name('sign', 2)}." in text


def test_a_loan_is_repaid_first(tmp_path: Path) -> None:
    game = table().borrowed(0).cash(0, 150).cash(1, 0)
    game.climbs()

    text = shown(game, tmp_path, "re")

    assert "Votre prêt de 100 M se rembourse d’abord." in text
    assert "Camille rembourse son prêt de 100 M." in text


def test_english_is_a_switch_away(tmp_path: Path) -> None:
    game = table().at(LONDON, TOKYO)
    game.chooses_markets()

    text = shown(game, tmp_path, "2", lang="en")

    assert "the choice of a market" in text
    assert row(text, "5 Sydney").startswith("5 Sydney (orange)")
    assert "Camille goes to New York." in text


def test_a_whole_game_can_be_typed_and_ends_with_signs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # what is typed after the end names the file to keep
    typed = "".join(f"{line}\n" for line in ("0", "1", "h", "f", "g", "t", "p", "n", "vs") * 400)

    text = call("play", "cresus", "--bots", "random", "--seed", "3", stdin=typed).out.replace("\u00a0", " ")

    assert "Partie terminée" in text
    assert "Signes" in text[text.index("Partie terminée") :]
