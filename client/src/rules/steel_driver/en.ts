import type { SteelDriverText } from "./outline";

export const en: SteelDriverText = {
  about:
    "Six railway companies want to cross the continent, and you invest in them. Each turn you bid for the right to run a company, " +
    "cash its profit, and collect shares that pay at the end.",
  short: [
    "White *cubes* are for bidding, *cash* is for winning. The two never mix.",
    "Each turn everybody gets new cubes. You *bid cubes for companies*. Who wins an auction runs that company for this turn and gets one of its *shares* for good.",
    "The cubes of the winning bid go to the company. It *builds rails* with them, one link at a time.",
    "Each new city adds its *value to the company’s profit*. At the end of the turn you get that profit in cash.",
    "After five turns the companies collect *goods* from their cities. The more different colours a company has, the more *each of its shares* pays.",
    "Most cash wins. So: run companies that earn now, and hold shares of those that will be worth a lot later.",
  ],
  sections: {
    material: {
      title: "What is on the table",
      body: [
        {
          list: [
            "*Six companies:* red, yellow, green, blue, grey and brown. Each has a control marker, 5 shares, 17 rails, " +
              "a treasury for cubes, and a marker that shows its profit this turn.",
            "*The map* with its cities. A city has a value in dollars and a goods colour: white, black, silver, orange or red. " +
              "Cities in a *hexagon* are starting cities.",
            "*Links* between two cities. Each has a cost in cubes and room for a single rail.",
            "*White investment cubes* and *cash*, as many as are needed. Cash can never be invested.",
          ],
        },
        "Nothing is secret in this game, and after the first player is drawn there is no luck either.",
      ],
    },
    setup: {
      title: "Getting ready, and how the game runs",
      body: [
        "The companies begin in the order red, yellow, green, blue, grey, brown, all with a profit of $0. " +
          "The first active player is drawn at random, or chosen by the table.",
        "The game has *five turns* and then a *final phase*. Each turn has five phases:",
        {
          steps: [
            "everybody receives cubes,",
            "auctions,",
            "building,",
            "profits are paid in cash,",
            "end of the turn: new order, profits back to $0.",
          ],
        },
      ],
    },
    cubes: {
      title: "Phase 1: cubes",
      body: [
        "Each player receives new cubes, depending on how many play:",
        {
          pairs: [
            ["3 players", "10 cubes each"],
            ["4 players", "8 cubes each"],
            ["5 players", "7 cubes each"],
            ["6 players", "6 cubes each"],
          ],
        },
        "What you do not spend you keep for later turns.",
      ],
    },
    auctions: {
      title: "Phase 2: auctions",
      body: [
        "The *active player* either puts up a company that has not been sold in this turn, or passes the marker of the active player to the left.",
        "Whoever puts a company up also makes the first bid: at least 1 cube, at most as many as they have. Without cubes you can only pass the marker on.",
        "Then the bidding goes clockwise. When it is your turn, *bid more or drop out*; who has dropped out stays out of this auction. " +
          "You can never bid more cubes than you have. The last one left wins.",
        {
          list: [
            "The winner takes the *control marker* and *one share* of the company, and puts the cubes of the bid into its *treasury*.",
            "All others keep their cubes.",
            "The marker of the active player moves one place to the left of whoever *held* it, no matter who won.",
          ],
        },
        "The phase ends when all six companies are sold, or when all players, one after the other, have passed the marker on. " +
          "If you passed and the marker comes round again, you may still put a company up.",
        "After that the marker goes to the left neighbour of the last player who put a company up. If nobody did, it stays where it is.",
        "You may run several companies. Each sells at most one share a turn, so five shares are always enough.",
      ],
    },
    building: {
      title: "Phase 3: building",
      body: [
        "The companies build in their order, round and round, *one link at a time*. Whoever holds the control marker decides; " +
          "the company pays the cost from its own treasury.",
        "*A company that can build must build*, even a link between two cities that it has already, if it can pay for nothing else. " +
          "It passes only if it has no rail left, or can pay for no link it is allowed to build.",
        "A company that passes takes the first free place in the *pass row* and is out for this phase. " +
          "A company that nobody runs in this turn cannot build: it passes when its turn comes, and keeps its treasury.",
        "The phase ends when all six have passed. Cubes that are left stay in the treasuries.",
      ],
    },
    profit: {
      title: "Where to build, and what it earns",
      body: [
        "*A company’s first link* must begin in a starting city, a hexagon. You name that city; " +
          "the profit rises by the value of the *other* end. If both ends are starting cities, choose which one is the start. " +
          "Several companies may start in the same city.",
        "*Every later link* must touch a city that the company has already. It may branch off anywhere.",
        "The company’s profit rises by the value of each city that is *new to it*. A city that it has had before, its starting city too, " +
          "never pays again, not in later turns either. Cities of other companies are no obstacle: only the link itself must be free.",
        {
          example: [
            "Ann bought red for 7 cubes. Red starts in New York and builds to Pittsburgh for 4 cubes: profit $40, for Pittsburgh. New York, the start, pays nothing.",
            "Next time round it builds on to Cincinnati for 3 cubes: $40 more. Red’s profit is now *$80*, its treasury is empty, and it will pass.",
          ],
        },
      ],
    },
    link: {
      title: "The transcontinental link",
      body: [
        "Once in a game there is a bonus: when an unbroken chain of rails, of any companies, joins *New York and San Francisco* for the first time.",
        {
          list: [
            "The company that built the last rail of it adds *$50* to its profit.",
            "Each *other* company on the link adds *$30*.",
          ],
        },
        "If there are several ways, the link is the one with the *fewest companies*; among those, the one with the fewest rails. " +
          "If some are still equal, the companies on all of them take part. " +
          "A company that nobody runs in this turn gets its bonus too, but there is nobody to be paid.",
        {
          example: [
            "Red closes the gap between St. Louis and Kansas City. Five rails of red and five of brown now lead from New York to San Francisco. " +
              "Red adds $50, brown $30. The other companies have rails nearby, but not on this way: they get nothing.",
          ],
        },
      ],
    },
    payday: {
      title: "Phases 4 and 5: profits and a new order",
      body: [
        "For each company you run, the bank pays you its *profit in cash*. Shares pay nothing yet.",
        "The pass row becomes the *order of the next turn*: who passed first builds first.",
        "Then all profits go back to $0 and the control markers are returned. Only after the fifth turn do they stay where they are.",
      ],
    },
    goods: {
      title: "The final phase: collecting goods",
      body: [
        "The treasuries are emptied. Each city that a rail touches receives *one goods cube* of its colour.",
        "Now each company is run by whoever has *the most shares* of it. If several have the same number, count clockwise from the player who holds the control marker, " +
          "beginning with that player: the first of the tied ones has it. If nobody holds the marker, count from the active player. " +
          "A company that never sold a share takes no part.",
        "In the order of the last pass row, round and round, each company takes *one cube from a city on its own rails*; its starting city counts. " +
          "Whoever runs it chooses. It must take one as long as it can, and passes when nothing is left for it. The phase ends when all have passed.",
        "A city has only one cube. Who comes first has it, so look which colours others want, too.",
      ],
    },
    sets: {
      title: "What the shares pay",
      body: [
        "The cubes of each company are put into sets of *different colours*. A set is worth:",
        {
          pairs: [
            ["1 colour", "$10"],
            ["2 colours", "$30"],
            ["3 colours", "$60"],
            ["4 colours", "$100"],
            ["5 colours", "$150"],
          ],
        },
        "They are always arranged in the most valuable way: first the largest set you can make, then the next. " +
          "Together they are the company’s final profit, and *each of its shares pays that amount* to its holder.",
        {
          example: [
            "In the game of the picture, blue ends with three black cubes, two silver ones and an orange one. " +
              "That makes black + silver + orange ($60), black + silver ($30) and black ($10): *$100 a share*.",
            "Ben has three shares of blue and gets $300. Ann and Cleo have one each and get $100.",
          ],
        },
      ],
    },
    gameEnd: {
      title: "Who wins",
      body: [
        "Most cash wins. If several have the same, it is the one of them who runs the company with the most goods cubes. " +
          "If that is equal as well, they share the victory.",
      ],
    },
    map: {
      title: "About our map",
      body: [
        "The printed map is not published where we could refer to it. Ours is a *reconstruction*: it has the same numbers, as far as they are known " +
          "(38 cities; 12 white, 12 black, 6 silver, 5 orange and 3 red; costs from 2 to 6; starting cities on both coasts), " +
          "and it was tuned until games ended with the sums that players report. Which cities there are, their values and the costs are our own.",
        "If you own the game, you can enter the real map as a file and play on that.",
      ],
    },
    glossary: {
      title: "The words in short",
      body: [
        {
          pairs: [
            ["Active player", "the one who may put a company up for auction now"],
            ["Control marker", "whoever holds it runs the company: decides where it builds, and gets its profit"],
            ["Cubes", "what you bid with, and what companies build with; never worth cash"],
            ["Link", "the line between two cities; room for one rail of one company"],
            ["Pass row", "where companies line up when they have finished building; it is the next turn’s order"],
            ["Profit", "what a company has earned this turn; paid in cash to whoever runs it"],
            ["Share", "comes with each auction you win, stays yours, and pays once, at the end"],
            ["Starting city", "a hexagon; a company’s first link begins in one"],
            ["Treasury", "the cubes that a company can build with"],
          ],
        },
      ],
    },
  },
  pictures: {
    auction: {
      alt: "An auction for red. Ann opened with 5 cubes and has 10; Ben bid 6 and leads; Cleo has dropped out. It is Ann’s turn.",
      caption:
        "Red is up. Ann opened with 5, Ben raised to 6, Cleo is out. Now Ann has to bid 7 or more, or leave red to Ben for 6 cubes.",
    },
    build: {
      alt: "The north-east of the map. Red rails lead from New York to Pittsburgh and on to Cincinnati, a green one from Charleston to Atlanta. On the profit track red stands at $80, yellow at $50, green at $30.",
      caption: "Red has built from New York to Pittsburgh (+$40) and on to Cincinnati (+$40): $80.",
    },
    link: {
      alt:
        "The whole map in turn 4. Red rails lead from New York over Pittsburgh, Detroit, Chicago and St. Louis to Kansas City, " +
        "brown ones from there over Dodge City, Denver, Salt Lake City and Reno to San Francisco.",
      caption: "From coast to coast: red from New York to Kansas City, brown from there to San Francisco.",
    },
    final: {
      alt: "The map in the final phase. Fifteen cities still have their goods cube; where a cube was taken, the city is pale.",
      caption: "Each company has taken three cubes. Now it is blue’s turn; Ben, who has three of its shares, chooses.",
    },
    sets: {
      alt: "The boxes of the six companies with three cubes each. Five of them have three different colours, worth $60 a share. Green has two white cubes and a black one: $30 and $10.",
      caption:
        "The same moment: three different colours are worth $60 a share. Green has two white cubes and a black one: a set of two ($30) and one cube alone ($10).",
    },
  },
};
