web-bot-gambler = Flambeur
web-bot-gambler-about = Tire à pile ou face avant chaque choix.
