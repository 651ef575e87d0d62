# Les mots pour qui veut être reconnu.

## La page sur soi-même

me-guest-title = Vous êtes de passage
me-guest-about = Seul ce navigateur vous connaît, et il n’en faut pas plus pour jouer. Si vous voulez garder votre nom, vos tables et vos réglages sur tous vos appareils, choisissez comment être reconnu. On ne vous demande ni adresse ni mot de passe.
me-required = Dans cette maison, on se fait connaître pour jouer. Regarder reste ouvert à tous.
me-off-title = Tout le monde est de passage
me-off-about = Cette maison ne reconnaît personne : votre nom et vos places vivent dans ce navigateur.
me-name = Votre nom
me-save = Enregistrer
me-saved = C’est noté.
me-passkey = Être reconnu par une clé d’accès
me-passkey-about = Votre appareil ou votre gestionnaire de mots de passe garde une clé ; vous la montrez d’un doigt, d’un regard ou d’un code.
me-passkey-none = Les clés d’accès ne marchent pas dans ce navigateur à cette adresse. Une phrase de secours, si, et partout.
me-phrase = Être reconnu par une phrase de secours
me-phrase-about = Douze mots, à noter sur papier. Qui les a, c’est vous.
me-again-title = On vous connaît déjà ?
me-again-about = Ce que vous avez dans ce navigateur sans être reconnu, places comprises, sera à vous.
me-show-passkey = Montrer votre clé d’accès
me-type-phrase = Votre phrase de secours
me-type-phrase-help = Douze mots. Majuscules, accents et ce qui les sépare ne comptent pas.
me-sign-in = Se connecter
me-declined = Aucune clé d’accès n’a été montrée. Réessayez quand vous voulez.
me-known-title = On vous connaît ici
me-known-about = Votre nom, vos tables et vos réglages sont les mêmes partout où vous vous connectez.
me-ways-title = À quoi on vous reconnaît
me-passkey-used = montrée pour la dernière fois le { $day }
me-passkey-name = Nom de cette clé d’accès
me-passkey-rename = Renommer
me-passkey-remove = Retirer
# For screen readers: which passkey a button is about.
me-passkey-rename-one = Renommer la clé d’accès « { $name } »
me-passkey-remove-one = Retirer la clé d’accès « { $name } »
me-passkey-unnamed = Clé d’accès
me-passkey-add = Ajouter une clé d’accès
me-phrase-made = Phrase de secours, faite le { $day }
me-phrase-none = Vous n’avez pas de phrase de secours. Si vous perdez vos clés d’accès, rien d’autre ne vous fait entrer.
me-phrase-make = Faire une phrase de secours
me-phrase-anew = En faire une nouvelle
me-phrase-anew-help = Une nouvelle l’annule.
me-words-title = Votre phrase de secours
me-words-about = Notez ces mots maintenant, dans cet ordre : personne ne pourra les remontrer, pas même cette maison.
me-words-copy = Copier les mots
me-words-copied = Copié.
me-words-done = Je les ai notés
me-devices-title = Vos appareils
me-device-unknown = Un appareil
me-device-here = celui-ci
me-device-seen = vu pour la dernière fois le { $day }
me-sign-out = Se déconnecter
me-sign-out-one = Se déconnecter sur { $name }
me-sign-out-here = Se déconnecter ici
me-sign-out-everywhere = Se déconnecter partout
me-delete-title = Se faire oublier
me-delete-about = Vous quittez toutes les tables, et un bot continue là où une partie est en cours. Votre nom, ce que vous avez dit, vos réglages et tout ce qui vous fait reconnaître sont effacés aussitôt. Les coups des parties finies restent, car ce sont aussi les parties des autres ; à votre place on lit « { $nobody } ». Ce que d’autres ont téléchargé, personne ne peut le reprendre.
me-delete = M’effacer
me-delete-sure = M’effacer pour de bon
me-delete-no = Non, rester

## Refus : les personnes que la maison reconnaît

error-people-off = Cette maison ne reconnaît personne : ici, tout le monde est de passage.
error-not-known = Vous êtes de passage sur cet appareil. Connectez-vous d’abord.
error-too-many-sign-ins = Trop d’essais depuis votre adresse. Attendez quelques minutes.
error-passkey-needs-name = Les navigateurs créent des clés d’accès pour un nom, et « { $host } » n’en est pas un. Ouvrez cette maison par son nom, ou prenez une phrase de secours.
error-passkey-refused = Cette clé d’accès n’a pas pu être vérifiée. Réessayez.
error-passkey-unknown = Cette maison ne connaît pas cette clé d’accès. Elle a peut-être été retirée.
error-passkey-too-late = Cela a pris trop de temps, ou c’est déjà fait. Réessayez.
error-too-many-passkeys = Vous avez { $limit } clés d’accès : on n’en garde pas plus. Retirez-en une d’abord.
error-no-such-passkey = Vous n’avez pas cette clé d’accès.
error-last-way-in = C’est le seul moyen de vous reconnaître. Créez-en un autre d’abord.
error-no-such-device = Vous n’êtes pas connecté sur cet appareil.
error-phrase-unknown = Personne n’est connu par cette phrase. Si vous en avez fait une nouvelle depuis, l’ancienne ne vaut plus.
error-phrase-length =
    { $count ->
        [one] Il y a { $count } mot, et une phrase de secours en a { $expected }.
       *[other] Il y a { $count } mots, et une phrase de secours en a { $expected }.
    }
error-phrase-word = Le mot { $number }, « { $word } », n’est pas un mot d’une phrase de secours. Vérifiez comment il s’écrit.
