"""The terminal: how the command `saloon` speaks, draws and listens. It shows views, never a state."""
