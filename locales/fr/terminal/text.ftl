# Une partie en texte.

text-how = Répondez, sur la dernière ligne, par le numéro d’un choix de 1 à { $count }, par sa notation ou par ses mots.

error-text-not-a-choice = « { $given } » n’est aucun des { $count } choix.
error-text-too-many-bots = { $bots } robots n’ont pas de place : sur { $players } joueurs, l’un est le vôtre.
