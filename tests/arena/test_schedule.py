"""Who plays whom: everybody sits everywhere, on the same seeds."""

from stolek.arena.schedule import line_ups, rotations, round_size, schedule


def test_two_bots_play_every_seed_from_both_seats() -> None:
    jobs = schedule("cartographers", {}, ["a", "b"], 2, 4, 10)
    assert [(job.seed, job.bots) for job in jobs] == [
        (10, ("a", "b")),
        (10, ("b", "a")),
        (11, ("a", "b")),
        (11, ("b", "a")),
    ]


def test_the_last_round_is_completed() -> None:
    jobs = schedule("cartographers", {}, ["a", "b", "c"], 2, 7, 0)
    assert round_size(["a", "b", "c"], 2) == 6
    assert len(jobs) == 12


def test_more_bots_than_places_meet_in_all_combinations() -> None:
    assert line_ups(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]


def test_fewer_bots_than_places_repeat() -> None:
    assert line_ups(["a", "b"], 3) == [("a", "b", "a")]
    assert rotations(("a", "a")) == [("a", "a")]
    assert len(rotations(("a", "b", "a"))) == 3
