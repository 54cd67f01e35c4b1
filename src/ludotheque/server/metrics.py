"""What the house counts, for Prometheus."""

from prometheus_client import Counter, Gauge, Histogram

MOVES = Counter("ludotheque_moves", "Actions played and stored, the clock's included")
TABLES = Counter("ludotheque_tables", "Tables created", ["game"])
REFUSED = Counter("ludotheque_refused", "Requests refused, by clause of the house or by the rules of a game", ["by"])
ROOMS = Gauge("ludotheque_rooms", "Tables in memory")
SCREENS = Gauge("ludotheque_screens", "Open sockets")
THOUGHTS = Histogram("ludotheque_thought_seconds", "Time bots take to choose", ["level"])
BOT_FAILURES = Counter("ludotheque_bot_failures", "Bots that crashed or took too long", ["level"])
ROOM_FAILURES = Counter("ludotheque_room_failures", "Tables that had to be loaded again after an error")

HOUSE_PREFIX = "table."


def count_refusal(clause: str) -> None:
    """Which rule of a game refused something would tell what somebody tried, so all of them are one."""
    REFUSED.labels(clause if clause.startswith(HOUSE_PREFIX) else "rules").inc()
