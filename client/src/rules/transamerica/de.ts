import type { TransAmericaText } from "./outline";

export const de: TransAmericaText = {
  about:
    "Fünf geheime Städte, vom Pazifik bis zum Atlantik: Verbinde deine mit Schienen, bevor die anderen ihre verbunden haben. " +
    "Die Schienen gehören niemandem – was deine Nachbarn bauen, nützt auch dir.",
  short: [
    "Du hast *fünf Städtekarten*, eine in jeder Farbe. Verbinde diese fünf Städte mit deinem Startstein.",
    "In deinem ersten Zug *setzt du nur deinen Startstein*, auf irgendeine freie Kreuzung. Mitten zwischen deinen Städten steht er meist gut.",
    "Danach legst du in jedem Zug *zwei Schienen auf einfache Linien* oder *eine Schiene auf eine Doppellinie* (Gebirge und Flüsse). " +
      "Auch eine einzelne Schiene auf einer einfachen Linie ist erlaubt.",
    "Bau immer an *deinem Netz* weiter: Dazu gehört alles, was Schienen mit deinem Startstein verbinden, egal, wer sie gelegt hat.",
    "Sobald jemand alle fünf Städte verbunden hat, ist die Runde vorbei. Die anderen *verlieren für jede fehlende Schiene einen Punkt*, " +
      "auf Doppellinien zwei.",
    "Alle beginnen mit 13 Punkten. Wenn jemand keine mehr hat, gewinnt, wer noch die meisten hat.",
  ],
  sections: {
    material: {
      title: "Was auf dem Tisch liegt",
      body: [
        "Der Spielplan ist eine Karte der USA, über der ein Netz von Linien liegt. Wo sich Linien treffen, ist eine *Kreuzung*; " +
          "die Linie von einer Kreuzung zur nächsten ist eine *Strecke*. Die meisten Strecken sind *einfach*. " +
          "Die über Gebirge und Flüsse sind *doppelt*: Dort zu bauen macht mehr Mühe.",
        {
          list: [
            "*35 Städte* in fünf Farben, sieben in jeder: Grün im Westen, Blau im Norden, Gelb in der Mitte, " +
              "Rot im Süden, Orange im Osten. Zu jeder gibt es eine Karte.",
            "*84 Schienen* für alle und eine 85., die auf der Punkteleiste als Schranke dient. Keine Schiene gehört einem Spieler.",
            "Für alle je ein *Startstein* für den Plan und eine *Lokomotive* für die Punkteleiste.",
            "Eine Karte, die den Startspieler anzeigt.",
          ],
        },
        "*Zu zweit und zu dritt* wird mit weniger Karten gespielt: Zwei Städte jeder Farbe, auf dem gedruckten Plan die mit gestricheltem Rand, " +
          "sind niemandes Ziel; es bleiben 25 Karten. Die Städte selbst bleiben als gewöhnliche Kreuzungen auf dem Plan. " +
          "Zu viert, fünft oder sechst sind alle 35 Karten im Spiel.",
      ],
    },
    setup: {
      title: "Vorbereitung",
      body: [
        "Alle Lokomotiven stehen im Lokschuppen; er ist *13 Punkte* wert. Am anderen Ende der Leiste liegt die Schranke, " +
          "dazwischen sind zwölf Felder, von 12 bis 1. Wer die erste Runde beginnt, wird ausgelost oder abgesprochen.",
        "Eine Partie hat mehrere Runden. Zu Beginn jeder Runde werden die Karten gemischt, und jeder bekommt *eine von jeder Farbe*: " +
          "fünf Städte, die nur du kennst. Die übrigen Karten bleiben verdeckt liegen, niemand sieht sie an.",
      ],
    },
    turn: {
      title: "Dein Zug",
      body: [
        "Der Startspieler beginnt, dann geht es im Uhrzeigersinn reihum.",
        "*Dein erster Zug der Runde:* Setz deinen Startstein auf eine Kreuzung, auf der noch kein anderer steht. Auch eine Stadt ist erlaubt. " +
          "Mehr geschieht in diesem Zug nicht.",
        "*In jedem weiteren Zug* legst du Schienen. Du hast die Wahl:",
        {
          list: [
            "eine oder zwei Schienen auf freie einfache Strecken oder",
            "genau eine Schiene auf eine freie Doppelstrecke.",
          ],
        },
        "Eine Schiene musst du legen, die zweite ist freiwillig. Nur wer auf keiner einzigen Strecke bauen darf, passt. " +
          "Das kommt nur mit blockierenden Startsteinen oder farbigen Schienen vor. Passen alle einen ganzen Umlauf lang und bewegt sich kein Startstein, ist die Runde zu Ende.",
      ],
    },
    tracks: {
      title: "Einfache und doppelte Strecken",
      body: [
        "Auf einer Strecke liegt höchstens eine Schiene, egal von wem.",
        "Eine Schiene auf einer Doppelstrecke braucht den ganzen Zug. Sie lässt sich nie mit einer anderen verbinden: " +
          "nicht erst einfach und dann doppelt, und auch nicht umgekehrt.",
      ],
    },
    networks: {
      title: "Dein Netz, und wie Netze zusammenwachsen",
      body: [
        "Dein *Netz* sind alle Kreuzungen, zu denen von deinem Startstein aus eine lückenlose Schienenlinie führt, die Kreuzung des Steins eingeschlossen. " +
          "Wer die Schienen gelegt hat, ist gleich.",
        "Eine neue Schiene muss mit mindestens einem Ende an deinem Netz liegen. Abzweigen darfst du überall. " +
          "Die zweite Schiene darf die erste fortsetzen oder an einer ganz anderen Stelle deines Netzes liegen.",
        "Berühren sich zwei Netze, sind sie *von diesem Augenblick an eines*, für alle, die dazugehören. " +
          "Geschieht das mit deiner ersten Schiene, darf die zweite schon drüben anschließen.",
      ],
    },
    roundEnd: {
      title: "Ende einer Runde",
      body: [
        "Die Runde ist zu Ende, *sobald alle fünf Städte eines Spielers in seinem Netz liegen*, egal, wessen Schiene das bewirkt hat.",
        "Eine Ausnahme: Macht deine erste Schiene, auf einer einfachen Strecke, *jemand anderen* fertig, darfst du deine zweite einfache Schiene noch legen; " +
          "dann ist Schluss. Das gilt auch, wenn deine erste Schiene dich und jemand anderen zugleich fertig macht. " +
          "Macht sie nur dich fertig, endet die Runde sofort.",
        "Die Runde endet auch mit der 84. Schiene.",
        "Es können mehrere gleichzeitig fertig sein; keiner von ihnen verliert etwas. Jetzt werden alle Karten aufgedeckt.",
      ],
    },
    scoring: {
      title: "Fehlende Schienen zählen",
      body: [
        "Wer nicht fertig ist, zählt die Schienen, die noch fehlen, um alle fünf Städte mit dem eigenen Netz zu verbinden: " +
          "*1 Punkt für jede einfache Strecke, 2 für jede doppelte*. So viele Punkte verlierst du.",
        "Gezählt wird immer der *günstigste Weg*, und alle Schienen auf dem Plan helfen dir dabei, auch die fremder Netze. " +
          "Hier zählt das Programm für dich, und es übersieht keinen kürzeren Weg. Die fehlenden Schienen werden nur gezeigt, nicht gelegt; " +
          "wie viele noch im Vorrat sind, spielt keine Rolle.",
        {
          example: [
            "Ann hat Sacramento, Minneapolis, Oklahoma City, El Paso und Charleston verbunden. Sie ist fertig, verliert nichts und bleibt bei 13.",
            "Ben fehlt nur Medford. Von Sacramento führen zwei einfache Strecken dorthin: *2 fehlen: 1 + 1*. Er hat noch 11 Punkte.",
            "Cleo fehlt nur Portland. Von der nächsten Schiene sind es eine einfache und eine doppelte Strecke: *3 fehlen: 1 + 2*. Sie hat noch 10 Punkte.",
          ],
        },
      ],
    },
    barrier: {
      title: "Lokschuppen und Schranke",
      body: [
        "Nach jeder Runde fährt deine Lokomotive so viele Felder auf die Schranke zu, wie du Punkte verloren hast. " +
          "Lokomotiven dürfen auf demselben Feld stehen und einander überholen.",
        "Eine Lokomotive *hat die Schranke passiert*, wenn zwischen beiden kein Feld mehr liegt. Am ersten Platz der Schranke heißt das: Du hast 0 Punkte oder weniger.",
        "*Nach der zweiten Runde* kann sich die Schranke bewegen, einmal in der Partie. Hat sie niemand passiert und hat auch der Letzte noch 4 Punkte oder mehr, " +
          "rückt sie auf den Lokschuppen zu, bis genau zwei Felder zwischen ihr und der Lokomotive des Letzten liegen.",
        {
          example: [
            "Nach der zweiten Runde steht es 11, 9 und 7. Die Schranke rückt an den mit 7 Punkten heran: Die Felder 6 und 5 bleiben frei. " +
              "Von nun an hat sie passiert, wer 4 Punkte oder weniger hat.",
          ],
        },
        "Ist die Partie noch nicht zu Ende, kommen alle Schienen und Startsteine vom Plan, die Karten werden neu gemischt, " +
          "der linke Nachbar wird Startspieler, und eine neue Runde beginnt.",
      ],
    },
    gameEnd: {
      title: "Ende der Partie",
      body: [
        "Die Partie endet mit der Runde, in der mindestens eine Lokomotive die Schranke passiert. *Zwei Runden werden immer gespielt:* " +
          "Passiert sie jemand schon in der ersten, wird die zweite trotzdem gespielt.",
        "Wer noch *die meisten Punkte* hat, gewinnt. Bei Gleichstand wird der Sieg geteilt. " +
          "Oder ihr vereinbart vorher, dass eine weitere Runde entscheidet: Alle spielen mit, und wenn nötig folgt noch eine, bis der Gleichstand gebrochen ist.",
      ],
    },
    openCards: {
      title: "Variante: offene Karten",
      body: [
        "Alle Karten liegen offen, und die Städte aller sind auf dem Plan markiert. Statt zu raten, wird geplant.",
        "Ausgeteilt wird nur einmal. In der nächsten Runde übernimmst du das Blatt, das dein linker Nachbar gerade gespielt hat. " +
          "Es gibt so viele Runden wie Mitspieler: Jeder spielt jedes Blatt einmal, und das Kartenglück ist ausgeglichen.",
        "Die Schranke spielt keine Rolle, und die Punkte dürfen unter null fallen. Die meisten Punkte gewinnen.",
      ],
    },
    blocking: {
      title: "Variante: blockierende Startsteine",
      body: [
        "Am Ende deines Zuges darfst du deinen Startstein auf eine andere freie Kreuzung deines Netzes ziehen. " +
          "Das geht ab deinem ersten Bauzug, auch wenn du gepasst hast, aber nicht mehr, wenn die Runde gerade geendet hat. " +
          "Fremde Startsteine halten diese Bewegung nicht auf.",
        "Startsteine sperren. Eine Schienenlinie, an die du anbaust, darf eine Kreuzung mit fremdem Startstein *erreichen*, aber nicht *durch sie hindurch* führen, " +
          "und von dort darf keine neue Schiene ausgehen. Von deinem eigenen Startstein aus darfst du immer bauen.",
        "Gesperrt wird nur das Bauen. Ob Städte verbunden sind, wann die Runde endet und was fehlt, wird wie immer gezählt.",
        "Beide Varianten lassen sich zusammen spielen.",
      ],
    },
    vexation: {
      title: "Variante: farbige Schienen (Vexation)",
      body: [
        "Außer den gemeinsamen Schienen hat jeder in jeder Runde *drei Schienen in der eigenen Farbe*. " +
          "Du legst sie anstelle gemeinsamer, nach denselben Regeln.",
        "Eine farbige Schiene gehört nur zum Netz ihres Besitzers: beim Bauen, beim Verbinden der Städte und beim Zählen. " +
          "Für alle anderen ist die Strecke einfach besetzt: Sie können dort nicht bauen, und wenn ihr günstigster Weg darüber führt, " +
          "zählt sie für sie als fehlend, zum üblichen Preis.",
        "Die Runde endet weiterhin mit der 84. gemeinsamen Schiene; farbige zählen dabei nicht mit.",
      ],
    },
    options: {
      title: "Weitere Möglichkeiten",
      body: [
        {
          list: [
            "*Feste Zahl von Runden.* Die Schranke spielt keine Rolle, die Punkte dürfen unter null fallen, und nach der letzten Runde gewinnen die meisten Punkte. " +
              "Bei offenen Karten gilt diese Zahl statt der Zahl der Mitspieler, und die Blätter wandern weiter.",
            "*Duplikat.* Mehrere Tische spielen dieselben Kartenverteilungen mit demselben Startspieler und vergleichen danach: " +
              "gleiches Glück für alle.",
          ],
        },
      ],
    },
  },
  pictures: {
    start: {
      alt: "Ein Ausschnitt der Karte. Anns Lokomotive steht auf einer Kreuzung südwestlich von Omaha. Zwei Schienen führen von dort erst nach Osten und dann hinauf nach Omaha. Bens Lokomotive steht zwischen Kansas City und St. Louis.",
      caption:
        "Anns erster Bauzug: zwei Schienen auf einfachen Linien, und Omaha, eine ihrer Städte, ist angeschlossen.",
    },
    double: {
      alt: "Derselbe Ausschnitt, einen Zug später. Eine dritte Schiene von Ann führt weiter nach Osten, auf der Doppellinie eines Flusses. Ben hat von seinem Startstein aus zwei Schienen gelegt, nach Kansas City und nach St. Louis.",
      caption: "Ann baut über den Fluss. Die Linie ist doppelt: Diese eine Schiene ist ihr ganzer Zug.",
    },
    joined: {
      alt: "Eine Schiene von Ben verbindet Kansas City mit Anns Schienen. Alle Schienen sind jetzt in den Farben beider gestreift. Eine zweite Schiene führt von Anns Startstein nach Westen.",
      caption:
        "Bens erste Schiene verbindet die beiden Netze. Mit der zweiten baut er gleich drüben weiter: von Anns Startstein nach Westen, Richtung Sacramento.",
    },
    end: {
      alt: "Die ganze Karte am Ende einer Runde von Ann, Ben und Cleo. Im Nordwesten sind die fehlenden Schienen gestrichelt: zwei für Ben von Sacramento nach Medford, zwei für Cleo nach Portland.",
      caption:
        "Die Runde ist zu Ende. Ann ist fertig; *Ben fehlen 2 (1 + 1)*, nach Medford; *Cleo fehlen 3 (1 + 2)*, nach Portland.",
    },
    missing: {
      alt: "Der Nordwesten derselben Karte. Zwei gestrichelte Schienen mit der Zahl 1 führen von Sacramento nach Medford. Eine mit der Zahl 1 und eine mit der 2 führen nach Portland.",
      caption:
        "Dasselbe aus der Nähe: Bens fehlende Schienen liegen beide auf einfachen Linien, eine von Cleos auf einer doppelten.",
    },
    score: {
      alt: "Die Punkteleiste nach dieser Runde: Anns Lokomotive steht noch im Lokschuppen bei 13, Bens auf 11, Cleos auf 10. Die Schranke ist bei 0.",
      caption: "Die Punkteleiste nach dieser Runde: Ann 13, Ben 11, Cleo 10.",
    },
    blocking: {
      alt: "Zwei verbundene Netze. Bens Lokomotive steht in Kansas City, wo seine Schienen auf Anns treffen.",
      caption:
        "Ben hat seinen Startstein nach Kansas City gezogen. Ann kann von Omaha und vom Fluss aus bauen, aber nicht von Kansas City und von nichts, was dahinter liegt.",
    },
    coloured: {
      alt: "Die Schiene zwischen Kansas City und Anns Schienen ist eine farbige von Ben. Anns Netz endet davor, Bens geht darüber hinaus.",
      caption:
        "Ben verbindet mit einer *farbigen* Schiene. Er darf Anns Schienen von nun an benutzen, sie seine nicht.",
    },
  },
};
