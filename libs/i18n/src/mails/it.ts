import type { MailWords } from '../words.js';

export const someone = 'Questo membro';

export const mails: MailWords = {
  hello: 'Ciao,',
  helloName: 'Ciao {name},',
  goodbye: 'Un cordiale saluto, {site}',
  buttonFails: 'Il pulsante non funziona? Copia questo indirizzo nel tuo browser:',
  questions: 'Hai una domanda? Scrivi a {email} o chiama il numero {phone}.',
  activation: {
    subject: 'Conferma il tuo indirizzo e-mail per {site}',
    preview: 'Un clic e puoi iniziare.',
    text: 'Ti diamo il benvenuto su {site}! Conferma il tuo indirizzo e-mail. Poi gli altri membri potranno vederti e scriverti.',
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
    text: 'Hai chiesto una nuova password. Sceglila con il pulsante qui sotto. Poi la sessione sugli altri tuoi dispositivi verrà chiusa.',
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
    text: 'D’ora in poi scriviamo al tuo nuovo indirizzo. Non l’hai fatto tu? Allora premi il pulsante qui sotto. Torna il tuo vecchio indirizzo e tutte le sessioni vengono chiuse.',
    button: 'Ripristina il mio vecchio indirizzo',
    why: 'Ricevi questa e-mail perché questo era l’indirizzo del tuo account su {site}.',
  },
  passwordChanged: {
    subject: 'La tua password su {site} è cambiata',
    preview: 'Non eri tu? Allora ripristinala.',
    text: 'Il tuo account ha una nuova password. Non l’hai fatto tu? Allora premi il pulsante qui sotto. Torna la tua vecchia password e tutte le sessioni vengono chiuse.',
    button: 'Ripristina la mia vecchia password',
    why: 'Ricevi questa e-mail perché la password del tuo account su {site} è stata cambiata.',
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
    why: 'Ricevi questa e-mail perché sei membro di {site} e hai messaggi non letti.',
    stop: 'Non ricevere più queste e-mail',
  },
  undoDeletion: {
    subject: 'Puoi ancora riavere il tuo account su {site}',
    preview: 'Fino al {date} basta un clic.',
    text: 'Il tuo account su {site} è eliminato. Nessuno può più vederti lì. Fino al {date} puoi tornare indietro. Dopo cancelliamo tutto: il tuo profilo, le tue foto e i tuoi messaggi.',
    button: 'Riavere il mio account',
    note: 'Non lo rivuoi? Allora non devi fare nulla.',
    why: 'Ricevi questa e-mail perché un account con questo indirizzo è stato eliminato su {site}. Non sei stato tu? Premi il pulsante e scegli una nuova password.',
  },
  exportReady: {
    subject: 'I tuoi dati di {site} sono pronti',
    preview: 'Il file ti aspetta fino al {date}.',
    text: 'Hai chiesto una copia di tutto ciò che {site} conserva su di te. Il file è pronto. Puoi ritirarlo fino al {date}. Prima ti chiediamo la password, così nessun altro lo riceve.',
    button: 'Ritirare i miei dati',
    why: 'Ricevi questa e-mail perché hai chiesto i tuoi dati su {site}.',
  },
  reportReceived: {
    subject: 'Abbiamo ricevuto la tua segnalazione {receipt}',
    preview: 'Questa è la tua ricevuta. Conserva il numero {receipt}.',
    text: 'Grazie per averci avvisato. Abbiamo ricevuto la tua segnalazione il {date}. Il numero è {receipt}. La persona segnalata non saprà chi l’ha segnalata.',
    button: 'Leggi i nostri consigli di sicurezza',
    note: 'Qualcuno ti ha chiesto soldi, o sei in pericolo? Chiama anche la tua banca o la polizia. Non mandare mai soldi a chi non hai incontrato di persona.',
    why: 'Ricevi questa e-mail perché hai fatto una segnalazione su {site}.',
  },
};
