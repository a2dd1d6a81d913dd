import type { MailWords } from '../words.js';

export const someone = 'Dieses Mitglied';

export const mails: MailWords = {
  hello: 'Guten Tag,',
  helloName: 'Guten Tag {name},',
  goodbye: 'Herzliche Grüße, {site}',
  buttonFails: 'Der Knopf geht nicht? Dann kopieren Sie diese Adresse in Ihren Browser:',
  questions: 'Haben Sie eine Frage? Schreiben Sie an {email} oder rufen Sie an: {phone}.',
  activation: {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse für {site}',
    preview: 'Ein Klick, und es kann losgehen.',
    text: 'Willkommen bei {site}! Bitte bestätigen Sie Ihre E-Mail-Adresse. Danach können andere Mitglieder Sie sehen und Ihnen schreiben.',
    button: 'E-Mail-Adresse bestätigen',
    code: 'Sie können auch diesen Code auf der Seite eingeben:',
    valid: { one: 'Der Link gilt {count} Stunde.', other: 'Der Link gilt {count} Stunden.' },
    why: 'Sie bekommen diese E-Mail, weil sich jemand mit dieser Adresse bei {site} angemeldet hat. Waren Sie das nicht? Dann brauchen Sie nichts zu tun.',
  },
  reset: {
    subject: 'Wählen Sie ein neues Passwort für {site}',
    preview: 'Mit diesem Link wählen Sie ein neues Passwort.',
    text: 'Sie möchten ein neues Passwort. Wählen Sie es mit dem Knopf unten. Auf Ihren anderen Geräten werden Sie dann abgemeldet.',
    button: 'Neues Passwort wählen',
    valid: { one: 'Der Link gilt einmal und {count} Stunde lang.', other: 'Der Link gilt einmal und {count} Stunden lang.' },
    notYou: 'Wollten Sie das nicht? Dann brauchen Sie nichts zu tun. Ihr Passwort bleibt, wie es ist.',
    why: 'Sie bekommen diese E-Mail, weil jemand ein neues Passwort für Ihr Konto bei {site} angefordert hat.',
  },
  mailChange: {
    subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse für {site}',
    preview: 'Ein Klick, und wir schreiben Ihnen hier.',
    text: 'Sie möchten diese Adresse für Ihr Konto bei {site} benutzen. Bestätigen Sie sie mit dem Knopf unten. Bis dahin ändert sich nichts.',
    button: 'Diese Adresse benutzen',
    why: 'Sie bekommen diese E-Mail, weil jemand diese Adresse für ein Konto bei {site} angegeben hat. Waren Sie das nicht? Dann brauchen Sie nichts zu tun.',
  },
  mailChanged: {
    subject: 'Ihre E-Mail-Adresse bei {site} wurde geändert',
    preview: 'Waren Sie das nicht? Dann stellen Sie sie wieder her.',
    text: 'Ab jetzt schreiben wir an Ihre neue Adresse. Haben Sie das nicht selbst getan? Dann drücken Sie auf den Knopf unten. Ihre alte Adresse gilt dann wieder, und alle werden abgemeldet.',
    button: 'Meine alte Adresse wiederherstellen',
    why: 'Sie bekommen diese E-Mail, weil dies die Adresse Ihres Kontos bei {site} war.',
  },
  passwordChanged: {
    subject: 'Ihr Passwort bei {site} wurde geändert',
    preview: 'Waren Sie das nicht? Dann stellen Sie es wieder her.',
    text: 'Ihr Konto hat ein neues Passwort. Haben Sie das nicht selbst getan? Dann drücken Sie auf den Knopf unten. Ihr altes Passwort gilt dann wieder, und alle werden abgemeldet.',
    button: 'Mein altes Passwort wiederherstellen',
    why: 'Sie bekommen diese E-Mail, weil das Passwort Ihres Kontos bei {site} geändert wurde.',
  },
  addressTried: {
    subject: 'Sie haben schon ein Konto bei {site}',
    preview: 'Melden Sie sich an, oder wählen Sie ein neues Passwort.',
    text: 'Gerade hat jemand Ihre Adresse bei {site} eingegeben. Es gibt damit schon ein Konto: Ihres. Waren Sie das? Dann melden Sie sich an. Auf derselben Seite können Sie ein neues Passwort anfordern.',
    button: 'Anmelden',
    why: 'Sie bekommen diese E-Mail, weil jemand Ihre Adresse bei {site} eingegeben hat. Waren Sie das nicht? Dann brauchen Sie nichts zu tun. Niemand sieht, dass Sie ein Konto haben.',
  },
  unread: {
    subject: { one: '{name} hat Ihnen geschrieben', other: '{name} hat Ihnen geschrieben: {count} Nachrichten' },
    preview: 'Ihre Nachricht wartet auf Sie.',
    text: {
      one: '{name} hat Ihnen auf {site} eine Nachricht geschrieben. Sie haben sie noch nicht gelesen.',
      other: '{name} hat Ihnen auf {site} {count} Nachrichten geschrieben. Sie haben sie noch nicht gelesen.',
    },
    button: 'Lesen und antworten',
    why: 'Sie bekommen diese E-Mail, weil Sie Mitglied bei {site} sind und ungelesene Nachrichten haben.',
    stop: 'Diese E-Mails abbestellen',
  },
  undoDeletion: {
    subject: 'Sie können Ihr Konto bei {site} noch zurückholen',
    preview: 'Bis {date} genügt ein Klick.',
    text: 'Ihr Konto bei {site} ist gelöscht. Niemand kann Sie dort mehr sehen. Bis {date} können Sie das rückgängig machen. Danach löschen wir alles endgültig: Ihr Profil, Ihre Fotos und Ihre Nachrichten.',
    button: 'Mein Konto zurückholen',
    note: 'Möchten Sie es nicht zurück? Dann brauchen Sie nichts zu tun.',
    why: 'Sie bekommen diese E-Mail, weil bei {site} ein Konto mit dieser Adresse gelöscht wurde. Waren Sie das nicht? Dann drücken Sie auf den Knopf und wählen Sie ein neues Passwort.',
  },
  exportReady: {
    subject: 'Ihre Daten von {site} sind fertig',
    preview: 'Die Datei liegt bis {date} für Sie bereit.',
    text: 'Sie haben eine Kopie von allem angefordert, was {site} über Sie gespeichert hat. Die Datei ist fertig. Sie können sie bis {date} abholen. Vorher fragen wir nach Ihrem Passwort, damit sie niemand anderes bekommt.',
    button: 'Meine Daten abholen',
    why: 'Sie bekommen diese E-Mail, weil Sie bei {site} Ihre Daten angefordert haben.',
  },
};
