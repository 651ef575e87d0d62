# Words for whoever wants to be known again.

## The page about oneself

me-guest-title = You are a guest
me-guest-about = This browser alone knows you, and nothing more is needed to play. If you would like to keep your name, your tables and your settings on every device, choose how to be known. Nobody asks for an address or a password.
me-required = In this house whoever plays is known. Looking on is open to all.
me-off-title = Everybody is a guest
me-off-about = This house knows nobody again: your name and your seats live in this browser.
me-name = Your name
me-save = Save
me-saved = Saved.
me-passkey = Be known by a passkey
me-passkey-about = Your device or your password manager keeps a key, and you show it with a finger, your face or a PIN.
me-passkey-none = Passkeys do not work in this browser at this address. A recovery phrase does, everywhere.
me-phrase = Be known by a recovery phrase
me-phrase-about = Twelve words, for paper. Whoever has them is you.
me-again-title = Known here already?
me-again-about = What you have as a guest in this browser, its seats too, will be yours.
me-show-passkey = Show your passkey
me-type-phrase = Your recovery phrase
me-type-phrase-help = Twelve words. Capitals, accents and what stands between them do not count.
me-sign-in = Sign in
me-declined = No passkey was shown. Try again whenever you like.
me-known-title = You are known here
me-known-about = Your name, your tables and your settings are the same wherever you sign in.
me-ways-title = What you are known by
me-passkey-used = last shown { $day }
me-passkey-name = Name of this passkey
me-passkey-rename = Rename
me-passkey-remove = Remove
# For screen readers: which passkey a button is about.
me-passkey-rename-one = Rename the passkey “{ $name }”
me-passkey-remove-one = Remove the passkey “{ $name }”
me-passkey-unnamed = Passkey
me-passkey-add = Add a passkey
me-phrase-made = Recovery phrase, made { $day }
me-phrase-none = You have no recovery phrase. If you lose your passkeys, nothing else lets you in.
me-phrase-make = Make a recovery phrase
me-phrase-anew = Make a new one
me-phrase-anew-help = A new one voids it.
me-words-title = Your recovery phrase
me-words-about = Write these words down now, in this order: nobody can show them again, not even this house.
me-words-copy = Copy the words
me-words-copied = Copied.
me-words-done = I have written them down
me-devices-title = Your devices
me-device-unknown = A device
me-device-here = this one
me-device-seen = last seen { $day }
me-sign-out = Sign out
me-sign-out-one = Sign out on { $name }
me-sign-out-here = Sign out here
me-sign-out-everywhere = Sign out everywhere
me-delete-title = Be forgotten
me-delete-about = You leave every table, and a bot plays on where a match is going on. Your name, what you said, your settings and everything you are known by are deleted at once. The moves of finished games stay, for they are the others’ games too; your seat there reads “{ $nobody }”. What others have downloaded, nobody can take back.
me-delete = Delete me
me-delete-sure = Delete me for good
me-delete-no = No, stay

## Refusals: people who are known again

error-people-off = This house knows nobody again: everybody is a guest here.
error-not-known = You are a guest on this device. Sign in first.
error-too-many-sign-ins = That was tried too often from your address. Wait a few minutes.
error-passkey-needs-name = Browsers make passkeys for a name, and “{ $host }” is none. Open this house under its name, or take a recovery phrase.
error-passkey-refused = That passkey could not be checked. Try again.
error-passkey-unknown = This house does not know that passkey. It may have been removed.
error-passkey-too-late = That took too long, or was done already. Try again.
error-too-many-passkeys = You have { $limit } passkeys, which is all that are kept. Remove one first.
error-no-such-passkey = You have no such passkey.
error-last-way-in = This is the only way you are known by. Make another first.
error-no-such-device = You are not signed in on that device.
error-phrase-unknown = Nobody is known by this phrase. If you made a new one since, the old one is void.
error-phrase-length =
    { $count ->
        [one] This is one word, and a recovery phrase has { $expected }.
       *[other] These are { $count } words, and a recovery phrase has { $expected }.
    }
error-phrase-word = Word { $number }, “{ $word }”, is no word of a recovery phrase. Look how it is spelt.
