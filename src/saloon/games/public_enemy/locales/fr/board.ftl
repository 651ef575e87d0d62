# Ce que dit le plateau de ce qui y est dessiné.

board-pe = Public Enemy Number One, le plateau
board-pe-street = Les villes et le Saloon
board-pe-saloon = Saloon
board-pe-gangs = Les hors-la-loi des joueurs
board-pe-ledger = Jetons et défausse
board-pe-outlaw = { pe-outlaw } ({ pe-gang })
board-pe-leader = { pe-outlaw } (chef, { pe-gang })
board-pe-leader-short = Chef
board-pe-face = Carte visible : { $card_title }
board-pe-left =
    { $count ->
        [one] Reste { $count } carte
       *[other] Restent { $count } cartes
    }
board-pe-cards =
    { $count ->
        [one] carte
       *[other] cartes
    }
board-pe-first = Prochaine carte, connue de ceux qui l’ont regardée : { $card_title }
board-pe-next = Ensuite :
board-pe-looked = A regardé la prochaine carte : { $who }
board-pe-last = Dernière carte piochée : { $card_title }
board-pe-under =
    { $count ->
        [one] { $count } carte glissée sous la pioche
       *[other] { $count } cartes glissées sous la pioche
    }
board-pe-under-cards = Sous la pioche : { $cards }
board-pe-under-short = { $count } dessous
board-pe-dollar-under = { $deck_title }, pour un Dollar : glisser le hors-la-loi sous la pioche
board-pe-dollar-look = { $deck_title }, pour un Dollar : regarder la prochaine carte
board-pe-counter = Encore dans la pioche
board-pe-counter-row = { $gang_title } : { $count } sur { $of }
board-pe-spent = Cartes Saloon piochées dans la manche
board-pe-spent-count =
    { $count ->
        [one] { $count } piochée
       *[other] { $count } piochées
    }
board-pe-stack =
    { $count ->
        [0] { $player }, { $gang_title } : aucun hors-la-loi
       *[other] { $player }, { $gang_title } : { $count } hors-la-loi
    }
board-pe-top = Dessus : { $card_title }
board-pe-covered = Recouverts : { $cards }
board-pe-round = Manche
board-pe-wanted-left = Avis de recherche, { $gang_title } : il en reste { $count }
board-pe-verdict =
    { $kind ->
        [most] Majorité : { $player }
        [leader] Majorité, grâce au chef : { $player }
        [tied] Égalité
       *[nobody] Personne n’en a
    }
board-pe-one-free = Le jeton Numéro un, encore à personne
board-pe-one-of = Le jeton Numéro un, à { $player }
board-pe-supremacy = Suprématie de la manche : { $gang_title }, une carte de plus au calcul des points
board-pe-cavalry-away = La Cavalerie, hors de la table
board-pe-cavalry-here = La Cavalerie est là
board-pe-cavalry-on = La Cavalerie, à { pe-town }
board-pe-discard =
    { $count ->
        [0] Aucun hors-la-loi défaussé
        [one] { $count } hors-la-loi défaussé
       *[other] { $count } hors-la-loi défaussés
    }
board-pe-discard-short = Défausse
board-pe-out = { $count } hors-la-loi ne sont pas de la partie
board-pe-to-move = À son tour.
board-pe-first-player = A commencé la manche.
board-pe-has-one = Détient le jeton Numéro un.
board-pe-has-wanted = Avis de recherche : { $gang_title }.
board-pe-dollars =
    { $count ->
        [0] Plus aucun Dollar
        [one] { $count } Dollar
       *[other] { $count } Dollars
    }
board-pe-points =
    { $count ->
        [one] point
       *[other] points
    }
board-pe-duel = Duel au soleil
board-pe-tuel = Tuel au soleil
board-pe-tile =
    { $tile ->
        [bang] { $player } : Bang !
       *[click] { $player } : Click.
    }
board-pe-tile-hidden = Face cachée
board-pe-duel-won = { $player } remporte le duel.
board-pe-duel-lost = Les deux mordent la poussière.
