import type { MailWords } from '../words.js';

export const someone = 'Dieses Mitglied';

export const mails: MailWords = {
  hello: 'Guten Tag,',
  helloName: 'Guten Tag {name},',
  goodbye: 'Herzliche Grüße, {site}',
  buttonFails: 'Der Knopf funktioniert nicht? Dann kopieren Sie diese Adresse in die Adresszeile Ihres Browsers:',
  questions: 'Haben Sie eine Frage? Schreiben Sie an {email} oder rufen Sie an: {phone}.',
  activation: {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse für {site}',
    preview: 'Ein Knopfdruck, und es kann losgehen.',
    text: 'Willkommen bei {site}! Bitte bestätigen Sie Ihre E-Mail-Adresse. Danach können andere Mitglieder Sie sehen und Ihnen schreiben.',
    button: 'E-Mail-Adresse bestätigen',
    code: 'Sie können auch diesen Code auf der Seite eingeben:',
    valid: { one: 'Der Link gilt {count} Stunde.', other: 'Der Link gilt {count} Stunden.' },
    why: 'Sie bekommen diese E-Mail, weil sich jemand mit dieser Adresse bei {site} registriert hat. Waren Sie das nicht? Dann brauchen Sie nichts zu tun.',
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
    preview: 'Ein Knopfdruck, und wir schreiben Ihnen hierher.',
    text: 'Sie möchten diese Adresse für Ihr Konto bei {site} benutzen. Bestätigen Sie sie mit dem Knopf unten. Bis dahin ändert sich nichts.',
    button: 'Diese Adresse benutzen',
    why: 'Sie bekommen diese E-Mail, weil jemand diese Adresse für ein Konto bei {site} angegeben hat. Waren Sie das nicht? Dann brauchen Sie nichts zu tun.',
  },
  mailChanged: {
    subject: 'Ihre E-Mail-Adresse bei {site} wurde geändert',
    preview: 'Waren Sie das nicht? Dann stellen Sie sie wieder her.',
    text: 'Ab jetzt schreiben wir an Ihre neue Adresse. Haben Sie das nicht selbst getan? Dann drücken Sie auf den Knopf unten. Ihre alte Adresse gilt dann wieder, und alle Geräte werden abgemeldet.',
    button: 'Meine alte Adresse wiederherstellen',
    why: 'Sie bekommen diese E-Mail, weil dies die Adresse Ihres Kontos bei {site} war.',
  },
  passwordChanged: {
    subject: 'Ihr Passwort bei {site} wurde geändert',
    preview: 'Waren Sie das nicht? Dann stellen Sie es wieder her.',
    text: 'Ihr Konto hat ein neues Passwort. Haben Sie das nicht selbst getan? Dann drücken Sie auf den Knopf unten. Ihr altes Passwort gilt dann wieder, und alle Geräte werden abgemeldet.',
    button: 'Mein altes Passwort wiederherstellen',
    why: 'Sie bekommen diese E-Mail, weil das Passwort Ihres Kontos bei {site} geändert wurde.',
  },
  newDevice: {
    subject: 'Neue Anmeldung in Ihrem Konto bei {site}',
    preview: 'Waren Sie es nicht? Dann wählen Sie ein neues Passwort.',
    text: 'Gerade hat sich jemand in Ihrem Konto angemeldet, mit einem Browser, den Sie hier noch nicht benutzt haben.',
    button: 'Neues Passwort wählen',
    why: 'Sie bekommen diese E-Mail, weil sich jemand in Ihrem Konto bei {site} angemeldet hat. Das teilen wir Ihnen immer mit.',
    device: 'Browser',
    at: 'Wann',
    unknown: 'Nicht bekannt',
    note: 'Waren Sie es? Dann brauchen Sie nichts zu tun. Waren Sie es nicht? Wählen Sie ein neues Passwort: Dann werden alle Geräte abgemeldet.',
  },
  accountHelped: {
    subject: 'Wir haben etwas an Ihrem Konto bei {site} geändert',
    preview: 'Sie haben nicht darum gebeten? Dann sagen Sie uns bitte Bescheid.',
    done: {
      address_confirmed:
        'Unser Team hat Ihre E-Mail-Adresse für Sie bestätigt. Von jetzt an können andere Mitglieder Sie sehen und Ihnen schreiben.',
      sessions_ended: 'Auf Ihren Wunsch hat unser Team alle von Ihrem Konto abgemeldet. Melden Sie sich mit Ihrem Passwort wieder an.',
      restored: 'Auf Ihren Wunsch hat unser Team Ihr gelöschtes Konto zurückgeholt. Alles ist wieder da, so wie es war.',
      birth_date: 'Auf Ihren Wunsch hat unser Team Ihr Geburtsdatum berichtigt. Ihr Profil zeigt jetzt das richtige Alter.',
      gender:
        'Auf Ihren Wunsch hat unser Team berichtigt, ob Sie eine Frau oder ein Mann sind. Ihr Profil zeigt es jetzt, und andere Mitglieder finden Sie entsprechend.',
    },
    note: 'Sie haben nicht darum gebeten? Dann schreiben Sie uns oder rufen Sie uns an, so bald Sie können. Adresse und Telefonnummer stehen unten.',
    button: 'Anmelden',
    why: 'Sie erhalten diese E-Mail, weil unser Team etwas an Ihrem Konto bei {site} geändert hat. Das teilen wir Ihnen immer mit.',
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
      one: '{name} hat Ihnen bei {site} eine Nachricht geschrieben. Sie haben sie noch nicht gelesen.',
      other: '{name} hat Ihnen bei {site} {count} Nachrichten geschrieben. Sie haben sie noch nicht gelesen.',
    },
    button: 'Lesen und antworten',
    why: 'Sie bekommen diese E-Mail, weil Sie Mitglied bei {site} sind und ungelesene Nachrichten haben.',
  },
  stop: 'Diese E-Mails abbestellen',
  like: {
    subject: 'Sie gefallen {name}',
    preview: 'Sehen Sie, wer es ist.',
    text: 'Sie gefallen {name} bei {site}. Gefällt {name} Ihnen auch? Dann geben auch Sie ein Like, und Sie haben ein Match.',
    button: 'Profil ansehen',
    why: 'Sie bekommen diese E-Mail, weil Sie jemandem bei {site} gefallen.',
  },
  match: {
    subject: 'Sie und {name} mögen sich',
    preview: 'Ein Match! Sagen Sie Hallo.',
    text: 'Sie gefallen {name} auch. Sie haben ein Match bei {site}. Ein kurzer Gruß genügt für den Anfang.',
    button: 'Hallo sagen',
    why: 'Sie bekommen diese E-Mail, weil Sie bei {site} ein Match haben.',
  },
  newMembers: {
    subject: { one: 'Jemand Neues, der zu Ihnen passen könnte', other: '{count} neue Mitglieder, die zu Ihnen passen könnten' },
    preview: 'Sehen Sie, wer diese Woche dazugekommen ist.',
    text: {
      one: 'Diese Woche ist jemand zu {site} gekommen, der zu Ihnen passen könnte. Sie suchen einander. Ein kurzer Gruß genügt für den Anfang.',
      other: 'Diese Mitglieder sind diese Woche zu {site} gekommen. Sie suchen einander. Ein kurzer Gruß genügt für den Anfang.',
    },
    button: 'Alle neuen Mitglieder ansehen',
    why: 'Sie bekommen diese E-Mail, weil Sie Mitglied bei {site} sind. Sie kommt einmal in der Woche, am Freitag, wenn jemand Neues für Sie dabei ist.',
    recent: {
      preview: 'Sehen Sie, wer neu ist.',
      text: {
        one: 'Jemand, der zu Ihnen passen könnte, ist gerade zu {site} gekommen. Sie suchen einander. Ein kurzer Gruß genügt für den Anfang.',
        other: 'Diese Mitglieder sind gerade zu {site} gekommen. Sie suchen einander. Ein kurzer Gruß genügt für den Anfang.',
      },
      why: {
        daily:
          'Sie bekommen diese E-Mail, weil Sie Mitglied bei {site} sind und es so wünschen: einmal am Tag, wenn jemand Neues für Sie dabei ist.',
        at_once:
          'Sie bekommen diese E-Mail, weil Sie Mitglied bei {site} sind und sofort erfahren möchten, wenn jemand Neues für Sie dabei ist.',
      },
    },
  },
  announcements: {
    promotion: {
      subject: 'Angebot von {site}: {title}',
      button: 'Angebot ansehen',
      why: 'Sie bekommen diese E-Mail, weil Sie bei {site} angegeben haben, dass Sie von Angeboten hören möchten.',
    },
    site_news: {
      subject: 'Neues von {site}: {title}',
      button: 'Zu {site}',
      why: 'Sie bekommen diese E-Mail, weil Sie Mitglied bei {site} sind und Neuigkeiten der Seite erhalten.',
    },
    changed_terms: {
      subject: 'Unsere Bedingungen ändern sich: {title}',
      button: 'Bedingungen lesen',
      why: 'Sie bekommen diese E-Mail, weil Sie Mitglied bei {site} sind. Wir müssen jedem Mitglied sagen, wenn sich unsere Bedingungen ändern. Deshalb bekommen sie auch alle, die sonst keine E-Mails möchten.',
    },
    site_closing: {
      subject: 'Wichtig, zu {site}: {title}',
      button: 'Zu {site}',
      why: 'Sie bekommen diese E-Mail, weil Sie Mitglied bei {site} sind. Wir müssen jedem Mitglied sagen, wenn etwas an der Seite endet. Deshalb bekommen sie auch alle, die sonst keine E-Mails möchten.',
    },
  },
  pushes: {
    reminder: {
      title: { one: 'Eine Nachricht wartet auf Sie', other: '{count} Nachrichten warten auf Sie' },
      text: 'Schauen Sie hinein, wenn es Ihnen passt.',
    },
    promotion: 'Angebot von {site}',
    site_news: 'Neues von {site}',
  },
  invitation: {
    subject: 'Sie sind zu {site} eingeladen',
    preview: 'Mit diesem Link können Sie Mitglied werden.',
    text: 'Sie sind eingeladen, Mitglied bei {site} zu werden, einer Seite, auf der sich Menschen über 50 kennenlernen. Die Registrierung ist kostenlos und dauert ein paar Minuten.',
    button: 'Seite ansehen',
    valid: 'Der Link gilt einmal, bis zum {date}.',
    note: 'Möchten Sie nicht Mitglied werden? Dann müssen Sie nichts tun. Wir behalten Ihre Adresse nicht und schreiben Ihnen nicht noch einmal.',
    why: 'Sie bekommen diese E-Mail, weil {site} Sie unter dieser Adresse eingeladen hat.',
  },
  summary: {
    subject: 'Was bei {site} auf Sie wartet',
    preview: 'Nachrichten und Likes, die Sie noch nicht gesehen haben.',
    messages: { one: '{names} hat Ihnen geschrieben.', other: '{count} Mitglieder haben Ihnen geschrieben: {names}.' },
    likes: { one: 'Sie gefallen {count} Mitglied.', other: 'Sie gefallen {count} Mitgliedern.' },
    button: 'Ansehen',
    why: 'Sie bekommen diese E-Mail, weil Sie bei {site} gewählt haben, wann wir Ihnen schreiben.',
  },
  undoDeletion: {
    subject: 'Sie können Ihr Konto bei {site} noch zurückholen',
    preview: 'Bis zum {date} genügt ein Knopfdruck.',
    text: 'Ihr Konto bei {site} ist gelöscht. Niemand kann Sie dort mehr sehen. Bis zum {date} können Sie das rückgängig machen. Danach löschen wir alles endgültig: Ihr Profil, Ihre Fotos und Ihre Nachrichten.',
    button: 'Mein Konto zurückholen',
    note: 'Möchten Sie es nicht zurück? Dann brauchen Sie nichts zu tun.',
    why: 'Sie bekommen diese E-Mail, weil bei {site} ein Konto mit dieser Adresse gelöscht wurde. Waren Sie das nicht? Dann drücken Sie auf den Knopf und wählen Sie ein neues Passwort.',
  },
  exportReady: {
    subject: 'Ihre Daten von {site} sind fertig',
    preview: 'Die Datei liegt bis zum {date} für Sie bereit.',
    text: 'Sie haben eine Kopie von allem angefordert, was {site} über Sie gespeichert hat. Die Datei ist fertig. Sie können sie bis zum {date} abholen. Vorher fragen wir nach Ihrem Passwort, damit sie niemand anderes bekommt.',
    button: 'Meine Daten abholen',
    why: 'Sie bekommen diese E-Mail, weil Sie bei {site} Ihre Daten angefordert haben.',
  },
  reportReceived: {
    subject: 'Wir haben Ihre Meldung {receipt} erhalten',
    preview: 'Das ist Ihre Bestätigung. Bewahren Sie die Nummer {receipt} auf.',
    text: 'Danke, dass Sie uns Bescheid gesagt haben. Wir haben Ihre Meldung am {date} erhalten. Die Nummer ist {receipt}. Das gemeldete Mitglied erfährt nicht, von wem die Meldung kommt.',
    button: 'Unsere Sicherheitstipps lesen',
    note: 'Hat Sie jemand um Geld gebeten, oder sind Sie in Gefahr? Dann rufen Sie auch Ihre Bank oder die Polizei an. Schicken Sie niemals Geld an jemanden, den Sie noch nie persönlich getroffen haben.',
    why: 'Sie bekommen diese E-Mail, weil Sie bei {site} etwas gemeldet haben.',
  },
};
