"""How long it takes to open a long game that nobody has in memory: its rows are read, and nothing is played again."""

import random
import statistics
import time
from pathlib import Path
from typing import Final

from stolek.kernel.values import Refusal
from stolek.storage.database import Database
from stolek.storage.journal import Journals
from stolek.table.chair import Human
from stolek.table.command import Answer, Command, Person, Start
from stolek.table.decide import decide
from stolek.table.entry import Opened, Settings
from stolek.table.gathering import open_table
from stolek.table.table import Table

GAME: Final = "rivals"
"""The game with the most moves: played at random, one game often has more than 500."""
MOVES: Final = 500
MAX_GAMES: Final = 50
ROUNDS: Final = 9
PLAYER: Final = Person("load", "Load")


def opening_line(folder: Path) -> str:
    """The figure for the page of results."""
    database = Database(str(folder / "opening.sqlite3"))
    try:
        journals = Journals(database)
        id = _long_game(journals)
        milliseconds = 1000 * statistics.median(_opening_time(journals, id) for _ in range(ROUNDS))
    finally:
        database.close()
    return f"- opening a table of {MOVES} moves ({GAME}) from the database: {milliseconds:.0f} ms (aim: under 100)"


def _opening_time(journals: Journals, id: str) -> float:
    begun = time.perf_counter()
    table = journals.load(id)
    taken = time.perf_counter() - begun
    assert table.play is not None
    assert len(table.play.moves) == MOVES
    return taken


def _long_game(journals: Journals) -> str:
    """The id of a table with so many moves; games that end earlier are left behind."""
    for seed in range(MAX_GAMES):
        id, chance = f"game-{seed}", random.Random(seed)
        table = _done(journals, id, _opened(journals, id), Start(), seed)
        for _ in range(MOVES):
            if table.phase == "over":
                break
            seat = table.waiting()[0]
            action = table.rules.text.write(chance.choice(table.options(seat)))
            table = _done(journals, id, table, Answer(seat, table.question_id(seat) or "", action))
        else:
            return id
    raise AssertionError(f"no game of {GAME} has {MOVES} moves")


def _opened(journals: Journals, id: str) -> Table:
    entry = open_table(Settings(GAME), (Human(PLAYER.id, "Anna"), Human(PLAYER.id, "Bert")), PLAYER)
    assert isinstance(entry, Opened)
    return journals.create(id, [entry], 0.0)


def _done(journals: Journals, id: str, table: Table, command: Command, seed: int = 0) -> Table:
    change = decide(table, command, PLAYER, 0.0, seed)
    assert not isinstance(change, Refusal), change
    journals.append(id, table, change, None)
    return change.table
