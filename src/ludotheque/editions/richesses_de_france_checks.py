"""What must hold in an edition of Richesses de France before it can be played; each complaint has its line."""

from ludotheque.editions.fields import Entry, check_different
from ludotheque.editions.richesses_de_france_file import Card, File

REGIONS = 22  # « 22 cartes "région" »
CARDS = 32  # « 32 cartes "hasard" »
FACES = 6
STARTING_CASH = 1000  # in the banknotes that each player receives
CORSICA = "corse"
# The circuits in the booklet's order, with the number of their stages; those of Sports are its matches and races.
STAGES = {
    "economie": 10,
    "monuments": 12,
    "casinos": 8,
    "vins": 8,
    "touristique": 9,
    "vacances": 10,
    "specialites": 12,
    "sports": 0,
}
MATCHES = 6
RACES = ["foot", "bicycle", "car"]


def check(text: str, file: File) -> None:
    _check_money(text, file)
    _check_regions(text, file)
    _check_towns(text, file)
    _check_sections(text, file)
    _check_connected(text, file)
    _check_circuits(text, file)
    _check_stages(text, file)
    _check_matches(text, file)
    _check_races(text, file)
    _check_cards(text, file)


def _check_money(text: str, file: File) -> None:
    total = sum(note.value * note.count for note in file.banknote)
    if total != STARTING_CASH:
        raise Entry(text, "banknote", 0).bad(f"the notes of a player make {total} F, not {STARTING_CASH}")
    values = [face.value for face in file.face]
    if len(values) != FACES or values != sorted(set(values)):
        raise Entry(text, "face", 0).bad(f"the die needs {FACES} different faces, from the lowest to the highest")
    if [face.colour for face in file.face].count("red") != FACES // 2:
        raise Entry(text, "face", 0).bad("half of the faces are red and half are blue")


def _check_regions(text: str, file: File) -> None:
    ids = [region.id for region in file.region]
    check_different(text, "region", ids)
    if len(ids) != REGIONS or CORSICA not in ids:
        raise Entry(text, "region", 0).bad(f"{REGIONS} regions are needed, {CORSICA!r} among them, not {len(ids)}")
    for number, region in enumerate(file.region):
        capitals = [town for town in file.town if town.region == region.id and town.kind == "capital"]
        if len(capitals) != 1:
            raise Entry(text, "region", number).bad(f"{region.id!r} needs one capital, not {len(capitals)}")


def _check_towns(text: str, file: File) -> None:
    check_different(text, "town", [town.id for town in file.town])
    regions = [region.id for region in file.region]
    for number, town in enumerate(file.town):
        Entry(text, "town", number).check_known("region", "region", [town.region], regions)


def _check_sections(text: str, file: File) -> None:
    towns = [town.id for town in file.town]
    seen: set[tuple[str, str]] = set()
    for number, section in enumerate(file.section):
        entry = Entry(text, "section", number)
        entry.check_known("between", "town", list(section.between), towns)
        one, other = sorted(section.between)
        if one == other:
            raise entry.bad(f"a section does not lead from {one!r} back to it", "between")
        if (one, other) in seen:
            raise entry.bad(f"the section between {one!r} and {other!r} is there twice", "between")
        seen.add((one, other))
        if (section.kind == "sea") != (section.fare is not None):
            raise entry.bad("a passage by sea has a fare, and nothing else has one")


def _check_connected(text: str, file: File) -> None:
    """Walkers can reach every town."""
    reached = {file.town[0].id}
    grown = True
    while grown:
        grown = False
        for section in file.section:
            one, other = section.between
            if section.kind != "motorway" and (one in reached) != (other in reached):
                reached |= {one, other}
                grown = True
    for number, town in enumerate(file.town):
        if town.id not in reached:
            raise Entry(text, "town", number).bad(f"nobody can walk to {town.id!r}")


def _check_circuits(text: str, file: File) -> None:
    ids = [circuit.id for circuit in file.circuit]
    if ids != list(STAGES):
        raise Entry(text, "circuit", 0).bad(f"the circuits are {list(STAGES)} in this order, not {ids}")
    towns = [town.id for town in file.town]
    for number, circuit in enumerate(file.circuit):
        entry = Entry(text, "circuit", number)
        if (circuit.start is None) != (circuit.id == "casinos"):
            raise entry.bad("a circuit has a start, except that of the casinos, who start at any of them")
        if (circuit.finish is None) != (circuit.id == "sports"):
            raise entry.bad("a circuit has a finish, except that of sports, which ends with the ninth event")
        entry.check_known("start", "town", [circuit.start] if circuit.start else [], towns)
        entry.check_known("finish", "town", [circuit.finish] if circuit.finish else [], towns)


def _check_stages(text: str, file: File) -> None:
    kinds = {town.id: town.kind for town in file.town}
    finishes = {circuit.id: circuit.finish for circuit in file.circuit}
    seen: set[tuple[str, str]] = set()
    for number, stage in enumerate(file.stage):
        entry = Entry(text, "stage", number)
        entry.check_known("circuit", "circuit", [stage.circuit], list(finishes))
        entry.check_known("town", "town", [stage.town], list(kinds))
        if (stage.circuit, stage.town) in seen:
            raise entry.bad(f"{stage.town!r} is a stage of {stage.circuit!r} twice", "town")
        seen.add((stage.circuit, stage.town))
        if stage.town == finishes[stage.circuit]:
            raise entry.bad(f"{stage.town!r} is the finish of {stage.circuit!r}", "town")
        if stage.circuit == "economie" and kinds[stage.town] != "capital":
            raise entry.bad(f"nobody can work at {stage.town!r}", "town")
    for number, (circuit, wanted) in enumerate(STAGES.items()):
        count = len([stage for stage in file.stage if stage.circuit == circuit])
        if count != wanted:
            raise Entry(text, "circuit", number).bad(f"{circuit!r} needs {wanted} stages, not {count}")


def _check_matches(text: str, file: File) -> None:
    towns = [town.id for town in file.town]
    if len(file.match) != MATCHES:
        raise Entry(text, "match", 0).bad(f"{MATCHES} matches are needed, not {len(file.match)}")
    for number, match in enumerate(file.match):
        entry = Entry(text, "match", number)
        entry.check_known("town", "town", [match.town], towns)
        back = file.match[number ^ 1]
        if (match.town, match.against) != (back.against, back.town):
            raise entry.bad(f"the return of {match.town!r} against {match.against!r} is not beside it")


def _check_races(text: str, file: File) -> None:
    vehicles = [race.vehicle for race in file.race]
    if vehicles != RACES:
        raise Entry(text, "race", 0).bad(f"the races are run by {RACES} in this order, not by {vehicles}")
    kinds = {tuple(sorted(section.between)): section.kind for section in file.section}
    matches = [match.town for match in file.match]
    for number, race in enumerate(file.race):
        entry = Entry(text, "race", number)
        for one, other in zip(race.route, race.route[1:], strict=False):
            if kinds.get(tuple(sorted((one, other)))) != "road":
                raise entry.bad(f"no road joins {one!r} and {other!r}", "route")
        inside = race.route[1:-1]
        if len(set(inside)) != len(inside) or any(town in (race.route[0], race.route[-1], *matches) for town in inside):
            raise entry.bad("a race passes each town once, and no town of a match on the way", "route")


def _check_cards(text: str, file: File) -> None:
    check_different(text, "card", [card.id for card in file.card])
    if len(file.card) != CARDS:
        raise Entry(text, "card", 0).bad(f"{CARDS} cards are needed, not {len(file.card)}")
    kinds = {town.id: town.kind for town in file.town}
    for number, card in enumerate(file.card):
        entry = Entry(text, "card", number)
        if _effects(card) != 1:
            raise entry.bad(f"{card.id!r} must do one thing")
        if card.drivers and card.money >= 0:
            raise entry.bad(f"{card.id!r} must cost drivers something", "money")
        if card.town:
            entry.check_known("town", "town", [card.town], list(kinds))
            if kinds[card.town] == "passing":
                raise entry.bad(f"{card.town!r} is a passing point", "town")


def _effects(card: Card) -> int:
    return sum([card.money != 0, card.from_each > 0, bool(card.grants), bool(card.town), card.rest, card.again])
