"""Time that passes at tables: clocks that run out, bots that wait to be asked, tables where no game ever begins."""

from typing import Final

from stolek.server.bot_runner import BotRunner
from stolek.server.live_table import LiveTable
from stolek.server.table_service import TableService
from stolek.storage.journal import NoTable, TableDamaged
from stolek.table.command import HOUSE, Close, Flag

MAX_DUE: Final = 500


class ClockKeeper:
    """Looks around from time to time."""

    def __init__(self, service: TableService, bots: BotRunner) -> None:
        self._service = service
        self._bots = bots

    async def look_around(self) -> None:
        """Look for tables where a bot should be thinking or a clock has run out, in memory or not."""
        service = self._service
        for id in await service.in_thread(service.journals.due, service.clock(), MAX_DUE):
            try:
                async with service.using(id) as live:
                    await service.refresh(live)
                    self._bots.look(live)
                    await self._flag(live)
            except (TableDamaged, NoTable):
                continue

    async def give_up_stale(self) -> None:
        """Close tables where no game ever began."""
        service = self._service
        for id in await service.in_thread(service.journals.stale, service.clock() - service.settings.give_up, MAX_DUE):
            try:
                async with service.using(id) as live:
                    await service.carry_out(live, Close(), HOUSE)
            except (TableDamaged, NoTable):
                continue

    async def _flag(self, live: LiveTable) -> None:
        now = self._service.clock()
        for seat, deadline in live.table.deadlines().items():
            if deadline <= now:
                await self._service.carry_out(live, Flag(seat), HOUSE)
