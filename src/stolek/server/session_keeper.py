"""Sessions that end: whoever used one is nobody at once, also in event streams that are open."""

from collections.abc import Collection

from stolek.server.identity import Identity
from stolek.server.table_service import TableService


class SessionKeeper:
    """Ends sessions and tokens, here and where other processes have ended them."""

    def __init__(self, service: TableService, identity: Identity) -> None:
        self._service = service
        self._identity = identity

    async def end(self, person: str, only: str | None = None, but: str | None = None) -> int:
        """End one session of a person, or all, or all but one; gives how many."""
        ended = await self._service.in_thread(self._service.sessions.end, person, only, but)
        self.ended(person, ended)
        return len(ended)

    def ended(self, person: str, gone: Collection[str]) -> None:
        """These sessions or tokens of a person are no longer good for anything."""
        self._identity.forget(person)
        self._end_streams(set(gone))

    async def look_at_rows(self) -> None:
        """Find out which sessions other processes have ended while streams of theirs are open here."""
        if not self._service.database.shared:
            return
        open_now = {watcher.session for live in self._service.open_tables() for watcher in live.watchers}
        open_now.discard("")
        if open_now:
            self._end_streams(open_now - await self._service.in_thread(self._service.sessions.alive, open_now))

    def _end_streams(self, gone: set[str]) -> None:
        for live in self._service.open_tables():
            for watcher in live.watchers:
                if watcher.session in gone:
                    watcher.ended = True
                    watcher.news.set()
