# Pourquoi une position est refusée, et ce qui y est toujours vrai.

name-public-enemy-cards = chaque carte de chaque paquet doit être quelque part, une seule fois.
name-public-enemy-decks = une carte doit être connue de quelqu’un si elle est fixée, et alors seulement.
name-public-enemy-stacks = une pile contient des hors-la-loi d’un seul gang, sans rien entre eux.
name-public-enemy-fast = la mise en place rapide écarte un hors-la-loi de chaque gang dans chaque ville, jamais un chef ; l’habituelle aucun.
name-public-enemy-tokens = les avis de recherche, les dollars, la cavalerie, la suprématie et la manche doivent rester dans leurs limites.
name-public-enemy-question = personne ne pourrait ici se voir demander quoi que ce soit qui relève de cette phase.
