"""Sweeps what is old, from time to time, as the settings say (`stolek serve --keep`)."""

from typing import Final

import structlog

from stolek.server.settings import DAY
from stolek.server.table_service import TableService
from stolek.storage.sweeping import Sweep

LOG: Final = structlog.get_logger("stolek.sweeper")


class Sweeper:
    """Looks after the age of things in one database."""

    def __init__(self, service: TableService) -> None:
        self._service = service
        self._sweep = Sweep(service.database)

    async def sweep(self) -> None:
        """Let go of what has been kept for long enough."""
        gone = await self._service.in_thread(self._swept, [live.id for live in self._service.open_tables()])
        if any(gone.values()):
            LOG.info("old things were swept", **gone)

    def _swept(self, in_use: list[str]) -> dict[str, int]:
        keep, now, sweep = self._service.settings.keep, self._service.clock(), self._sweep
        gone = {"sessions": sweep.sessions(now), "proofs": self._service.proofs.sweep(now)}
        if keep.guests is not None:
            gone["guests"] = sweep.guests(now - keep.guests * DAY)
        if keep.tables is not None:
            gone["tables"] = sweep.tables(now - keep.tables * DAY, in_use)
        if keep.uploads is not None:
            gone["uploads"] = sweep.uploads(now - keep.uploads * DAY)
        return gone

    async def make_room(self, person: str) -> None:
        """After somebody has brought a record: no more of them than one may have."""
        each = self._service.settings.keep.each
        if each is not None:
            await self._service.in_thread(self._sweep.uploads_of, person, each)
