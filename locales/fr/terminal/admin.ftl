# La commande `saloon admin` : l’aide, et ce qui est dit à qui tient la maison.

cli-help-admin = Tenir les tables d’une maison : les lister, fermer, sauvegarder, vérifier, déménager.
cli-about-admin =
    Tout se fait ici par la seule base de données. Lire, fermer, importer, élaguer et sauvegarder se font pendant que le serveur
    tourne ; pour restaurer vers un fichier ou en déménager un, il doit être arrêté.
cli-help-admin-list = Lister les tables, les dernières changées d’abord.
cli-about-admin-list = L’âge est en jours depuis que quelque chose s’y est passé.
cli-help-admin-inspect = Montrer ce qu’on sait d’une table, hors ses secrets.
cli-about-admin-inspect = Son journal est rejoué. Ce que les gens ont dit et ont en main y reste.
cli-help-admin-close = Fermer des tables : on peut les regarder, mais il ne s’y passe plus rien.
cli-about-admin-close = Un serveur qui a la table ouverte s’en aperçoit à la prochaine chose qui s’y passe.
cli-help-admin-export = Écrire des journaux dans un fichier, une ligne de JSON pour chacune des leurs.
cli-about-admin-export = Tous tels qu’ils sont au même instant. Un tel fichier contient tous les secrets d’une partie.
cli-help-admin-import = Reprendre des journaux d’un fichier.
cli-about-admin-import = Chacun est d’abord rejoué. Tous sont repris, ou aucun ; ceux qui sont déjà là, identiques, restent comme ils sont.
cli-help-admin-backup = Tout écrire dans un fichier pendant que la maison est ouverte.
cli-about-admin-backup = FILE est une base SQLite, quelle que soit celle de la maison.
cli-help-admin-restore = Remettre dans une base ce qui a été sauvegardé.
cli-about-admin-restore = La sauvegarde d’une version plus ancienne est mise à jour au passage.
cli-help-admin-move = Tout copier d’une base dans une autre, de quelque sorte qu’elles soient.
cli-about-admin-move = Ce qui a été copié est comparé ; si cela diffère, rien n’est changé.
cli-help-admin-prune = Effacer les tables où il ne s’est rien passé depuis longtemps.
cli-about-admin-prune = Sans --yes, elles sont seulement listées.
cli-help-admin-verify = Rejouer des journaux selon les règles, et nommer la première mauvaise ligne de chacun.
cli-about-admin-verify = Le code de sortie est 1 s’il y en a un mauvais.

cli-option-admin-game = Les tables de ce jeu seulement.
cli-option-admin-phase = Les tables dans cet état seulement.
cli-option-admin-older = Les tables où il ne s’est rien passé depuis tant de jours.
cli-option-admin-all = Toutes les tables.
cli-option-admin-replace = Effacer d’abord ce que la base contient.
cli-option-admin-finished = Seulement celles dont la partie est terminée.
cli-option-admin-yes = Le faire.

cli-admin-table = table
cli-admin-game = jeu
cli-admin-phase = état
cli-admin-lines = lignes
cli-admin-bytes = octets
cli-admin-age = jours
cli-admin-seats = places
cli-admin-moves = coups
cli-admin-snapshot = instantané à la ligne
cli-admin-opened = ouverte
cli-admin-changed = dernier changement
cli-admin-tables =
    { $count ->
        [one] { $count } table.
       *[other] { $count } tables.
    }
cli-admin-trouble = La partie ne continue pas : { $trouble }.
cli-admin-flaw =
    { $flaw ->
        [unreadable] { $table } : la ligne { $line } est illisible.
       *[rules] { $table } : les règles ne peuvent suivre la ligne { $line } : { $problem }
    }
cli-admin-closed = La table { $table } est fermée.
cli-admin-exported =
    { $count ->
        [one] { $count } ligne écrite dans { $file }.
       *[other] { $count } lignes écrites dans { $file }.
    }
cli-admin-imported = Tables reprises : { $new }. Déjà là : { $known }.
cli-admin-copying = Copie en cours…
cli-admin-backed-up = { $rows } rangées sauvegardées dans { $file }.
cli-admin-restored = { $rows } rangées restaurées.
cli-admin-moved = { $rows } rangées déménagées.
cli-admin-pruned =
    { $count ->
        [one] { $count } table effacée.
       *[other] { $count } tables effacées.
    }
cli-admin-would-prune =
    { $count ->
        [one] { $count } table serait effacée : --yes le fait.
       *[other] { $count } tables seraient effacées : --yes le fait.
    }
cli-admin-verifying = journaux
cli-admin-verified = { $count } journaux, { $lines } lignes, { $moves } coups : { $good } bons, { $older } d’anciennes règles, { $bad } mauvais.
error-cli-admin-which = Nommez les tables, ou dites --all.
