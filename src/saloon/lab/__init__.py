"""The laboratory: many games at once. It knows match, bots, games and the engine, and prints nothing."""
