# What the coach says at each kind of question: what to think about. What a thing does is said where the thing is.

coach-wyatt-earp-draw = Two cards are more than one; but a card on the discard that completes a series, or joins an outlaw already opened, is worth the price.
coach-wyatt-earp-turn = Laying outlaws makes points and raises the reward for all who share it. Be first or close behind where money is. Keep one card to discard, and think which discard helps the next player least.
coach-wyatt-earp-place = Put it where points decide: an outlaw close to capture, or one where you can pass a rival or shake him off.
coach-wyatt-earp-hide = Hide the cards that earn a rival most. But mind: points under a Hideout count for nobody, and a capture can fail for you too.
coach-wyatt-earp-steal = The card goes into your hand, and out of his territory. Take one that you can lay again at once, or one without which he falls behind.
coach-wyatt-earp-unhide = Free the group that earns you most: count the points below, and what stands on the poster.
coach-wyatt-earp-name = Ask for an outlaw that somebody surely holds and that you can use now: remember who took or discarded what.
coach-wyatt-earp-fetch = You see all that was thrown away. A third card for a series or a sheriff card to be played at once is better than one for later.
coach-wyatt-earp-answer = The shot may miss, and your Wyatt Earp is gone either way. How much do the hidden cards earn you, and how near is the end of the round?
coach-wyatt-earp-snapshot = A Photo played now costs you no sheriff card of your turn. It makes points and raises the reward: good if you will share it, bad if only another will.
