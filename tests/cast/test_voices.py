"""Characters speak of what everybody knows, seldom, never twice alike; they bear grudges and keep promises."""

import pytest

from ludotheque.box import Box
from ludotheque.cast.character import BadCast, Character
from ludotheque.cast.face import Face
from ludotheque.cast.grudges import KEPT, SPANS, grudges
from ludotheque.cast.occasions import PROMISE, Case, Occasion, Wrong, cases, read_occasions, wrongs_of
from ludotheque.cast.replies import addressed, understood
from ludotheque.cast.speech import APART, Remark, Table, mood, remark
from ludotheque.kernel.action import NOBODY
from ludotheque.server.talk import counts
from ludotheque.shelf import BOXES
from ludotheque.texts.keys import voices_text
from ludotheque.texts.sentences import LANGUAGES, Sentences

ADA, BEA, CARL = 0, 1, 2
SEATS = 3
FACE = Face("sky", "tan", "red")
DOUBT = Occasion("doubted", "buyer", "wronged", about="doubter", wrongs=1)
KINDS = {"doubted": ["buyer", "doubter"], "sold": ["buyer", "seller"], "bid-made": ["bidder"], "lot-opened": []}

each_box = pytest.mark.parametrize("box", BOXES.values(), ids=list(BOXES))


def person(id: str = "bea", **more: object) -> Character:
    who = {"talkative": 3, "forgiving": 1, "voice": "dry", **more}
    return Character(id=id, name=id.title(), fr="x", en="x", level="steady", face=FACE, **who)  # type: ignore[arg-type]


def table(people: dict[int, Character], said: set[str] | None = None, last: int = 0, key: str = "t") -> Table:
    return Table(key, people, said or set(), last)


def no_grudge(_: int, __: int) -> int:
    return 0


def remarks(of: Table, case: Case, numbers: range) -> list[Remark]:
    found = [remark(of, [case], number, counts(), no_grudge) for number in numbers]
    return [one for one in found if one is not None]


# What everybody saw


def test_who_was_wronged_by_whom_is_read_off_the_event() -> None:
    event = {"is": "doubted", "buyer": BEA, "doubter": CARL}

    found = cases([DOUBT], [event], [], CARL, SEATS)

    assert found == [Case(DOUBT, BEA, CARL)]
    assert wrongs_of(found, 7) == [Wrong(7, BEA, CARL, 1)]


def test_whoever_bid_last_and_lost_was_outbid_by_the_buyer() -> None:
    outbid = Occasion("sold", "bid-made.bidder", "outbid", about="buyer", since="lot-opened", wrongs=1)
    bids = [{"is": "bid-made", "bidder": one} for one in (BEA, ADA)]
    sold = {"is": "sold", "buyer": ADA, "seller": CARL}

    assert cases([outbid], [sold], [{"is": "lot-opened"}, *bids], ADA, SEATS) == [Case(outbid, BEA, ADA)]
    assert cases([outbid], [sold], [*bids, {"is": "lot-opened"}], ADA, SEATS) == []


def test_others_are_all_but_whom_it_is_about() -> None:
    tease = Occasion("doubted", "others", "teases", about="doubter")
    event = {"is": "doubted", "buyer": BEA, "doubter": CARL}

    assert [case.who for case in cases([tease], [event], [], CARL, SEATS)] == [ADA, BEA]


def test_what_is_refused_is_a_wrong_only_from_whom_it_was_asked() -> None:
    refused = Occasion("doubted", "buyer", "refused", about="doubter", by="doubter", wrongs=1)
    event = {"is": "doubted", "buyer": BEA, "doubter": CARL}

    assert cases([refused], [event], [], CARL, SEATS)
    assert cases([refused], [event], [], BEA, SEATS) == []


@pytest.mark.parametrize("who", ["nobody", "sold.nobody", "unheard-of.seller"])
def test_a_slip_in_the_file_is_told_with_its_line(who: str) -> None:
    with pytest.raises(BadCast, match="line 4"):
        read_occasions(f'[[occasion]]\nevent = "doubted"\nsays = "wronged"\nwho = "{who}"\n', KINDS)


@each_box
def test_what_a_box_names_is_told_to_everybody_and_has_its_sentences(box: Box) -> None:
    assert box.occasions
    for occasion in box.occasions:
        assert all(counts()[f"{voice}-{occasion.says}"] for voice in ("warm", "sharp", "dry"))


def test_both_languages_have_the_same_sentences_each_of_which_can_be_said() -> None:
    said = {}
    for lang in LANGUAGES:
        sentences = Sentences(lang)
        sentences.add(voices_text(lang))
        said[lang] = {key: sentences.say(key, player="Ada") for key in sentences.keys}

    assert said["fr"].keys() == said["en"].keys()
    assert all(len(set(all_of.values())) == len(all_of) for all_of in said.values())


# Grudges and promises


def test_each_wrong_is_a_step_up_to_three() -> None:
    wrongs = [Wrong(number, BEA, CARL, 1) for number in range(1, 6)]

    assert grudges(wrongs[:1], BEA, SEATS, 5, forgiving=0) == [0, 0, 1]
    assert grudges(wrongs, BEA, SEATS, 5, forgiving=0) == [0, 0, 3]
    assert grudges(wrongs, ADA, SEATS, 5, forgiving=0) == [0, 0, 0]


@pytest.mark.parametrize("forgiving", [1, 2, 3])
def test_who_forgives_more_forgets_sooner_and_who_forgives_nothing_never(forgiving: int) -> None:
    wrong, span = [Wrong(1, BEA, CARL, 2)], SPANS[forgiving] * SEATS

    assert grudges(wrong, BEA, SEATS, span, forgiving) == [0, 0, 2]
    assert grudges(wrong, BEA, SEATS, span + 1, forgiving) == [0, 0, 0]
    assert grudges(wrong, BEA, SEATS, 10**6, forgiving=0) == [0, 0, 2]


def test_a_deal_wipes_the_slate_and_its_promise_is_kept_for_a_while() -> None:
    ends = 10 + KEPT * SEATS
    wrongs = [Wrong(5, BEA, CARL, 2), Wrong(10, BEA, CARL, PROMISE), Wrong(ends, BEA, CARL, 1)]

    assert grudges(wrongs, BEA, SEATS, ends, forgiving=0) == [0, 0, 0]
    assert grudges([*wrongs, Wrong(ends + 1, BEA, CARL, 1)], BEA, SEATS, ends + 1, forgiving=0) == [0, 0, 1]


# How rarely, and what


def test_a_table_hears_one_remark_in_a_while() -> None:
    case = Case(DOUBT, BEA, CARL)
    of = table({BEA: person()}, {"voice-dry-wronged-1"}, last=100)
    seats = BEA + 1

    assert remarks(of, case, range(101, 100 + APART * seats)) == []
    assert remarks(of, case, range(100 + APART * seats, 200))


def test_the_silent_never_speak_first_and_the_talkative_oftener() -> None:
    case = Case(DOUBT, BEA, CARL)
    spoken = [len(remarks(table({BEA: person(talkative=much)}), case, range(1, 400))) for much in range(4)]

    assert spoken[0] == 0
    assert spoken == sorted(set(spoken))


def test_nothing_is_said_twice_in_a_game() -> None:
    case = Case(DOUBT, BEA, CARL)
    said: set[str] = set()
    while True:
        found = remarks(table({BEA: person()}, said, last=-1000), case, range(1, 50))
        if not found:
            break
        assert found[0].key not in said
        said.add(found[0].key)

    assert said == {f"voice-dry-wronged-{number}" for number in range(1, 1 + counts()["dry-wronged"])}


def test_the_same_is_said_whenever_it_is_worked_out_and_not_at_every_table() -> None:
    case = Case(DOUBT, BEA, CARL)
    one, again = [remarks(table({BEA: person()}), case, range(1, 60)) for _ in range(2)]

    assert one == again
    assert one != remarks(table({BEA: person()}, key="u"), case, range(1, 60))


def test_whom_it_befell_speaks_before_the_others() -> None:
    tease = Occasion("doubted", "others", "teases", about="buyer")
    people = {BEA: person("bea"), CARL: person("carl")}

    for number in range(1, 40):
        found = remark(table(people), [Case(tease, CARL, BEA), Case(DOUBT, BEA, CARL)], number, counts(), no_grudge)
        alone = remark(table(people), [Case(DOUBT, BEA, CARL)], number, counts(), no_grudge)
        assert alone is None or found == alone


def test_manners_tell_who_teases_who_admires_and_who_remembers() -> None:
    assert mood(person(spite=-1), "teases", 0) == "admires"
    assert mood(person(spite=1), "admires", 0) == "teases"
    assert mood(person(), "admires", 1) == "teases"
    assert mood(person(), "wronged", 1) == "wronged"
    assert mood(person(), "wronged", 2) == "remembers"


# Answers


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Pourquoi ?", "why"),
        ("why?", "why"),
        ("D’accord ?", "agrees"),
        ("Bonjour à tous !", "greets"),
        ("Merci Odette", "thanked"),
        ("thanks", "thanked"),
        ("le chien est high", ""),
        ("J’ai longtemps réfléchi à la question de savoir pourquoi nous sommes ici ce soir", ""),
    ],
)
def test_what_people_say_is_understood_where_it_is_simple(text: str, meant: str) -> None:
    assert understood(text) == meant


def test_who_is_named_is_addressed() -> None:
    people = {BEA: person("odette marchand"), CARL: person("idris benali")}

    assert addressed("pourquoi, Idris ?", people) == CARL
    assert addressed("pourquoi ?", people) is None
    assert NOBODY not in people
