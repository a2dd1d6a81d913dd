import type { ContractWords } from '../words.js';

export const contractWords: ContractWords = {
  consents: {
    startAtOnce: 'Börja genast: jag får mina krediter direkt.',
    payForUse: 'Om jag ångrar mig inom {days} dagar betalar jag för de krediter som jag har använt.',
  },
  keep: 'Spara det här mejlet. Nedan står ditt avtal, vad du har godkänt och hur du kan ångra köpet.',
  title: 'Ditt avtal',
  labels: {
    seller: 'Säljare',
    email: 'E-post',
    phone: 'Telefon',
    orderedOn: 'Beställt den',
    bought: 'Du köpte',
    paid: 'Du betalade',
    terms: 'Villkor',
    withdrawnFrom: 'Du har ångrat',
  },
  terms: 'Versionen från den {date}, som du har godkänt',
  declaration: '{credits}, beställt den {date}',
  agreed: {
    title: 'Det här har du godkänt',
    text: 'Med din beställning den {at} godkände du det här:',
    version: 'Textens version: {version}',
  },
  withdrawal: {
    title: 'Din ångerrätt',
    how: 'Meddela oss tydligt att du ångrar köpet: på vår webbplats, via e-post, per telefon eller i ett brev. Du får använda blanketten nedan, men du måste inte. Det räcker att du skickar den senast den sista dagen.',
    money:
      'Vi betalar tillbaka pengarna inom 14 dagar efter att ditt meddelande har kommit till oss, på samma sätt som du betalade. Det kostar dig ingenting.',
  },
  form: {
    title: 'Standardblankett för utövande av ångerrätten',
    instruction: '(fyll i och skicka tillbaka denna blankett endast om du vill frånträda avtalet)',
    to: 'Till',
    statement: 'Jag/vi (*) meddelar härmed att jag/vi (*) frånträder mitt/vårt (*) köpeavtal avseende följande varor (*)/tjänster (*)',
    ordered: 'Beställdes den (*)/mottogs den (*)',
    name: 'Konsumentens/konsumenternas namn',
    address: 'Konsumentens/konsumenternas adress',
    signature: 'Konsumentens/konsumenternas underskrift (endast om denna blankett meddelas på papper)',
    date: 'Datum',
    footnote: '(*) Stryk det som inte är tillämpligt.',
  },
};
