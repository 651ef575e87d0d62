# What the coach says at each kind of question: what to think about. What a thing does is said where the thing is.

coach-six-territories-lay = Rich tokens go where you have more characters than the others; worthless ones fill the places of a rival’s territory. Count the places that are still free.
coach-six-territories-character = You have only three characters for the whole game. How rich is this territory, how many places for riches are free, and will a better token still come your way?
