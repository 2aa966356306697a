"""What can come next in a game of Cartographers: the steps that run by themselves and the questions that are asked.

They stand together, apart from the rules that carry them out: whoever saves or loads a game finds all of them here.
"""

from stolek.games.cartographers.values import Reason
from stolek.kernel.values import Question, Seat, Step


class LayEdicts(Step, frozen=True, gc=False):
    """Four scoring cards, one of each group, under the four edicts."""


class BeginSeason(Step, frozen=True, gc=False):
    """The next season card, a whole explore deck and one more ambush card in it."""


class BeginTurn(Step, frozen=True, gc=False):
    """A turn begins."""


class Explore(Step, frozen=True, gc=False):
    """Turn the top card of the explore deck."""


class Draw(Step, frozen=True, gc=False):
    """Everybody draws what the card says."""


class Check(Step, frozen=True, gc=False):
    """Is the season over?"""


class EndSeason(Step, frozen=True, gc=False):
    """Everybody scores."""


class AskEverybody(Step, frozen=True, gc=False):
    """All seats draw the explore card at once."""


class RevealDrawings(Step, frozen=True, gc=False):
    """All have drawn: the drawings are shown together."""


class DrawShape(Question, frozen=True, gc=False):
    """Where do you draw which shape of the card? As it is asked, `instead` says why only one space can be drawn."""

    rule = "CART-3.2"
    instead: Reason | None = None


class ChooseTerrain(Question, frozen=True, gc=False):
    """With which terrain do you fill it?"""

    rule = "CART-3.10"
    terrains: tuple[str, ...]


class AskRaiders(Step, frozen=True, gc=False):
    """The ambush card on the table is carried out."""


class RevealRaids(Step, frozen=True, gc=False):
    """All raids are shown together and the sheets go home."""


class DrawMonsters(Question, frozen=True, gc=False):
    """Where do you draw the monsters on the sheet of this neighbour? `instead` as above."""

    rule = "CART-3.3"
    owner: Seat
    instead: Reason | None = None
