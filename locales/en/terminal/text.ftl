# A game as text.

text-how = Answer with the number of a choice from 1 to { $count }, its notation or its words, on the last line.

error-text-not-a-choice = “{ $given }” is none of the { $count } choices.
error-text-too-many-bots = { $bots } bots have no seats: of { $players } players one is yours.
