import type { StatusWords } from '../status-words.js';

export const statusWords: StatusWords = {
  title: 'Virker alt?',
  summary: {
    up: 'Alt virker.',
    slow: 'Alt virker, men noget er langsomt.',
    down: 'En del af siden virker ikke lige nu. Vi arbejder på det.',
    away: 'Siden svarer ikke lige nu. Vi arbejder på det. Du behøver ikke gøre noget.',
  },
  asOf: 'Status {time}. Denne side bliver fornyet hvert minut.',
  again: 'Se igen',
  home: 'Til siden',
  parts: {
    site: { name: 'Sider og login', what: 'Åbne siden, logge ind, ændre din profil' },
    search: { name: 'Søgning', what: 'Finde mennesker og se profiler' },
    chat: { name: 'Chat', what: 'Læse og skrive beskeder' },
    photos: { name: 'Billeder', what: 'Tilføje billeder og se dem' },
    payments: { name: 'Betaling', what: 'Købe credits' },
    mail: { name: 'E-mail', what: 'Mails fra os til dig' },
  },
  states: { up: 'Virker', slow: 'Virker, men langsomt', down: 'Virker ikke' },
  incidents: {
    title: 'Hvad vi fortæller om det',
    none: 'I de sidste 90 dage var der intet at fortælle.',
    now: 'Nu',
    planned: 'Planlagt',
    past: 'Tidligere',
    trouble: 'Driftsforstyrrelse',
    work: 'Planlagt arbejde',
    since: 'Siden {time}',
    span: 'Fra {from} til {until}',
    from: 'Fra {from}',
  },
  history: {
    label: '{part}: de sidste 90 dage',
    share: 'I de sidste 90 dage virkede det {percent} af tiden.',
    shareSoFar: {
      one: 'Den ene dag, vi har målt indtil nu, virkede det {percent} af tiden.',
      other: 'De {count} dage, vi har målt indtil nu, virkede det {percent} af tiden.',
    },
    unknown: 'Vi har ingen tal endnu.',
    good: 'Vi så ingen problemer.',
    badDays: 'Dage med problemer',
    slow: 'langsomt i {time}',
    down: 'virkede ikke i {time}',
    legend:
      'En streg for hver dag. En lang streg: det virkede. En halv streg: det var langsomt. En kort streg: det virkede ikke. En prik: vi har ingen tal.',
  },
  languages: 'Denne side på andre sprog',
};
