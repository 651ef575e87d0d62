"""The steps from an empty database to the present one, run by Alembic at every start."""
