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
