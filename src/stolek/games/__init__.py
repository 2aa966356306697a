"""The games, one package each; they know the kernel and never one another."""
