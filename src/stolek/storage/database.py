"""Opening a database: its address, SQLite's settings, migrations, and the ways to use it."""

import os
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, Final, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.pool import ConnectionPoolEntry

from stolek.storage.schema import vault
from stolek.storage.writer import Writer

MIGRATIONS: Final = Path(__file__).parent / "migrations"
MIGRATION_LOCK: Final = 7_306_512
"""Any number that nobody else takes a PostgreSQL advisory lock on."""

COMMITTERS: Final = 10
"""So many transactions of a PostgreSQL wait for the disk at the same time."""
PRIVATE_FILE: Final = 0o600
PRIVATE_FOLDER: Final = 0o700
LOCK_TRIES: Final = 20
LOCK_PAUSE: Final = 0.05
T = TypeVar("T")


class DatabaseProblem(Exception):
    """The database cannot be used; the message says why in one line, `reason` and `about` say it to other languages."""

    def __init__(self, message: str, reason: str = "other", about: object = "") -> None:
        super().__init__(message)
        self.reason = reason
        self.about = str(about)


class DatabaseUnavailable(Exception):
    """The database does not answer now; it may later."""


@contextmanager
def _present() -> Iterator[None]:
    try:
        yield
    except sa.exc.OperationalError as problem:
        raise DatabaseUnavailable(_first_line(problem)) from problem


class Database:
    """One database, opened and up to date; `beside` a server that may be using it, as it is."""

    def __init__(self, address: str, beside: bool = False) -> None:
        self.url = _url(address)
        self.shared = self.url.get_backend_name() == "postgresql"
        """Can several processes share this database?"""
        if beside and not self.shared and not Path(self.url.database or "").is_file():
            raise DatabaseProblem(f"{self.url.database} does not exist", "missing", self.url.database)
        self._lock_file = None if self.shared or beside else _lock(self.url)
        self._one_at_a_time = threading.Lock()
        try:
            self.engine = _engine(self.url)
            if beside:
                self._check_version()
            else:
                self._prepare()
        except (sa.exc.DBAPIError, DatabaseUnavailable, ImportError) as problem:
            self._unlock()
            raise DatabaseProblem(f"{self.url.render_as_string()}: {_first_line(problem)}") from problem
        except DatabaseProblem:
            self._unlock()
            raise
        self._writer = None if self.shared else Writer(self.writing)
        self._committers = ThreadPoolExecutor(COMMITTERS, "stolek-commit")

    @contextmanager
    def reading(self) -> Iterator[sa.Connection]:
        """A connection for reading; nothing waits for it."""
        with _present(), self.engine.connect() as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[sa.Connection]:
        """A transaction: everything in it is kept when the block ends, or nothing. On SQLite one at a time."""
        if self.shared:
            with _present(), self.engine.begin() as connection:
                yield connection
        else:
            with self._one_at_a_time, _present(), self.engine.connect() as connection:
                connection.execution_options(stolek_writing=True)
                with connection.begin():
                    yield connection

    def write_soon(self, work: Callable[[sa.Connection], T]) -> "Future[T]":
        """Do something in a transaction, on SQLite in one with what others want at the same time (see `Writer`).

        The future is done when it is on disk.
        """
        if self._writer is not None:
            return self._writer.wish(work)
        return self._committers.submit(self._write_alone, work)

    def _write_alone(self, work: Callable[[sa.Connection], T]) -> T:
        with self.writing() as connection:
            return work(connection)

    def is_ready(self) -> bool:
        """Does the database answer, and would it take a change? Nothing is written, and nobody waits for this."""
        try:
            with self.reading() as connection:
                if self.shared:
                    return bool(connection.scalar(sa.text("SHOW transaction_read_only")) == "off")
                connection.execute(sa.select(vault.c.name).limit(1))
                return os.access(str(self.url.database), os.W_OK)
        except DatabaseUnavailable:
            return False

    def close(self) -> None:
        """Let go of the database, when everything is on disk."""
        if self._writer is not None:
            self._writer.close()
        self._committers.shutdown()
        self.engine.dispose()
        self._unlock()

    def _unlock(self) -> None:
        if self._lock_file is not None:
            self._lock_file.close()
            self._lock_file = None

    def _prepare(self) -> None:
        """Bring the tables up to date; if that does not work, nothing stays open."""
        try:
            self._migrate()
        except BaseException:
            self.engine.dispose()
            raise

    def _check_version(self) -> None:
        found, scripts, _ = self._versions()
        if found != tuple(scripts.get_heads()):
            self.engine.dispose()
            raise DatabaseProblem(f"{self.url.render_as_string()} is of another version", "version", self.url.database)

    def _versions(self) -> tuple[tuple[str, ...], ScriptDirectory, Config]:
        """The version of the database, all that there are, and what it takes to get from one to another."""
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        with self.reading() as connection:
            found = MigrationContext.configure(connection).get_current_heads()
        return found, ScriptDirectory.from_config(config), config

    def _migrate(self) -> None:
        found, scripts, config = self._versions()
        if found == tuple(scripts.get_heads()):
            return
        if not {script.revision for script in scripts.walk_revisions()}.issuperset(found):
            message = f"{self.url.render_as_string()}: made by a newer version of Stolek"
            raise DatabaseProblem(message, "newer", self.url.render_as_string())
        with self.writing() as connection:
            if self.shared:
                connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATION_LOCK)))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")


def sqlite_file(address: str) -> Path | None:
    """The file of a SQLite database; None if the address is that of a PostgreSQL."""
    url = _url(address)
    return Path(url.database or "") if url.get_backend_name() == "sqlite" else None


def _url(address: str) -> sa.URL:
    """The address of a database as people write it: a path, `sqlite:///path` or `postgresql://…`."""
    if "://" not in address:
        return sa.URL.create("sqlite", database=str(Path(address).expanduser()))
    try:
        url = sa.make_url(address)
    except sa.exc.ArgumentError as problem:
        raise DatabaseProblem(f"{address!r} is no address of a database", "address", address) from problem
    if url.get_backend_name() not in ("sqlite", "postgresql"):
        raise DatabaseProblem(f"{url.drivername}: only sqlite and postgresql are supported", "kind", url.drivername)
    return url.set(drivername="postgresql+psycopg") if url.get_backend_name() == "postgresql" else url


def _engine(url: sa.URL) -> sa.Engine:
    if url.get_backend_name() == "postgresql":
        return sa.create_engine(url, pool_size=10, max_overflow=20, pool_pre_ping=True)
    engine = sa.create_engine(url, pool_size=10, max_overflow=30)
    sa.event.listen(engine, "connect", _prepare_sqlite)
    sa.event.listen(engine, "begin", _begin_sqlite)
    return engine


def _prepare_sqlite(connection: Any, entry: ConnectionPoolEntry) -> None:
    """Readers do not wait for writers, and a commit is on disk before it returns."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _begin_sqlite(connection: sa.Connection) -> None:
    """A transaction that will write says so at once; a later change of mind could end in a deadlock."""
    writing = connection.get_execution_options().get("stolek_writing")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")


def _lock(url: sa.URL) -> IO[bytes] | None:
    """SQLite is for one process; a second one is told so instead of missing what the first one does."""
    if not url.database or url.database == ":memory:":
        raise DatabaseProblem("a database in memory would be lost; name a file", "memory")
    path = Path(url.database)
    try:
        make_private_folder(path.parent)
        file = open(path.with_name(path.name + ".lock"), "ab", opener=private)  # noqa: SIM115 (it is the lock)
        os.close(private(str(path), os.O_RDWR | os.O_CREAT))  # SQLite makes its other files as private as this one
    except OSError as problem:
        raise DatabaseProblem(f"{path}: {problem.strerror}") from problem
    if not _take_lock(file):
        file.close()
        message = f"{path} is in use by another server; several processes need --database postgresql://…"
        raise DatabaseProblem(message, "in-use", path)
    return file


def make_private_folder(folder: Path) -> None:
    """Make a folder that nobody else may look into; one that is there is left as it is."""
    if not folder.is_dir():
        folder.mkdir(PRIVATE_FOLDER, parents=True, exist_ok=True)


def private(path: str, flags: int) -> int:
    """Open a file that nobody else may read; one that others could read so far is theirs no longer."""
    opened = os.open(path, flags, PRIVATE_FILE)
    if os.name == "posix" and os.fstat(opened).st_mode & 0o077 and os.fstat(opened).st_uid == os.geteuid():
        os.fchmod(opened, PRIVATE_FILE)
    return opened


def _take_lock(file: IO[bytes]) -> bool:
    try:
        import fcntl
    except ImportError:  # Windows has no flock; there the second process is not noticed
        return True
    for _ in range(LOCK_TRIES):
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            time.sleep(LOCK_PAUSE)  # a server that was just killed may not be quite gone
        else:
            return True
    return False


def _first_line(problem: BaseException) -> str:
    return str(problem).strip().partition("\n")[0]
