"""Which bots may sit down, and how many: they think on the machine of everybody."""

from collections.abc import Iterable

from stolek.bots.levels import LEVELS
from stolek.kernel.values import no
from stolek.server.endpoint import Call
from stolek.server.failure import Failure, Refused
from stolek.table.chair import Bot, Holder


def check_level(level: str) -> None:
    """Refuse levels that no bot has (TABLE-14)."""
    if level not in LEVELS:
        raise Refused(no("TABLE-14", "level", text=level, allowed=", ".join(LEVELS)))


def count_bots(holders: Iterable[Holder]) -> int:
    """How many of them are bots."""
    return sum(isinstance(holder, Bot) for holder in holders)


async def check_bots(call: Call, host: str, at_table: int, more: int | None = None) -> None:
    """Bots think on the machine of everybody: so many at one table, and so many at all tables of a host."""
    limits, added = call.service.settings.limits, at_table if more is None else more
    if not added:
        return
    if at_table > limits.table_bots:
        raise Failure(409, "table-bots", most=limits.table_bots)
    if await call.service.in_thread(call.service.lobby.bots_of, host) + added > limits.host_bots:
        raise Failure(409, "host-bots", most=limits.host_bots)
