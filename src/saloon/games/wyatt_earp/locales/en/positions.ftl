# Why a position is refused, and what always holds in one.

name-wyatt-earp-cards = every card must be somewhere, once.
name-wyatt-earp-territory = a sheriff card lies before a player only with an outlaw card or a Photo.
name-wyatt-earp-hand = a hand must hold what everybody knows of it.
name-wyatt-earp-guns = only one fastest gun can be in play, and what lies in a territory has been opened.
name-wyatt-earp-discard = what shows of the discard must lie there.
name-wyatt-earp-searches = what was kept in a search must have lain in the discard, before the shuffle only if there was one, and no more can be searched than there are Wyatt Earps.
name-wyatt-earp-table = seats, posters and quiet turns must be within their bounds.
name-wyatt-earp-money = the game is over only when somebody is rich enough, and only equals have fought a duel.
name-wyatt-earp-turn = a turn has one sheriff card, from which come its shots and questions; before the draw nothing has been done, and in a quiet turn nothing at all.
name-wyatt-earp-question = nobody could be asked this question here.
