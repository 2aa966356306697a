"""HTTP and event streams around the tables: the room that knows people, clocks, processes and the network.

`wire` says what is sent, `routes` who may ask for what, `house` keeps the open tables, `stream` tells their viewers,
`thinking` lets bots think elsewhere. Rules live in the games, what may happen at a table in `stolek.table`.
"""
