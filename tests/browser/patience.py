"""How long the tests wait for something that must happen."""

PATIENCE = 30  # seconds; a quiet machine needs a fraction of one
