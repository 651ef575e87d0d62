# What the boards say of the things drawn on them.

## Every board

board-never-mind = Never mind
board-mat = Shows or hides what lies before this player.
board-read-rule = Read rule { $clause }
board-rule = Rule { $clause }
board-your-choice = Your choice
board-true = yes
board-false = no
board-to-move = to move
board-owner = Player
board-player = { $seat_name }
name-round = Round
