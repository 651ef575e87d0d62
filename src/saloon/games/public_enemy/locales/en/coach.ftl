# What the coach says at each kind of question: what to think about. What a thing does is said where the thing is.

coach-public-enemy-turn = You need most outlaws of a gang for its token, and most points for One. Draw where you catch up or get ahead in a gang whose token you lack. The saloon is a gamble: about one card in three hurts you.
coach-public-enemy-sheriff = Give up what you need least: an outlaw of a gang whose token you own already, or one where you cannot win any more. A leader on top is a dear loss.
coach-public-enemy-bounty-hunter = Hit where it turns a gang in your favour: a rival who is one ahead of you, or a leader who would win a tie against you.
coach-public-enemy-swindler = A swindle counts twice: one more for you, one fewer for him. Look for a gang whose token you lack, and for a leader on top of a stack.
coach-public-enemy-cavalry = The Cavalry shuts a town for everybody until it rides on. Shut the one whose card helps the next player most and you least.
