"""Playing in the terminal: one screen for every game, drawn with characters, by keyboard or mouse.

`sitting` is the game being played, `shelf` the folder where it survives a kill, `speech` its words; the widgets and
screens draw what the table tells. A game's board comes from the module `board` of its package, if it has one.
"""
