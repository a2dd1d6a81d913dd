import type { ContractWords } from '../words.js';

export const contractWords: ContractWords = {
  consents: {
    startAtOnce: 'Inizia subito: ricevo i miei crediti immediatamente.',
    payForUse: 'Se recedo entro {days} giorni, pago i crediti che ho usato.',
  },
  keep: 'Conserva questa e-mail. Qui sotto trovi il tuo contratto, che cosa hai accettato e come puoi recedere.',
  title: 'Il tuo contratto',
  labels: {
    seller: 'Venditore',
    email: 'E-mail',
    phone: 'Telefono',
    orderedOn: 'Ordinato il',
    bought: 'Hai comprato',
    paid: 'Hai pagato',
    terms: 'Condizioni',
    withdrawnFrom: 'Hai receduto da',
  },
  terms: 'Versione del {date}, che hai accettato',
  declaration: '{credits}, ordinati il {date}',
  agreed: {
    title: 'Che cosa hai accettato',
    text: 'Con il tuo ordine del {at} hai accettato questo:',
    version: 'Versione di questo testo: {version}',
  },
  withdrawal: {
    title: 'Il tuo diritto di recesso',
    how: 'Dicci chiaramente che recedi: sul nostro sito, per e-mail, per telefono o per lettera. Puoi usare il modulo qui sotto, ma non sei obbligato. Basta inviarlo al più tardi l’ultimo giorno.',
    money: 'Ti rimborsiamo entro 14 giorni da quando riceviamo il tuo messaggio, nello stesso modo in cui hai pagato. Non ti costa nulla.',
  },
  form: {
    title: 'Modulo di recesso tipo',
    instruction: '(compilare e restituire il presente modulo solo se si desidera recedere dal contratto)',
    to: 'Destinatario',
    statement:
      'Con la presente io/noi (*) notifico/notifichiamo (*) il recesso dal mio/nostro (*) contratto di vendita dei seguenti beni/servizi (*)',
    ordered: 'Ordinato il (*)/ricevuto il (*)',
    name: 'Nome del/dei consumatore(i)',
    address: 'Indirizzo del/dei consumatore(i)',
    signature: 'Firma del/dei consumatore(i) (solo se il presente modulo è notificato in versione cartacea)',
    date: 'Data',
    footnote: '(*) Cancellare la dicitura inutile.',
  },
};
