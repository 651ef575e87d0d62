# Ce que dit le plateau de ce qui y est dessiné.

board-hu = Hold-up, le plateau
board-hu-town = La ville vue du ciel
board-hu-gangs = Les gangs
board-hu-you = vous
board-hu-first = Premier joueur : les égalités reviennent au plus proche de lui dans l’ordre du tour.
board-hu-to-move = À son tour.
board-hu-in-hand = Gangsters en main :
board-hu-to-draw = Gangsters à piocher :
board-hu-face-down-quota = À poser encore face cachée :
board-hu-loot-held = Butin :
board-hu-bounty-held = Primes :
board-hu-money = Argent :
board-hu-your-hand = Votre main
board-hu-pile =
    { $count ->
        [0] Pile épuisée
       *[other] Pile ×{ $count }
    }
board-hu-face-down-left =
    { $count ->
        [0] Face cachée : plus aucune
       *[other] Face cachée : encore { $count }
    }
board-hu-face-down-short = Face cachée
board-hu-gangster = { $gangster_name }, { $role_name }, { $gang_title } : force { $strength }, puissance de feu { $firepower }, prime { MONEY($worth) }.
board-hu-hidden-gangster = Un gangster face cachée, { $gang_title }.
board-hu-face-down = Face cachée.
board-hu-captured = Capturé par : { $gang_title }.
board-hu-discarded = Défaussé.
board-hu-looked = Regardé par : { $who }.
board-hu-between = entre { $one } et { $other }
board-hu-event-unknown = Un événement face cachée
board-hu-street-north = Rue Nord
board-hu-street-east = Rue Est
board-hu-street-south = Rue Sud
board-hu-street-west = Rue Ouest
# Sur un petit panneau : une barre sépare les lignes.
board-hu-sign-north = Rue|Nord
board-hu-sign-east = Rue|Est
board-hu-sign-south = Rue|Sud
board-hu-sign-west = Rue|Ouest
board-hu-closed = Fermée : un marshal y prépare un piège
board-hu-side =
    { $free ->
        [0] { $building_name }, { $street_title } : complet
        [one] { $building_name }, { $street_title } : 1 place libre
       *[other] { $building_name }, { $street_title } : { $free } places libres
    }
board-hu-loot = Butins : { $big } et { $small }
board-hu-loot-hidden = Butins face cachée
board-hu-strangers =
    { $strangers ->
        [0] {""}
       *[other] {" + ?"}
    }
board-hu-strength = { $gang_title } : force { $strength }{ board-hu-strangers }
board-hu-bonus =
    { $count ->
        [0] Le milieu de la ville
       *[other] Tuiles bonus de { MONEY(200) } : { $count }
    }
board-hu-settling = Règlement de comptes, { $street_title }
board-hu-firepower = { $gang_title } : puissance de feu { $firepower }{ board-hu-strangers }
board-hu-outcome = Les { $captor_title } capturent les { $victim_title } : { MONEY($worth) }
board-hu-nobody = Personne n’a capturé personne
