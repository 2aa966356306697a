"""`python -m stolek` is `stolek`."""

import sys

from stolek.cli import main

sys.exit(main())
