# What the board says of the things drawn on it.

board-we = Wyatt Earp, the board
board-we-territories = The territories
board-we-posters = The wanted posters
board-we-your-hand = Your hand
board-we-empty-hand = Your hand is empty.
board-we-asked = A question
board-we-or-nothing = You need not take anything.
board-we-answer-you = { $turn } lays a Hideout across your { $outlaw_name }. Will you answer with Wyatt Earp, at once?
board-we-answer-other = { $turn } lays a Hideout across { $outlaw_name } of { $name }, who may answer with Wyatt Earp.
board-we-snapshot-you = { $turn } has opened { $outlaw_name }. Will you play the Photo, out of turn?
board-we-snapshot-other = { $turn } has opened { $outlaw_name }. { $name } may play the Photo, out of turn.
board-we-only-pass = You have nothing to answer with: pass.
board-we-search = The whole discard: take one card
board-we-cards =
    { $count ->
        [one] { $card_name }
       *[other] { $card_name }, { $count } cards
    }
board-we-short =
    { $card ->
        [jesse-james] James
        [butch-cassidy] Cassidy
        [billy-the-kid] Billy
        [sundance-kid] Sundance
        [wes-hardin] Hardin
        [belle-starr] Starr
        [bob-dalton] Dalton
        [bank-robbery] Bank
        [stagecoach-robbery] Coach
        [fastest-gun] Fast gun
        [most-wanted] Wanted
        [hideout] Hideout
        [wyatt-earp] Wyatt
       *[other] Photo
    }
board-we-pile-short = Pile
board-we-pile =
    { $count ->
        [0] The draw pile, empty.
        [one] The draw pile, { $count } card left.
       *[other] The draw pile, { $count } cards left.
    }
board-we-reshuffled = The discard was shuffled into it.
board-we-discard-short = Discard
board-we-discard = The discard, { $card_name } on top, { $count } in all.
board-we-discard-empty =
    { $count ->
        [0] The discard, empty.
        [one] The discard, { $count } card.
       *[other] The discard, { $count } cards.
    }
board-we-in-play = In play
board-we-playing = In play: { $card_name }.
board-we-nothing-in-play = No sheriff card in play.
board-we-hit = Hit
board-we-missed = Missed
board-we-shot-hit = The last shot, by { $name }: { $card_name }, a hit.
board-we-shot-missed = The last shot, by { $name }: { $card_name }, a miss.
board-we-reward = Reward { MONEY($reward) }.
board-we-opened = A series has been laid.
board-we-not-opened = No series yet.
board-we-would-be-captured = Would be captured now.
board-we-counts =
    { $points ->
        [one] { $name }: { $points } capture point.
       *[other] { $name }: { $points } capture points.
    }
board-we-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-we-covered = { $points } points under a Hideout: they do not count.
board-we-outlaws =
    { $count ->
        [0] No outlaw card
        [one] { $count } outlaw card
       *[other] { $count } outlaw cards
    }
board-we-photo = the Photo
board-we-of =
    { $count ->
        [one] { $card_title }
       *[other] { $card_title } × { $count }
    }
board-we-group = { $outlaw_name }, with { $name }
board-we-you = { $name } (you)
board-we-money = { MONEY($money) }.
board-we-in-hand =
    { $count ->
        [0] No card in hand.
        [one] { $count } card in hand.
       *[other] { $count } cards in hand.
    }
board-we-dealer = Dealer.
board-we-to-move = To move.
board-we-nothing-laid = Nothing laid yet.
board-we-says-named = { $outlaw_name }?
board-we-says-none = None!
board-we-says-here = Here!
board-we-says-pass = Pass
board-we-captured = Captured
board-we-escaped = At large
board-we-stays = Stays on the poster
board-we-scoring = How the last round was paid
board-we-duel = The duel
board-we-won = The last one standing
