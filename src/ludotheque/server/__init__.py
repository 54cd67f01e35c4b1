"""The house where tables are played: HTTP, sockets, clocks, bots in absent seats, a file nothing is lost from."""
