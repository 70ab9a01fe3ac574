import type { TransAmericaText } from "./outline";

export const it: TransAmericaText = {
  about:
    "Cinque città segrete, dal Pacifico all’Atlantico: collega le tue con la ferrovia prima che gli altri colleghino le loro. " +
    "I binari non sono di nessuno: tutto quello che posano i vicini lavora anche per te.",
  short: [
    "Hai *cinque carte città*, una per colore. Collega queste cinque città al tuo segnalino di partenza.",
    "Nel tuo primo turno *metti soltanto il segnalino*, su un incrocio libero qualsiasi. In mezzo alle tue cinque città di solito sta bene.",
    "Poi, a ogni turno, posa *due binari su linee semplici* oppure *un solo binario su una linea doppia* (montagne e fiumi). " +
      "Va bene anche un solo binario semplice.",
    "Costruisci sempre a partire dalla *tua rete*: tutto ciò che i binari collegano al tuo segnalino, chiunque li abbia posati.",
    "Quando qualcuno ha collegato le sue cinque città, il round finisce. Gli altri *perdono un punto per ogni binario che manca*, " +
      "e due se la linea è doppia.",
    "Tutti partono da 13 punti. Quando qualcuno li ha finiti, vince chi ne ha di più.",
  ],
  sections: {
    material: {
      title: "Che cosa c’è sul tavolo",
      body: [
        "Il tabellone è una carta degli Stati Uniti coperta da una griglia di linee. Dove le linee si incontrano c’è un *incrocio*; " +
          "la linea da un incrocio al successivo è un *tratto*. Quasi tutti i tratti sono *semplici*. " +
          "Quelli che superano montagne e fiumi sono *doppi*: costruirci costa più fatica.",
        {
          list: [
            "*35 città* di cinque colori, sette per colore: verdi a ovest, blu a nord, gialle al centro, " +
              "rosse a sud, arancioni a est. Ognuna ha la sua carta.",
            "*84 binari* per tutti, e un 85º che fa da barriera sul tracciato dei punti. Nessun binario è di un giocatore.",
            "Per ogni giocatore un *segnalino di partenza* per la carta e una *locomotiva* per il tracciato dei punti.",
            "Una carta che indica il primo giocatore.",
          ],
        },
        "*In 2 o 3 giocatori* il mazzo è più piccolo: due città per colore, quelle col bordo tratteggiato sul tabellone stampato, " +
          "non sono l’obiettivo di nessuno e restano 25 carte. Le città rimangono sulla carta come normali incroci. " +
          "In 4, 5 o 6 si gioca con tutte le 35 carte.",
      ],
    },
    setup: {
      title: "Preparazione",
      body: [
        "Tutte le locomotive sono nel deposito, che vale *13 punti*. La barriera chiude l’altro capo del tracciato; " +
          "in mezzo ci sono dodici caselle, da 12 a 1. Il primissimo giocatore si tira a sorte, o lo scegliete insieme.",
        "Una partita dura più round. All’inizio di ognuno si mescolano le carte e ciascuno ne riceve *una per colore*: " +
          "cinque città che conosci solo tu. Le carte avanzate restano coperte e nessuno le guarda.",
      ],
    },
    turn: {
      title: "Il tuo turno",
      body: [
        "Comincia il primo giocatore, poi si prosegue in senso orario.",
        "*Il tuo primo turno del round:* metti il segnalino di partenza su un incrocio dove non c’è un altro segnalino. Va bene anche una città. " +
          "Per questo turno è tutto.",
        "*In ogni turno successivo* posi binari. Scegli:",
        {
          list: [
            "uno o due binari su tratti semplici liberi, oppure",
            "esattamente un binario su un tratto doppio libero.",
          ],
        },
        "Devi posare almeno un binario; il secondo è facoltativo. Passi solo se non c’è nessun tratto su cui puoi costruire, " +
          "e questo succede soltanto con i segnalini bloccanti o con i binari colorati. Se per un giro intero passano tutti e nessun segnalino si muove, il round finisce.",
      ],
    },
    tracks: {
      title: "Tratti semplici e tratti doppi",
      body: [
        "Su un tratto sta un solo binario, chiunque l’abbia posato.",
        "Un binario su un tratto doppio occupa tutto il turno. Non si combina mai con un altro: " +
          "né prima uno semplice e poi uno doppio, né il contrario.",
      ],
    },
    networks: {
      title: "La tua rete, e come le reti si uniscono",
      body: [
        "La tua *rete* sono tutti gli incroci che una linea ininterrotta di binari collega al tuo segnalino di partenza, compreso il suo. " +
          "Chi ha posato i binari non importa.",
        "Un nuovo binario deve toccare la tua rete con almeno un’estremità. Puoi diramarti dove vuoi. " +
          "Il secondo binario può continuare il primo o partire da tutt’altro punto della rete.",
        "Quando due reti si toccano diventano *subito una sola*, per tutti quelli che ne fanno parte. " +
          "Se succede con il tuo primo binario, il secondo può già partire dall’altra parte.",
      ],
    },
    roundEnd: {
      title: "La fine di un round",
      body: [
        "Il round finisce *appena le cinque città di un giocatore sono tutte nella sua rete*, chiunque abbia posato il binario decisivo.",
        "C’è un’eccezione. Se il tuo primo binario, su un tratto semplice, completa *qualcun altro*, puoi ancora posare il secondo binario semplice; " +
          "poi il round finisce. Lo stesso vale se il primo binario completa te e un altro insieme. " +
          "Se completa solo te, il round finisce all’istante.",
        "Il round finisce anche quando si posa l’84º binario.",
        "Più giocatori possono completare insieme; nessuno di loro perde punti. Ora si scoprono tutte le carte.",
      ],
    },
    scoring: {
      title: "Contare i binari mancanti",
      body: [
        "Se non hai completato, conta i binari che ti servirebbero ancora per collegare le cinque città alla tua rete: " +
          "*1 punto per ogni tratto semplice, 2 per ogni tratto doppio*. È quello che perdi.",
        "Si conta sempre la *via più economica*, e ti aiutano tutti i binari sul tabellone, anche quelli di altre reti. " +
          "Qui conta il programma per te, e non gli sfugge mai una via più breve. I binari mancanti si mostrano soltanto, non si posano: " +
          "quanti ne restano nella riserva non importa.",
        {
          example: [
            "Ann ha collegato Sacramento, Minneapolis, Oklahoma City, El Paso e Charleston. Ha completato, non perde nulla e resta a 13.",
            "A Ben manca solo Medford. Da Sacramento ci sono due tratti semplici: *2 mancanti: 1 + 1*. Gli restano 11 punti.",
            "A Cleo manca solo Portland. Dal binario più vicino ci sono un tratto semplice e uno doppio: *3 mancanti: 1 + 2*. Le restano 10 punti.",
          ],
        },
      ],
    },
    barrier: {
      title: "Il deposito e la barriera",
      body: [
        "Dopo ogni round la tua locomotiva avanza verso la barriera di tante caselle quanti punti hai perso. " +
          "Le locomotive possono stare sulla stessa casella e sorpassarsi.",
        "Una locomotiva *supera la barriera* quando tra le due non resta nessuna casella. Con la barriera al suo primo posto vuol dire: hai 0 punti o meno.",
        "*Dopo il secondo round* la barriera può spostarsi, una sola volta per partita. Se nessuno l’ha superata e anche l’ultimo ha ancora 4 punti o più, " +
          "si sposta verso il deposito finché restano esattamente due caselle tra lei e la locomotiva dell’ultimo.",
        {
          example: [
            "Dopo il secondo round i punti sono 11, 9 e 7. La barriera si avvicina a chi ne ha 7: restano libere le caselle 6 e 5. " +
              "Da ora in poi, chi ha 4 punti o meno l’ha superata.",
          ],
        },
        "Se la partita non è finita, si tolgono tutti i binari e i segnalini, si rimescolano le carte, " +
          "il vicino di sinistra diventa primo giocatore e comincia un nuovo round.",
      ],
    },
    gameEnd: {
      title: "La fine della partita",
      body: [
        "La partita finisce con il round in cui almeno una locomotiva supera la barriera. *Due round si giocano sempre:* " +
          "se qualcuno la supera già nel primo, si gioca comunque il secondo.",
        "Vince chi ha ancora *più punti*. In caso di parità la vittoria è condivisa. " +
          "Oppure decidete prima della partita che si gioca un altro round: lo giocano tutti, e un altro ancora se serve, finché la parità è rotta.",
      ],
    },
    openCards: {
      title: "Variante: carte scoperte",
      body: [
        "Tutte le carte sono scoperte e le città di ciascuno sono segnate sulla carta. Invece di indovinare, si fanno piani.",
        "Le carte si danno una volta sola. Nel round successivo prendi la mano che il tuo vicino di sinistra ha appena giocato. " +
          "I round sono tanti quanti i giocatori: ognuno gioca una volta ogni mano, e la fortuna delle carte sparisce.",
        "La barriera non conta e i punti possono scendere sotto zero. Vince chi ha più punti.",
      ],
    },
    blocking: {
      title: "Variante: segnalini bloccanti",
      body: [
        "Alla fine del tuo turno puoi spostare il tuo segnalino di partenza su un altro incrocio libero della tua rete. " +
          "Puoi farlo dal tuo primo turno di costruzione, anche dopo aver passato, ma non più quando il round è finito. " +
          "I segnalini degli altri non impediscono questo spostamento.",
        "I segnalini bloccano. Una linea di binari da cui costruisci può *arrivare* a un incrocio con il segnalino di un avversario, ma non *attraversarlo*, " +
          "e da lì non può partire un nuovo binario. Dal tuo segnalino puoi costruire sempre.",
        "Si blocca soltanto la costruzione. Città collegate, fine del round e binari mancanti si contano come al solito.",
        "Le due varianti si possono giocare insieme.",
      ],
    },
    vexation: {
      title: "Variante: binari colorati (Vexation)",
      body: [
        "Oltre ai binari comuni, in ogni round ciascuno ha *tre binari del proprio colore*. " +
          "Si posano al posto di quelli comuni, con le stesse regole.",
        "Un binario colorato fa parte solo della rete del suo proprietario: per costruire, per collegare le città e per contare. " +
          "Per tutti gli altri il tratto è semplicemente occupato: non possono costruirci, e se la loro via più economica passa di lì, " +
          "lo contano come mancante al prezzo solito.",
        "Il round finisce sempre con l’84º binario comune; quelli colorati non contano.",
      ],
    },
    options: {
      title: "Altre scelte per il tuo tavolo",
      body: [
        {
          list: [
            "*Un numero fisso di round.* La barriera non conta, i punti possono scendere sotto zero e dopo l’ultimo round vince chi ha più punti. " +
              "Con le carte scoperte questo numero sostituisce quello dei giocatori, e le mani continuano a girare.",
            "*In duplicato.* Più tavoli giocano le stesse mani con lo stesso primo giocatore e poi confrontano i risultati: " +
              "la stessa fortuna per tutti.",
          ],
        },
      ],
    },
  },
  pictures: {
    start: {
      alt: "Una parte della carta. La locomotiva di Ann è su un incrocio a sud-ovest di Omaha. Da lì partono due binari, prima verso est, poi fino a Omaha. La locomotiva di Ben è tra Kansas City e St. Louis.",
      caption:
        "Il primo turno di costruzione di Ann: due binari su linee semplici, e Omaha, una delle sue città, è collegata.",
    },
    double: {
      alt: "La stessa parte della carta, un turno dopo. Un terzo binario di Ann prosegue verso est, sulla linea doppia di un fiume. Ben ha posato due binari dal suo segnalino, fino a Kansas City e fino a St. Louis.",
      caption: "Ann supera il fiume. La linea è doppia: questo solo binario è tutto il suo turno.",
    },
    joined: {
      alt: "Un binario di Ben collega Kansas City ai binari di Ann. Ora tutti i binari sono a strisce dei colori dei due giocatori. Un secondo binario parte verso ovest dal segnalino di Ann.",
      caption:
        "Il primo binario di Ben unisce le due reti. Con il secondo costruisce subito dall’altra parte: a ovest del segnalino di Ann, verso Sacramento.",
    },
    end: {
      alt: "Tutta la carta alla fine di un round di Ann, Ben e Cleo. A nord-ovest i binari mancanti sono tratteggiati: due per Ben da Sacramento a Medford, due per Cleo verso Portland.",
      caption:
        "Il round è finito. Ann ha completato; *a Ben ne mancano 2 (1 + 1)*, verso Medford; *a Cleo 3 (1 + 2)*, verso Portland.",
    },
    missing: {
      alt: "Il nord-ovest della stessa carta. Due binari tratteggiati, con il numero 1, portano da Sacramento a Medford. Uno con il numero 1 e uno con il 2 portano a Portland.",
      caption:
        "Lo stesso, da vicino: i due binari che mancano a Ben sono su linee semplici, uno di quelli di Cleo è su una linea doppia.",
    },
    score: {
      alt: "Il tracciato dei punti dopo questo round: la locomotiva di Ann è ancora nel deposito, a 13; quella di Ben è a 11, quella di Cleo a 10. La barriera è a 0.",
      caption: "Il tracciato dei punti dopo quel round: Ann 13, Ben 11, Cleo 10.",
    },
    blocking: {
      alt: "Due reti unite. La locomotiva di Ben è a Kansas City, dove i suoi binari incontrano quelli di Ann.",
      caption:
        "Ben ha messo il suo segnalino a Kansas City. Ann può costruire da Omaha e dal fiume, ma non da Kansas City, né da ciò che sta oltre.",
    },
    coloured: {
      alt: "Il binario tra Kansas City e i binari di Ann è del colore di Ben. La rete di Ann finisce lì davanti, quella di Ben prosegue oltre.",
      caption: "Ben collega con un binario *colorato*. Da ora può usare i binari di Ann; lei non può usare i suoi.",
    },
  },
};
