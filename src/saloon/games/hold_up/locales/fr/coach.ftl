# Ce que dit l’entraîneur à chaque sorte de question : à quoi penser. Ce que fait une chose est dit avec elle.

coach-hold-up-opening = Ce que vous voyez maintenant, vous serez peu à le savoir. Regardez près d’un bâtiment au riche butin : un événement peut tout y changer.
coach-hold-up-place = Deux choses comptent à la fois : la force devant le bâtiment, pour le butin, et les revolvers dans la rue, pour les primes. Qui peut encore vous dépasser là ?
coach-hold-up-look = Regardez là où cela peut encore changer votre jeu : un événement près d’un bâtiment convoité, ou un gangster caché qui peut vous y battre.
coach-hold-up-capture = Additionnez les primes de chaque gang rival dans cette rue. La plus chère est d’ordinaire la meilleure, sauf s’il faut arrêter celui qui mène.
