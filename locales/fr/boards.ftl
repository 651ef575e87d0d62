# Ce que les plateaux disent de ce qui y est dessiné.

## Tous les plateaux

board-never-mind = Finalement, non
board-read-rule = Lire la règle { $clause }
board-your-choice = À vous
board-true = oui
board-false = non
board-to-move = doit jouer
board-owner = Joueur
board-player = { $seat_name }
name-round = Manche
