# What is said around every lesson. The lessons themselves are with their games.

lesson-course = Learn { $title }
lesson-taken = { $taken } of { $all } lessons taken. Each lasts two to four minutes.
lesson-begin = Begin: { $title }
lesson-chapter-basics = The game
lesson-chapter-beyond = More ways to play
lesson-done = Taken
lesson-none = This game has no lessons yet
lesson-at = { $step } of { $steps }
lesson-progress = How far the lesson has come
lesson-scene = Another scene
lesson-back = Back
lesson-restart = Start again
lesson-go-on = Go on
lesson-skip = Skip
lesson-your-choice = Your choice
lesson-choices = The choices as a list
lesson-next = Next lesson
lesson-play = Now a match against Tenderfeet
lesson-all = All lessons
# What is answered to a choice that the rules allow and the lesson does not mean.
lesson-another = That would be allowed, but it is not what we are after here. Try again.
lesson-grounds = What speaks for the right choice:
lesson-read-on = There is nothing to choose here: read, and go on.
