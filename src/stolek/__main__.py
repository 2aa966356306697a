"""`python -m stolek` is `stolek`."""

from stolek.cli import main

main()
