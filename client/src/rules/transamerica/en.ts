import type { TransAmericaText } from "./outline";

export const en: TransAmericaText = {
  about:
    "Five secret cities, from the Pacific to the Atlantic: join yours by rail before anybody else joins theirs. " +
    "The tracks belong to nobody, so whatever your neighbours build works for you as well.",
  short: [
    "You hold *five city cards*, one of each colour. Join these five cities to your start marker.",
    "In your first turn you only *place your start marker*, on any free crossing. The middle of your five cities is a good place.",
    "From then on, lay in each turn *two tracks on single lines*, or *one track on a double line* (mountains and rivers). " +
      "Just one track on a single line is fine, too.",
    "Always build on from *your network*: everything that tracks connect to your marker, no matter who laid them.",
    "When somebody’s five cities are connected, the round is over. The others *lose a point for each track they still miss*, " +
      "and two where it would lie on a double line.",
    "Everybody begins with 13 points. When somebody has run out of them, whoever has the most left wins.",
  ],
  sections: {
    material: {
      title: "What is on the table",
      body: [
        "The board is a map of the United States with a net of lines over it. Where lines meet is a *crossing*; " +
          "a line from one crossing to the next is a *segment*. Most segments are *single*. " +
          "Those across mountains and rivers are *double*: they are harder to build.",
        {
          list: [
            "*35 cities* in five colours, seven of each: green in the west, blue in the north, yellow in the middle, " +
              "red in the south, orange in the east. Each has its own card.",
            "*84 tracks* for everybody, and an 85th that serves as the barrier on the score track. No track belongs to a player.",
            "For each player a *start marker* for the map and a *locomotive* for the score track.",
            "A card that shows who is the starting player.",
          ],
        },
        "*With 2 or 3 players* the deck is smaller: two cities of each colour, those with a dashed border on the printed board, " +
          "are nobody’s goal, and 25 cards are left. The cities stay on the map as ordinary crossings. " +
          "With 4, 5 or 6 players all 35 cards are in play.",
      ],
    },
    setup: {
      title: "Getting ready",
      body: [
        "All locomotives stand in the engine house, which is worth *13 points*. The barrier closes the other end of the track; " +
          "between them are twelve spaces, from 12 down to 1. The first starting player is drawn at random, or you agree on one.",
        "A game has several rounds. At the beginning of each, the cards are shuffled and everybody gets *one card of each colour*: " +
          "five cities that only you know. The cards that are left stay face down, and nobody looks at them.",
      ],
    },
    turn: {
      title: "Your turn",
      body: [
        "The starting player begins, and the turns go round clockwise.",
        "*Your first turn of a round:* put your start marker on any crossing where no other marker stands. A city is allowed. " +
          "That is all for this turn.",
        "*In every later turn* you lay tracks. Choose one of these:",
        {
          list: ["one or two tracks on free single segments, or", "exactly one track on a free double segment."],
        },
        "You must lay at least one track; the second one is up to you. Only if there is not a single segment you may build on do you pass. " +
          "That can happen only with blocking markers or coloured tracks. If everybody passes in a full circle and no marker moves, the round is over.",
      ],
    },
    tracks: {
      title: "Single and double segments",
      body: [
        "A segment holds one track and no more, whoever laid it.",
        "A track on a double segment takes the whole turn. It can never be combined with another track: " +
          "not a single one first and then a double one, nor the other way round.",
      ],
    },
    networks: {
      title: "Your network, and how networks join",
      body: [
        "Your *network* is every crossing that an unbroken line of tracks joins to your start marker, the marker’s own crossing included. " +
          "Who laid the tracks does not matter.",
        "A new track must touch your network with at least one end. You may branch off wherever you like. " +
          "Your second track may go on from the first one, or begin at quite another corner of your network.",
        "When two networks touch, they are *one network from that moment on*, for everybody concerned. " +
          "If it happens with your first track, your second may already start from the other side.",
      ],
    },
    roundEnd: {
      title: "The end of a round",
      body: [
        "The round is over *as soon as all five cities of a player are in that player’s network*, no matter whose track did it.",
        "There is one exception. If your first track, on a single segment, completes *somebody else*, you may still lay your second single track; " +
          "then the round ends. It is the same if your first track completes somebody else and you together. " +
          "If it completes you alone, the round ends at once.",
        "The round also ends when the 84th track is laid.",
        "Several players can be complete at the same time; none of them loses anything. Now all cards are turned up.",
      ],
    },
    scoring: {
      title: "Counting the missing tracks",
      body: [
        "If you are not complete, count the tracks that you still need to join all five cities to your network: " +
          "*1 point for each single segment, 2 for each double one*. You lose that many points.",
        "You always count the *cheapest way*, and all tracks on the map help you, those of other networks too. " +
          "Here the program counts for you, and it never misses a shorter way. The missing tracks are only shown, not laid, " +
          "so it does not matter how many are left in the supply.",
        {
          example: [
            "Ann has connected Sacramento, Minneapolis, Oklahoma City, El Paso and Charleston. She is complete, loses nothing and stays at 13.",
            "Ben lacks only Medford. Two single segments lead there from Sacramento: *2 missing: 1 + 1*. He has 11 points left.",
            "Cleo lacks only Portland. From the nearest track it is one single segment and one double one: *3 missing: 1 + 2*. She has 10 points left.",
          ],
        },
      ],
    },
    barrier: {
      title: "Engine house and barrier",
      body: [
        "After each round your locomotive moves as many spaces towards the barrier as you have lost points. " +
          "Locomotives may share a space and overtake each other.",
        "A locomotive *passes the barrier* when no space is left between the two. At the barrier’s first place that means: you have 0 points or fewer.",
        "*After the second round* the barrier may move, once in a game. If nobody has passed it and even the last player has 4 points or more, " +
          "it moves towards the engine house until exactly two spaces lie between it and that last locomotive.",
        {
          example: [
            "After round 2 the points are 11, 9 and 7. The barrier moves up to the player with 7: the spaces 6 and 5 stay free. " +
              "From now on, whoever has 4 points or fewer has passed it.",
          ],
        },
        "If the game is not over yet, all tracks and markers leave the map, the cards are shuffled again, " +
          "the left neighbour becomes the starting player, and a new round begins.",
      ],
    },
    gameEnd: {
      title: "The end of the game",
      body: [
        "The game ends with the round in which at least one locomotive passes the barrier. *Two rounds are always played:* " +
          "if somebody passes in the first one, the second is still played.",
        "Whoever has the *most points* left wins. If several have the same, they share the victory. " +
          "Or you choose before the game that one more round decides: everybody plays it, and another one if need be, until the tie is broken.",
      ],
    },
    openCards: {
      title: "Variant: open cards",
      body: [
        "All cards lie face up, and everybody’s cities are marked on the map. Now it is about planning instead of guessing.",
        "Cards are dealt only once. For the next round you take over the hand that your left neighbour has just played. " +
          "There are as many rounds as players, so everybody plays every hand once, and the luck of the cards is gone.",
        "The barrier plays no part, and points may go below zero. Most points win.",
      ],
    },
    blocking: {
      title: "Variant: blocking markers",
      body: [
        "At the end of your turn you may move your start marker to another free crossing of your network. " +
          "You may do so from your first building turn on, even after a pass, but no longer when the round is over. " +
          "Markers of other players do not stop this move.",
        "Markers block. A line of tracks that you build on from may *reach* a crossing with an opponent’s marker, but not lead *through* it, " +
          "and no new track may start there. From your own marker you may always build.",
        "Only building is blocked. Whether cities are connected, when the round ends and what is missing is counted as always.",
        "Both variants can be played together.",
      ],
    },
    vexation: {
      title: "Variant: coloured tracks (Vexation)",
      body: [
        "Besides the common tracks, everybody has *three tracks in their own colour* in each round. " +
          "You lay them in place of common ones, by the same rules.",
        "A coloured track belongs to the network of its owner alone, for building, for connecting cities and for counting. " +
          "For everybody else the segment is simply taken: they cannot build there, and if their cheapest way leads along it, " +
          "they count it as missing at its usual price.",
        "The round still ends with the 84th common track; coloured ones do not count for that.",
      ],
    },
    options: {
      title: "More choices for your table",
      body: [
        {
          list: [
            "*A fixed number of rounds.* The barrier plays no part, points may go below zero, and after the last round most points win. " +
              "With open cards this number counts instead of the number of players, and the hands keep moving on.",
            "*Duplicate play.* Several tables play the same deals with the same starting player and compare their results afterwards: " +
              "the same luck for all.",
          ],
        },
      ],
    },
  },
  pictures: {
    start: {
      alt: "Part of the map. Ann’s locomotive stands on a crossing south-west of Omaha. Two tracks lead from it, first east, then up to Omaha. Ben’s locomotive stands between Kansas City and St. Louis.",
      caption: "Ann’s first building turn: two tracks on single lines, and Omaha, one of her cities, is connected.",
    },
    double: {
      alt: "The same part of the map, one turn later. A third track of Ann’s leads on to the east, on the double line of a river. Ben has laid two tracks from his marker, to Kansas City and to St. Louis.",
      caption: "Ann builds across the river. The line is double: this one track is her whole turn.",
    },
    joined: {
      alt: "A track of Ben’s joins Kansas City with Ann’s tracks. All tracks are now striped in both players’ colours. A second track leads west from Ann’s marker.",
      caption:
        "Ben’s first track joins the two networks. With his second he builds on at once, on the far side: west from Ann’s marker, towards Sacramento.",
    },
    end: {
      alt: "The whole map at the end of a round of Ann, Ben and Cleo. In the north-west the missing tracks are dashed: two for Ben from Sacramento to Medford, two for Cleo to Portland.",
      caption:
        "The round is over. Ann is complete; *Ben misses 2 (1 + 1)*, to Medford; *Cleo misses 3 (1 + 2)*, to Portland.",
    },
    missing: {
      alt: "The north-west of the same map. Two dashed tracks, each with the number 1, lead from Sacramento to Medford. One with the number 1 and one with 2 lead to Portland.",
      caption:
        "The same, seen closer: both of Ben’s missing tracks lie on single lines, one of Cleo’s on a double one.",
    },
    score: {
      alt: "The score track after this round: Ann’s locomotive is still in the engine house at 13, Ben’s stands at 11, Cleo’s at 10. The barrier is at 0.",
      caption: "The score track after that round: Ann 13, Ben 11, Cleo 10.",
    },
    blocking: {
      alt: "Two joined networks. Ben’s locomotive stands in Kansas City, where his tracks meet Ann’s.",
      caption:
        "Ben has moved his marker to Kansas City. Ann can build from Omaha and from the river, but not from Kansas City, nor from anything beyond it.",
    },
    coloured: {
      alt: "The track between Kansas City and Ann’s tracks is a coloured one of Ben’s. Ann’s network ends before it, Ben’s goes on across it.",
      caption: "Ben joins with a *coloured* track. He may use Ann’s tracks from now on; she may not use his.",
    },
  },
};
