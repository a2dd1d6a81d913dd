import type { DebitWords } from '../debit-words.js';

export const debitWords: DebitWords = {
  box: 'Autorizzo {creditor} ad addebitare l’importo di questo ordine sul mio conto bancario con un addebito diretto SEPA. So che posso chiedere il rimborso alla mia banca entro 8 settimane.',
  mandate: {
    authorisation:
      'La sottoscrizione del presente mandato comporta (A) l’autorizzazione a {creditor} a richiedere alla banca del debitore l’addebito del suo conto e (B) l’autorizzazione alla banca del debitore di procedere a tale addebito conformemente alle disposizioni impartite da {creditor}.',
    refund:
      'Il debitore ha diritto di ottenere il rimborso dalla propria banca in accordo con gli obblighi contrattuali che regolano il conto; se del caso, il rimborso deve essere richiesto nel termine di 8 settimane a decorrere dalla data di addebito in conto. I diritti del sottoscrittore del presente mandato sono indicati nella documentazione ottenibile dalla propria banca.',
    use: 'Questo mandato si usa solo per un ordine che fai tu: niente viene addebitato o rinnovato da solo. Ti diciamo l’importo e la data almeno due giorni prima dell’addebito. Puoi revocare il mandato in ogni momento nelle impostazioni. Se non viene usato per 36 mesi, cessa da solo.',
  },
  sms: '{code} è il tuo codice per un addebito diretto di {amount} su {site}. Non darlo a nessuno. Vale 10 minuti.',
  paper: {
    title: 'Mandato per addebito diretto SEPA',
    creditor: 'Chi può addebitare',
    payer: 'Su quale conto',
    authorisation: 'Che cosa autorizzi',
    signature: 'Come hai dato il consenso',
  },
  labels: {
    collectOn: 'Addebito il',
    reference: 'Riferimento del mandato',
    creditor: 'Creditore',
    creditorId: 'Identificativo del creditore',
    account: 'Conto bancario',
    endsIn: 'che finisce con {digits}',
    address: 'Indirizzo',
    creditsAtOnce: 'Crediti subito',
    creditsLater: 'Crediti quando la tua banca ha pagato',
    kind: 'Tipo di pagamento',
    kindText: 'Ricorrente, SEPA Core',
    signedAt: 'Dato il',
    signedBy: 'Confermato con',
    signedByText: 'un codice via SMS al tuo telefono che finisce con {digits}',
    version: 'Versione di questo testo',
  },
  mails: {
    announced: {
      subject: 'Il {date} addebitiamo {amount} sul tuo conto bancario',
      preview: 'Non devi fare niente. Il tuo mandato è allegato.',
      text: 'Hai ordinato crediti su {site} e paghi con addebito diretto. Il {date} addebitiamo {amount} sul tuo conto bancario. Controlla che quel giorno ci sia abbastanza denaro. Fino al giorno prima puoi annullare l’ordine nella sua pagina. Trovi il tuo mandato allegato a questa e-mail: conservalo bene. Se qualcosa non va con l’addebito, puoi chiedere il rimborso alla tua banca entro 8 settimane.',
      button: 'Vedi il mio ordine',
      why: 'Ricevi questa e-mail perché hai ordinato crediti su {site} e paghi con addebito diretto.',
    },
    returned: {
      subject: 'L’addebito di {amount} non è riuscito',
      preview: 'La tua banca non ha pagato o ha ripreso il denaro.',
      text: 'La tua banca non ha pagato l’addebito di {amount} per il tuo ordine su {site}, oppure ha ripreso il denaro. I crediti di questo ordine che non avevi usato non sono più nel tuo saldo. Quelli che avevi usato restano da pagare. Qui non puoi più pagare con addebito diretto: né con questo account, né con questo conto bancario o questo numero di telefono. Puoi sempre pagare in altri modi, a meno che resti qualcosa da pagare di questo ordine. Non te lo aspettavi? Chiedi alla tua banca o scrivici. Lo risolviamo insieme.',
      button: 'Vedi il mio ordine',
      why: 'Ricevi questa e-mail perché un addebito per un ordine su {site} non è riuscito.',
    },
    revoked: {
      subject: 'Hai revocato il tuo mandato di addebito',
      preview: 'Non possiamo più usare questo mandato.',
      text: 'Hai revocato il tuo mandato per gli addebiti diretti su {site}. Non possiamo più usarlo. Un ordine il cui addebito non era ancora stato inviato alla tua banca è annullato: i suoi crediti non usati non sono più nel tuo saldo, e quelli che avevi usato restano da pagare. Un addebito già inviato alla tua banca va avanti. Non eri tu? Scrivici subito.',
      button: 'Vedi le mie impostazioni',
      why: 'Ricevi questa e-mail perché un mandato di addebito diretto su {site} è stato revocato.',
    },
  },
};
