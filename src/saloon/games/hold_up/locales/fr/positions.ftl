# Pourquoi une position est refusée, et ce qui y est toujours vrai.

name-hold-up-cards = les neuf gangsters de chaque gang doivent être en main, dans la pioche, en ville ou hors jeu, une seule fois, et pas plus d’entre eux face cachée que permis.
name-hold-up-events = chaque évènement doit être dans un intervalle ou non tiré, une seule fois.
name-hold-up-buildings = six bâtiments différents doivent former la ville, les grands au centre.
name-hold-up-loot = douze tuiles de butin et quatre tuiles bonus doivent être sur les bâtiments, et aucune gardée ou prise avant l’heure.
name-hold-up-places = un gangster doit être connu de son propre gang, et de tous après le placement.
name-hold-up-sides = les places devant un bâtiment se prennent l’une après l’autre, et aucune dans une rue fermée.
name-hold-up-captures = un gang n’en capture un autre que là où les deux se trouvent, après les braquages.
name-hold-up-question = personne ne pourrait ici se voir demander quoi que ce soit qui relève de cette étape.
