"""`stolek serve`, and `stolek` alone: games for browsers, on this machine or for many."""

import socket
import threading
import time
from pathlib import Path
from typing import Any, Final

import click

from stolek.cli.command import command
from stolek.cli.parameter import Choice, Network, Whole, lang
from stolek.cli.problem import Problem
from stolek.cli.serve_settings import keeping, mailing, public_address
from stolek.cli.words import Words

HOST: Final = "127.0.0.1"
PORT: Final = 8765
MAX_PORT: Final = 65535
EVERYWHERE: Final = ("0.0.0.0", "::")
PATIENCE: Final = 30
"""Seconds until a server that does not answer is not announced any more."""


@command("serve")
@click.option("--host", metavar="ADDRESS", default=HOST)
@click.option("--port", type=Whole(1, MAX_PORT), default=PORT)
@click.option("--database", metavar="URL")
@click.option("--allow-host", "allow_host", metavar="NAME", multiple=True)
@click.option("--trust-proxy", "trust_proxy", type=Network(), multiple=True)
@click.option("--metrics-port", "metrics_port", type=Whole(1, MAX_PORT))
@click.option("--key", metavar="FILE")
@click.option("--address", metavar="URL")
@click.option("--smtp", metavar="URL", envvar="STOLEK_SMTP")
@click.option("--mail-from", "mail_from", metavar="EMAIL")
@click.option("--keep", "kept", metavar="WHAT=NUMBER", type=Choice(), multiple=True)
@lang
def serve(
    words: Words,
    host: str,
    port: int,
    database: str | None,
    allow_host: tuple[str, ...],
    trust_proxy: tuple[str, ...],
    metrics_port: int | None,
    key: str | None,
    address: str | None,
    smtp: str | None,
    mail_from: str | None,
    kept: tuple[dict[str, str], ...],
) -> None:
    """Serve until somebody stops it."""
    settings = {
        "hosts": allow_host,
        "trusted_proxies": trust_proxy,
        "metrics_port": metrics_port,
        "key": None if key is None else Path(key).expanduser(),
        "address": public_address(address),
        "mail": mailing(smtp, mail_from, address),
        "keep": keeping(kept),
    }
    run_server(words, host, port, database, open_browser=False, **settings)


def run_server(
    words: Words, host: str, port: int, database: str | None, *, open_browser: bool, **settings: Any
) -> None:
    """Serve games with these settings, and say where they are as soon as they can be reached."""
    from stolek.server.main import AddressProblem, DatabaseProblem
    from stolek.server.main import serve as serve_games

    ended = threading.Event()
    threading.Thread(target=_announce, args=(words, host, port, ended), daemon=True).start()
    try:
        serve_games(host, port, database, open_browser, **settings)
    except AddressProblem as wrong:
        raise Problem("cli-serve-address", problem=str(wrong), reason=wrong.reason, about=wrong.about) from wrong
    except DatabaseProblem as wrong:
        raise Problem("cli-serve-database", problem=str(wrong), reason=wrong.reason, about=wrong.about) from wrong
    finally:
        ended.set()
    click.echo(words("cli-serve-ended"))


def _announce(words: Words, host: str, port: int, ended: threading.Event) -> None:
    """Wait until the server answers, then say where it is."""
    near = HOST if host in EVERYWHERE else host
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and not ended.wait(0.1):
        try:
            socket.create_connection((near, port), timeout=1).close()
        except OSError:
            continue
        click.echo(words("cli-serve-where", {"address": f"http://{near}:{port}/"}))
        return
