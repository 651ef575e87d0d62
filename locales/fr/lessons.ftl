# Ce qui se dit autour de chaque leçon. Les leçons elles-mêmes sont avec leurs jeux.

lesson-course = Apprendre { $title }
lesson-taken =
    { $taken ->
        [one] { $taken } leçon suivie
       *[other] { $taken } leçons suivies
    } sur { $all }. Chacune dure de deux à quatre minutes.
lesson-begin = Commencer : { $title }
lesson-chapter-basics = Le jeu
lesson-chapter-beyond = D’autres façons de jouer
lesson-done = Suivie
lesson-none = Ce jeu n’a pas encore de leçons
lesson-at = { $step } sur { $steps }
lesson-progress = Où en est la leçon
lesson-scene = Autre scène
lesson-back = Retour
lesson-restart = Recommencer
lesson-go-on = Continuer
lesson-skip = Passer
lesson-your-choice = À vous de choisir
lesson-choices = Les choix en liste
lesson-next = Leçon suivante
lesson-play = Et maintenant, une partie contre des Pieds-tendres
lesson-all = Toutes les leçons
# La réponse à un choix que les règles permettent et que la leçon n’attend pas.
lesson-another = Ce serait permis, mais ce n’est pas ce que nous cherchons ici. Essayez encore.
lesson-grounds = Ce qui parle pour le bon choix :
lesson-read-on = Rien à choisir ici : lisez, puis continuez.
