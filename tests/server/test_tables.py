"""Tables over HTTP: opening, sitting, moving, taking back, talking, meeting again."""

import secrets

import pytest

from tests.server.conftest import Join
from tests.server.visitor import Listener, Visitor


def begun(join: Join) -> tuple[str, Visitor, Visitor]:
    """A game of two that has just begun."""
    anna, bob = join("Anna"), join("Bob")
    table = anna.open("human", "open")
    bob.do(table, "sit", seat=1, name="Bob")
    anna.do(table, "start")
    return table, anna, bob


def test_two_people_and_a_spectator_follow_a_game(join: Join) -> None:
    anna, bob, eve = join("Anna"), join("Bob"), join("Eve")
    table = anna.open("human", "open")
    listeners = [Listener(bob, table, None), Listener(eve, table)]
    for listener in listeners:
        listener.wait_now()
    bob.do(table, "sit", seat=1, name="Bob")
    now = anna.do(table, "start")
    assert (now["phase"], now["waiting"], now["you"]["seats"]) == ("playing", [0, 1], [0])
    assert [chair["name"] for chair in now["chairs"]] == ["Anna", "Bob"]
    assert now["spectators"] == 1
    for _ in range(4):
        anna.answer(table, 0)
        bob.answer(table, 1)
    log = eve.log(table)
    for listener in listeners:
        listener.wait(log[-1]["number"])
        assert listener.lines[: len(log)] == log
        assert [line["number"] for line in log] == list(range(1, len(log) + 1))
    assert log[0]["text"] == {"en": "Anna opens the table.", "cs": "Anna zakládá stůl."}
    assert anna.log(table, 0, after=len(log) - 1)[0] == log[-1]


def test_a_view_has_prompt_options_and_labels_in_both_languages(join: Join) -> None:
    table, anna, _ = begun(join)
    seen = anna.look(table, 0)
    question = seen["question"]
    assert (
        question["id"]
        == seen["view"]["question"]["id"]
        == anna.ok("GET", f"/api/tables/{table}")["you"]["questions"]["0"]
    )
    assert question["prompt"]["en"] != question["prompt"]["cs"]
    first = question["options"][0]
    assert first["id"].startswith("place ")
    assert first["action"]["type"] == "place"
    assert first["label"]["en"] != first["label"]["cs"]
    spectator = anna.look(table)
    assert spectator["question"] is None
    assert spectator["view"]["private"] is None
    assert spectator["view"]["public"] == seen["view"]["public"]


def test_the_same_request_changes_nothing(join: Join) -> None:
    table, anna, _ = begun(join)
    question = anna.look(table, 0)["question"]
    command = {"type": "answer", "seat": 0, "question": question["id"], "action": question["options"][0]["id"]}
    first = anna.send(table, "request-0001", command).json()
    again = anna.send(table, "request-0001", command).json()
    assert (first["repeated"], again["repeated"]) == (False, True)
    assert first["now"] == again["now"]


def test_an_answer_to_a_question_that_is_no_longer_open_is_a_conflict(join: Join) -> None:
    table, anna, _ = begun(join)
    question = anna.look(table, 0)["question"]
    command = {"type": "answer", "seat": 0, "question": question["id"], "action": question["options"][0]["id"]}
    anna.send(table, secrets.token_hex(8), command)
    response = anna.send(table, secrets.token_hex(8), command)
    assert response.status_code == 409
    problem = response.json()
    assert problem["refusal"]["rule"] == "TABLE-5"
    assert problem["now"]["you"]["questions"]["0"] != question["id"]


def test_an_illegal_answer_is_refused_by_its_rule(join: Join) -> None:
    table, anna, _ = begun(join)
    question = anna.look(table, 0)["question"]
    response = anna.command(table, "answer", seat=0, question=question["id"], action="place 0 A1+K11")
    assert response.status_code == 422
    refusal = response.json()["refusal"]
    assert refusal["rule"].startswith("CART-4")
    assert refusal["text"]["en"] != refusal["text"]["cs"]
    judged = anna.ok("POST", f"/api/tables/{table}/why-not", {"seat": 0, "action": "place 0 A1+K11"})
    assert judged == {"refusal": refusal, "reveals": None}
    good = anna.ok("POST", f"/api/tables/{table}/why-not", {"seat": 0, "action": question["options"][0]["id"]})
    assert good == {"refusal": None, "reveals": False}


def test_pending_answers_are_taken_back(join: Join) -> None:
    table, anna, bob = begun(join)
    before = bob.ok("GET", f"/api/tables/{table}")
    anna.answer(table, 0)
    assert anna.ok("GET", f"/api/tables/{table}")["you"]["undo"] == [0]
    now = anna.do(table, "undo", seat=0)
    assert now["you"]["questions"]["0"].startswith("1.0.0")
    assert bob.ok("GET", f"/api/tables/{table}") == before
    assert anna.command(table, "undo", seat=0).json()["refusal"]["rule"] == "TABLE-15"


def test_further_back_when_all_agree(join: Join) -> None:
    table, anna, bob = begun(join)
    for _ in range(2):
        anna.answer(table, 0)
        bob.answer(table, 1)
    now = anna.do(table, "ask-undo", seat=0)
    assert now["proposal"]["agreed"] == [0]
    now = bob.do(table, "agree-undo", seat=1)
    assert now["proposal"] is None
    assert bob.log(table, 1)[-1]["type"] == "table-undo-carried"
    assert now["waiting"] == [0, 1]


@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_acts_or_looks_for_another(join: Join, seat: int) -> None:
    table, anna, bob = begun(join)
    eve = join("Eve")
    intruders = [eve, bob if seat == 0 else anna, join("")]
    question = (anna, bob)[seat].look(table, seat)["question"]
    for intruder in intruders:
        response = intruder.command(table, "answer", seat=seat, question=question["id"], action="place 0 A1")
        assert response.status_code in (401, 403)
        for path in ("view", "log", "stream"):
            assert intruder.ask("GET", f"/api/tables/{table}/{path}?seat={seat}").status_code == 403
        why = intruder.ask("POST", f"/api/tables/{table}/why-not", {"seat": seat, "action": "x"})
        assert why.status_code in (401, 403)


def test_the_record_of_a_running_game_stays_here(join: Join) -> None:
    table, anna, _ = begun(join)
    assert anna.problem(409, "GET", f"/api/tables/{table}/record")["refusal"]["rule"] == "TABLE-22"
    assert anna.ask("GET", f"/api/records/{table}").status_code == 404
    assert anna.ask("GET", f"/api/records/{table}/file").status_code == 404


def test_who_resigns_ends_a_game_of_two_and_they_meet_again(join: Join) -> None:
    table, anna, bob = begun(join)
    now = anna.do(table, "resign", seat=0)
    assert (now["phase"], now["result"]["ranks"], now["result"]["resigned"]) == ("over", [2, 1], [0])
    assert (now["result"]["finished"], now["result"]["winners"]) == (False, [1])
    for seat, lines in enumerate(now["result"]["breakdown"]):
        assert sum(line["points"] for line in lines) == now["result"]["scores"][seat]
    assert anna.ask("GET", f"/api/tables/{table}/record").text.startswith('{"stolek":2,"game":"cartographers"')
    first = bob.ok("POST", f"/api/tables/{table}/rematch", {"request": "rematch-1"})
    second = anna.ok("POST", f"/api/tables/{table}/rematch", {"request": "rematch-2"})
    assert first == second
    again = anna.ok("GET", f"/api/tables/{first['table']}")
    assert [chair["name"] for chair in again["chairs"]] == ["Bob", "Anna"]
    assert again["source"] == table
    assert join("Eve").ask("POST", f"/api/tables/{table}/rematch", {"request": "rematch-3"}).status_code == 200


def test_lists_show_what_may_be_found(join: Join) -> None:
    anna, eve = join("Anna"), join("Eve")
    public, hidden = anna.open("human", "open"), anna.open("human", "open", visibility="link")
    found = [table["id"] for table in eve.ok("GET", "/api/tables?list=open")["tables"]]
    assert public in found
    assert hidden not in found
    mine = {table["id"]: table for table in anna.ok("GET", "/api/tables?list=mine&game=cartographers")["tables"]}
    assert set(mine) == {public, hidden}
    assert mine[hidden]["yours"]
    assert eve.ok("GET", f"/api/tables/{hidden}")["id"] == hidden
    anna.do(public, "close")
    assert public not in [table["id"] for table in eve.ok("GET", "/api/tables")["tables"]]


def test_a_seat_link_is_an_invitation(join: Join) -> None:
    anna, bob, eve = join("Anna"), join("Bob"), join("Eve")
    table = anna.open("human", "open", visibility="link")
    assert bob.ask("POST", f"/api/tables/{table}/links", {"seat": 1}).status_code == 403
    link = anna.ok("POST", f"/api/tables/{table}/links", {"seat": 1})["link"]
    assert bob.ok("POST", "/api/join", {"link": link, "name": "Bobek"}) == {"table": table}
    assert bob.ok("POST", "/api/join", {"link": link, "name": "Bobek"}) == {"table": table}
    assert eve.problem(409, "POST", "/api/join", {"link": link, "name": "Eve"})["refusal"]["rule"] == "TABLE-34"
    assert eve.problem(404, "POST", "/api/join", {"link": link[:-2] + "xx", "name": "Eve"})["error"] == "bad-link"


def test_several_humans_in_one_browser(join: Join) -> None:
    anna = join("Anna")
    table = anna.open("human", "human")
    anna.do(table, "sit", seat=1, name="Eliška")
    now = anna.do(table, "start")
    assert now["you"]["seats"] == [0, 1]
    assert anna.look(table, 0)["view"]["seat"] == 0
    assert anna.look(table, 1)["view"]["seat"] == 1
    anna.answer(table, 1)
    assert anna.do(table, "undo", seat=1)["you"]["undo"] == []


def test_a_bot_plays_for_a_player_who_asks_and_hands_back(join: Join) -> None:
    table, anna, bob = begun(join)
    now = bob.do(table, "cover", seat=1)
    assert now["you"]["questions"] == {}
    assert bob.look(table, 1)["question"] is None
    anna.play(table, 0, 6)
    now = bob.do(table, "return", seat=1)
    assert now["chairs"][1]["cover"] == ""
    types = [line["type"] for line in anna.log(table, 0)]
    assert "table-covered" in types
    assert types[-1] == "table-returned"


def test_somebody_who_is_there_cannot_be_replaced(join: Join) -> None:
    table, anna, bob = begun(join)
    listener = Listener(bob, table, 1)
    listener.wait_now()
    assert anna.command(table, "cover", seat=1).json()["refusal"]["rule"] == "TABLE-29"
    listener.close()


def test_chat_is_for_everybody(join: Join) -> None:
    table, anna, _ = begun(join)
    eve = join("Eve")
    words = "Hodně štěstí! <script>alert(1)</script>"
    eve.do(table, "say", text=words)
    said = anna.log(table)[-1]
    assert said["event"] == {"type": "table-said", "name": "Eve", "text": words, "seat": None}
    assert said["text"]["cs"] == f"Eve: {words}"


@pytest.mark.parametrize(
    ("table", "status"),
    [
        ({"game": "chess", "seats": [{"type": "open"}]}, 422),
        ({"game": "cartographers", "seats": []}, 400),
        ({"game": "cartographers", "seats": [{"type": "open"}], "options": {"side": "Z"}}, 422),
        ({"game": "cartographers", "seats": [{"type": "bot", "level": "exec:ls"}]}, 422),
        ({"game": "cartographers", "seats": [{"type": "king"}]}, 400),
        ({"game": "cartographers", "seats": [{"type": "open"}], "clock": {"per": "move", "seconds": 1}}, 400),
        ({"game": "cartographers", "seats": [{"type": "open"}], "seed": 7}, 400),
    ],
)
def test_impossible_tables_are_not_opened(join: Join, table: object, status: int) -> None:
    join().problem(status, "POST", "/api/tables", table)
