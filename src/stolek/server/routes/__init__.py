"""The endpoints, one file for each kind of thing that can be asked for."""
