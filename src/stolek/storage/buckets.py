"""What visitors have used up of their limits, for all processes of one database together."""

from collections.abc import Mapping
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from stolek.storage.database import Database
from stolek.storage.schema import buckets


@dataclass(slots=True, frozen=True)
class Spent:
    """So much was taken from a bucket of this size, which fills at this rate."""

    amount: float
    size: float
    rate: float

    def after(self, level: float, passed: float) -> float:
        """The level of a bucket that had this one so many seconds ago. Who took too much has to pay it back."""
        filled = min(self.size, level + max(0.0, passed) * self.rate)
        return max(-self.size, filled - self.amount)


class SharedBuckets:
    """The buckets that the processes of a database share."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def settle(self, spent: Mapping[str, Spent], now: float) -> dict[str, float]:
        """Take what this process has given away, and tell how full each bucket is now for everybody."""
        levels: dict[str, float] = {}
        with self._database.writing() as connection:
            query = sa.select(buckets).where(buckets.c.key.in_(spent)).order_by(buckets.c.key).with_for_update()
            found = {row.key: row for row in connection.execute(query)}
            for key, taken in sorted(spent.items()):
                row = found.get(key)
                levels[key] = taken.after(taken.size, 0.0) if row is None else taken.after(row.level, now - row.at)
                if row is None:
                    _add(connection, key, levels[key], now)
                else:
                    mine = sa.update(buckets).where(buckets.c.key == key)
                    connection.execute(mine.values(level=levels[key], at=max(now, row.at)))
        return levels

    def forget(self, before: float) -> None:
        """Buckets that nobody has taken from since then are full again."""
        with self._database.writing() as connection:
            connection.execute(sa.delete(buckets).where(buckets.c.at < before))


def _add(connection: sa.Connection, key: str, level: float, now: float) -> None:
    """A new bucket, unless another process has made it just now; what was taken here is then forgiven."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    connection.execute(dialect.insert(buckets).values(key=key, level=level, at=now).on_conflict_do_nothing())
