"""One way through the client: a game from the start page to its end, its replay, a rematch, and another game after."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from playwright.sync_api import expect

from tests.web.journeys.closer import look_closer
from tests.web.journeys.tables import Wishes, play_now
from tests.web.journeys.walker import ASKED, Walker
from tests.web.players.person import RESULT, Person

EARLY: Final = 12
"""Until so many answers are given every one brings something new to the board."""
STEPS: Final = 3

Way = Callable[[Walker, Wishes], None]


@dataclass(frozen=True)
class Journey:
    """What somebody wants to play, how the table comes about, who plays, and which game comes after it."""

    wishes: Wishes
    way: Way
    person: type[Person]
    next: str
    lang: str = "en"
    phone: bool = False
    confirms: bool = True
    seed: int = 11
    chance: int = 11
    """From which the games of its server come: some have what others lack."""
    every: int = 15
    """The page is looked at after so many answers, and at the first question of each kind."""
    answers: int | None = None
    """Where only the first answers matter the table is left after so many."""
    closer: bool = True
    """Whether the board has anything to be looked at more closely."""

    def walk(self, walker: Walker) -> None:
        """The whole way; what was noticed stands in the walker's findings."""
        walker.begin()
        walker.rest()
        walker.look("start page")
        if not self.confirms:
            walker.prefer_no_confirming()
        self.way(walker, self.wishes)
        self._play(walker)
        if self.answers is None:
            self._look_back(walker)
            self._play_again(walker)
        walker.home()
        walker.look("start page after a game")
        play_now(walker, Wishes(self.next))
        walker.look(f"first question of {self.next}, after {self.wishes.game}")
        walker.compare_board(f"first question of {self.next}, after {self.wishes.game}")

    def _play(self, walker: Walker) -> None:
        game = self.wishes.game
        walker.look(f"first question of {game}")
        walker.compare_board(f"first question of {game}")
        person = self.person(walker.page, self.seed, walker.finger)
        kinds: set[str] = set()
        answers = looked = 0
        while answers != self.answers and person.asked():
            kind = person.kind()
            if kind not in kinds or answers % self.every == 0:
                kinds.add(kind)
                walker.rest()
                walker.look(f"{game}, {kind}, after {answers} answers")
            if answers == EARLY:
                walker.compare_board(f"{game}, {kind}, after {answers} answers")
            if self.closer and not looked and answers >= EARLY // 2:
                looked = look_closer(walker, game)
            person.answer()
            walker.note(f"{game}, {kind}, after {answers} answers", person.remarks)
            answers += 1
        assert answers > EARLY, f"only {answers} answers in a game of {game}"
        assert looked or not self.closer, f"nothing of {game} could be looked at more closely"

    def _look_back(self, walker: Walker) -> None:
        """The result, and some steps of the replay, with the board as it was."""
        page, game = walker.page, self.wishes.game
        walker.rest()
        walker.look(f"end of {game}")
        walker.press(page.locator(RESULT))
        page.locator(".ranking li").first.wait_for()
        page.locator(".replay .board").wait_for()
        walker.rest()
        walker.look(f"result of {game}")
        walker.compare_board(f"replay of {game}, last move")
        walker.press(page.get_by_role("button", name=walker.say("to-first"), exact=True))
        expect(page.locator(".move-number")).to_contain_text("0 ")
        for step in range(1, STEPS + 1):
            walker.press(page.get_by_role("button", name=walker.say("to-next"), exact=True))
            expect(page.locator(".move-number")).to_contain_text(f"{step} ")
        walker.rest()
        walker.look(f"replay of {game}, move {STEPS}")
        walker.compare_board(f"replay of {game}, move {STEPS}")

    def _play_again(self, walker: Walker) -> None:
        """The same company again; where the chairs are looked at first, the game has to be begun."""
        walker.press(walker.page.get_by_role("button", name=walker.say("rematch")))
        walker.page.wait_for_url(re.compile("/t/"))
        begin = walker.page.get_by_role("button", name=walker.say("begin"), exact=True)
        begin.or_(walker.page.locator(ASKED)).first.wait_for()
        if begin.count():
            walker.rest()
            walker.look(f"chairs for a rematch of {self.wishes.game}")
            walker.press(begin)
        walker.wait_for_question()
        walker.look(f"rematch of {self.wishes.game}")
