# What the house says whatever the game.

nobody = nobody
each-player = { $player } { $number }
event-taken-back = { $seat } takes the last action back.
chapter-table = At every table

# The game in the terminal

default-name = Camille
bot-name-1 = Dominique
bot-name-2 = Claude
bot-name-3 = Alix
bot-name-4 = Sacha
bot-name-5 = Maxime
play-welcome = { $title }: { $players } are playing. Type ? for help, q to quit.
play-you = { $player } (you)
play-turn = Your turn, { $player }.
play-direct =
    { $ask }: type { $numbers ->
        [1] 1
        [2] 1, 2
       *[other] a number from 1 to { $numbers }
    } or the beginning of a name.
play-direct-amount = { $ask }: type an amount { $bounds }.
play-direct-number = { $ask }: type a number { $bounds }.
play-desk = Market: propose a deal
play-prompt = Your choice
play-fill = { $blank }: { $bounds }
play-from-to = from { $low } to { $high }
play-from-to-sum = from { $low } to { $high } (“4.5” is read as { $example })
play-desk-closed = The market is closed for now.
play-not-now = “{ $ask }”: not now.
play-not-understood = “{ $text }” means nothing here. Type ? for help.
play-ambiguous = “{ $text }” may be { $names }: type more of it.
play-why-not = Why not?
play-closed = { $ask }: { $sentence }
play-all-open = Nothing is closed just now.
play-refused = That cannot be: { $sentence }
play-help = Type a number, or the beginning of a name (two letters at least, accents do not matter), or the letter of an action. Other keys:
play-help-board = Show the board again
play-help-rules = Read the rules of the game
play-help-help = Help
play-help-why = Why a greyed action is closed
play-help-habits = Standing answers
play-answered = Nothing to decide: { $ask }.
play-habits-none = This game has no standing answers.
play-habits-which = Numbers to change (Enter: none)
play-sure = Are you sure? y for yes
play-yes = y
play-help-quit = Quit, keeping the game if you like
play-save = File in which to keep the game (Enter: do not keep it)
play-saved = The game is kept in { $path }.
play-not-saved = { $path } cannot be written: { $reason }.
play-goodbye = See you soon!
board-field = { $field }: { $value }
play-over = The game is over
play-rank = Place
play-player = Player
play-score = Points
play-reckoning = Where it comes from
measure-points = { $count ->
    [one] { $number } point
   *[other] { $number } points
}
line-score = Points

# The list of games and the rules

games-players = { $least } to { $most } players
games-options = Options
games-option = Option
games-values = Values
games-clause = Rule
games-from-to = from { $low } to { $high }
games-default = { $value } by default
games-editions = Editions: { $editions }
games-bots = Bots, from the easiest to the strongest: { $levels }
rules-origin-booklet = booklet
rules-origin-ruling = ruling
rules-origin-option = option
