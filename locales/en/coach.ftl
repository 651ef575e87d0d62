# The coach at a table, and what can be learnt from a match.

web-coach = Coach
web-coach-more = More
web-coach-less = Less
web-coach-watching = Watch what happens.
web-coach-advice = Good here: { $choice }.
web-coach-quiet = You know this kind of choice by now.
web-coach-ahead = No single gain: looking ahead, it turns out best.
web-coach-ask = What does the coach say?
web-coach-sure = Sure?
# $percent: chances of winning, in points of a hundred
web-coach-cost = “{ $choice }” would cost you about { $percent } in 100 chances of winning.
web-coach-better = Better: { $choice }.
web-coach-again = Choose again
web-coach-anyway = Do it anyway
web-coach-regret = That cost you about { $percent } in 100 chances of winning. You can still take it back.
web-coach-leave = Leave it
web-coach-parts = What the coach does
web-coach-part-words = Says what to think about
web-coach-part-advice = Marks a good choice
web-coach-part-warnings = Warns before a blunder
web-coach-dismiss = Send the coach away

web-mistakes = Learn from your mistakes
web-mistakes-about = Up to three moments where you gave most away, each to be tried again.
web-mistakes-begin = Find them
web-mistakes-looking = The coach is looking back at your choices…
web-mistakes-working = Going through your choices: { $done } of { $choices }.
web-mistakes-none = No single choice cost you much.
web-mistakes-rough = Judged by a quick guess, for the house was still warming up.
web-mistakes-card = Move { $move }: you chose “{ $choice }”.
web-mistakes-loss = About { $percent } in 100 chances of winning were lost.
web-mistakes-try = Try again
web-mistakes-what = This is what you saw then. What would you choose now?
web-mistakes-same = That is what you chose then: { $percent }% chances of winning.
web-mistakes-best = Well chosen: { $percent }% chances of winning. You had { $before }%.
web-mistakes-better = Better: { $percent }% chances of winning instead of { $before }%.
web-mistakes-worse = No better: { $percent }% chances of winning. You had { $before }%.
web-mistakes-unknown = The coach has not looked at that one closely enough to judge it.
web-mistakes-solution = Best: { $choice }, { $percent }%.
web-mistakes-show = Show the best
web-mistakes-next = Next
web-mistakes-back = Back to the match
