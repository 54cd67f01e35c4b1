"""What everybody has seen is remembered by some and forgotten by others."""

from ludotheque.bots.joyeux_combinards.memory import Memory
from ludotheque.games.joyeux_combinards.actions import Denounce, LetPass
from ludotheque.games.joyeux_combinards.tables import ILLEGAL
from ludotheque.kernel.chance import Chance
from tests.bots.joyeux_combinards.answers import choice, greedy, schemer
from tests.games.joyeux_combinards.arrange import TABLES, Table, card


def at_customs() -> Table:
    game = Table().declared(0, "tanker").at(0, "stop-corniche")
    game.lands(0, "douane-corniche")
    return game


def test_a_perfect_memory_keeps_what_was_shown_and_an_empty_one_loses_it_with_the_round() -> None:
    game = Table().declared(1, "tanker")
    perfect, empty = Memory(Chance(1), 1.0), Memory(Chance(1), 0.0)
    for memory in (perfect, empty):
        memory.look(game.state)
        assert [card("tanker")] == memory.cargo(game.state, 1)

    game.round(9)

    for memory in (perfect, empty):
        memory.look(game.state)
    assert [card("tanker")] == perfect.cargo(game.state, 1)
    assert [] == empty.cargo(game.state, 1)


def test_a_card_that_is_declared_again_is_noticed_again() -> None:
    game = Table().declared(1, "tanker")
    memory = Memory(Chance(1), 0.0)
    memory.look(game.state)
    game.round(9).state.declared[card("tanker")] = False
    memory.look(game.state)

    game.state.declared[card("tanker")] = True
    memory.look(game.state)

    assert [card("tanker")] == memory.cargo(game.state, 1)


def test_whoever_remembers_a_declaration_denounces_it_and_nobody_invents_one() -> None:
    for bot in (schemer(), greedy()):
        assert Denounce(1) == choice(bot, at_customs(), 1)
        honest = Table().holds(0, "tanker").at(0, "stop-corniche")
        honest.lands(0, "douane-corniche")
        assert LetPass(1) == choice(bot, honest, 1)


def test_greedy_forgets_sooner_than_schemer() -> None:
    """Both see the declaration, and meet it at customs four rounds later."""
    spoken = [0, 0]
    for seed in range(40):
        for level, bot in enumerate((greedy(seed), schemer(seed=seed))):
            game = Table().declared(0, "tanker").at(0, "stop-corniche")
            bot.luck = Chance(seed)
            game.turn_of(1)
            choice(bot, game, 1)
            for number in range(2, 6):
                choice(bot, game.round(number), 1)
            game.lands(0, "douane-corniche")
            spoken[level] += choice(bot, game, 1) == Denounce(1)

    assert spoken[0] < 20 < spoken[1] < 40


def test_odds_of_contraband_come_from_the_cards_that_are_not_placed() -> None:
    game = Table(seats=2).holds(1, "miel", "whisky")
    memory = Memory(Chance(1), 1.0)
    memory.look(game.state)
    illegal = sum(goods == ILLEGAL for goods in TABLES.goods) / len(TABLES.goods)
    assert abs(illegal - memory.odds_of_contraband(game.state, 0, 1)) < 1e-9

    game.state.shown[card("whisky")] = True
    memory.look(game.state)

    assert memory.odds_of_contraband(game.state, 0, 1) > 0.5
