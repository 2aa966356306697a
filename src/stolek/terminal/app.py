"""The terminal app: who sits at the keyboard, when bots move, what lies on the screen."""

from dataclasses import replace
from pathlib import Path
from typing import ClassVar, Final

from textual.app import App
from textual.binding import Binding, BindingType
from textual.theme import Theme
from textual.worker import Worker, WorkerState

from stolek.bots.levels import UnknownBot
from stolek.kernel.generator import next64
from stolek.kernel.registry import find_game, package_of
from stolek.kernel.values import Action, Refusal, Seat
from stolek.table.play import Unplayable
from stolek.terminal.artist import Artist
from stolek.terminal.beginning import GoOn
from stolek.terminal.card_page import Cards
from stolek.terminal.pages import Page, WhyNot, help_page, result_page, rule_page, story_page
from stolek.terminal.palette import DANGER, GOLD, INK, OFFER, PANEL, PARCHMENT, WOOD
from stolek.terminal.passing import PassKeyboard
from stolek.terminal.playing import Playing
from stolek.terminal.request import CallerSettings, GameRequest, begin
from stolek.terminal.secrets import has_secrets
from stolek.terminal.shelf import Saved, Shelf
from stolek.terminal.signing import Signer, Signing
from stolek.terminal.sitting import LocalSession, take_up
from stolek.terminal.speech import Speech
from stolek.terminal.thinking import BotPlayers
from stolek.text.language import Language
from stolek.text.rulebook import rulebook

LEFT: Final = 0
INTERRUPTED: Final = 130
PACES: Final = (0.0, 0.4, 1.5)
"""Seconds between the moves of bots: at once, as people like to follow them, slowly."""
PACE: Final = 0.25
"""Seconds between two moves when only bots play and somebody watches."""


class TerminalApp(App[int]):
    """Plays one game after another at one keyboard."""

    TITLE = "Stolek"
    CSS_PATH = Path("look.tcss")
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "help", show=False),
        Binding("f2", "why", show=False),
        Binding("f3,ctrl+z", "undo", show=False),
        Binding("f4,ctrl+l", "language", show=False),
        Binding("f5", "rules", show=False),
        Binding("f6", "cards", show=False),
        Binding("f7", "sign", show=False),
        Binding("f9", "story", show=False),
        Binding("ctrl+p", "pace", show=False, priority=True),
        Binding("f10,ctrl+q", "leave", show=False, priority=True),
        Binding("ctrl+c", "interrupt", show=False, priority=True),
    ]

    def __init__(
        self,
        request: GameRequest,
        shelf: Shelf,
        language: Language,
        around: CallerSettings,
        *,
        resume: Saved | None = None,
    ) -> None:
        super().__init__()
        self._request = request
        self._shelf = shelf
        self._around = around
        self._resume = resume
        package = package_of(find_game(request.game))
        self.speech = Speech(language, package, request.seats)
        self._artist = Artist(package)
        self._signer = Signer(package, request.game, shelf)
        self._playing = Playing(self._artist, self._signer, self.choose)
        self.sitting: LocalSession | None = None
        self.viewer: Seat | None = None
        self._bots = BotPlayers(around.chance, around.budget)
        self._result_shown = False
        self._pace = around.pace

    async def on_mount(self) -> None:
        """Take up what was asked for, offer what was left, or begin."""
        self.register_theme(THEME)
        self.theme = THEME.name
        await self.push_screen(self._playing)
        left = self._shelf.running(self._request.game)
        if self._resume is not None:
            self._begin(self._resume)
        elif left:
            self.push_screen(GoOn(self.speech, left, self._around.stamp), self._begin)
        else:
            self._begin(None)

    def _begin(self, saved: Saved | None) -> None:
        """Go on with a saved game, or begin a new one."""
        request, around = self._request, self._around
        refusal = None
        if saved is not None and saved.record is not None:
            try:
                name = saved.path.stem
                self.sitting = take_up(saved.record, next64(around.chance), self._shelf, name, around.now)
            except Unplayable as problem:
                refusal = self.speech("terminal-unplayable", {"file": saved.path.name, "reason": str(problem)})
        if self.sitting is None:
            self.sitting = begin(request, self._shelf, around)
        self.speech = Speech(self.speech.language, self.speech.package, self.sitting.seats)
        self._result_shown = False
        self._playing.begin()
        self._bots = BotPlayers(around.chance, around.budget)
        humans = self.sitting.table.humans()
        fresh = saved is None or len(humans) < 2
        self.viewer = humans[0] if humans and fresh else None
        self.advance()
        if refusal:
            self._playing.complain(refusal)

    def advance(self) -> None:
        """Show how things stand and let whoever is next decide; nothing any more once the app is closing."""
        if not (self.is_running and self._playing.is_attached):
            return
        assert self.sitting is not None
        table = self.sitting.table
        waiting = table.waiting()
        humans = [seat for seat in waiting if table.chairs[seat].decides]
        if humans and self.viewer not in humans:
            if has_secrets(table, humans[0]):
                self._pass_keyboard(humans[0])
                return
            self.viewer = humans[0]
        self._playing.show(self.sitting, self.speech, self.viewer)
        if table.phase == "over":
            self._show_result()
        elif not humans:
            self._let_bot_play()

    def _pass_keyboard(self, seat: Seat) -> None:
        assert self.sitting is not None
        last = self.viewer
        can_undo = last is not None and self.sitting.table.can_undo(last)

        def passed(ready: bool | None) -> None:
            assert self.sitting is not None
            if ready:
                self.viewer = seat
            elif last is not None:
                self.sitting.undo(last)
            self.advance()

        self.push_screen(PassKeyboard(self.speech, seat, can_undo), passed)

    def choose(self, action: Action) -> None:
        """The person at the keyboard has decided."""
        if self.sitting is not None and self.viewer is not None:
            self._after(self.sitting.answer(self.viewer, action))

    def _after(self, refusal: Refusal | None) -> None:
        if refusal is None:
            self.advance()
        else:
            self._playing.refuse(refusal)

    def _let_bot_play(self) -> None:
        """The first bot that is waited for thinks, in a thread of its own and from what it may know."""
        assert self.sitting is not None
        table = self.sitting.table
        seat, _ = table.waiting_bots()[0]
        try:
            work = self._bots.next(table)
        except UnknownBot:
            self.sitting.replace_bot(seat)
            self.advance()
            return
        pace = self._pace if table.humans() else max(PACE, self._pace)
        if pace:
            self.set_timer(pace, lambda: self.run_worker(work, thread=True, group="bots", exit_on_error=False))
        else:
            self.run_worker(work, thread=True, exclusive=True, group="bots", exit_on_error=False)

    @property
    def left_unfinished(self) -> bool:
        """Is there a game to come back to?"""
        return self.sitting is not None and self.sitting.table.phase != "over" and self.sitting.unsaved is None

    def on_worker_state_changed(self, event: Worker.StateChanged) -> None:
        """A bot has decided, or failed; then a simple one takes its seat."""
        if event.worker.group != "bots" or self.sitting is None:
            return
        if event.state is WorkerState.SUCCESS and event.worker.result is not None:
            seat, action = event.worker.result
            refusal = self.sitting.answer_for_bot(seat, action)
            if refusal is not None:
                self.sitting.replace_bot(seat)
            self.advance()
        elif event.state is WorkerState.ERROR:
            seat, _ = self.sitting.table.waiting_bots()[0]
            self.sitting.replace_bot(seat)
            self.advance()

    def _show_result(self) -> None:
        assert self.sitting is not None
        if not self._result_shown:
            self._result_shown = True
            self.push_screen(result_page(self.speech, self.sitting.table))

    def _is_covered(self) -> bool:
        """Is something else than the game on the screen?"""
        return self.screen is not self._playing

    def action_help(self) -> None:
        """What the keys do."""
        if not self._is_covered():
            signs, zooms = self._signer.module is not None, self._artist.zooms > 1
            self.push_screen(help_page(self.speech, signs=signs, zooms=zooms))

    def action_why(self) -> None:
        """Why is something not possible?"""
        if self._is_covered() or self.sitting is None:
            return
        if self.viewer is not None and self.viewer in self.sitting.table.waiting():
            self.push_screen(WhyNot(self.speech, self.sitting.table, self.viewer))
        else:
            self._playing.complain(self.speech("terminal-why-nothing"))

    def action_undo(self) -> None:
        """Take back, if nothing has been revealed since."""
        if not self._is_covered() and self.sitting is not None and self.viewer is not None:
            self._after(self.sitting.undo(self.viewer))

    def action_language(self) -> None:
        """Go on in the other language."""
        self.speech = self.speech.in_next_language()
        screen = self.screen
        if isinstance(screen, PassKeyboard | GoOn):
            screen.show(self.speech)
        elif isinstance(screen, Page | WhyNot | Cards | Signing):
            screen.dismiss(None)
        if self.sitting is not None:
            self._playing.show(self.sitting, self.speech, self.viewer)

    def action_rules(self) -> None:
        """All rules, or those of the finished game's points."""
        if not self._is_covered():
            self.push_screen(rule_page(self.speech, rulebook(self.speech.package, self.speech.language)))

    def action_sign(self) -> None:
        """Sign one's board, where the game has a place for it."""
        if self._is_covered() or self.sitting is None or self._signer.module is None:
            return

        def signed(_: None) -> None:
            assert self.sitting is not None
            self._playing.show(self.sitting, self.speech, self.viewer)

        self.push_screen(Signing(self.speech, self._signer, len(self.sitting.table.chairs)), signed)

    def action_rule(self, id: str) -> None:
        """One rule."""
        if not self._is_covered():
            self.push_screen(rule_page(self.speech, [id]))

    def action_cards(self) -> None:
        """What stands on the cards."""
        if not self._is_covered() and self.sitting is not None:
            self.push_screen(Cards(self.speech, self.sitting.table.view(self.viewer)))

    def action_board(self) -> None:
        """The cursor on the board."""
        if not self._is_covered():
            self._playing.action_cursor()

    def action_story(self) -> None:
        """The whole log; after the end, the result again."""
        if self._is_covered() or self.sitting is None:
            return
        if self.sitting.table.phase == "over":
            self.push_screen(result_page(self.speech, self.sitting.table))
        else:
            self.push_screen(story_page(self.speech, self.sitting.table, self.viewer))

    def action_again(self) -> None:
        """The next game of the same players, once this one is over."""
        if self.sitting is not None and self.sitting.table.phase == "over":
            seats = self.sitting.seats
            self._request = replace(self._request, seats=seats, seed=next64(self._around.chance) >> 1)
            self.sitting = None
            self._begin(None)

    def action_pace(self) -> None:
        """Bots faster or slower."""
        self._pace = PACES[(PACES.index(self._pace) + 1) % len(PACES)] if self._pace in PACES else PACES[0]
        if not self._is_covered():
            self._playing.complain(self.speech("terminal-pace", {"pace": PACES.index(self._pace)}))

    def action_leave(self) -> None:
        """Leave; the game is saved."""
        self.exit(LEFT)

    def action_interrupt(self) -> None:
        """Ctrl-C: leave at once; the game is saved."""
        self.exit(INTERRUPTED, return_code=INTERRUPTED)


THEME: Final = Theme(
    name="parchment",
    primary=GOLD,
    secondary=OFFER,
    accent=GOLD,
    foreground=PARCHMENT,
    background=WOOD,
    surface=PANEL,
    panel=PANEL,
    error=DANGER,
    warning=DANGER,
    success=OFFER,
    dark=True,
    variables={"block-cursor-background": OFFER, "block-cursor-foreground": INK},
)
