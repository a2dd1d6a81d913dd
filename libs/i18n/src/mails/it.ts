import type { MailWords } from '../words.js';

export const someone = 'Questa persona';

export const mails: MailWords = {
  hello: 'Ciao,',
  helloName: 'Ciao {name},',
  goodbye: 'Un cordiale saluto, {site}',
  buttonFails: 'Il pulsante non funziona? Copia questo indirizzo nel tuo browser:',
  questions: 'Hai una domanda? Scrivi a {email} o chiama il numero {phone}.',
  activation: {
    subject: 'Conferma il tuo indirizzo e-mail per {site}',
    preview: 'Un clic e puoi iniziare.',
    text: 'Ti diamo il benvenuto su {site}! Conferma il tuo indirizzo e-mail. Poi gli altri iscritti potranno vederti e scriverti.',
    button: 'Conferma il mio indirizzo e-mail',
    code: 'Puoi anche scrivere questo codice sul sito:',
    valid: {
      one: 'Il link funziona per {count} ora.',
      many: 'Il link funziona per {count} ore.',
      other: 'Il link funziona per {count} ore.',
    },
    why: 'Ricevi questa e-mail perché qualcuno si è iscritto a {site} con questo indirizzo. Non eri tu? Allora non devi fare nulla.',
  },
  reset: {
    subject: 'Scegli una nuova password per {site}',
    preview: 'Con questo link scegli una nuova password.',
    text: 'Hai chiesto una nuova password. Sceglila con il pulsante qui sotto. Poi l’accesso verrà chiuso sui tuoi altri dispositivi.',
    button: 'Scegli una nuova password',
    valid: {
      one: 'Il link funziona una sola volta, per {count} ora.',
      many: 'Il link funziona una sola volta, per {count} ore.',
      other: 'Il link funziona una sola volta, per {count} ore.',
    },
    notYou: 'Non l’hai chiesto tu? Allora non devi fare nulla. La tua password resta la stessa.',
    why: 'Ricevi questa e-mail perché qualcuno ha chiesto una nuova password per il tuo account su {site}.',
  },
  mailChange: {
    subject: 'Conferma il tuo nuovo indirizzo e-mail per {site}',
    preview: 'Un clic e ti scriviamo qui.',
    text: 'Vuoi usare questo indirizzo per il tuo account su {site}. Confermalo con il pulsante qui sotto. Fino ad allora non cambia nulla.',
    button: 'Usa questo indirizzo',
    why: 'Ricevi questa e-mail perché qualcuno ha indicato questo indirizzo per un account su {site}. Non eri tu? Allora non devi fare nulla.',
  },
  mailChanged: {
    subject: 'Il tuo indirizzo e-mail su {site} è cambiato',
    preview: 'Non eri tu? Allora ripristinalo.',
    text: 'D’ora in poi scriviamo al tuo nuovo indirizzo. Non l’hai fatto tu? Allora premi il pulsante qui sotto. Torna il tuo vecchio indirizzo e l’accesso viene chiuso su tutti i dispositivi.',
    button: 'Ripristina il mio vecchio indirizzo',
    why: 'Ricevi questa e-mail perché questo era l’indirizzo del tuo account su {site}.',
  },
  passwordChanged: {
    subject: 'La tua password su {site} è cambiata',
    preview: 'Non eri tu? Allora ripristinala.',
    text: 'Il tuo account ha una nuova password. Non l’hai fatto tu? Allora premi il pulsante qui sotto. Torna la tua vecchia password e l’accesso viene chiuso su tutti i dispositivi.',
    button: 'Ripristina la mia vecchia password',
    why: 'Ricevi questa e-mail perché la password del tuo account su {site} è stata cambiata.',
  },
  newDevice: {
    subject: 'Nuovo accesso al tuo account su {site}',
    preview: 'Non eri tu? Allora scegli una nuova password.',
    text: 'Qualcuno è appena entrato nel tuo account con un browser che non avevi mai usato.',
    button: 'Scegli una nuova password',
    why: 'Ricevi questa e-mail perché qualcuno è entrato nel tuo account su {site}. Te lo diciamo sempre.',
    device: 'Browser',
    at: 'Quando',
    unknown: 'Sconosciuto',
    note: 'Eri tu? Allora non devi fare nulla. Non eri tu? Scegli una nuova password: così si esce da tutti i dispositivi.',
  },
  accountHelped: {
    subject: 'Abbiamo modificato qualcosa nel tuo account su {site}',
    preview: 'Non l’hai chiesto? Faccelo sapere.',
    done: {
      address_confirmed: 'Il nostro team ha confermato il tuo indirizzo e-mail. Da ora gli altri iscritti possono vederti e scriverti.',
      sessions_ended: 'Come hai chiesto, il nostro team ha chiuso tutti gli accessi al tuo account. Accedi di nuovo con la tua password.',
      restored: 'Come hai chiesto, il nostro team ha ripristinato il tuo account eliminato. C’è di nuovo tutto, come prima.',
      birth_date: 'Come hai chiesto, il nostro team ha corretto la tua data di nascita. Il tuo profilo mostra ora l’età giusta.',
      gender:
        'Come hai chiesto, il nostro team ha corretto se sei una donna o un uomo. Il tuo profilo ora lo mostra, e gli altri iscritti ti trovano di conseguenza.',
    },
    note: 'Non l’hai chiesto? Scrivici o chiamaci appena puoi. Trovi l’indirizzo e il numero qui sotto.',
    button: 'Accedi',
    why: 'Ricevi questa e-mail perché il nostro team ha modificato qualcosa nel tuo account su {site}. Te lo comunichiamo sempre.',
  },
  addressTried: {
    subject: 'Hai già un account su {site}',
    preview: 'Accedi o scegli una nuova password.',
    text: 'Qualcuno ha appena scritto il tuo indirizzo su {site}. Esiste già un account con questo indirizzo: il tuo. Eri tu? Allora accedi. Nella stessa pagina puoi chiedere una nuova password.',
    button: 'Accedi',
    why: 'Ricevi questa e-mail perché qualcuno ha scritto il tuo indirizzo su {site}. Non eri tu? Allora non devi fare nulla. Nessuno vede che hai un account.',
  },
  unread: {
    subject: {
      one: '{name} ti ha scritto',
      many: '{name} ti ha scritto: {count} messaggi',
      other: '{name} ti ha scritto: {count} messaggi',
    },
    preview: 'Il tuo messaggio ti aspetta.',
    text: {
      one: '{name} ti ha scritto un messaggio su {site}. Non l’hai ancora letto.',
      many: '{name} ti ha scritto {count} messaggi su {site}. Non li hai ancora letti.',
      other: '{name} ti ha scritto {count} messaggi su {site}. Non li hai ancora letti.',
    },
    button: 'Leggi e rispondi',
    why: 'Ricevi questa e-mail perché fai parte di {site} e hai messaggi non letti.',
  },
  stop: 'Non ricevere più queste e-mail',
  like: {
    subject: 'Piaci a {name}',
    preview: 'Guarda chi è.',
    text: 'Piaci a {name} su {site}. Anche {name} ti piace? Metti un like, e sarà reciproco.',
    button: 'Vedi il profilo',
    why: 'Ricevi questa e-mail perché piaci a qualcuno su {site}.',
  },
  match: {
    subject: 'Tu e {name} vi piacete',
    preview: 'Il like è reciproco! Saluta.',
    text: 'Anche tu piaci a {name}: il like è reciproco su {site}. Per cominciare basta un breve saluto.',
    button: 'Saluta',
    why: 'Ricevi questa e-mail perché un like è reciproco su {site}.',
  },
  newMembers: {
    subject: {
      one: 'Una persona nuova che potrebbe fare per te',
      many: '{count} nuovi iscritti che potrebbero fare per te',
      other: '{count} nuovi iscritti che potrebbero fare per te',
    },
    preview: 'Guarda chi è arrivato questa settimana.',
    text: {
      one: 'Questa settimana è arrivata su {site} una persona che potrebbe fare per te. I vostri desideri si corrispondono. Basta un breve saluto per cominciare.',
      many: 'Queste persone sono arrivate su {site} questa settimana. I vostri desideri si corrispondono. Basta un breve saluto per cominciare.',
      other:
        'Queste persone sono arrivate su {site} questa settimana. I vostri desideri si corrispondono. Basta un breve saluto per cominciare.',
    },
    button: 'Vedi tutti i nuovi iscritti',
    why: 'Ricevi questa e-mail perché fai parte di {site}. Arriva una volta alla settimana, il venerdì, quando c’è qualcuno di nuovo per te.',
    recent: {
      preview: 'Guarda chi c’è di nuovo.',
      text: {
        one: 'È appena arrivata su {site} una persona che potrebbe fare per te. I vostri desideri si corrispondono. Basta un breve saluto per cominciare.',
        many: 'Queste persone sono appena arrivate su {site}. I vostri desideri si corrispondono. Basta un breve saluto per cominciare.',
        other: 'Queste persone sono appena arrivate su {site}. I vostri desideri si corrispondono. Basta un breve saluto per cominciare.',
      },
      why: {
        daily:
          'Ricevi questa e-mail perché hai un profilo su {site} e l’hai chiesta: una volta al giorno, quando c’è qualcuno di nuovo per te.',
        at_once: 'Ricevi questa e-mail perché hai un profilo su {site} e vuoi sapere subito quando c’è qualcuno di nuovo per te.',
      },
    },
  },
  announcements: {
    promotion: {
      subject: 'Offerta di {site}: {title}',
      button: 'Vedi l’offerta',
      why: 'Ricevi questa e-mail perché hai indicato a {site} che vuoi ricevere le offerte.',
    },
    site_news: {
      subject: 'Novità da {site}: {title}',
      button: 'Vai a {site}',
      why: 'Ricevi questa e-mail perché fai parte di {site} e ricevi le novità del sito.',
    },
    changed_terms: {
      subject: 'Le nostre condizioni cambiano: {title}',
      button: 'Leggi le condizioni',
      why: 'Ricevi questa e-mail perché fai parte di {site}. Dobbiamo avvisare tutti gli iscritti quando le nostre condizioni cambiano. Per questo arriva anche a chi non vuole altre e-mail.',
    },
    site_closing: {
      subject: 'Importante, su {site}: {title}',
      button: 'Vai a {site}',
      why: 'Ricevi questa e-mail perché fai parte di {site}. Dobbiamo avvisare tutti gli iscritti quando qualcosa del sito finisce. Per questo arriva anche a chi non vuole altre e-mail.',
    },
  },
  pushes: {
    reminder: {
      title: { one: 'Ti aspetta un messaggio', many: 'Ti aspettano {count} messaggi', other: 'Ti aspettano {count} messaggi' },
      text: 'Dai un’occhiata quando vuoi.',
    },
    promotion: 'Offerta di {site}',
    site_news: 'Novità da {site}',
  },
  invitation: {
    subject: 'Hai un invito per {site}',
    preview: 'Con questo link puoi iscriverti.',
    text: 'Ti invitiamo a iscriverti a {site}, un sito dove le persone sopra i 50 anni si conoscono. L’iscrizione è gratuita e richiede pochi minuti.',
    button: 'Dai un’occhiata',
    valid: 'Il link funziona una sola volta, fino al {date} compreso.',
    note: 'Non vuoi iscriverti? Allora non devi fare nulla. Non conserviamo il tuo indirizzo e non ti scriveremo più.',
    why: 'Ricevi questa e-mail perché {site} ti ha mandato un invito a questo indirizzo.',
  },
  summary: {
    subject: 'Che cosa ti aspetta su {site}',
    preview: 'Messaggi e like che non hai ancora visto.',
    messages: {
      one: '{names} ti ha scritto.',
      many: '{count} iscritti ti hanno scritto: {names}.',
      other: '{count} iscritti ti hanno scritto: {names}.',
    },
    likes: { one: 'Piaci a {count} iscritto.', many: 'Piaci a {count} iscritti.', other: 'Piaci a {count} iscritti.' },
    button: 'Dai un’occhiata',
    why: 'Ricevi questa e-mail perché su {site} hai scelto quando possiamo scriverti.',
  },
  undoDeletion: {
    subject: 'Puoi ancora recuperare il tuo account su {site}',
    preview: 'Fino al {date} basta un clic.',
    text: 'Il tuo account su {site} è eliminato. Nessuno può più vederti lì. Fino al {date} puoi tornare indietro. Dopo cancelliamo tutto: il tuo profilo, le tue foto e i tuoi messaggi.',
    button: 'Recupera il mio account',
    note: 'Non vuoi recuperarlo? Allora non devi fare nulla.',
    why: 'Ricevi questa e-mail perché un account con questo indirizzo è stato eliminato su {site}. Non eri tu? Premi il pulsante e scegli una nuova password.',
  },
  exportReady: {
    subject: 'I tuoi dati di {site} sono pronti',
    preview: 'Il file ti aspetta fino al {date}.',
    text: 'Hai chiesto una copia di tutto ciò che {site} conserva su di te. Il file è pronto. Puoi scaricarlo fino al {date}. Prima ti chiediamo la password, così nessun altro lo riceve.',
    button: 'Scarica i miei dati',
    why: 'Ricevi questa e-mail perché hai chiesto i tuoi dati su {site}.',
  },
  reportReceived: {
    subject: 'Abbiamo ricevuto la tua segnalazione {receipt}',
    preview: 'Questa è la conferma di ricezione. Conserva il numero {receipt}.',
    text: 'Grazie per averci avvisato. Abbiamo ricevuto la tua segnalazione il {date}. Il numero è {receipt}. La persona segnalata non saprà chi l’ha segnalata.',
    button: 'Leggi i nostri consigli di sicurezza',
    note: 'Qualcuno ti ha chiesto soldi, o sei in pericolo? Chiama anche la tua banca o la polizia. Non mandare mai soldi a chi non hai mai incontrato di persona.',
    why: 'Ricevi questa e-mail perché hai fatto una segnalazione su {site}.',
  },
};
