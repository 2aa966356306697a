"""HTTP and event streams around the tables: the room that knows people, clocks, processes and the network.

`wire` says what is sent, `routes` who may ask for what, `table_service` opens tables and carries out commands, `stream`
tells their viewers, `presence` knows who looks, `bot_runner` lets bots answer, `clock_keeper` watches the time,
`worker_pool` thinks elsewhere. Rules live in the games, what may happen at a table in `stolek.table`.
"""
