import type { DebitWords } from '../debit-words.js';

export const debitWords: DebitWords = {
  box: 'Ich ermächtige {creditor}, den Betrag dieser Bestellung mit einer SEPA-Lastschrift von meinem Bankkonto einzuziehen. Ich weiß, dass ich innerhalb von 8 Wochen die Erstattung von meiner Bank verlangen kann.',
  mandate: {
    authorisation:
      'Ich ermächtige {creditor}, Zahlungen von meinem Konto mittels Lastschrift einzuziehen. Zugleich weise ich mein Kreditinstitut an, die von {creditor} auf mein Konto gezogenen Lastschriften einzulösen.',
    refund:
      'Hinweis: Ich kann innerhalb von acht Wochen, beginnend mit dem Belastungsdatum, die Erstattung des belasteten Betrages verlangen. Es gelten dabei die mit meinem Kreditinstitut vereinbarten Bedingungen.',
    use: 'Dieses Mandat wird nur für eine Bestellung benutzt, die Sie selbst aufgeben: Nichts wird von allein eingezogen oder verlängert. Betrag und Datum teilen wir Ihnen mindestens zwei Tage vor dem Einzug mit. Sie können das Mandat jederzeit in Ihren Einstellungen widerrufen. Wird es 36 Monate lang nicht benutzt, erlischt es von selbst.',
  },
  sms: '{code} ist Ihr Code für eine Lastschrift von {amount} bei {site}. Geben Sie ihn niemandem. Er gilt 10 Minuten.',
  paper: {
    title: 'SEPA-Lastschriftmandat',
    creditor: 'Wer einziehen darf',
    payer: 'Von welchem Konto',
    authorisation: 'Wozu Sie ermächtigen',
    signature: 'Wie Sie zugestimmt haben',
  },
  labels: {
    collectOn: 'Wir ziehen ein am',
    reference: 'Mandatsreferenz',
    creditor: 'Zahlungsempfänger',
    creditorId: 'Gläubiger-Identifikationsnummer',
    account: 'Bankkonto',
    endsIn: 'endet auf {digits}',
    address: 'Anschrift',
    creditsAtOnce: 'Credits sofort',
    creditsLater: 'Credits, sobald Ihre Bank gezahlt hat',
    kind: 'Art der Zahlung',
    kindText: 'Wiederkehrend, SEPA-Basislastschrift',
    signedAt: 'Erteilt am',
    signedBy: 'Bestätigt mit',
    signedByText: 'einem Code per SMS an Ihr Telefon mit der Endung {digits}',
    version: 'Fassung dieses Textes',
  },
  mails: {
    announced: {
      subject: 'Am {date} ziehen wir {amount} von Ihrem Bankkonto ein',
      preview: 'Sie müssen nichts tun. Ihr Mandat liegt bei.',
      text: 'Sie haben bei {site} Credits bestellt und zahlen per Lastschrift. Am {date} ziehen wir {amount} von Ihrem Bankkonto ein. Bitte sorgen Sie dafür, dass dann genug Geld darauf ist. Bis zum Tag davor können Sie die Bestellung auf ihrer Seite stornieren. Ihr Mandat finden Sie im Anhang dieser E-Mail. Bitte heben Sie es auf. Stimmt an der Lastschrift etwas nicht? Dann können Sie innerhalb von 8 Wochen die Erstattung von Ihrer Bank verlangen.',
      button: 'Meine Bestellung ansehen',
      why: 'Sie bekommen diese E-Mail, weil Sie bei {site} Credits bestellt haben und per Lastschrift zahlen.',
    },
    returned: {
      subject: 'Die Lastschrift über {amount} hat nicht geklappt',
      preview: 'Ihre Bank hat nicht gezahlt oder das Geld zurückgeholt.',
      text: 'Ihre Bank hat die Lastschrift über {amount} für Ihre Bestellung bei {site} nicht bezahlt oder das Geld zurückgeholt. Die Credits aus dieser Bestellung, die Sie noch nicht benutzt hatten, stehen nicht mehr auf Ihrem Konto. Die schon benutzten sind noch zu bezahlen. Mit Lastschrift können Sie hier nicht mehr zahlen, weder mit diesem Mitgliedskonto noch mit diesem Bankkonto oder dieser Telefonnummer. Auf anderen Wegen können Sie weiter zahlen, solange aus dieser Bestellung nichts mehr offen ist. Haben Sie das nicht erwartet? Fragen Sie bitte Ihre Bank oder schreiben Sie uns. Wir klären das gemeinsam.',
      button: 'Meine Bestellung ansehen',
      why: 'Sie bekommen diese E-Mail, weil eine Lastschrift für eine Bestellung bei {site} nicht geklappt hat.',
    },
    revoked: {
      subject: 'Sie haben Ihr Lastschriftmandat widerrufen',
      preview: 'Wir können dieses Mandat nicht mehr benutzen.',
      text: 'Sie haben Ihr Mandat für Lastschriften bei {site} widerrufen. Wir können es nicht mehr benutzen. Eine Bestellung, deren Lastschrift wir noch nicht an Ihre Bank geschickt hatten, ist storniert: Ihre unbenutzten Credits stehen nicht mehr auf Ihrem Konto, und die schon benutzten sind noch zu bezahlen. Eine Lastschrift, die schon bei Ihrer Bank war, läuft weiter. Waren Sie das nicht? Dann schreiben Sie uns bitte sofort.',
      button: 'Meine Einstellungen ansehen',
      why: 'Sie bekommen diese E-Mail, weil ein Lastschriftmandat bei {site} widerrufen wurde.',
    },
  },
};
