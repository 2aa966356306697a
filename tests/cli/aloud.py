"""Makes the record of a game that is told aloud: `python -m tests.cli.aloud GAME NAME SEATS SEED [KEY=VALUE …]`.

Bots of the level `normal` play it; it is told of people with names.
"""

import sys
from pathlib import Path
from typing import Final

import msgspec

from stolek.arena.job import Job, play
from stolek.kernel.option import Value
from stolek.kernel.record import read_record

GAMES: Final = Path(__file__).parents[1] / "games"
PEOPLE: Final = ("Anna", "Boris", "Cecílie", "Daniel")


def main(game: str, name: str, seats: str, seed: str, *options: str) -> None:
    """Play the game and write its record."""
    chosen: dict[str, Value] = {}
    for option in options:
        key, _, value = option.partition("=")
        chosen[key] = value
    played = play(Job(game, chosen, ("normal",) * int(seats), int(seed), 0, record=True))
    record = read_record(played.record)
    record.header = msgspec.structs.replace(record.header, players=PEOPLE[: int(seats)])
    file = GAMES / game / "aloud" / f"{name}.record"
    file.parent.mkdir(exist_ok=True)
    file.write_text(record.text(), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
