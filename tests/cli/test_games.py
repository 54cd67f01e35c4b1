"""`ludotheque games` tells what is on the shelf."""

from tests.cli.command import call


def test_a_person_reads_titles_options_and_bots() -> None:
    text = call("games").out

    assert "Couleurs du Monde" in text
    assert "3 à 6 joueurs" in text
    assert "monde-1961" in text
    assert "random" in text


def test_it_speaks_english_too() -> None:
    assert "3 to 6 players" in call("games", "--lang", "en").out


def test_a_program_reads_json() -> None:
    games = {game["game"]: game for game in call("games", "--json").json()}
    game = games["couleurs-du-monde"]

    assert game["players"] == {"least": 3, "most": 6}
    assert [option["option"] for option in game["options"]] == ["match", "deals", "target", "corner", "names"]
    assert game["options"][0]["choices"]["one-deal"] == "une seule donne"
    assert game["options"][1]["default"] == 4
    assert game["options"][1]["sentence"]
    assert [edition["id"] for edition in game["editions"]] == ["monde-1961"]
    assert game["bots"][0] == "random"
