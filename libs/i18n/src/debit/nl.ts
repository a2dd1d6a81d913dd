import type { DebitWords } from '../debit-words.js';

export const debitWords: DebitWords = {
  box: 'Ik machtig {creditor} om het bedrag van deze bestelling met een SEPA-incasso van mijn bankrekening af te schrijven. Ik weet dat ik het binnen 8 weken door mijn bank kan laten terugboeken.',
  mandate: {
    authorisation:
      'Door ondertekening van dit formulier geeft u toestemming aan {creditor} om doorlopende incasso-opdrachten te sturen naar uw bank om een bedrag van uw rekening af te schrijven en aan uw bank om doorlopend een bedrag van uw rekening af te schrijven overeenkomstig de opdracht van {creditor}.',
    refund:
      'Als u het niet eens bent met deze afschrijving kunt u deze laten terugboeken. Neem hiervoor binnen acht weken na afschrijving contact op met uw bank. Vraag uw bank naar de voorwaarden.',
    use: 'Wij gebruiken deze machtiging alleen voor een bestelling die u zelf plaatst: er wordt niets vanzelf afgeschreven of verlengd. We laten u het bedrag en de datum minstens twee dagen van tevoren weten. U kunt de machtiging altijd intrekken bij uw instellingen. Wordt ze 36 maanden niet gebruikt, dan vervalt ze vanzelf.',
  },
  sms: '{code} is je code voor een automatische incasso van {amount} bij {site}. Geef hem aan niemand. Hij werkt 10 minuten.',
  paper: {
    title: 'SEPA-machtiging voor automatische incasso',
    creditor: 'Wie mag afschrijven',
    payer: 'Van welke rekening',
    authorisation: 'Waarvoor u toestemming geeft',
    signature: 'Hoe u akkoord ging',
  },
  labels: {
    collectOn: 'We schrijven af op',
    reference: 'Kenmerk van de machtiging',
    creditor: 'Incassant',
    creditorId: 'Incassant-ID',
    account: 'Bankrekening',
    endsIn: 'eindigt op {digits}',
    address: 'Adres',
    creditsAtOnce: 'Credits meteen',
    creditsLater: 'Credits zodra je bank heeft betaald',
    kind: 'Soort machtiging',
    kindText: 'Doorlopend, SEPA Core',
    signedAt: 'Gegeven op',
    signedBy: 'Bevestigd met',
    signedByText: 'een code per sms naar uw telefoon die eindigt op {digits}',
    version: 'Versie van deze tekst',
  },
  mails: {
    announced: {
      subject: 'Op {date} schrijven we {amount} van je rekening af',
      preview: 'Je hoeft niets te doen. Je machtiging zit erbij.',
      text: 'Je hebt credits besteld bij {site} en betaalt met automatische incasso. Op {date} schrijven we {amount} van je bankrekening af. Zorg dat er dan genoeg geld op staat. Tot en met de dag ervoor kun je de bestelling annuleren op de pagina van je bestelling. Je machtiging vind je als bijlage bij deze e-mail. Bewaar die goed. Klopt er iets niet aan de afschrijving? Dan kun je het geld binnen 8 weken door je bank laten terugboeken.',
      button: 'Mijn bestelling bekijken',
      why: 'Je krijgt deze e-mail omdat je credits hebt besteld bij {site} en met automatische incasso betaalt.',
    },
    returned: {
      subject: 'De automatische incasso van {amount} is niet gelukt',
      preview: 'Je bank heeft niet betaald, of het geld teruggehaald.',
      text: 'Je bank heeft de automatische incasso van {amount} voor je bestelling bij {site} niet betaald, of het geld teruggehaald. De credits van deze bestelling die je nog niet had gebruikt, staan niet meer op je saldo. De credits die je al had gebruikt, moet je nog betalen. Je kunt hier niet meer met automatische incasso betalen: niet met dit account en ook niet met deze bankrekening of dit telefoonnummer. Op andere manieren kun je wel betalen, behalve als er van deze bestelling nog iets openstaat. Had je dit niet verwacht? Vraag het dan na bij je bank, of schrijf ons. We lossen het samen op.',
      button: 'Mijn bestelling bekijken',
      why: 'Je krijgt deze e-mail omdat een automatische incasso voor een bestelling bij {site} niet is gelukt.',
    },
    revoked: {
      subject: 'Je hebt je machtiging ingetrokken',
      preview: 'We kunnen deze machtiging niet meer gebruiken.',
      text: 'Je hebt je machtiging voor automatische incasso bij {site} ingetrokken. We kunnen die niet meer gebruiken. Een bestelling waarvan we de incasso nog niet naar je bank hadden gestuurd, is geannuleerd: de ongebruikte credits ervan staan niet meer op je saldo, en credits die je al had gebruikt, moet je nog betalen. Een incasso die al naar je bank was gestuurd, gaat gewoon door. Was jij dit niet? Schrijf ons dan meteen.',
      button: 'Mijn instellingen bekijken',
      why: 'Je krijgt deze e-mail omdat een machtiging voor automatische incasso bij {site} is ingetrokken.',
    },
  },
};
