"""Makes the recorded games of the first lessons: `make lessons`, or `python scripts/lessons.py GAME…` for some of them.

Two bots of the level `normal` play from a fixed seed. A new record is another game: the stops in `lessons/first.json`
and the words in `text/*.ftl` beside it speak about the moves of this one and have to be written anew with it.
"""

import sys
from pathlib import Path
from typing import Final

import msgspec

from stolek.arena.job import Job, play
from stolek.kernel.record import Record, read_record
from stolek.kernel.registry import game_ids

GAMES: Final = Path(__file__).parents[1] / "src" / "stolek" / "games"
PLAYERS: Final = ("Anna", "Boris")
SEED: Final = 1


def recorded(game: str) -> Record:
    """The game, told of people with names."""
    record = read_record(play(Job(game, {}, ("normal",) * len(PLAYERS), SEED, 0, record=True)).record)
    record.header = msgspec.structs.replace(record.header, players=PLAYERS)
    return record


def main(games: list[str]) -> None:
    """Write the records of these games, or of all."""
    for game in games or list(game_ids()):
        file = GAMES / game / "lessons" / "first.record"
        file.parent.mkdir(exist_ok=True)
        file.write_text(recorded(game).text(), encoding="utf-8")
        print(file)


if __name__ == "__main__":
    main(sys.argv[1:])
