# Wyatt Earp: what is on the table, what is asked, what happens, how it is counted.

## Things

name-jesse-james = Jesse James
name-butch-cassidy = Butch Cassidy
name-billy-the-kid = Billy the Kid
name-sundance-kid = Sundance Kid
name-wes-hardin = Wes Hardin
name-belle-starr = Belle Starr
name-bob-dalton = Bob Dalton
name-photo-jesse-james = Photo of Jesse James
name-photo-butch-cassidy = Photo of Butch Cassidy
name-photo-billy-the-kid = Photo of Billy the Kid
name-photo-sundance-kid = Photo of Sundance Kid
name-photo-wes-hardin = Photo of Wes Hardin
name-photo-belle-starr = Photo of Belle Starr
name-photo-bob-dalton = Photo of Bob Dalton
name-bank-robbery = Bank robbery
name-stagecoach-robbery = Stagecoach robbery
name-fastest-gun = Fastest gun
name-most-wanted = Most Wanted
name-hideout = Hideout
name-wyatt-earp = Wyatt Earp

## Questions

we-decision-draw = Draw two cards from the pile, or take the card on top of the discard.
we-decision-turn = Lay outlaw cards and play a sheriff card, if you can; a discard ends your turn.
we-decision-place = A hit! Which of your outlaws does the card go on?
we-decision-hide = A hit! Whose outlaw goes into hiding?
we-decision-steal = A hit! Take an outlaw card from another territory, if you like.
we-decision-unhide = A hit! Which Hideout do you clear out?
we-decision-name = Name an outlaw, and say which way to ask.
we-decision-fetch = Look through the discard: keep a card unseen, or play a sheriff card at once.
we-decision-answer = A Hideout lies across your cards. Do you send for Wyatt Earp?
we-decision-snapshot = A series has just been opened. Do you play the outlaw’s Photo out of turn?

## Choices

we-draw-pile = Draw two cards from the pile
we-draw-pile-ends = Draw from the exhausted pile: this ends the round
we-take = Take { $card_name } from the discard
we-lay =
    { $reward ->
        [0] Lay { $count } { $outlaw_name }
       *[other] Lay { $count } { $outlaw_name }, reward +{ MONEY($reward) }
    }
we-play-photo = Play the { $card_name }
we-play-shot = Play { $card_name } and shoot
we-play-shot-ends = Play { $card_name }: no card is left to shoot with, this ends the round
we-most-wanted-hand = Most Wanted: ask the others for an outlaw card
we-most-wanted-raid = Most Wanted: shoot to take an outlaw card from a territory
we-most-wanted-raid-ends = Most Wanted, against a territory: no card is left to shoot with, this ends the round
we-wyatt-draw = Wyatt Earp: draw two cards
we-wyatt-draw-ends = Wyatt Earp: draw from the exhausted pile, this ends the round
we-wyatt-search = Wyatt Earp: look through the discard
we-wyatt-free = Wyatt Earp: shoot to clear out a Hideout
we-wyatt-free-ends = Wyatt Earp, against a Hideout: no card is left to shoot with, this ends the round
we-discard = Discard { $card_name }
we-place = Put { $card_name } on { $outlaw_name }
we-hide = Hide { $outlaw_name } of { $seat_name }
we-steal = Take a { $outlaw_name } card from { $seat_name }
we-take-nothing = Take nothing
we-free = Clear out the Hideout on { $outlaw_name }
we-name =
    { $side ->
        [left] Ask for { $outlaw_name }, to the left (in turn order)
       *[right] Ask for { $outlaw_name }, to the right (against it)
    }
we-name-other = Ask for { $outlaw_name }
we-keep = Keep { $card_name }
we-answer = Play Wyatt Earp and shoot to free { $outlaw_name }
we-answer-ends = Play Wyatt Earp: no card is left to shoot with, this ends the round
we-pass = Pass

## Events

we-round-began = Round { $round }: ten cards each, { MONEY(1000) } more on every poster. { $seat_name } goes first.
we-turned-up = The discard begins with { $card_name }.
we-drew = { $seat_name } draws { $card_name }.
we-drew-hidden = { $seat_name } draws a card.
we-took = { $seat_name } takes { $card_name } from the discard.
we-reshuffled =
    { $count ->
        [one] The pile is empty: the discard, { $count } card, becomes the new pile.
       *[other] The pile is empty: the discard, { $count } cards, is shuffled into a new pile.
    }
we-laid =
    { $reward ->
        [0] { $seat_name } lays { $count } { $outlaw_name }.
       *[other] { $seat_name } lays { $count } { $outlaw_name }: the reward grows by { MONEY($reward) }.
    }
we-opened = The hunt for { $outlaw_name } is open to everybody.
we-played =
    { $mode ->
        [hands] { $seat_name } plays { $card_name } and asks around.
        [raid] { $seat_name } plays { $card_name } against the territories of the others.
        [draw] { $seat_name } plays { $card_name } to draw two cards.
        [free] { $seat_name } plays { $card_name } against a Hideout.
       *[shot] { $seat_name } plays { $card_name }.
    }
we-searches = { $seat_name } plays Wyatt Earp and looks through the discard.
we-answered = { $seat_name } answers with Wyatt Earp, to free { $outlaw_name }.
we-shot =
    { $hit ->
        [yes] { $seat_name } shoots: { $card_name }, a hit!
       *[no] { $seat_name } shoots: { $card_name }, a miss.
    }
we-placed = { $seat_name } puts { $card_name } on { $outlaw_name }: the reward grows by { MONEY($reward) }.
we-gun-gone = { $seat_name } no longer has the fastest gun, on { $outlaw_name }.
we-spent = { $card_name } goes to the discard.
we-named =
    { $side ->
        [left] { $seat_name } wants { $outlaw_name }, and asks to the left.
       *[right] { $seat_name } wants { $outlaw_name }, and asks to the right.
    }
we-has-none = { $seat_name } has no { $outlaw_name } card.
we-gave = { $seat_name } must hand over a { $outlaw_name } card.
we-stole = { $seat_name } loses a { $outlaw_name } card from the territory.
we-took-nothing = { $seat_name } takes nothing.
we-orphaned = { $card_name } of { $seat_name } has no { $outlaw_name } left to lie on.
we-hid = A Hideout covers { $outlaw_name } in the territory of { $seat_name }.
we-freed = The Hideout on { $outlaw_name } is gone: the cards of { $seat_name } count again.
we-fetched = { $seat_name } keeps { $card_name } from the discard.
we-fetched-hidden = { $seat_name } keeps a card from the discard, unseen.
we-fetched-open = { $seat_name } finds { $card_name } and plays it at once.
we-passed = { $seat_name } passes.
we-discarded = { $seat_name } discards { $card_name }.
we-round-ended =
    { $reason ->
        [out] { $seat_name } has discarded the last card: the round is over.
        [empty-hand] Somebody has no card left: the round is over.
        [exhausted] The pile is exhausted for the second time: the round is over.
       *[stalemate] Nobody draws from the pile or plays a card any more: the round is over.
    }
we-dropped =
    { $count ->
        [one] { $seat_name } drops { $count } card.
       *[other] { $seat_name } drops { $count } cards.
    }
we-escaped = { $outlaw_name } gets away, with { $points } capture points; { MONEY($reward) } stay on the poster.
we-captured = { $outlaw_name } is captured, with { $points } capture points: { MONEY($reward) }.
we-paid = { $seat_name } receives { MONEY($reward) } for { $outlaw_name }.
we-carried = { MONEY($reward) } cannot be shared and stay on the poster of { $outlaw_name }.
we-duel = The richest are tied: a duel!
we-duel-shuffled = Too few cards are left: all 78 are shuffled.
we-duel-shot =
    { $hit ->
        [yes] { $seat_name } turns { $card_name }: a hit!
       *[no] { $seat_name } turns { $card_name }: a miss.
    }
we-duel-again = Nobody hits. Again!
we-duel-won = { $seat_name } wins the duel.
we-game-over = The game is over.

## Score

we-part-money = Rewards
we-part-duel = Winner of the duel
we-tie-duel = Equally rich: the duel decided ({ $names }).

## Options

option-wyatt-earp-photo_out_of_turn = Photo out of turn
option-wyatt-earp-photo_out_of_turn-help = Right after another player opens an outlaw, the Photo of that outlaw may be played out of turn.
option-wyatt-earp-dealer = First dealer
option-wyatt-earp-dealer-help = Who deals the first round; the player to the dealer’s left begins.
option-wyatt-earp-dealer-random = Drawn by lot
option-wyatt-earp-dealer-seat1 = Seat 1
option-wyatt-earp-dealer-seat2 = Seat 2
option-wyatt-earp-dealer-seat3 = Seat 3
option-wyatt-earp-dealer-seat4 = Seat 4
option-wyatt-earp-reward_per = First card without reward
option-wyatt-earp-reward_per-help = Whether the reward leaves out the first card of each play, or of each turn.
option-wyatt-earp-reward_per-play = Of each play
option-wyatt-earp-reward_per-turn = Of each turn
option-wyatt-earp-empty_pile_shot = A shot without a pile
option-wyatt-earp-empty_pile_shot-help = What becomes of a card that must shoot or draw when no cards are left for it.
option-wyatt-earp-empty_pile_shot-end_round = It ends the round
option-wyatt-earp-empty_pile_shot-not_playable = It cannot be played
option-wyatt-earp-stalemate = Stalemate
option-wyatt-earp-stalemate-help = The round ends when for so many times round the table nobody has drawn from the pile or played a card.
option-wyatt-earp-wyatt_last = Wyatt Earp as the last card
option-wyatt-earp-wyatt_last-help = Wyatt Earp may be the last card in hand if he brings new ones.
option-wyatt-earp-target_needed = No shot without a target
option-wyatt-earp-target_needed-help = A card that shoots may only be played if a hit would have an effect.
option-wyatt-earp-eight_captures = Eight points capture
option-wyatt-earp-eight_captures-help = Exactly eight capture points are enough; otherwise it takes nine.
option-wyatt-earp-rich_at_25000 = Exactly { MONEY(25000) } end the game
option-wyatt-earp-rich_at_25000-help = Exactly { MONEY(25000) } are enough to end the game; otherwise somebody must have more.
option-wyatt-earp-zero_shares = Shares without points
option-wyatt-earp-zero_shares-help = A player with no capture points may be close enough to the leader to share the reward.

## Refusals

error-we-no-such-dealer = Option { $option }: there are only { $players } seats.
error-we-position-orphan = Position, { $field }: there is no { $outlaw_name } card and no Photo to put it on.
error-we-position-money = Position, { $field }: { $value } is no whole number of thousands of dollars.
error-we-position-guns = Position, { $field }: { $count } fastest guns in play, when there can be only one.
error-we-position-asked = Position, { $field }: only another player than { $seat_name }, whose turn it is, can be asked out of turn.
error-we-position-no-hideout = Position, { $field }: { $seat_name } has no Hideout on { $outlaw_name } to answer.
error-we-position-not-now = Position, { $field }: this has no meaning with the question { $question }.
error-we-position-top = Position, { $field }: the card { $card } cannot show: it is not in the discard.
error-we-position-under-missing = Position, { $field }: before a draw, a discard of several cards needs the card that shows when the top is taken.
error-we-position-top-missing = Position, { $field }: a discard with cards has a top card, and one without has none.
error-we-position-searches = Position, { $field }: { $count } searches, when { $limit } are possible.
error-we-position-too-searched =
    Position, { $field }: with { $count } searches done and the Wyatt Earps there still are, there could be more than
    { $limit } in this round.
error-we-position-kept = Position, { $field }: a card { $card } cannot have been kept; it was not among those that lay there.
error-we-position-kept-gone = Position, { $field }: { $seat_name } should still hold the card { $card } kept from the discard.
error-we-position-most =
    { $count ->
        [one] Position, { $field }: { $seat_name } holds { $count } such card.
       *[other] Position, { $field }: { $seat_name } holds { $count } such cards.
    }
error-we-position-laid-now = Position, { $field }: { $seat_name } cannot have laid { $count } cards { $outlaw_name } in this turn.
error-we-position-no-snapshot = Position, { $field }: Photos are not played out of turn without the option { $option }.
error-we-position-not-opened = Position, { $field }: { $seat_name }, whose turn it is, has no series of { $outlaw_name } that could just have been laid.
error-we-position-nobody-rich = Position, { $field }: nobody has enough money for the game to be over.
error-we-position-no-winner = Position, { $field }: the richest are tied, so one of them has won the duel.
error-we-position-winner = Position, { $field }: { $seat_name } cannot have won a duel: it is fought by the richest, when they are tied.
error-we-position-over = Position, { $field }: when the game is over, hands and discard are empty.
error-we-position-no-choice = Position, { $field }: the question { $question } would have no answer.

## Why not?

why-we-not-asked =
    { $decision ->
        [draw] First comes the draw: two cards from the pile, or the top of the discard.
        [place] Choose which of your outlaws the card goes on.
        [hide] Choose whose outlaw goes into hiding.
        [steal] Choose an outlaw card in another territory, or take nothing.
        [unhide] Choose which Hideout to clear out.
        [name] Choose the outlaw to ask for.
        [fetch] Choose a card of the discard.
        [answer] Answer the Hideout, or pass.
        [snapshot] Play the Photo, or pass.
       *[turn] That cannot be chosen in your turn.
    }
why-we-not-naming = Outlaws are named only with Most Wanted.
why-we-drawn-already = You have drawn: a turn draws once, two cards from the pile or one from the discard.
why-we-discard-empty = The discard is empty.
why-we-draw-first = Draw first: two cards from the pile, or the top of the discard.
why-we-no-such-card = You do not hold that card.
why-we-only-wyatt = Only Wyatt Earp answers a Hideout: your { $outlaw_name } cards are covered.
why-we-only-photo = Out of turn only the Photo of { $outlaw_name } may be played now.
why-we-one-sheriff = You have played your one sheriff card of this turn.
why-we-last-card = The last card must be discarded, not played.
why-we-photo-unopened = Nobody has played a series of { $outlaw_name } in this round.
why-we-no-shot = There is no card left to shoot with.
why-we-no-draw = There are not two cards left to draw.
why-we-needs-series = { $outlaw_name } has not been opened: that takes three cards in one play.
why-we-can-be-laid = { $outlaw_name } cards can be laid: choose how many.
why-we-gun-there = There is a fastest gun on that outlaw already.
why-we-no-group = { $card_name } needs an outlaw card or a Photo in your territory.
why-we-nothing-to-hide = No opponent has cards that a Hideout could cover.
why-we-can-be-played = { $card_name } can be played in this turn.
why-we-no-second-wyatt = A search never brings another Wyatt Earp.
why-we-not-in-discard = That card is not in the discard.
why-we-not-your-own = Cards are taken from the other territories, not from your own.
why-we-no-outlaw-card = There is no outlaw card to take there; Photos and other sheriff cards stay.
why-we-no-hideout = No Hideout of yours lies there.
why-we-own-territory = The card goes into your own territory.
why-we-no-group-there = There are no { $outlaw_name } cards there.
why-we-opponents-only = A Hideout goes across an opponent’s cards.
why-we-hidden-already = A Hideout lies there already.

## In the lobby, and at the end

web-game-wyatt-earp = Wyatt Earp
web-about-wyatt-earp = Hunt seven outlaws card by card, and take as much of each reward as you can.
web-tie-broken-we = Equally rich: the duel decided ({ $names }).

## What house rules may change

house-wyatt-earp-outlaw_cards = Cards of each outlaw
house-wyatt-earp-sheriff_cards = Sheriff cards
house-wyatt-earp-hand = Cards dealt
house-wyatt-earp-outlaw_points = Capture points of an outlaw card
house-wyatt-earp-photo_points = Capture points of a Photo
house-wyatt-earp-bank_points = Capture points of a Bank Robbery
house-wyatt-earp-stagecoach_points = Capture points of a Stagecoach Robbery
house-wyatt-earp-gun_points = Capture points of the Fastest Gun
house-wyatt-earp-poster_reward = Reward on every poster each round, in thousands
house-wyatt-earp-photo_reward = Reward added by a Photo, in thousands
house-wyatt-earp-bank_reward = Reward added by a Bank Robbery, in thousands
house-wyatt-earp-stagecoach_reward = Reward added by a Stagecoach Robbery, in thousands
house-wyatt-earp-gun_reward = Reward added by the Fastest Gun, in thousands
house-wyatt-earp-series = Cards that open an outlaw
house-wyatt-earp-capture = Points that capture an outlaw
house-wyatt-earp-lead = Lead that takes the whole reward, in points
house-wyatt-earp-leader_share = Leader’s first share, in thousands
house-wyatt-earp-share = A share of the reward, in thousands
house-wyatt-earp-rich = Money that ends the game, in thousands
error-we-house-share = { $field }: the leader’s first share ({ $leader }) is smaller than the others’ ({ $share }).
error-we-house-deck = { $field }: { $cards } cards are too few. Four hands take { $dealt }, and { $hand } more must be left.
