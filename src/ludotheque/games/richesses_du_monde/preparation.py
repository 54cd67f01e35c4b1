"""« Préparation de la partie »: cash, plaques, news, who begins; and the deal of the quick game."""

from ludotheque.games.richesses_du_monde import events
from ludotheque.games.richesses_du_monde.council import Council
from ludotheque.games.richesses_du_monde.desk import TradeDesk
from ludotheque.games.richesses_du_monde.ending import MINUTE, Bell
from ludotheque.games.richesses_du_monde.state import ALL_AGREE, NO_PLAQUE, SHELF, RichessesState
from ludotheque.games.richesses_du_monde.turn import begin_round, start_turn
from ludotheque.kernel.game import OPTION_ON, Options
from ludotheque.mechanics.rules import EVERYONE, Final, Seat, StartingRoll, from_seat

PLAQUES_OF_EACH: Final = 2  # « soit deux par production »
QUICK_TITLES: Final = 10
AT_ONCE: Final = 2  # in instalments, half of the cash is given at once …
PER_TOUR: Final = 4  # … and a quarter with each of the first two Tours


def prepare(state: RichessesState, options: Options) -> None:
    _set_rules(state, options)
    state.owner = [SHELF] * len(state.tables.products)  # nobody owns any title (rdm.start.shelf)
    _share_out_cash(state, options["instalments"] == OPTION_ON)
    _lay_plaques(state)
    state.news = list(range(len(state.tables.news_with)))
    state.chance.shuffle(state.news, "news")  # « en paquet et à l'envers » (rdm.start.news)
    state.standing = [TradeDesk()]
    if state.partners == ALL_AGREE:
        state.standing = [Council(), TradeDesk()]
    if options["minutes"] > 0:
        state.standing.append(Bell(options["minutes"] * MINUTE))
    state.first = _who_begins(state)
    state.tell(events.GameBegun(EVERYONE, state.first, state.cash[state.first]))
    if state.quick:
        _deal_titles(state)
    begin_round(state, 1)
    start_turn(state, state.first)


def _set_rules(state: RichessesState, options: Options) -> None:
    """Where the table may choose."""
    state.claims = options["claims"]
    state.window = options["window"]
    state.bankruptcy = options["bankruptcy"]
    state.partners = options["partners"]
    state.lots = options["lots"]
    state.reading = options["steel"]
    state.quick = options["quick"] == OPTION_ON
    state.conquest = options["conquest"]
    state.rounds = options["rounds"]


def _share_out_cash(state: RichessesState, instalments: bool) -> None:
    """« 200 millions d'€ sont à partager entre les joueurs » (rdm.start.cash)"""
    share = state.tables.starting_cash[state.seats]
    for seat in range(state.seats):
        if instalments:
            state.give(seat, share // AT_ONCE)
            state.to_come[seat] = [share // PER_TOUR, share // PER_TOUR]
        else:
            state.give(seat, share)


def _lay_plaques(state: RichessesState) -> None:
    """« Les placer au hasard dans les 48 cases prévues » (rdm.start.plaques)"""
    tables = state.tables
    pile = list(range(len(tables.yields))) * PLAQUES_OF_EACH
    state.chance.shuffle(pile, "plaques")
    state.plaques = [NO_PLAQUE] * len(tables.kinds)
    for square in range(len(tables.kinds)):
        if tables.plaques[square]:
            state.plaques[square] = pile.pop()


def _who_begins(state: RichessesState) -> Seat:
    """« Celui qui obtient le chiffre le plus élevé commence » (rdm.start.highest-roll)

    Equals roll again (rdm.start.ties); doubles cost nothing here (rdm.start.free-rolls).
    """
    roll = StartingRoll(state.seats, state.chance)
    for place, seat in enumerate(roll.throwers):
        state.tell(events.OrderRolled(EVERYONE, seat, roll.points[place]))
    return roll.first


def _deal_titles(state: RichessesState) -> None:
    """Each gets as many titles at random and pays for them; one he cannot pay is left and the next is drawn."""
    pile = list(range(len(state.owner)))
    state.chance.shuffle(pile, "titles")
    for seat in from_seat(state.first, state.seats):
        dealt: list[int] = []
        cost = 0
        for title in pile:
            if len(dealt) < QUICK_TITLES and state.owner[title] == SHELF and state.price(title) <= state.cash[seat]:
                state.owner[title] = seat
                state.take(seat, state.price(title))
                cost += state.price(title)
                dealt.append(title)
        state.tell(events.TitlesDealt(EVERYONE, seat, sorted(dealt), cost))
