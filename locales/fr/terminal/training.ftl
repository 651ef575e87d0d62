## saloon train

cli-help-train = Faire apprendre un jeu à un réseau, qui joue contre lui-même.
cli-about-train =
    La recette est dans le dossier du jeu, et il faut PyTorch : pip install torch. De temps en temps le réseau seul, toujours à son
    choix préféré, rencontre des robots à quelques tables ; ± est la moitié d’un intervalle à 95 %. Ctrl-C finit après la série en cours, et --resume reprend.
cli-option-train-out = Le dossier où vont le point de reprise, le réseau et sa courbe.
cli-option-train-resume = Reprendre depuis le point de reprise du dossier.
cli-option-train-from = Commencer avec les nombres d’un réseau, et compter à partir de ce qu’il a fallu pour le faire.
cli-option-train-seconds = Combien de temps apprendre maintenant ; par défaut, jusqu’à la fin de tout l’apprentissage.
cli-option-plan = Combien de secondes dure tout l’apprentissage, toutes ses parties comprises, au lieu des décisions de la recette.
cli-option-decisions = Combien de décisions demande tout l’apprentissage, au lieu de ce que dit la recette.
cli-option-device = Sur quoi apprendre ; par défaut, une carte graphique s’il y en a une.
cli-option-threads = Combien de fils jouent ; par défaut, un par processeur.
cli-option-train-games = Combien de parties vont de front, au lieu de ce que dit la recette.
cli-option-recipe = Suivre cette recette plutôt que celle du jeu.
cli-option-train-seed = Où commence le hasard, au lieu de ce que dit la recette.
cli-option-every = Les secondes d’un essai au suivant ; 60 par défaut.
cli-option-train-bots = Les robots rencontrés lors des essais ; deputy-2026-11 par défaut.
cli-option-last-bots = Les robots rencontrés lors du dernier essai ; deputy-2026-11 par défaut.
cli-option-trial-games = À peu près combien de parties un essai compte avec chacun d’eux à chaque table ; 1024 par défaut.
cli-train-begins = { $game } sur { $device } : { NUMBER($parameters) } nombres, { $tables } tables, { NUMBER($games) } parties sur { $threads } fils.
cli-train-trial = { NUMBER($part, style: "percent", maximumFractionDigits: 1) } · { NUMBER($seconds, maximumFractionDigits: 0) } s · { NUMBER($decisions, maximumFractionDigits: 1) } M de décisions, { NUMBER($rate, maximumFractionDigits: 3) } M/s
cli-train-lessons = · surprise { NUMBER($surprise, maximumFractionDigits: 4) } · entropie { NUMBER($entropy, maximumFractionDigits: 4) } · écart { NUMBER($shift, maximumFractionDigits: 4) }
cli-train-strength = · { $table } : { $bot } { NUMBER($share, style: "percent", maximumFractionDigits: 1) } ± { NUMBER($within, maximumFractionDigits: 1) }
cli-train-plain = Triton est inutilisable ici : les observations sont préparées pas à pas, ce qui est plus lent.
cli-train-written = Le réseau est dans { $file } ; --resume reprend depuis { $checkpoint }.
error-train-needs-torch = Il faut { $package } pour apprendre, qui n’est pas installé : pip install torch.
error-recipe-missing = Il n’y a pas de recette pour le réseau de { $game } : { $file } n’existe pas.
error-recipe-unreadable = Le fichier { $file } n’est pas une recette : { $problem }
error-train-device = Il n’y a pas ici d’appareil « { $device } ».
error-train-checkpoint = L’apprentissage dans { $file } ne peut pas reprendre : { $problem }
error-train-other = L’apprentissage dans { $file } est celui d’un autre réseau, ou d’autres règles.
error-train-exists = Il y a déjà un apprentissage dans { $file } : --resume le reprend, un autre --out en commence un nouveau.
error-train-nan = Après { NUMBER($decisions) } décisions, un nombre du réseau est sorti de toutes limites. Le dernier point de reprise est bon : reprenez de là avec un pas plus petit.

training-title = { $title } : un réseau apprend
training-lead = { NUMBER($decisions, maximumFractionDigits: 1) } millions de décisions en { NUMBER($seconds, maximumFractionDigits: 0) } secondes, { NUMBER($part, style: "percent", maximumFractionDigits: 0) } de l’apprentissage.
training-met = { $table } : { $bot }, { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
training-millions = { NUMBER($number, maximumFractionDigits: 0) } M
training-heading-strength = Sa force
training-about-strength = La part des parties que gagne le réseau seul, toujours à son choix préféré, contre des robots d’un niveau sur toutes les autres places, avec son intervalle à 95 % ; la ligne pointillée est la part de joueurs égaux. D’abord le nombre de joueurs, puis les options inhabituelles.
training-heading-lessons = Ce qu’il a appris
training-about-lessons = Millions de décisions, secondes, millions de décisions par seconde ; de combien de nats le vainqueur était imprévu, combien de nats ses choix laissent ouverts, et de combien une série les déplace.
training-decisions = décisions
training-seconds = secondes
training-rate = par seconde
training-surprise = surprise
training-entropy = entropie
training-shift = écart
