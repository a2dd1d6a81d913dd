import type { MailWords } from '../words.js';

export const someone = 'Dette medlem';

export const mails: MailWords = {
  hello: 'Hej',
  helloName: 'Hej {name}',
  goodbye: 'Venlig hilsen {site}',
  buttonFails: 'Virker knappen ikke? Kopiér denne adresse til din browser:',
  questions: 'Har du et spørgsmål? Skriv til {email}, eller ring på {phone}.',
  activation: {
    subject: 'Bekræft din e-mailadresse til {site}',
    preview: 'Ét klik, og du kan gå i gang.',
    text: 'Velkommen til {site}! Bekræft din e-mailadresse. Så kan andre medlemmer se dig og skrive til dig.',
    button: 'Bekræft min e-mailadresse',
    code: 'Du kan også skrive denne kode på siden:',
    valid: { one: 'Linket virker i {count} time.', other: 'Linket virker i {count} timer.' },
    why: 'Du får denne e-mail, fordi nogen har meldt sig til {site} med denne adresse. Var det ikke dig, skal du ikke gøre noget.',
  },
  reset: {
    subject: 'Vælg en ny adgangskode til {site}',
    preview: 'Med dette link vælger du en ny adgangskode.',
    text: 'Du har bedt om en ny adgangskode. Vælg den med knappen herunder. Så bliver du logget ud på dine andre enheder.',
    button: 'Vælg en ny adgangskode',
    valid: { one: 'Linket virker én gang og i {count} time.', other: 'Linket virker én gang og i {count} timer.' },
    notYou: 'Har du ikke bedt om det, skal du ikke gøre noget. Din adgangskode er den samme som før.',
    why: 'Du får denne e-mail, fordi nogen har bedt om en ny adgangskode til din konto på {site}.',
  },
  mailChange: {
    subject: 'Bekræft din nye e-mailadresse til {site}',
    preview: 'Ét klik, og vi skriver til dig her.',
    text: 'Du vil bruge denne adresse til din konto hos {site}. Bekræft den med knappen herunder. Indtil da sker der ingen ændringer.',
    button: 'Brug denne adresse',
    why: 'Du får denne e-mail, fordi nogen har angivet denne adresse til en konto hos {site}. Var det ikke dig, skal du ikke gøre noget.',
  },
  mailChanged: {
    subject: 'Din e-mailadresse hos {site} er ændret',
    preview: 'Var det ikke dig? Så skift tilbage.',
    text: 'Fra nu af skriver vi til din nye adresse. Har du ikke selv gjort det? Så tryk på knappen herunder. Din gamle adresse kommer tilbage, og alle bliver logget ud.',
    button: 'Giv mig min gamle adresse tilbage',
    why: 'Du får denne e-mail, fordi dette var adressen på din konto hos {site}.',
  },
  passwordChanged: {
    subject: 'Din adgangskode hos {site} er ændret',
    preview: 'Var det ikke dig? Så skift tilbage.',
    text: 'Din konto har en ny adgangskode. Har du ikke selv gjort det? Så tryk på knappen herunder. Din gamle adgangskode kommer tilbage, og alle bliver logget ud.',
    button: 'Giv mig min gamle adgangskode tilbage',
    why: 'Du får denne e-mail, fordi adgangskoden til din konto hos {site} er ændret.',
  },
  addressTried: {
    subject: 'Du har allerede en konto hos {site}',
    preview: 'Log ind, eller vælg en ny adgangskode.',
    text: 'Nogen har lige skrevet din adresse hos {site}. Der er allerede en konto med den: din. Var det dig? Så log ind. På samme side kan du bede om en ny adgangskode.',
    button: 'Log ind',
    why: 'Du får denne e-mail, fordi nogen har skrevet din adresse hos {site}. Var det ikke dig, skal du ikke gøre noget. Ingen kan se, at du har en konto.',
  },
  unread: {
    subject: { one: '{name} har skrevet til dig', other: '{name} har skrevet til dig: {count} beskeder' },
    preview: 'Din besked venter på dig.',
    text: {
      one: '{name} har skrevet en besked til dig på {site}. Du har ikke læst den endnu.',
      other: '{name} har skrevet {count} beskeder til dig på {site}. Du har ikke læst dem endnu.',
    },
    button: 'Læs og svar',
    why: 'Du får denne e-mail, fordi du er medlem af {site} og har ulæste beskeder.',
    stop: 'Stop disse e-mails',
  },
  undoDeletion: {
    subject: 'Du kan stadig få din konto hos {site} tilbage',
    preview: 'Indtil {date} er ét klik nok.',
    text: 'Din konto hos {site} er slettet. Ingen kan se dig der mere. Indtil {date} kan du fortryde. Derefter sletter vi alt for altid: din profil, dine billeder og dine beskeder.',
    button: 'Få min konto tilbage',
    note: 'Vil du ikke have den tilbage? Så behøver du ikke gøre noget.',
    why: 'Du får denne e-mail, fordi en konto med denne adresse er blevet slettet hos {site}. Var det ikke dig? Så tryk på knappen, og vælg en ny adgangskode.',
  },
  exportReady: {
    subject: 'Dine oplysninger fra {site} er klar',
    preview: 'Filen venter på dig indtil {date}.',
    text: 'Du har bedt om en kopi af alt, hvad {site} har om dig. Filen er klar. Du kan hente den indtil {date}. Vi spørger først om din adgangskode, så ingen andre får den.',
    button: 'Hent mine oplysninger',
    why: 'Du får denne e-mail, fordi du har bedt om dine oplysninger hos {site}.',
  },
};
