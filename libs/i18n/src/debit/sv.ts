import type { DebitWords } from '../debit-words.js';

export const debitWords: DebitWords = {
  box: 'Jag godkänner att {creditor} drar beloppet för den här beställningen från mitt bankkonto med SEPA-autogiro. Jag vet att jag kan begära pengarna tillbaka från min bank inom 8 veckor.',
  mandate: {
    authorisation:
      'Genom att underteckna detta medgivande godkänner du (A) att {creditor} skickar uppdrag till din bank om att debitera ditt konto och (B) att din bank debiterar ditt konto i enlighet med uppdragen från {creditor}.',
    refund:
      'Du har rätt till återbetalning från din bank enligt villkoren i ditt avtal med banken. En återbetalning måste begäras inom 8 veckor från den dag då ditt konto debiterades. Dina rättigheter beskrivs i ett dokument som du kan få från din bank.',
    use: 'Medgivandet används bara för en beställning som du själv gör: ingenting dras eller förnyas av sig självt. Vi talar om belopp och datum minst två dagar före dragningen. Du kan när som helst återkalla medgivandet i dina inställningar. Om det inte används på 36 månader upphör det av sig självt.',
  },
  sms: '{code} är din kod för ett autogiro på {amount} hos {site}. Ge den inte till någon. Den gäller i 10 minuter.',
  paper: {
    title: 'Medgivande till SEPA-autogiro (SEPA Direct Debit)',
    creditor: 'Vem som får dra pengar',
    payer: 'Från vilket konto',
    authorisation: 'Vad du godkänner',
    signature: 'Hur du godkände det',
  },
  labels: {
    collectOn: 'Vi drar beloppet den',
    reference: 'Medgivandets referens',
    creditor: 'Betalningsmottagare',
    creditorId: 'Betalningsmottagarens identitet',
    account: 'Bankkonto',
    endsIn: 'slutar på {digits}',
    address: 'Adress',
    creditsAtOnce: 'Krediter genast',
    creditsLater: 'Krediter när din bank har betalat',
    kind: 'Typ av betalning',
    kindText: 'Återkommande, SEPA Core',
    signedAt: 'Lämnat den',
    signedBy: 'Bekräftat med',
    signedByText: 'en kod via sms till din telefon som slutar på {digits}',
    version: 'Textens version',
  },
  mails: {
    announced: {
      subject: 'Den {date} drar vi {amount} från ditt bankkonto',
      preview: 'Du behöver inte göra något. Ditt medgivande är bifogat.',
      text: 'Du har beställt krediter hos {site} och betalar med autogiro. Den {date} drar vi {amount} från ditt bankkonto. Se till att det finns tillräckligt med pengar på kontot då. Till och med dagen före kan du avbryta beställningen på dess sida. Ditt medgivande är bifogat i det här mejlet: spara det. Är något fel med dragningen? Då kan du begära pengarna tillbaka från din bank inom 8 veckor.',
      button: 'Se min beställning',
      why: 'Du får det här mejlet eftersom du har beställt krediter hos {site} och betalar med autogiro.',
    },
    returned: {
      subject: 'Autogirot på {amount} gick inte igenom',
      preview: 'Din bank betalade inte, eller tog tillbaka pengarna.',
      text: 'Din bank betalade inte autogirot på {amount} för din beställning hos {site}, eller tog tillbaka pengarna. De krediter från beställningen som du inte hade använt finns inte längre på ditt saldo. De som du hade använt är fortfarande obetalda. Du kan inte längre betala med autogiro här: inte med det här medlemskontot och inte heller med det här bankkontot eller telefonnumret. På andra sätt kan du fortfarande betala, om inget av den här beställningen är obetalt. Hade du inte väntat dig det här? Fråga banken, eller skriv till oss. Vi löser det tillsammans.',
      button: 'Se min beställning',
      why: 'Du får det här mejlet eftersom ett autogiro för en beställning hos {site} inte gick igenom.',
    },
    revoked: {
      subject: 'Du har återkallat ditt medgivande till autogiro',
      preview: 'Vi kan inte längre använda medgivandet.',
      text: 'Du har återkallat ditt medgivande till autogiro hos {site}. Vi kan inte längre använda det. En beställning vars autogiro vi ännu inte hade skickat till din bank är avbruten: de krediter från den som du inte hade använt finns inte längre på ditt saldo, och de som du hade använt är fortfarande obetalda. Ett autogiro som redan hade skickats till din bank fortsätter. Var det inte du? Skriv då till oss genast.',
      button: 'Se mina inställningar',
      why: 'Du får det här mejlet eftersom ett medgivande till autogiro hos {site} har återkallats.',
    },
  },
};
