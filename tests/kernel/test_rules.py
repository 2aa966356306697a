"""The contract on the toy game: questions, lanes, windows, taking back, chosen order, refusals."""

from typing import Any

import pytest

from stolek.kernel.action_text import ActionText, Unreadable
from stolek.kernel.codec import Damaged, StateCodec, canonical_hash
from stolek.kernel.generator import Generator
from stolek.kernel.observation import observe
from stolek.kernel.option import OptionError
from stolek.kernel.problem import IllegalAction, SeatsError
from stolek.kernel.registry import UnknownGame, find_game, game_ids, package_of
from stolek.kernel.state import leave, under_way
from stolek.kernel.values import Action, Seat, redacted_for
from tests.kernel.toy import Allow, Drawn, Fill, Harvest, Looked, Offer, Peek, Play, Veto, Win

DEAL = ("1", "2", "3", "11", "12", "13")


def start(*chance: str, coins: int = 1) -> tuple[Harvest, Any]:
    rules = Harvest({"coins": coins})
    return rules, rules.setup(2, 1, (*DEAL, *chance))[0]


def test_everybody_is_asked_at_once_and_revealed_together() -> None:
    rules, s = start("4", coins=0)
    assert rules.waiting(s) == (0, 1)
    assert rules.question_id(s, Seat(0)) == "1.0.0"
    rules.apply(s, Seat(1), Play(13))
    assert rules.waiting(s) == (0,)
    assert s.hands[1].cards == [11, 12, 13]
    rules.apply(s, Seat(0), Play(1))
    assert s.hands[1].cards == [11, 12]


def test_an_answer_of_two_parts_names_the_part() -> None:
    rules, s = start()
    rules.apply(s, Seat(0), Play(1))
    assert rules.question_id(s, Seat(0)) == "1.0.1"
    assert rules.legal(s, Seat(0)) == [Offer(0), Offer(1)]
    question = rules.open_question(s, Seat(0))
    assert question is not None
    assert (question.kind, question.rule, question.args) == ("bid", "TOY-2", {"card": 1})
    assert [asked.kind for asked in rules.view(s, None).asks] == ["pick", "pick"]


def test_a_window_guards_and_lets_happen() -> None:
    rules, s = start("6", coins=0)
    for seat, card in ((0, 3), (1, 11)):
        rules.apply(s, Seat(seat), Play(card))
    assert rules.question(s, Seat(0)) == Veto(Seat(0), (Win(Seat(1), 6),))
    assert under_way(s, Win)
    assert not under_way(s, Peek)
    rules.apply(s, Seat(0), Allow())
    assert s.scores == [0, 6]
    with pytest.raises(LookupError):
        leave(s, Veto)


def test_a_stack_changed_from_outside_is_run_to_the_next_question() -> None:
    rules, s = start("6", coins=0)
    for seat, card in ((0, 3), (1, 11)):
        rules.apply(s, Seat(seat), Play(card))
    held = len(s.hands[0].cards)
    s.stack[:] = [Peek(Seat(1)), Fill(Seat(0))]
    rules.run(s)
    assert len(s.hands[0].cards) == held + 1
    assert rules.waiting(s) == (1,)
    assert isinstance(rules.question(s, Seat(1)), Peek)


def test_the_order_of_effects_is_the_seats_own_and_secrets_are_blanked() -> None:
    rules, s = start("6", "20", coins=0)
    for seat, card in ((0, 3), (1, 11)):
        rules.apply(s, Seat(seat), Play(card))
    rules.apply(s, Seat(0), Allow())
    assert [rules.text.write(a) for a in rules.legal(s, Seat(1))] == ["resolve-next 0", "resolve-next 1"]
    events = rules.apply(s, Seat(1), rules.legal(s, Seat(1))[0])
    assert Drawn((Seat(1),), Seat(1), 20) in events
    assert redacted_for(events[0], Seat(0)) == Drawn((Seat(1),), Seat(1), None)
    events = rules.apply(s, Seat(1), rules.legal(s, Seat(1))[0])
    assert redacted_for(events[0], Seat(1)) == Looked((Seat(1),), Seat(1), Seat(0), (1, 2))
    assert redacted_for(events[0], None) == Looked((Seat(1),), Seat(1), Seat(0), None)


def test_refusals_of_the_table() -> None:
    rules, s = start("6", coins=0)
    rules.apply(s, Seat(0), Play(1))
    keys = [
        rules.why_not(s, Seat(0), Play(1)),
        rules.why_not(s, Seat(1), Allow()),
        rules.why_not(s, Seat(1), "play 1"),
        rules.why_not(s, Seat(1), Action()),
        rules.why_not(s, Seat(1), Play(99)),
        rules.why_not(s, Seat(1), Play(12)),
    ]
    assert [key and key.rule for key in keys] == ["TABLE-1", "TABLE-2", "TABLE-3", "TABLE-3", "TOY-1", None]
    before = canonical_hash(s)
    with pytest.raises(IllegalAction) as problem:
        rules.apply(s, Seat(1), Play(99))
    assert problem.value.refusal.args == {"card": 99}
    assert canonical_hash(s) == before


def test_after_the_end_everything_is_refused() -> None:
    rules, s = start(coins=0)
    rng = Generator(1)
    while s.waits:
        rules.step(s, s.waits[0], rules.legal(s, s.waits[0])[0])
    assert rules.legal(s, Seat(0)) == ()
    refusal = rules.why_not(s, Seat(0), Play(1))
    assert refusal is not None
    assert refusal.rule == "TABLE-6"
    assert rules.outcome(s) is not None
    assert rng.rng == 1


@pytest.mark.parametrize("seats", [1, 5])
def test_a_game_is_for_so_many(seats: int) -> None:
    with pytest.raises(SeatsError):
        Harvest().setup(seats, 1)


@pytest.mark.parametrize(("options", "allowed"), [({"coin": 1}, ("coins",)), ({"coins": 7}, ("0", "1", "2"))])
def test_options_are_checked(options: dict[str, object], allowed: tuple[str, ...]) -> None:
    with pytest.raises(OptionError) as problem:
        Harvest(options)
    assert problem.value.allowed == allowed
    assert Harvest({"coins": "2"}).chosen == {"coins": 2}


def test_an_observation_holds_no_truth() -> None:
    rules, s = start(coins=0)
    seen = observe(rules, s, Seat(0), Generator(8))
    assert seen.view == rules.view(s, Seat(0))
    assert list(seen.legal) == list(rules.legal(s, Seat(0)))
    assert {tuple(seen.sample(Generator(i)).hands[1].cards) for i in range(9)} != {(11, 12, 13)}


def test_damaged_states_are_refused() -> None:
    rules, s = start()
    codec = StateCodec(rules)
    data = codec.encode(s)
    for broken in (b"", b"{}", data[:-9], data.replace(b'"pick"', b'"peck"')):
        with pytest.raises(Damaged):
            codec.decode(broken)


def test_texts_of_actions() -> None:
    text = ActionText([Play, Allow])
    assert text.write(Play(3)) == "play 3"
    for wrong in ("", "play", "play x", "play 3 4", "pley 3", "play  3", "play 03", "allow 1"):
        with pytest.raises(Unreadable):
            text.read(wrong)
    with pytest.raises(ValueError, match="two actions"):
        ActionText([Play, Play])


def test_games_are_found_by_entry_point() -> None:
    assert "cartographers" in game_ids()
    assert package_of(find_game("cartographers")) == "stolek.games.cartographers"
    with pytest.raises(UnknownGame):
        find_game("chess")
