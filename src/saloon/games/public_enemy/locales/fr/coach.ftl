# Ce que dit l’entraîneur à chaque sorte de question : à quoi penser. Ce que fait une chose est dit avec elle.

coach-public-enemy-turn = Pour un jeton, il faut le plus de hors-la-loi du gang ; pour le Numéro un, le plus de points. Piochez là où vous rattrapez un rival. Le Saloon est un pari : une carte sur trois environ vous nuit.
coach-public-enemy-sheriff = Donnez ce qui vous sert le moins : un gang dont vous avez déjà le jeton, ou un gang perdu d’avance. Un chef sur le dessus coûte cher.
coach-public-enemy-bounty-hunter = Frappez là où un gang bascule en votre faveur : un rival qui a un hors-la-loi de plus, ou un chef qui l’emporterait à égalité.
coach-public-enemy-swindler = Une arnaque compte double : un de plus pour vous, un de moins pour lui. Cherchez un gang dont le jeton vous manque, et un chef sur le dessus.
coach-public-enemy-cavalry = La Cavalerie ferme une ville à tous jusqu’à ce qu’elle reparte. Fermez celle dont la carte sert le plus au joueur suivant, et le moins à vous.
