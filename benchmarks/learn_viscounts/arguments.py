"""What both learners of Viscounts are told on the command line: where, how many games, against whom."""

import argparse
from pathlib import Path

from stolek.games.viscounts.opponent.boards import OPPONENT_IDS


def parser_for(description: str, laps: int) -> argparse.ArgumentParser:
    """The arguments that both have; `laps` are the usual ones."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--laps", type=int, default=laps)
    parser.add_argument("--games", type=int, default=1000, help="games of a lap")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument(
        "--against",
        nargs="+",
        choices=OPPONENT_IDS,
        default=OPPONENT_IDS,
        metavar="BOARD",
        help="all boards without it",
    )
    return parser
