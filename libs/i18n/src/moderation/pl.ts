import type { ModerationWords } from '../words.js';

export const moderationWords: ModerationWords = {
  rules: {
    money: 'Nie proś innych o pieniądze, prezenty ani dane bankowe i sam ich nie oferuj.',
    fake: 'Bądź tym, za kogo się podajesz: własne imię, własne zdjęcia, własny wiek.',
    insult: 'Traktuj innych z szacunkiem: bez obelg, bez gróźb, bez nienawiści.',
    sexual: 'Żadnych wiadomości ani zdjęć o treści seksualnej, o które druga osoba nie prosiła.',
    danger: 'Nie rób niczego, co naraża kogoś na niebezpieczeństwo.',
    minor: 'Wszystko, co seksualne i dotyczy dzieci, jest zabronione.',
    photo: 'Na zdjęciach jesteś ty i są one przyzwoite. Nikogo innego nie ma na nich bez zgody.',
    advertising: 'Żadnych reklam i niczego, co prowadzi do innych usług.',
    other: 'Nasz regulamin.',
  },
  measures: {
    warning: 'Udzielamy ci ostrzeżenia. Twoje konto działa jak dotąd.',
    removal: 'Usunęliśmy: {what}. Twoje konto działa jak dotąd.',
    restriction: 'Do {date} nie możesz zaczynać nowych rozmów. Rozmowy, które już masz, trwają dalej.',
    suspension: 'Twoje konto jest zamknięte do {date}. Do tego czasu nikt go nie widzi.',
    ban: 'Twoje konto jest zamknięte na stałe.',
  },
  removed: {
    photo: 'zdjęcie',
    text: 'tekst w twoim profilu',
    both: 'zdjęcie i tekst w twoim profilu',
  },
  labels: {
    measure: 'Co postanowiliśmy',
    rule: 'Zasada, której nie dochowano',
    source: 'Skąd o tym wiemy',
    decider: 'Kto zdecydował',
  },
  source: 'Ktoś to zgłosił. Sprawdziliśmy to sami.',
  decider: 'Osoba z naszego zespołu, nie komputer.',
  deciders: 'Dwie osoby z naszego zespołu, nie komputer.',
  decision: {
    subject: 'Nasza decyzja w sprawie twojego konta w {site}',
    preview: 'Co postanowiliśmy, dlaczego i co możesz zrobić.',
    text: 'Sprawdziliśmy coś, co wydarzyło się w {site}, i podjęliśmy decyzję w sprawie twojego konta.',
    button: 'Nie zgadzam się',
    why: 'Dostajesz ten e-mail, bo podjęliśmy decyzję w sprawie twojego konta w {site}.',
  },
  redress:
    'Możesz się odwołać do {date}. Naciśnij przycisk i napisz nam dlaczego. Wtedy przyjrzy się temu ktoś inny i nic cię to nie kosztuje. Możesz też zwrócić się do organu rozstrzygania sporów lub do sądu.',
  reportDecided: {
    subject: 'Twoje zgłoszenie {receipt}: co postanowiliśmy',
    preview: 'Sprawdziliśmy twoje zgłoszenie.',
    text: 'Dziękujemy za zgłoszenie z {date}. Sprawdziliśmy je i zareagowaliśmy. Nie mówimy jak: to zostaje między nami a tą osobą.',
    nothing:
      'Dziękujemy za zgłoszenie z {date}. Sprawdziliśmy je i nie znaleźliśmy niczego wbrew naszym zasadom. Jeśli to się powtarza, zgłoś to jeszcze raz. Możesz też w każdej chwili zablokować tę osobę.',
    button: 'Przeczytaj nasze rady',
    note: 'Nie zgadzasz się? Napisz do nas i podaj numer {receipt}.',
    why: 'Dostajesz ten e-mail, bo coś zgłosiłeś lub zgłosiłaś w {site}.',
  },
  complaintLabels: { reference: 'Twój numer', received: 'Otrzymaliśmy', due: 'Odpowiemy najpóźniej' },
  complaintReceived: {
    subject: 'Otrzymaliśmy Twoją skargę {receipt}',
    preview: 'To jest potwierdzenie. Zachowaj numer {receipt}.',
    text: 'Dziękujemy za wiadomość. Otrzymaliśmy Twoją skargę {date}. Czyta ją człowiek, nie komputer. Potem napiszemy do Ciebie, co z niej wynikło.',
    button: 'Więcej o skargach',
    note: 'Grozi Ci niebezpieczeństwo albo straciłeś lub straciłaś pieniądze? Nie czekaj na nas: zadzwoń pod 112, na policję albo do banku.',
    why: 'Dostajesz ten e-mail, bo w {site} złożono skargę z tym adresem. To nie Ty? Nie musisz nic robić.',
  },
  complaintDecided: {
    subject: 'Twoja skarga {receipt}: wynik',
    preview: 'Sprawdziliśmy Twoją skargę.',
    text: 'Dziękujemy za skargę z {date}. Sprawdziliśmy ją i zareagowaliśmy. Chodzi o inną osobę? Wtedy nie mówimy jak: to zostaje między nami a nią.',
    nothing:
      'Dziękujemy za skargę z {date}. Sprawdziliśmy ją uważnie i nie znaleźliśmy niczego wbrew prawu ani naszym zasadom. Chodzi o Twoje pieniądze, dane albo konto? Załatwimy to z Tobą osobno.',
    answered: 'Dziękujemy za skargę z {date}. Przeczytała ją osoba z naszego zespołu i odpowiada własnymi słowami:',
    button: 'Złóż kolejną skargę',
    note: 'Nie zgadzasz się? Napisz do nas i podaj numer {receipt}. Możesz też zwrócić się do organu rozstrzygania sporów albo do sądu.',
    why: 'Dostajesz ten e-mail, bo w {site} złożono skargę z tym adresem.',
  },
  fraudWarning: {
    subject: 'Ostrzeżenie: {name}',
    preview: 'Zamknęliśmy konto: {name}.',
    text: 'W {site} miałeś lub miałaś kontakt z osobą o imieniu {name}. Prosiła ona innych o pieniądze. Zamknęliśmy jej konto. Niczego jej nie wysyłaj i nie odpowiadaj też inną drogą.',
    button: 'Przeczytaj nasze rady',
    note: 'Wysłałeś lub wysłałaś pieniądze albo dane bankowe? Zadzwoń jeszcze dziś do banku i zawiadom policję. To się zdarza wielu osobom. To nie twoja wina.',
    why: 'Dostajesz ten e-mail, bo miałeś lub miałaś kontakt z tą osobą w {site}.',
  },
  creditsBack: {
    one: 'Oddaliśmy ci {count} kredyt wydany na rozmowy z: {name}.',
    few: 'Oddaliśmy ci {count} kredyty wydane na rozmowy z: {name}.',
    many: 'Oddaliśmy ci {count} kredytów wydanych na rozmowy z: {name}.',
    other: 'Oddaliśmy ci {count} kredytu wydanego na rozmowy z: {name}.',
  },
  appealDecided: {
    subject: 'Twoje odwołanie: co postanowiliśmy',
    preview: 'Twojej sprawie przyjrzał się ktoś inny.',
    text: 'Osoba, która nie brała udziału w pierwszej decyzji, sprawdziła ją jeszcze raz. Decyzja pozostaje w mocy.',
    overturned:
      'Osoba, która nie brała udziału w pierwszej decyzji, sprawdziła ją jeszcze raz. Decyzja była błędna i przepraszamy. Wszystko jest znowu tak jak przedtem.',
    button: 'Przejdź do {site}',
    note: 'Nadal możesz zwrócić się do organu rozstrzygania sporów lub do sądu.',
    why: 'Dostajesz ten e-mail, bo odwołałeś lub odwołałaś się od decyzji {site}.',
    alone: {
      preview: 'Twojej sprawie jeszcze raz przyjrzał się właściciel serwisu.',
      text: 'Nikt inny u nas nie mógł sprawdzić jej jeszcze raz. Zrobił to właściciel serwisu, który brał udział w decyzji. Decyzja pozostaje w mocy.',
      overturned:
        'Nikt inny u nas nie mógł sprawdzić jej jeszcze raz. Zrobił to właściciel serwisu, który brał udział w decyzji. Decyzja była błędna i przepraszamy. Wszystko jest znowu tak jak przedtem.',
    },
  },
  verification: {
    why: 'Dostajesz ten e-mail, bo {site} ma porównać selfie z Twoimi zdjęciami, o co poprosiłeś lub poprosiłaś.',
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
      text: 'Moderator porównał Twoje selfie z Twoimi zdjęciami. To Ty. Twój profil ma teraz znak „Zweryfikowany”.',
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
      text: 'Znak „Zweryfikowany” mówi, że porównaliśmy Twoje zdjęcie główne z selfie. Masz teraz inne zdjęcie główne, dlatego znak jest ukryty. Wybierz znowu poprzednie zdjęcie albo wyślij nowe selfie.',
    },
  },
};
