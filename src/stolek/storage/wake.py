"""Waking other processes: PostgreSQL's NOTIFY says that a table has changed; what changed stands in its rows.

A message that gets lost does no harm, because every process also looks at the rows from time to time.
"""

import threading
from collections.abc import Callable
from typing import Final

import sqlalchemy as sa

from stolek.storage.database import Database

CHANNEL: Final = "stolek"
PAUSE: Final = 1.0


class Wake:
    """Tells the other processes about changed tables and hears about theirs, in a thread of its own."""

    def __init__(self, database: Database, heard: Callable[[str, int], None]) -> None:
        self._database = database
        self._heard = heard
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._listen, name="stolek-wake", daemon=True)
        if database.shared:
            self._thread.start()

    def tell(self, table: str, entries: int) -> None:
        """Say that a table has so many entries now; outside of any transaction, because NOTIFY holds up commits."""
        if self._database.shared:
            with self._database.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
                connection.execute(sa.select(sa.func.pg_notify(CHANNEL, f"{table}:{entries}")))

    def close(self) -> None:
        """Stop listening."""
        self._stop.set()
        if self._thread.is_alive():
            self._thread.join(timeout=3 * PAUSE)

    def _listen(self) -> None:
        import psycopg

        address = self._database.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while not self._stop.is_set():
            try:
                with psycopg.connect(address, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    while not self._stop.is_set():
                        for message in connection.notifies(timeout=PAUSE):
                            table, _, entries = message.payload.partition(":")
                            self._heard(table, int(entries))
            except psycopg.OperationalError:  # the database is away; meanwhile the rows are looked at
                self._stop.wait(PAUSE)
