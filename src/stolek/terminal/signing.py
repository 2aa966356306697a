"""Signing one's board: what a player may write on it besides playing.

A game's package may have a module `signature`: a type `Signature` with `name`, `title` and `crest`, symbols `CRESTS` to
choose from, how many `LETTERS` fit, and `written(signature, seats)`, the line that stands above the board.
"""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, ClassVar, Final

import msgspec
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList
from textual.widgets.option_list import Option

from stolek.kernel.picture import Picture, Span
from stolek.table.table import Table
from stolek.terminal.shelf import Shelf
from stolek.terminal.speech import Speech


class Signer:
    """Keeps what the person at this machine writes on the boards of one game."""

    def __init__(self, package: str, game: str, shelf: Shelf) -> None:
        path = f"{package}.signature"
        self.module: Final[ModuleType | None] = import_module(path) if find_spec(path) else None
        self._file: Final = f"{game}.signature.json"
        self._shelf: Final = shelf
        self.signature: Any = None if self.module is None else self._read(self.module.Signature)

    def _read(self, kind: type[msgspec.Struct]) -> msgspec.Struct:
        """What was written last; a file that says something else is as good as none."""
        try:
            return msgspec.json.decode(self._shelf.kept(self._file) or "{}", type=kind)
        except msgspec.DecodeError:
            return kind()

    def keep(self, signature: msgspec.Struct) -> None:
        """Write it down for this game and all that follow."""
        self.signature = signature
        self._shelf.keep(self._file, msgspec.json.encode(signature).decode())

    def sign(self, picture: Picture, table: Table) -> Picture:
        """The picture with the signature above it; of several people at one keyboard nobody knows whose it is."""
        if self.module is None or len(table.humans()) != 1:
            return picture
        line = self.module.written(self.signature, len(table.chairs))
        return Picture(((Span(line, "gold"),), *picture.rows)) if line else picture


class Signing(ModalScreen[None]):
    """Name, title and crest; Enter goes on to the next and in the end keeps them."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(None)", show=False)]

    def __init__(self, speech: Speech, signer: Signer, seats: int) -> None:
        super().__init__()
        assert signer.module is not None
        self._speech = speech
        self._signer = signer
        self._crests: Final[dict[str, str]] = dict(signer.module.CRESTS)
        self._letters: Final[int] = signer.module.LETTERS
        self._before = signer.signature
        self._fields = ("name", "title") if seats > 1 else ("name",)

    def compose(self) -> ComposeResult:
        speech = self._speech
        with Vertical(classes="page") as page:
            page.border_title, page.border_subtitle = speech("terminal-sign"), speech("terminal-sign-keys")
            for field in self._fields:
                words = speech(f"terminal-sign-{field}")
                yield Input(
                    getattr(self._before, field), placeholder=words, max_length=self._letters, id=f"sign-{field}"
                )
            yield OptionList(
                Option(f"  {speech('terminal-sign-no-crest')}"),
                *(Option(f"{sign} {speech(f'crest-{crest}')}", id=crest) for crest, sign in self._crests.items()),
                id="sign-crest",
            )

    def on_mount(self) -> None:
        """Begin with the name; the crest is the one of last time."""
        crests = [None, *self._crests]
        self.query_one(OptionList).highlighted = crests.index(self._before.crest)
        self.query_one("#sign-name", Input).focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """On to the next."""
        event.stop()
        self.focus_next()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """That is all."""
        event.stop()
        fields = {field: self.query_one(f"#sign-{field}", Input).value.strip() for field in self._fields}
        self._signer.keep(msgspec.structs.replace(self._before, crest=event.option.id, **fields))
        self.dismiss(None)
