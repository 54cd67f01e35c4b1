"""L'association: sides that pool all they own, pay a tax, and go on with one pawn."""

from ludotheque.games.richesses_du_monde.actions import (
    Agree,
    ClaimRoyalty,
    Decline,
    ProposeAssociation,
    RollDice,
)
from ludotheque.games.richesses_du_monde.events import (
    Associated,
    AssociationAgreed,
    AssociationDropped,
    AssociationProposed,
    AssociationTooDear,
    FaceToFace,
    InstalmentPaid,
)
from ludotheque.kernel.ask import OK
from ludotheque.kernel.event import EVERYONE
from tests.clauses import clause
from tests.games.richesses_du_monde.arrange import MILLION, Table, product, square, title, titles_of, told

FIRST_SQUARE = square("scandinavie")
FRANCE = square("france")
REST = square("choix-mondial-1")  # before the first Tour du Monde


def four() -> Table:
    """Seats 1 to 3 hold titles of 5.6, 4 and 3.5 millions; everybody has ten millions in cash."""
    game = Table(seats=4).holds(1, "riz-chine").holds(2, "or-russie").holds(3, "the-inde")
    for seat in range(4):
        game.cash(seat, 10 * MILLION)
    return game


@clause("rdm.association.combine")
def test_partners_put_all_their_titles_together() -> None:
    game = four().holds(2, "petrole-iran", "riz-inde")
    game.plays(ProposeAssociation(1, [2]))

    game.plays(Agree(2))

    head = game.state.side_of[1]
    assert head == game.state.side_of[2]
    assert [product("or"), product("petrole"), product("riz")] == game.state.holdings(head)
    assert [title("riz-chine"), title("riz-inde")] == game.state.held(head, product("riz"))


@clause("rdm.association.combine")
def test_three_may_associate_at_once() -> None:
    game = four()
    proposed = game.plays(ProposeAssociation(2, [1, 3]))
    game.plays(Agree(3))

    events = game.plays(Agree(1))

    tax = 6_550_000
    assert [AssociationProposed(EVERYONE, 2, [1, 3], tax)] == proposed
    assert [Associated(EVERYONE, 1, [1, 2, 3], tax)] == told(events, Associated)
    assert [1, 2, 3] == game.state.members(1)
    assert [0, 1] == game.state.sides()


@clause("rdm.association.before-a-roll")
def test_an_association_may_be_proposed_before_the_roll_in_anybodys_turn() -> None:
    game = four().turn_of(0)

    assert OK == game.refusal(ProposeAssociation(2, [3]))
    assert "propose-association" in game.may(2)


@clause("rdm.association.before-a-roll")
def test_no_association_is_made_while_royalties_are_claimed_or_titles_bought() -> None:
    claims = four().plaque(FRANCE, "riz")
    claims.lands(0, FRANCE)
    claims.plays(ClaimRoyalty(1))
    shelf = four().no_claims_at(FRANCE)
    shelf.lands(0, FRANCE)

    for game in (claims, shelf):
        assert "rdm.association.before-a-roll" == game.refusal(ProposeAssociation(2, [3]))
        assert "propose-association" not in game.may(2)


@clause("rdm.association.all-agree")
def test_one_refusal_and_there_is_no_association() -> None:
    game = four()
    game.plays(ProposeAssociation(1, [2, 3]))
    agreed = game.plays(Agree(2))

    events = game.plays(Decline(3))

    assert [AssociationAgreed(EVERYONE, 2)] == agreed
    assert [AssociationDropped(EVERYONE, 1)] == events
    assert [0, 1, 2, 3] == game.state.sides()
    assert [10 * MILLION] * 4 == game.state.cash


@clause("rdm.association.all-agree")
def test_only_those_who_are_asked_answer_and_only_with_yes_or_no() -> None:
    game = four().turn_of(2)
    game.plays(ProposeAssociation(1, [2, 3]))

    assert [2, 3] == game.waiting
    assert "rdm.association.all-agree" == game.refusal(RollDice(2))
    assert "table.not-your-turn" == game.refusal(Agree(0))
    assert {"agree", "decline"} == game.may(3)


@clause("rdm.association.lapses")
def test_a_proposal_left_unanswered_for_thirty_seconds_lapses() -> None:
    game = four()
    game.plays(ProposeAssociation(1, [2]))

    assert [] == game.waits(29_999)
    assert [AssociationDropped(EVERYONE, 1)] == game.waits(1)
    assert [0] == game.waiting


@clause("rdm.association.lapses")
def test_each_agreement_gives_the_others_thirty_seconds_more() -> None:
    game = four()
    game.plays(ProposeAssociation(1, [2, 3]))
    game.waits(29_000)
    game.plays(Agree(2))

    assert [] == game.waits(29_999)
    assert [AssociationDropped(EVERYONE, 1)] == game.waits(1)


@clause("rdm.association.tax")
def test_partners_pay_the_bank_half_the_price_of_all_their_titles() -> None:
    game = four()
    bank = game.state.bank
    game.plays(ProposeAssociation(1, [2]))

    events = game.plays(Agree(2))

    tax = (5_600_000 + 4_000_000) // 2
    assert [Associated(EVERYONE, 1, [1, 2], tax)] == told(events, Associated)
    assert bank + tax == game.state.bank
    assert 20 * MILLION - tax == game.state.cash[1]


@clause("rdm.association.tax-payable")
def test_the_rich_partner_may_pay_the_whole_tax() -> None:
    game = four().cash(1, 0).cash(2, 4_800_000)
    game.plays(ProposeAssociation(1, [2]))

    game.plays(Agree(2))

    assert [1, 2] == game.state.members(1)
    assert 0 == game.state.cash[1]


@clause("rdm.association.tax-payable")
def test_if_the_joined_cash_does_not_cover_the_tax_nothing_happens() -> None:
    game = four().cash(1, 750_000).cash(2, 4 * MILLION)
    game.plays(ProposeAssociation(1, [2]))

    events = game.plays(Agree(2))

    assert [AssociationTooDear(EVERYONE, 1, 4_800_000)] == told(events, AssociationTooDear)
    assert [0, 1, 2, 3] == game.state.sides()
    assert [750_000, 4 * MILLION] == game.state.cash[1:3]
    assert [0] == game.waiting


@clause("rdm.association.pool")
def test_cash_and_jokers_are_joined() -> None:
    game = four().jokers(1, 1).jokers(2, 2)
    game.plays(ProposeAssociation(1, [2]))

    game.plays(Agree(2))

    assert [10 * MILLION, 20 * MILLION - 4_800_000, 0, 10 * MILLION] == game.state.cash
    assert [0, 3, 0, 0] == game.state.jokers


@clause("rdm.association.instalments")
def test_instalments_still_to_come_are_joined_and_fall_due_with_the_tours_of_the_common_pawn() -> None:
    game = Table(seats=4, instalments="on").holds(1, "riz-chine").holds(2, "or-russie")
    quarter = game.state.to_come[0][0]
    game.state.to_come[1].pop()
    game.plays(ProposeAssociation(1, [2]))
    game.plays(Agree(2))

    joined = [sums[:] for sums in game.state.to_come]

    events = game.lands(1, FIRST_SQUARE)

    assert [[quarter, quarter], [2 * quarter, quarter], [], [quarter, quarter]] == joined
    assert [InstalmentPaid(EVERYONE, 1, quarter)] == told(events, InstalmentPaid)
    assert [2 * quarter] == game.state.to_come[1]


@clause("rdm.association.pawn")
def test_the_pawn_of_the_partner_with_the_dearest_titles_stays_and_the_others_leave() -> None:
    game = four()
    game.plays(ProposeAssociation(3, [1, 2]))
    game.plays(Agree(1))

    game.plays(Agree(2))

    assert [True, True, False, False] == game.state.playing
    assert [0, 1, 1, 1] == game.state.side_of


@clause("rdm.association.pawn")
def test_the_dearest_titles_count_and_not_the_most_titles() -> None:
    game = Table(seats=4).owns(1, titles_of("riz", 1)).holds(2, "cacao-cameroun", "cacao-nigeria", "the-turquie")
    game.plays(ProposeAssociation(2, [1]))

    game.plays(Agree(1))

    assert game.state.playing[1]
    assert not game.state.playing[2]


@clause("rdm.association.place")
def test_the_common_pawn_keeps_its_square_and_its_tours() -> None:
    game = four().at(1, 20, tours=1).at(2, 40, tours=3)
    game.plays(ProposeAssociation(2, [1]))

    game.plays(Agree(1))

    assert 20 == game.state.squares[1]
    assert 1 == game.state.tours[1]


@clause("rdm.association.equal")
def test_with_titles_of_equal_value_the_pawn_of_the_proposer_stays() -> None:
    for proposer, partner in ((1, 2), (2, 1)):
        game = Table(seats=4).holds(1, "cuivre-usa").holds(2, "cuivre-chili")
        game.plays(ProposeAssociation(proposer, [partner]))

        game.plays(Agree(partner))

        assert proposer == game.state.side_of[partner]


@clause("rdm.association.mover-loses-roll")
def test_a_mover_who_joins_anothers_pawn_does_not_roll() -> None:
    game = four().turn_of(2)
    game.plays(ProposeAssociation(2, [1]))

    game.plays(Agree(1))

    assert [3] == game.waiting
    assert {"roll-dice"} <= game.may(3)


@clause("rdm.association.mover-loses-roll")
def test_a_mover_whose_own_pawn_stays_still_rolls() -> None:
    game = four().turn_of(1)
    game.plays(ProposeAssociation(2, [1]))

    game.plays(Agree(1))

    assert 1 == game.state.side_of[game.waiting[0]]
    assert OK == game.refusal(RollDice(game.waiting[0]))


@clause("rdm.association.mover-loses-roll", "rdm.end.round-counting")
def test_the_round_ends_as_usual_when_the_last_to_play_joins_another() -> None:
    game = four().turn_of(3)
    before = game.state.round
    game.plays(ProposeAssociation(3, [1]))

    game.plays(Agree(1))

    assert before + 1 == game.state.round
    assert [0] == game.waiting


@clause("rdm.association.never-everybody")
def test_two_sides_do_not_associate() -> None:
    game = Table(seats=2).holds(0, "riz-chine").holds(1, "or-russie")

    assert "rdm.association.never-everybody" == game.refusal(ProposeAssociation(0, [1]))
    assert "propose-association" not in game.may(0)


@clause("rdm.association.never-everybody")
def test_not_all_sides_may_associate() -> None:
    game = four()

    assert "rdm.association.never-everybody" == game.refusal(ProposeAssociation(0, [1, 2, 3]))
    assert OK == game.refusal(ProposeAssociation(0, [1, 3]))
    assert "rdm.trade.with-a-rival" == game.refusal(ProposeAssociation(0, []))


@clause("rdm.duel.sides")
def test_the_table_is_told_when_an_association_leaves_two_sides() -> None:
    game = four().bankrupt(0).turn_of(3)
    game.plays(ProposeAssociation(1, [2]))

    events = game.plays(Agree(2))

    assert [FaceToFace(EVERYONE)] == told(events, FaceToFace)
