# Règles maison : pourquoi un fichier est refusé, et ce qu’il change. Les mots y sont montrés tels qu’on les écrit.

error-house-file = Les règles maison de { $file } sont illisibles ({ $problem }).
error-house-large = Des règles maison ne prennent pas plus de { $limit } caractères.
error-house-yaml = Ces règles maison ne sont pas du YAML : quelque chose ne va pas à la ligne { $line }.
error-house-value = Ces règles maison contiennent une valeur qui ressemble à une date ou à un nombre et n’en est pas un.
error-house-alias = Règles maison, ligne { $line } : répétez-le au lieu de renvoyer ailleurs avec *.
error-house-deep = Règles maison, ligne { $line } : rien ne s’emboîte sur plus de { $limit } niveaux.
error-house-document = Ces règles maison sont « { $value } » et devraient être des noms avec des valeurs.
error-house-mapping = Règles maison, { $field } : « { $value } » devrait être des noms avec des valeurs.
error-house-field = Les règles maison n’ont pas de champ « { $field } ». Elles ont : { $known }.
error-house-no-game = Les règles maison doivent dire dans le champ « { $field } » pour quel jeu elles sont : { $known }.
error-house-other-game = Règles maison, { $field } : elles sont pour « { $value } », pas pour { $game }.
error-house-name = Règles maison, { $field } : « { $value } » devrait être un nom de 1 à { $longest } caractères.
error-house-nothing = Ces règles maison ne changent rien : sous « { $field } », tout est comme { $game } est imprimé.
error-house-table = Règles maison, tables : il n’y a pas de « { $table } ». Il y a : { $known }.
error-house-number = Règles maison, { $field } : « { $value } » devrait être un nombre entier de { $low } à { $high }.
error-house-rows = Règles maison, { $field } : « { $value } » devrait être quelques-uns de ces mots avec leurs nombres : { $known }.
error-house-row = Règles maison, { $field } : il n’y a pas de « { $value } ». Il y a : { $known }.
error-house-list = Règles maison, { $field } : une liste de { $value } devrait en compter { $count }.
error-house-total = Règles maison, { $field } : le tout fait { $total } et devrait faire de { $low } à { $high }.
error-house-symbols = Règles maison, { $field } : « { $value } » devrait être une liste de { $low } à { $high } mots.
error-house-symbol = Règles maison, { $field } : « { $value } » n’est rien de { $known }.
error-house-unmade = Les règles maison « { $name } » ne font pas un jeu ({ $problem }).
error-house-endless = Avec les règles maison « { $name } », une partie à { $players } joueurs ne finit pas (essayé avec la graine { $seed }).
error-house-overflow = Avec les règles maison « { $name } », des nombres dépassent ce qu’on peut retenir, à { $players } joueurs (graine { $seed }).
error-house-broken = Avec les règles maison « { $name } », une partie à { $players } joueurs arrive à l’impossible (graine { $seed }) : { $broken_name }
error-house-fault = Avec les règles maison « { $name } », une partie à { $players } joueurs ne peut pas se jouer (graine { $seed }) : { $problem }.
error-house-rules-no-folder = { $game } vient d’un programme et n’a pas de module à lui : il ne prend pas de règles maison.
error-house-rules-not-made = { $source } n’apporte pas { $game } une seconde fois : il ne prend pas de règles maison.
error-record-house = L’enregistrement dit ses règles maison « { $name } » autrement qu’elles ne sont : nombres déjà imprimés, ou lignes sans mot.
error-position-house = Position, { $field } : des règles maison ont un nom et des tables, et rien d’autre.
error-position-other-house = Position, { $field } : elle a été jouée avec les règles maison « { $value } », pas avec « { $name } ».

house-differs = { $table } : { $holds } au lieu de { $printed }
house-differs-row = { $table }, { $row } : { $holds } au lieu de { $printed }
