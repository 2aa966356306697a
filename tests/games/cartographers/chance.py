"""Reproducible pseudo-random numbers and sheets for tests: the same on every machine and in every run."""

from stolek.games.cartographers.components import MAP_SIDES
from stolek.games.cartographers.grid import SIZE, SPACES


class Chance:
    """A linear congruential generator with the constants of MMIX; only the high bits are used."""

    def __init__(self, seed: int) -> None:
        self._state = seed

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1."""
        self._state = (self._state * 6364136223846793005 + 1442695040888963407) % 2**64
        return (self._state >> 33) * limit >> 31

    def spaces(self, percent: int) -> int:
        """A set that holds each space with this chance."""
        return sum(1 << cell for cell in range(SPACES) if self.below(100) < percent)

    def picture(self) -> str:
        """A side of the map, from nearly empty to full, with a favourite terrain more or less often in it."""
        rows = [list(row) for row in MAP_SIDES[self.below(len(MAP_SIDES))].grid]
        percent = 10 + self.below(91)
        letters = "FVAWX" + "FVAWX"[self.below(5)] * self.below(12)
        for row in range(SIZE):
            for column in range(SIZE):
                if rows[row][column] in ".R" and self.below(100) < percent:
                    letter = letters[self.below(len(letters))]
                    rows[row][column] = letter.lower() if rows[row][column] == "R" else letter
        return "\n".join("".join(row) for row in rows)
