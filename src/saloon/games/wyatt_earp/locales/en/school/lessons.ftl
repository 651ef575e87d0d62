# The lessons: at most 40 words a step.

## A turn

lesson-wyatt-earp-series = Draw, lay, discard
lesson-wyatt-earp-series-about = The aim, a turn, and your first series of outlaw cards.
lesson-wyatt-earp-series-welcome = Welcome, bounty hunter! Seven outlaws are wanted, and you, Ben and Cleo are after the rewards on their posters. Once somebody has $25,000 at the end of a round, the richest wins.
lesson-wyatt-earp-series-turn = A turn has three parts. You must draw: two cards from the pile, or the one on top of the discard. Then you may lay and play cards. Last, you must discard one.
lesson-wyatt-earp-series-draw = On the discard lies a Bob Dalton, and you have only one of him. Rather draw two cards from the pile.
lesson-wyatt-earp-series-only-one = You would have two Bob Daltons, and two are not enough to begin with, as you will see. Draw two from the pile.
lesson-wyatt-earp-series-series = Luck is with you! In each round, the first cards of an outlaw must be a series: three or more of him in one play. You have four Jesse James: lay them all.
lesson-wyatt-earp-series-all-four = You may, but lay all four at once: every card of a play but the first adds $1,000 to the reward, and a fourth laid later, on its own, would add nothing.
lesson-wyatt-earp-series-billy-later = Billy’s turn comes in a moment. First the bigger series: Jesse James.
lesson-wyatt-earp-series-not-yet = Discarding ends your turn, and you still have a series to lay.
lesson-wyatt-earp-series-reward = Four cards, of which all but the first add $1,000: with the $1,000 of the start, Jesse James is worth $4,000. And each card gives you 2 capture points: you have 8.
lesson-wyatt-earp-series-another = In your turn you may lay as many outlaw cards as you like. You have three Billy the Kids as well: off they go.
lesson-wyatt-earp-series-discard = Nothing else can be laid: of the others you have one each. End your turn by discarding a card, whichever you like. It lies face up, and Ben could take it.
lesson-wyatt-earp-series-take = Jesse James is open to everybody now: Ben laid two of him, without a series. And Cleo discarded a Billy the Kid, who suits you well! Take it.
lesson-wyatt-earp-series-you-know-it = Two cards may be anything. Of this one you know that you can lay it at once.
lesson-wyatt-earp-series-single = A single card adds nothing to the reward, since the first of a play never does. But it gives you 2 more capture points. Lay it.
lesson-wyatt-earp-series-billy-first = Lay your Billy the Kid first; discarding ends your turn.
lesson-wyatt-earp-series-end = You know a whole turn: draw, lay, discard. But who gets the money on the posters? That is what capture points are for. Next: rewards.

## Rewards

lesson-wyatt-earp-rewards = Who gets the reward
lesson-wyatt-earp-rewards-about = Capture points, a lead of five, and sharing.
lesson-wyatt-earp-rewards-points = At the end of a round each outlaw is settled on his own. All capture points that lie on him count, everybody’s together: with 8 or more he is captured, with fewer he gets away.
lesson-wyatt-earp-rewards-eight = You have 6 points on Billy, Cleo 6 on Belle Starr. You can lay only one of your two cards: the last one must be discarded, which ends the round. Which do you lay?
lesson-wyatt-earp-rewards-for-cleo = That makes 8 points on Belle Starr: captured, and most of the money goes to Cleo, while your own Billy gets away with 6.
lesson-wyatt-earp-rewards-lay-first = Discarding ends your turn. Lay a card first.
lesson-wyatt-earp-rewards-captured = Exactly 8 points: Billy the Kid is captured! Nobody else had points on him, so his whole reward of $3,000 is yours. Your last card was discarded, and a new round has begun.
lesson-wyatt-earp-rewards-got-away = Belle Starr had only 6 points and got away. Her $3,000 stayed on the poster, and the new round added $1000, as it does to every poster.
lesson-wyatt-earp-rewards-lead = Another round. On Jesse James you have 6 points, Ben has 3. A leader who is 5 points or more ahead of the second takes everything. See to it that you are!
lesson-wyatt-earp-rewards-would-share = As it stands you are 3 ahead, and Ben would share the reward with you. One more card makes it 8 to 3.
lesson-wyatt-earp-rewards-everything = 8 to 3, just far enough: all $6,000 are yours, and Ben gets nothing.
lesson-wyatt-earp-rewards-behind = Now Ben leads on Belle Starr, 10 points to your 4. Whoever is at most 4 points behind the leader shares with him. You are 6 behind.
lesson-wyatt-earp-rewards-too-far = As it stands you are 6 points behind, and Ben would take all. With one more Belle Starr you are only 4 behind.
lesson-wyatt-earp-rewards-shared = 10 to 6, and $5,000 to share. The leader takes $2,000 first, then you $1000, and so on in turn, $1,000 each: $3,000 for Ben, $2,000 for you.
lesson-wyatt-earp-rewards-end = So lead by 5, or stay within 4 of the leader. Next: the sheriff cards, which bring more points and more money, if you shoot well.

## Sheriff cards

lesson-wyatt-earp-shots = Photos, robberies and a fast gun
lesson-wyatt-earp-shots-about = Sheriff cards that bring points and money, and the shot that decides.
lesson-wyatt-earp-shots-sheriff = Among your cards are two of another kind: sheriff cards. There are several sorts, all useful. But you may play only one of them in a turn.
lesson-wyatt-earp-shots-photo = A Photo is the surest. It goes on its outlaw once somebody has laid a series of him: 4 capture points, and $1,000 more on the poster. Play it.
lesson-wyatt-earp-shots-photo-first = That can wait. First the Photo: 4 capture points for certain.
lesson-wyatt-earp-shots-one-a-turn = 10 points on Jesse James! The Stagecoach robbery must wait: one sheriff card a turn. Discard an outlaw card. A sheriff card that is discarded has no effect.
lesson-wyatt-earp-shots-keep-it = Discarded, it would be lost to you. Keep it for your next turn.
lesson-wyatt-earp-shots-shot = Your next turn; you have drawn two cards. The Stagecoach robbery needs a shot: the top card of the pile is turned. An outlaw card has a bullet hole: a hit. Try!
lesson-wyatt-earp-shots-shoot-first = Discarding ends your turn. Shoot first.
lesson-wyatt-earp-shots-where = A hit! The robbery goes on one of your outlaws: 1 point and a full $3,000 more. You lead on Jesse James, Ben leads on Billy the Kid. Where to?
lesson-wyatt-earp-shots-for-ben = Ben is ahead there: he would take the larger part of that reward. On Jesse James you are all alone.
lesson-wyatt-earp-shots-robbed = 11 points and $7,000 on Jesse James, and nobody else has a share in him. What a turn!
lesson-wyatt-earp-shots-gun = A Bank robbery works the same way, for 2 points and $1,000. The Fastest gun brings 3 points and $1000, but only one is in play: at present Ben’s. Challenge him!
lesson-wyatt-earp-shots-missed = A Hideout was turned: no bullet hole, a miss. Your gun is on the discard, and it counts as this turn’s sheriff card. Ben’s remains where it is.
lesson-wyatt-earp-shots-again = Later in the round you draw another Fastest gun. Most cards of the pile are outlaws, so the odds are good. Once more!
lesson-wyatt-earp-shots-end = A hit! Your gun is on Jesse James, and Ben’s had to go: 3 points for you, 3 fewer for him. Next: how to make outlaws vanish.

## Hideout and Wyatt Earp

lesson-wyatt-earp-hideouts = Hideouts and Wyatt Earp
lesson-wyatt-earp-hideouts-about = Making points vanish, bringing them back, and searching the discard.
lesson-wyatt-earp-hideouts-danger = Ben has 8 points on Belle Starr, all by himself. If the round ended now, she would be captured, and he would take $4,000. You have something against that.
lesson-wyatt-earp-hideouts-hideout = A Hideout. It needs a shot; after a hit you lay it across all cards of one outlaw in somebody else’s territory. Shoot!
lesson-wyatt-earp-hideouts-hide-first = Discarding ends your turn. Play the Hideout first.
lesson-wyatt-earp-hideouts-whom = A hit! Now choose whom it hides: Ben’s Belle Starr with 8 points, or Cleo’s Sundance Kid with 6.
lesson-wyatt-earp-hideouts-not-yet-caught = With 6 points Sundance Kid would not even be captured. Belle Starr would, and all to Ben’s profit.
lesson-wyatt-earp-hideouts-hidden = Ben was asked whether he had an answer, and passed. While the Hideout lies there, those cards count for nothing: not for Ben, and not for the capture either.
lesson-wyatt-earp-hideouts-answer = Now the tables are turned: Ben has hidden your four Jesse James. You may answer at once, out of turn, with Wyatt Earp: he shoots too. Send for him!
lesson-wyatt-earp-hideouts-strike-back = You could try again in your own turn, but the round may be over by then. Send for him now.
lesson-wyatt-earp-hideouts-freed = A hit: the Hideout is gone, and your 8 points count again. Answering does not use up the sheriff card of your next turn.
lesson-wyatt-earp-hideouts-search = In your own turn Wyatt Earp can also draw two cards from the pile, or search the discard for one. You have two Billy the Kids, and a third was discarded. Search!
lesson-wyatt-earp-hideouts-rather-search = One card is missing for a series, and you know where it lies. Let Wyatt Earp search the discard.
lesson-wyatt-earp-hideouts-found = Only you see these cards. Take one: unless it is a sheriff card played at once, nobody learns which.
lesson-wyatt-earp-hideouts-no-series = That completes nothing. With the third Billy the Kid you have a series.
lesson-wyatt-earp-hideouts-lay = Three Billy the Kids: the series is complete, and you may lay it right away.
lesson-wyatt-earp-hideouts-lay-first = Discarding ends your turn. Lay the series first.
lesson-wyatt-earp-hideouts-end = Hide what makes others rich, and keep a Wyatt Earp in case they do it to you. Next: taking cards from other players.

## Most Wanted

lesson-wyatt-earp-most-wanted = Most Wanted
lesson-wyatt-earp-most-wanted-about = Asking the others for a card, or taking one from their territory.
lesson-wyatt-earp-most-wanted-one-missing = Two Billy the Kids, and one is missing for a series. A while ago you saw Ben take a Billy the Kid from the discard, and he still has it in his hand.
lesson-wyatt-earp-most-wanted-ask = The sheriff card Most Wanted can be used in two ways. The first needs no shot: name an outlaw and ask the others, one by one, for a card of him. Ask around!
lesson-wyatt-earp-most-wanted-from-the-hands = That would be a shot, and for a card from a territory. The card you need is in Ben’s hand: ask around.
lesson-wyatt-earp-most-wanted-ask-first = Discarding ends your turn. First use Most Wanted: ask around.
lesson-wyatt-earp-most-wanted-whom = Any outlaw may be named, and you may ask to the left or to the right. The first who has such a card must give you one. Name the outlaw you need.
lesson-wyatt-earp-most-wanted-billy = Somebody may have one, but what you need is a third Billy the Kid, and you know that Ben has it.
lesson-wyatt-earp-most-wanted-series = Ben had to give it to you. A card gained in this way may be laid at once: your series is complete!
lesson-wyatt-earp-most-wanted-lay-first = Discarding ends your turn. Lay first.
lesson-wyatt-earp-most-wanted-laid = Three Billy the Kids: 6 capture points for you, and $2,000 more on his poster.
lesson-wyatt-earp-most-wanted-raid = Another round. On Jesse James, Ben has 8 points and you have 4. The second use of Most Wanted is a raid: after a hit, you take an outlaw card from somebody’s territory. Shoot!
lesson-wyatt-earp-most-wanted-from-his-territory = Asking around brings a card from a hand. What you want lies in Ben’s territory: raid it.
lesson-wyatt-earp-most-wanted-raid-first = Discarding ends your turn. First the raid.
lesson-wyatt-earp-most-wanted-steal = A hit! Take one outlaw card from a territory into your hand; Photos and other sheriff cards cannot be taken. Which one?
lesson-wyatt-earp-most-wanted-no-use = Sundance Kid helps you little: you have no part in him. With a Jesse James you catch up with Ben.
lesson-wyatt-earp-most-wanted-take-it = You need not take anything, but why not? A Jesse James is waiting for you.
lesson-wyatt-earp-most-wanted-lay = Ben is down to 6 points, and his card is in your hand. Lay it, right away.
lesson-wyatt-earp-most-wanted-tied = 6 to 6! Leaders who are tied take $2,000 each first, and then $1,000 each. Of the $6,000 Ben would have had $4,000; now it would be $3,000 each.
lesson-wyatt-earp-most-wanted-end = Ask when you know who holds what, raid when a rival is too far ahead. One lesson is left: how a round ends, and the game.

## The end

lesson-wyatt-earp-end = Going out, and winning
lesson-wyatt-earp-end-about = How a round ends, when the game is over, and who wins.
lesson-wyatt-earp-end-going-out = A round ends when somebody discards his last card. Cards still in hand then count nothing, for anybody. You have only three cards left: the end is near.
lesson-wyatt-earp-end-never-the-last = Three Wes Hardins, but laying them alone would leave nothing to discard, and in your turn you can never lay your last card. You must draw anyway: draw two.
lesson-wyatt-earp-end-one-more = With one card more you could lay the series and go out at once. But no outlaw has 8 points yet: all would get away. Draw two, and play on.
lesson-wyatt-earp-end-lay = Now you can lay all three and still have a card to discard.
lesson-wyatt-earp-end-lay-first = Discarding ends your turn. Lay your cards first.
lesson-wyatt-earp-end-down-to-one = Two cards are left. Discard one of them, and the round goes on.
lesson-wyatt-earp-end-danger = With one card in hand you threaten to go out. A round also ends when the pile, shuffled anew once, runs out a second time.
lesson-wyatt-earp-end-last-round = A later round. You have $20,000, Ben $23,000. After a round in which somebody reaches $25,000 the game is over, and the richest wins. Ben may get there: be quick, but rich!
lesson-wyatt-earp-end-take = On Jesse James lie $6000, and you lead. A Jesse James is on top of the discard: with him you can lay two, discard your last card and go out.
lesson-wyatt-earp-end-more-to-get-rid-of = Two cards more to get rid of, and nobody knows which. With the Jesse James from the discard you can go out at once.
lesson-wyatt-earp-end-both = Lay both together: the second one adds $1,000. The card that is left will be discarded by itself, and the round is over.
lesson-wyatt-earp-end-both-at-once = Lay both in one play: that adds $1,000 to your own reward, and leaves you just one card to discard.
lesson-wyatt-earp-end-over = Jesse James was yours with 10 points to 2: all $7,000. Belle Starr brought Ben $2,000 and Cleo $1,000. You have $27,000, Ben $25,000: you win! Equals would fight a duel.
lesson-wyatt-earp-end-end = Now you know all of Wyatt Earp. The posters are up, the pile is shuffled: good hunting!
