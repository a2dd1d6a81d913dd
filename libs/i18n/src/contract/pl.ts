import type { ContractWords } from '../words.js';

export const contractWords: ContractWords = {
  consents: {
    startAtOnce: 'Zacznijcie od razu: dostaję kredyty natychmiast.',
    payForUse: 'Jeśli odstąpię w ciągu {days} dni, zapłacę za użyte kredyty.',
  },
  keep: 'Prosimy zachować tę wiadomość. Poniżej są Twoja umowa, Twoje zgody i sposób odstąpienia od umowy.',
  title: 'Twoja umowa',
  labels: {
    seller: 'Sprzedawca',
    email: 'E-mail',
    phone: 'Telefon',
    orderedOn: 'Data zamówienia',
    bought: 'Przedmiot zakupu',
    paid: 'Zapłacona kwota',
    terms: 'Regulamin',
    withdrawnFrom: 'Odstąpienie dotyczy',
  },
  terms: 'Wersja z dnia {date}, zaakceptowana przez Ciebie',
  declaration: '{credits}, zamówienie z dnia {date}',
  agreed: {
    title: 'Twoje zgody',
    text: 'Wraz z zamówieniem ({at}) wyrażono zgodę na to:',
    version: 'Wersja tego tekstu: {version}',
  },
  withdrawal: {
    title: 'Prawo odstąpienia od umowy',
    how: 'Prosimy o jasną informację, że odstępujesz od umowy: w naszym serwisie, e-mailem, telefonicznie albo listem. Można użyć formularza poniżej, ale nie jest to konieczne. Wystarczy wysłać go najpóźniej ostatniego dnia.',
    money: 'Zwracamy pieniądze w ciągu 14 dni od otrzymania Twojej wiadomości, w taki sam sposób, w jaki zapłacono. Nic to nie kosztuje.',
  },
  form: {
    title: 'Wzór formularza odstąpienia od umowy',
    instruction: '(formularz ten należy wypełnić i odesłać tylko w przypadku chęci odstąpienia od umowy)',
    to: 'Adresat',
    statement:
      'Ja/My (*) niniejszym informuję/informujemy (*) o moim/naszym odstąpieniu od umowy sprzedaży następujących rzeczy (*)/o świadczenie następującej usługi (*)',
    ordered: 'Data zawarcia umowy (*)/odbioru (*)',
    name: 'Imię i nazwisko konsumenta(-ów)',
    address: 'Adres konsumenta(-ów)',
    signature: 'Podpis konsumenta(-ów) (tylko jeżeli formularz jest przesyłany w wersji papierowej)',
    date: 'Data',
    footnote: '(*) Niepotrzebne skreślić.',
  },
};
