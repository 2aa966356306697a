"""Waking other processes over PostgreSQL."""

import time

import pytest

from stolek.storage.database import Database
from stolek.storage.wake import Wake
from tests.storage.postgres import fresh_database


@pytest.mark.postgres
def test_processes_hear_of_each_others_changes(postgres: str) -> None:
    address = fresh_database(postgres, "wake")
    here, there = Database(address), Database(address)
    heard: list[tuple[str, int]] = []
    listening, telling = Wake(here, lambda table, n: heard.append((table, n))), Wake(there, lambda table, n: None)
    deadline = time.monotonic() + 10
    while not heard and time.monotonic() < deadline:
        telling.tell("t", 7)
        time.sleep(0.1)
    assert heard[0] == ("t", 7)
    for one in (listening, telling):
        one.close()
    for database in (here, there):
        database.close()
