# Positions : pourquoi une position est refusée, dans tous les jeux. Ses mots sont cités tels quels.

error-position-word = Position, { $field } : { $value } n’est pas parmi { $allowed }.
error-position-number = Position, { $field } : { $value } n’est pas un nombre entier de { $low } à { $high }.
error-position-flag = Position, { $field } : au lieu de { $value }, il faut true ou false.
error-position-mapping = Position, { $field } : au lieu de { $value }, il faut des noms suivis d’une valeur.
error-position-list = Position, { $field } : au lieu de { $value }, il faut une liste.
error-position-generator = Position, { $field } : au lieu de { $value }, il faut { $count } nombres entiers, pas tous nuls.
error-position-not-now = Position, { $field } : cela n’existe pas dans la phase { $phase }.
error-position-card-count = Position, { $field } : { $count } cartes { $card } au lieu de { $supply }.

## Ce qui tient toujours ; nul n’arriverait jamais à une table où cela ne tient pas

error-position-impossible = Position, { $field } : { $broken_name }
