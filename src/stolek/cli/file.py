"""Files that the user names: read as text, or complained about."""

from pathlib import Path
from typing import Final

from stolek.cli.problem import Problem

LARGEST: Final = 64 * 1024 * 1024
"""No record or sheet comes near this; a device file would go on for ever."""


def read_text(name: str) -> str:
    """The whole text of a file."""
    path = Path(name)
    try:
        if path.is_dir():
            raise Problem("cli-file-folder", name=name)
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except (OSError, ValueError) as wrong:
        reason = "missing" if isinstance(wrong, FileNotFoundError) else "unreadable"
        raise Problem(f"cli-file-{reason}", name=name) from wrong
    if len(data) > LARGEST:
        raise Problem("cli-file-large", name=name, megabytes=LARGEST // 1024 // 1024)
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as wrong:
        raise Problem("cli-file-binary", name=name) from wrong
    if "\0" in text:
        raise Problem("cli-file-binary", name=name)
    return text
