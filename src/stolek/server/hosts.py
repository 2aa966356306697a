"""By which names this server may be called.

A page of somebody else can have its own name point to this machine and then speak to us as if we were it. But it has to
say that name, and so we answer to our names only. Addresses in numbers belong to nobody's page.
"""

import socket
from collections.abc import Iterable
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

EVERYTHING: Final = "*"


class Hosts:
    """The names that a server answers to."""

    def __init__(self, names: Iterable[str], origins: Iterable[str]) -> None:
        own = socket.gethostname().lower()
        self._names = {"localhost", own, f"{own}.local", *(name.lower().rstrip(".") for name in names)}
        self._names |= {name for origin in origins if (name := urlsplit(origin).hostname)}

    def answers_to(self, host: str) -> bool:
        """Is this what a request to us would say, with or without a port?"""
        try:
            name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
        except ValueError:
            return False
        if EVERYTHING in self._names or name in self._names or name.endswith(".localhost"):
            return True
        try:
            ip_address(name.partition("%")[0])
        except ValueError:
            return False
        return True
