"""The ``spike`` command."""
