import type { StatusWords } from '../status-words.js';

export const statusWords: StatusWords = {
  title: 'Funktioniert alles?',
  summary: {
    up: 'Alles funktioniert.',
    slow: 'Alles funktioniert, aber manches ist langsam.',
    down: 'Ein Teil der Seite funktioniert gerade nicht. Wir kümmern uns darum.',
    away: 'Die Seite antwortet gerade nicht. Wir kümmern uns darum. Sie müssen nichts tun.',
  },
  asOf: 'Stand: {time}. Diese Seite wird jede Minute erneuert.',
  again: 'Noch einmal nachsehen',
  home: 'Zur Seite',
  parts: {
    site: { name: 'Seiten und Anmelden', what: 'Die Seite öffnen, sich anmelden, das Profil ändern' },
    search: { name: 'Suche', what: 'Menschen finden und Profile ansehen' },
    chat: { name: 'Chat', what: 'Nachrichten lesen und schreiben' },
    photos: { name: 'Fotos', what: 'Fotos hinzufügen und ansehen' },
    payments: { name: 'Bezahlen', what: 'Credits kaufen' },
    mail: { name: 'E-Mail', what: 'E-Mails von uns an Sie' },
  },
  states: { up: 'Funktioniert', slow: 'Funktioniert, aber langsam', down: 'Funktioniert nicht' },
  incidents: {
    title: 'Was wir dazu mitteilen',
    none: 'In den letzten 90 Tagen gab es nichts mitzuteilen.',
    now: 'Jetzt',
    planned: 'Geplant',
    past: 'Früher',
    trouble: 'Störung',
    work: 'Geplante Arbeiten',
    since: 'Seit {time}',
    span: 'Von {from} bis {until}',
    from: 'Ab {from}',
  },
  history: {
    label: '{part}: die letzten 90 Tage',
    share: 'In den letzten 90 Tagen hat es {percent} der Zeit funktioniert.',
    shareSoFar: {
      one: 'An dem einen Tag, den wir bisher gemessen haben, hat es {percent} der Zeit funktioniert.',
      other: 'An den {count} Tagen, die wir bisher gemessen haben, hat es {percent} der Zeit funktioniert.',
    },
    unknown: 'Wir haben noch keine Zahlen.',
    good: 'Wir haben keine Störung bemerkt.',
    badDays: 'Tage mit Störungen',
    slow: 'langsam: {time}',
    down: 'ausgefallen: {time}',
    legend:
      'Ein Strich für jeden Tag. Ein langer Strich: Es hat funktioniert. Ein halber Strich: Es war langsam. Ein kurzer Strich: Es hat nicht funktioniert. Ein Punkt: Wir haben keine Zahlen.',
  },
  languages: 'Diese Seite in anderen Sprachen',
};
