"""The server: tables for people in the browser. It knows matches, bots, games, the engine and messages.

The files, in the order a command goes through them:

- `frames`: what travels on the socket, as types; `docs/protocol.md` says what it means;
- `sockets`, `rest`, `pages`: the three doors; `app` puts them together, `run` opens them;
- `house`: all tables, the lobby, the limits;
- `actor`: the task that owns one table: it decides, has it written down, then tells everybody; with it `inbox`,
  `presence`, `clocks`, `bot_seats`, `requests` and `telling`, each with one job and its own state;
- `commands`: whether somebody may do something, and what it comes to;
- `journal`: what can happen to a table, as the journal keeps it;
- `table`: the state of a table, a pure reduction of its journal;
- `projections`: what a viewer may see of it;
- `storage`: the journal on disk;
- `thinking`, `bot_pool`: bots, in processes of their own.
"""
