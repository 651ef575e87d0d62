# Why a position is refused, and what always holds in one.

name-six-territories-tokens = every token must be in the envelope, on the lands or aside, once.
name-six-territories-characters = every player’s characters must stand on the lands or wait to be placed, once.
name-six-territories-lands = no territory holds more riches than it has places, nor more characters than symbols.
name-six-territories-question = the player on turn must have something to choose with the token drawn, or the game must be over.
