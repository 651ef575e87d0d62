# L’entraîneur à une table, et ce qu’une partie peut apprendre.

web-coach = Entraîneur
web-coach-more = Plus
web-coach-less = Moins
web-coach-watching = Regardez ce qui se passe.
web-coach-advice = Un bon choix : { $choice }.
web-coach-quiet = Vous connaissez désormais ce genre de choix.
web-coach-ahead = Aucun gain immédiat : à la longue, c’est ce qui tourne le mieux.
web-coach-ask = Qu’en dit l’entraîneur ?
web-coach-sure = Vraiment ?
# $percent : des chances de gagner, en points sur cent
web-coach-cost = « { $choice } » vous coûterait environ { $percent } chances de gagner sur 100.
web-coach-better = Mieux : { $choice }.
web-coach-again = Choisir autrement
web-coach-anyway = Le faire quand même
web-coach-regret = Cela vous coûte environ { $percent } chances de gagner sur 100. Vous pouvez encore revenir en arrière.
web-coach-leave = Tant pis
web-coach-parts = Ce que fait l’entraîneur
web-coach-part-words = Il dit à quoi penser
web-coach-part-advice = Il marque un bon choix
web-coach-part-warnings = Il prévient avant une bévue
web-coach-dismiss = Renvoyer l’entraîneur

web-mistakes = Apprendre de ses erreurs
web-mistakes-about = Jusqu’à trois moments où vous avez le plus perdu, à retenter chacun.
web-mistakes-begin = Les chercher
web-mistakes-looking = L’entraîneur repasse vos choix…
web-mistakes-working = Vos choix sont passés en revue : { $done } sur { $choices }.
web-mistakes-none = Aucun choix ne vous a beaucoup coûté à lui seul.
web-mistakes-rough = Jugé par une estimation rapide, la maison n’étant pas encore échauffée.
web-mistakes-card = Coup { $move } : vous avez choisi « { $choice } ».
web-mistakes-loss = Environ { $percent } chances de gagner sur 100 perdues.
web-mistakes-try = Retenter
web-mistakes-what = Voici ce que vous voyiez alors. Que choisiriez-vous maintenant ?
web-mistakes-same = C’est ce que vous aviez choisi : { $percent } % de chances de gagner.
web-mistakes-best = Bien choisi : { $percent } % de chances de gagner. Vous en aviez { $before } %.
web-mistakes-better = Mieux : { $percent } % de chances de gagner au lieu de { $before } %.
web-mistakes-worse = Pas mieux : { $percent } % de chances de gagner. Vous en aviez { $before } %.
web-mistakes-unknown = L’entraîneur n’a pas regardé ce choix d’assez près pour le juger.
web-mistakes-solution = Le meilleur : { $choice }, { $percent } %.
web-mistakes-show = Montrer le meilleur
web-mistakes-next = Suivant
web-mistakes-back = Retour à la partie
