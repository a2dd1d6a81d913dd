import type { StatusWords } from '../status-words.js';

export const statusWords: StatusWords = {
  title: 'Virker alt?',
  summary: {
    up: 'Alt virker.',
    slow: 'Alt virker, men noe er tregt.',
    down: 'En del av nettstedet virker ikke akkurat nå. Vi jobber med det.',
    away: 'Nettstedet svarer ikke akkurat nå. Vi jobber med det. Du trenger ikke gjøre noe.',
  },
  asOf: 'Status {time}. Denne siden blir fornyet hvert minutt.',
  again: 'Se på nytt',
  home: 'Til nettstedet',
  parts: {
    site: { name: 'Sider og innlogging', what: 'Åpne nettstedet, logge inn, endre profilen din' },
    search: { name: 'Søk', what: 'Finne mennesker og se profiler' },
    chat: { name: 'Chat', what: 'Lese og skrive meldinger' },
    photos: { name: 'Bilder', what: 'Legge til bilder og se på dem' },
    payments: { name: 'Betaling', what: 'Kjøpe kreditter' },
    mail: { name: 'E-post', what: 'E-post fra oss til deg' },
  },
  states: { up: 'Virker', slow: 'Virker, men tregt', down: 'Virker ikke' },
  incidents: {
    title: 'Det vi forteller om det',
    none: 'De siste 90 dagene var det ingenting å fortelle.',
    now: 'Nå',
    planned: 'Planlagt',
    past: 'Tidligere',
    trouble: 'Driftsforstyrrelse',
    work: 'Planlagt vedlikehold',
    since: 'Siden {time}',
    span: 'Fra {from} til {until}',
    from: 'Fra og med {from}',
  },
  history: {
    label: '{part}: de siste 90 dagene',
    share: 'De siste 90 dagene virket det {percent} av tiden.',
    shareSoFar: {
      one: 'Den ene dagen vi har målt til nå, virket det {percent} av tiden.',
      other: 'De {count} dagene vi har målt til nå, virket det {percent} av tiden.',
    },
    unknown: 'Vi har ingen tall ennå.',
    good: 'Vi så ingen problemer.',
    badDays: 'Dager med problemer',
    slow: 'tregt i {time}',
    down: 'virket ikke i {time}',
    legend:
      'Én strek for hver dag. En lang strek: det virket. En halv strek: det var tregt. En kort strek: det virket ikke. En prikk: vi har ingen tall.',
  },
  languages: 'Denne siden på andre språk',
};
