"""Seasons and turns: explore, draw, check, the end of a season (CART-3)."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from stolek.games.cartographers.cards import AMBUSH, EXPLORE, LETTERS, SCORING, SCORING_RULE, SEASONS, scored_edicts
from stolek.games.cartographers.events import (
    Ambushed,
    CoinsScored,
    EdictScored,
    Explored,
    MonstersScored,
    RuinsFound,
    SeasonBegun,
    SeasonEnded,
    SeasonScored,
)
from stolek.games.cartographers.frames import (
    AskEverybody,
    AskRaiders,
    BeginSeason,
    BeginTurn,
    Check,
    Draw,
    EndSeason,
    Explore,
    LayEdicts,
)
from stolek.games.cartographers.grid import cells_of
from stolek.games.cartographers.scoring import explain, losing_spaces, monster_loss, score
from stolek.games.cartographers.sheet import MAPS
from stolek.games.cartographers.state import (
    AMBUSH_BACK,
    CartographersState,
    ambush_name,
    explore_name,
    seasons_scored,
)
from stolek.games.cartographers.values import SeasonScore
from stolek.kernel.chance import draw
from stolek.kernel.chapter import Chapter
from stolek.kernel.state import listening, tell, then
from stolek.kernel.values import Frame, Seat

if TYPE_CHECKING:
    from stolek.games.cartographers.rules import Cartographers

rule: Chapter["Cartographers", CartographersState] = Chapter()

GAME: Final[tuple[Frame, ...]] = (LayEdicts(), BeginSeason(), BeginTurn())
TURN: Final[tuple[Frame, ...]] = (Explore(), Draw(), Check())


@rule.step(BeginSeason)
def begin_season(g: "Cartographers", s: CartographersState, f: BeginSeason) -> None:
    """All explore cards, the ambush cards not turned yet and one more make the new deck (CART-2.5 to 2.7, CART-3.7)."""
    s.season += 1
    s.column = ()
    s.time = 0
    s.deck = [*range(len(EXPLORE)), *[AMBUSH_BACK] * (s.season + 1 - len(s.raided))]
    tell(s, SeasonBegun(SEASONS[s.season].id, len(s.deck)))


@rule.step(BeginTurn)
def begin_turn(g: "Cartographers", s: CartographersState, f: BeginTurn) -> None:
    """Explore, draw, check; then the next turn (CART-3.1 to CART-3.5)."""
    then(s, *TURN)


@rule.step(Explore)
def explore(g: "Cartographers", s: CartographersState, f: Explore) -> None:
    """Ruins cards set the demand and the next card follows at once; any other card ends the phase (CART-3.1)."""
    card = draw(s, s.deck, explore_name)
    if card == AMBUSH_BACK:
        s.ambush = draw(s, s.ambushes, ambush_name)
        tell(s, Ambushed(AMBUSH[s.ambush].id))
        return
    s.column += (card,)
    s.time += EXPLORE[card].time
    if EXPLORE[card].kind == "ruins":
        s.ruins_pending = True
        tell(s, RuinsFound(EXPLORE[card].id))
        then(s, Explore())
        return
    s.explore = card
    tell(s, Explored(EXPLORE[card].id, s.time, SEASONS[s.season].time_limit, s.ruins_pending))


@rule.step(Draw)
def draw_phase(g: "Cartographers", s: CartographersState, f: Draw) -> None:
    """An ambush is a turn of its own, carried out instead of an explore card (CART-3.2, CART-3.3, CART-4.40)."""
    then(s, AskEverybody() if s.ambush is None else AskRaiders())


@rule.step(Check)
def check(g: "Cartographers", s: CartographersState, f: Check) -> None:
    """The season ends when the times in the column reach its limit (CART-3.5, CART-4.33)."""
    then(s, EndSeason() if s.time >= SEASONS[s.season].time_limit else BeginTurn())


@rule.step(EndSeason)
def end_season(g: "Cartographers", s: CartographersState, f: EndSeason) -> None:
    """Two edicts, coins, monsters; after winter the game is over (CART-3.6, CART-5.1)."""
    card = SEASONS[s.season]
    tell(s, SeasonEnded(card.id, s.time, card.time_limit))
    for seat in range(s.seats):
        score_season(s, Seat(seat))
    if s.season + 1 < len(SEASONS):
        then(s, BeginSeason(), BeginTurn())


def score_season(s: CartographersState, seat: Seat) -> None:
    """The four numbers of a season, recorded for good (CART-4.60 to CART-4.63)."""
    sheet, printed = s.sheets[seat], MAPS[s.side]
    edicts = scored_edicts(s.season)
    first, second = [score(SCORING[s.edicts[edict]], sheet, printed) for edict in edicts]
    s.scores[seat] += SeasonScore(first, second, sheet.coins, -monster_loss(sheet))
    if listening(s):
        tell_season(s, seat, edicts)


def tell_season(s: CartographersState, seat: Seat, edicts: Iterable[int]) -> None:
    """Every point with the spaces that made it."""
    sheet, printed = s.sheets[seat], MAPS[s.side]
    for edict in edicts:
        card = s.edicts[edict]
        scored = explain(SCORING[card], sheet, printed)
        cells = tuple(cells_of(scored.spaces))
        tell(s, EdictScored(seat, LETTERS[edict], SCORING[card].id, scored.points, cells, SCORING_RULE[card]))
    tell(s, CoinsScored(seat, sheet.coins))
    tell(s, MonstersScored(seat, -monster_loss(sheet), tuple(cells_of(losing_spaces(sheet)))))
    tell(s, SeasonScored(seat, SEASONS[s.season].id, sum(seasons_scored(s, seat)[-1]), sum(s.scores[seat])))
