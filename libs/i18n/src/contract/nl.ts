import type { ContractWords } from '../words.js';

export const contractWords: ContractWords = {
  consents: {
    startAtOnce: 'Begin meteen: ik krijg mijn credits direct.',
    payForUse: 'Als ik binnen {days} dagen herroep, betaal ik de credits die ik heb gebruikt.',
  },
  keep: 'Bewaar deze e-mail. Hieronder staan je overeenkomst, waarmee je akkoord bent gegaan en hoe je kunt herroepen.',
  title: 'Je overeenkomst',
  labels: {
    seller: 'Verkoper',
    email: 'E-mail',
    phone: 'Telefoon',
    orderedOn: 'Besteld op',
    bought: 'Je kocht',
    paid: 'Je hebt betaald',
    terms: 'Voorwaarden',
    withdrawnFrom: 'Je hebt herroepen',
  },
  terms: 'Versie van {date}, die je hebt geaccepteerd',
  declaration: '{credits}, besteld op {date}',
  agreed: {
    title: 'Waarmee je akkoord bent gegaan',
    text: 'Met je bestelling op {at} ben je hiermee akkoord gegaan:',
    version: 'Versie van deze tekst: {version}',
  },
  withdrawal: {
    title: 'Je recht om te herroepen',
    how: 'Laat ons duidelijk weten dat je herroept: op onze site, per e-mail, per telefoon of per brief. Je mag het formulier hieronder gebruiken, maar dat hoeft niet. Je bent op tijd als je het uiterlijk op de laatste dag verstuurt.',
    money:
      'We betalen je terug binnen 14 dagen nadat je bericht bij ons binnen is, op dezelfde manier als je hebt betaald. Dat kost je niets.',
  },
  form: {
    title: 'Modelformulier voor herroeping',
    instruction: '(dit formulier alleen invullen en terugzenden als u de overeenkomst wilt herroepen)',
    to: 'Aan',
    statement:
      'Ik/Wij (*) deel/delen (*) u hierbij mede dat ik/wij (*) onze overeenkomst betreffende de verkoop van de volgende goederen/levering van de volgende dienst (*) herroep/herroepen (*)',
    ordered: 'Besteld op (*)/Ontvangen op (*)',
    name: 'Naam/Namen consument(en)',
    address: 'Adres consument(en)',
    signature: 'Handtekening van consument(en) (alleen wanneer dit formulier op papier wordt ingediend)',
    date: 'Datum',
    footnote: '(*) Doorhalen wat niet van toepassing is.',
  },
};
