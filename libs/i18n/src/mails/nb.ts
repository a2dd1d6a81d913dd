import type { MailWords } from '../words.js';

export const someone = 'Dette medlemmet';

export const mails: MailWords = {
  hello: 'Hei',
  helloName: 'Hei {name}',
  goodbye: 'Vennlig hilsen {site}',
  buttonFails: 'Virker ikke knappen? Kopier denne adressen til nettleseren din:',
  questions: 'Har du et spørsmål? Skriv til {email} eller ring {phone}.',
  activation: {
    subject: 'Bekreft e-postadressen din for {site}',
    preview: 'Ett klikk, og du kan begynne.',
    text: 'Velkommen til {site}! Bekreft e-postadressen din. Da kan andre medlemmer se deg og skrive til deg.',
    button: 'Bekreft e-postadressen min',
    code: 'Du kan også skrive inn denne koden på nettstedet:',
    valid: { one: 'Lenken virker i {count} time.', other: 'Lenken virker i {count} timer.' },
    why: 'Du får denne e-posten fordi noen har meldt seg på {site} med denne adressen. Var det ikke deg, trenger du ikke å gjøre noe.',
  },
  reset: {
    subject: 'Velg et nytt passord for {site}',
    preview: 'Med denne lenken velger du et nytt passord.',
    text: 'Du har bedt om et nytt passord. Velg det med knappen under. Da blir du logget ut på de andre enhetene dine.',
    button: 'Velg et nytt passord',
    valid: { one: 'Lenken virker én gang og i {count} time.', other: 'Lenken virker én gang og i {count} timer.' },
    notYou: 'Har du ikke bedt om dette, trenger du ikke å gjøre noe. Passordet ditt er det samme som før.',
    why: 'Du får denne e-posten fordi noen har bedt om et nytt passord for kontoen din hos {site}.',
  },
  mailChange: {
    subject: 'Bekreft den nye e-postadressen din for {site}',
    preview: 'Ett klikk, og vi skriver til deg her.',
    text: 'Du vil bruke denne adressen for kontoen din hos {site}. Bekreft den med knappen under. Inntil da endres ingenting.',
    button: 'Bruk denne adressen',
    why: 'Du får denne e-posten fordi noen har oppgitt denne adressen for en konto hos {site}. Var det ikke deg, trenger du ikke å gjøre noe.',
  },
  mailChanged: {
    subject: 'E-postadressen din hos {site} er endret',
    preview: 'Var det ikke deg? Bytt tilbake.',
    text: 'Fra nå av skriver vi til den nye adressen din. Har du ikke gjort dette selv? Trykk på knappen under. Den gamle adressen kommer tilbake, og alle blir logget ut.',
    button: 'Gi meg den gamle adressen tilbake',
    why: 'Du får denne e-posten fordi dette var adressen til kontoen din hos {site}.',
  },
  passwordChanged: {
    subject: 'Passordet ditt hos {site} er endret',
    preview: 'Var det ikke deg? Bytt tilbake.',
    text: 'Kontoen din har et nytt passord. Har du ikke gjort dette selv? Trykk på knappen under. Det gamle passordet kommer tilbake, og alle blir logget ut.',
    button: 'Gi meg det gamle passordet tilbake',
    why: 'Du får denne e-posten fordi passordet til kontoen din hos {site} er endret.',
  },
  addressTried: {
    subject: 'Du har allerede en konto hos {site}',
    preview: 'Logg inn, eller velg et nytt passord.',
    text: 'Noen har nettopp skrevet adressen din hos {site}. Det finnes allerede en konto med den: din. Var det deg? Logg inn. På samme side kan du be om et nytt passord.',
    button: 'Logg inn',
    why: 'Du får denne e-posten fordi noen har skrevet adressen din hos {site}. Var det ikke deg, trenger du ikke å gjøre noe. Ingen ser at du har en konto.',
  },
  unread: {
    subject: { one: '{name} har skrevet til deg', other: '{name} har skrevet til deg: {count} meldinger' },
    preview: 'Meldingen din venter på deg.',
    text: {
      one: '{name} har skrevet en melding til deg på {site}. Du har ikke lest den ennå.',
      other: '{name} har skrevet {count} meldinger til deg på {site}. Du har ikke lest dem ennå.',
    },
    button: 'Les og svar',
    why: 'Du får denne e-posten fordi du er medlem av {site} og har uleste meldinger.',
    stop: 'Stopp disse e-postene',
  },
  undoDeletion: {
    subject: 'Du kan fortsatt få kontoen din hos {site} tilbake',
    preview: 'Fram til {date} er ett klikk nok.',
    text: 'Kontoen din hos {site} er slettet. Ingen kan se deg der lenger. Fram til {date} kan du angre. Etter det sletter vi alt for godt: profilen, bildene og meldingene dine.',
    button: 'Få kontoen min tilbake',
    note: 'Vil du ikke ha den tilbake? Da trenger du ikke gjøre noe.',
    why: 'Du får denne e-posten fordi en konto med denne adressen er slettet hos {site}. Var det ikke deg? Trykk på knappen og velg et nytt passord.',
  },
  exportReady: {
    subject: 'Opplysningene dine fra {site} er klare',
    preview: 'Filen venter på deg fram til {date}.',
    text: 'Du har bedt om en kopi av alt {site} har om deg. Filen er klar. Du kan hente den fram til {date}. Vi spør først om passordet ditt, så ingen andre får den.',
    button: 'Hent opplysningene mine',
    why: 'Du får denne e-posten fordi du har bedt om opplysningene dine hos {site}.',
  },
};
