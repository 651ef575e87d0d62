# Ce qui est dit aux gens de leur vie ici : ce qu’ils ont joué, à quel niveau, qui ils connaissent, comment on les rappelle.

## Refus

error-no-such-match = Vous n’avez pas joué cette partie à la table « { $table } ».
error-no-such-friend = Il n’y a personne de ce nom ici.
error-no-such-offer = Ce lien ne vaut plus. Demandez-en un autre.
error-own-offer = C’est votre propre lien. Envoyez-le à quelqu’un d’autre.
error-no-such-block = Cette personne n’est pas bloquée.
error-nobody-to-block = Il n’y a personne à bloquer.
error-too-many-offers = Vous avez { $limit } liens auxquels personne n’a répondu. Attendez, ou confirmez ceux qui l’ont fait.
error-too-many-friends = L’un de vous a déjà { $limit } amis : il n’y a plus de place.
error-too-many-blocks = Vous avez bloqué { $limit } personnes : il n’y a plus de place.
error-too-many-invitations = Cette personne a déjà { $limit } invitations. Attendez un peu.
error-too-many-letters = Cela fait beaucoup d’un coup : { $limit } en dix minutes suffisent. Attendez un peu.
error-no-push = Ce saloon n’appelle aucun navigateur.
error-push-address = Ce saloon ne connaît pas le service par lequel on appelle votre navigateur.
error-push-keys = Votre navigateur a donné des clés inutilisables.
error-no-mail = Ce saloon n’envoie pas de courriel.
error-bad-address = « { $address } » n’est pas une adresse de courriel.
error-wrong-letter = Ce lien n’est pas le dernier qui vous a été envoyé.

## Ce qui est envoyé pour rappeler quelqu’un ; { $game } est le titre du jeu

call-turn = { $game }, table { $table } : c’est à vous de jouer.
call-soon = { $game }, table { $table } : votre temps est bientôt écoulé.
call-mail-title = Saloon : est-ce votre adresse ?
call-mail-body =
    Au Saloon, quelqu’un souhaite être prévenu à cette adresse quand vient son tour. Si c’est vous, suivez le lien sur
    l’appareil où vous êtes identifié. Sinon, ne faites rien : rien d’autre ne sera envoyé.

## Parties

lives-history = Vos parties
lives-history-none = Aucune partie n’est encore terminée. Celles que vous jouez jusqu’au bout s’inscrivent ici.
lives-more = Parties plus anciennes
lives-replay = Revoir
lives-place =
    { $place ->
        [1] 1re place sur { $players }
       *[other] { $place }e place sur { $players }
    }
lives-won = Gagnée
lives-left = un robot a pris la suite
lives-rated = classée
lives-casual-casual = Non classée : la table était ouverte pour le plaisir.
lives-casual-position = Non classée : elle n’a pas commencé au début.
lives-casual-house-rules = Non classée : elle suivait des règles maison.
lives-casual-hot-seat = Non classée : quelqu’un a joué plusieurs places.
lives-casual-bots = Non classée : personne ne connaît la force de ces joueurs.
lives-casual-exported = Non classée : la table s’est brisée, et son hôte en a vu tous les secrets.
lives-counts = Cette partie est classée.
lives-statistics = Ce qu’elles donnent
lives-played =
    { $played ->
        [one] une partie
       *[other] { $played } parties
    }
lives-wins =
    { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }
lives-average = place moyenne { $place }
lives-streak = { $streak } d’affilée à présent, { $longest } au mieux
lives-with-players =
    { $players ->
        [one] en solitaire
       *[other] à { $players } joueurs
    }
lives-against = devant { $bot }
lives-share = { $won } sur { $played }

## Classements

lives-ratings = Classements
lives-rating = Cote
lives-rating-value = { $points } ± { $margin }
lives-rating-sure = guère moins de { $surely }
lives-ratings-about = 400 points valent dix chances contre une. La liste suit la cote dont on n’est guère au-dessous : quelques parties chanceuses n’y mènent à rien. Les robots se tiennent là où l’arène les a mis.
lives-ratings-none = Aucune personne cotée n’a encore accepté d’y figurer.
lives-ratings-you = Vous : { $points } ± { $margin }, après { $matches ->
        [one] une partie
       *[other] { $matches } parties
    }.
lives-ratings-you-none = Vous n’avez pas encore de cote à ce jeu. Les parties aux tables classées comptent.
lives-listed = Laisser les autres voir mes cotes dans ces listes
lives-name = Nom
lives-matches = Parties
lives-all-games = Autres jeux

## Amis

lives-friends = Amis
lives-friends-none = Personne encore. Envoyez votre lien à quelqu’un.
lives-friends-known = Pour avoir des amis ici, il faut être reconnu.
lives-be-known = Être reconnu
lives-link = Créer un lien
lives-link-help = Qui l’ouvre peut demander à être votre ami, pendant une semaine. C’est vous qui confirmez.
lives-link-copy = Copier
lives-link-copied = Copié.
lives-link-label = Votre lien
lives-offer = { $name } voudrait être votre ami.
lives-offer-take = Devenir ami avec { $name }
lives-offer-taken = Il ne reste à { $name } qu’à confirmer.
lives-asking = { $name } a répondu à votre lien.
lives-confirm = Confirmer
lives-refuse = Non, merci
lives-here = ici
lives-away = pas ici
lives-part = Ne plus être amis
lives-block = Bloquer
lives-blocked = Bloqués
lives-blocked-help = Ils ne peuvent ni s’asseoir aux tables dont vous êtes l’hôte ni devenir vos amis, et vous ne voyez pas ce qu’ils disent.
lives-unblock = Débloquer
lives-seen = Laisser mes amis voir quand je suis ici
lives-invite = Inviter des amis
lives-invite-one = Inviter { $name }
lives-invited = Invité

## Être rappelé

lives-calls = Être rappelé
lives-calls-about = Aux tables où l’on a des jours pour choisir : quand vient votre tour, et une fois encore avant la fin de votre temps. L’envoi nomme le jeu et la table, rien d’autre.
lives-calls-none = Ce saloon ne rappelle personne.
lives-push = Sur cet appareil
lives-push-on = M’appeler sur cet appareil
lives-push-off = Ne plus m’appeler sur cet appareil
lives-push-denied = Votre navigateur ne le permet pas. Ses réglages pour cette page le peuvent.
lives-push-unable = Ce navigateur ne peut pas être appelé.
lives-browsers =
    { $browsers ->
        [0] Aucun de vos appareils n’est appelé.
        [one] Un de vos appareils est appelé.
       *[other] { $browsers } de vos appareils sont appelés.
    }
lives-mail = Par courriel
lives-mail-address = Votre adresse de courriel
lives-mail-save = M’envoyer une lettre pour la confirmer
lives-mail-sent = Une lettre est en route. Suivez son lien sur cet appareil.
lives-mail-on = Les lettres vont à { $email }.
lives-mail-off = Plus de courriel
lives-hook = Par ce que l’opérateur de ce saloon a mis en place
