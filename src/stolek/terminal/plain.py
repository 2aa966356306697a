"""A game as lines alone: for screen readers, pipes, logs, and terminals that can draw nothing.

Every question is told with its answers, numbered. A number chooses, words narrow the answers down, and what begins
with a slash asks for something else; `/help` names it all.
"""

from collections.abc import Callable, Iterable
from typing import Final

from stolek.kernel.values import Seat
from stolek.table.event import TableOpened
from stolek.terminal.answers import Choice, choices_of, filtered
from stolek.terminal.artist import Artist
from stolek.terminal.cards import card_lines
from stolek.terminal.secrets import has_secrets
from stolek.terminal.sitting import LocalSession
from stolek.terminal.speech import Speech
from stolek.terminal.thinking import BotPlayers
from stolek.terminal.understanding import understood
from stolek.text.component import called, name_of, rules_of

Read = Callable[[str], str | None]
"""Asks with a prompt; None when nobody will ever answer."""
Write = Callable[[str], None]

PAGE: Final = 12
"""How many answers are told at once."""
CURTAIN: Final = 60
"""Empty lines between two players at one keyboard."""
COMMANDS: Final = ("more", "board", "score", "log", "why", "card", "rule", "undo", "language", "help", "quit")


class PlainGame:
    """Plays one game with whoever types."""

    def __init__(self, sitting: LocalSession, speech: Speech, bots: BotPlayers, read: Read, write: Write) -> None:
        self.sitting: Final = sitting
        self._speech = speech
        self._bots = bots
        self._read = read
        self._write = write
        self._artist = Artist(speech.package)
        humans = sitting.table.humans()
        self._viewer: Seat | None = humans[0] if humans else None
        self._told = 0
        self._choices: list[Choice] = []
        self._found: list[Choice] = []
        self._shown = 0

    def play(self) -> None:
        """Play to the end, or until somebody leaves."""
        self._write(self._speech("title"))
        self._write(self._speech("terminal-plain-begin"))
        while self.sitting.table.phase != "over":
            table = self.sitting.table
            humans = [seat for seat in table.waiting() if table.chairs[seat].decides]
            if not humans:
                self._let_bot_play()
            elif not (self._sit_down(humans) and self._ask()):
                return
            if not table.humans():
                self._news()
        self._news()
        self._result()

    def _let_bot_play(self) -> None:
        """The bot that is waited for answers; one that fails is replaced by a simple one."""
        seat, _ = self.sitting.table.waiting_bots()[0]
        try:
            answer = self._bots.next(self.sitting.table)()
        except Exception:  # a bot may be anybody's program; the log tells that it failed
            self.sitting.replace_bot(seat)
            return
        if self.sitting.answer_for_bot(*answer) is not None:
            self.sitting.replace_bot(seat)

    def _sit_down(self, humans: list[Seat]) -> bool:
        """Whoever is asked sits at the keyboard; with secrets, the last player's lines leave the screen first."""
        if self._viewer in humans:
            return True
        if has_secrets(self.sitting.table, humans[0]):
            self._write(self._speech("terminal-pass", {"seat": humans[0]}) + "\n" * CURTAIN)
            if self._read(self._speech("terminal-pass-ready", {"seat": humans[0]})) is None:
                return False
        self._viewer = humans[0]
        return True

    def _ask(self) -> bool:
        """One question, until it is answered; False if somebody leaves."""
        assert self._viewer is not None
        self._news()
        self._choices = choices_of(self._speech, self.sitting.table, self._viewer)
        self._found, self._shown = self._choices, 0
        self._question()
        before = self.sitting.table
        while self.sitting.table is before:
            typed = self._read("> ")
            if typed is None or not self._take(typed.strip()):
                return False
        return True

    def _take(self, typed: str) -> bool:
        """A number, a command or words; False to leave."""
        if typed.startswith("/"):
            return self._obey(typed[1:])
        if typed.isdecimal() and typed.isascii():
            self._choose(int(typed))
        elif typed:
            found = filtered(self._choices, typed)
            if found:
                self._found, self._shown = found, 0
                self._list()
            else:
                self._write(self._speech("terminal-no-match", {"text": typed}))
        else:
            self._found, self._shown = self._choices, 0
            self._question()
        return True

    def _choose(self, number: int) -> None:
        assert self._viewer is not None
        if not 1 <= number <= len(self._found):
            self._write(self._speech("terminal-plain-number", {"count": len(self._found)}))
            return
        refusal = self.sitting.answer(self._viewer, self._found[number - 1].action)
        if refusal is not None:
            self._write(f"{self._speech(refusal.key, refusal.args)} ({refusal.rule})")

    def _obey(self, typed: str) -> bool:
        """A command, by its beginning if that is clear."""
        word, _, about = typed.partition(" ")
        meant = [name for name in COMMANDS if name == word] or [n for n in COMMANDS if word and n.startswith(word)]
        match meant[0] if len(meant) == 1 else "":
            case "quit":
                return False
            case "more":
                self._list()
            case "board":
                self._board()
            case "score":
                self._scores()
            case "log":
                self._told = 0
                self._news()
            case "why":
                self._why(about.strip())
            case "card":
                self._card(about.strip())
            case "rule":
                self._rule(about.strip())
            case "undo":
                self._undo()
            case "language":
                self._speak_other()
            case "help":
                self._lines(self._speech(f"terminal-plain-{name}") for name in COMMANDS)
            case _:
                known = ", ".join(f"/{name}" for name in COMMANDS)
                self._write(self._speech("terminal-plain-unknown", {"text": word, "known": known}))
        return True

    def _question(self) -> None:
        """What is asked, and the first answers."""
        assert self._viewer is not None
        play = self.sitting.table.play
        assert play is not None
        question = play.rules.question(play.state, self._viewer)
        rule = f" ({question.rule})" if question.rule else ""
        self._write(f"\n{self._speech.players[self._viewer]}: {self._speech.asked(question)}{rule}")
        self._list()

    def _list(self) -> None:
        """The next answers, each with its number, and how many are left."""
        for number, one in enumerate(self._found[self._shown : self._shown + PAGE], self._shown + 1):
            self._write(f"{number}. {one.label}")
        self._shown = min(len(self._found), self._shown + PAGE)
        if left := len(self._found) - self._shown:
            self._write(self._speech("terminal-plain-left", {"count": left}))

    def _news(self) -> None:
        """What has happened since the last news, told to whoever sits here."""
        for line in self.sitting.table.log_for(self._viewer, self._told):
            if not isinstance(line.event, TableOpened):
                self._write(self._speech.told(line.event))
        self._told = self.sitting.table.last_line
        if self.sitting.unsaved is not None:
            self._write(self._speech("terminal-unsaved", {"reason": self.sitting.unsaved.strerror or ""}))

    def _board(self) -> None:
        if self._artist.draws:
            self._write(self._artist.draw(self.sitting.table.view(self._viewer), self._speech, None, None).plain())

    def _scores(self) -> None:
        found = self._artist.scores(self.sitting.table.view(self._viewer))
        if found is None:
            self._write(self._speech("terminal-plain-no-score"))
            return
        for seat, points in enumerate(found[: len(self._speech.players)]):
            self._write(self._speech("terminal-plain-points", {"seat": seat, "points": points}))

    def _why(self, typed: str) -> None:
        """Why is what these words say not possible?"""
        assert self._viewer is not None
        text = understood(self._speech, self.sitting.table, self._viewer, typed)
        refusal = self.sitting.table.why_not(self._viewer, text)
        if refusal is None:
            self._write(self._speech("terminal-why-possible"))
            return
        self._write(f"{self._speech(refusal.key, refusal.args)} ({refusal.rule})")
        paragraph = self._speech.rule(refusal.rule)
        if paragraph is not None:
            self._write(paragraph.words)

    def _card(self, typed: str) -> None:
        """The cards of this name, with their rules."""
        package, language = self._speech.package, self._speech.language
        told = [(one, card_lines(one, package, language)) for one in called(package, typed)]
        for one, lines in told:
            if lines:
                self._lines([name_of(one, package, language), *lines])
                self._lines(f"{rule.id} {rule.words}" for rule in rules_of(one, package, language))
        if not any(lines for _, lines in told):
            self._write(self._speech("terminal-no-card", {"text": typed}))

    def _rule(self, typed: str) -> None:
        paragraph = self._speech.rule(typed.upper())
        words = self._speech("terminal-plain-no-rule", {"text": typed}) if paragraph is None else paragraph.words
        self._write(words)

    def _undo(self) -> None:
        assert self._viewer is not None
        refusal = self.sitting.undo(self._viewer)
        if refusal is not None:
            self._write(f"{self._speech(refusal.key, refusal.args)} ({refusal.rule})")

    def _speak_other(self) -> None:
        assert self._viewer is not None
        self._speech = self._speech.in_next_language()
        self._choices = choices_of(self._speech, self.sitting.table, self._viewer)
        self._found, self._shown = self._choices, 0
        self._question()

    def _result(self) -> None:
        """Places, points, and every point by name."""
        result = self.sitting.table.result()
        assert result is not None
        speech = self._speech
        for seat in sorted(range(len(result.ranks)), key=lambda seat: (result.ranks[seat], seat)):
            score = {"rank": result.ranks[seat], "seat": seat, "points": result.outcome.scores[seat]}
            self._write(speech("terminal-place-points", score))
            for line in result.outcome.breakdown[seat]:
                self._write(f"  {speech(f'line-{line.key}', line.args)}: {line.points} ({line.rule})")
        for remark in result.outcome.remarks:
            self._write(f"{speech(f'remark-{remark.key}', remark.args)} ({remark.rule})")

    def _lines(self, lines: Iterable[str]) -> None:
        for line in lines:
            self._write(line)
