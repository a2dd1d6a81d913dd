import type { StatusWords } from '../status-words.js';

export const statusWords: StatusWords = {
  title: 'Funziona tutto?',
  summary: {
    up: 'Funziona tutto.',
    slow: 'Funziona tutto, ma una parte è lenta.',
    down: 'Una parte del sito ora non funziona. Ce ne stiamo occupando.',
    away: 'Il sito ora non risponde. Ce ne stiamo occupando. Non devi fare nulla.',
  },
  asOf: 'Situazione del {time}. Questa pagina viene aggiornata ogni minuto.',
  again: 'Guarda di nuovo',
  home: 'Vai al sito',
  parts: {
    site: { name: 'Pagine e accesso', what: 'Aprire il sito, accedere, modificare il profilo' },
    search: { name: 'Ricerca', what: 'Trovare persone e guardare i profili' },
    chat: { name: 'Chat', what: 'Leggere e scrivere messaggi' },
    photos: { name: 'Foto', what: 'Aggiungere foto e guardarle' },
    payments: { name: 'Pagamenti', what: 'Comprare crediti' },
    mail: { name: 'E-mail', what: 'Le e-mail che ti mandiamo' },
  },
  states: { up: 'Funziona', slow: 'Funziona, ma lentamente', down: 'Non funziona' },
  incidents: {
    title: 'Che cosa ne diciamo',
    none: 'Negli ultimi 90 giorni non c’era nulla da segnalare.',
    now: 'Adesso',
    planned: 'In programma',
    past: 'In passato',
    trouble: 'Guasto',
    work: 'Lavori in programma',
    since: 'Dal {time}',
    span: 'Dal {from} al {until}',
    from: 'A partire dal {from}',
  },
  history: {
    label: '{part}: gli ultimi 90 giorni',
    share: 'Tempo di funzionamento negli ultimi 90 giorni: {percent}.',
    shareSoFar: {
      one: 'Finora abbiamo misurato un solo giorno. Tempo di funzionamento: {percent}.',
      many: 'Finora abbiamo misurato {count} giorni. Tempo di funzionamento: {percent}.',
      other: 'Finora abbiamo misurato {count} giorni. Tempo di funzionamento: {percent}.',
    },
    unknown: 'Non abbiamo ancora dati.',
    good: 'Non abbiamo visto problemi.',
    badDays: 'Giorni con problemi',
    slow: 'lento per {time}',
    down: 'non ha funzionato per {time}',
    legend:
      'Una barra per ogni giorno. Una barra alta: funzionava. Mezza barra: era lento. Una barra corta: non funzionava. Un punto: non abbiamo dati.',
  },
  languages: 'Questa pagina in altre lingue',
};
