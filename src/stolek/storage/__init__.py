"""What is kept on disk: people, tables with their journals, records; in SQLite or, for several processes, PostgreSQL.

The journal of a table is append-only and the truth; the snapshot beside it only saves playing the game again. All calls
block, so the server makes them in threads.
"""
