import type { SteelDriverText } from "./outline";

export const it: SteelDriverText = {
  about:
    "Sei compagnie ferroviarie vogliono attraversare il continente, e tu ci investi. A ogni turno fai offerte per guidare una compagnia, " +
    "incassi il suo profitto e raccogli azioni che pagheranno alla fine.",
  short: [
    "I *cubi* bianchi servono per le offerte, i *contanti* per vincere. Non si mescolano mai.",
    "A ogni turno tutti ricevono nuovi cubi. *Offri cubi per le compagnie*. Chi vince un’asta guida la compagnia per questo turno e tiene per sempre una sua *azione*.",
    "I cubi dell’offerta vincente vanno alla compagnia. Con quelli *costruisce binari*, una tratta alla volta.",
    "Ogni nuova città aggiunge il suo *valore al profitto della compagnia*. Alla fine del turno ricevi quel profitto in contanti.",
    "Dopo cinque turni le compagnie raccolgono *merci* dalle loro città. Più colori diversi ha una compagnia, più paga *ogni sua azione*.",
    "Vince chi ha più contanti. Quindi: guida le compagnie che rendono adesso e tieni azioni di quelle che varranno molto dopo.",
  ],
  sections: {
    material: {
      title: "Che cosa c’è sul tavolo",
      body: [
        {
          list: [
            "*Sei compagnie:* rossa, gialla, verde, blu, grigia e marrone. Ognuna ha un segnalino di controllo, 5 azioni, 17 binari, " +
              "una cassa per i cubi e un indicatore del profitto di questo turno.",
            "*La carta* con le città. Una città ha un valore in dollari e un colore di merce: bianco, nero, argento, arancione o rosso. " +
              "Le città *esagonali* sono città di partenza.",
            "*Le tratte* tra due città. Ognuna ha un costo in cubi e posto per un solo binario.",
            "*Cubi di investimento* bianchi e *contanti*, quanti ne servono. I contanti non si possono mai investire.",
          ],
        },
        "In questo gioco non c’è niente di segreto e, estratto il primo giocatore, nemmeno fortuna.",
      ],
    },
    setup: {
      title: "Preparazione e svolgimento",
      body: [
        "Le compagnie cominciano nell’ordine rossa, gialla, verde, blu, grigia, marrone, tutte con profitto 0 $. " +
          "Il primo giocatore attivo si tira a sorte o lo sceglie il tavolo.",
        "La partita ha *cinque turni* e poi una *fase finale*. Ogni turno ha cinque fasi:",
        {
          steps: [
            "tutti ricevono cubi,",
            "aste,",
            "costruzione,",
            "i profitti si pagano in contanti,",
            "fine del turno: nuovo ordine, profitti di nuovo a 0 $.",
          ],
        },
      ],
    },
    cubes: {
      title: "Fase 1: i cubi",
      body: [
        "Ogni giocatore riceve nuovi cubi, a seconda di quanti giocano:",
        {
          pairs: [
            ["3 giocatori", "10 cubi a testa"],
            ["4 giocatori", "8 cubi a testa"],
            ["5 giocatori", "7 cubi a testa"],
            ["6 giocatori", "6 cubi a testa"],
          ],
        },
        "Quelli che non spendi li tieni per i turni successivi.",
      ],
    },
    auctions: {
      title: "Fase 2: le aste",
      body: [
        "Il *giocatore attivo* mette all’asta una compagnia non ancora venduta in questo turno, oppure passa il segnalino di giocatore attivo a sinistra.",
        "Chi mette all’asta una compagnia fa anche la prima offerta: almeno 1 cubo, al massimo quanti ne ha. Senza cubi si può solo passare il segnalino.",
        "Poi si offre in senso orario. Quando tocca a te, *rilancia o ritirati*; chi si è ritirato resta fuori da quest’asta. " +
          "Non si possono offrire più cubi di quanti se ne hanno. Vince chi rimane per ultimo.",
        {
          list: [
            "Il vincitore prende il *segnalino di controllo* e *un’azione* della compagnia, e mette i cubi dell’offerta nella sua *cassa*.",
            "Tutti gli altri tengono i loro cubi.",
            "Il segnalino di giocatore attivo passa al vicino di sinistra di chi lo *aveva*, chiunque abbia vinto.",
          ],
        },
        "La fase finisce quando tutte e sei le compagnie sono vendute, o quando tutti i giocatori, uno dopo l’altro, hanno passato il segnalino. " +
          "Se hai passato e il segnalino torna da te, puoi ancora mettere all’asta una compagnia.",
        "Il segnalino va poi al vicino di sinistra dell’ultimo che ha messo all’asta una compagnia. Se non l’ha fatto nessuno, resta dov’è.",
        "Puoi guidare più compagnie. Ognuna vende al massimo un’azione per turno: cinque azioni bastano sempre.",
      ],
    },
    building: {
      title: "Fase 3: la costruzione",
      body: [
        "Le compagnie costruiscono nel loro ordine, a giro, *una tratta alla volta*. Decide chi ha il segnalino di controllo; " +
          "la compagnia paga il costo con la propria cassa.",
        "*Una compagnia che può costruire deve costruire*, anche tra due città che ha già, se non può pagare nient’altro. " +
          "Passa solo se non ha più binari o non può pagare nessuna tratta permessa.",
        "Una compagnia che passa prende il primo posto libero nella *fila dei passi* ed è fuori per questa fase. " +
          "Una compagnia che in questo turno nessuno guida non può costruire: passa quando tocca a lei e conserva la sua cassa.",
        "La fase finisce quando tutte e sei hanno passato. I cubi avanzati restano nelle casse.",
      ],
    },
    profit: {
      title: "Dove costruire, e quanto rende",
      body: [
        "*La prima tratta di una compagnia* deve partire da una città di partenza, un esagono. Scegli tu quale; " +
          "il profitto sale del valore dell’*altro* capo. Se entrambi i capi sono città di partenza, decidi quale è la partenza. " +
          "Più compagnie possono partire dalla stessa città.",
        "*Ogni tratta successiva* deve toccare una città che la compagnia ha già. Può diramarsi ovunque.",
        "Il profitto sale del valore di ogni città *nuova per la compagnia*. Una città che ha già, compresa quella di partenza, " +
          "non paga mai più, nemmeno nei turni successivi. Le città di altre compagnie non sono un ostacolo: deve essere libera solo la tratta.",
        {
          example: [
            "Ann ha comprato la rossa per 7 cubi. La rossa parte da New York e costruisce fino a Pittsburgh per 4 cubi: 40 $ di profitto, per Pittsburgh. New York, la partenza, non paga.",
            "Al giro successivo prosegue fino a Cincinnati per 3 cubi: altri 40 $. Ora il suo profitto è di *80 $*, la cassa è vuota, e passerà.",
          ],
        },
      ],
    },
    link: {
      title: "Il collegamento transcontinentale",
      body: [
        "Una volta per partita c’è un premio: quando una catena ininterrotta di binari, di qualunque compagnia, unisce per la prima volta *New York e San Francisco*.",
        {
          list: [
            "La compagnia che ha posato l’ultimo binario aggiunge *50 $* al suo profitto.",
            "Ogni *altra* compagnia del collegamento aggiunge *30 $*.",
          ],
        },
        "Se le vie sono più d’una, vale quella con *meno compagnie*; tra queste, quella con meno binari. " +
          "Se sono ancora pari, partecipano le compagnie di tutte. " +
          "Anche una compagnia che in questo turno nessuno guida riceve il premio, ma non c’è nessuno da pagare.",
        {
          example: [
            "La rossa chiude il vuoto tra St. Louis e Kansas City. Cinque binari rossi e cinque marroni portano ora da New York a San Francisco. " +
              "La rossa aggiunge 50 $, la marrone 30 $. Le altre compagnie hanno binari lì vicino, ma non su questa via: non ricevono nulla.",
          ],
        },
      ],
    },
    payday: {
      title: "Fasi 4 e 5: i profitti e il nuovo ordine",
      body: [
        "Per ogni compagnia che guidi, la banca ti paga il suo *profitto in contanti*. Le azioni per ora non pagano.",
        "La fila dei passi diventa l’*ordine del turno successivo*: chi ha passato per prima costruisce per prima.",
        "Poi tutti i profitti tornano a 0 $ e si restituiscono i segnalini di controllo. Solo dopo il quinto turno restano dove sono.",
      ],
    },
    goods: {
      title: "La fase finale: raccogliere le merci",
      body: [
        "Si svuotano le casse. Ogni città toccata da un binario riceve *un cubo di merce* del suo colore.",
        "Adesso ogni compagnia è guidata da chi ne ha *più azioni*. In caso di parità si conta in senso orario da chi ha il segnalino di controllo, " +
          "lui compreso: lo ottiene il primo dei giocatori in parità. Se non lo ha nessuno, si conta dal giocatore attivo. " +
          "Una compagnia che non ha mai venduto un’azione non partecipa.",
        "Nell’ordine dell’ultima fila dei passi, a giro, ogni compagnia prende *un cubo da una città sui propri binari*; la città di partenza conta. " +
          "Sceglie chi la guida. Deve prenderne uno finché può, e passa quando per lei non resta nulla. La fase finisce quando hanno passato tutte.",
        "Una città ha un solo cubo e chi arriva prima lo prende: guarda quindi anche quali colori vogliono gli altri.",
      ],
    },
    sets: {
      title: "Quanto pagano le azioni",
      body: [
        "I cubi di ogni compagnia si dispongono in set di *colori diversi*. Un set vale:",
        {
          pairs: [
            ["1 colore", "10 $"],
            ["2 colori", "30 $"],
            ["3 colori", "60 $"],
            ["4 colori", "100 $"],
            ["5 colori", "150 $"],
          ],
        },
        "Si dispongono sempre nel modo più redditizio: prima il set più grande possibile, poi il successivo. " +
          "Il totale è il profitto finale della compagnia, e *ogni sua azione paga quella somma* a chi la possiede.",
        {
          example: [
            "Nella partita della figura, la blu finisce con tre cubi neri, due argento e uno arancione. " +
              "Fanno nero + argento + arancione (60 $), nero + argento (30 $) e nero (10 $): *100 $ per azione*.",
            "Ben ha tre azioni della blu e riceve 300 $. Ann e Cleo ne hanno una a testa e ricevono 100 $.",
          ],
        },
      ],
    },
    gameEnd: {
      title: "Chi vince",
      body: [
        "Vince chi ha più contanti. In caso di parità, vince tra loro chi guida la compagnia con più cubi di merce. " +
          "Se anche questo è pari, la vittoria è condivisa.",
      ],
    },
    map: {
      title: "La nostra carta",
      body: [
        "La carta stampata non è pubblicata dove potremmo rimandare. La nostra è una *ricostruzione*: ha gli stessi numeri, per quanto si conoscono " +
          "(38 città; 12 bianche, 12 nere, 6 argento, 5 arancioni e 3 rosse; costi da 2 a 6; città di partenza su entrambe le coste), " +
          "ed è stata regolata finché le partite sono finite con le somme che i giocatori raccontano. Quali città ci sono, i loro valori e i costi sono nostri.",
        "Se possiedi il gioco, puoi inserire la carta vera come file e giocare su quella.",
      ],
    },
    glossary: {
      title: "Le parole in breve",
      body: [
        {
          pairs: [
            ["Giocatore attivo", "chi in questo momento può mettere all’asta una compagnia"],
            ["Segnalino di controllo", "chi lo ha guida la compagnia: decide dove costruisce e ne riceve il profitto"],
            ["Cubi", "con questi si fanno le offerte e le compagnie costruiscono; non valgono mai soldi"],
            ["Tratta", "la linea tra due città; posto per un binario di una sola compagnia"],
            [
              "Fila dei passi",
              "dove si mettono le compagnie che hanno finito di costruire; è l’ordine del turno successivo",
            ],
            ["Profitto", "quanto una compagnia ha guadagnato in questo turno; pagato in contanti a chi la guida"],
            ["Azione", "arriva con ogni asta vinta, resta tua e paga una volta, alla fine"],
            ["Città di partenza", "un esagono; da una di queste parte la prima tratta di una compagnia"],
            ["Cassa", "i cubi con cui una compagnia può costruire"],
          ],
        },
      ],
    },
  },
  pictures: {
    auction: {
      alt: "Un’asta per la compagnia rossa. Ann ha aperto con 5 cubi e ne ha 10; Ben ha offerto 6 ed è in testa; Cleo si è ritirata. Tocca ad Ann.",
      caption:
        "La rossa è all’asta. Ann ha aperto con 5, Ben è salito a 6, Cleo è fuori. Ora Ann deve offrire 7 o più, o lasciare la rossa a Ben per 6 cubi.",
    },
    build: {
      alt: "Il nord-est della carta. Binari rossi portano da New York a Pittsburgh e poi a Cincinnati, uno verde da Charleston ad Atlanta. Sul tracciato dei profitti la rossa è a 80 $, la gialla a 50 $, la verde a 30 $.",
      caption: "La rossa ha costruito da New York a Pittsburgh (+40 $) e fino a Cincinnati (+40 $): 80 $.",
    },
    link: {
      alt:
        "Tutta la carta nel turno 4. Binari rossi portano da New York per Pittsburgh, Detroit, Chicago e St. Louis a Kansas City, " +
        "binari marroni da lì per Dodge City, Denver, Salt Lake City e Reno a San Francisco.",
      caption: "Da costa a costa: la rossa da New York a Kansas City, la marrone da lì a San Francisco.",
    },
    final: {
      alt: "La carta nella fase finale. Quindici città hanno ancora il loro cubo di merce; dove un cubo è stato preso, la città è sbiadita.",
      caption: "Ogni compagnia ha preso tre cubi. Tocca alla blu; sceglie Ben, che ne ha tre azioni.",
    },
    sets: {
      alt: "I riquadri delle sei compagnie con tre cubi ciascuno. Cinque hanno tre colori diversi, che valgono 60 $ per azione. La verde ha due cubi bianchi e uno nero: 30 $ e 10 $.",
      caption:
        "Nello stesso momento: tre colori diversi valgono 60 $ per azione. La verde ha due cubi bianchi e uno nero: un set di due (30 $) e un cubo da solo (10 $).",
    },
  },
};
