import type { SteelDriverText } from "./outline";

export const fr: SteelDriverText = {
  about:
    "Six compagnies de chemin de fer veulent traverser le continent, et vous y investissez. À chaque tour, vous misez pour diriger une compagnie, " +
    "vous encaissez son profit et vous gagnez des actions qui rapporteront à la fin.",
  short: [
    "Les *cubes* blancs servent à miser, l’*argent* sert à gagner. Les deux ne se mélangent jamais.",
    "À chaque tour, chacun reçoit de nouveaux cubes. Vous *misez des cubes sur les compagnies*. Qui remporte une enchère dirige la compagnie pour ce tour et garde pour toujours une de ses *actions*.",
    "Les cubes de l’enchère gagnante vont à la compagnie. Avec eux, elle *pose des rails*, une liaison à la fois.",
    "Chaque nouvelle ville ajoute sa *valeur au profit de la compagnie*. À la fin du tour, vous touchez ce profit en argent.",
    "Après cinq tours, les compagnies ramassent des *marchandises* dans leurs villes. Plus une compagnie en a de couleurs différentes, plus *chacune de ses actions* rapporte.",
    "Le plus d’argent gagne. Donc : dirigez les compagnies qui rapportent maintenant, et gardez des actions de celles qui vaudront cher plus tard.",
  ],
  sections: {
    material: {
      title: "Ce qu’il y a sur la table",
      body: [
        {
          list: [
            "*Six compagnies :* rouge, jaune, verte, bleue, grise et marron. Chacune a un marqueur de contrôle, 5 actions, 17 rails, " +
              "une trésorerie pour ses cubes et un pion qui montre son profit du tour.",
            "*La carte* et ses villes. Une ville a une valeur en dollars et une couleur de marchandise : blanc, noir, argent, orange ou rouge. " +
              "Les villes *hexagonales* sont des villes de départ.",
            "*Les liaisons* entre deux villes. Chacune a un coût en cubes et la place pour un seul rail.",
            "*Des cubes d’investissement* blancs et *de l’argent*, autant qu’il en faut. L’argent ne peut jamais être investi.",
          ],
        },
        "Rien n’est secret dans ce jeu, et une fois le premier joueur tiré au sort, il n’y a plus de hasard.",
      ],
    },
    setup: {
      title: "Mise en place et déroulement",
      body: [
        "Les compagnies commencent dans l’ordre rouge, jaune, verte, bleue, grise, marron, toutes avec un profit de 0 $. " +
          "Le premier joueur actif est tiré au sort ou choisi par la table.",
        "La partie compte *cinq tours*, puis une *phase finale*. Chaque tour a cinq phases :",
        {
          steps: [
            "chacun reçoit des cubes,",
            "enchères,",
            "construction,",
            "les profits sont payés en argent,",
            "fin du tour : nouvel ordre, profits remis à 0 $.",
          ],
        },
      ],
    },
    cubes: {
      title: "Phase 1 : les cubes",
      body: [
        "Chaque joueur reçoit de nouveaux cubes, selon le nombre de joueurs :",
        {
          pairs: [
            ["3 joueurs", "10 cubes chacun"],
            ["4 joueurs", "8 cubes chacun"],
            ["5 joueurs", "7 cubes chacun"],
            ["6 joueurs", "6 cubes chacun"],
          ],
        },
        "Ce que vous ne dépensez pas, vous le gardez pour les tours suivants.",
      ],
    },
    auctions: {
      title: "Phase 2 : les enchères",
      body: [
        "Le *joueur actif* met aux enchères une compagnie qui n’a pas été vendue pendant ce tour, ou bien il passe le marqueur de joueur actif à gauche.",
        "Qui met une compagnie aux enchères fait aussi la première mise : au moins 1 cube, au plus ce qu’il possède. Sans cubes, on ne peut que passer le marqueur.",
        "Ensuite, on mise dans le sens des aiguilles d’une montre. À votre tour, *surenchérissez ou retirez-vous* ; qui s’est retiré ne revient plus dans cette enchère. " +
          "On ne mise jamais plus de cubes qu’on n’en a. Le dernier en lice l’emporte.",
        {
          list: [
            "Le gagnant prend le *marqueur de contrôle* et *une action* de la compagnie, et met les cubes de sa mise dans la *trésorerie* de celle-ci.",
            "Tous les autres gardent leurs cubes.",
            "Le marqueur de joueur actif passe au voisin de gauche de celui qui le *détenait*, quel que soit le gagnant.",
          ],
        },
        "La phase se termine quand les six compagnies sont vendues, ou quand tous les joueurs, l’un après l’autre, ont passé le marqueur. " +
          "Si vous avez passé et que le marqueur revient, vous pouvez encore mettre une compagnie aux enchères.",
        "Le marqueur va alors au voisin de gauche du dernier joueur qui a mis une compagnie aux enchères. Si personne ne l’a fait, il reste où il est.",
        "Vous pouvez diriger plusieurs compagnies. Chacune vend au plus une action par tour : cinq actions suffisent toujours.",
      ],
    },
    building: {
      title: "Phase 3 : la construction",
      body: [
        "Les compagnies construisent dans leur ordre, à tour de rôle, *une liaison à la fois*. Celui qui a le marqueur de contrôle décide ; " +
          "la compagnie paie le coût avec sa propre trésorerie.",
        "*Une compagnie qui peut construire doit construire*, même entre deux villes qu’elle dessert déjà, si elle ne peut rien payer d’autre. " +
          "Elle ne passe que si elle n’a plus de rails, ou ne peut payer aucune liaison permise.",
        "Une compagnie qui passe prend la première place libre de la *rangée des passes* et ne joue plus dans cette phase. " +
          "Une compagnie que personne ne dirige ce tour-ci ne peut pas construire : elle passe quand vient son tour et garde sa trésorerie.",
        "La phase se termine quand les six ont passé. Les cubes restants demeurent dans les trésoreries.",
      ],
    },
    profit: {
      title: "Où construire, et ce que cela rapporte",
      body: [
        "*La première liaison d’une compagnie* doit partir d’une ville de départ, un hexagone. Vous désignez cette ville ; " +
          "le profit augmente de la valeur de l’*autre* bout. Si les deux bouts sont des villes de départ, choisissez laquelle est le départ. " +
          "Plusieurs compagnies peuvent partir de la même ville.",
        "*Toute liaison suivante* doit toucher une ville que la compagnie dessert déjà. Les embranchements sont libres.",
        "Le profit augmente de la valeur de chaque ville *nouvelle pour la compagnie*. Une ville qu’elle dessert déjà, sa ville de départ comprise, " +
          "ne rapporte plus jamais, même aux tours suivants. Les villes des autres compagnies ne gênent pas : seule la liaison doit être libre.",
        {
          example: [
            "Ann a acheté la rouge pour 7 cubes. La rouge part de New York et construit vers Pittsburgh pour 4 cubes : 40 $ de profit, pour Pittsburgh. New York, le départ, ne rapporte rien.",
            "Quand son tour revient, elle continue jusqu’à Cincinnati pour 3 cubes : encore 40 $. Son profit est maintenant de *80 $*, sa trésorerie est vide, et elle va passer.",
          ],
        },
      ],
    },
    link: {
      title: "La liaison transcontinentale",
      body: [
        "Une fois par partie, il y a une prime : quand une chaîne continue de rails, de n’importe quelles compagnies, relie pour la première fois *New York et San Francisco*.",
        {
          list: [
            "La compagnie qui a posé le dernier rail ajoute *50 $* à son profit.",
            "Chaque *autre* compagnie de la liaison ajoute *30 $*.",
          ],
        },
        "S’il y a plusieurs chemins, la liaison est celui qui compte *le moins de compagnies* ; parmi ceux-là, le moins de rails. " +
          "S’il y a encore égalité, les compagnies de tous ces chemins participent. " +
          "Une compagnie que personne ne dirige ce tour-ci reçoit aussi sa prime, mais il n’y a personne à payer.",
        {
          example: [
            "La rouge ferme la brèche entre St. Louis et Kansas City. Cinq rails rouges et cinq marron mènent maintenant de New York à San Francisco. " +
              "La rouge ajoute 50 $, la marron 30 $. Les autres compagnies ont des rails à côté, mais pas sur ce chemin : elles n’ont rien.",
          ],
        },
      ],
    },
    payday: {
      title: "Phases 4 et 5 : les profits et le nouvel ordre",
      body: [
        "Pour chaque compagnie que vous dirigez, la banque vous paie son *profit en argent*. Les actions ne rapportent encore rien.",
        "La rangée des passes devient l’*ordre du tour suivant* : qui a passé en premier construira en premier.",
        "Puis tous les profits reviennent à 0 $ et l’on rend les marqueurs de contrôle. Après le cinquième tour seulement, ils restent où ils sont.",
      ],
    },
    goods: {
      title: "La phase finale : ramasser les marchandises",
      body: [
        "On vide les trésoreries. Chaque ville touchée par un rail reçoit *un cube de marchandise* de sa couleur.",
        "Désormais, chaque compagnie est dirigée par celui qui en a *le plus d’actions*. En cas d’égalité, comptez dans le sens des aiguilles d’une montre à partir du détenteur du marqueur de contrôle, " +
          "lui compris : le premier des joueurs à égalité l’obtient. Si personne ne le détient, comptez à partir du joueur actif. " +
          "Une compagnie qui n’a jamais vendu d’action ne participe pas.",
        "Dans l’ordre de la dernière rangée des passes, à tour de rôle, chaque compagnie prend *un cube dans une ville de ses propres rails* ; sa ville de départ compte. " +
          "Celui qui la dirige choisit. Elle doit en prendre un tant qu’elle le peut, et passe quand il ne reste rien pour elle. La phase se termine quand toutes ont passé.",
        "Une ville n’a qu’un cube : premier arrivé, premier servi. Regardez donc aussi quelles couleurs intéressent les autres.",
      ],
    },
    sets: {
      title: "Ce que rapportent les actions",
      body: [
        "Les cubes de chaque compagnie sont rangés en séries de *couleurs différentes*. Une série vaut :",
        {
          pairs: [
            ["1 couleur", "10 $"],
            ["2 couleurs", "30 $"],
            ["3 couleurs", "60 $"],
            ["4 couleurs", "100 $"],
            ["5 couleurs", "150 $"],
          ],
        },
        "On les range toujours de la façon la plus avantageuse : d’abord la plus grande série possible, puis la suivante. " +
          "Le total est le profit final de la compagnie, et *chacune de ses actions rapporte cette somme* à son détenteur.",
        {
          example: [
            "Dans la partie de l’image, la bleue finit avec trois cubes noirs, deux argent et un orange. " +
              "Cela fait noir + argent + orange (60 $), noir + argent (30 $) et noir (10 $) : *100 $ par action*.",
            "Ben a trois actions de la bleue et reçoit 300 $. Ann et Cleo en ont une chacune et reçoivent 100 $.",
          ],
        },
      ],
    },
    gameEnd: {
      title: "Qui gagne",
      body: [
        "Le plus d’argent gagne. En cas d’égalité, c’est celui des joueurs à égalité qui dirige la compagnie ayant le plus de cubes de marchandise. " +
          "S’il y a encore égalité, la victoire est partagée.",
      ],
    },
    map: {
      title: "À propos de notre carte",
      body: [
        "La carte imprimée n’est publiée nulle part où nous pourrions renvoyer. La nôtre est une *reconstitution* : elle a les mêmes nombres, pour autant qu’on les connaisse " +
          "(38 villes ; 12 blanches, 12 noires, 6 argent, 5 orange et 3 rouges ; des coûts de 2 à 6 ; des villes de départ sur les deux côtes), " +
          "et nous l’avons réglée jusqu’à ce que les parties finissent avec les sommes que rapportent les joueurs. Le choix des villes, leurs valeurs et les coûts sont de nous.",
        "Si vous possédez le jeu, vous pouvez entrer la vraie carte sous forme de fichier et y jouer.",
      ],
    },
    glossary: {
      title: "Les mots en bref",
      body: [
        {
          pairs: [
            ["Joueur actif", "celui qui peut mettre une compagnie aux enchères à cet instant"],
            ["Marqueur de contrôle", "qui l’a dirige la compagnie : il décide où elle construit et touche son profit"],
            ["Cubes", "ce qu’on mise, et ce avec quoi les compagnies construisent ; ne valent jamais d’argent"],
            ["Liaison", "le trait entre deux villes ; place pour un rail d’une seule compagnie"],
            [
              "Rangée des passes",
              "où s’alignent les compagnies qui ont fini de construire ; c’est l’ordre du tour suivant",
            ],
            ["Profit", "ce qu’une compagnie a gagné pendant ce tour ; payé en argent à qui la dirige"],
            ["Action", "gagnée avec chaque enchère, elle reste à vous et rapporte une fois, à la fin"],
            ["Ville de départ", "un hexagone ; la première liaison d’une compagnie en part"],
            ["Trésorerie", "les cubes avec lesquels une compagnie peut construire"],
          ],
        },
      ],
    },
  },
  pictures: {
    auction: {
      alt: "Une enchère pour la compagnie rouge. Ann a ouvert à 5 cubes et en possède 10 ; Ben a misé 6 et mène ; Cleo s’est retirée. C’est à Ann.",
      caption:
        "La rouge est aux enchères. Ann a ouvert à 5, Ben est monté à 6, Cleo s’est retirée. Ann doit miser 7 ou plus, ou laisser la rouge à Ben pour 6 cubes.",
    },
    build: {
      alt: "Le nord-est de la carte. Des rails rouges mènent de New York à Pittsburgh puis à Cincinnati, un rail vert de Charleston à Atlanta. Sur la piste des profits, la rouge est à 80 $, la jaune à 50 $, la verte à 30 $.",
      caption: "La rouge a construit de New York à Pittsburgh (+40 $), puis jusqu’à Cincinnati (+40 $) : 80 $.",
    },
    link: {
      alt:
        "Toute la carte au tour 4. Des rails rouges mènent de New York par Pittsburgh, Detroit, Chicago et St. Louis à Kansas City, " +
        "des rails marron de là par Dodge City, Denver, Salt Lake City et Reno à San Francisco.",
      caption: "D’une côte à l’autre : la rouge de New York à Kansas City, la marron de là à San Francisco.",
    },
    final: {
      alt: "La carte dans la phase finale. Quinze villes ont encore leur cube de marchandise ; là où un cube a été pris, la ville est pâle.",
      caption: "Chaque compagnie a pris trois cubes. C’est au tour de la bleue ; Ben, qui en a trois actions, choisit.",
    },
    sets: {
      alt: "Les cases des six compagnies avec trois cubes chacune. Cinq d’entre elles ont trois couleurs différentes, qui valent 60 $ par action. La verte a deux cubes blancs et un noir : 30 $ et 10 $.",
      caption:
        "Au même moment : trois couleurs différentes valent 60 $ par action. La verte a deux cubes blancs et un noir : une série de deux (30 $) et un cube seul (10 $).",
    },
  },
};
