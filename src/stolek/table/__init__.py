"""One played game: who sits where, what was done and said, what may be taken back. Pure: no I/O and no clock.

A table is a fold over its *journal*. A command is decided (`decide`), which gives either a refusal or a change: one
entry for the journal, the lines it adds to the log, and the table as it will be. The old table stays as it was, so
whoever stores the entry first and swaps afterwards never shows what might get lost. Time and seeds are passed in.
"""
