"""Self-play as columns for training: positions as seats saw them, legal answers, choices, results.

One row is one decision. A folder holds `dataset.json`, which says what the columns are, and one Arrow stream file for
every few games, written whole or not at all, so a stopped run goes on where it was. Arrow streams are read by pyarrow,
polars, pandas, R and the training libraries, and are mapped into memory without being parsed. They are written by
nanoarrow, the small library of the Arrow project: 1 MB and no dependencies, where pyarrow and polars take 55 MB.
"""

from array import array
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import msgspec

from stolek.arena.executor import Executor
from stolek.arena.job import Job, budget_of, dismiss, ranks_of, rules_of, seated
from stolek.kernel.observation import observe

FORMAT: Final = 1
GAMES_A_FILE: Final = 16
COLUMNS: Final = {
    "game": "number of the game",
    "seed": "seed of the game",
    "move": "number of the decision in its game, from 0",
    "seat": "who decides",
    "bot": "the bot that decides",
    "view": "what the seat sees, as JSON",
    "legal": "texts of the legal answers, in the order of the rules",
    "choice": "which of them was chosen, from 0",
    "score": "final score of the seat",
    "rank": "final place of the seat, 1 is the best",
}


class Rows(msgspec.Struct):
    """The columns of some games."""

    game: list[int] = []
    seed: list[int] = []
    move: list[int] = []
    seat: list[int] = []
    bot: list[str] = []
    view: list[str] = []
    legal: list[list[str]] = []
    choice: list[int] = []
    score: list[int] = []
    rank: list[int] = []


class Chunk(msgspec.Struct, frozen=True):
    """Games that go into one file."""

    number: int
    first: int
    jobs: tuple[Job, ...]
    path: str


def play_rows(job: Job, number: int) -> Rows:
    """Play a game and keep every decision."""
    rules, rows = rules_of(job), Rows()
    bots, veils = seated(job)
    s, _ = rules.setup(len(job.bots), job.seed)
    cut = rules.cut_after(s.seats)
    while s.waits and len(rows.seat) != cut:
        seat = s.waits[0]
        observation = observe(rules, s, seat, veils[seat])
        legal = observation.legal
        action = bots[seat].choose(observation, budget_of(job))
        rows.seat.append(seat)
        rows.bot.append(job.bots[seat])
        rows.view.append(msgspec.json.encode(observation.view).decode())
        rows.legal.append([rules.text.write(answer) for answer in legal])
        rows.choice.append(legal.index(action))
        rules.step(s, seat, action)
    dismiss(bots)
    scores, ranks = rules.result(s).scores, ranks_of(rules, s)
    decisions = len(rows.seat)
    rows.game, rows.seed, rows.move = [number] * decisions, [job.seed] * decisions, list(range(decisions))
    rows.score = [scores[seat] for seat in rows.seat]
    rows.rank = [ranks[seat] for seat in rows.seat]
    return rows


def write_chunk(chunk: Chunk) -> int:
    """Play the games of a file and write it; the number of rows."""
    rows = Rows()
    for place, job in enumerate(chunk.jobs):
        more = play_rows(job, chunk.first + place)
        for name in COLUMNS:
            getattr(rows, name).extend(getattr(more, name))
    path = Path(chunk.path)
    begun = path.with_suffix(".part")
    _write_arrow(rows, begun)
    begun.replace(path)
    return len(rows.game)


def chunks(jobs: Sequence[Job], folder: Path) -> list[Chunk]:
    """The files of a data set."""
    return [
        Chunk(number, first, tuple(jobs[first : first + GAMES_A_FILE]), str(folder / f"games-{first:06d}.arrows"))
        for number, first in enumerate(range(0, len(jobs), GAMES_A_FILE))
    ]


def write_dataset(jobs: Sequence[Job], folder: Path, executor: Executor) -> Iterator[int]:
    """Play and write what is not there yet; gives the games of each file as it is done."""
    folder.mkdir(parents=True, exist_ok=True)
    about = {"stolek": "dataset", "format": FORMAT, "game": jobs[0].game, "options": jobs[0].options}
    about |= {"bots": list(jobs[0].bots), "games": len(jobs), "columns": COLUMNS}
    (folder / "dataset.json").write_bytes(msgspec.json.format(msgspec.json.encode(about), indent=2) + b"\n")
    missing = [chunk for chunk in chunks(jobs, folder) if not Path(chunk.path).exists()]
    for place, _ in executor.run(write_chunk, missing):
        yield len(missing[place].jobs)


def _write_arrow(rows: Rows, path: Path) -> None:
    arrow: Any = import_module("nanoarrow")
    stream: Any = import_module("nanoarrow.ipc").StreamWriter
    columns = {name: _column(arrow, getattr(rows, name)) for name in COLUMNS}
    schema = arrow.struct({name: column.schema for name, column in columns.items()})
    batch = arrow.c_array_from_buffers(schema, len(rows.game), [None], children=list(columns.values()))
    with stream.from_path(str(path)) as writer:
        writer.write_stream(arrow.c_array_stream(batch))


def _column(arrow: Any, values: Sequence[Any]) -> Any:
    """A column by the type of its values: whole numbers, texts, or lists of texts."""
    if isinstance(values[0], int):
        return arrow.c_array(values, arrow.int64())
    if isinstance(values[0], str):
        return arrow.c_array(values, arrow.string())
    ends = array("i", [0])
    for row in values:
        ends.append(ends[-1] + len(row))
    flat = arrow.c_array([text for row in values for text in row], arrow.string())
    return arrow.c_array_from_buffers(arrow.list_(arrow.string()), len(values), [None, ends], children=[flat])
