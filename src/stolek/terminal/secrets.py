"""Several people at one keyboard: may the one who sits there see what the next one will?"""

from stolek.kernel.values import Seat
from stolek.table.table import Table


def has_secrets(table: Table, seat: Seat) -> bool:
    """Would this seat see something that the one at the keyboard may not?"""
    assert table.play is not None
    several = len(table.humans()) > 1
    return several and (bool(table.play.state.lanes) or table.view(seat).private is not None)
