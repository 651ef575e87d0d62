# Les thèmes des énigmes : les sortes de décisions.

puzzle-theme-hold-up-opening = Quel événement regarder d’abord ?
puzzle-theme-hold-up-place = Poser un gangster
puzzle-theme-hold-up-look = Que regarder ?
puzzle-theme-hold-up-capture = Qui capturer ?

# De plus fins (themes.yaml).

puzzle-theme-hold-up-duel = Deux bandes seules
puzzle-theme-hold-up-bounties = Des primes à portée
puzzle-theme-hold-up-showdowns = Des primes à venir
puzzle-theme-hold-up-money = L’argent au bout du compte
puzzle-theme-hold-up-hopes = De quoi espérer
