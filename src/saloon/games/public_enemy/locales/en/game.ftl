# Public Enemy Number One: what is on the table, what is asked, what happens, how it is counted.

## Things

pe-outlaw =
    { $card ->
        [butch-cassidy] Butch Cassidy
        [elzy-lay] Elzy Lay
        [laura-bullion] Laura Bullion
        [grat-dalton] Grat Dalton
        [dick-broadwell] Dick Broadwell
        [bitter-creek-newcomb] Bitter Creek Newcomb
        [cole-younger] Cole Younger
        [clell-miller] Clell Miller
        [hobbs-kerry] Hobbs Kerry
        [johnny-ringo] Johnny Ringo
        [doc-holliday] Doc Holliday
        [pearl-hart] Pearl Hart
        [sundance-kid] Sundance Kid
        [ben-kilpatrick] Ben Kilpatrick
        [harry-tracy] Harry Tracy
        [bob-dalton] Bob Dalton
        [emmett-dalton] Emmett Dalton
        [bill-power] Bill Power
        [frank-james] Frank James
        [charlie-pitts] Charlie Pitts
        [ed-miller] Ed Miller
        [belle-starr] Belle Starr
        [black-bart] Black Bart
        [tom-horn] Tom Horn
        [kid-curry] Kid Curry
        [etta-place] Etta Place
        [lonny-curry] Lonny Curry
        [bill-doolin] Bill Doolin
        [charley-pierce] Charley Pierce
        [eugenia-moore] Eugenia Moore
        [jesse-james] Jesse James
        [jim-younger] Jim Younger
        [bill-chadwell] Bill Chadwell
        [calamity-jane] Calamity Jane
        [clay-allison] Clay Allison
        [cherokee-bill] Cherokee Bill
        [will-carver] Will Carver
        [flat-nose-curry] Flat-Nose Curry
        [deaf-charley-hanks] Deaf Charley Hanks
        [bill-dalton] Bill Dalton
        [black-faced-charley-bryant] Black-Faced Charley Bryant
        [william-mcelhanie] William McElhanie
        [bob-younger] Bob Younger
        [john-younger] John Younger
        [arthur-mccoy] Arthur McCoy
        [billy-the-kid] Billy the Kid
        [cattle-kate] Cattle Kate
       *[john-wesley-hardin] John Wesley Hardin
    }
pe-gang =
    { $gang ->
        [wild-bunch] Wild Bunch
        [daltons] Daltons
        [james-younger] James-Younger
       *[loners] Loners
    }
pe-town =
    { $town ->
        [tombstone] Tombstone
        [cripple-creek] Cripple Creek
        [deadwood] Deadwood
       *[dodge-city] Dodge City
    }
pe-saloon-card =
    { $card ->
        [sheriff] Sheriff
        [bounty-hunter] Bounty Hunter
       *[swindler] Swindler
    }

## Things inside a sentence

pe-of-the-gang =
    { $gang ->
        [wild-bunch] of the Wild Bunch
        [daltons] of the Daltons
        [james-younger] of the James-Younger gang
       *[loners] of the Loners
    }
pe-the-deck =
    { $deck ->
        [tombstone] the Tombstone deck
        [cripple-creek] the Cripple Creek deck
        [deadwood] the Deadwood deck
        [dodge-city] the Dodge City deck
       *[saloon] the saloon deck
    }
pe-the-prize =
    { $prize ->
        [wild-bunch] the Wanted token of the Wild Bunch
        [daltons] the Wanted token of the Daltons
        [james-younger] the Wanted token of the James-Younger gang
        [loners] the Wanted token of the Loners
       *[one] the One token
    }

## Questions

pe-decision-turn = Draw one card: the outlaw showing in a town, or an unknown card at the saloon.
pe-decision-sheriff = The Sheriff takes one of your outlaws: discard the top card of one of your stacks.
pe-decision-bounty-hunter = The Bounty Hunter is at your service: discard the top card of an opponent’s stack.
pe-decision-swindler = The Swindler is at your service: take the top card of an opponent’s stack.
pe-decision-cavalry = Your turn ends: send the Cavalry to a town, or leave it where it is.

## Choices

pe-draw = Draw { pe-outlaw } ({ pe-gang }) in { pe-town }
pe-draw-saloon = Draw a card at the saloon
pe-under = Dollar: put { pe-outlaw } ({ pe-gang }) under the { pe-town } deck
pe-look = Dollar: look at the next card of { pe-town }
pe-look-saloon = Dollar: look at the next card of the saloon
pe-discard = Discard your { pe-outlaw } ({ pe-gang })
pe-discard-of = Discard { pe-outlaw } ({ pe-gang }) of { $seat_name }
pe-take = Take { pe-outlaw } ({ pe-gang }) from { $seat_name }
pe-stay = Leave the Cavalry in { pe-town }
pe-stay-away = Keep the Cavalry off the table
pe-ride = Send the Cavalry to { pe-town }

## Events

pe-fast = Fast set-up: one outlaw of every gang leaves every town, and one saloon card of each kind is put away.
pe-round-began = Round { $round } begins. { $seat_name } goes first.
pe-supremacy = Supremacy: every set { pe-of-the-gang } counts one card more.
pe-revealed = { pe-town } shows { pe-outlaw } ({ pe-gang }).
pe-took = { $seat_name } takes { pe-outlaw } ({ pe-gang }) in { pe-town }.
pe-drew = { $seat_name } draws at the saloon: { pe-saloon-card }.
pe-no-effect = The { pe-saloon-card } finds nobody and leaves.
pe-arrested = The Sheriff takes { pe-outlaw } ({ pe-gang }) from { $seat_name }.
pe-shot-down = The Bounty Hunter brings down { pe-outlaw } ({ pe-gang }), whom { $seat_name } had.
pe-swindled = The Swindler talks { pe-outlaw } ({ pe-gang }) into leaving { $seat_name }.
pe-buried = { $seat_name } spends a Dollar: { pe-outlaw } ({ pe-gang }) goes under the { pe-town } deck.
pe-looked = { $seat_name } spends a Dollar to look at the next card of { pe-the-deck }: { pe-outlaw } ({ pe-gang }).
pe-looked-hidden = { $seat_name } spends a Dollar to look at the next card of { pe-the-deck }.
pe-looked-saloon = { $seat_name } spends a Dollar to look at the next card of { pe-the-deck }: { pe-saloon-card }.
pe-looked-saloon-hidden = { $seat_name } spends a Dollar to look at the next card of { pe-the-deck }.
pe-rode = { $seat_name } sends the Cavalry to { pe-town }.
pe-ran-out = No card is left in { pe-the-deck }.
pe-four-gangs = { $seat_name } has outlaws of all four gangs.
pe-round-ended = Round { $round } is over.
pe-nobody = Nobody has an outlaw { pe-of-the-gang }.
pe-majority =
    { $by ->
        [leader] { $seat_name } has the majority { pe-of-the-gang }: tied at { $count }, but with the leader.
       *[most] { $seat_name } has the majority { pe-of-the-gang }, with { $count }.
    }
pe-tied = { $seats_names } are tied for the majority { pe-of-the-gang }, with { $count } each and without the leader.
pe-wanted = { $seat_name } gains the Wanted token { pe-of-the-gang }.
pe-owned = { $seat_name } has the Wanted token { pe-of-the-gang } already.
pe-points =
    { $points ->
        [one] { $seat_name } scores { $points } point.
       *[other] { $seat_name } scores { $points } points.
    }
pe-one = { $seat_name } takes the One token, with { $points } points.
pe-one-kept = { $seat_name } keeps the One token, with { $points } points.
pe-one-tied = { $seats_names } are tied at { $points } points.
pe-no-points = Nobody has a single point: the One token stays where it is.
pe-duel = Duel in the Sun for { pe-the-prize }: { $seats_names }!
pe-tuel = { $seats_names } face each other over { $tiles } tiles, for { pe-the-prize }!
pe-tile =
    { $tile ->
        [bang] { $seat_name }, tile { $number }: Bang!
       *[click] { $seat_name }, tile { $number }: click.
    }
pe-duel-won = { $seat_name } wins { pe-the-prize } at gunpoint.
pe-duel-lost = Both bite the dust: nobody gets { pe-the-prize }.
pe-won = { $seat_name } is Public Enemy Number One!
pe-round-limit = Round { $round } was to be the last: the most tokens win.

## Score

pe-part-wanted =
    { $count ->
        [one] { $count } Wanted token
       *[other] { $count } Wanted tokens
    }
pe-part-one = The One token

## Options

option-public-enemy-fast = Fast set-up
option-public-enemy-fast-help = 2 to 4 players: one outlaw of each gang fewer in every town, and one saloon card of each kind fewer.
option-public-enemy-duel = Duel in the Sun
option-public-enemy-duel-help = Ties for a token are settled with Bullet tiles, by a Duel of two or a Tuel of more.
option-public-enemy-dollars = For a Fistful of Dollars
option-public-enemy-dollars-help = Two tiles each in every round: before you draw, put a town’s face-up outlaw under its deck or look at a hidden card.
option-public-enemy-cavalry = The Cavalry
option-public-enemy-cavalry-help = After your draw you may send the Cavalry to a town, where nobody draws or spends Dollars while it is there.
option-public-enemy-supremacy = Supremacy
option-public-enemy-supremacy-help = In every round one gang is feared more than the others: each set of it counts one card more for points.
option-public-enemy-memory = Memory
option-public-enemy-memory-help = Covered cards, discards and cards under decks are not shown again: only tops and numbers.
option-public-enemy-card_counter = Card counter
option-public-enemy-card_counter-help = The board shows what is gone from each town. The rules stay the same.
option-public-enemy-first_seat = First player
option-public-enemy-first_seat-help = Who begins the first round, counted from 1; 0 draws lots.
option-public-enemy-round_limit = Last round
option-public-enemy-round_limit-help = If nobody has won by the end of this round, the most tokens win.
option-public-enemy-last_saloon_card = Last saloon card
option-public-enemy-last_saloon_card-help = Whether the last card of the saloon still takes effect before the round ends.
option-public-enemy-last_saloon_card-resolved = It takes effect first
option-public-enemy-last_saloon_card-ends = The round ends at once
option-public-enemy-owner_duels = Owners duel too
option-public-enemy-owner_duels-help = Duel: a tied player who has the Wanted token already takes part, and can deny it to the others.
option-public-enemy-large_tuel = Tuel of four or more
option-public-enemy-large_tuel-help = Duel: how many tiles lie in the row when four or more players are tied.
option-public-enemy-large_tuel-one-each = One for each player
option-public-enemy-large_tuel-six = All six
option-public-enemy-cavalry_stays = The Cavalry stays
option-public-enemy-cavalry_stays-help = Cavalry: it stays in its town when a new round begins.
option-public-enemy-supremacy_on_none = Supremacy of nothing
option-public-enemy-supremacy_on_none-help = Supremacy: a player without a card of the gang counts one too.

## Refusals

error-pe-fast = Option { $option }: the fast set-up is for up to { $most } players, not { $players }.
error-pe-first-seat = Option { $option }: there is no player { $number } at a table for { $players }.
error-pe-needs-rule = Option { $option }: it changes an optional rule that is not played with (option { $rule }).
error-pe-outlaw-twice = Position, { $field }: { $card } is mentioned twice.
error-pe-position-rule = Position, { $field }: this needs the option { $rule }.
error-pe-left-out = Position, { $field }: { $card } cannot be left out. The fast set-up leaves out one outlaw of each gang in each town, never a leader.
error-pe-too-many-for-fast = Position, { $field }: the fast set-up leaves out one outlaw of { $gang } in { $town }, but the position mentions all who could be left out.
error-pe-position-looked = Position, { $field }: there is no face-down card to look at.
error-pe-not-over = Position, { $field }: nobody has won, and the last round is still to come.
error-pe-not-drawn = Position, { $field }: the last saloon card drawn (saloon.spent) is not { $card }.
error-pe-round-over = Position, { $field }: the round is over already, with a town empty or all four gangs with one player.
error-pe-no-choice = Position, { $field }: { $card } leaves nothing to choose here.

## Why not?

why-pe-not-asked =
    { $decision ->
        [cavalry] Now you place the Cavalry, or leave it.
       *[turn] Now you draw one card from a deck.
    }
why-pe-effect-first = The { pe-saloon-card } you drew takes effect first: choose a stack.
why-pe-cavalry-saloon = The Cavalry never goes to the saloon.
why-pe-cavalry-there = The Cavalry is in { pe-town } already. You can leave it there.
why-pe-cavalry-watches = The Cavalry is in { pe-town }: nobody draws or spends Dollars there.
why-pe-no-dollars = This table plays without Dollars.
why-pe-dollar-before-draw = A Dollar is spent before the draw, not after it.
why-pe-dollar-spent = You have spent your Dollar for this turn.
why-pe-dollars-gone = You have no Dollar left in this round.
why-pe-nothing-to-look-at = { pe-town } has no face-down card left to look at.
why-pe-spend-on-a-deck = Spend the Dollar on a deck: put its face-up outlaw under it, or look at its next card.
why-pe-stack = Stacks are touched only by saloon cards, and only their top cards.
why-pe-not-your-own = The { pe-saloon-card } works on your opponents’ outlaws, not on yours.
why-pe-your-own-only = The { pe-saloon-card } works on your own outlaws only.
why-pe-no-stack = There is no outlaw { pe-of-the-gang } in that stack.
why-pe-no-cavalry = This table plays without the Cavalry.
why-pe-cavalry-after-draw = The Cavalry moves at the end of your turn, after the draw.
why-pe-token = Tokens are won when a round is scored. Wanted tokens are never lost; One goes to the most points.
why-pe-discarded = Discarded cards are out until the next round.

## In the lobby, and at the end

preset-public-enemy-quick = Quick game
web-game-public-enemy = Public Enemy Number One
web-about-public-enemy = Gather outlaws from four towns, keep clear of the Sheriff, and be the most wanted of them all.

## What house rules may change

house-public-enemy-outlaws_each = Outlaws of one gang in one town
house-public-enemy-dollars = Dollars of each player
house-public-enemy-bullets = Bullet tiles of a duel
house-public-enemy-saloon_cards_each = Saloon cards of each kind
house-public-enemy-points = Points by size of a set
