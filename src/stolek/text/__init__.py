"""Keys and values in, Czech or English out: the only room that makes sentences.

`language` picks one, `catalog` reads the message files, `value` prepares what stands in a sentence, `say` makes the
sentence, `check` finds what is missing or wrong in the texts of a game. Nothing here is imported until it is needed,
because reading languages costs more time than starting a simulation.
"""
