"""The client's own description of what travels names nothing that the server does not send."""

import re
from pathlib import Path
from typing import Final

import msgspec
import pytest

from stolek.kernel import view
from stolek.server import wire
from stolek.table.clock import Clock

SOURCE: Final = (Path(__file__).parents[2] / "web" / "src" / "api" / "wire.ts").read_text(encoding="utf-8")
TYPES: Final[dict[str, type[msgspec.Struct]]] = {
    "Both": wire.Words,
    "GameOption": wire.OptionOut,
    "Game": wire.GameOut,
    "Catalogue": wire.Games,
    "Paragraph": wire.ParagraphOut,
    "Rulebook": wire.Rulebook,
    "Person": wire.PersonOut,
    "OpenQuestion": view.OpenQuestion,
    "Asked": view.Asked,
    "View": view.View,
    "Offer": wire.OptionForAnswer,
    "Question": wire.QuestionOut,
    "Position": wire.Position,
    "Line": wire.LogLineOut,
    "Chair": wire.Seated,
    "Clock": Clock,
    "BreakdownLine": wire.LineOut,
    "Result": wire.ResultOut,
    "Affairs": wire.Affairs,
    "TableSummary": wire.Summary,
    "NewTable": wire.TableIn,
    "Refusal": wire.RefusalOut,
    "ProblemBody": wire.Problem,
    "Judgement": wire.Judgement,
    "RecordSummary": wire.RecordOut,
    "RecordedPosition": wire.RecordedPosition,
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
