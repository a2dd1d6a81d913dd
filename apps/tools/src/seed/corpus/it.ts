import { type Corpus, words } from './corpus.js';

export const it: Corpus = {
  names: {
    female: words(`Maria Anna Rosa Giuseppina Angela Giovanna Teresa Lucia Carmela Caterina Francesca Antonietta Carla Elena Concetta Rita
      Margherita Franca Paola Laura Silvana Graziella Daniela Patrizia Luisa Gabriella Antonella Loredana Marisa Donatella Cristina Barbara
      Silvia Simona Roberta Stefania Tiziana Sabrina Monica Claudia Elisabetta Emanuela Ornella Nadia Mirella Fiorella Adriana Bruna Cesira
      Emma Giuliana Ida Ivana Lidia Liliana Lina Luciana Marcella Mariangela Nicoletta Olga Pierina Raffaella Renata`),
    male: words(`Giuseppe Giovanni Antonio Mario Luigi Francesco Angelo Vincenzo Pietro Salvatore Carlo Franco Domenico Bruno Paolo Michele
      Giorgio Aldo Sergio Luciano Roberto Maurizio Claudio Gianni Stefano Marco Andrea Massimo Fabio Alessandro Renato Pasquale Raffaele
      Gino Guido Enrico Alberto Giancarlo Gianfranco Gianluca Piero Ugo Vittorio Walter Tommaso Silvano Sandro Rocco Nicola Mauro Lorenzo
      Giulio Fulvio Ezio Emilio Dario Daniele Corrado Cesare Armando Alfredo Adriano Ernesto Ottavio`),
  },
  about: {
    self: [
      'Dicono che so ascoltare e che rido volentieri.',
      'Sono una persona tranquilla, con un po’ di ironia.',
      'Amo le persone semplici, le tavole lunghe e i discorsi senza orologio.',
      'Sono [mattiniera|mattiniero]: la prima ora del giorno è tutta mia.',
      '[Curiosa|Curioso], un po’ [golosa|goloso] e quasi sempre di buonumore.',
      'Sono [cresciuta|cresciuto] vicino al mare e ci torno appena posso.',
      'La sincerità mi piace, la gentilezza ancora di più.',
      'Non ho più fretta, e si sta molto meglio.',
    ],
    working: [
      'Lavoro ancora, mezza giornata, in una cartoleria di paese.',
      'Insegno alle elementari e i bambini mi tengono giovane.',
      'Faccio [l’infermiera|l’infermiere]: so ascoltare e sorridere anche di notte.',
      'Ho un piccolo negozio dove si viene soprattutto per chiacchierare.',
      'Ancora qualche anno di ufficio e poi il grande fine settimana.',
      'Nel mio lavoro parlo molto, perciò la sera amo il silenzio.',
    ],
    retired: [
      'Da quando sono in pensione non ho un giorno libero.',
      'Ho insegnato quarant’anni; adesso correggo solo le parole crociate.',
      'In pensione, in salute e ancora con la voglia di scoprire.',
      'Una vita in ospedale; oggi mi godo le mattine lente.',
      'Ero in Posta, ora scrivo solo cartoline.',
      'Faccio volontariato due volte la settimana e mi fa bene al cuore.',
    ],
    grandparent: [
      'I miei nipoti mi insegnano il telefono, io insegno loro la briscola.',
      'Il mercoledì è dei nipoti: si fanno i biscotti e si sporca tutto.',
      'Sono [una nonna fiera|un nonno fiero] di quattro nipoti.',
    ],
    widowed: [
      'Ho perso [mio marito|mia moglie] quattro anni fa. Ora ho di nuovo voglia di giornate belle da condividere.',
      'Sono [vedova|vedovo] dopo un matrimonio lungo e felice.',
      'C’è voluto tempo, ma le finestre sono di nuovo aperte.',
    ],
    divorced: [
      '[Divorziata|Divorziato] da qualche anno, in buoni rapporti.',
      'Il mio matrimonio è finito senza rumore; restano due figli in gamba.',
      '[Separata|Separato] da tempo, più [serena|sereno] di prima.',
    ],
    single: [
      'Vivo da [sola|solo] da molto e mi piacerebbe cucinare di nuovo per due.',
      'Non mi sono mai [sposata|sposato]; la vita è andata così.',
      'Da [sola|solo] sto bene, in compagnia sto meglio.',
    ],
    likes: [
      ['gardening', 'Ho un balcone piccolo pieno di gerani e basilico.'],
      ['gardening', 'Il mio orto dà più zucchine di quante ne riesca a regalare.'],
      ['music', 'Canto in un coro, con più cuore che voce.'],
      ['music', 'De André la domenica mattina, Verdi quando cucino.'],
      ['animals', 'Il mio cane mi porta fuori due volte al giorno.'],
      ['animals', 'Divido la casa con una gatta che si crede la padrona.'],
      ['cooking', 'La domenica faccio la pasta a mano, per chi arriva.'],
      ['cooking', 'Il mio ragù cuoce cinque ore: non si discute.'],
      ['beach', 'Amo la spiaggia d’inverno, quando non c’è nessuno.'],
      ['outdoors', 'Vado a funghi e non rivelo i posti.'],
      ['hiking', 'Cammino in montagna, con calma e con un buon panino.'],
      ['biking', 'In bicicletta vado al mercato e torno per la strada lunga.'],
      ['reading', 'C’è sempre un libro sul mio comodino.'],
      ['theater', 'Ho l’abbonamento a teatro e il posto accanto è libero.'],
      ['travelling', 'Viaggio in treno: dal finestrino si vede l’Italia.'],
      ['travelling', 'Un debole per la Sicilia a maggio.'],
      ['dancing', 'Ho imparato il liscio a cinquant’anni e non ho più smesso.'],
      ['photography', 'Fotografo portoni vecchi e nuvole.'],
      ['movies', 'Un film in bianco e nero e sono [contenta|contento].'],
      ['art', 'Dipingo acquerelli e regalo quelli riusciti.'],
      ['sports', 'Nuoto la mattina, prima di poterci ripensare.'],
      ['coffee', 'Un caffè al banco e due parole: così comincia bene la giornata.'],
    ],
    seeks: [
      'Vorrei conoscere {una donna affettuosa|un uomo affettuoso|una persona affettuosa} e con il senso dell’umorismo.',
      'Prima un caffè, poi una passeggiata, e poi si vedrà.',
      'Cerco {una compagna|un compagno|qualcuno} per viaggiare, parlare e leggere il giornale in due.',
      'Per me contano la sincerità e il calore; il resto viene da sé.',
      'Mi manca qualcuno a cui raccontare la giornata.',
      'Se fai ancora progetti, scrivimi.',
      'Cerco compagnia e, se nasce, qualcosa di più.',
      'Senza fretta: le cose buone chiedono tempo.',
    ],
    closings: [
      'Raccontami che cosa ti ha fatto sorridere oggi.',
      'Rispondo a tutti i messaggi gentili.',
      'Di me scrivo a fatica; davanti a un caffè va meglio.',
      'Un saluto non costa nulla.',
      'E sì, la crostata la faccio davvero io.',
    ],
  },
  talks: [
    {
      about: 'music',
      lines: [
        'Buonasera! Ho letto che canti in un coro. Che cosa state provando?',
        'Che bello che me lo chiedi. Il Va, pensiero, e quasi non stoniamo più.',
        'Mi commuove ogni volta.',
        'Allora vieni al concerto di maggio. Dopo c’è il rinfresco.',
        'Con il rinfresco non posso dire di no.',
      ],
    },
    {
      lines: [
        'Ciao, che bella foto. Dove eri?',
        'Sul lago d’Orta, a fine settembre.',
        'Ci sono [stata|stato] da [ragazza|ragazzo], in gita con la scuola.',
        'È rimasto uguale: silenzio e buon gelato.',
      ],
    },
    {
      about: 'gardening',
      lines: [
        'Ciao! Come sta l’orto dopo il temporale?',
        'I fagioli sono a terra, ma i pomodori hanno resistito.',
        'Coraggiosi. I miei si nascondono ancora.',
        'Dagli una settimana: tornano sempre.',
      ],
    },
    {
      about: 'cooking',
      lines: [
        'La tua pasta fatta a mano mi fa invidia. È difficile?',
        'Per niente: farina, uova e mezz’ora di braccia.',
        'Le braccia ci sono. È la pazienza che scarseggia.',
        'Ti mando la ricetta, se vuoi.',
        'Volentieri! Poi ti dico la verità.',
      ],
    },
    {
      about: 'travelling',
      lines: [
        'Vedo che ami i treni. Qual è stato il viaggio più bello?',
        'Il Bernina, con il naso attaccato al finestrino.',
        'È nella mia lista da anni.',
        'Mettilo al primo posto.',
      ],
    },
  ],
};
