import type { ModerationWords } from '../words.js';

export const moderationWords: ModerationWords = {
  rules: {
    money: 'Non chiedere agli altri soldi, regali o dati bancari, e non offrirne.',
    fake: 'Presentati per quello che sei: il tuo nome, le tue foto, la tua età.',
    insult: 'Tratta gli altri con rispetto: niente insulti, niente minacce, niente odio.',
    sexual: 'Niente messaggi o immagini a sfondo sessuale che l’altra persona non ha chiesto.',
    danger: 'Non fare nulla che metta qualcuno in pericolo.',
    minor: 'È vietato tutto ciò che è sessuale e riguarda minori.',
    photo: 'Nelle foto ci sei tu e sono decorose. Nessun altro compare senza il suo consenso.',
    advertising: 'Niente pubblicità e niente che porti ad altri servizi.',
    other: 'Le nostre condizioni d’uso.',
  },
  measures: {
    warning: 'Questo è un avvertimento. Il tuo account resta com’è.',
    removal: 'Abbiamo rimosso {what}. Il tuo account resta com’è.',
    restriction: 'Fino al {date} non puoi iniziare nuove conversazioni. Quelle che hai già continuano.',
    suspension: 'Il tuo account è chiuso fino al {date}. Fino ad allora nessuno lo vede.',
    ban: 'Il tuo account è chiuso per sempre.',
  },
  removed: {
    photos: { one: 'una foto', many: '{count} di foto', other: '{count} foto' },
    text: 'il testo del tuo profilo',
    messages: { one: 'un messaggio', many: '{count} di messaggi', other: '{count} messaggi' },
  },
  labels: {
    measure: 'Che cosa abbiamo deciso',
    rule: 'La regola non rispettata',
    source: 'Come l’abbiamo saputo',
    decider: 'Chi ha deciso',
    message: 'Il messaggio',
    photo: 'La foto',
  },
  sources: {
    report: 'Qualcuno l’ha segnalato il {date}. Abbiamo controllato noi stessi.',
    complaint: 'Qualcuno ci ha mandato un reclamo il {date}. Abbiamo controllato noi stessi.',
    review: 'L’abbiamo visto il {date}, controllando le nuove foto e i nuovi testi.',
    own: 'L’abbiamo visto noi stessi. Una persona del nostro team ha controllato.',
    automation: 'Un controllo automatico ha attirato la nostra attenzione. Poi una persona del nostro team ha controllato.',
  },
  contents: {
    message: 'Il tuo messaggio del {date}: «{text}»',
    bare: 'Il tuo messaggio del {date}',
    photo: 'La foto che hai aggiunto il {date}',
    captioned: 'La foto che hai aggiunto il {date}: «{text}»',
  },
  rulesLink: 'Leggi le nostre regole',
  decider: 'Una persona del nostro team, non un computer.',
  deciders: 'Due persone del nostro team, non un computer.',
  decision: {
    subject: 'La nostra decisione sul tuo account di {site}',
    preview: 'Che cosa abbiamo deciso, perché e che cosa puoi fare.',
    text: 'Abbiamo esaminato qualcosa che è successo su {site} e abbiamo preso una decisione sul tuo account.',
    button: 'Non sono d’accordo',
    why: 'Ricevi questa e-mail perché abbiamo preso una decisione sul tuo account di {site}.',
  },
  redress:
    'Puoi opporti fino al {date}. Premi il pulsante e spiegaci perché. Un’altra persona riesaminerà il caso, senza costi per te. Puoi anche rivolgerti a un organismo di risoluzione delle controversie o a un tribunale.',
  closedRedress:
    'Non possiamo dire di più. Se non sei d’accordo, premi il pulsante e scrivici: ti leggerà una persona. Puoi anche rivolgerti a un organismo di risoluzione extragiudiziale delle controversie o a un tribunale.',
  reportDecided: {
    subject: 'La tua segnalazione {receipt}: che cosa abbiamo deciso',
    preview: 'Abbiamo esaminato la tua segnalazione.',
    text: 'Grazie per la tua segnalazione del {date}. L’abbiamo esaminata e siamo intervenuti. Non diciamo come: resta tra noi e l’altro iscritto.',
    nothing:
      'Grazie per la tua segnalazione del {date}. L’abbiamo esaminata e non abbiamo trovato nulla contro le nostre regole. Se continua, segnalacelo di nuovo. Puoi anche bloccare quell’iscritto in qualsiasi momento.',
    button: 'Leggi i nostri consigli di sicurezza',
    note: 'Non sei d’accordo? Scrivici indicando il numero {receipt}.',
    why: 'Ricevi questa e-mail perché hai fatto una segnalazione su {site}.',
  },
  complaintLabels: { reference: 'Il tuo numero', received: 'Ricevuto il', due: 'Ti rispondiamo entro il' },
  complaintReceived: {
    subject: 'Abbiamo ricevuto il tuo reclamo {receipt}',
    preview: 'Questa è la conferma di ricezione. Conserva il numero {receipt}.',
    text: 'Grazie per avercelo detto. Abbiamo ricevuto il tuo reclamo il {date}. Lo legge una persona del nostro team, non un computer. Poi ti mandiamo un’e-mail con il risultato.',
    button: 'Leggi come funzionano i reclami',
    note: 'Sei in pericolo o hai perso dei soldi? Non aspettare noi: chiama il 112, la polizia o la tua banca.',
    why: 'Ricevi questa e-mail perché su {site} è stato fatto un reclamo con questo indirizzo. Non eri tu? Allora non devi fare nulla.',
  },
  complaintDecided: {
    subject: 'Il tuo reclamo {receipt}: il risultato',
    preview: 'Abbiamo esaminato il tuo reclamo.',
    text: 'Grazie per il tuo reclamo del {date}. L’abbiamo esaminato e siamo intervenuti. Riguarda un altro iscritto? Allora non diciamo come: resta tra noi e quella persona.',
    nothing:
      'Grazie per il tuo reclamo del {date}. L’abbiamo esaminato con cura e non abbiamo trovato nulla contro la legge o le nostre regole. Riguarda i tuoi soldi, i tuoi dati o il tuo account? Lo sistemiamo con te a parte.',
    answered: 'Grazie per il tuo reclamo del {date}. Una persona del nostro team l’ha letto e ti risponde con parole sue:',
    button: 'Fai un altro reclamo',
    note: 'Non sei d’accordo? Scrivici indicando il numero {receipt}. Puoi anche rivolgerti a un organismo di risoluzione delle controversie o a un tribunale.',
    why: 'Ricevi questa e-mail perché su {site} è stato fatto un reclamo con questo indirizzo.',
  },
  fraudWarning: {
    subject: 'Un avviso su {name}',
    preview: 'Abbiamo chiuso l’account di {name}.',
    text: 'Hai avuto contatti con {name} su {site}. {name} chiedeva soldi ad altre persone. Abbiamo chiuso l’account. Non mandare nulla a {name} e non rispondere nemmeno per altre vie.',
    button: 'Leggi i nostri consigli di sicurezza',
    note: 'Hai mandato soldi o dati bancari? Chiama oggi stesso la tua banca e avvisa la polizia. Succede a molte persone. Non è colpa tua.',
    why: 'Ricevi questa e-mail perché hai avuto contatti con questo iscritto su {site}.',
  },
  creditsBack: {
    one: 'Ti abbiamo restituito {count} credito speso per {name}.',
    many: 'Ti abbiamo restituito {count} di crediti spesi per {name}.',
    other: 'Ti abbiamo restituito {count} crediti spesi per {name}.',
  },
  fraudCleared: {
    subject: 'Ci siamo sbagliati su {name}',
    preview: 'L’account di {name} è di nuovo aperto.',
    text: 'Su {site} ti avevamo messo in guardia da {name} e avevamo chiuso l’account. Poi un’altra persona ha riesaminato il caso: era un errore. {name} non ha violato le nostre regole e l’account è di nuovo aperto. Ci dispiace, per te e per {name}.',
    credits: 'I crediti che ti abbiamo restituito restano tuoi.',
    button: 'Vai ai miei messaggi',
    note: 'Il nostro consiglio resta lo stesso per tutti: non mandare mai soldi a chi non hai incontrato di persona.',
    why: 'Ricevi questa e-mail perché ti avevamo messo in guardia da questo iscritto di {site}.',
  },
  appealDecided: {
    subject: 'La tua opposizione: che cosa abbiamo deciso',
    preview: 'Un’altra persona ha esaminato il tuo caso.',
    text: 'Una persona che non aveva partecipato alla prima decisione l’ha riesaminata. La decisione resta com’è.',
    overturned:
      'Una persona che non aveva partecipato alla prima decisione l’ha riesaminata. La decisione era sbagliata e ci dispiace. Tutto è di nuovo com’era prima.',
    button: 'Vai a {site}',
    note: 'Puoi ancora rivolgerti a un organismo di risoluzione delle controversie o a un tribunale.',
    why: 'Ricevi questa e-mail perché hai inviato un’opposizione a una decisione di {site}.',
    alone: {
      preview: 'Il titolare del sito ha riesaminato il tuo caso.',
      text: 'Qui non c’era nessun altro che potesse riesaminarla: lo ha fatto il titolare del sito, che aveva preso parte alla decisione. La decisione resta valida.',
      overturned:
        'Qui non c’era nessun altro che potesse riesaminarla: lo ha fatto il titolare del sito, che aveva preso parte alla decisione. La decisione era sbagliata e ci dispiace. Tutto è di nuovo com’era prima.',
    },
  },
  dismissalAppeal: {
    text: 'Una persona che non aveva partecipato alla prima decisione ha riesaminato quello che ci hai detto. Anche lei non ha trovato nulla contro le nostre regole.',
    overturned:
      'Una persona che non aveva partecipato alla prima decisione ha riesaminato quello che ci hai detto. Avevi ragione a opporti: il caso è di nuovo aperto. Ti faremo sapere come va a finire.',
    alone: {
      text: 'Qui non c’era nessun altro che potesse riesaminare il caso: lo ha fatto il titolare del sito, che aveva preso parte alla decisione. Continua a non trovare nulla contro le nostre regole.',
      overturned:
        'Qui non c’era nessun altro che potesse riesaminare il caso: lo ha fatto il titolare del sito, che aveva preso parte alla decisione. Avevi ragione a opporti: il caso è di nuovo aperto. Ti faremo sapere come va a finire.',
    },
  },
  verification: {
    why: 'Ricevi questa e-mail perché hai chiesto a {site} di confrontare un selfie con le tue foto.',
    gone: 'Il tuo selfie è cancellato. Gli altri iscritti non l’hanno mai visto.',
    look: 'Vedi il mio contrassegno',
    again: 'Riprova',
    reason: 'Perché',
    reasons: {
      other_person: 'La persona nel selfie non somiglia a quella delle tue foto.',
      no_pose: 'La posa che abbiamo chiesto non si vede.',
      unclear: 'La foto è troppo scura o poco nitida.',
      no_face: 'Non vediamo un viso intero.',
      not_live: 'La foto sembra ritoccata, o presa da uno schermo.',
    },
    approved: {
      subject: 'Il tuo profilo è verificato',
      preview: 'Il tuo profilo ora ha il contrassegno.',
      text: 'Un moderatore ha confrontato il tuo selfie con le tue foto. Sei tu. Il tuo profilo ora ha il contrassegno «Verificato».',
    },
    refused: {
      subject: 'Il tuo selfie: riprova',
      preview: 'Con questo selfie non è stato possibile.',
      text: 'Un moderatore ha confrontato il tuo selfie con le tue foto e non ha potuto verificare che sei tu. Puoi riprovare con una nuova posa.',
    },
    expired: {
      subject: 'Il tuo selfie: mandane uno nuovo',
      preview: 'Non l’abbiamo guardato in tempo.',
      text: 'Non abbiamo guardato il tuo selfie in tempo. È colpa nostra e ci dispiace. Per favore, mandane uno nuovo.',
    },
    lost: {
      subject: 'Il tuo contrassegno è nascosto',
      preview: 'Ora hai un’altra foto principale.',
      text: 'Il contrassegno «Verificato» dice che abbiamo confrontato la tua foto principale con un selfie. Ora hai un’altra foto principale, perciò è nascosto. Scegli di nuovo la foto di prima, o manda un nuovo selfie.',
    },
  },
};
