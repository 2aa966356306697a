"""What a visitor may ask for: buckets that fill at a steady rate, one for each of those who pay for a request.

A request has a cost, and whoever causes it pays: the person, the address it comes from, and where a password is tried
the login. Each process counts for itself and settles with the others every moment, where several share a database.
"""

import ipaddress
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from stolek.storage.buckets import Spent

MAX_BUCKETS: Final = 50_000
IPV6_HOST: Final = 64
"""Bits of an IPv6 address that name a network; whoever has one has all addresses in it."""
Limit = tuple[float, float]
"""So much at once, and so much a second in the long run."""


@dataclass(slots=True, frozen=True)
class Payer:
    """Whose bucket pays, and how large it is."""

    key: str
    limit: Limit


@dataclass(slots=True)
class _Bucket:
    level: float
    at: float
    size: float
    rate: float
    owed: float = 0.0
    """What the other processes have not heard of yet."""


class Buckets:
    """Counts what is asked for; the oldest buckets are forgotten when there are too many."""

    def __init__(self) -> None:
        self._buckets: OrderedDict[str, _Bucket] = OrderedDict()
        self._owing: set[str] = set()

    def take(self, payers: Sequence[Payer], cost: float, now: float) -> float:
        """Let all of them pay: 0 if they can, otherwise how many seconds to wait, and nobody pays."""
        buckets = [self._filled(payer, now) for payer in payers]
        wait = self.wait(payers, cost, now)
        if wait > 0.0:
            return wait
        for payer, bucket in zip(payers, buckets, strict=True):
            bucket.level -= cost
            bucket.owed += cost
            self._owing.add(payer.key)
        return 0.0

    def wait(self, payers: Sequence[Payer], cost: float, now: float) -> float:
        """How long until all of them could pay."""
        buckets = [self._filled(payer, now) for payer in payers]
        return max(0.0, *((min(cost, bucket.size) - bucket.level) / bucket.rate for bucket in buckets))

    def charge(self, payers: Sequence[Payer], cost: float, now: float) -> None:
        """Let them pay for what turned out to cost more; who cannot is in debt and waits the longer next time."""
        for payer in payers:
            bucket = self._filled(payer, now)
            bucket.level = max(-bucket.size, bucket.level - cost)
            bucket.owed += cost
            self._owing.add(payer.key)

    def _filled(self, payer: Payer, now: float) -> _Bucket:
        size, rate = payer.limit
        bucket = self._buckets.pop(payer.key, None) or _Bucket(size, now, size, rate)
        bucket.level = min(size, bucket.level + max(0.0, now - bucket.at) * rate)
        bucket.at = now
        self._buckets[payer.key] = bucket
        if len(self._buckets) > MAX_BUCKETS:
            forgotten, _ = self._buckets.popitem(last=False)
            self._owing.discard(forgotten)
        return bucket

    def owed(self) -> dict[str, Spent]:
        """What was taken since the last time, for the other processes to hear."""
        spent = {}
        for key in self._owing:
            bucket = self._buckets[key]
            spent[key] = Spent(bucket.owed, bucket.size, bucket.rate)
            bucket.owed = 0.0
        self._owing.clear()
        return spent

    def hear(self, levels: dict[str, float]) -> None:
        """How full the buckets are for all processes together."""
        for key, level in levels.items():
            if key in self._buckets:
                bucket = self._buckets[key]
                bucket.level = min(bucket.level, level - bucket.owed)


@lru_cache(maxsize=10_000)
def network_of(host: str) -> str:
    """Whom an address belongs to: itself, or its whole network for IPv6."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host[:40]
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, IPV6_HOST), strict=False))
