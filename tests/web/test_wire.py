"""The client's own description of what travels names nothing that the server does not send."""

import pkgutil
import re
from importlib import import_module
from pathlib import Path
from typing import Final

import msgspec
import pytest

import stolek.server
from stolek.kernel import view
from stolek.table.clock import Clock

SOURCE: Final = (Path(__file__).parents[2] / "web" / "src" / "api" / "wire.ts").read_text(encoding="utf-8")
WIRE: Final = [
    import_module(f"stolek.server.{module.name}")
    for module in pkgutil.iter_modules(stolek.server.__path__)
    if module.name.startswith("wire")
]
"""The chapters in which the server says what travels."""


def on_the_wire(name: str) -> type[msgspec.Struct]:
    """The server's type of this name, in whichever chapter it stands."""
    found: type[msgspec.Struct] = next(getattr(chapter, name) for chapter in WIRE if hasattr(chapter, name))
    return found


TYPES: Final[dict[str, type[msgspec.Struct]]] = {
    "Both": on_the_wire("Words"),
    "GameOption": on_the_wire("OptionOut"),
    "Game": on_the_wire("GameOut"),
    "Catalogue": on_the_wire("Games"),
    "Paragraph": on_the_wire("ParagraphOut"),
    "Rulebook": on_the_wire("Rulebook"),
    "Person": on_the_wire("PersonOut"),
    "OpenQuestion": view.OpenQuestion,
    "Asked": view.Asked,
    "View": view.View,
    "Offer": on_the_wire("OptionForAnswer"),
    "Question": on_the_wire("QuestionOut"),
    "Position": on_the_wire("Position"),
    "Line": on_the_wire("LogLineOut"),
    "Chair": on_the_wire("Seated"),
    "Clock": Clock,
    "BreakdownLine": on_the_wire("LineOut"),
    "Result": on_the_wire("ResultOut"),
    "Affairs": on_the_wire("Affairs"),
    "TableSummary": on_the_wire("Summary"),
    "NewTable": on_the_wire("TableIn"),
    "Refusal": on_the_wire("RefusalOut"),
    "ProblemBody": on_the_wire("Problem"),
    "Judgement": on_the_wire("Judgement"),
    "RecordSummary": on_the_wire("RecordOut"),
    "RecordedPosition": on_the_wire("RecordedPosition"),
    "Points": on_the_wire("Points"),
    "Stop": on_the_wire("StopOut"),
    "Lesson": on_the_wire("LessonOut"),
}


def fields_in_client(name: str) -> set[str]:
    """The fields of an interface, those of objects within it left out."""
    found = re.search(rf"export interface {name} {{\n(.*?)\n}}", SOURCE, re.DOTALL)
    assert found is not None, f"the client has no {name}"
    return set(re.findall(r"^  readonly (\w+)\??:", found[1], re.MULTILINE))


@pytest.mark.parametrize("name", TYPES)
def test_every_field_that_the_client_reads_is_sent(name: str) -> None:
    sent = {field.encode_name for field in msgspec.structs.fields(TYPES[name])}
    assert fields_in_client(name) <= sent


def test_no_interface_is_left_out() -> None:
    named = set(re.findall(r"export interface (\w+)", SOURCE))
    assert named - set(TYPES) == {"Leaf"}
