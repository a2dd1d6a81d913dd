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
};
