import type { ModerationWords } from '../words.js';

export const moderationWords: ModerationWords = {
  rules: {
    money: 'Nie proś innych o pieniądze, prezenty ani dane bankowe i nie oferuj ich innym.',
    fake: 'Bądź osobą, za którą się podajesz: własne imię, własne zdjęcia, własny wiek.',
    insult: 'Traktuj innych z szacunkiem: bez obelg, bez gróźb, bez nienawiści.',
    sexual: 'Żadnych wiadomości ani zdjęć o treści seksualnej, o które druga osoba nie prosiła.',
    danger: 'Nie rób niczego, co naraża kogoś na niebezpieczeństwo.',
    minor: 'Wszelkie treści seksualne dotyczące dzieci są zabronione.',
    photo: 'Na zdjęciach jesteś Ty, a zdjęcia są przyzwoite. Bez zgody nie ma na nich nikogo innego.',
    advertising: 'Żadnych reklam i niczego, co prowadzi do innych usług.',
    other: 'Nasz regulamin.',
  },
  measures: {
    warning: 'Dajemy Ci ostrzeżenie. Twoje konto działa jak dotąd.',
    removal: 'Usunęliśmy {what}. Twoje konto działa jak dotąd.',
    restriction: 'Do {date} nie możesz zaczynać nowych rozmów. Rozmowy, które już masz, trwają dalej.',
    suspension: 'Twoje konto jest zamknięte do {date}. Do tego czasu nikt go nie widzi.',
    ban: 'Twoje konto jest zamknięte na stałe.',
  },
  removed: {
    photos: { one: 'zdjęcie', few: '{count} zdjęcia', many: '{count} zdjęć', other: '{count} zdjęcia' },
    text: 'tekst w Twoim profilu',
    messages: { one: 'wiadomość', few: '{count} wiadomości', many: '{count} wiadomości', other: '{count} wiadomości' },
  },
  labels: {
    measure: 'Co postanowiliśmy',
    rule: 'Naruszona zasada',
    source: 'Skąd o tym wiemy',
    decider: 'Kto zdecydował',
    message: 'Wiadomość',
    photo: 'Zdjęcie',
  },
  sources: {
    report: 'Ktoś zgłosił to dnia {date}. Sprawdziliśmy to sami.',
    complaint: 'Ktoś przysłał nam skargę dnia {date}. Sprawdziliśmy to sami.',
    review: 'Zobaczyliśmy to dnia {date}, gdy sprawdzaliśmy nowe zdjęcia i teksty.',
    own: 'Zauważyliśmy to sami. Sprawdziła to osoba z naszego zespołu.',
    automation: 'Zwróciła na to naszą uwagę automatyczna kontrola. Potem sprawdziła to osoba z naszego zespołu.',
  },
  contents: {
    message: 'Twoja wiadomość z dnia {date}: „{text}”',
    bare: 'Twoja wiadomość z dnia {date}',
    photo: 'Zdjęcie dodane przez Ciebie dnia {date}',
    captioned: 'Zdjęcie dodane przez Ciebie dnia {date}: „{text}”',
  },
  rulesLink: 'Przeczytaj nasze zasady',
  decider: 'Osoba z naszego zespołu, nie komputer.',
  deciders: 'Dwie osoby z naszego zespołu, nie komputer.',
  decision: {
    subject: 'Nasza decyzja w sprawie Twojego konta w serwisie {site}',
    preview: 'Co postanowiliśmy, dlaczego i co możesz zrobić.',
    text: 'Sprawdziliśmy, co wydarzyło się w serwisie {site}, i podjęliśmy decyzję w sprawie Twojego konta.',
    button: 'Nie zgadzam się',
    why: 'Dostajesz ten e-mail, bo podjęliśmy decyzję w sprawie Twojego konta w serwisie {site}.',
  },
  redress:
    'Możesz się odwołać do {date}. Naciśnij przycisk i napisz nam, dlaczego się nie zgadzasz. Wtedy sprawdzi to ktoś inny i nic Cię to nie kosztuje. Możesz też zwrócić się do organu pozasądowego rozstrzygania sporów lub do sądu.',
  closedRedress:
    'Nie możemy powiedzieć nic więcej. Jeśli się nie zgadzasz, naciśnij przycisk i napisz do nas: przeczyta to człowiek. Możesz też zwrócić się do organu pozasądowego rozstrzygania sporów albo do sądu.',
  reportDecided: {
    subject: 'Twoje zgłoszenie {receipt}: co postanowiliśmy',
    preview: 'Sprawdziliśmy Twoje zgłoszenie.',
    text: 'Dziękujemy za zgłoszenie z dnia {date}. Sprawdziliśmy je i zareagowaliśmy. Nie mówimy jak: to zostaje między nami a tą osobą.',
    nothing:
      'Dziękujemy za zgłoszenie z dnia {date}. Sprawdziliśmy je i nie znaleźliśmy niczego niezgodnego z naszymi zasadami. Jeśli to się powtarza, zgłoś to jeszcze raz. Możesz też w każdej chwili zablokować tę osobę.',
    button: 'Przeczytaj porady bezpieczeństwa',
    note: 'Nie zgadzasz się? Napisz do nas i podaj numer {receipt}.',
    why: 'Dostajesz ten e-mail, bo w serwisie {site} wysłano zgłoszenie z Twojego konta.',
  },
  complaintLabels: { reference: 'Numer skargi', received: 'Otrzymaliśmy', due: 'Odpowiemy najpóźniej' },
  complaintReceived: {
    subject: 'Otrzymaliśmy Twoją skargę {receipt}',
    preview: 'To jest potwierdzenie. Zachowaj numer {receipt}.',
    text: 'Dziękujemy za wiadomość. Otrzymaliśmy Twoją skargę {date}. Czyta ją człowiek, nie komputer. Potem napiszemy do Ciebie, co z niej wynikło.',
    button: 'Więcej o skargach',
    note: 'Grozi Ci niebezpieczeństwo albo przepadły Twoje pieniądze? Nie czekaj na nas: zadzwoń pod numer 112, na policję albo do banku.',
    why: 'Dostajesz ten e-mail, bo w serwisie {site} złożono skargę z tym adresem. Jeśli to nie Ty, nie musisz nic robić.',
  },
  complaintDecided: {
    subject: 'Twoja skarga {receipt}: wynik',
    preview: 'Sprawdziliśmy Twoją skargę.',
    text: 'Dziękujemy za skargę z dnia {date}. Sprawdziliśmy ją i zareagowaliśmy. Chodzi o inną osobę? Wtedy nie mówimy, co zrobiliśmy: to zostaje między nami a nią.',
    nothing:
      'Dziękujemy za skargę z dnia {date}. Sprawdziliśmy ją uważnie i nie znaleźliśmy niczego niezgodnego z prawem ani z naszymi zasadami. Chodzi o Twoje pieniądze, dane albo konto? Załatwimy to z Tobą osobno.',
    answered: 'Dziękujemy za skargę z dnia {date}. Przeczytała ją osoba z naszego zespołu i odpowiada własnymi słowami:',
    button: 'Złóż kolejną skargę',
    note: 'Nie zgadzasz się? Napisz do nas i podaj numer {receipt}. Możesz też zwrócić się do organu pozasądowego rozstrzygania sporów lub do sądu.',
    why: 'Dostajesz ten e-mail, bo w serwisie {site} złożono skargę z tym adresem.',
  },
  fraudWarning: {
    subject: 'Ostrzeżenie przed osobą o imieniu {name}',
    preview: 'Zamknęliśmy konto tej osoby.',
    text: 'W serwisie {site} był kontakt między Tobą a osobą o imieniu {name}. Ta osoba prosiła innych o pieniądze. Zamknęliśmy jej konto. Niczego jej nie wysyłaj i nie odpowiadaj też inną drogą.',
    button: 'Przeczytaj porady bezpieczeństwa',
    note: 'Pieniądze albo dane bankowe są już wysłane? Zadzwoń jeszcze dziś do banku i zawiadom policję. To się zdarza wielu osobom. To nie Twoja wina.',
    why: 'Dostajesz ten e-mail, bo w serwisie {site} był kontakt między Tobą a tą osobą.',
  },
  creditsBack: {
    one: 'Oddaliśmy Ci {count} kredyt wydany na kontakt z tą osobą.',
    few: 'Oddaliśmy Ci {count} kredyty wydane na kontakt z tą osobą.',
    many: 'Oddaliśmy Ci {count} kredytów wydanych na kontakt z tą osobą.',
    other: 'Oddaliśmy Ci {count} kredytu wydanego na kontakt z tą osobą.',
  },
  fraudCleared: {
    subject: 'To była nasza pomyłka: {name}',
    preview: 'Konto tej osoby jest znowu otwarte.',
    text: 'W serwisie {site} ostrzegliśmy Cię przed osobą o imieniu {name} i zamknęliśmy jej konto. Potem sprawdził to ktoś inny: to była pomyłka. Ta osoba nie naruszyła naszych zasad, a jej konto jest znowu otwarte. Przepraszamy Ciebie i tę osobę.',
    credits: 'Kredyty, które Ci oddaliśmy, zostają Twoje.',
    button: 'Przejdź do wiadomości',
    note: 'Nasza rada dla wszystkich się nie zmienia: nigdy nie wysyłaj pieniędzy komuś, kogo nie znasz osobiście.',
    why: 'Dostajesz ten e-mail, bo ostrzegliśmy Cię przed tą osobą z serwisu {site}.',
  },
  appealDecided: {
    subject: 'Twoje odwołanie: co postanowiliśmy',
    preview: 'Twoją sprawę sprawdził ktoś inny.',
    text: 'Osoba, która nie brała udziału w pierwszej decyzji, sprawdziła ją jeszcze raz. Decyzja pozostaje w mocy.',
    overturned:
      'Osoba, która nie brała udziału w pierwszej decyzji, sprawdziła ją jeszcze raz. Decyzja była błędna i przepraszamy. Wszystko jest znowu tak jak przedtem.',
    button: 'Przejdź do serwisu {site}',
    note: 'Nadal możesz zwrócić się do organu pozasądowego rozstrzygania sporów lub do sądu.',
    why: 'Dostajesz ten e-mail, bo dostaliśmy Twoje odwołanie od decyzji serwisu {site}.',
    alone: {
      preview: 'Twojej sprawie jeszcze raz przyjrzał się właściciel serwisu.',
      text: 'Nikt inny u nas nie mógł sprawdzić jej jeszcze raz. Zrobił to właściciel serwisu, który brał udział w decyzji. Decyzja pozostaje w mocy.',
      overturned:
        'Nikt inny u nas nie mógł sprawdzić jej jeszcze raz. Zrobił to właściciel serwisu, który brał udział w decyzji. Decyzja była błędna i przepraszamy. Wszystko jest znowu tak jak przedtem.',
    },
  },
  dismissalAppeal: {
    text: 'Osoba, która nie brała udziału w pierwszej decyzji, jeszcze raz sprawdziła Twoje zgłoszenie. Także ona nie znalazła niczego niezgodnego z naszymi zasadami.',
    overturned:
      'Osoba, która nie brała udziału w pierwszej decyzji, jeszcze raz sprawdziła Twoje zgłoszenie. Odwołanie było słuszne: sprawa jest znowu otwarta. Damy Ci znać, co z niej wyniknie.',
    alone: {
      text: 'Nikt inny u nas nie mógł sprawdzić tego jeszcze raz. Zrobił to właściciel serwisu, który brał udział w decyzji. Nadal nie znajduje niczego niezgodnego z naszymi zasadami.',
      overturned:
        'Nikt inny u nas nie mógł sprawdzić tego jeszcze raz. Zrobił to właściciel serwisu, który brał udział w decyzji. Odwołanie było słuszne: sprawa jest znowu otwarta. Damy Ci znać, co z niej wyniknie.',
    },
  },
  verification: {
    why: 'Dostajesz ten e-mail, bo na Twoją prośbę serwis {site} porównuje selfie z Twoimi zdjęciami.',
    gone: 'Twoje selfie jest usunięte. Inni użytkownicy nigdy go nie widzieli.',
    look: 'Zobacz mój znak',
    again: 'Spróbuj jeszcze raz',
    reason: 'Dlaczego',
    reasons: {
      other_person: 'Osoba na selfie nie przypomina osoby z Twoich zdjęć.',
      no_pose: 'Na zdjęciu nie widać pozy, o którą prosiliśmy.',
      unclear: 'Zdjęcie jest za ciemne albo nieostre.',
      no_face: 'Nie widzimy całej twarzy.',
      not_live: 'Zdjęcie wygląda na przerobione albo zrobione z ekranu.',
    },
    approved: {
      subject: 'Twój profil jest zweryfikowany',
      preview: 'Twój profil ma już znak.',
      text: 'Moderator porównał Twoje selfie z Twoimi zdjęciami. To Ty. Twój profil ma teraz znak „Zweryfikowano”.',
    },
    refused: {
      subject: 'Twoje selfie: spróbuj jeszcze raz',
      preview: 'Z tym selfie się nie udało.',
      text: 'Moderator porównał Twoje selfie z Twoimi zdjęciami i nie mógł potwierdzić, że to Ty. Możesz spróbować jeszcze raz z nową pozą.',
    },
    expired: {
      subject: 'Twoje selfie: wyślij nowe',
      preview: 'Nie obejrzeliśmy go na czas.',
      text: 'Nie obejrzeliśmy Twojego selfie na czas. To nasza wina i przepraszamy. Prosimy, wyślij nowe.',
    },
    lost: {
      subject: 'Twój znak jest ukryty',
      preview: 'Masz teraz inne zdjęcie główne.',
      text: 'Znak „Zweryfikowano” mówi, że porównaliśmy Twoje zdjęcie główne z selfie. Masz teraz inne zdjęcie główne, dlatego znak jest ukryty. Wybierz znowu poprzednie zdjęcie albo wyślij nowe selfie.',
    },
  },
};
