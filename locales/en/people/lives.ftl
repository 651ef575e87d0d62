# What is said to people about their lives here: what they have played, how well, whom they know, how they are called.

## Refusals

error-no-such-match = There is no such match of yours at table “{ $table }”.
error-no-such-friend = There is nobody here by that name.
error-no-such-offer = This link makes no friends any more. Ask for a new one.
error-own-offer = This is your own link. Send it to somebody else.
error-no-such-block = That person is not blocked.
error-nobody-to-block = There is nobody to block.
error-too-many-offers = You have { $limit } links that nobody has taken up. Wait, or confirm who did.
error-too-many-friends = One of you has { $limit } friends already, and there is room for no more.
error-too-many-blocks = You have blocked { $limit } people, and there is room for no more.
error-too-many-invitations = They have { $limit } invitations already. Wait a little.
error-too-many-letters = That is a lot at once: { $limit } in ten minutes are enough. Wait a little.
error-no-push = This house calls no browsers.
error-push-address = This house does not know the service by which your browser is called.
error-push-keys = Your browser gave keys that cannot be used.
error-no-mail = This house sends no e-mail.
error-bad-address = “{ $address }” is no e-mail address.
error-wrong-letter = This link is not the one that was sent to you last.

## What is sent to call somebody back; { $game } is the title of the game

call-turn = { $game }, table { $table }: it is your turn.
call-soon = { $game }, table { $table }: your time is soon up.
call-mail-title = Saloon: is this your address?
call-mail-body =
    Somebody at Saloon would be called back at this address when it is their turn. If that is you, follow the link on the
    device where you are signed in. If it is not, do nothing, and nothing more will be sent.

## Matches

lives-history = Your matches
lives-history-none = No match has ended yet. What you play to the end stands here.
lives-more = Older matches
lives-replay = See it again
lives-place = { $place }. of { $players }
lives-won = Won
lives-left = a bot played on
lives-rated = rated
lives-casual-casual = Not rated: the table was opened for fun.
lives-casual-position = Not rated: it did not begin at the beginning.
lives-casual-house-rules = Not rated: it was played by house rules.
lives-casual-hot-seat = Not rated: somebody played more than one seat.
lives-casual-bots = Not rated: nobody knows how strong these players are.
lives-casual-exported = Not rated: the table broke, and its host has seen all its secrets.
lives-counts = This match is rated.
lives-statistics = What they come to
lives-played =
    { $played ->
        [one] one match
       *[other] { $played } matches
    }
lives-wins = { $won } won
lives-average = place { $place } on average
lives-streak = { $streak } in a row now, { $longest } at best
lives-with-players =
    { $players ->
        [one] alone
       *[other] with { $players } players
    }
lives-against = ahead of { $bot }
lives-share = { $won } of { $played }

## Ratings

lives-ratings = Ratings
lives-rating = Rating
lives-rating-value = { $points } ± { $margin }
lives-rating-sure = hardly below { $surely }
lives-ratings-about = 400 points are odds of ten to one. The list goes by what somebody is hardly below, so that few lucky matches lead nowhere. Bots stand where the arena put them.
lives-ratings-none = Nobody who is rated has agreed to be listed yet.
lives-ratings-you = You: { $points } ± { $margin }, after { $matches ->
        [one] one match
       *[other] { $matches } matches
    }.
lives-ratings-you-none = You have no rating at this game yet. Matches at rated tables count.
lives-listed = Let others see my ratings in these lists
lives-name = Name
lives-matches = Matches
lives-all-games = Other games

## Friends

lives-friends = Friends
lives-friends-none = Nobody yet. Send somebody your link.
lives-friends-known = Friends are for those who are known again.
lives-be-known = Be known again
lives-link = Make a link
lives-link-help = Whoever opens it can ask to be your friend, for a week. You confirm.
lives-link-copy = Copy
lives-link-copied = Copied.
lives-link-label = Your link
lives-offer = { $name } would be your friend.
lives-offer-take = Be friends with { $name }
lives-offer-taken = { $name } only has to confirm it.
lives-asking = { $name } took your link up.
lives-confirm = Confirm
lives-refuse = No, thanks
lives-here = here
lives-away = not here
lives-part = Be friends no more
lives-block = Block
lives-blocked = Blocked
lives-blocked-help = They cannot sit down at tables you host or be your friends, and you do not see what they say.
lives-unblock = Unblock
lives-seen = Let my friends see when I am here
lives-invite = Invite friends
lives-invite-one = Invite { $name }
lives-invited = Invited

## Being called

lives-calls = Being called back
lives-calls-about = At tables with days for a choice: when it is your turn, and once more before your time is up. What is sent names the game and the table, nothing else.
lives-calls-none = This house calls nobody.
lives-push = On this device
lives-push-on = Call me on this device
lives-push-off = Do not call me on this device
lives-push-denied = Your browser does not allow it. Its settings for this page do.
lives-push-unable = This browser cannot be called.
lives-browsers =
    { $browsers ->
        [0] No device of yours is called.
        [one] One device of yours is called.
       *[other] { $browsers } devices of yours are called.
    }
lives-mail = By e-mail
lives-mail-address = Your e-mail address
lives-mail-save = Send me a letter to confirm it
lives-mail-sent = A letter is on its way. Follow the link in it on this device.
lives-mail-on = Letters go to { $email }.
lives-mail-off = No more e-mail
lives-hook = By what the operator of this house has set up
