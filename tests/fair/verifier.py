"""Checks the luck of a record with nothing else: `python verifier.py FILE` prints its first wrong line, or 0."""

import hashlib
import sys

FULL = 2**32


def sha(*words: str) -> str:
    return hashlib.sha256(" ".join(words).encode()).hexdigest()


def chacha(seed: int, counter: int, nonce: list[int]) -> list[int]:
    key = [seed >> shift & FULL - 1 for shift in (0, 32, 64, 96)] + [0, 0, 0, 0]
    first = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574, *key, counter, *nonce]
    x = first[:]
    for quarter in range(80):
        i, s = quarter % 4, quarter // 4 % 2
        a, b, c, d = i, 4 + (i + s) % 4, 8 + (i + 2 * s) % 4, 12 + (i + 3 * s) % 4
        for to, by, mixed, bits in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            x[to] = (x[to] + x[by]) % FULL
            x[mixed] = ((x[mixed] ^ x[to]) << bits | (x[mixed] ^ x[to]) >> 32 - bits) % FULL
    return [(one + other) % FULL for one, other in zip(x, first, strict=True)]


def outcome(seed: int, seat: str, turn: str, count: str, below: str, purpose: str) -> int:
    number = 0x811C9DC5
    for byte in purpose.encode():
        number = (number ^ byte) * 0x01000193 % FULL
    block = chacha(seed, int(count), [number, 0 if seat == "-" else int(seat) + 1, int(turn)])
    return next(word for word in block if word < FULL - FULL % int(below)) % int(below)


def wrong_line(text: str) -> int:
    lines = [line.split(" ") for line in text.splitlines()]
    place = {" ".join(line[: 2 if line[0] == "salt" else 1]): at for at, line in enumerate(lines)}
    salts = [line for line in lines if line[0] == "salt"]
    house, seed = lines[place["house"]][1:], int(lines[place["seed"]][1])
    checks = [(place["house"], sha("house", *house) == lines[place["commitment"]][1])]
    for _, seat, source, salt in salts:
        checks.append((place[f"salt {seat}"], source == "person" or sha("salt", *house, seat)[:32] == salt))
    checks.append((place["seed"], int(sha("seed", *house, *(line[3] for line in salts))[:32], 16) == seed))
    for at, line in enumerate(lines):
        if line[0] == "draw":
            _, _, seat, turn, count, below, fell, *purpose = line
            checks.append((at, outcome(seed, seat, turn, count, below, " ".join(purpose)) == int(fell)))
    return next((at + 1 for at, right in checks if not right), 0)


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as file:
        print(wrong_line(file.read()))
