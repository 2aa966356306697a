"""How often one visitor may ask: a bucket for each visitor and kind of request, filled at a steady rate."""

from collections import OrderedDict
from typing import Final

MAX_BUCKETS: Final = 50_000


class Buckets:
    """Counts requests; the oldest buckets are forgotten when there are too many."""

    def __init__(self) -> None:
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def take(self, kind: str, visitor: str, limit: tuple[int, float], now: float) -> float:
        """Take one from the visitor's bucket: 0 if there was one, otherwise how many seconds to wait for it."""
        size, rate = limit
        key = (kind, visitor)
        left, at = self._buckets.pop(key, (float(size), now))
        left = min(float(size), left + max(0.0, now - at) * rate)
        wait = 0.0 if left >= 1.0 else (1.0 - left) / rate
        self._buckets[key] = (left if wait else left - 1.0, now)
        if len(self._buckets) > MAX_BUCKETS:
            self._buckets.popitem(last=False)
        return wait
