# Ce que dit le plateau de ce qui y est dessiné.

board-we = Wyatt Earp, le plateau
board-we-territories = Les territoires
board-we-posters = Les avis de recherche
board-we-your-hand = Votre main
board-we-empty-hand = Votre main est vide.
board-we-asked = Une question
board-we-or-nothing = Rien ne vous oblige à prendre une carte.
board-we-answer-you = { $turn } pose une Cachette sur vos cartes { $outlaw_name }. Répondez-vous aussitôt par un Wyatt Earp ?
board-we-answer-other = { $turn } pose une Cachette sur les cartes { $outlaw_name } de { $name }, qui peut répondre par un Wyatt Earp.
board-we-snapshot-you = { $turn } vient de poser la première série { $outlaw_name }. Jouez-vous la Photo, hors de votre tour ?
board-we-snapshot-other = { $turn } vient de poser la première série { $outlaw_name }. { $name } peut jouer la Photo, hors de son tour.
board-we-only-pass = Vous n’avez pas de quoi répondre : passez.
board-we-search = Toute la défausse : prenez une carte
board-we-cards =
    { $count ->
        [one] { $card_name }
       *[other] { $card_name }, { $count } cartes
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
        [bank-robbery] Banque
        [stagecoach-robbery] Diligence
        [fastest-gun] Tireur
        [most-wanted] Traque
        [hideout] Cachette
        [wyatt-earp] Wyatt
       *[other] Photo
    }
board-we-pile-short = Pioche
board-we-pile =
    { $count ->
        [0] La pioche, vide.
        [one] La pioche, encore { $count } carte.
       *[other] La pioche, encore { $count } cartes.
    }
board-we-reshuffled = La défausse y a été mélangée.
board-we-discard-short = Défausse
board-we-discard = La défausse, { $card_name } sur le dessus, { $count } en tout.
board-we-discard-empty =
    { $count ->
        [0] La défausse, vide.
        [one] La défausse, { $count } carte.
       *[other] La défausse, { $count } cartes.
    }
board-we-in-play = En jeu
board-we-playing = En jeu : { $card_name }.
board-we-nothing-in-play = Aucune carte shérif en jeu.
board-we-hit = Touché
board-we-missed = Raté
board-we-shot-hit = Dernier tir, par { $name } : { $card_name }, réussi.
board-we-shot-missed = Dernier tir, par { $name } : { $card_name }, raté.
board-we-reward = Récompense : { MONEY($reward) }.
board-we-opened = Une série est posée.
board-we-not-opened = Pas encore de série.
board-we-would-be-captured = Capture acquise si la manche finissait là.
board-we-counts =
    { $points ->
        [one] { $name } : { $points } point de capture.
       *[other] { $name } : { $points } points de capture.
    }
board-we-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-we-covered = { $points } points sous une Cachette : ils ne comptent pas.
board-we-outlaws =
    { $count ->
        [0] Aucune carte hors-la-loi
        [one] { $count } carte hors-la-loi
       *[other] { $count } cartes hors-la-loi
    }
board-we-photo = la Photo
board-we-of =
    { $count ->
        [one] { $card_title }
       *[other] { $card_title } × { $count }
    }
board-we-group = { $outlaw_name }, chez { $name }
board-we-you = { $name } (vous)
board-we-money = { MONEY($money) }.
board-we-in-hand =
    { $count ->
        [0] Aucune carte en main.
        [one] { $count } carte en main.
       *[other] { $count } cartes en main.
    }
board-we-dealer = Donneur.
board-we-to-move = À jouer.
board-we-nothing-laid = Rien de posé.
board-we-says-named = { $outlaw_name } ?
board-we-says-none = Aucune !
board-we-says-here = Tenez !
board-we-says-pass = Passe
board-we-captured = Capture
board-we-escaped = En fuite
board-we-stays = Reste sur l’avis
board-we-scoring = Le partage de la dernière manche
board-we-duel = Le duel
board-we-won = Dernier debout
