"""Virtual opponents have seats behind the people; whoever sets up or records a game counts the people only."""

from stolek.kernel.conformance import check_game
from stolek.kernel.record import begin, read_record, replay
from tests.kernel.toy import Harvest, HarvestState


class WithGuest(Harvest):
    """Harvest with one seat more than people."""

    def create(self, seats: int) -> HarvestState:
        return super().create(seats + 1)

    def people(self, s: HarvestState) -> int:
        return s.seats - 1


def test_every_seat_is_a_person_unless_the_game_says_otherwise() -> None:
    state, _ = Harvest().setup(3, 1)
    assert Harvest().people(state) == state.seats == 3


def test_a_record_counts_people_and_replays_with_all_seats() -> None:
    state, _ = WithGuest().setup(2, 1)
    assert state.seats == 3
    assert begin(WithGuest(), state, 1).header.seats == 2
    record = check_game(WithGuest(), 2, 1)
    assert replay(WithGuest(), read_record(record.text())).state.seats == 3
