"""Where a user's own files belong: games, corrections."""

from collections.abc import Mapping
from pathlib import Path


def user_folder(environment: Mapping[str, str], platform: str, home: Path) -> Path:
    """The folder for data of this program on this kind of machine."""
    if chosen := environment.get("XDG_DATA_HOME"):
        return Path(chosen) / "stolek"
    if platform == "darwin":
        return home / "Library" / "Application Support" / "stolek"
    if platform == "win32" and (local := environment.get("LOCALAPPDATA")):
        return Path(local) / "stolek"
    return home / ".local" / "share" / "stolek"
