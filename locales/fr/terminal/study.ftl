# Les études dans le terminal : les refus.

error-study-variants = Cela ferait { $variants } tables côte à côte : on en compare { $most } au plus.
error-study-vary = « { $name } » ne peut pas varier. Ceci le peut : { $known }.
error-study-vary-form = « { $text } » ne dit pas quoi faire varier : écrivez une option et ses valeurs, comme scoring=simple,advanced.
error-study-vary-one = { $option } n’a qu’une valeur : donnez-en deux ou plus, séparées par des virgules.
error-study-needs-lab = Les pages d’études demandent { $package }, qui n’est pas installé : pip install "saloon[lab]".
