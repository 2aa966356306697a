"""One file a game: what its positions are worth. Found by name, imported when a bot first thinks about the game."""
