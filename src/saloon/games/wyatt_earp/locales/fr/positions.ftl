# Pourquoi une position est refusée, et ce qui y est toujours vrai.

name-wyatt-earp-cards = chaque carte doit être quelque part, une seule fois.
name-wyatt-earp-territory = une carte shérif n’est devant un joueur qu’avec une carte hors-la-loi ou une Photo.
name-wyatt-earp-hand = une main doit contenir ce que tous en savent.
name-wyatt-earp-guns = un seul tireur le plus rapide peut être en jeu, et ce qui est dans un territoire a été ouvert.
name-wyatt-earp-discard = ce qui se voit de la défausse doit s’y trouver.
name-wyatt-earp-searches = ce qu’une fouille a gardé doit avoir été dans la défausse, avant le mélange seulement s’il y en a eu un, et l’on ne peut fouiller plus qu’il n’y a de Wyatt Earp.
name-wyatt-earp-table = les places, les avis de recherche et les tours calmes doivent rester dans leurs limites.
name-wyatt-earp-money = la partie n’est finie que quand quelqu’un est assez riche, et seuls des égaux se sont battus en duel.
name-wyatt-earp-turn = un tour a une seule carte shérif, d’où viennent ses tirs et ses questions ; avant la pioche rien n’a été fait, et dans un tour calme rien du tout.
name-wyatt-earp-question = personne ne pourrait ici se voir poser cette question.
