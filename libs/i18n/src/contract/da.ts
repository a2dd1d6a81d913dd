import type { ContractWords } from '../words.js';

export const contractWords: ContractWords = {
  consents: {
    startAtOnce: 'Begynd med det samme: jeg får mine credits nu.',
    payForUse: 'Hvis jeg fortryder inden for {days} dage, betaler jeg for de credits, jeg har brugt.',
  },
  keep: 'Gem denne e-mail. Nedenfor står din aftale, hvad du har sagt ja til, og hvordan du kan fortryde.',
  title: 'Din aftale',
  labels: {
    seller: 'Sælger',
    email: 'E-mail',
    phone: 'Telefon',
    orderedOn: 'Bestilt den',
    bought: 'Du købte',
    paid: 'Du betalte',
    terms: 'Vilkår',
    withdrawnFrom: 'Du har fortrudt',
  },
  terms: 'Udgaven fra den {date}, som du har sagt ja til',
  declaration: '{credits}, bestilt den {date}',
  agreed: {
    title: 'Det har du sagt ja til',
    text: 'Med din bestilling den {at} sagde du ja til:',
    version: 'Tekstens udgave: {version}',
  },
  withdrawal: {
    title: 'Din fortrydelsesret',
    how: 'Giv os tydelig besked om, at du fortryder: på vores side, på e-mail, på telefon eller i et brev. Du må gerne bruge formularen herunder, men du behøver ikke. Det er nok, at du sender den senest den sidste dag.',
    money:
      'Vi betaler dig tilbage inden for 14 dage, efter at din besked er kommet til os, på samme måde som du betalte. Det koster dig ikke noget.',
  },
  form: {
    title: 'Standardfortrydelsesformular',
    instruction: '(denne formular udfyldes og returneres kun, hvis fortrydelsesretten gøres gældende)',
    to: 'Til',
    statement:
      'Jeg/vi (*) meddeler herved, at jeg/vi (*) ønsker at gøre fortrydelsesretten gældende i forbindelse med min/vores (*) købsaftale om følgende varer (*)/levering af følgende tjenesteydelser (*)',
    ordered: 'Bestilt den (*)/modtaget den (*)',
    name: 'Forbrugerens navn (Forbrugernes navne)',
    address: 'Forbrugerens adresse (Forbrugernes adresse)',
    signature: 'Forbrugerens underskrift (Forbrugernes underskrifter) (kun hvis formularens indhold meddeles på papir)',
    date: 'Dato',
    footnote: '(*) Det ufornødne overstreges.',
  },
};
