# Ce que les plateaux disent de ce qui y est dessiné.

## Tous les plateaux

board-never-mind = Finalement, non
board-mat = Montre ou cache ce qui se trouve devant ce joueur.
board-read-rule = Lire la règle { $clause }
board-rule = Règle { $clause }
board-your-choice = À vous
board-true = oui
board-false = non
board-to-move = doit jouer
board-owner = Joueur
board-player = { $seat_name }
name-round = Manche
