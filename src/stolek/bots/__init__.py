"""Players that are programs: they are given an observation and a budget and answer with an action."""
