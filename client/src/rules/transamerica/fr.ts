import type { TransAmericaText } from "./outline";

export const fr: TransAmericaText = {
  about:
    "Cinq villes secrètes, du Pacifique à l’Atlantique : reliez les vôtres par le rail avant que les autres n’aient relié les leurs. " +
    "Les rails n’appartiennent à personne : tout ce que posent vos voisins travaille aussi pour vous.",
  short: [
    "Vous avez *cinq cartes de ville*, une de chaque couleur. Reliez ces cinq villes à votre pion de départ.",
    "À votre premier tour, vous *placez seulement votre pion*, sur n’importe quelle intersection libre. Au milieu de vos cinq villes, c’est souvent bien.",
    "Ensuite, posez à chaque tour *deux rails sur des traits simples* ou *un seul rail sur un trait double* (montagnes et fleuves). " +
      "Un seul rail simple, c’est permis aussi.",
    "Construisez toujours à partir de *votre réseau* : tout ce que des rails relient à votre pion, peu importe qui les a posés.",
    "Dès que quelqu’un a relié ses cinq villes, la manche est finie. Les autres *perdent un point par rail qui leur manque*, " +
      "et deux si le trait est double.",
    "Chacun commence avec 13 points. Quand quelqu’un n’en a plus, celui à qui il en reste le plus gagne.",
  ],
  sections: {
    material: {
      title: "Ce qu’il y a sur la table",
      body: [
        "Le plateau est une carte des États-Unis couverte d’un filet de traits. Là où les traits se rencontrent se trouve une *intersection* ; " +
          "le trait qui va d’une intersection à la suivante est un *segment*. La plupart sont *simples*. " +
          "Ceux qui franchissent une montagne ou un fleuve sont *doubles* : y construire coûte plus d’efforts.",
        {
          list: [
            "*35 villes* en cinq couleurs, sept de chaque : vert à l’ouest, bleu au nord, jaune au centre, " +
              "rouge au sud, orange à l’est. Chacune a sa carte.",
            "*84 rails* pour tout le monde, et un 85ᵉ qui sert de barrière sur la piste de score. Aucun rail n’appartient à un joueur.",
            "Pour chaque joueur, un *pion de départ* pour la carte et une *locomotive* pour la piste de score.",
            "Une carte qui désigne le premier joueur.",
          ],
        },
        "*À 2 ou 3 joueurs*, on joue avec moins de cartes : deux villes de chaque couleur, celles à bord pointillé sur le plateau imprimé, " +
          "ne sont l’objectif de personne ; il reste 25 cartes. Ces villes restent sur la carte comme de simples intersections. " +
          "À 4, 5 ou 6 joueurs, les 35 cartes sont en jeu.",
      ],
    },
    setup: {
      title: "Mise en place",
      body: [
        "Toutes les locomotives sont au dépôt, qui vaut *13 points*. La barrière ferme l’autre bout de la piste ; " +
          "entre les deux, douze cases, de 12 à 1. Le tout premier joueur est tiré au sort, ou choisi d’un commun accord.",
        "Une partie compte plusieurs manches. Au début de chacune, on mélange les cartes et chacun en reçoit *une de chaque couleur* : " +
          "cinq villes que vous êtes seul à connaître. Les cartes restantes sont mises de côté face cachée ; personne ne les regarde.",
      ],
    },
    turn: {
      title: "Votre tour",
      body: [
        "Le premier joueur commence, puis on joue dans le sens des aiguilles d’une montre.",
        "*Votre premier tour de la manche :* placez votre pion de départ sur une intersection où il n’y a pas d’autre pion. Une ville convient aussi. " +
          "C’est tout pour ce tour.",
        "*À chaque tour suivant*, vous posez des rails. Au choix :",
        {
          list: [
            "un ou deux rails sur des segments simples libres, ou bien",
            "exactement un rail sur un segment double libre.",
          ],
        },
        "Vous devez poser au moins un rail ; le second est facultatif. On passe seulement si l’on ne peut construire sur aucun segment, " +
          "ce qui n’arrive qu’avec les pions bloquants ou les rails de couleur. Si tout le monde passe pendant un tour de table complet sans qu’un pion bouge, la manche est finie.",
      ],
    },
    tracks: {
      title: "Segments simples et segments doubles",
      body: [
        "Un segment reçoit un seul rail, quel que soit celui qui l’a posé.",
        "Un rail sur un segment double prend tout le tour. On ne le combine jamais avec un autre : " +
          "ni un simple d’abord et un double ensuite, ni l’inverse.",
      ],
    },
    networks: {
      title: "Votre réseau, et comment les réseaux se rejoignent",
      body: [
        "Votre *réseau*, ce sont toutes les intersections qu’une ligne ininterrompue de rails relie à votre pion de départ, la sienne comprise. " +
          "Peu importe qui a posé ces rails.",
        "Un nouveau rail doit toucher votre réseau par un bout au moins. Les embranchements sont libres. " +
          "Le second rail peut prolonger le premier, ou partir d’un tout autre endroit de votre réseau.",
        "Quand deux réseaux se touchent, ils n’en font *plus qu’un, à l’instant même*, pour tous ceux qui y sont. " +
          "Si cela arrive avec votre premier rail, le second peut déjà partir de l’autre côté.",
      ],
    },
    roundEnd: {
      title: "La fin d’une manche",
      body: [
        "La manche s’arrête *dès que les cinq villes d’un joueur sont dans son réseau*, peu importe qui a posé le rail décisif.",
        "Une exception : si votre premier rail, sur un segment simple, termine le réseau de *quelqu’un d’autre*, vous pouvez encore poser votre second rail simple ; " +
          "ensuite la manche est finie. Il en va de même si ce premier rail vous fait terminer en même temps qu’un autre. " +
          "S’il ne termine que le vôtre, la manche s’arrête aussitôt.",
        "La manche s’arrête aussi quand le 84ᵉ rail est posé.",
        "Plusieurs joueurs peuvent terminer ensemble ; aucun d’eux ne perd de points. On retourne alors toutes les cartes.",
      ],
    },
    scoring: {
      title: "Compter les rails manquants",
      body: [
        "Si vous n’avez pas terminé, comptez les rails qu’il vous faudrait encore pour relier vos cinq villes à votre réseau : " +
          "*1 point par segment simple, 2 par segment double*. C’est ce que vous perdez.",
        "On compte toujours le *chemin le moins cher*, et tous les rails du plateau vous servent, ceux des autres réseaux aussi. " +
          "Ici, le programme compte pour vous et n’oublie jamais un chemin plus court. Les rails manquants sont seulement montrés, pas posés : " +
          "le nombre de rails en réserve n’a pas d’importance.",
        {
          example: [
            "Ann a relié Sacramento, Minneapolis, Oklahoma City, El Paso et Charleston. Elle a terminé, ne perd rien et reste à 13.",
            "À Ben, il ne manque que Medford. Depuis Sacramento, il y a deux segments simples : *2 manquants : 1 + 1*. Il lui reste 11 points.",
            "À Cleo, il ne manque que Portland. Depuis le rail le plus proche, il y a un segment simple et un double : *3 manquants : 1 + 2*. Il lui reste 10 points.",
          ],
        },
      ],
    },
    barrier: {
      title: "Le dépôt et la barrière",
      body: [
        "Après chaque manche, votre locomotive avance vers la barrière d’autant de cases que vous avez perdu de points. " +
          "Les locomotives peuvent partager une case et se dépasser.",
        "Une locomotive *franchit la barrière* quand il n’y a plus de case entre les deux. À la première place de la barrière, cela veut dire : vous avez 0 point ou moins.",
        "*Après la deuxième manche*, la barrière peut bouger, une seule fois dans la partie. Si personne ne l’a franchie et que le dernier joueur a encore 4 points ou plus, " +
          "elle avance vers le dépôt jusqu’à ce qu’il reste exactement deux cases entre elle et la locomotive de ce dernier joueur.",
        {
          example: [
            "Après la deuxième manche, les joueurs ont 11, 9 et 7 points. La barrière s’approche de celui qui en a 7 : les cases 6 et 5 restent libres. " +
              "Désormais, qui a 4 points ou moins l’a franchie.",
          ],
        },
        "Si la partie n’est pas finie, on enlève tous les rails et tous les pions, on mélange de nouveau les cartes, " +
          "le voisin de gauche devient premier joueur et une nouvelle manche commence.",
      ],
    },
    gameEnd: {
      title: "La fin de la partie",
      body: [
        "La partie se termine avec la manche où une locomotive au moins franchit la barrière. *On joue toujours deux manches :* " +
          "si quelqu’un la franchit dès la première, on joue quand même la deuxième.",
        "Celui à qui il reste *le plus de points* gagne. En cas d’égalité, la victoire est partagée. " +
          "Vous pouvez aussi décider avant la partie qu’une manche de plus départagera : tout le monde la joue, et encore une autre s’il le faut, jusqu’à ce que l’égalité soit rompue.",
      ],
    },
    openCards: {
      title: "Variante : cartes ouvertes",
      body: [
        "Toutes les cartes sont visibles, et les villes de chacun sont marquées sur la carte. On ne devine plus, on calcule.",
        "On ne distribue qu’une fois. À la manche suivante, vous reprenez la main que votre voisin de gauche vient de jouer. " +
          "Il y a autant de manches que de joueurs : chacun joue une fois chaque main, et la chance des cartes disparaît.",
        "La barrière ne joue aucun rôle et les points peuvent descendre sous zéro. Le plus de points gagne.",
      ],
    },
    blocking: {
      title: "Variante : pions bloquants",
      body: [
        "À la fin de votre tour, vous pouvez déplacer votre pion de départ vers une autre intersection libre de votre réseau. " +
          "C’est possible dès votre premier tour de construction, même si vous avez passé, mais plus quand la manche est finie. " +
          "Les pions des autres n’empêchent pas ce déplacement.",
        "Les pions bloquent. Une ligne de rails à partir de laquelle vous construisez peut *aboutir* à une intersection où se trouve un pion adverse, mais pas la *traverser*, " +
          "et aucun nouveau rail ne peut en partir. De votre propre pion, vous pouvez toujours construire.",
        "Seule la construction est bloquée. Pour les villes reliées, la fin de la manche et les rails manquants, on compte comme d’habitude.",
        "Les deux variantes peuvent se jouer ensemble.",
      ],
    },
    vexation: {
      title: "Variante : rails de couleur (Vexation)",
      body: [
        "En plus des rails communs, chacun dispose à chaque manche de *trois rails de sa couleur*. " +
          "On les pose à la place de rails communs, selon les mêmes règles.",
        "Un rail de couleur ne fait partie que du réseau de son propriétaire : pour construire, pour relier les villes et pour compter. " +
          "Pour tous les autres, le segment est occupé : ils ne peuvent pas y construire, et si leur chemin le moins cher passe par là, " +
          "ils le comptent comme manquant, à son prix habituel.",
        "La manche s’arrête toujours au 84ᵉ rail commun ; les rails de couleur ne comptent pas.",
      ],
    },
    options: {
      title: "D’autres choix pour votre table",
      body: [
        {
          list: [
            "*Un nombre fixe de manches.* La barrière ne joue aucun rôle, les points peuvent descendre sous zéro, et après la dernière manche le plus de points gagne. " +
              "Avec les cartes ouvertes, ce nombre remplace celui des joueurs, et les mains continuent de tourner.",
            "*En duplicate.* Plusieurs tables jouent les mêmes donnes avec le même premier joueur et comparent ensuite leurs résultats : " +
              "la même chance pour tous.",
          ],
        },
      ],
    },
  },
  pictures: {
    start: {
      alt: "Une partie de la carte. La locomotive d’Ann est sur une intersection au sud-ouest d’Omaha. Deux rails en partent, d’abord vers l’est, puis jusqu’à Omaha. La locomotive de Ben est entre Kansas City et St. Louis.",
      caption:
        "Le premier tour de construction d’Ann : deux rails sur des traits simples, et Omaha, une de ses villes, est reliée.",
    },
    double: {
      alt: "La même partie de la carte, un tour plus tard. Un troisième rail d’Ann continue vers l’est, sur le trait double d’un fleuve. Ben a posé deux rails à partir de son pion, vers Kansas City et vers St. Louis.",
      caption: "Ann franchit le fleuve. Le trait est double : ce seul rail est tout son tour.",
    },
    joined: {
      alt: "Un rail de Ben relie Kansas City aux rails d’Ann. Tous les rails sont maintenant rayés aux couleurs des deux joueurs. Un second rail part vers l’ouest depuis le pion d’Ann.",
      caption:
        "Le premier rail de Ben réunit les deux réseaux. Avec le second, il construit aussitôt de l’autre côté : vers l’ouest depuis le pion d’Ann, en direction de Sacramento.",
    },
    end: {
      alt: "Toute la carte à la fin d’une manche d’Ann, Ben et Cleo. Au nord-ouest, les rails manquants sont en pointillé : deux pour Ben de Sacramento à Medford, deux pour Cleo vers Portland.",
      caption:
        "La manche est finie. Ann a terminé ; *il manque 2 à Ben (1 + 1)*, vers Medford ; *il manque 3 à Cleo (1 + 2)*, vers Portland.",
    },
    missing: {
      alt: "Le nord-ouest de la même carte. Deux rails en pointillé, marqués 1, mènent de Sacramento à Medford. Un rail marqué 1 et un marqué 2 mènent à Portland.",
      caption:
        "La même chose de plus près : les deux rails qui manquent à Ben sont sur des traits simples, un de ceux de Cleo est sur un trait double.",
    },
    score: {
      alt: "La piste de score après cette manche : la locomotive d’Ann est encore au dépôt, à 13 ; celle de Ben est à 11, celle de Cleo à 10. La barrière est à 0.",
      caption: "La piste de score après cette manche : Ann 13, Ben 11, Cleo 10.",
    },
    blocking: {
      alt: "Deux réseaux réunis. La locomotive de Ben est à Kansas City, là où ses rails rencontrent ceux d’Ann.",
      caption:
        "Ben a mis son pion à Kansas City. Ann peut construire depuis Omaha et depuis le fleuve, mais pas depuis Kansas City, ni depuis ce qui se trouve au-delà.",
    },
    coloured: {
      alt: "Le rail entre Kansas City et les rails d’Ann est un rail de la couleur de Ben. Le réseau d’Ann s’arrête devant lui, celui de Ben continue au-delà.",
      caption:
        "Ben relie avec un rail *de couleur*. Il peut désormais se servir des rails d’Ann ; elle ne peut pas se servir des siens.",
    },
  },
};
