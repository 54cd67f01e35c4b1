"""Players, nations and numbers are called as the table calls them."""

from ludotheque.games.couleurs_du_monde.events import (
    CardPlayed,
    CardsDrawn,
    DealEnded,
    GameEnded,
    HandDealt,
    PlayRefused,
    PointsAnnounced,
)
from ludotheque.kernel.action import NOBODY
from ludotheque.kernel.event import EVERYONE
from ludotheque.shelf import box
from ludotheque.texts.texts import Texts

BOX = box("couleurs-du-monde")
EDITION = BOX.edition()
NAMES = EDITION.names
DAHOMEY = NAMES["fr"]["nation"].index("Dahomey")
BRAZIL = NAMES["en"]["nation"].index("Brazil")
CHILE = NAMES["en"]["nation"].index("Chile")


def texts(lang: str, variant: str = "") -> Texts:
    return Texts(BOX, EDITION, lang, ["Ada", "Blaise", "Chloé"], variant)


def test_seats_become_players_and_nations_get_their_names() -> None:
    played = CardPlayed(EVERYONE, 1, BRAZIL, 2, 4)

    assert texts("fr").event(played) == "Blaise pose la carte Brésil\u00a0: 4\u00a0points (×\u00a02)."
    assert texts("en").event(played) == "Blaise plays Brazil: 4 points (×\u00a02)."


def test_a_list_is_joined_as_the_language_does() -> None:
    dealt = HandDealt(EVERYONE, 0, [BRAZIL, CHILE, DAHOMEY])

    assert texts("fr").event(dealt) == "Ada reçoit Brésil, Chili et Dahomey."
    assert texts("en").event(dealt) == "Ada is dealt Brazil, Chile, and Dahomey."


def test_a_name_that_ends_with_a_full_stop_ends_its_sentence() -> None:
    union = NAMES["fr"]["nation"].index("U.R.S.S.")

    assert texts("fr").event(HandDealt(EVERYONE, 0, [BRAZIL, union])) == "Ada reçoit Brésil et U.R.S.S."


def test_the_table_may_prefer_modern_names() -> None:
    assert texts("fr", "period").value("nation", DAHOMEY) == "Dahomey"
    assert texts("fr", "modern").value("nation", DAHOMEY) == "Bénin"
    assert texts("en", "modern").value("nation", DAHOMEY) == "Benin"


def test_one_is_singular_and_zero_too_in_french() -> None:
    def announced(points: int) -> PointsAnnounced:
        return PointsAnnounced(EVERYONE, 2, 1, points, 7)

    assert "annonce 0\u00a0point pour une carte" in texts("fr").event(announced(0))
    assert "annonce 1\u00a0point pour" in texts("fr").event(announced(1))
    assert "announces 0 points for one card" in texts("en").event(announced(0))


def test_thousands_are_set_apart_as_the_language_does() -> None:
    announced = PointsAnnounced(EVERYONE, 2, 12, 1234, 1234)

    assert "1\u202f234" in texts("fr").event(announced)
    assert "1,234" in texts("en").event(announced)
    assert texts("fr").number(-2000) == "-2\u202f000"


def test_a_list_tells_how_many_it_holds() -> None:
    assert "tire une carte\u00a0: Brésil." in texts("fr").event(CardsDrawn(EVERYONE, 0, [BRAZIL], 0))
    assert "tire 2\u00a0cartes" in texts("fr").event(CardsDrawn(EVERYONE, 0, [BRAZIL, CHILE], 1))


def test_scores_are_told_with_their_players() -> None:
    ended = DealEnded(EVERYONE, 1, [35, -4, 0], [35, -4, 0])

    assert texts("en").event(ended) == "Points in deal 1: Ada\u00a035, Blaise\u00a0-4, and Chloé\u00a00."
    assert "Totaux" in texts("fr").event(DealEnded(EVERYONE, 2, [1, 2, 3], [4, 5, 6]))


def test_winners_share_in_the_plural() -> None:
    assert texts("fr").event(GameEnded(EVERYONE, [0, 2], [9, 1, 9])).startswith("Ada et Chloé gagnent ensemble")
    assert texts("fr").event(GameEnded(EVERYONE, [1], [1, 9, 1])).startswith("Blaise gagne la partie")


def test_the_last_refusal_is_told() -> None:
    assert "c’était son dernier refus" in texts("fr").event(PlayRefused(EVERYONE, 0, 15, 0))


def test_nobody_has_a_word() -> None:
    assert texts("fr").value("owner", NOBODY) == "personne"
