"""What one must never lose sight of: the own hand, the stock, the drawn tile; and what stands on cards."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec
from rich.text import Text
from textual.widgets import Static

from stolek.kernel.picture import Span
from stolek.kernel.values import Action
from stolek.kernel.view import View
from stolek.terminal.board import as_segments
from stolek.terminal.cards import card_lines
from stolek.terminal.palette import DIM, GOLD, PARCHMENT
from stolek.terminal.speech import Speech
from stolek.text.component import Component, components, name_of


class Hand(Static):
    """The rows that a game wants always in sight."""

    def show(self, rows: Sequence[Sequence[Span]]) -> None:
        """Show them, wrapped where the panel ends."""
        lines = [Text.assemble(*as_segments(tuple(row))) for row in rows]
        for line in lines:
            line.rstrip()
        self.update(Text("\n").join(lines))
        self.display = bool(lines)


class CardText(Static):
    """What stands on the cards that the marked answer is about."""

    def show(self, speech: Speech, considered: Action | None) -> None:
        """Their texts and costs, shortly."""
        text = card_words(speech, () if considered is None else named_in(speech, considered))
        self.update(text)
        self.display = bool(text)


def card_words(speech: Speech, cards: Sequence[Component]) -> Text:
    """The names of cards and what stands on them."""
    text = Text()
    for card in cards:
        lines = card_lines(card, speech.package, speech.language)
        text.append("\n" if text else "")
        text.append(name_of(card, speech.package, speech.language), f"bold {GOLD}")
        for line in lines:
            text.append(" · ", DIM).append(line, PARCHMENT)
    return text


def named_in(speech: Speech, value: Action | View) -> list[Component]:
    """The cards with something to read that a value names, in its order."""
    known = components(speech.package)
    ids = dict.fromkeys(_component(id, known) for id in _strings(msgspec.to_builtins(value)))
    found = [known[id] for id in ids if id is not None]
    return [card for card in found if card_lines(card, speech.package, speech.language)]


def _component(id: str, known: Mapping[str, Component]) -> str | None:
    """The component of this id; a copy of a card may carry the name of its set behind the card's."""
    while id and id not in known:
        id = id.rpartition("_")[0]
    return id or None


def _strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from _strings(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from _strings(part)
