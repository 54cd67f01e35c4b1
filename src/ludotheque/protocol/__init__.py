"""JSON Lines on standard streams: an outside program can referee, play or watch, as UCI does for chess.

One JSON object comes in on a line, one goes out. A request names what to do in "do":

    hello      the game, its options, bots and protocol version
    edition    names of things by number, and the board as integer tables
    rules      the clauses, each with its sentence: refusals cite their ids
    start      a new game: players, seed, options, names
    play       an action: seat, verb, filling (one list of values for each blank of the ask)
    tick       time has reached `now` milliseconds
    bot        a bot of the house plays for a seat that is waited for: seat, level
    asks       what a seat may do now
    view       what a seat sees; without a seat, what is public
    position   the whole position, and its fingerprint
    load       go on from such a position
    record     the game so far as a record
    quit       the end

A reply repeats the word in "did"; a reply with "error" changed nothing, and says the line, and the clause if the rules
refused. The stream may be bound to one seat, or to none: then nothing that seat may not know is ever written.
"""
