import type { DebitWords } from '../debit-words.js';

export const debitWords: DebitWords = {
  box: 'Jeg giver {creditor} tilladelse til at trække beløbet for denne bestilling på min bankkonto med SEPA Direct Debit. Jeg ved, at jeg kan få pengene tilbage fra min bank inden for 8 uger.',
  mandate: {
    authorisation:
      'Ved at underskrive denne betalingsaftale giver du tilladelse til, (A) at {creditor} anmoder dit pengeinstitut om at debitere din konto, og (B) at dit pengeinstitut debiterer din konto i overensstemmelse med anmodningen fra {creditor}.',
    refund:
      'Du er berettiget til at få beløbet tilbagebetalt fra dit pengeinstitut i henhold til vilkårene i din aftale med pengeinstituttet. En anmodning om tilbagebetaling skal fremsættes senest 8 uger efter den dato, hvor din konto blev debiteret. Dine rettigheder er beskrevet i en erklæring, som du kan få i dit pengeinstitut.',
    use: 'Betalingsaftalen bruges kun til en bestilling, som du selv afgiver: Intet trækkes eller fornys af sig selv. Vi oplyser beløb og dato mindst to dage, før vi trækker pengene. Du kan til enhver tid ophæve betalingsaftalen i dine indstillinger. Bruges den ikke i 36 måneder, ophører den af sig selv.',
  },
  sms: '{code} er din kode til en direkte betaling på {amount} hos {site}. Giv den ikke til nogen. Den gælder i 10 minutter.',
  paper: {
    title: 'SEPA Direct Debit-betalingsaftale',
    creditor: 'Hvem der må trække penge',
    payer: 'På hvilken konto',
    authorisation: 'Hvad du giver tilladelse til',
    signature: 'Hvordan du gav tilladelsen',
  },
  labels: {
    collectOn: 'Vi trækker pengene den',
    reference: 'Reference til betalingsaftale',
    creditor: 'Kreditor',
    creditorId: 'Kreditoridentifikation',
    account: 'Bankkonto',
    endsIn: 'ender på {digits}',
    address: 'Adresse',
    creditsAtOnce: 'Credits med det samme',
    creditsLater: 'Credits, når din bank har betalt',
    kind: 'Betalingstype',
    kindText: 'Tilbagevendende, SEPA Core',
    signedAt: 'Givet den',
    signedBy: 'Bekræftet med',
    signedByText: 'en kode på sms til din telefon, der ender på {digits}',
    version: 'Tekstens version',
  },
  mails: {
    announced: {
      subject: 'Den {date} trækker vi {amount} på din bankkonto',
      preview: 'Du behøver ikke gøre noget. Din betalingsaftale er vedhæftet.',
      text: 'Du har bestilt credits hos {site} og betaler med SEPA Direct Debit. Den {date} trækker vi {amount} på din bankkonto. Sørg for, at der er penge nok på den til den tid. Til og med dagen før kan du annullere bestillingen på dens side. Din betalingsaftale er vedhæftet denne e-mail: Gem den. Er der noget galt med betalingen? Så kan du få pengene tilbage fra din bank inden for 8 uger.',
      button: 'Se min bestilling',
      why: 'Du får denne e-mail, fordi du har bestilt credits hos {site} og betaler med SEPA Direct Debit.',
    },
    returned: {
      subject: 'Vi kunne ikke trække {amount} på din konto',
      preview: 'Din bank betalte ikke, eller den tog pengene tilbage.',
      text: 'Din bank betalte ikke de {amount} for din bestilling hos {site}, eller den tog pengene tilbage. De credits fra bestillingen, som du ikke har brugt, er taget ud af din saldo. Dem, du har brugt, skal stadig betales. Du kan ikke længere betale med SEPA Direct Debit her: hverken med denne medlemskonto eller med denne bankkonto eller dette telefonnummer. Du kan stadig betale på andre måder, medmindre noget af denne bestilling mangler at blive betalt. Havde du ikke ventet det? Spørg din bank, eller skriv til os. Vi finder ud af det sammen.',
      button: 'Se min bestilling',
      why: 'Du får denne e-mail, fordi en betaling med SEPA Direct Debit for en bestilling hos {site} ikke lykkedes.',
    },
    revoked: {
      subject: 'Du har ophævet din betalingsaftale',
      preview: 'Vi kan ikke længere bruge denne aftale.',
      text: 'Du har ophævet din betalingsaftale til SEPA Direct Debit hos {site}. Vi kan ikke længere bruge den. En bestilling, hvor vi endnu ikke havde bedt din bank om pengene, er annulleret: De credits fra den, som du ikke har brugt, er taget ud af din saldo, og dem, du har brugt, skal stadig betales. En betaling, som vi allerede havde sendt til din bank, fortsætter. Var det ikke dig? Skriv så til os med det samme.',
      button: 'Se mine indstillinger',
      why: 'Du får denne e-mail, fordi en betalingsaftale til SEPA Direct Debit hos {site} er ophævet.',
    },
  },
};
