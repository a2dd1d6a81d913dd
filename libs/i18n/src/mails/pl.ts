import type { MailWords } from '../words.js';

export const someone = 'Ta osoba';

export const mails: MailWords = {
  hello: 'Dzień dobry,',
  helloName: 'Dzień dobry, {name},',
  goodbye: 'Z pozdrowieniami, {site}',
  buttonFails: 'Przycisk nie działa? Skopiuj ten adres do przeglądarki:',
  questions: 'Masz pytanie? Napisz na adres {email} lub zadzwoń: {phone}.',
  activation: {
    subject: 'Potwierdź swój adres e-mail w {site}',
    preview: 'Jedno kliknięcie i możesz zaczynać.',
    text: 'Witamy w {site}! Potwierdź swój adres e-mail. Potem inne osoby będą mogły Cię zobaczyć i do Ciebie napisać.',
    button: 'Potwierdzam mój adres e-mail',
    code: 'Możesz też wpisać ten kod na stronie:',
    valid: {
      one: 'Link działa przez {count} godzinę.',
      few: 'Link działa przez {count} godziny.',
      many: 'Link działa przez {count} godzin.',
      other: 'Link działa przez {count} godziny.',
    },
    why: 'Dostajesz ten e-mail, bo ktoś podał ten adres przy rejestracji w {site}. Jeśli to nie Ty, nie musisz nic robić.',
  },
  reset: {
    subject: 'Wybierz nowe hasło do {site}',
    preview: 'Za pomocą tego linku wybierzesz nowe hasło.',
    text: 'Dostaliśmy prośbę o nowe hasło. Wybierz je za pomocą przycisku poniżej. Na innych urządzeniach nastąpi wtedy wylogowanie.',
    button: 'Wybierz nowe hasło',
    valid: {
      one: 'Link działa jeden raz, przez {count} godzinę.',
      few: 'Link działa jeden raz, przez {count} godziny.',
      many: 'Link działa jeden raz, przez {count} godzin.',
      other: 'Link działa jeden raz, przez {count} godziny.',
    },
    notYou: 'To nie Twoja prośba? W takim razie nie musisz nic robić. Twoje hasło się nie zmieni.',
    why: 'Dostajesz ten e-mail, bo ktoś poprosił o nowe hasło do Twojego konta w {site}.',
  },
  unread: {
    subject: {
      one: 'Masz wiadomość od: {name}',
      few: 'Masz {count} wiadomości od: {name}',
      many: 'Masz {count} wiadomości od: {name}',
      other: 'Masz {count} wiadomości od: {name}',
    },
    preview: 'Twoja wiadomość czeka na Ciebie.',
    text: {
      one: 'W {site} czeka na Ciebie nieprzeczytana wiadomość od: {name}.',
      few: 'W {site} czekają na Ciebie {count} nieprzeczytane wiadomości od: {name}.',
      many: 'W {site} czeka na Ciebie {count} nieprzeczytanych wiadomości od: {name}.',
      other: 'W {site} czeka na Ciebie {count} nieprzeczytanej wiadomości od: {name}.',
    },
    button: 'Przeczytaj i odpowiedz',
    why: 'Dostajesz ten e-mail, bo masz konto w {site} i nieprzeczytane wiadomości.',
    stop: 'Nie chcę tych e-maili',
  },
  undoDeletion: {
    subject: 'Możesz jeszcze odzyskać swoje konto w {site}',
    preview: 'Do {date} wystarczy jedno kliknięcie.',
    text: 'Twoje konto w {site} jest usunięte. Nikt Cię tam już nie widzi. Do {date} możesz to cofnąć. Potem usuniemy wszystko na zawsze: Twój profil, zdjęcia i wiadomości.',
    button: 'Odzyskaj moje konto',
    note: 'Nie chcesz go odzyskać? Nie musisz nic robić.',
    why: 'Dostajesz tę wiadomość, bo w {site} usunięto konto z tym adresem. To nie Ty? Naciśnij przycisk i wybierz nowe hasło.',
  },
  exportReady: {
    subject: 'Twoje dane z {site} są gotowe',
    preview: 'Plik czeka na Ciebie do {date}.',
    text: 'Masz do odebrania kopię wszystkiego, co {site} przechowuje o Tobie. Plik jest gotowy. Możesz go pobrać do {date}. Najpierw zapytamy o hasło, żeby nie dostał go nikt inny.',
    button: 'Pobierz moje dane',
    why: 'Dostajesz tę wiadomość, bo w {site} padła prośba o Twoje dane.',
  },
};
