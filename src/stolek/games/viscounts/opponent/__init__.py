"""The virtual opponent: a seat that is never asked, because for every decision there is a rule (VISC-6).

`boards` holds its four boards as data, `effects` what effects do to it, `schemes` its cards, `primary_action` how it
acts, `turn` how it sits down and takes its turns.
"""
