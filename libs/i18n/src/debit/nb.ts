import type { DebitWords } from '../debit-words.js';

export const debitWords: DebitWords = {
  box: 'Jeg gir {creditor} fullmakt til å trekke beløpet for denne bestillingen fra bankkontoen min med SEPA direkte debitering. Jeg vet at jeg kan kreve pengene tilbake fra banken innen 8 uker.',
  mandate: {
    authorisation:
      'Ved å signere dette mandatet gir du (A) {creditor} fullmakt til å sende oppdrag til banken din om å belaste kontoen din og (B) banken din fullmakt til å belaste kontoen din i samsvar med oppdragene fra {creditor}.',
    refund:
      'Du har rett til tilbakebetaling fra banken din i henhold til vilkårene i avtalen du har med banken. Krav om tilbakebetaling må fremsettes innen 8 uker fra den datoen kontoen din ble belastet. Rettighetene dine er forklart i et dokument som du kan få i banken din.',
    use: 'Mandatet brukes bare til en bestilling som du selv gjør: Ingenting trekkes eller fornyes av seg selv. Vi sier fra om beløp og dato minst to dager før vi trekker pengene. Du kan når som helst trekke tilbake mandatet i innstillingene dine. Hvis det ikke brukes på 36 måneder, opphører det av seg selv.',
  },
  sms: '{code} er koden din for et trekk på {amount} fra kontoen din hos {site}. Ikke gi den til noen. Den gjelder i 10 minutter.',
  paper: {
    title: 'Mandat for SEPA direkte debitering',
    creditor: 'Hvem som kan trekke penger',
    payer: 'Fra hvilken konto',
    authorisation: 'Hva du gir fullmakt til',
    signature: 'Hvordan du ga fullmakten',
  },
  labels: {
    collectOn: 'Vi trekker pengene',
    reference: 'Mandatreferanse',
    creditor: 'Kreditor',
    creditorId: 'Kreditors identifikasjon',
    account: 'Bankkonto',
    endsIn: 'slutter på {digits}',
    address: 'Adresse',
    creditsAtOnce: 'Kreditter med en gang',
    creditsLater: 'Kreditter når banken din har betalt',
    kind: 'Betalingstype',
    kindText: 'Gjentakende, SEPA Core',
    signedAt: 'Gitt',
    signedBy: 'Bekreftet med',
    signedByText: 'en kode på SMS til telefonen din som slutter på {digits}',
    version: 'Versjon av denne teksten',
  },
  mails: {
    announced: {
      subject: '{date} trekker vi {amount} fra bankkontoen din',
      preview: 'Du trenger ikke å gjøre noe. Mandatet ditt er vedlagt.',
      text: 'Du har bestilt kreditter hos {site} og betaler med direkte debitering. {date} trekker vi {amount} fra bankkontoen din. Pass på at det er nok penger på kontoen da. Til og med dagen før kan du avbestille på siden til bestillingen. Mandatet ditt ligger ved denne e-posten: Ta vare på det. Er det noe galt med trekket? Da kan du kreve pengene tilbake fra banken innen 8 uker.',
      button: 'Se bestillingen min',
      why: 'Du får denne e-posten fordi du har bestilt kreditter hos {site} og betaler med direkte debitering.',
    },
    returned: {
      subject: 'Vi fikk ikke trukket {amount} fra kontoen din',
      preview: 'Banken din betalte ikke, eller tok tilbake pengene.',
      text: 'Banken din betalte ikke {amount} for bestillingen din hos {site}, eller den tok tilbake pengene. Kredittene fra bestillingen som du ikke hadde brukt, er tatt ut av saldoen din. De som du hadde brukt, må fortsatt betales. Du kan ikke lenger betale med direkte debitering her: verken med denne medlemskontoen eller med denne bankkontoen eller dette telefonnummeret. Du kan fortsatt betale på andre måter, med mindre noe av denne bestillingen gjenstår å betale. Hadde du ikke ventet dette? Spør banken, eller skriv til oss. Vi ordner opp i det sammen.',
      button: 'Se bestillingen min',
      why: 'Du får denne e-posten fordi en direkte debitering for en bestilling hos {site} ikke gikk gjennom.',
    },
    revoked: {
      subject: 'Du har trukket tilbake mandatet ditt',
      preview: 'Vi kan ikke bruke dette mandatet lenger.',
      text: 'Du har trukket tilbake mandatet ditt for direkte debitering hos {site}. Vi kan ikke bruke det lenger. En bestilling der vi ennå ikke hadde sendt trekket til banken din, er avbestilt: Kredittene fra den som du ikke hadde brukt, er tatt ut av saldoen din, og de som du hadde brukt, må fortsatt betales. Et trekk som allerede var sendt til banken din, går sin gang. Var det ikke deg? Skriv til oss med en gang.',
      button: 'Se innstillingene mine',
      why: 'Du får denne e-posten fordi et mandat for direkte debitering hos {site} er trukket tilbake.',
    },
  },
};
