# What speaks for a choice, or against it, in words for everybody: whoever chose, the choice is what the sentence is about.
# -more and -less: it changes a thing; -kept: other choices would cost it. $size is by how much, $how whether that is sure.
# What would say nothing to people has no sentence, and is not told.

because-hold-up-money-more =
    Takes { $how ->
        [about] about { MONEY($size) }
       *[surely] { MONEY($size) }
    }
because-hold-up-money-less =
    Gives up { $how ->
        [about] about { MONEY($size) }
       *[surely] { MONEY($size) }
    }
because-hold-up-loot-now-more =
    Would take { $how ->
        [about] about { MONEY($size) }
       *[surely] { MONEY($size) }
    } more if the buildings were robbed now
because-hold-up-loot-now-less =
    Would take { $how ->
        [about] about { MONEY($size) }
       *[surely] { MONEY($size) }
    } less if the buildings were robbed now
because-hold-up-loot-now-kept = Keeps the loot it would take if the buildings were robbed now
because-hold-up-loot-hope-more =
    Better chances of loot: { $how ->
        [about] about { MONEY($size) }
       *[surely] { MONEY($size) }
    } more to be hoped for
because-hold-up-loot-hope-less =
    Worse chances of loot: { $how ->
        [about] about { MONEY($size) }
       *[surely] { MONEY($size) }
    } less to be hoped for
because-hold-up-loot-hope-kept = Keeps better chances of loot
because-hold-up-bounty-now-more =
    Would collect { $how ->
        [about] about { MONEY($size) }
       *[surely] { MONEY($size) }
    } more in bounties if scores were settled now
because-hold-up-bounty-now-less =
    Would collect { $how ->
        [about] about { MONEY($size) }
       *[surely] { MONEY($size) }
    } less in bounties if scores were settled now
because-hold-up-bounty-now-kept = Keeps the bounties it would collect if scores were settled now
because-hold-up-bounty-hope-more =
    Better chances of bounties: { $how ->
        [about] about { MONEY($size) }
       *[surely] { MONEY($size) }
    } more to be hoped for
because-hold-up-bounty-hope-less =
    Worse chances of bounties: { $how ->
        [about] about { MONEY($size) }
       *[surely] { MONEY($size) }
    } less to be hoped for
because-hold-up-bounty-hope-kept = Keeps better chances of bounties
because-hold-up-strength-left-more = Keeps strong gangsters for later
because-hold-up-strength-left-less = Uses up strength that could serve later
because-hold-up-strength-left-kept = Keeps more strength for later
because-hold-up-firepower-left-more = Keeps revolvers for later
because-hold-up-firepower-left-less = Uses up revolvers that could serve later
because-hold-up-firepower-left-kept = Keeps more revolvers for later
because-hold-up-secret-strength-more = Hides strength from the rivals
because-hold-up-secret-strength-less = Leaves less strength hidden from the rivals
because-hold-up-secret-strength-kept = Keeps strength hidden from the rivals
because-hold-up-events-seen-more = Lets an event be known

# What a choice is there for, whatever comes of it.
because-hu-look-event = Finds out which event will act there
because-hu-look-card = Finds out which gangster hides there
