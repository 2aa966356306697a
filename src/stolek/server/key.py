"""The key of a server: a file apart from the database, so that nobody gets in with a copy of the database alone."""

import hashlib
import hmac
import os
import secrets
from pathlib import Path
from typing import Final

from stolek.storage.database import DatabaseProblem, make_private_folder, private
from stolek.storage.people import People

LENGTH: Final = 32
CHECK: Final = "key"


def read_key(path: Path) -> bytes:
    """The key in this file, made if there is none yet; of several processes that make one at once, one wins."""
    try:
        if not path.exists():
            _make(path)
        with open(path, "rb", opener=private) as file:
            key = bytes.fromhex(file.read().decode("ascii").strip())
    except OSError as problem:
        raise DatabaseProblem(f"{path}: {problem.strerror}") from problem
    except ValueError:
        key = b""
    if len(key) < LENGTH:
        raise DatabaseProblem(f"{path} holds no key", "no-key", path)
    return key


def _make(path: Path) -> None:
    make_private_folder(path.parent)
    half = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
    with open(half, "xb", opener=private) as file:
        file.write(secrets.token_bytes(LENGTH).hex().encode() + b"\n")
        file.flush()
        os.fsync(file.fileno())
    try:
        os.link(half, path)
    except FileExistsError:  # another process was quicker
        pass
    finally:
        half.unlink()


def check_key(key: bytes, path: Path, people: People) -> None:
    """Does the key belong to this database? With another one nobody would be known any more."""
    mark = keyed(key, "check", "").encode()
    if not hmac.compare_digest(people.agreed(CHECK, mark), mark):
        raise DatabaseProblem(f"{path} is not the key that this database was used with", "other-key", path)


def keyed(key: bytes, purpose: str, secret: str) -> str:
    """What is kept of a secret: nobody can tell the secret from it, nor make one without the key."""
    return hmac.new(key, f"{purpose}\n{secret}".encode(), hashlib.sha256).hexdigest()
