import type { ModerationWords } from '../words.js';

export const moderationWords: ModerationWords = {
  rules: {
    money: 'Bitten Sie andere Mitglieder nicht um Geld, Geschenke oder Bankdaten, und bieten Sie ihnen auch nichts davon an.',
    fake: 'Geben Sie sich als der Mensch, der Sie sind: Ihr eigener Name, Ihre eigenen Fotos, Ihr wahres Alter.',
    insult: 'Gehen Sie respektvoll mit anderen um: keine Beleidigungen, keine Drohungen, kein Hass.',
    sexual: 'Keine sexuellen Nachrichten oder Bilder, um die niemand gebeten hat.',
    danger: 'Tun Sie nichts, was jemanden in Gefahr bringt.',
    minor: 'Alles Sexuelle, das mit Kindern zu tun hat, ist verboten.',
    photo: 'Die Fotos zeigen Sie und sind anständig. Andere sind nur darauf, wenn sie einverstanden sind.',
    advertising: 'Keine Werbung, und nichts, was zu anderen Diensten führt.',
    other: 'Unsere Bedingungen.',
  },
  measures: {
    warning: 'Wir verwarnen Sie. Ihr Konto bleibt, wie es ist.',
    removal: 'Wir haben {what} entfernt. Ihr Konto bleibt, wie es ist.',
    restriction: 'Bis zum {date} können Sie keine neuen Gespräche beginnen. Ihre bestehenden Gespräche gehen weiter.',
    suspension: 'Ihr Konto ist bis zum {date} geschlossen. Bis dahin sieht es niemand.',
    ban: 'Ihr Konto ist für immer geschlossen.',
  },
  removed: {
    photos: { one: 'ein Foto', other: '{count} Fotos' },
    text: 'den Text in Ihrem Profil',
    messages: { one: 'eine Nachricht', other: '{count} Nachrichten' },
  },
  labels: {
    measure: 'Was wir entschieden haben',
    rule: 'Die Regel, die nicht eingehalten wurde',
    source: 'Wie wir davon erfahren haben',
    decider: 'Wer entschieden hat',
    message: 'Die Nachricht',
    photo: 'Das Foto',
  },
  sources: {
    report: 'Jemand hat es am {date} gemeldet. Wir haben es selbst geprüft.',
    complaint: 'Jemand hat uns am {date} eine Beschwerde geschickt. Wir haben es selbst geprüft.',
    review: 'Wir haben es am {date} gesehen, als wir neue Fotos und Texte geprüft haben.',
    own: 'Wir haben es selbst gesehen. Jemand aus unserem Team hat es geprüft.',
    automation: 'Eine automatische Prüfung hat uns darauf aufmerksam gemacht. Danach hat jemand aus unserem Team es geprüft.',
  },
  contents: {
    message: 'Ihre Nachricht vom {date}: „{text}“',
    bare: 'Ihre Nachricht vom {date}',
    photo: 'Das Foto, das Sie am {date} hinzugefügt haben',
    captioned: 'Das Foto, das Sie am {date} hinzugefügt haben: „{text}“',
  },
  rulesLink: 'Unsere Regeln lesen',
  decider: 'Ein Mensch aus unserem Team, kein Computer.',
  deciders: 'Zwei Menschen aus unserem Team, kein Computer.',
  decision: {
    subject: 'Unsere Entscheidung zu Ihrem Konto bei {site}',
    preview: 'Was wir entschieden haben, warum, und was Sie tun können.',
    text: 'Wir haben uns etwas angesehen, was bei {site} geschehen ist, und eine Entscheidung über Ihr Konto getroffen.',
    button: 'Ich bin nicht einverstanden',
    why: 'Sie bekommen diese E-Mail, weil wir eine Entscheidung über Ihr Konto bei {site} getroffen haben.',
  },
  redress:
    'Sie können bis zum {date} widersprechen. Drücken Sie auf den Knopf und schreiben Sie uns, warum. Jemand anderes sieht es sich dann noch einmal an; das kostet Sie nichts. Sie können auch zu einer Schlichtungsstelle oder vor Gericht gehen.',
  closedRedress:
    'Mehr können wir dazu nicht sagen. Wenn Sie nicht einverstanden sind, drücken Sie auf die Schaltfläche und schreiben Sie uns: Ein Mensch liest es. Sie können sich auch an eine außergerichtliche Streitbeilegungsstelle oder an ein Gericht wenden.',
  reportDecided: {
    subject: 'Ihre Meldung {receipt}: was wir entschieden haben',
    preview: 'Wir haben Ihre Meldung geprüft.',
    text: 'Danke für Ihre Meldung vom {date}. Wir haben sie geprüft und etwas unternommen. Was genau, sagen wir nicht: Das bleibt zwischen uns und dem anderen Mitglied.',
    nothing:
      'Danke für Ihre Meldung vom {date}. Wir haben sie geprüft und nichts gefunden, was gegen unsere Regeln verstößt. Geht es weiter? Dann melden Sie es bitte noch einmal. Sie können das Mitglied auch jederzeit blockieren.',
    button: 'Unsere Sicherheitstipps lesen',
    note: 'Sind Sie nicht einverstanden? Schreiben Sie uns und nennen Sie die Nummer {receipt}.',
    why: 'Sie bekommen diese E-Mail, weil Sie bei {site} etwas gemeldet haben.',
  },
  complaintLabels: { reference: 'Ihre Nummer', received: 'Eingegangen am', due: 'Sie hören von uns bis' },
  complaintReceived: {
    subject: 'Wir haben Ihre Beschwerde {receipt} erhalten',
    preview: 'Das ist Ihre Bestätigung. Bewahren Sie die Nummer {receipt} auf.',
    text: 'Danke, dass Sie uns Bescheid gesagt haben. Wir haben Ihre Beschwerde am {date} erhalten. Ein Mensch aus unserem Team liest sie, kein Computer. Danach bekommen Sie von uns eine E-Mail mit dem Ergebnis.',
    button: 'Mehr über Beschwerden',
    note: 'Sind Sie in Gefahr, oder haben Sie Geld verloren? Dann warten Sie nicht auf uns: Rufen Sie 112, die Polizei oder Ihre Bank an.',
    why: 'Sie bekommen diese E-Mail, weil bei {site} mit dieser E-Mail-Adresse eine Beschwerde eingereicht wurde. Waren Sie das nicht? Dann brauchen Sie nichts zu tun.',
  },
  complaintDecided: {
    subject: 'Ihre Beschwerde {receipt}: das Ergebnis',
    preview: 'Wir haben Ihre Beschwerde geprüft.',
    text: 'Danke für Ihre Beschwerde vom {date}. Wir haben sie geprüft und etwas unternommen. Geht es um ein anderes Mitglied? Dann sagen wir nicht, was genau: Das bleibt zwischen uns und diesem Mitglied.',
    nothing:
      'Danke für Ihre Beschwerde vom {date}. Wir haben sie sorgfältig geprüft und nichts gefunden, was gegen das Gesetz oder unsere Regeln verstößt. Geht es um Ihr Geld, Ihre Daten oder Ihr Konto? Dann klären wir das gesondert mit Ihnen.',
    answered: 'Danke für Ihre Beschwerde vom {date}. Jemand aus unserem Team hat sie gelesen und antwortet Ihnen in eigenen Worten:',
    button: 'Noch eine Beschwerde',
    note: 'Sind Sie nicht einverstanden? Schreiben Sie uns und nennen Sie die Nummer {receipt}. Sie können auch zu einer Schlichtungsstelle oder vor Gericht gehen.',
    why: 'Sie bekommen diese E-Mail, weil bei {site} mit dieser E-Mail-Adresse eine Beschwerde eingereicht wurde.',
  },
  fraudWarning: {
    subject: 'Eine Warnung vor {name}',
    preview: 'Wir haben das Konto von {name} geschlossen.',
    text: 'Sie hatten bei {site} Kontakt mit {name}. {name} hat andere um Geld gebeten. Wir haben das Konto geschlossen. Schicken Sie {name} nichts, und antworten Sie auch nicht auf anderen Wegen.',
    button: 'Unsere Sicherheitstipps lesen',
    note: 'Haben Sie Geld oder Bankdaten geschickt? Rufen Sie noch heute Ihre Bank an, und informieren Sie die Polizei. Das passiert vielen. Es ist nicht Ihre Schuld.',
    why: 'Sie bekommen diese E-Mail, weil Sie bei {site} Kontakt mit diesem Mitglied hatten.',
  },
  creditsBack: {
    one: 'Sie haben {count} Credit zurückbekommen, den Sie für {name} ausgegeben hatten.',
    other: 'Sie haben {count} Credits zurückbekommen, die Sie für {name} ausgegeben hatten.',
  },
  fraudCleared: {
    subject: 'Wir haben uns bei {name} geirrt',
    preview: 'Das Konto von {name} ist wieder offen.',
    text: 'Wir haben Sie bei {site} vor {name} gewarnt und das Konto geschlossen. Danach hat jemand anderes es noch einmal geprüft: Es war ein Irrtum. {name} hat nicht gegen unsere Regeln verstoßen, und das Konto ist wieder offen. Das tut uns leid, für Sie und für {name}.',
    credits: 'Die Credits, die Sie von uns zurückbekommen haben, dürfen Sie behalten.',
    button: 'Zu meinen Nachrichten',
    note: 'Unser Rat bleibt für alle derselbe: Schicken Sie nie Geld an jemanden, den Sie noch nie persönlich getroffen haben.',
    why: 'Sie bekommen diese E-Mail, weil wir Sie vor diesem Mitglied von {site} gewarnt haben.',
  },
  appealDecided: {
    subject: 'Ihr Widerspruch: was wir entschieden haben',
    preview: 'Jemand anderes hat sich Ihren Fall angesehen.',
    text: 'Jemand, der an der ersten Entscheidung nicht beteiligt war, hat sie noch einmal geprüft. Die Entscheidung bleibt bestehen.',
    overturned:
      'Jemand, der an der ersten Entscheidung nicht beteiligt war, hat sie noch einmal geprüft. Die Entscheidung war falsch, und das tut uns leid. Alles ist wieder, wie es vorher war.',
    button: 'Zu {site}',
    note: 'Sie können weiterhin zu einer Schlichtungsstelle oder vor Gericht gehen.',
    why: 'Sie bekommen diese E-Mail, weil Sie einer Entscheidung von {site} widersprochen haben.',
    alone: {
      preview: 'Der Inhaber der Seite hat Ihren Fall noch einmal geprüft.',
      text: 'Niemand anderes hier konnte die Entscheidung noch einmal prüfen. Das hat der Inhaber der Seite getan, der an ihr beteiligt war. Sie bleibt bestehen.',
      overturned:
        'Niemand anderes hier konnte die Entscheidung noch einmal prüfen. Das hat der Inhaber der Seite getan, der an ihr beteiligt war. Sie war falsch, und das tut uns leid. Alles ist wieder, wie es vorher war.',
    },
  },
  dismissalAppeal: {
    text: 'Jemand, der an der ersten Entscheidung nicht beteiligt war, hat noch einmal geprüft, was Sie uns gemeldet haben. Auch dabei fand sich nichts, was gegen unsere Regeln verstößt.',
    overturned:
      'Jemand, der an der ersten Entscheidung nicht beteiligt war, hat noch einmal geprüft, was Sie uns gemeldet haben. Ihr Widerspruch war berechtigt: Der Fall ist wieder offen. Sie hören von uns, was daraus wird.',
    alone: {
      text: 'Niemand anderes hier konnte es noch einmal prüfen. Das hat der Inhaber der Seite getan, der an der Entscheidung beteiligt war. Er findet weiterhin nichts, was gegen unsere Regeln verstößt.',
      overturned:
        'Niemand anderes hier konnte es noch einmal prüfen. Das hat der Inhaber der Seite getan, der an der Entscheidung beteiligt war. Ihr Widerspruch war berechtigt: Der Fall ist wieder offen. Sie hören von uns, was daraus wird.',
    },
  },
  verification: {
    why: 'Sie bekommen diese E-Mail, weil Sie {site} gebeten haben, ein Selfie mit Ihren Fotos zu vergleichen.',
    gone: 'Ihr Selfie ist gelöscht. Andere Mitglieder haben es nie gesehen.',
    look: 'Mein Zeichen ansehen',
    again: 'Noch einmal versuchen',
    reason: 'Warum',
    reasons: {
      other_person: 'Die Person auf dem Selfie sieht nicht aus wie die Person auf Ihren Fotos.',
      no_pose: 'Die Geste, um die wir gebeten haben, ist nicht zu sehen.',
      unclear: 'Das Bild ist zu dunkel oder nicht scharf genug.',
      no_face: 'Wir sehen kein ganzes Gesicht.',
      not_live: 'Das Bild sieht bearbeitet aus oder wie von einem Bildschirm aufgenommen.',
    },
    approved: {
      subject: 'Ihr Profil ist bestätigt',
      preview: 'Ihr Profil hat jetzt das Zeichen.',
      text: 'Ein Moderator hat Ihr Selfie mit Ihren Fotos verglichen. Sie sind es. Ihr Profil hat jetzt das Zeichen „Bestätigt“.',
    },
    refused: {
      subject: 'Ihr Selfie: bitte noch einmal',
      preview: 'Mit diesem Selfie hat es nicht geklappt.',
      text: 'Ein Moderator hat Ihr Selfie mit Ihren Fotos verglichen und konnte Ihr Profil nicht bestätigen. Sie können es mit einer neuen Geste noch einmal versuchen.',
    },
    expired: {
      subject: 'Ihr Selfie: bitte schicken Sie ein neues',
      preview: 'Wir haben es nicht rechtzeitig angesehen.',
      text: 'Wir haben Ihr Selfie nicht rechtzeitig angesehen. Das ist unser Fehler, und es tut uns leid. Bitte schicken Sie ein neues.',
    },
    lost: {
      subject: 'Ihr Zeichen ist verborgen',
      preview: 'Sie haben jetzt ein anderes Hauptfoto.',
      text: 'Das Zeichen „Bestätigt“ sagt, dass wir Ihr Hauptfoto mit einem Selfie verglichen haben. Sie haben jetzt ein anderes Hauptfoto, deshalb ist das Zeichen verborgen. Wählen Sie wieder das frühere Foto oder schicken Sie ein neues Selfie.',
    },
  },
};
