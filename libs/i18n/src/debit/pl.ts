import type { DebitWords } from '../debit-words.js';

export const debitWords: DebitWords = {
  box: 'Upoważniam {creditor} do pobrania kwoty tego zamówienia z mojego rachunku bankowego poleceniem zapłaty SEPA. Wiem, że w ciągu 8 tygodni mogę zażądać od banku zwrotu tej kwoty.',
  mandate: {
    authorisation:
      'Podpisując niniejszy formularz zgody, upoważniam (A) {creditor} do wysyłania do mojego banku poleceń obciążenia mojego rachunku oraz (B) mój bank do obciążania mojego rachunku zgodnie z poleceniami wysłanymi przez {creditor}.',
    refund:
      'Mam prawo do zwrotu pobranej kwoty przez mój bank na warunkach określonych w umowie zawartej z bankiem. Żądanie zwrotu należy złożyć w terminie 8 tygodni od daty obciążenia rachunku. Prawa płatnika opisuje informacja, którą można otrzymać w banku.',
    use: 'Zgoda służy tylko do zamówień, które składasz samodzielnie: nic nie jest pobierane ani przedłużane automatycznie. O kwocie i dacie informujemy co najmniej dwa dni przed pobraniem. Zgodę możesz w każdej chwili odwołać w ustawieniach. Jeśli przez 36 miesięcy nie zostanie użyta, wygasa sama.',
  },
  sms: '{code} to Twój kod do polecenia zapłaty {amount} w {site}. Nie podawaj go nikomu. Ważny 10 minut.',
  paper: {
    title: 'Zgoda na polecenie zapłaty SEPA',
    creditor: 'Kto może pobrać pieniądze',
    payer: 'Z którego rachunku',
    authorisation: 'Na co wyrażasz zgodę',
    signature: 'Jak zgoda została udzielona',
  },
  labels: {
    collectOn: 'Data pobrania',
    reference: 'Numer referencyjny zgody',
    creditor: 'Odbiorca',
    creditorId: 'Identyfikator odbiorcy',
    account: 'Rachunek bankowy',
    endsIn: 'kończy się na {digits}',
    address: 'Adres',
    creditsAtOnce: 'Kredyty od razu',
    creditsLater: 'Kredyty po zapłacie przez bank',
    kind: 'Rodzaj płatności',
    kindText: 'Wielokrotna, SEPA Core',
    signedAt: 'Data udzielenia',
    signedBy: 'Potwierdzenie',
    signedByText: 'kod z SMS-a wysłanego na telefon o końcówce {digits}',
    version: 'Wersja tego tekstu',
  },
  mails: {
    announced: {
      subject: '{date} pobierzemy {amount} z Twojego rachunku',
      preview: 'Nie musisz nic robić. Zgoda jest w załączniku.',
      text: 'Zamówiono kredyty w serwisie {site} i wybrano polecenie zapłaty. Dnia {date} pobierzemy {amount} z Twojego rachunku bankowego. Zadbaj, aby było na nim wtedy dość pieniędzy. Do dnia poprzedniego możesz anulować zamówienie na jego stronie. Zgodę na polecenie zapłaty znajdziesz w załączniku do tego e-maila. Zachowaj ją. Jeśli coś się nie zgadza, w ciągu 8 tygodni możesz zażądać od banku zwrotu pieniędzy.',
      button: 'Zobacz moje zamówienie',
      why: 'Dostajesz ten e-mail, bo zamówiono kredyty w serwisie {site} i wybrano polecenie zapłaty.',
    },
    returned: {
      subject: 'Polecenie zapłaty na {amount} nie powiodło się',
      preview: 'Twój bank nie zapłacił albo cofnął płatność.',
      text: 'Twój bank nie zrealizował polecenia zapłaty na {amount} za zamówienie w serwisie {site} albo cofnął płatność. Niewykorzystane kredyty z tego zamówienia nie są już dostępne na Twoim koncie. Za wykorzystane trzeba jeszcze zapłacić. Polecenie zapłaty nie jest już tu dostępne: ani dla tego konta w serwisie, ani dla tego rachunku bankowego, ani dla tego numeru telefonu. W inny sposób możesz płacić dalej, chyba że za to zamówienie jest jeszcze coś do zapłaty. To dla Ciebie niespodzianka? Zapytaj w banku albo napisz do nas. Wyjaśnimy to razem.',
      button: 'Zobacz moje zamówienie',
      why: 'Dostajesz ten e-mail, bo polecenie zapłaty za zamówienie w serwisie {site} nie powiodło się.',
    },
    revoked: {
      subject: 'Zgoda na polecenie zapłaty została odwołana',
      preview: 'Nie możemy już korzystać z tej zgody.',
      text: 'Twoja zgoda na polecenie zapłaty w serwisie {site} została odwołana. Nie możemy już z niej korzystać. Zamówienie, którego polecenia zapłaty nie wysłaliśmy jeszcze do banku, jest anulowane: niewykorzystane kredyty z niego nie są już dostępne na Twoim koncie, a za wykorzystane trzeba jeszcze zapłacić. Polecenie zapłaty, które było już w banku, zostanie wykonane. To nie Ty? Napisz do nas od razu.',
      button: 'Zobacz moje ustawienia',
      why: 'Dostajesz ten e-mail, bo w serwisie {site} odwołano zgodę na polecenie zapłaty.',
    },
  },
};
