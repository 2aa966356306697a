"""Who looks at which table: noted for other processes, told to those who look on, and who has been away for long."""

from stolek.server.live_table import LiveTable
from stolek.server.table_service import TableService


class PresenceKeeper:
    """Looks after the tables of one service."""

    def __init__(self, service: TableService) -> None:
        self._service = service
        self._began = service.clock()

    async def tell(self) -> None:
        """Note which players look at their table, hear who does so elsewhere, and who has been away for long."""
        now = self._service.clock()
        pairs = sorted((live.id, person) for live in self._service.open_tables() for person in live.playing_here())
        if pairs:
            await self._service.in_thread(self._service.journals.saw, pairs, now)
        for live in self._service.open_tables():
            if not live.watchers:
                continue
            if self._service.database.shared:
                since = now - 3 * self._service.settings.heartbeat
                live.elsewhere = await self._service.in_thread(self._service.journals.seen_since, live.id, since)
                live.forget_shown()
            await self._miss(live, now)

    async def _miss(self, live: LiveTable, now: float) -> None:
        """Tell those who look on, once somebody has been away for long."""
        table = live.table
        players = {table.chairs[seat].person for seat in table.humans()} if table.phase == "playing" else set()
        absent = await self._absent(live, players - live.present(), now)
        if absent != live.absent:
            live.absent = absent
            live.forget_shown()
            live.wake_watchers()

    async def is_absent(self, live: LiveTable, person: str) -> bool:
        """Has this person neither looked at the table nor done anything there for a while?"""
        if person in live.looking:
            return False
        return bool(await self._absent(live, {person}, self._service.clock()))

    async def _absent(self, live: LiveTable, persons: set[str], now: float) -> frozenset[str]:
        """Who of them has not been seen for so long. While the server was away nobody could be."""
        since = now - self._service.settings.absence
        if self._began > since:
            return frozenset()
        gone = {person for person in persons if self._last_sign(live, person, since) <= since}
        seen = await self._service.in_thread(self._service.journals.seen_since, live.id, since) if gone else ()
        return frozenset(gone).difference(seen)

    def _last_sign(self, live: LiveTable, person: str, since: float) -> float:
        """When this person last turned away from the table or did something there, as far as this process knows."""
        table = live.table
        acts = [table.acted.get(seat, since) for seat in table.seats_of(person)]
        return max([live.left.get(person, since), *acts])

    def turned_away(self, live: LiveTable, person: str) -> None:
        """A player closes the page: from now on they are away."""
        if person not in live.looking and live.table.seats_of(person) and not self._service.stopping.is_set():
            now = live.left[person] = self._service.clock()
            self._service.background(self._service.in_thread(self._service.journals.saw, [(live.id, person)], now))
