"""The client's types are those of the server: made from them, checked in, and never stale."""

import importlib.util
from pathlib import Path

SCRIPT = Path(__file__).parents[2] / "scripts" / "typescript.py"


def test_the_clients_types_are_fresh() -> None:
    spec = importlib.util.spec_from_file_location("typescript", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    typescript = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(typescript)
    assert [path.name for path in typescript.stale()] == []


def test_secret_fields_may_be_missing() -> None:
    source = (Path(__file__).parents[2] / "web/src/games/rivals/types.ts").read_text("utf-8")
    drawn = source.split("export interface CardDrawn {")[1].split("}")[0]
    assert "readonly card: string | null;" in drawn
