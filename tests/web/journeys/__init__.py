"""Journeys: whole ways through the client as a person goes them, from the start page by clicks and taps alone."""
