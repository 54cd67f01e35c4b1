"""Who comes to the house: the secret that was shown, and where from. What a secret opens, only its table can tell."""

import hashlib
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address

NETWORK_BITS = 64  # of an IPv6 address: the rest is the visitor's own to choose


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode(errors="surrogatepass")).hexdigest()


def home_of(address: str) -> str:
    """The address as far as it tells people apart: an IPv6 address counts by its network."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return f"{IPv6Address(int(found) >> NETWORK_BITS << NETWORK_BITS)}/{NETWORK_BITS}"


@dataclass(frozen=True)
class Visitor:
    badge: str  # the secret, hashed; empty: none was shown
    home: str

    @classmethod
    def showing(cls, secret: str, address: str) -> "Visitor":
        return cls(hashed(secret) if secret else "", home_of(address))
