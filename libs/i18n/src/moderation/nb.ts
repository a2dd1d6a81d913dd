import type { ModerationWords } from '../words.js';

export const moderationWords: ModerationWords = {
  rules: {
    money: 'Ikke be andre medlemmer om penger, gaver eller bankopplysninger, og ikke tilby dem det heller.',
    fake: 'Vær den du sier du er: ditt eget navn, dine egne bilder, din egen alder.',
    insult: 'Behandle andre med respekt: ingen fornærmelser, ingen trusler, ikke hat.',
    sexual: 'Ingen seksuelle meldinger eller bilder som den andre ikke har bedt om.',
    danger: 'Ikke gjør noe som setter noen i fare.',
    minor: 'Alt seksuelt som har med barn å gjøre, er forbudt.',
    photo: 'Bildene viser deg og er pene. Andre er bare med hvis de har sagt ja.',
    advertising: 'Ingen reklame, og ingenting som leder til andre tjenester.',
    other: 'Vilkårene våre.',
  },
  measures: {
    warning: 'Vi gir deg en advarsel. Kontoen din er som før.',
    removal: 'Vi har fjernet {what}. Kontoen din er som før.',
    restriction: 'Frem til {date} kan du ikke begynne nye samtaler. Samtalene du har, fortsetter.',
    suspension: 'Kontoen din er stengt frem til {date}. Til da kan ingen se den.',
    ban: 'Kontoen din er stengt for godt.',
  },
  removed: {
    photos: { one: 'et bilde', other: '{count} bilder' },
    text: 'teksten i profilen din',
    messages: { one: 'en melding', other: '{count} meldinger' },
  },
  labels: {
    measure: 'Dette har vi bestemt',
    rule: 'Regelen som er brutt',
    source: 'Slik fikk vi vite det',
    decider: 'Hvem som tok avgjørelsen',
    message: 'Meldingen',
    photo: 'Bildet',
  },
  sources: {
    report: 'Noen rapporterte det {date}. Vi har sett på det selv.',
    complaint: 'Noen sendte oss en klage {date}. Vi har sett på det selv.',
    review: 'Vi så det {date}, da vi så på nye bilder og tekster.',
    own: 'Vi så det selv. En av våre medarbeidere har sett på det.',
    automation: 'En automatisk kontroll gjorde oss oppmerksomme på det. Deretter så en av våre medarbeidere på det.',
  },
  contents: {
    message: 'Meldingen din fra {date}: «{text}»',
    bare: 'Meldingen din fra {date}',
    photo: 'Bildet du la inn {date}',
    captioned: 'Bildet du la inn {date}: «{text}»',
  },
  rulesLink: 'Les reglene våre',
  decider: 'En av våre medarbeidere, ikke en datamaskin.',
  deciders: 'To av våre medarbeidere, ikke en datamaskin.',
  decision: {
    subject: 'Avgjørelsen vår om kontoen din på {site}',
    preview: 'Hva vi har bestemt, hvorfor, og hva du kan gjøre.',
    text: 'Vi har sett på noe som skjedde på {site}, og vi har tatt en avgjørelse om kontoen din.',
    button: 'Jeg er ikke enig',
    why: 'Du får denne e-posten fordi vi har tatt en avgjørelse om kontoen din på {site}.',
  },
  redress:
    'Du kan klage frem til {date}. Trykk på knappen og fortell oss hvorfor. Da ser noen andre på saken, og det koster deg ingenting. Du kan også gå til et klageorgan eller til domstolene.',
  closedRedress:
    'Mer kan vi ikke si om det. Hvis du ikke er enig, kan du trykke på knappen og skrive til oss: et menneske leser det. Du kan også gå til et organ for utenrettslig tvisteløsning eller til en domstol.',
  reportDecided: {
    subject: 'Rapporten din {receipt}: dette har vi bestemt',
    preview: 'Vi har sett på rapporten din.',
    text: 'Takk for rapporten din fra {date}. Vi har sett på saken og gjort noe med den. Vi sier ikke hva: det blir mellom oss og det andre medlemmet.',
    nothing:
      'Takk for rapporten din fra {date}. Vi har sett på saken og ikke funnet noe som er mot reglene våre. Fortsetter det, så rapporter det igjen. Du kan også når som helst blokkere medlemmet.',
    button: 'Les rådene våre om trygghet',
    note: 'Er du ikke enig? Skriv til oss og oppgi nummeret {receipt}.',
    why: 'Du får denne e-posten fordi du har rapportert noe på {site}.',
  },
  complaintLabels: { reference: 'Nummeret ditt', received: 'Mottatt', due: 'Du hører fra oss senest' },
  complaintReceived: {
    subject: 'Vi har mottatt klagen din {receipt}',
    preview: 'Dette er kvitteringen din. Ta vare på nummeret {receipt}.',
    text: 'Takk for at du sa ifra. Vi mottok klagen din {date}. En medarbeider leser den, ikke en datamaskin. Etterpå får du en e-post fra oss med svaret vårt.',
    button: 'Les om klager',
    note: 'Er du i fare, eller har du mistet penger? Da skal du ikke vente på oss: ring 112, politiet eller banken din.',
    why: 'Du får denne e-posten fordi noen klaget på {site} med denne e-postadressen. Var det ikke deg? Da trenger du ikke å gjøre noe.',
  },
  complaintDecided: {
    subject: 'Klagen din {receipt}: svaret vårt',
    preview: 'Vi har sett på klagen din.',
    text: 'Takk for klagen din fra {date}. Vi har sett på saken og gjort noe med den. Gjelder det et annet medlem? Da sier vi ikke hva: det blir mellom oss og medlemmet.',
    nothing:
      'Takk for klagen din fra {date}. Vi har sett grundig på saken og ikke funnet noe som er mot loven eller reglene våre. Gjelder det pengene dine, opplysningene dine eller kontoen din? Da ordner vi det med deg for seg.',
    answered: 'Takk for klagen din fra {date}. En av våre medarbeidere har lest den og svarer deg med egne ord:',
    button: 'Send en ny klage',
    note: 'Er du ikke enig? Skriv til oss og oppgi nummeret {receipt}. Du kan også gå til et klageorgan eller til domstolene.',
    why: 'Du får denne e-posten fordi noen klaget på {site} med denne e-postadressen.',
  },
  fraudWarning: {
    subject: 'En advarsel om {name}',
    preview: 'Vi har stengt kontoen til {name}.',
    text: 'Du har hatt kontakt med {name} på {site}. {name} ba andre om penger. Vi har stengt kontoen. Ikke send noe til {name}, og ikke svar på andre måter heller.',
    button: 'Les rådene våre om trygghet',
    note: 'Har du sendt penger eller bankopplysninger? Ring banken din i dag, og si fra til politiet. Det skjer mange. Det er ikke din feil.',
    why: 'Du får denne e-posten fordi du har hatt kontakt med dette medlemmet på {site}.',
  },
  creditsBack: {
    one: 'Du har fått tilbake {count} kreditt som du brukte på {name}.',
    other: 'Du har fått tilbake {count} kreditter som du brukte på {name}.',
  },
  fraudCleared: {
    subject: 'Vi tok feil av {name}',
    preview: 'Kontoen til {name} er åpen igjen.',
    text: 'Vi advarte deg om {name} på {site} og stengte kontoen. Etterpå har noen andre sett på saken på nytt: Det var en feil. {name} har ikke brutt reglene våre, og kontoen er åpen igjen. Det beklager vi, overfor både deg og {name}.',
    credits: 'Kredittene du fikk tilbake av oss, kan du beholde.',
    button: 'Til meldingene mine',
    note: 'Rådet vårt er det samme for alle: Send aldri penger til noen du ikke har møtt.',
    why: 'Du får denne e-posten fordi vi har advart deg om dette medlemmet på {site}.',
  },
  appealDecided: {
    subject: 'Klagen din: dette har vi bestemt',
    preview: 'Noen andre har sett på saken din.',
    text: 'En som ikke var med på den første avgjørelsen, har sett på den på nytt. Avgjørelsen blir stående.',
    overturned:
      'En som ikke var med på den første avgjørelsen, har sett på den på nytt. Avgjørelsen var feil, og det beklager vi. Alt er som før igjen.',
    button: 'Til {site}',
    note: 'Du kan fortsatt gå til et klageorgan eller til domstolene.',
    why: 'Du får denne e-posten fordi du har klaget på en avgjørelse fra {site}.',
    alone: {
      preview: 'Eieren av siden har sett på saken din på nytt.',
      text: 'Ingen andre her kunne se på saken på nytt: Det gjorde eieren av siden, som selv var med på avgjørelsen. Avgjørelsen blir stående.',
      overturned:
        'Ingen andre her kunne se på saken på nytt: Det gjorde eieren av siden, som selv var med på avgjørelsen. Avgjørelsen var feil, og det beklager vi. Alt er igjen som det var før.',
    },
  },
  dismissalAppeal: {
    text: 'En som ikke var med på den første avgjørelsen, har sett på nytt på det du fortalte oss. Vedkommende fant heller ikke noe som er mot reglene våre.',
    overturned:
      'En som ikke var med på den første avgjørelsen, har sett på nytt på det du fortalte oss. Du hadde rett i å klage: Saken er åpen igjen. Du hører fra oss hva som kommer ut av det.',
    alone: {
      text: 'Ingen andre her kunne se på saken på nytt: Det gjorde eieren av siden, som selv var med på avgjørelsen. Eieren finner fortsatt ikke noe som er mot reglene våre.',
      overturned:
        'Ingen andre her kunne se på saken på nytt: Det gjorde eieren av siden, som selv var med på avgjørelsen. Du hadde rett i å klage: Saken er åpen igjen. Du hører fra oss hva som kommer ut av det.',
    },
  },
  verification: {
    why: 'Du får denne e-posten fordi du har bedt {site} om å sammenligne en selfie med bildene dine.',
    gone: 'Selfien din er slettet. Andre medlemmer har aldri sett den.',
    look: 'Se merket mitt',
    again: 'Prøv igjen',
    reason: 'Hvorfor',
    reasons: {
      other_person: 'Personen på selfien ligner ikke personen på bildene dine.',
      no_pose: 'Stillingen vi ba om, er ikke på bildet.',
      unclear: 'Bildet er for mørkt eller ikke skarpt nok.',
      no_face: 'Vi kan ikke se et helt ansikt.',
      not_live: 'Bildet ser redigert ut, eller er tatt av en skjerm.',
    },
    approved: {
      subject: 'Du er bekreftet',
      preview: 'Profilen din har merket nå.',
      text: 'En moderator har sammenlignet selfien din med bildene dine. Det er deg. Profilen din har nå merket «Bekreftet».',
    },
    refused: {
      subject: 'Selfien din: prøv igjen',
      preview: 'Det gikk ikke med denne selfien.',
      text: 'En moderator har sammenlignet selfien din med bildene dine og kunne ikke bekrefte at det er deg. Du kan prøve igjen med en ny stilling.',
    },
    expired: {
      subject: 'Selfien din: send en ny',
      preview: 'Vi rakk ikke å se på den.',
      text: 'Vi rakk ikke å se på selfien din i tide. Det er vår feil, og vi beklager. Send gjerne en ny.',
    },
    lost: {
      subject: 'Merket ditt er skjult',
      preview: 'Du har nå et annet hovedbilde.',
      text: 'Merket «Bekreftet» sier at vi har sammenlignet hovedbildet ditt med en selfie. Du har nå et annet hovedbilde, og derfor er merket skjult. Velg det forrige bildet igjen, eller send en ny selfie.',
    },
  },
};
