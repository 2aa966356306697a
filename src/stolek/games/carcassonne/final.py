"""The end of the game: open features, the breakdown and the places (CARC-5)."""

from typing import TYPE_CHECKING, Final

from stolek.games.carcassonne.events import FigureCollected, WinnersDeclared
from stolek.games.carcassonne.follower import return_all
from stolek.games.carcassonne.frames import DeclareWinners, ScoreOpenFeatures
from stolek.games.carcassonne.landscape import kind_of
from stolek.games.carcassonne.scoring import score_feature
from stolek.games.carcassonne.state import CarcassonneState
from stolek.games.carcassonne.tile import FIELD
from stolek.kernel.chapter import Chapter, Turn
from stolek.kernel.outcome import Line, Outcome, Remark, ranked
from stolek.kernel.state import tell
from stolek.kernel.values import Seat

if TYPE_CHECKING:
    from stolek.games.carcassonne.rules import Carcassonne

rule: Chapter["Carcassonne", CarcassonneState] = Chapter()


FINAL: Final = Turn(ScoreOpenFeatures, DeclareWinners)


@rule.step(ScoreOpenFeatures)
def score_open_features(g: "Carcassonne", s: CarcassonneState, f: ScoreOpenFeatures) -> None:
    """Once per feature, by majority; the figures come home (CARC-5.2, CARC-5.9)."""
    for root in list(s.followers):
        if kind_of(s, root) != FIELD:
            score_feature(g, s, root, False)
            return_all(s, root, FigureCollected)


@rule.step(DeclareWinners)
def declare_winners(g: "Carcassonne", s: CarcassonneState, f: DeclareWinners) -> None:
    """Equal players share the victory (CARC-5.8)."""
    best = max(s.scores)
    tell(s, WinnersDeclared(tuple(Seat(seat) for seat, score in enumerate(s.scores) if score == best), best))


def outcome(g: "Carcassonne", s: CarcassonneState) -> Outcome:
    """Most points win, and equal players win together (CARC-5.8)."""
    scores = tuple(s.scores)
    ranks = ranked([(score,) for score in scores])
    shared = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
    remarks = (Remark("shared", "CARC-5.8", {"seats": shared}),) if len(shared) > 1 else ()
    return Outcome(scores, ranks, tuple(breakdown(g, s, Seat(seat)) for seat in range(s.seats)), remarks)


def breakdown(g: "Carcassonne", s: CarcassonneState, seat: Seat) -> tuple[Line, ...]:
    """What the points were booked for; things that brought nothing are left out."""
    booked = s.ledger[seat]
    return tuple(Line(line.key, booked[line.key], line.rule) for line in g.ledger_lines if booked[line.key])
