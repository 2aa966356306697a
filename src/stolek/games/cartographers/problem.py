"""What can be wrong with something written for a sheet."""

from typing import Final


class SheetError(ValueError):
    """Something written for a sheet can't be read: a message key and its arguments, the sentence is made elsewhere."""

    def __init__(self, key: str, **arguments: str | int) -> None:
        super().__init__(key, arguments)
        self.key: Final = key
        self.arguments: Final = arguments
