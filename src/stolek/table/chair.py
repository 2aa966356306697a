"""A chair at the table: open, held by a human or by a bot, and sometimes played by a bot for an absent human."""

from typing import Literal

import msgspec


class Open(msgspec.Struct, frozen=True, tag="open"):
    """Nobody sits here yet."""


class Human(msgspec.Struct, frozen=True, tag="human"):
    """A person sits here; several chairs of one person are a hot-seat."""

    person: str
    name: str


class Bot(msgspec.Struct, frozen=True, tag="bot"):
    """A program of this level sits here."""

    level: str


Holder = Open | Human | Bot
Finish = Literal["", "resigned", "flagged"]


class Chair(msgspec.Struct, frozen=True):
    """Who holds a seat, and who plays it now."""

    holder: Holder = Open()
    cover: str = ""
    """The level of the bot that plays for the human, if one does."""
    finish: Finish = ""
    """Why the human does not come back: he has resigned, or used up his time for the whole game."""
    wished: bool = False
    """Did the human ask for this bot? Then it plays on even while no person does."""

    @property
    def person(self) -> str:
        """The person who holds the seat; empty for bots and open seats."""
        return self.holder.person if isinstance(self.holder, Human) else ""

    @property
    def bot(self) -> str:
        """The level of the bot that plays this seat now; empty if a human does."""
        return self.holder.level if isinstance(self.holder, Bot) else self.cover

    @property
    def decides(self) -> bool:
        """Does a human play this seat now?"""
        return isinstance(self.holder, Human) and not self.cover

    @property
    def returns(self) -> bool:
        """Does a bot play for a human who may come back at any moment?"""
        return isinstance(self.holder, Human) and bool(self.cover) and not self.finish


def player_names(chairs: tuple[Chair, ...]) -> tuple[str, ...]:
    """What the players are called, equal names told apart by numbers; open seats have no name."""
    names: dict[str, None] = {}
    numbers: dict[str, int] = {}
    told = []
    for chair in chairs:
        holder = chair.holder
        name = holder.name if isinstance(holder, Human) else holder.level if isinstance(holder, Bot) else ""
        unique = name
        while name and unique in names:
            numbers[name] = numbers.get(name, 1) + 1
            unique = f"{name} {numbers[name]}"
        names[unique] = None
        told.append(unique)
    return tuple(told)
