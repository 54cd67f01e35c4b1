"""Editions of Richesses de France: the map, the circuits with their stages, the die and the chance cards."""

from ludotheque.editions.edition import Edition, Names
from ludotheque.editions.head import edition_under
from ludotheque.editions.richesses_de_france_checks import CORSICA, check
from ludotheque.editions.richesses_de_france_file import File
from ludotheque.editions.toml_lines import parse
from ludotheque.games.richesses_de_france.tables import (
    BICYCLE,
    BLUE,
    CAPITAL,
    CAR,
    FOOT,
    NO_STAGE,
    NO_TOWN,
    NO_VEHICLE,
    PASSING,
    PREFECTURE,
    RED,
    STAGE,
    FranceTables,
)

KINDS = {"capital": CAPITAL, "prefecture": PREFECTURE, "stage": STAGE, "passing": PASSING}
VEHICLES = {"foot": FOOT, "bicycle": BICYCLE, "car": CAR}
COLOURS = {"red": RED, "blue": BLUE}
SPORTS = "sports"

# What the box does not print in words, by number.
MODE_NAMES = {"fr": ["à pied", "à vélo", "en voiture"], "en": ["on foot", "by bicycle", "by car"]}
VEHICLE_NAMES = {"fr": ["rien", "un vélo", "une voiture"], "en": ["nothing", "a bicycle", "a car"]}
COLOUR_NAMES = {"fr": ["rouge", "bleu"], "en": ["red", "blue"]}


def read_edition(text: str) -> Edition:
    """The edition in a TOML text; BadEdition says what is wrong and on which line."""
    file = parse(text, File)
    check(text, file)
    return edition_under(
        file.edition,
        text,
        tables=_tables(file),
        ids=_ids(file),
        names={lang: _names(file, lang) for lang in ("fr", "en")},
        sources=_sources(file),
    )


def _tables(file: File) -> FranceTables:
    regions = [region.id for region in file.region]
    tables = FranceTables(
        [KINDS[town.kind] for town in file.town],
        [regions.index(town.region) for town in file.town],
        len(regions),
        regions.index(CORSICA),
    )
    tables.faces = [face.value for face in file.face]
    tables.colours = [COLOURS[face.colour] for face in file.face]
    _add_sections(tables, file)
    _add_events(tables, file)
    _add_circuits(tables, file)
    _add_cards(tables, file)
    return tables


def _town_numbers(file: File) -> dict[str, int]:
    return {town.id: number for number, town in enumerate(file.town)}


def _add_sections(tables: FranceTables, file: File) -> None:
    towns = _town_numbers(file)
    for section in file.section:
        one, other = towns[section.between[0]], towns[section.between[1]]
        if section.kind == "motorway":
            tables.add_motorway(one, other)
        elif section.fare is not None:
            tables.add_crossing(one, other, section.fare)
        else:
            tables.add_road(one, other)
    tables.measure_work_towns()


def _add_events(tables: FranceTables, file: File) -> None:
    """Of Sports; a match and its return stand side by side."""
    towns = _town_numbers(file)
    tables.rivals = [number ^ 1 for number in range(len(file.match))]
    tables.race_vehicles = [VEHICLES[race.vehicle] for race in file.race]
    tables.race_routes = [[towns[id] for id in race.route] for race in file.race]


def _add_circuits(tables: FranceTables, file: File) -> None:
    towns = _town_numbers(file)
    for circuit in file.circuit:
        start = towns[circuit.start] if circuit.start else NO_TOWN
        finish = towns[circuit.finish] if circuit.finish else NO_TOWN
        stages = [towns[id] for id in _stage_towns(file, circuit.id)]
        tables.starts.append(start)
        tables.finishes.append(finish)
        tables.with_corsica.append(circuit.corsica)
        tables.first_stage.append(sum(len(earlier) for earlier in tables.stages))
        tables.stages.append(stages)
        tables.stage_at.append([stages.index(town) if town in stages else NO_STAGE for town in range(len(towns))])
        ends = [start, finish]
        if circuit.id == SPORTS:
            ends += [town for route in tables.race_routes for town in (route[0], route[-1])]
        tables.open_towns.append([town in ends for town in range(len(towns))])


def _stage_towns(file: File, circuit: str) -> list[str]:
    """In Sports, where each match is played and each race begins."""
    if circuit == SPORTS:
        return [match.town for match in file.match] + [race.route[0] for race in file.race]
    return [stage.town for stage in file.stage if stage.circuit == circuit]


def _add_cards(tables: FranceTables, file: File) -> None:
    towns = _town_numbers(file)
    for card in file.card:
        tables.card_money.append(card.money)
        tables.card_drivers.append(card.drivers)
        tables.card_from_each.append(card.from_each)
        tables.card_vehicles.append(VEHICLES[card.grants] if card.grants else NO_VEHICLE)
        tables.card_towns.append(towns[card.town] if card.town else NO_TOWN)
        tables.card_rests.append(card.rest)
        tables.card_agains.append(card.again)


def _ids(file: File) -> Names:
    return {
        "region": [region.id for region in file.region],
        "town": [town.id for town in file.town],
        "circuit": [circuit.id for circuit in file.circuit],
        "stage": [f"{circuit.id}-{id}" for circuit in file.circuit for id in _stage_towns(file, circuit.id)],
        "card": [card.id for card in file.card],
    }


def _names(file: File, lang: str) -> Names:
    french = lang == "fr"
    return {
        "region": [region.fr if french else region.en for region in file.region],
        "town": [town.name for town in file.town],
        "circuit": [circuit.fr if french else circuit.en for circuit in file.circuit],
        "stage": _stage_names(file, lang),
        "race": [race.fr if french else race.en for race in file.race],
        "card": [card.fr if french else card.en for card in file.card],
        "face": [str(face.value) for face in file.face],
        "mode": MODE_NAMES[lang],
        "vehicle": VEHICLE_NAMES[lang],
        "colour": COLOUR_NAMES[lang],
    }


def _stage_names(file: File, lang: str) -> list[str]:
    """« Dijon – la moutarde », « football – Bordeaux/Nantes », « tour de Corse – Ajaccio »"""
    french = lang == "fr"
    towns = {town.id: town.name for town in file.town}
    found: list[str] = []
    for circuit in file.circuit:
        for stage in file.stage:
            if stage.circuit == circuit.id:
                found.append(f"{towns[stage.town]} – {stage.fr if french else stage.en}")
    for match in file.match:
        found.append(f"{match.fr if french else match.en} – {towns[match.town]}/{towns[match.against]}")
    for race in file.race:
        start, finish = towns[race.route[0]], towns[race.route[-1]]
        ends = start if start == finish else f"{start}/{finish}"
        found.append(f"{race.fr if french else race.en} – {ends}")
    return found


def _sources(file: File) -> dict[str, list[str]]:
    return {
        "banknote": [banknote.source for banknote in file.banknote],
        "face": [face.source for face in file.face],
        "region": [region.source for region in file.region],
        "town": [town.source for town in file.town],
        "section": [section.source for section in file.section],
        "circuit": [circuit.source for circuit in file.circuit],
        "stage": [stage.source for stage in file.stage],
        "match": [match.source for match in file.match],
        "race": [race.source for race in file.race],
        "card": [card.source for card in file.card],
    }
