import type { ContractWords } from '../words.js';

export const contractWords: ContractWords = {
  consents: {
    startAtOnce: 'Begynn med en gang: jeg får kredittene mine nå.',
    payForUse: 'Hvis jeg angrer innen {days} dager, betaler jeg for kredittene jeg har brukt.',
  },
  keep: 'Ta vare på denne e-posten. Nedenfor står avtalen din, hva du har godtatt, og hvordan du kan angre.',
  title: 'Avtalen din',
  labels: {
    seller: 'Selger',
    email: 'E-post',
    phone: 'Telefon',
    orderedOn: 'Bestilt',
    bought: 'Du kjøpte',
    paid: 'Du betalte',
    terms: 'Vilkår',
    withdrawnFrom: 'Du har angret',
  },
  terms: 'Versjonen fra {date}, som du har godtatt',
  declaration: '{credits}, bestilt {date}',
  agreed: {
    title: 'Dette har du godtatt',
    text: 'Med bestillingen {at} godtok du dette:',
    version: 'Versjon av denne teksten: {version}',
  },
  withdrawal: {
    title: 'Angreretten din',
    how: 'Gi oss tydelig beskjed om at du angrer: på nettstedet vårt, på e-post, på telefon eller i et brev. Du kan bruke skjemaet nedenfor, men du må ikke. Det er nok at du sender det senest den siste dagen.',
    money:
      'Vi betaler deg tilbake innen 14 dager etter at beskjeden din har kommet til oss, på samme måte som du betalte. Det koster deg ingenting.',
  },
  form: {
    title: 'Angreskjema',
    instruction: '(fyll ut og returner dette skjemaet dersom du ønsker å gå fra avtalen)',
    to: 'Utfylt skjema sendes til',
    statement:
      'Jeg/vi (*) underretter herved om at jeg/vi (*) ønsker å gå fra min/vår (*) avtale om kjøp av følgende varer (*)/tjenester (*)',
    ordered: 'Avtalen ble inngått den (*)/varen ble mottatt den (*)',
    name: 'Forbrukerens/forbrukernes navn',
    address: 'Forbrukerens/forbrukernes adresse',
    signature: 'Forbrukerens/forbrukernes underskrift (dersom papirskjema benyttes)',
    date: 'Dato',
    footnote: '(*) Stryk det som ikke passer.',
  },
};
