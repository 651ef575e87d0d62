# Pourquoi une position est refusée, et ce qui y est toujours vrai.

name-six-territories-tokens = chaque jeton doit être dans l’enveloppe, sur les territoires ou de côté, une seule fois.
name-six-territories-characters = les personnages de chacun doivent être sur les territoires ou encore à placer, une seule fois.
name-six-territories-lands = aucun territoire ne porte plus de richesses que de places, ni plus de personnages que de symboles.
name-six-territories-question = le joueur dont c’est le tour doit avoir un choix à faire avec le jeton tiré, ou la partie doit être finie.
