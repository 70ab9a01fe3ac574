import type { SteelDriverText } from "./outline";

export const de: SteelDriverText = {
  about:
    "Sechs Eisenbahngesellschaften wollen quer durch den Kontinent, und du investierst in sie. In jeder Runde bietest du darum, eine Gesellschaft zu führen, " +
    "kassierst ihren Gewinn und sammelst Anteile, die sich am Ende auszahlen.",
  short: [
    "Mit weißen *Würfeln* wird geboten, mit *Bargeld* wird gewonnen. Beides lässt sich nie tauschen.",
    "In jeder Runde bekommen alle neue Würfel. Du *bietest Würfel für Gesellschaften*. Wer eine Auktion gewinnt, führt die Gesellschaft in dieser Runde und behält einen *Anteil* für immer.",
    "Die Würfel des höchsten Gebots gehen an die Gesellschaft. Damit *baut sie Gleise*, eine Strecke nach der anderen.",
    "Jede neue Stadt erhöht den *Gewinn der Gesellschaft* um ihren Wert. Am Ende der Runde bekommst du diesen Gewinn in Geld.",
    "Nach fünf Runden sammeln die Gesellschaften *Waren* in ihren Städten. Je mehr verschiedene Farben eine hat, desto mehr bringt *jeder ihrer Anteile*.",
    "Das meiste Geld gewinnt. Also: Führe Gesellschaften, die jetzt verdienen, und halte Anteile an denen, die später viel wert sind.",
  ],
  sections: {
    material: {
      title: "Was auf dem Tisch liegt",
      body: [
        {
          list: [
            "*Sechs Gesellschaften:* Rot, Gelb, Grün, Blau, Grau und Braun. Jede hat einen Kontrollmarker, 5 Anteile, 17 Gleise, " +
              "eine Kasse für Würfel und einen Anzeiger für den Gewinn dieser Runde.",
            "*Die Karte* mit ihren Städten. Eine Stadt hat einen Wert in Dollar und eine Warenfarbe: Weiß, Schwarz, Silber, Orange oder Rot. " +
              "*Sechseckige* Städte sind Startstädte.",
            "*Strecken* zwischen je zwei Städten. Jede kostet eine Anzahl Würfel und hat Platz für ein einziges Gleis.",
            "Weiße *Investitionswürfel* und *Bargeld*, so viel wie nötig. Geld kann nie investiert werden.",
          ],
        },
        "In diesem Spiel ist nichts geheim, und wenn der erste Spieler ausgelost ist, gibt es auch kein Glück mehr.",
      ],
    },
    setup: {
      title: "Vorbereitung und Ablauf",
      body: [
        "Die Gesellschaften beginnen in der Reihenfolge Rot, Gelb, Grün, Blau, Grau, Braun, alle mit 0 $ Gewinn. " +
          "Der erste aktive Spieler wird ausgelost oder vom Tisch bestimmt.",
        "Die Partie hat *fünf Runden* und dann eine *Schlussphase*. Jede Runde hat fünf Phasen:",
        {
          steps: [
            "alle bekommen Würfel,",
            "Auktionen,",
            "Bauen,",
            "die Gewinne werden in Geld ausgezahlt,",
            "Ende der Runde: neue Reihenfolge, Gewinne zurück auf 0 $.",
          ],
        },
      ],
    },
    cubes: {
      title: "Phase 1: Würfel",
      body: [
        "Alle bekommen neue Würfel, je nach Zahl der Mitspieler:",
        {
          pairs: [
            ["3 Spieler", "je 10 Würfel"],
            ["4 Spieler", "je 8 Würfel"],
            ["5 Spieler", "je 7 Würfel"],
            ["6 Spieler", "je 6 Würfel"],
          ],
        },
        "Was du nicht ausgibst, behältst du für spätere Runden.",
      ],
    },
    auctions: {
      title: "Phase 2: Auktionen",
      body: [
        "Der *aktive Spieler* versteigert eine Gesellschaft, die in dieser Runde noch nicht verkauft ist, oder gibt den Marker des aktiven Spielers nach links weiter.",
        "Wer eine Gesellschaft zur Auktion stellt, macht auch das erste Gebot: mindestens 1 Würfel, höchstens so viele, wie er hat. Ohne Würfel kann man den Marker nur weitergeben.",
        "Dann wird im Uhrzeigersinn geboten. Wenn du an der Reihe bist, *erhöhst du oder steigst aus*; wer ausgestiegen ist, bleibt in dieser Auktion draußen. " +
          "Niemand kann mehr Würfel bieten, als er hat. Wer als Letzter übrig ist, gewinnt.",
        {
          list: [
            "Der Gewinner nimmt den *Kontrollmarker* und *einen Anteil* der Gesellschaft und legt die gebotenen Würfel in ihre *Kasse*.",
            "Alle anderen behalten ihre Würfel.",
            "Der Marker des aktiven Spielers geht an den linken Nachbarn dessen, der ihn *hatte*, egal, wer gewonnen hat.",
          ],
        },
        "Die Phase endet, wenn alle sechs Gesellschaften verkauft sind oder wenn alle nacheinander den Marker weitergegeben haben. " +
          "Wer ihn weitergegeben hat, darf später noch eine Gesellschaft versteigern, wenn er wieder bei ihm ankommt.",
        "Danach geht der Marker an den linken Nachbarn dessen, der zuletzt eine Gesellschaft zur Auktion gestellt hat. Hat das niemand getan, bleibt er liegen.",
        "Du darfst mehrere Gesellschaften führen. Jede verkauft höchstens einen Anteil pro Runde; fünf Anteile reichen also immer.",
      ],
    },
    building: {
      title: "Phase 3: Bauen",
      body: [
        "Die Gesellschaften bauen in ihrer Reihenfolge, reihum, *je eine Strecke*. Wer den Kontrollmarker hat, entscheidet; " +
          "bezahlt wird aus der Kasse der Gesellschaft.",
        "*Eine Gesellschaft, die bauen kann, muss bauen*, selbst zwischen zwei Städten, die sie schon hat, wenn sie nichts anderes bezahlen kann. " +
          "Sie passt nur, wenn sie kein Gleis mehr hat oder keine erlaubte Strecke bezahlen kann.",
        "Wer passt, kommt auf den ersten freien Platz der *Passreihe* und ist für diese Phase fertig. " +
          "Eine Gesellschaft, die in dieser Runde niemand führt, kann nicht bauen: Sie passt, wenn sie an der Reihe ist, und behält ihre Kasse.",
        "Die Phase endet, wenn alle sechs gepasst haben. Übrige Würfel bleiben in den Kassen.",
      ],
    },
    profit: {
      title: "Wo gebaut wird, und was es bringt",
      body: [
        "*Die erste Strecke einer Gesellschaft* muss in einer Startstadt beginnen, einem Sechseck. Du bestimmst, in welcher; " +
          "der Gewinn steigt um den Wert des *anderen* Endes. Sind beide Enden Startstädte, wählst du, welche der Start ist. " +
          "Mehrere Gesellschaften dürfen in derselben Stadt beginnen.",
        "*Jede weitere Strecke* muss an einer Stadt liegen, die die Gesellschaft schon hat. Abzweigen darf sie überall.",
        "Der Gewinn steigt um den Wert jeder Stadt, die *für die Gesellschaft neu* ist. Eine Stadt, die sie schon hat, auch ihre Startstadt, " +
          "bringt nie wieder etwas, auch in späteren Runden nicht. Städte anderer Gesellschaften stören nicht: Nur die Strecke selbst muss frei sein.",
        {
          example: [
            "Ann hat Rot für 7 Würfel ersteigert. Rot beginnt in New York und baut für 4 Würfel nach Pittsburgh: 40 $ Gewinn, für Pittsburgh. New York, der Start, bringt nichts.",
            "Beim nächsten Mal baut Rot für 3 Würfel weiter nach Cincinnati: noch einmal 40 $. Der Gewinn ist jetzt *80 $*, die Kasse ist leer, und Rot wird passen.",
          ],
        },
      ],
    },
    link: {
      title: "Die Transkontinentalstrecke",
      body: [
        "Einmal in der Partie gibt es eine Prämie: wenn eine lückenlose Kette von Gleisen beliebiger Gesellschaften zum ersten Mal *New York und San Francisco* verbindet.",
        {
          list: [
            "Die Gesellschaft, die das letzte Gleis dazu gelegt hat, bekommt *50 $* mehr Gewinn.",
            "Jede *andere* Gesellschaft auf der Strecke bekommt *30 $* mehr.",
          ],
        },
        "Gibt es mehrere Wege, zählt der mit den *wenigsten Gesellschaften*, unter diesen der mit den wenigsten Gleisen. " +
          "Sind auch dann noch mehrere gleich, sind die Gesellschaften auf allen beteiligt. " +
          "Auch eine Gesellschaft, die in dieser Runde niemand führt, bekommt ihre Prämie; nur wird sie niemandem ausgezahlt.",
        {
          example: [
            "Rot schließt die Lücke zwischen St. Louis und Kansas City. Fünf rote und fünf braune Gleise führen jetzt von New York nach San Francisco. " +
              "Rot bekommt 50 $ dazu, Braun 30 $. Die anderen haben Gleise in der Nähe, aber nicht auf diesem Weg: Sie gehen leer aus.",
          ],
        },
      ],
    },
    payday: {
      title: "Phasen 4 und 5: Gewinne und neue Reihenfolge",
      body: [
        "Für jede Gesellschaft, die du führst, zahlt dir die Bank ihren *Gewinn in Geld*. Anteile bringen jetzt noch nichts.",
        "Die Passreihe wird zur *Reihenfolge der nächsten Runde*: Wer zuerst gepasst hat, baut zuerst.",
        "Dann gehen alle Gewinne auf 0 $ zurück, und die Kontrollmarker werden zurückgegeben. Nur nach der fünften Runde bleiben sie, wo sie sind.",
      ],
    },
    goods: {
      title: "Die Schlussphase: Waren sammeln",
      body: [
        "Die Kassen werden geleert. Jede Stadt, an der ein Gleis liegt, bekommt *einen Warenwürfel* ihrer Farbe.",
        "Jetzt führt jede Gesellschaft, wer *die meisten Anteile* an ihr hat. Bei Gleichstand wird im Uhrzeigersinn gezählt, beginnend bei dem, der den Kontrollmarker hat, " +
          "ihn eingeschlossen: Der erste der Gleichen bekommt sie. Hat niemand den Marker, wird vom aktiven Spieler aus gezählt. " +
          "Eine Gesellschaft, die nie einen Anteil verkauft hat, macht nicht mit.",
        "In der Reihenfolge der letzten Passreihe nimmt jede Gesellschaft reihum *einen Würfel aus einer Stadt an ihren eigenen Gleisen*; ihre Startstadt zählt dazu. " +
          "Wer sie führt, wählt aus. Solange sie einen nehmen kann, muss sie; wenn nichts mehr für sie da ist, passt sie. Die Phase endet, wenn alle gepasst haben.",
        "Jede Stadt hat nur einen Würfel, und wer zuerst kommt, hat ihn. Achte also auch darauf, welche Farben die anderen brauchen.",
      ],
    },
    sets: {
      title: "Was die Anteile bringen",
      body: [
        "Die Würfel jeder Gesellschaft werden zu Sätzen *verschiedener Farben* geordnet. Ein Satz ist wert:",
        {
          pairs: [
            ["1 Farbe", "10 $"],
            ["2 Farben", "30 $"],
            ["3 Farben", "60 $"],
            ["4 Farben", "100 $"],
            ["5 Farben", "150 $"],
          ],
        },
        "Geordnet wird immer so, dass es am meisten bringt: erst der größte Satz, der möglich ist, dann der nächste. " +
          "Zusammen sind sie der Schlussgewinn der Gesellschaft, und *jeder ihrer Anteile bringt diesen Betrag*.",
        {
          example: [
            "In der Partie auf dem Bild hat Blau am Ende drei schwarze Würfel, zwei silberne und einen orangen. " +
              "Das macht Schwarz + Silber + Orange (60 $), Schwarz + Silber (30 $) und Schwarz (10 $): *100 $ je Anteil*.",
            "Ben hat drei Anteile an Blau und bekommt 300 $. Ann und Cleo haben je einen und bekommen 100 $.",
          ],
        },
      ],
    },
    gameEnd: {
      title: "Wer gewinnt",
      body: [
        "Das meiste Geld gewinnt. Bei Gleichstand gewinnt von diesen, wer die Gesellschaft mit den meisten Warenwürfeln führt. " +
          "Ist auch das gleich, wird der Sieg geteilt.",
      ],
    },
    map: {
      title: "Zu unserer Karte",
      body: [
        "Die gedruckte Karte ist nirgends veröffentlicht, worauf wir verweisen könnten. Unsere ist eine *Rekonstruktion*: Sie hat die gleichen Zahlen, soweit sie bekannt sind " +
          "(38 Städte; 12 weiße, 12 schwarze, 6 silberne, 5 orange und 3 rote; Kosten von 2 bis 6; Startstädte an beiden Küsten), " +
          "und sie wurde so lange abgestimmt, bis Partien mit den Summen endeten, von denen Spieler berichten. Welche Städte es gibt, ihre Werte und die Kosten sind von uns.",
        "Wer das Spiel besitzt, kann die echte Karte als Datei eingeben und darauf spielen.",
      ],
    },
    glossary: {
      title: "Die Wörter kurz erklärt",
      body: [
        {
          pairs: [
            ["Aktiver Spieler", "wer gerade eine Gesellschaft zur Auktion stellen darf"],
            [
              "Kontrollmarker",
              "wer ihn hat, führt die Gesellschaft: entscheidet, wo sie baut, und bekommt ihren Gewinn",
            ],
            ["Würfel", "damit wird geboten, und damit bauen Gesellschaften; sie sind nie Geld wert"],
            ["Strecke", "die Linie zwischen zwei Städten; Platz für ein Gleis einer Gesellschaft"],
            [
              "Passreihe",
              "wo sich die Gesellschaften anstellen, die fertig gebaut haben; sie ist die Reihenfolge der nächsten Runde",
            ],
            ["Gewinn", "was eine Gesellschaft in dieser Runde verdient hat; in Geld gezahlt an den, der sie führt"],
            ["Anteil", "kommt mit jeder gewonnenen Auktion, bleibt dir und zahlt einmal, am Ende"],
            ["Startstadt", "ein Sechseck; dort beginnt die erste Strecke einer Gesellschaft"],
            ["Kasse", "die Würfel, mit denen eine Gesellschaft bauen kann"],
          ],
        },
      ],
    },
  },
  pictures: {
    auction: {
      alt: "Eine Auktion von Rot. Ann hat mit 5 Würfeln eröffnet und hat 10; Ben hat 6 geboten und führt; Cleo ist ausgestiegen. Ann ist an der Reihe.",
      caption:
        "Rot wird versteigert. Ann hat mit 5 eröffnet, Ben auf 6 erhöht, Cleo ist draußen. Jetzt muss Ann mindestens 7 bieten oder Rot für 6 Würfel Ben überlassen.",
    },
    build: {
      alt: "Der Nordosten der Karte. Rote Gleise führen von New York nach Pittsburgh und weiter nach Cincinnati, ein grünes von Charleston nach Atlanta. Auf der Gewinnleiste steht Rot auf 80 $, Gelb auf 50 $, Grün auf 30 $.",
      caption: "Rot hat von New York nach Pittsburgh gebaut (+40 $) und weiter nach Cincinnati (+40 $): 80 $.",
    },
    link: {
      alt:
        "Die ganze Karte in der vierten Runde. Rote Gleise führen von New York über Pittsburgh, Detroit, Chicago und St. Louis nach Kansas City, " +
        "braune von dort über Dodge City, Denver, Salt Lake City und Reno nach San Francisco.",
      caption: "Von Küste zu Küste: Rot von New York bis Kansas City, Braun von dort bis San Francisco.",
    },
    final: {
      alt: "Die Karte in der Schlussphase. Fünfzehn Städte haben noch ihren Warenwürfel; wo einer genommen wurde, ist die Stadt blass.",
      caption:
        "Jede Gesellschaft hat drei Würfel genommen. Blau ist an der Reihe; Ben, der drei Anteile hat, wählt aus.",
    },
    sets: {
      alt: "Die Felder der sechs Gesellschaften mit je drei Würfeln. Fünf von ihnen haben drei verschiedene Farben, wert 60 $ je Anteil. Grün hat zwei weiße Würfel und einen schwarzen: 30 $ und 10 $.",
      caption:
        "Im selben Augenblick: Drei verschiedene Farben sind 60 $ je Anteil wert. Grün hat zwei weiße Würfel und einen schwarzen: einen Satz aus zwei (30 $) und einen einzelnen (10 $).",
    },
  },
};
