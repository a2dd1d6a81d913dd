import type { StatusWords } from '../status-words.js';

export const statusWords: StatusWords = {
  title: 'Czy wszystko działa?',
  summary: {
    up: 'Wszystko działa.',
    slow: 'Wszystko działa, ale część działa wolno.',
    down: 'Część serwisu teraz nie działa. Pracujemy nad tym.',
    away: 'Serwis teraz nie odpowiada. Pracujemy nad tym. Nie musisz nic robić.',
  },
  asOf: 'Stan na {time}. Ta strona jest odświeżana co minutę.',
  again: 'Sprawdź ponownie',
  home: 'Przejdź do serwisu',
  parts: {
    site: { name: 'Strony i logowanie', what: 'Otwieranie serwisu, logowanie, zmiana profilu' },
    search: { name: 'Wyszukiwanie', what: 'Szukanie osób i oglądanie profili' },
    chat: { name: 'Czat', what: 'Czytanie i pisanie wiadomości' },
    photos: { name: 'Zdjęcia', what: 'Dodawanie i oglądanie zdjęć' },
    payments: { name: 'Płatności', what: 'Kupowanie kredytów' },
    mail: { name: 'E-mail', what: 'Wiadomości e-mail od nas' },
  },
  states: { up: 'Działa', slow: 'Działa, ale wolno', down: 'Nie działa' },
  incidents: {
    title: 'Co o tym mówimy',
    none: 'W ciągu ostatnich 90 dni nie było nic do przekazania.',
    now: 'Teraz',
    planned: 'Zaplanowane',
    past: 'Wcześniej',
    trouble: 'Awaria',
    work: 'Zaplanowane prace',
    since: 'Od {time}',
    span: 'Od {from} do {until}',
    from: 'Od {from}',
  },
  history: {
    label: '{part}: ostatnie 90 dni',
    share: 'W ciągu ostatnich 90 dni działało przez {percent} czasu.',
    shareSoFar: {
      one: 'Na razie mamy dane z jednego dnia. Działało wtedy przez {percent} czasu.',
      few: 'Na razie mamy dane z {count} dni. Działało wtedy przez {percent} czasu.',
      many: 'Na razie mamy dane z {count} dni. Działało wtedy przez {percent} czasu.',
      other: 'Na razie mamy dane z {count} dnia. Działało wtedy przez {percent} czasu.',
    },
    unknown: 'Nie mamy jeszcze danych.',
    good: 'Nie zauważyliśmy problemów.',
    badDays: 'Dni z problemami',
    slow: 'działało wolno przez {time}',
    down: 'nie działało przez {time}',
    legend:
      'Jeden słupek na każdy dzień. Wysoki słupek: działało. Pół słupka: działało wolno. Niski słupek: nie działało. Kropka: nie mamy danych.',
  },
  languages: 'Ta strona w innych językach',
};
