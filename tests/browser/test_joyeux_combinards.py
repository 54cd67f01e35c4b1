"""Les Joyeux Combinards clicked through: lies, doubts, checks, informers, oil, the police, taxes, ruin and a win."""

import pytest
from playwright.sync_api import expect

from ludotheque.record.record import read_options
from tests.browser.clicks import SIZES, click_to_the_end, ranks_of_the_record, ranks_shown
from tests.browser.combinards_person import Person, buys, idles
from tests.browser.combinards_script import (
    ADA,
    BEA,
    BELIEVED_LIE,
    CARL,
    CAUGHT_OIL,
    CLEAN,
    CLEAN_OF_BEA,
    CONTEMPT,
    CROOKED,
    CROOKED_OF_BEA,
    DAN,
    DOUBTED_LIE,
    HELD,
    HIGH,
    HONEST_CARD,
    HONEST_CARD_OF_CARL,
    LIE_OF_BEA,
    LOWEST,
    OIL_OF_BEA,
    REWARD,
    REWARD_OF_BEA,
    RUIN_OF_BEA,
    SOLD_OIL,
    TAX_DICE,
    WORST,
    first_pot,
    gain_before_the_pot,
    goods_for_sale,
    name,
    oil_sale,
    premiums,
    sale,
)
from tests.browser.conftest import Visit
from tests.browser.rivals import Rival, ScriptedTable
from tests.games.joyeux_combinards.arrange import GAME, TABLES

UNHURRIED = {"window": "unhurried"}
NAMES = ["Ada", "Béa", "Carl", "Dan"]
OPTIONS = read_options(GAME, {})
STAKE, INDEMNITY, GOAL = TABLES.stake, OPTIONS["indemnity"], OPTIONS["goal"]
PRICE, FINE, YEARS = TABLES.prices, TABLES.fines, TABLES.years
# Letting pass; what has been picked and may be done; what may be picked; the dice.
THINGS_TO_DO = [
    ".window .btn[data-first]:visible",
    ".window .btn.p:visible",
    ".window [data-first]:visible",
    ".actions .btn.p:visible",
]

Size = tuple[int, int]
at_both_sizes = pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)


def sit_down(visit: Visit, house: str, size: Size, seats: int) -> tuple[ScriptedTable, Person, list[Rival]]:
    """The rivals by seat, after a person in a browser."""
    table = ScriptedTable(house, GAME.name, NAMES[:seats], UNHURRIED)
    ada = Person(visit(table.my_seat, size))
    return table, ada, [table.rival(seat) for seat in range(1, seats)]


@at_both_sizes
def test_prices_are_believed_and_doubted(visit: Visit, loaded_house: str, size: Size) -> None:
    _, ada, (bea, carl) = sit_down(visit, loaded_house, size, 3)
    cash = STAKE

    # A lie is believed.
    ada.rolls()
    ada.presses("Tirer une carte")
    ada.is_asked("Vous seul voyez cette carte", name(BELIEVED_LIE))
    ada.announces(LOWEST)
    ada.is_asked(f"Vous annoncez {LOWEST} M")
    bea.does("let-pass")
    carl.does("let-pass")
    cash -= LOWEST
    ada.sees("Adjugé !", f"Ada paie {LOWEST} M")
    ada.has(cash)
    ada.holds(*HELD, BELIEVED_LIE)

    # She does not believe a liar.
    buys(bea, LOWEST)
    ada.is_asked(f"Béa annonce {LOWEST} M", f"{INDEMNITY} M d’indemnité")
    ada.presses("Je doute")
    ada.sees("Menteur !", f"Annoncé {LOWEST} M, vrai prix {PRICE[LIE_OF_BEA]} M.", "Ada emporte la carte")
    ada.has(cash)
    ada.holds(*HELD, BELIEVED_LIE, LIE_OF_BEA)
    ada.sees_of(BEA, f"{STAKE - PRICE[LIE_OF_BEA]} M")

    # She does not believe an honest man.
    buys(carl, PRICE[HONEST_CARD_OF_CARL])
    ada.presses("Je doute")
    cost = PRICE[HONEST_CARD_OF_CARL] + INDEMNITY
    cash -= cost
    ada.sees("Honnête !", f"Le doute coûte {cost} M à Ada")
    ada.has(cash)
    ada.sees_of(CARL, f"{STAKE + INDEMNITY} M")

    # A lie is doubted.
    ada.rolls()
    ada.presses("Tirer une carte")
    ada.announces(LOWEST)
    bea.does("doubt")
    cash -= PRICE[DOUBTED_LIE]
    ada.sees("Menteur !", f"Ada paie {PRICE[DOUBTED_LIE]} M")
    ada.has(cash)
    ada.holds(*HELD, BELIEVED_LIE, LIE_OF_BEA)
    ada.reads(f"Béa avait raison et emporte {name(DOUBTED_LIE)}.")

    # She lets a lie pass, and never learns of it.
    buys(bea, LOWEST)
    ada.is_asked(f"Béa annonce {LOWEST} M")  # in spite of the stamp, which has not gone
    ada.presses("Laisser passer")
    carl.does("let-pass")
    ada.sees("Adjugé !", f"Béa paie {LOWEST} M")
    idles(carl)

    # An honest price is doubted.
    ada.rolls()
    ada.presses("Tirer une carte")
    ada.announces(PRICE[HONEST_CARD])
    carl.does("doubt")
    cash += INDEMNITY
    ada.sees("Honnête !", f"coûte {PRICE[HONEST_CARD] + INDEMNITY} M à Carl")
    ada.has(cash)
    ada.holds(*HELD, BELIEVED_LIE, LIE_OF_BEA, HONEST_CARD)
    ada.reads_no_more(f"emporte {name(DOUBTED_LIE)}")  # a round later it is hers to remember
    ada.reads(
        f"Personne ne doute : Béa paie {LOWEST} M et garde la carte.",
        f"Carl avait tort : {PRICE[HONEST_CARD]} M à la banque et {INDEMNITY} M à Ada",
    )
    leave(ada, bea, carl)


@at_both_sizes
def test_the_police_checks_and_listens_to_informers(visit: Visit, loaded_house: str, size: Size) -> None:
    table, ada, (bea, carl, dan) = sit_down(visit, loaded_house, size, 4)
    cash, years = STAKE, 0

    # A legal card is nothing to be ashamed of.
    ada.rolls()
    ada.sees("En règle", "Ada reprend sa carte")
    ada.has(cash)
    ada.holds(CLEAN, CROOKED)

    # An informer is right about her.
    bea.does("roll-dice")
    bea.does("report-player", [ADA])
    cash, years = cash - FINE[CROOKED], years + YEARS[CROOKED]
    ada.sees("Pincé !", "Béa a parlé", f"{FINE[CROOKED]} M d’amende")
    ada.has(cash, years)
    ada.holds(CLEAN)
    ada.reads(f"Pour la récompense, Béa fait {REWARD_OF_BEA}.", f"Béa reçoit {REWARD_OF_BEA} M de la banque.")

    # One is caught and cannot pay; another informs once too often.
    carl.does("roll-dice")
    ada.sees("Ruiné !", f"Carl ne peut pas payer {FINE[WORST]} M")
    ada.sees_of(CARL, "ruiné")
    dan.does("roll-dice")
    dan.does("report-player", [BEA])
    ada.sees("Au trou !", f"{TABLES.most_years + HIGH} années : Dan quitte la partie")
    ada.sees_of(DAN, "sous les verrous")

    # She informs, and is wrong.
    ada.rolls()
    ada.is_asked("Jouer l’indic ?")
    ada.presses("Signaler Béa")
    years += CONTEMPT
    ada.sees("Outrage !", f"{CONTEMPT} années de prison pour Ada")
    ada.has(cash, years)
    idles(bea)

    # The police takes goods for years.
    ada.rolls()
    ada.is_asked("Un petit geste pour la police ?")
    ada.presses("Donner contre")  # the only card is picked already
    years -= TABLES.remissions[CLEAN]
    ada.sees("Merci !")
    ada.has(cash, years)
    ada.holds()
    idles(bea)

    # She informs, and is right.
    ada.rolls()
    ada.presses("Signaler Béa")
    ada.sees("Pincé !", "Ada a parlé", f"{FINE[CROOKED_OF_BEA]} M d’amende")
    ada.looks_away()
    ada.is_asked(f"Le dé dit {REWARD}")
    ada.presses(f"Effacer {REWARD} ans")
    years -= REWARD
    ada.sees("Effacé !", f"{REWARD} années de moins")
    ada.has(cash, years)
    ada.sees_of(BEA, f"{REWARD_OF_BEA} M")

    # The last rival cannot pay either.
    bea.does("roll-dice")
    assert [1, 2, 4, 3] == ranks_shown(ada.page)
    expect(ada.page.locator(".end")).to_contain_text("Ada")
    ada.reads_at_the_end(f"Béa ne peut pas payer {FINE[RUIN_OF_BEA]} M et quitte la partie", name(CLEAN_OF_BEA))
    assert {"0 report-player 1", "0 take-remission", f"0 hand-in {CLEAN}"} <= set(table.record().splitlines())
    leave(ada, bea, carl, dan)


@at_both_sizes
def test_oil_taxes_and_the_pot_lead_to_a_win(visit: Visit, loaded_house: str, size: Size) -> None:
    table, ada, (bea,) = sit_down(visit, loaded_house, size, 2)
    cash = GOAL - first_pot() - gain_before_the_pot()
    ada.has(cash)

    # A tax by dice.
    ada.rolls()
    ada.is_asked("Le fisc vous salue", f"Payer {TABLES.tax} M")
    ada.presses("Tenter les dés")
    cash -= sum(TAX_DICE)
    ada.sees("Payé", f"Ada met {sum(TAX_DICE)} M au pot")
    ada.has(cash)
    idles(bea)

    # Oil is declared for its premium,
    ada.rolls()
    ada.presses("Sortir")
    ada.is_asked("Quelque chose à déclarer ?")
    ada.picks(SOLD_OIL, CAUGHT_OIL)
    ada.presses(f"Déclarer et toucher {premiums()} M")
    cash += premiums()
    ada.sees("Déclaré", f"Ada touche {premiums()} M de prime")
    ada.has(cash)
    idles(bea)

    # some of it is sold,
    ada.rolls()
    ada.picks(SOLD_OIL)
    ada.presses(f"Vendre ce pétrole : {oil_sale()} M")
    cash += oil_sale()
    ada.sees("Écoulé !", f"{oil_sale()} M pour Ada")
    ada.has(cash)
    ada.holds(CAUGHT_OIL, goods_for_sale())
    idles(bea)
    ada.rolls()
    ada.presses(f"Vendre pour {sale()} M")
    cash += sale()
    ada.sees("Vendu !", f"{sale()} M pour Ada")
    ada.has(cash)
    idles(bea)

    # and some is remembered at customs.
    ada.rolls()
    ada.is_asked("Vous voilà devant les douaniers")
    bea.does("denounce")
    cash -= FINE[CAUGHT_OIL]
    ada.sees("Saisi !", f"Béa avait bonne mémoire : {FINE[CAUGHT_OIL]} M d’amende pour Ada")
    ada.has(cash)
    ada.holds()

    # She remembers as well.
    bea.does("roll-dice")
    ada.is_asked("Béa se présente à la douane")
    ada.presses("Dénoncer")
    ada.sees("Saisi !", f"{FINE[OIL_OF_BEA]} M d’amende pour Béa")
    ada.sees_of(BEA, f"{STAKE - FINE[OIL_OF_BEA]} M")

    # The pot makes her rich enough.
    ada.rolls()
    assert [1, 2] == ranks_shown(ada.page)
    scores = ada.page.locator("ol.scores .score")
    expect(scores).to_have_text([f"{GOAL}\u00a0M", f"{STAKE - FINE[OIL_OF_BEA]}\u00a0M"])
    ada.reads_at_the_end(f"Ada se fait rembourser ses frais : {first_pot() + sum(TAX_DICE)} M.", "Ada gagne la partie.")
    lines = set(table.record().splitlines())
    assert {"0 try-luck", "0 enter-circuit", f"0 sell-oil {SOLD_OIL}", "0 denounce", "1 denounce"} <= lines
    leave(ada, bea)


def test_a_whole_game_against_schemers_ends_with_the_ranking_of_its_record(visit: Visit, house: str) -> None:
    table = ScriptedTable(house, GAME.name, ["Ada"], {"rounds": "10"}, bots=["schemer"] * 2)
    page = visit(table.my_seat)

    click_to_the_end(page, *THINGS_TO_DO)

    assert ranks_of_the_record(GAME.name, table.record()) == ranks_shown(page)


def leave(ada: Person, *rivals: Rival) -> None:
    for rival in rivals:
        rival.close()
    assert [] == ada.slips, "the page stumbled"
