"""Hidden information: nothing but what Ellen shows (PILL-7.1 to PILL-7.4)."""

import msgspec

from stolek.games.pillars import GAME
from stolek.games.pillars.cards import EVENT_IDS
from stolek.games.pillars.events import EventForeseen
from stolek.games.pillars.frames import BeginRound, RevealEvent
from stolek.games.pillars.view import PrivateView, PublicView
from stolek.kernel.generator import Generator
from stolek.kernel.values import Seat, redacted_for
from tests.games.pillars.scene import Scene


def with_ellen() -> Scene:
    """Seat 1 owns Ellen and has seen that the city wall comes in round 3."""
    scene = Scene(seats=3, round=2).give(1, advantages=["ellen"])
    return scene.run(BeginRound(), chance=["?"] * 6 + ["city_wall"])


def test_pill_7_1_views_differ_in_ellens_item_alone() -> None:
    scene = with_ellen()
    views = [scene.rules.view(scene.state, seat) for seat in (Seat(0), Seat(1), Seat(2), None)]
    assert len({msgspec.json.encode(view.public) for view in views}) == 1
    assert [view.private for view in views] == [
        PrivateView(None),
        PrivateView("city_wall"),
        PrivateView(None),
        None,
    ]


def test_pill_7_2_what_was_revealed_or_left_the_game_is_public() -> None:
    rules = GAME()
    s, _ = rules.setup(2, 3)
    while s.round < 3:
        legal = rules.legal(s, s.waits[0])
        rules.apply(s, s.waits[0], legal[len(legal) // 2])
    public = rules.view(s, None).public
    assert isinstance(public, PublicView)
    assert (len(public.past_events), public.event_deck, public.advantage_deck) == (2, 4, 6)
    held = [card for player in public.players for card in player.advantages]
    assert len(public.gone_advantages) + len(held) == 4
    assert len(public.gone_craftsmen) + sum(len(player.craftsmen) for player in public.players) == 2 * 3 + 8


def test_pill_7_3_others_guess_the_coming_event_and_the_owner_keeps_it() -> None:
    scene = with_ellen()
    guesses = {
        seat: {EVENT_IDS[scene.rules.determinize(scene.state, seat, Generator(n)).foreseen.cards[0]] for n in range(60)}
        for seat in (Seat(0), Seat(1), None)
    }
    assert guesses[Seat(1)] == {"city_wall"}
    assert len(guesses[Seat(0)]) == len(guesses[None]) == 10


def test_pill_7_4_the_others_learn_only_that_the_owner_looked() -> None:
    event = with_ellen().told(EventForeseen)[0]
    assert redacted_for(event, Seat(1)) == EventForeseen((Seat(1),), Seat(1), "city_wall")
    for viewer in (Seat(0), Seat(2), None):
        assert redacted_for(event, viewer) == EventForeseen((Seat(1),), Seat(1), None)


def test_pill_4_71_what_ellen_showed_is_what_comes() -> None:
    scene = with_ellen().run(RevealEvent())
    assert EVENT_IDS[scene.state.event] == "city_wall"
    assert (scene.state.foreseen.cards, len(scene.state.unrevealed)) == ([], 9)
