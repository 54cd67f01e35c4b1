"""What may be done at any moment is kept together, and told apart from what is asked now."""

from pathlib import Path

from ludotheque.games.richesses_du_monde.actions import PutUp
from tests.cli.arranged import claim_open_to_the_person, kept
from tests.cli.command import call
from tests.games.richesses_du_monde.arrange import Table, product, square


def typed(table: Table, path: Path, *lines: str) -> str:
    """What is shown when the lines are typed; hard spaces are plain ones."""
    words = ["play", "--resume", kept(table, path / "kept"), "--bots", "greedy"]
    text = call(*words, stdin="".join(f"{line}\n" for line in lines)).out
    return " ".join(text.replace("\u00a0", " ").replace("\u202f", " ").split())


def owners() -> Table:
    """The person owns aluminium and is to roll; the others own oil, rice and gold."""
    return Table(3).holds(0, "aluminium-usa").holds(1, "petrole-russie", "riz-chine").holds(2, "or-russie")


def bidding() -> Table:
    """Seat 1 has put its gold up for auction, from two millions."""
    table = Table(3).holds(1, "or-russie").travelled(1)
    table.lands(1, square("encheres-1"))
    table.plays(PutUp(1, product("or")))
    return table


def test_the_desk_is_one_line_of_the_menu_until_it_is_asked_for(tmp_path: Path) -> None:
    closed, opened = typed(owners(), tmp_path), typed(owners(), tmp_path, "m")

    assert "l Lancer les dés m Marché" in closed
    assert "Proposer un échange" not in closed
    assert "v Vendre ses titres o Offrir un prix x Proposer un échange i Inviter à s’associer" in opened


def test_a_sale_is_opened_at_a_price_typed_in_millions(tmp_path: Path) -> None:
    text = typed(owners(), tmp_path, "v", "4,5")

    assert "Camille met en vente ses titres Aluminium et en voudrait 4,5 M€." in text


def test_an_offer_is_made_to_one_of_several_owners(tmp_path: Path) -> None:
    text = typed(owners(), tmp_path, "o", "1", "riz", "350 000")

    assert "À qui : 1 Dominique, 2 Claude" in text
    assert "La production : 1 Pétrole, 2 Riz" in text
    assert "Camille offre 350 000 € à Dominique pour ses titres Riz." in text


def test_the_only_thing_there_is_to_choose_is_not_asked_for(tmp_path: Path) -> None:
    text = typed(owners(), tmp_path, "o", "Claude", "2")

    assert "La production :" not in text
    assert "Camille offre 2 M€ à Claude pour ses titres Or." in text


def test_an_exchange_may_ask_for_money(tmp_path: Path) -> None:
    text = typed(owners(), tmp_path, "x", "1", "1", "1,2", "-3")

    assert "Ce que vous voulez : 1 Pétrole, 2 Riz" in text
    assert "Camille propose à Dominique : Aluminium contre Pétrole et Riz, et demande 3 M€ en plus." in text


def test_an_association_is_proposed_to_players_by_name(tmp_path: Path) -> None:
    assert "Camille propose une association à Claude" in typed(owners(), tmp_path, "i", "claude", "o")


def test_a_desk_that_is_closed_says_so(tmp_path: Path) -> None:
    assert "Le marché est fermé pour l’instant." in typed(bidding(), tmp_path, "m")


def test_a_letter_whose_moment_has_not_come_is_told_why(tmp_path: Path) -> None:
    assert "l’on n’achète à un camp que ce qu’il possède" in typed(Table(3), tmp_path, "o")
    assert "jamais au milieu d’une enchère" in typed(bidding(), tmp_path, "o")


def test_a_bid_is_a_sum_and_nothing_more(tmp_path: Path) -> None:
    text = typed(bidding(), tmp_path, "3,1")

    assert "Enchérir : tapez une somme de" in text
    assert "Camille monte à 3,1 M€." in text


def test_a_sum_out_of_bounds_is_not_understood(tmp_path: Path) -> None:
    assert "« 2,02 » ne se comprend pas ici" in typed(bidding(), tmp_path, "2,02")


def test_the_market_is_shut_while_a_claim_is_open(tmp_path: Path) -> None:
    text = typed(claim_open_to_the_person(), tmp_path, "m")

    assert "Le marché est fermé pour l’instant. (v) Vendre ses titres" in text
