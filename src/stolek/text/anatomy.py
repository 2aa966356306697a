"""What a message is made of: the arguments it takes and how, the entries it refers to, the choices it makes."""

from dataclasses import dataclass, field
from typing import Final

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

PLURALS: Final = ("zero", "one", "two", "few", "many")
"""The plural forms of all languages but `other`, which is also a good name for a default."""

ANSWERS: Final = ("yes", "no")
"""How truth values arrive, the only words that a message chooses by without `ID()`."""


@dataclass(slots=True)
class Use:
    """How a message uses one argument: as a number, as one whose sign is left out, as a list, or as a thing whose id is
    one of several.
    """

    number: bool = False
    unsigned: bool = False
    listed: bool = False
    ids: list[str] = field(default_factory=list)

    def add(self, other: "Use") -> None:
        """Also use it in the way of the other."""
        self.number |= other.number
        self.unsigned |= other.unsigned
        self.listed |= other.listed
        self.ids += other.ids


@dataclass(slots=True)
class Choice:
    """One select expression: the bare argument it chooses by, if it does, and the words and numbers of its variants."""

    argument: str | None
    keys: list[str]
    exact: list[str]

    @property
    def by_number(self) -> bool:
        """Whether the argument is a number."""
        return bool(self.exact) or any(key in PLURALS for key in self.keys)

    def lacks(self, form: str) -> bool:
        """Whether it has no variant for a plural form; `[1]` does for `one`, which is also the form of −1."""
        return form not in self.keys and not (form == "one" and "1" in self.exact)


class Anatomy(Visitor):
    """The parts of one message or term; names of terms start with a hyphen."""

    def __init__(self, entry: ast.Message | ast.Term) -> None:
        self.arguments: dict[str, Use] = {}
        self.messages: list[str] = []
        self.terms: list[str] = []
        self.functions: list[str] = []
        self.choices: list[Choice] = []
        self.visit(entry)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self._use(node, Use())

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.terms.append(f"-{node.id.name}")

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.functions.append(node.id.name)
        for argument in node.arguments.positional:
            if isinstance(argument, ast.VariableReference):
                name = node.id.name
                self._use(argument, Use(name in ("NUMBER", "ABS"), name == "ABS", name == "COUNT"))
            else:
                self.visit(argument)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        selector = node.selector
        keys = [variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)]
        argument = selector.id.name if isinstance(selector, ast.VariableReference) else None
        exact = [variant.key.value for variant in node.variants if isinstance(variant.key, ast.NumberLiteral)]
        choice = Choice(argument, keys, exact)
        self.choices.append(choice)
        self.generic_visit(node)
        if isinstance(selector, ast.VariableReference):
            self._use(selector, Use(number=choice.by_number))
        elif isinstance(selector, ast.FunctionReference) and selector.id.name == "ID":
            for thing in selector.arguments.positional:
                if isinstance(thing, ast.VariableReference):
                    self._use(thing, Use(ids=keys))

    def _use(self, variable: ast.VariableReference, use: Use) -> None:
        self.arguments.setdefault(variable.id.name, Use()).add(use)


def anatomies(resource: ast.Resource) -> dict[str, Anatomy]:
    """Every message of a file, and every term."""
    found: dict[str, Anatomy] = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            found[entry.id.name] = Anatomy(entry)
        elif isinstance(entry, ast.Term):
            found[f"-{entry.id.name}"] = Anatomy(entry)
    return found


def reached(names: list[str], within: dict[str, Anatomy], *, terms: bool) -> list[str]:
    """These entries and all that they refer to, directly or through others, in the order met."""
    found: list[str] = []
    waiting = names[::-1]
    while waiting:
        name = waiting.pop()
        if name in within and name not in found:
            found.append(name)
            waiting += within[name].messages
            waiting += within[name].terms if terms else ()
    return found


def arguments_of(key: str, within: dict[str, Anatomy]) -> dict[str, Use]:
    """The arguments that a message takes, itself or in a message it refers to; terms take none from outside."""
    found: dict[str, Use] = {}
    for name in reached([key], within, terms=False):
        for argument, use in within[name].arguments.items():
            found.setdefault(argument, Use()).add(use)
    return found


def is_circular(key: str, within: dict[str, Anatomy]) -> bool:
    """Whether an entry comes back to itself."""
    anatomy = within[key]
    return key in reached([*anatomy.messages, *anatomy.terms], within, terms=True)
