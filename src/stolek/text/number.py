"""Numbers that stand alone, outside of a sentence."""


def plain(number: int) -> str:
    """A whole number as people write it, with a real minus."""
    return str(number).replace("-", "−")
