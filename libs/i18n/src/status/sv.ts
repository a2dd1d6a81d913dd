import type { StatusWords } from '../status-words.js';

export const statusWords: StatusWords = {
  title: 'Fungerar allt?',
  summary: {
    up: 'Allt fungerar.',
    slow: 'Allt fungerar, men en del är långsamt.',
    down: 'En del av webbplatsen fungerar inte just nu. Vi arbetar med det.',
    away: 'Webbplatsen svarar inte just nu. Vi arbetar med det. Du behöver inte göra något.',
  },
  asOf: 'Läget {time}. Den här sidan förnyas varje minut.',
  again: 'Titta igen',
  home: 'Till webbplatsen',
  parts: {
    site: { name: 'Sidor och inloggning', what: 'Öppna webbplatsen, logga in, ändra din profil' },
    search: { name: 'Sökning', what: 'Hitta människor och titta på profiler' },
    chat: { name: 'Chatt', what: 'Läsa och skriva meddelanden' },
    photos: { name: 'Bilder', what: 'Lägga till bilder och titta på dem' },
    payments: { name: 'Betalning', what: 'Köpa krediter' },
    mail: { name: 'E-post', what: 'Mejl från oss till dig' },
  },
  states: { up: 'Fungerar', slow: 'Fungerar, men långsamt', down: 'Fungerar inte' },
  incidents: {
    title: 'Vad vi berättar om det',
    none: 'De senaste 90 dagarna fanns det inget att berätta.',
    now: 'Nu',
    planned: 'Planerat',
    past: 'Tidigare',
    trouble: 'Driftstörning',
    work: 'Planerat arbete',
    since: 'Sedan {time}',
    span: 'Från {from} till {until}',
    from: 'Från och med {from}',
  },
  history: {
    label: '{part}: de senaste 90 dagarna',
    share: 'De senaste 90 dagarna fungerade det {percent} av tiden.',
    shareSoFar: {
      one: 'Den enda dagen vi har mätt hittills fungerade det {percent} av tiden.',
      other: 'De {count} dagar vi har mätt hittills fungerade det {percent} av tiden.',
    },
    unknown: 'Vi har inga siffror ännu.',
    good: 'Vi såg inga störningar.',
    badDays: 'Dagar med störningar',
    slow: 'långsamt i {time}',
    down: 'fungerade inte i {time}',
    legend:
      'En stapel för varje dag. En hög stapel: det fungerade. En halv stapel: det var långsamt. En kort stapel: det fungerade inte. En prick: vi har inga siffror.',
  },
  languages: 'Den här sidan på andra språk',
};
