# The lessons: at most 40 words a step.

## Territory tokens

lesson-six-territories-claims = Claims on the map
lesson-six-territories-claims-about = One token a turn, and where to post your three characters.
lesson-six-territories-claims-welcome = Welcome, fortune hunter! Six territories lie before you. You, Ben and Cleo have three characters each. When the map is full, every character is paid by the territory where it stands.
lesson-six-territories-claims-envelope = Your turn is always the same: take one token from the envelope, unseen, and lay it. There are two sorts: territory tokens and riches. This lesson is about the first.
lesson-six-territories-claims-forest = You drew a token of the forest, so it lies in the forest: you have no say in that. But you may post a character on it. There are 8 points here already. Do it!
lesson-six-territories-claims-too-rich = A 5 and a 3 already, and room for three more riches: a better place is hard to find. Post a character.
lesson-six-territories-claims-canyon = Ben laid riches on the plain, Cleo posted a second character on the island. You drew the canyon: 1 point, and only one place left for riches. Leave this token bare.
lesson-six-territories-claims-too-poor = Even with a 5 on its last place, the canyon would pay only 6, and you have two characters left. Wait for something better.
lesson-six-territories-claims-bare = It was now or never: a token left bare stays bare, and nobody can come back to it, neither you nor the others. Each territory has five such tokens in all.
lesson-six-territories-claims-again = The forest once more! You may hold a territory several times, each time on another token, and each of your characters there is paid. Post a second one.
lesson-six-territories-claims-twice-paid = Two characters in the forest mean that everything lying there is paid to you twice. Post a second one.
lesson-six-territories-claims-one-left = One character is left to you. Those posted never move again, and one still in your hand at the end brings nothing: be choosy, but not for too long.
lesson-six-territories-claims-end = You know what to do with territory tokens: post early where it is rich and where riches still have room. Next: the riches themselves.

## Riches

lesson-six-territories-riches = Feeding and clogging
lesson-six-territories-riches-about = Where riches go: on your own territories, and the worthless ones on a rival’s.
lesson-six-territories-riches-all-posted = All three of your characters are posted: two in the forest, one in the meadow beside Cleo’s. You go on drawing and laying, though, and now you decide who gets rich.
lesson-six-territories-riches-riches = A riches token is worth 5, 3, 2, 1 or 0 points. You choose the territory it goes to: any of the six, as long as one of its five riches places is free.
lesson-six-territories-riches-feed = You drew a 5, and there are only three of those in the game! Lay it where it brings you most.
lesson-six-territories-riches-paid-once = You have one character there, and Cleo would be paid the 5 as well. In the forest you have two, and nobody else has any.
lesson-six-territories-riches-not-yours = You have no character there: those 5 points would bring you nothing. Lay it in the forest, where you have two.
lesson-six-territories-riches-clog = 10 points more for you: two characters, 5 each. Now you drew a 0. It is worth nothing, but takes up a place. Ben has two characters on the island, with one place free…
lesson-six-territories-riches-your-own = That would take a place from your own characters. Spoil somebody else’s.
lesson-six-territories-riches-only-one = That would vex Cleo a little, who has one character there. Ben has two on the island, and just one place left.
lesson-six-territories-riches-nobody-there = Nobody stands there, so it would hurt nobody. Lay it where Ben is hoping for a last fat token: on the island.
lesson-six-territories-riches-full = The island is full: its pot stays at 11, whatever Ben may draw. Laying a 0 on a rival’s territory is called clogging it, and it is perfectly good manners.
lesson-six-territories-riches-company = Ben paid you back: a 0 in the forest, which is full as well. You drew a 3. Your third character is in the meadow; Cleo stands there too, but that costs you nothing.
lesson-six-territories-riches-only-cleo = In the canyon only Cleo would be paid. In the meadow you are paid as well.
lesson-six-territories-riches-nobody-paid = Nobody stands there: nobody would be paid. In the meadow you get those 3 points.
lesson-six-territories-riches-no-secrets = Nothing here is secret. The envelope tells what is left in it: only the order in which it comes out is unknown. So you can tell whether it is worth waiting for a 5.
lesson-six-territories-riches-end = Feed your own, clog your rivals’: that is the whole art of riches. Next: the map is full, and the points are counted.

## The count

lesson-six-territories-counting = When the map is full
lesson-six-territories-counting-about = The end, the simple count and the advanced one.
lesson-six-territories-counting-almost-full = The end is near: all symbols are covered, and two riches places are free, one in the forest and one in the canyon. When both are taken, the game is over.
lesson-six-territories-counting-two-of-yours = You drew a 3. The riches of a territory, added up, are its pot, and in the simple count each character earns the whole pot. Where do you lay the 3?
lesson-six-territories-counting-one-of-yours = In the canyon you have one character, in the forest two: there the 3 counts twice for you.
lesson-six-territories-counting-count = Ben laid a 1 on the last place. The count: your two in the forest earn 13 each, your one in the canyon 8. That makes 34; Ben has 33, Cleo 23. You win!
lesson-six-territories-counting-nobody = Nobody was on the island or in Mexico: those pots go to nobody. If two players had tied, they would have shared the victory.
lesson-six-territories-counting-advanced = Another table, which counts the advanced way: now the characters of a territory split its pot. In the forest stand three, one of yours and two of Ben’s: you get one third.
lesson-six-territories-counting-alone = You drew a 5. It matters now how many stand there. In the canyon, your character is all alone. Where does the 5 bring you most?
lesson-six-territories-counting-a-third = A third of 5 for you, and two thirds for Ben! In the canyon all 5 are yours.
lesson-six-territories-counting-not-yours = You have nobody there. In the canyon all 5 points are yours.
lesson-six-territories-counting-join = A token of the island. Its pot of 9 belongs to Ben alone so far. You have one character left. Go and share with him.
lesson-six-territories-counting-halve-it = Post it: half of the 9 would be yours, and Ben would be left with the other half.
lesson-six-territories-counting-fractions = Two characters, a pot of 9: four and a half points each, and nothing is rounded. One more reason to join in: what you gain there, your rival loses.
lesson-six-territories-counting-end = In the simple count company is harmless, in the advanced one it costs. That is all of Six Territories: sit down and play!
