"""The euro edition says what the booklet says, and what is known of the box beside it."""

import itertools
import re
import unicodedata

import pytest

from ludotheque.games.richesses_du_monde.tables import AS_PRINTED, CHINESE_STEEL_15
from tests.games.richesses_du_monde.nathan_euro import EDITION, FILE, IDS, TABLES, country, product, title

MILLION = 1_000_000

# The booklet's « tableau des productions »: maximum yield in millions, then who produces how many percent.
PRODUCTIONS = """
acier 22: russie 30, japon 20, usa 15, chine 10, allemagne 10, bresil 5
aluminium 18: usa 35, russie 20, canada 15, allemagne 10, japon 10, australie 10
argent 14: mexique 25, usa 20, perou 20, australie 15, canada 15, bolivie 5
ble 20: russie 25, chine 25, usa 15, inde 15, canada 10, france 10
cacao 8: cote-d-ivoire 35, bresil 20, ghana 20, malaisie 15, cameroun 5, nigeria 5
cafe 8: bresil 35, colombie 25, indonesie 15, cote-d-ivoire 10, mexique 10, ethiopie 5
caoutchouc-naturel 8: malaisie 35, indonesie 30, thailande 20, inde 5, philippines 5, cambodge 5
cobalt 12: rd-congo 35, zambie 20, russie 20, canada 10, norvege 5, finlande 5
construction-automobile 16: japon 30, usa 25, allemagne 20, france 15, italie 5, espagne 5
construction-navale 14: japon 50, coree 20, russie 10, allemagne 10, yougoslavie 5, danemark 5
coton-brut 10: russie 25, chine 25, usa 20, inde 15, pakistan 10, bresil 5
cuivre 18: usa 25, chili 25, russie 15, canada 15, zambie 10, pologne 5
fer 20: russie 30, bresil 25, chine 20, australie 10, usa 5, inde 5
gaz-naturel 16: russie 40, usa 25, canada 10, pays-bas 5, algerie 5, royaume-uni 5
houille 22: chine 35, usa 25, russie 20, pologne 5, afrique-du-sud 5, inde 5
laine-brute 10: australie 35, russie 20, chine 15, nouvelle-zelande 15, argentine 10, union-sud-africaine 5
nickel 12: russie 30, canada 25, japon 15, australie 10, norvege 10, nouvelle-caledonie 10
or 20: union-sud-africaine 40, russie 20, usa 15, canada 10, australie-fidji-nouvelle-guinee 10, bresil 5
petrole 24: russie 30, usa 25, arabie-saoudite 15, iran 10, mexique 10, venezuela 5
plomb 12: russie 20, usa 20, australie 20, canada 15, chine 15, perou 10
riz 14: chine 40, inde 25, indonesie 15, japon 10, thailande 5, viet-nam 5
sucre 18: inde 25, cuba 20, russie 20, bresil 15, usa 10, chine 10
the 10: inde 35, chine 25, sri-lanka 15, kenya 15, indonesie 5, turquie 5
uranium 16: canada 40, usa 15, namibie 10, france 10, australie 10, niger 10
""".strip().splitlines()

# Each continent's countries: how many titles, how many percent in all.
COUNTRIES = {
    "afrique": {
        "maghreb": (1, 5),
        "afrique-du-nord-est": (1, 5),
        "afrique-occidentale": (6, 85),
        "afrique-centrale": (1, 35),
        "afrique-des-grands-lacs": (3, 45),
        "afrique-du-sud": (4, 60),
    },
    "amerique": {
        "canada": (10, 165),
        "mexique": (3, 45),
        "antilles": (1, 20),
        "venezuela": (1, 5),
        "pays-andins": (5, 85),
        "bresil": (7, 110),
        "argentine": (1, 10),
    },
    "usa": {"usa": (15, 295)},
    "europe": {
        "scandinavie": (4, 25),
        "allemagne": (4, 50),
        "royaume-uni": (1, 5),
        "france": (3, 35),
        "europe-mediterraneenne": (2, 10),
        "europe-danubienne": (2, 10),
        "europe-balkanique": (2, 10),
        "benelux": (1, 5),
    },
    "russie": {"russie": (16, 375)},
    "asie": {
        "moyen-orient": (2, 25),
        "peninsule-indienne": (10, 155),
        "peninsule-indochinoise": (6, 85),
        "japon": (6, 135),
        "coree": (1, 20),
        "chine": (10, 220),
        "indonesie": (4, 65),
        "philippines": (1, 5),
    },
    "oceanie": {"oceanie": (10, 145)},
}
INKS = ["brun", "rouge", "corail", "bleu", "gris", "jaune", "violet"]

SLIPS = [  # prices a public source has otherwise
    "construction-automobile-japon",
    "gaz-naturel-usa",
    "or-russie",
    "the-inde",
    "the-sri-lanka",
    "uranium-france",
]

# What each card is about, what it brings to a holder and to anybody else, in millions.
NEWS_CARDS: list[tuple[list[str], int, int]] = [
    (["acier"], 9, 7),
    (["ble"], 7, 5),
    (["uranium"], 6, 4),
    (["construction-automobile"], 6, 4),
    (["caoutchouc-naturel"], 4, 2),
    ([], 6, 6),
    ([], 5, 5),
    ([], 4, 4),
    ([], 3, 3),
    (["cafe"], -4, -2),
    (["cuivre"], -6, -4),
    (["coton-brut", "ble"], -5, -3),
    (["or"], -7, -5),
    (["construction-navale"], -5, -3),
    (["fer"], -7, 0),
    ([], -3, -3),
    ([], -1, -1),
    ([], 0, 0),
]


def total_price(id: str) -> int:
    """Of all titles of a country."""
    return sum(price for price, place in zip(TABLES.prices[0], TABLES.countries, strict=True) if place == country(id))


def slug(name: str) -> str:
    plain = unicodedata.normalize("NFD", name.replace(".", "").replace("’", "-").replace("œ", "oe"))
    return re.sub("[^a-z0-9]+", "-", plain.encode("ascii", "ignore").decode().lower()).strip("-")


# The file


def test_the_edition_says_what_it_is() -> None:
    assert (EDITION.id, EDITION.game) == ("nathan-euro", "richesses-du-monde")
    assert all([EDITION.titles["fr"], EDITION.titles["en"], EDITION.source])


def test_every_entry_names_its_source() -> None:
    sources = list(itertools.chain(*EDITION.sources.values()))

    assert len(sources) == 7 + 32 + 24 + 144 + 65 + 18 + 5 + 5 + 1
    assert [source for source in sources if not re.match("booklet, |https://|reconstructed: .", source)] == []


@pytest.mark.parametrize("kind", ["continent", "country", "product", "card"])
def test_an_id_is_the_french_name_in_plain_letters(kind: str) -> None:
    assert IDS[kind] == [slug(name) for name in EDITION.names["fr"][kind]]


@pytest.mark.parametrize("kind", ["continent", "country", "product", "title", "card"])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_no_two_things_of_a_kind_share_a_name(language: str, kind: str) -> None:
    names = EDITION.names[language][kind]

    assert len(names) == len(set(names)) == len(IDS[kind])
    assert "" not in names


def test_a_title_is_called_by_its_production_and_its_place() -> None:
    assert EDITION.names["fr"]["title"][title("aluminium-australie")] == "Aluminium – Australie"
    assert EDITION.names["en"]["title"][title("aluminium-australie")] == "Aluminium – Australia"
    assert EDITION.names["fr"]["title"][title("houille-afrique-du-sud")] == "Houille – Afrique du Sud"
    assert [slug(name) for name in EDITION.names["fr"]["title"]] == IDS["title"]


# Continents and countries


def test_the_seven_continents_have_the_colours_of_the_booklet() -> None:
    assert IDS["continent"] == list(COUNTRIES)
    assert [continent.ink for continent in FILE.continent] == INKS
    assert TABLES.continent_count == 7


@pytest.mark.parametrize("continent", COUNTRIES)
def test_a_continent_has_its_countries_with_their_titles_and_percents(continent: str) -> None:
    number = IDS["continent"].index(continent)
    found = [place for place in range(len(IDS["country"])) if TABLES.continents[place] == number]
    titles = {place: [t for t in range(144) if TABLES.countries[t] == place] for place in found}

    assert COUNTRIES[continent] == {
        IDS["country"][place]: (len(titles[place]), sum(TABLES.percents[AS_PRINTED][t] for t in titles[place]))
        for place in found
    }


# Productions and titles


@pytest.mark.parametrize("line", PRODUCTIONS)
def test_a_production_has_the_titles_and_the_maximum_yield_of_the_booklet(line: str) -> None:
    head, _, shares = line.partition(": ")
    name, _, most = head.partition(" ")
    titles = TABLES.titles_of[product(name)]
    percents = [f"{IDS['title'][t].removeprefix(name + '-')} {TABLES.percents[AS_PRINTED][t]}" for t in titles]

    assert ", ".join(percents) == shares
    assert TABLES.yields[product(name)][-1] == int(most) * MILLION


def test_there_are_24_productions_and_144_titles() -> None:
    assert len(TABLES.yields) == len(PRODUCTIONS) == 24
    assert len(TABLES.products) == 144
    assert sum(TABLES.percents[AS_PRINTED]) == 2350


def test_eight_productions_do_not_make_a_hundred_percent() -> None:
    totals = {
        name: sum(TABLES.percents[AS_PRINTED][t] for t in TABLES.titles_of[number])
        for number, name in enumerate(IDS["product"])
    }

    assert {name: total for name, total in totals.items() if total != 100} == {
        "acier": 90,
        "cobalt": 95,
        "cuivre": 95,
        "fer": 95,
        "gaz-naturel": 90,
        "houille": 95,
        "petrole": 95,
        "uranium": 95,
    }


def test_the_yields_are_a_twentieth_a_quarter_a_half_and_the_whole_of_the_maximum() -> None:
    for steps in TABLES.yields:
        assert [20 * steps[0], 4 * steps[1], 2 * steps[2]] == [steps[3]] * 3


def test_aluminium_pays_what_the_booklet_prints() -> None:
    aluminium = product("aluminium")

    assert [TABLES.royalty(aluminium, percent) for percent in (25, 30, 45)] == [0, 900_000, 900_000]
    assert [TABLES.royalty(aluminium, percent) for percent in (50, 65)] == [4_500_000, 4_500_000]
    assert [TABLES.royalty(aluminium, percent) for percent in (70, 85)] == [9_000_000, 9_000_000]
    assert [TABLES.royalty(aluminium, percent) for percent in (90, 100)] == [18_000_000, 18_000_000]


def test_the_aluminium_of_australia_costs_what_the_booklet_prints() -> None:
    assert TABLES.prices[AS_PRINTED][title("aluminium-australie")] == 1_400_000


def test_a_whole_production_costs_its_maximum_yield_but_aluminium_140_000_a_percent() -> None:
    for number, name in enumerate(IDS["product"]):
        rate = 140_000 if name == "aluminium" else TABLES.yields[number][-1] // 100
        for reading in (AS_PRINTED, CHINESE_STEEL_15):
            for t in TABLES.titles_of[number]:
                assert TABLES.prices[reading][t] == TABLES.percents[reading][t] * rate


def test_all_titles_together_cost_348_600_000() -> None:
    assert sum(TABLES.prices[AS_PRINTED]) == 348_600_000


@pytest.mark.parametrize(
    ("id", "price"),
    [
        ("russie", 63_000_000),
        ("usa", 50_600_000),
        ("chine", 34_600_000),
        ("canada", 24_900_000),
        ("peninsule-indienne", 21_000_000),
        ("japon", 20_800_000),
        ("oceanie", 18_900_000),
        ("maghreb", 800_000),
        ("afrique-du-nord-est", 400_000),
    ],
)
def test_the_titles_of_a_country_cost_together_what_is_known(id: str, price: int) -> None:
    assert total_price(id) == price


def test_a_doubtful_price_follows_the_rule_and_says_so() -> None:
    sources = dict(zip(IDS["title"], EDITION.sources["title"], strict=True))

    assert [id for id in sorted(sources) if "looks like a slip" in sources[id]] == SLIPS
    assert [TABLES.prices[AS_PRINTED][title(id)] for id in SLIPS] == [
        4_800_000,
        4_000_000,
        4_000_000,
        3_500_000,
        1_500_000,
        1_600_000,
    ]


def test_only_the_steel_of_china_can_be_read_otherwise() -> None:
    steel = title("acier-chine")
    percents, prices = TABLES.percents, TABLES.prices

    assert [t for t in range(144) if percents[0][t] != percents[1][t] or prices[0][t] != prices[1][t]] == [steel]
    assert (percents[AS_PRINTED][steel], prices[AS_PRINTED][steel]) == (10, 2_200_000)
    assert (percents[CHINESE_STEEL_15][steel], prices[CHINESE_STEEL_15][steel]) == (15, 3_300_000)


# Money, jokers, news


def test_200_millions_are_shared_out() -> None:
    assert [cash // MILLION for cash in TABLES.starting_cash] == [0, 0, 100, 66, 50, 40, 33]
    assert [cash % MILLION for cash in TABLES.starting_cash] == [0] * 7


def test_there_are_five_banknotes_and_nine_jokers() -> None:
    assert [note.value for note in FILE.banknote] == [100_000, 500_000, MILLION, 5 * MILLION, 10 * MILLION]
    assert TABLES.jokers == 9


def test_the_eighteen_news_cards_have_their_effects() -> None:
    products = [[IDS["product"][number] for number in numbers] for numbers in TABLES.news_products]
    amounts = zip(products, TABLES.news_with, TABLES.news_without, strict=True)

    assert [(about, holder // MILLION, other // MILLION) for about, holder, other in amounts] == NEWS_CARDS
    assert all(amount % MILLION == 0 for amount in TABLES.news_with + TABLES.news_without)


def test_every_rival_pays_a_million_on_the_last_card_only() -> None:
    assert TABLES.news_from_each == [0] * 17 + [MILLION]


def test_no_card_repeats_an_amount_in_words() -> None:
    words = " ".join(card.fr + card.en + card.text_fr + card.text_en for card in FILE.card)

    assert not re.search(r"\d|million|€", words)
