"""`stolek reports`: what people have reported, for those who run a server; also while it runs."""

import time
from datetime import datetime
from typing import TYPE_CHECKING

import click

from stolek.cli.command import command
from stolek.cli.parameter import as_json, lang
from stolek.cli.problem import Problem, on_one_line
from stolek.cli.words import Words

if TYPE_CHECKING:
    from stolek.storage.manners import KeptReport


@command("reports")
@click.option("--database", metavar="URL")
@click.option("--close", "close", metavar="ID", multiple=True)
@click.option("--closed", "closed", is_flag=True)
@as_json
@lang
def reports(words: Words, database: str | None, close: tuple[str, ...], closed: bool, json: bool) -> None:
    """Print the reports that wait to be looked at, after closing some."""
    import msgspec

    from stolek.server.settings import default_database
    from stolek.storage.database import Database, DatabaseProblem, DatabaseUnavailable
    from stolek.storage.manners import Manners

    try:
        opened = Database(database or default_database(), beside=True)
        manners = Manners(opened)
        try:
            for id in close:
                if not manners.close_report(id, time.time()):
                    raise Problem("cli-reports-unknown", text=id)
            found = manners.reports(closed)
        finally:
            opened.close()
    except DatabaseProblem as wrong:
        raise Problem("cli-serve-database", problem=str(wrong), reason=wrong.reason, about=wrong.about) from wrong
    except DatabaseUnavailable as wrong:
        raise Problem("cli-serve-database", problem=str(wrong), reason="other", about="") from wrong
    if json:
        click.echo(msgspec.json.encode(found).decode())
    elif not found:
        click.echo(words("cli-reports-none"))
    else:
        click.echo("\n\n".join("\n".join(_lines(words, report)) for report in found))


def _lines(words: Words, report: "KeptReport") -> list[str]:
    when = datetime.fromtimestamp(report.at).strftime("%Y-%m-%d %H:%M")
    told = {"id": report.id, "when": when, "name": report.name, "table": report.table, "accused": report.accused}
    head = words("cli-reports-head", told)
    state = [] if report.closed is None else [words("cli-reports-closed")]
    said = [f"  {line.number}. {line.name}: {line.text}" for line in report.lines]
    reason = words("cli-reports-reason", {"reason": report.reason})
    return [on_one_line(line) for line in (head, *state, f"  {reason}", *said)]
