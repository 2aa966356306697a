"""How a level thinks about a decision: the knobs that tell `easy` from `expert`, game by game."""

from dataclasses import dataclass
from typing import Final

LEVELS: Final = ("easy", "normal", "hard", "expert")
"""The levels that every evaluation has a plan for, from the weakest to the strongest."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How much a level looks at and how clearly it sees."""

    simulations: int = 0
    """How many simulations it wants; none looks one turn ahead and no further."""
    noise: float = 0.0
    """How blurred it sees the answers at first, in spreads of what it sees; 0 is clear sight."""
    glances: int = 1
    """Samples on which every answer is judged one turn ahead."""
    ahead: int | None = None
    """How many further questions of the own turn that look goes through; None is as far as the evaluation likes."""
    samples: int = 8
    """Different guesses at hidden things for simulations; used again with new dice when all have been met."""
    width: float = 6.0
    """Answers that simulations try from the start."""
    growth: float = 0.5
    """How quickly more answers are let in."""
    depth: int = 1
    """How many answers below the root the tree may grow; further on, quick answers play."""
    horizon: int = 4
    """Questions of the own seat that are played on with quick answers below the tree."""
    tried: int = 8
    """Answers that a quick answer chooses from; 1 plays at random."""
    chain: int = 1
    """How many further questions of the same turn a quick answer looks through."""
    trust: float = 1.0
    """Visits that the one-turn judgement counts for."""
    replies: int = 0
    """Answers that are looked at beyond the own turn, to the next seat's best reply (`reply.py`), where that can be."""
    candidates: int = 0
    """Answers that race over the same samples (`race.py`); 0 grows a tree instead (`search.py`)."""
    chance_steps: int = 2
    """Moments of chance that a race plays on through."""
    margin: float = 10.0
    """An answer that looks so many points worse than the best is not let into a race, nor looked at for replies."""
