"""Whom the house listens to: under which names it goes, and which proxies and pages of other sites it believes."""

import re
from dataclasses import dataclass, field
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from socket import gethostname

from ludotheque.complaint import Complaint

Network = IPv4Network | IPv6Network
HOST = re.compile(r"(\[[0-9a-f:.]+\]|[^][:/?#@,\s]+)(?::(\d{1,5}))?")  # a name or an address, and a port
LARGEST_PORT = 65_535
ORIGIN = re.compile(r"https?://([^/?#@\s]+)")


@dataclass
class GateRules:
    """Nothing that a proxy says is believed unless the proxy is named."""

    proxies: list[Network] = field(default_factory=list)
    hosts: list[str] = field(default_factory=list)
    origins: list[str] = field(default_factory=list)

    @classmethod
    def named(cls, proxies: list[str], hosts: list[str], origins: list[str]) -> "GateRules":
        """As they are written on the command line."""
        known = [host.lower() for host in hosts]
        return cls([_network(proxy) for proxy in proxies], known, [_origin(origin) for origin in origins])

    def trusts(self, address: str) -> bool:
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self.proxies)

    def knows_host(self, host: str) -> bool:
        """A name that is nobody's could be made to lead here by any page; an address in numbers could not."""
        name = _name(host)
        own = gethostname().lower()
        return name in ("localhost", own, f"{own}.local", *self.hosts) or _is_address(name)

    def knows_origin(self, origin: str, host: str) -> bool:
        """The house's own page, or one that was named."""
        page = ORIGIN.fullmatch(origin)
        return origin in self.origins or (page is not None and page[1] == host.lower())


def _name(host: str) -> str:
    """Without its port; empty if it is no name at all."""
    parts = HOST.fullmatch(host.lower())
    if parts is None or int(parts[2] or 0) > LARGEST_PORT:
        return ""
    return parts[1].strip("[]")


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _network(text: str) -> Network:
    try:
        return ip_network(text, strict=False)
    except ValueError:
        raise Complaint(f"--trusted-proxy is an address or a network such as 10.0.0.0/8, not {text!r}") from None


def _origin(text: str) -> str:
    origin = text.lower().rstrip("/")
    if not ORIGIN.fullmatch(origin):
        raise Complaint(f"--allowed-origin is like https://example.org, not {text!r}")
    return origin
