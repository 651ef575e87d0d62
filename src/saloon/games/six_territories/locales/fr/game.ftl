# Six Territoires : ce qu’il y a sur la table, ce qu’on demande, ce qui se passe, ce qu’on compte.

## Le matériel

name-plain = Plaine western
name-canyon = Canyon des mineurs
name-forest = Forêt des bûcherons
name-meadow = Pré des cowboys
name-island = Île des pirates
name-mexico = Territoire mexicain
name-riches-10 = Richesse de 10
name-riches-9 = Richesse de 9
name-riches-8 = Richesse de 8
name-riches-7 = Richesse de 7
name-riches-6 = Richesse de 6
name-riches-5 = Richesse de 5
name-riches-4 = Richesse de 4
name-riches-3 = Richesse de 3
name-riches-2 = Richesse de 2
name-riches-1 = Richesse de 1
name-riches-0 = Richesse de 0

## Le matériel au fil d’une phrase

st-the-territory =
    { $territory ->
        [plain] la plaine western
        [canyon] le canyon des mineurs
        [forest] la forêt des bûcherons
        [meadow] le pré des cowboys
        [island] l’île des pirates
       *[mexico] le territoire mexicain
    }
st-a-token =
    { $token ->
        [riches-10] un 10
        [riches-9] un 9
        [riches-8] un 8
        [riches-7] un 7
        [riches-6] un 6
        [riches-5] un 5
        [riches-4] un 4
        [riches-3] un 3
        [riches-2] un 2
        [riches-1] un 1
        [riches-0] un 0
        [plain] un jeton de la plaine western
        [canyon] un jeton du canyon des mineurs
        [forest] un jeton de la forêt des bûcherons
        [meadow] un jeton du pré des cowboys
        [island] un jeton de l’île des pirates
       *[mexico] un jeton du territoire mexicain
    }
st-the-token =
    { $token ->
        [riches-10] le 10
        [riches-9] le 9
        [riches-8] le 8
        [riches-7] le 7
        [riches-6] le 6
        [riches-5] le 5
        [riches-4] le 4
        [riches-3] le 3
        [riches-2] le 2
        [riches-1] le 1
        [riches-0] le 0
       *[other] le jeton
    }

## Questions

st-decision-lay = Choisissez un territoire où il reste de la place et posez-y la richesse piochée.
st-decision-character = C’est maintenant ou jamais : postez un personnage sur le jeton que vous venez de poser, ou laissez-le vide.

## Choix

st-lay = Poser le { $worth } sur { st-the-territory }
st-place = Poster un personnage sur { st-the-territory }
st-keep = Laisser le jeton vide

## Événements

st-drew = { $seat_name } pioche { st-a-token }.
st-laid = { $seat_name } pose { st-the-token } sur { st-the-territory }.
st-placed = { $seat_name } poste un personnage sur { st-the-territory }.
st-set-aside = { $seat_name } met { st-the-token } de côté : il n’y a plus de place.

## Décompte

st-part =
    { $territory_name } : { $characters ->
        [one] { $characters } personnage
       *[other] { $characters } personnages
    } × un butin de { $pot }
st-part-shared =
    { $territory_name } : { $characters ->
        [one] { $characters } part
       *[other] { $characters } parts
    } sur { $sharers } d’un butin de { $pot }

## Options

option-six-territories-scoring = Décompte
option-six-territories-scoring-help = Chaque personnage rapporte le butin entier de son territoire, ou seulement sa part.
option-six-territories-scoring-simple = Simple : le butin entier pour chaque personnage
option-six-territories-scoring-advanced = Avancé : les personnages présents se partagent le butin
option-six-territories-end_on = Fin de la partie
option-six-territories-end_on-help = Les places à couvrir pour que la partie s’arrête.
option-six-territories-end_on-all = Toutes, symboles et richesses
option-six-territories-end_on-riches = Celles des richesses seulement
option-six-territories-symbols_per_territory = Symboles par territoire
option-six-territories-symbols_per_territory-help = Combien de symboles porte chaque territoire, donc combien de jetons lui reviennent.
option-six-territories-riches_slots = Emplacements de richesse par territoire
option-six-territories-riches_slots-help = Combien de richesses tiennent sur chaque territoire.
option-six-territories-riches = Richesses dans l’enveloppe
option-six-territories-riches-help = Combien de jetons de valeur 5, 3, 2, 1 et 0, dans cet ordre.

## Refus

error-st-no-riches = Option { $option } : il faut au moins une richesse, sinon il n’y a rien à gagner.
error-st-too-many-riches = Position, { $field } : { $count } richesses sur un territoire à { $places } emplacements.
error-st-too-few-symbols = Position, { $field } : { $symbols } posés, il en faut { $needed }. Chaque personnage se tient sur son propre symbole, et celui qu’on vient de piocher est encore vide.
error-st-too-many-characters = Position, { $field } : { $seat_name } y a { $count } personnages pour { $limit } à placer.
error-st-token-count = Position, { $field } : { $count } jetons { $token } en tout, alors que le jeu en compte { $supply }.

## Pourquoi pas ?

why-st-no-choice = Rien à choisir ici : à chaque tour, on pioche un jeton et on le pose.
why-st-only-on-the-token = Un personnage ne se pose que sur le jeton qu’on vient de poser : { st-the-territory }.
why-st-full = Toutes les places de richesses sont prises : { st-the-territory }.

## À l’accueil, et à la fin

preset-six-territories-advanced = Décompte avancé
web-game-six-territories = Six Territoires
web-about-six-territories = Piochez dans l’enveloppe, enrichissez les terres et soyez là quand elles rapportent.

## Ce que les règles maison peuvent changer

house-six-territories-characters = Personnages de chaque joueur
house-six-territories-riches_values = Valeur des richesses
error-st-house-alike = { $field } : deux sortes de richesses auraient la même valeur.
