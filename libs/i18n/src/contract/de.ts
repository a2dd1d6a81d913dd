import type { ContractWords } from '../words.js';

export const contractWords: ContractWords = {
  consents: {
    startAtOnce: 'Sofort beginnen: Ich bekomme meine Credits gleich.',
    payForUse: 'Wenn ich innerhalb von {days} Tagen widerrufe, bezahle ich die Credits, die ich verbraucht habe.',
  },
  keep: 'Bitte bewahren Sie diese E-Mail auf. Unten stehen Ihr Vertrag, Ihre Zustimmung und wie Sie widerrufen können.',
  title: 'Ihr Vertrag',
  labels: {
    seller: 'Verkäufer',
    email: 'E-Mail',
    phone: 'Telefon',
    orderedOn: 'Bestellt am',
    bought: 'Gekauft haben Sie',
    paid: 'Bezahlt haben Sie',
    terms: 'Bedingungen',
    withdrawnFrom: 'Widerrufen haben Sie',
  },
  terms: 'Fassung vom {date}, der Sie zugestimmt haben',
  declaration: '{credits}, bestellt am {date}',
  agreed: {
    title: 'Dem haben Sie zugestimmt',
    text: 'Mit Ihrer Bestellung am {at} haben Sie dem zugestimmt:',
    version: 'Fassung dieses Textes: {version}',
  },
  withdrawal: {
    title: 'Ihr Widerrufsrecht',
    how: 'Teilen Sie uns eindeutig mit, dass Sie widerrufen: auf unserer Seite, per E-Mail, am Telefon oder mit einem Brief. Sie können dafür das Formular unten verwenden, müssen es aber nicht. Es genügt, wenn Sie den Widerruf spätestens am letzten Tag absenden.',
    money:
      'Wir zahlen Ihnen das Geld binnen 14 Tagen zurück, nachdem Ihre Mitteilung bei uns eingegangen ist, auf demselben Weg, auf dem Sie bezahlt haben. Das kostet Sie nichts.',
  },
  form: {
    title: 'Muster-Widerrufsformular',
    instruction: '(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)',
    to: 'An',
    statement:
      'Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)/die Erbringung der folgenden Dienstleistung (*)',
    ordered: 'Bestellt am (*)/erhalten am (*)',
    name: 'Name des/der Verbraucher(s)',
    address: 'Anschrift des/der Verbraucher(s)',
    signature: 'Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)',
    date: 'Datum',
    footnote: '(*) Unzutreffendes streichen.',
  },
};
