"""A PostgreSQL server of the tests' own, from the binaries of the machine, in a folder that is removed afterwards."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

FOLDERS = ("/usr/lib/postgresql/*/bin", "/opt/homebrew/opt/postgresql*/bin", "/usr/local/opt/postgresql*/bin")


def binaries() -> Path | None:
    """The folder with initdb and postgres, the newest version first."""
    found = shutil.which("initdb")
    if found and (Path(found).parent / "postgres").exists():
        return Path(found).resolve().parent
    folders = [folder for pattern in FOLDERS for folder in Path("/").glob(pattern[1:])]
    usable = [folder for folder in folders if (folder / "initdb").exists() and (folder / "postgres").exists()]
    return max(usable, key=lambda folder: [int(n) for n in folder.parent.name.split(".") if n.isdigit()], default=None)


def _unprivileged() -> list[str]:
    """PostgreSQL does not run as root: then it runs as somebody else."""
    if os.geteuid() != 0:
        return []
    for name in ("postgres", "nobody"):
        try:
            pwd.getpwnam(name)
        except KeyError:
            continue
        return ["runuser", "-u", name, "--"]
    raise RuntimeError("no unprivileged user to run PostgreSQL as")


@contextmanager
def running_postgres(bin_folder: Path) -> Iterator[str]:
    """The address of a fresh server that listens on a socket only."""
    prefix = _unprivileged()
    folder = Path(tempfile.mkdtemp(prefix="stolek-pg-", dir="/tmp"))
    if prefix:
        shutil.chown(folder, prefix[2])
    data = folder / "data"
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.STDOUT, "cwd": folder}
    make = [*prefix, bin_folder / "initdb", "-D", data, "-U", "stolek", "-A", "trust", "-E", "UTF8", "--no-sync"]
    subprocess.run(make, check=True, **quiet)  # type: ignore[call-overload]
    settings = {"listen_addresses": "", "unix_socket_directories": folder, "fsync": "on", "max_connections": 120}
    options = " ".join(f"-c {name}='{value}'" for name, value in settings.items())
    control = [*prefix, bin_folder / "pg_ctl", "-D", data, "-w", "-t", "60"]
    subprocess.run([*control, "-l", folder / "log", "-o", options, "start"], check=True, **quiet)  # type: ignore[call-overload]
    try:
        yield f"postgresql://stolek@/postgres?host={folder}"
    finally:
        subprocess.run([*control, "-m", "immediate", "stop"], check=False, **quiet)  # type: ignore[call-overload]
        shutil.rmtree(folder, ignore_errors=True)


def fresh_database(address: str, name: str) -> str:
    """An empty database on the server."""
    import psycopg

    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"'.encode())
    return address.replace("/postgres?", f"/{name}?")
