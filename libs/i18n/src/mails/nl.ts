import type { MailWords } from '../words.js';

export const someone = 'Dit lid';

export const mails: MailWords = {
  hello: 'Hallo,',
  helloName: 'Hallo {name},',
  goodbye: 'Met vriendelijke groet, {site}',
  buttonFails: 'Werkt de knop niet? Kopieer dan dit adres naar je browser:',
  questions: 'Heb je een vraag? Mail naar {email} of bel {phone}.',
  activation: {
    subject: 'Bevestig je e-mailadres voor {site}',
    preview: 'Eén klik en je kunt beginnen.',
    text: 'Welkom bij {site}! Bevestig je e-mailadres. Daarna kunnen andere leden je zien en naar je schrijven.',
    button: 'Bevestig mijn e-mailadres',
    code: 'Je kunt ook deze code invullen op de site:',
    valid: { one: 'De link werkt {count} uur.', other: 'De link werkt {count} uur.' },
    why: 'Je krijgt deze e-mail omdat iemand zich met dit adres heeft aangemeld bij {site}. Was jij dat niet? Dan hoef je niets te doen.',
  },
  reset: {
    subject: 'Kies een nieuw wachtwoord voor {site}',
    preview: 'Met deze link kies je een nieuw wachtwoord.',
    text: 'Je hebt om een nieuw wachtwoord gevraagd. Kies het met de knop hieronder. Op je andere apparaten word je dan uitgelogd.',
    button: 'Kies een nieuw wachtwoord',
    valid: { one: 'De link werkt één keer, {count} uur lang.', other: 'De link werkt één keer, {count} uur lang.' },
    notYou: 'Heb je hier niet om gevraagd? Dan hoef je niets te doen. Je wachtwoord blijft hetzelfde.',
    why: 'Je krijgt deze e-mail omdat iemand een nieuw wachtwoord heeft gevraagd voor je account bij {site}.',
  },
  mailChange: {
    subject: 'Bevestig je nieuwe e-mailadres voor {site}',
    preview: 'Eén druk op de knop en we mailen je hier.',
    text: 'Je wilt dit adres gebruiken voor je account bij {site}. Bevestig het met de knop hieronder. Tot die tijd verandert er niets.',
    button: 'Gebruik dit adres',
    why: 'Je krijgt deze e-mail omdat iemand dit adres heeft opgegeven voor een account bij {site}. Was jij dat niet? Dan hoef je niets te doen.',
  },
  mailChanged: {
    subject: 'Je e-mailadres bij {site} is gewijzigd',
    preview: 'Was jij dat niet? Zet het dan terug.',
    text: 'Vanaf nu mailen we naar je nieuwe adres. Heb je dit niet zelf gedaan? Druk dan op de knop hieronder. Je oude adres komt terug en iedereen wordt uitgelogd.',
    button: 'Zet mijn oude adres terug',
    why: 'Je krijgt deze e-mail omdat dit het adres van je account bij {site} was.',
  },
  passwordChanged: {
    subject: 'Je wachtwoord bij {site} is gewijzigd',
    preview: 'Was jij dat niet? Zet het dan terug.',
    text: 'Je account heeft een nieuw wachtwoord. Heb je dit niet zelf gedaan? Druk dan op de knop hieronder. Je oude wachtwoord komt terug en iedereen wordt uitgelogd.',
    button: 'Zet mijn oude wachtwoord terug',
    why: 'Je krijgt deze e-mail omdat het wachtwoord van je account bij {site} is gewijzigd.',
  },
  addressTried: {
    subject: 'Je hebt al een account bij {site}',
    preview: 'Log in of kies een nieuw wachtwoord.',
    text: 'Iemand heeft net je adres ingevuld bij {site}. Er is al een account met dit adres: dat van jou. Was jij het? Log dan in. Op dezelfde pagina kun je een nieuw wachtwoord vragen.',
    button: 'Inloggen',
    why: 'Je krijgt deze e-mail omdat iemand je adres heeft ingevuld bij {site}. Was jij dat niet? Dan hoef je niets te doen. Niemand ziet dat je een account hebt.',
  },
  unread: {
    subject: { one: '{name} heeft je geschreven', other: '{name} heeft je geschreven: {count} berichten' },
    preview: 'Je bericht wacht op je.',
    text: {
      one: '{name} heeft je een bericht geschreven op {site}. Je hebt het nog niet gelezen.',
      other: '{name} heeft je {count} berichten geschreven op {site}. Je hebt ze nog niet gelezen.',
    },
    button: 'Lezen en antwoorden',
    why: 'Je krijgt deze e-mail omdat je lid bent van {site} en ongelezen berichten hebt.',
    stop: 'Stop deze e-mails',
  },
  undoDeletion: {
    subject: 'Je kunt je account bij {site} nog terugkrijgen',
    preview: 'Tot {date} is één klik genoeg.',
    text: 'Je account bij {site} is verwijderd. Niemand kan je daar nog zien. Tot {date} kun je dit ongedaan maken. Daarna wissen we alles: je profiel, je foto’s en je berichten.',
    button: 'Mijn account terughalen',
    note: 'Wil je je account niet terug? Dan hoef je niets te doen.',
    why: 'Je krijgt deze e-mail omdat een account met dit adres is verwijderd bij {site}. Was jij dat niet? Druk dan op de knop en kies een nieuw wachtwoord.',
  },
  exportReady: {
    subject: 'Je gegevens van {site} staan klaar',
    preview: 'Het bestand ligt voor je klaar tot {date}.',
    text: 'Je hebt gevraagd om een kopie van alles wat {site} over je bewaart. Het bestand is klaar. Je kunt het ophalen tot {date}. We vragen eerst je wachtwoord, zodat niemand anders het krijgt.',
    button: 'Mijn gegevens ophalen',
    why: 'Je krijgt deze e-mail omdat je bij {site} om je gegevens hebt gevraagd.',
  },
};
