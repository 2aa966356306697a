"""What `stolek serve` can be told beside where to listen: mails, and how long things are kept."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final
from urllib.parse import unquote, urlsplit

from stolek.cli.problem import Problem

if TYPE_CHECKING:
    from stolek.server.settings import Keep, MailSettings

EVERYTHING: Final = "all"
SECURITY: Final = {"smtp": ("starttls", 587), "smtps": ("tls", 465), "smtp+plain": ("none", 25)}
"""How the address of a mail server begins, what that means, and on which port it listens if nothing is said."""


def keeping(choices: Sequence[Mapping[str, str]]) -> "Keep":
    """How long things are kept, where it was said."""
    from dataclasses import fields, replace

    from stolek.server.settings import Keep

    keep, known = Keep(), [field.name for field in fields(Keep)]
    for what, value in (pair for choice in choices for pair in choice.items()):
        if what not in known:
            raise Problem("cli-keep-what", text=what, known=", ".join(known))
        if value != EVERYTHING and not (value.isascii() and value.isdigit() and int(value[:9]) > 0 and len(value) < 8):
            raise Problem("cli-keep-number", text=value, name=what)
        keep = replace(keep, **{what: None if value == EVERYTHING else int(value)})
    return keep


def mailing(url: str | None, sender: str | None, address: str | None) -> "MailSettings | None":
    """How mails are sent; they need a sender, and links in them an address of this server."""
    from stolek.server.settings import MailSettings

    if url is None:
        return None
    found = urlsplit(url)
    try:
        port = found.port
    except ValueError:
        port = -1
    if found.scheme not in SECURITY or not found.hostname or port == -1:
        raise Problem("cli-smtp-address", known=", ".join(f"{scheme}://" for scheme in SECURITY))
    if not sender or not address:
        raise Problem("cli-smtp-alone")
    security, usual = SECURITY[found.scheme]
    user, password = unquote(found.username or ""), unquote(found.password or "")
    return MailSettings(found.hostname, port or usual, sender, security, user, password)  # type: ignore[arg-type]


def public_address(text: str | None) -> str:
    """The address by which people reach the server, without a slash at its end."""
    found = urlsplit(text or "")
    if text is not None and (found.scheme not in ("http", "https") or not found.hostname or found.path.strip("/")):
        raise Problem("cli-address-wrong", text=text)
    return (text or "").rstrip("/")
