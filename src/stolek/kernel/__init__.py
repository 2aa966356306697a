"""The game-agnostic kernel: contract and machinery. It knows no game."""
