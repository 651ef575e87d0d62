web-bot-gambler = Gambler
web-bot-gambler-about = Tosses a coin before every choice.
