"""What answers would change, over HTTP: equal to what then happens, bounded, kept, and nobody else's business."""

from dataclasses import replace
from pathlib import Path

from stolek.server.settings import Settings
from tests.server.conftest import Join, elsewhere, running
from tests.server.visitor import Visitor


def begun(join: Join) -> tuple[str, Visitor, Visitor]:
    """A game of two that has just begun."""
    anna, bob = join("Anna"), join("Bob")
    table = anna.open("human", "open")
    bob.do(table, "sit", seat=1, name="Bob")
    anna.do(table, "start")
    return table, anna, bob


def foreseen(visitor: Visitor, table: str, seat: int, *answers: list[str]) -> list[dict[str, object]]:
    """What these answers would change."""
    question = visitor.look(table, seat)["question"]["id"]
    body = {"seat": seat, "question": question, "answers": [list(chain) for chain in answers] or None}
    found = visitor.ok("POST", f"/api/tables/{table}/consequences", body)
    assert found["complete"]
    return list(found["consequences"])


def test_every_answer_says_what_it_would_change(join: Join) -> None:
    table, anna, _ = begun(join)
    offers = anna.look(table, 0)["question"]["options"]
    found = foreseen(anna, table, 0)
    assert [one["answers"] for one in found] == [[offer["id"]] for offer in offers]
    labels = [change["label"] for change in found[0]["changes"]]  # type: ignore[attr-defined]
    assert any(label["en"].startswith("A · ") for label in labels)
    assert all(label["en"] and label["cs"] for label in labels)


def test_several_answers_in_a_row_are_looked_at_together(join: Join) -> None:
    table, anna, _ = begun(join)
    place = anna.look(table, 0)["question"]["options"][0]["id"]
    (found,) = foreseen(anna, table, 0, [place, "paint forest"])
    assert found["answers"] == [place, "paint forest"]


def test_it_is_the_business_of_the_seat_that_is_asked(join: Join) -> None:
    table, anna, bob = begun(join)
    question = anna.look(table, 0)["question"]["id"]
    path = f"/api/tables/{table}/consequences"
    body = {"seat": 0, "question": question}
    assert bob.problem(403, "POST", path, body)["refusal"]["rule"] == "TABLE-7"
    anna.answer(table, 0)
    assert anna.problem(409, "POST", path, body)["refusal"]["rule"] == "TABLE-5"


def test_an_impossible_answer_is_refused_with_its_rule(join: Join) -> None:
    table, anna, _ = begun(join)
    question = anna.look(table, 0)["question"]["id"]
    body = {"seat": 0, "question": question, "answers": [["place 0 A1"]]}
    problem = anna.problem(422, "POST", f"/api/tables/{table}/consequences", body)
    assert problem["refusal"]["rule"].startswith("CART-")


def test_what_does_not_fit_into_the_time_is_left_out_and_said(settings: Settings, tmp_path: Path) -> None:
    with running(replace(elsewhere(settings, tmp_path), foresight_seconds=-1.0)) as (address, _):
        anna = Visitor(address, "Anna")
        table = anna.open("human", "random")
        anna.do(table, "start")
        question = anna.look(table, 0)["question"]["id"]
        found = anna.ok("POST", f"/api/tables/{table}/consequences", {"seat": 0, "question": question})
        assert (found["consequences"], found["complete"]) == ([], False)
