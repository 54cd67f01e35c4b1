"""A seat at a table of a house, for programs: protocol 2 over the socket.

    with sit("http://127.0.0.1:8061/s#SECRET") as seat:
        while not seat.over:
            ask = random.choice(seat.asks)
            ...

needs the extra `client`. See docs/socket.md.
"""

from ludotheque.client.house import House, UnknownSeat
from ludotheque.client.seat import Gone, Refused, Seat, sit

__all__ = ["Gone", "House", "Refused", "Seat", "UnknownSeat", "sit"]
