import type { ModerationWords } from '../words.js';

export const moderationWords: ModerationWords = {
  rules: {
    money: 'Bed ikke andre medlemmer om penge, gaver eller bankoplysninger, og tilbyd dem det heller ikke.',
    fake: 'Vær den, du siger, du er: dit eget navn, dine egne billeder, din egen alder.',
    insult: 'Behandl andre med respekt: ingen fornærmelser, ingen trusler, intet had.',
    sexual: 'Ingen seksuelle beskeder eller billeder, som den anden ikke har bedt om.',
    danger: 'Gør ikke noget, der bringer nogen i fare.',
    minor: 'Alt seksuelt, der har med børn at gøre, er forbudt.',
    photo: 'Billederne viser dig og er pæne. Andre er kun med, hvis de har sagt ja.',
    advertising: 'Ingen reklame og intet, der fører til andre tjenester.',
    other: 'Vores vilkår.',
  },
  measures: {
    warning: 'Vi giver dig en advarsel. Din konto bliver, som den er.',
    removal: 'Vi har fjernet {what}. Din konto bliver, som den er.',
    restriction: 'Indtil {date} kan du ikke begynde nye samtaler. De samtaler, du har, fortsætter.',
    suspension: 'Din konto er lukket indtil {date}. Indtil da kan ingen se den.',
    ban: 'Din konto er lukket for altid.',
  },
  removed: {
    photos: { one: 'et billede', other: '{count} billeder' },
    text: 'teksten i din profil',
    messages: { one: 'en besked', other: '{count} beskeder' },
  },
  labels: {
    measure: 'Det har vi besluttet',
    rule: 'Reglen, der er brudt',
    source: 'Sådan fik vi det at vide',
    decider: 'Hvem der traf afgørelsen',
    message: 'Beskeden',
    photo: 'Billedet',
  },
  sources: {
    report: 'Nogen anmeldte det den {date}. Vi har selv set på det.',
    complaint: 'Nogen sendte os en klage den {date}. Vi har selv set på det.',
    review: 'Vi så det den {date}, da vi så på nye billeder og tekster.',
    own: 'Vi har selv set det. En af vores medarbejdere har kigget på det.',
    automation: 'En automatisk kontrol gjorde os opmærksomme på det. Derefter kiggede en af vores medarbejdere på det.',
  },
  contents: {
    message: 'Din besked fra den {date}: “{text}”',
    bare: 'Din besked fra den {date}',
    photo: 'Billedet, som du lagde ind den {date}',
    captioned: 'Billedet, som du lagde ind den {date}: “{text}”',
  },
  rulesLink: 'Læs vores regler',
  decider: 'En af vores medarbejdere, ikke en computer.',
  deciders: 'To af vores medarbejdere, ikke en computer.',
  decision: {
    subject: 'Vores afgørelse om din konto på {site}',
    preview: 'Hvad vi har besluttet, hvorfor, og hvad du kan gøre.',
    text: 'Vi har set på noget, der er sket på {site}, og vi har truffet en afgørelse om din konto.',
    button: 'Jeg er ikke enig',
    why: 'Du får denne e-mail, fordi vi har truffet en afgørelse om din konto på {site}.',
  },
  redress:
    'Du kan klage indtil {date}. Tryk på knappen, og fortæl os hvorfor. Så ser en anden på sagen, og det koster dig ikke noget. Du kan også gå til et klagenævn eller til domstolene.',
  closedRedress:
    'Mere kan vi ikke sige om det. Hvis du ikke er enig, kan du trykke på knappen og skrive til os: et menneske læser det. Du kan også gå til et organ for udenretslig tvistbilæggelse eller til en domstol.',
  reportDecided: {
    subject: 'Din anmeldelse {receipt}: det har vi besluttet',
    preview: 'Vi har set på din anmeldelse.',
    text: 'Tak for din anmeldelse af {date}. Vi har set på den og gjort noget ved det. Vi siger ikke hvad: det bliver mellem os og det andet medlem.',
    nothing:
      'Tak for din anmeldelse af {date}. Vi har set på den og ikke fundet noget, der er imod vores regler. Fortsætter det, så skriv til os igen. Du kan også altid blokere medlemmet.',
    button: 'Læs vores råd om tryghed',
    note: 'Er du ikke enig? Skriv til os, og oplys nummeret {receipt}.',
    why: 'Du får denne e-mail, fordi du har anmeldt noget på {site}.',
  },
  complaintLabels: { reference: 'Dit nummer', received: 'Modtaget den', due: 'Du hører fra os senest den' },
  complaintReceived: {
    subject: 'Vi har modtaget din klage {receipt}',
    preview: 'Dette er din kvittering. Gem nummeret {receipt}.',
    text: 'Tak, fordi du sagde det til os. Vi modtog din klage den {date}. En medarbejder læser den, ikke en computer. Bagefter får du en e-mail fra os med vores svar.',
    button: 'Læs om klager',
    note: 'Er du i fare, eller har du mistet penge? Så vent ikke på os: ring 112, til politiet eller til din bank.',
    why: 'Du får denne e-mail, fordi der er klaget på {site} med denne e-mailadresse. Var det ikke dig? Så behøver du ikke gøre noget.',
  },
  complaintDecided: {
    subject: 'Din klage {receipt}: vores svar',
    preview: 'Vi har set på din klage.',
    text: 'Tak for din klage af {date}. Vi har set på den og gjort noget ved det. Handler det om et andet medlem? Så siger vi ikke hvad: det bliver mellem os og medlemmet.',
    nothing:
      'Tak for din klage af {date}. Vi har set grundigt på den og ikke fundet noget, der er imod loven eller vores regler. Handler det om dine penge, dine oplysninger eller din konto? Så ordner vi det med dig for sig.',
    answered: 'Tak for din klage af {date}. En af vores medarbejdere har læst den og svarer dig med egne ord:',
    button: 'Send en klage mere',
    note: 'Er du ikke enig? Skriv til os, og oplys nummeret {receipt}. Du kan også gå til et klagenævn eller til domstolene.',
    why: 'Du får denne e-mail, fordi der er klaget på {site} med denne e-mailadresse.',
  },
  fraudWarning: {
    subject: 'En advarsel om {name}',
    preview: 'Vi har lukket kontoen for {name}.',
    text: 'Du har haft kontakt med {name} på {site}. {name} bad andre om penge. Vi har lukket kontoen. Send ikke noget til {name}, og svar heller ikke på andre måder.',
    button: 'Læs vores råd om tryghed',
    note: 'Har du sendt penge eller bankoplysninger? Ring til din bank i dag, og fortæl det til politiet. Det sker for mange. Det er ikke din skyld.',
    why: 'Du får denne e-mail, fordi du har haft kontakt med dette medlem på {site}.',
  },
  creditsBack: {
    one: 'Du har fået {count} credit tilbage, som du brugte på {name}.',
    other: 'Du har fået {count} credits tilbage, som du brugte på {name}.',
  },
  fraudCleared: {
    subject: 'Vi tog fejl af {name}',
    preview: 'Kontoen for {name} er åben igen.',
    text: 'Vi advarede dig om {name} på {site} og lukkede kontoen. Siden har en anden set på sagen igen: Det var en fejl. {name} har ikke brudt vores regler, og kontoen er åben igen. Det beklager vi, både over for dig og {name}.',
    credits: 'De credits, du fik tilbage af os, må du beholde.',
    button: 'Til mine beskeder',
    note: 'Vores råd er det samme for alle: Send aldrig penge til en, du ikke har mødt.',
    why: 'Du får denne e-mail, fordi vi har advaret dig om dette medlem af {site}.',
  },
  appealDecided: {
    subject: 'Din klage: det har vi besluttet',
    preview: 'En anden har set på din sag.',
    text: 'En, der ikke var med til den første afgørelse, har set på den igen. Afgørelsen står ved magt.',
    overturned:
      'En, der ikke var med til den første afgørelse, har set på den igen. Afgørelsen var forkert, og det beklager vi. Alt er igen som før.',
    button: 'Til {site}',
    note: 'Du kan stadig gå til et klagenævn eller til domstolene.',
    why: 'Du får denne e-mail, fordi du har klaget over en afgørelse fra {site}.',
    alone: {
      preview: 'Ejeren af siden har set på din sag igen.',
      text: 'Ingen andre her kunne se på sagen igen: Det gjorde ejeren af siden, som selv var med til afgørelsen. Afgørelsen bliver stående.',
      overturned:
        'Ingen andre her kunne se på sagen igen: Det gjorde ejeren af siden, som selv var med til afgørelsen. Afgørelsen var forkert, og det beklager vi. Alt er igen, som det var før.',
    },
  },
  dismissalAppeal: {
    text: 'En, der ikke var med til den første afgørelse, har igen set på det, du fortalte os. Vedkommende fandt heller ikke noget, der er imod vores regler.',
    overturned:
      'En, der ikke var med til den første afgørelse, har igen set på det, du fortalte os. Du havde ret i at klage: Sagen er åben igen. Du hører fra os, hvad der kommer ud af det.',
    alone: {
      text: 'Ingen andre her kunne se på sagen igen: Det gjorde ejeren af siden, som selv var med til afgørelsen. Ejeren finder stadig ikke noget, der er imod vores regler.',
      overturned:
        'Ingen andre her kunne se på sagen igen: Det gjorde ejeren af siden, som selv var med til afgørelsen. Du havde ret i at klage: Sagen er åben igen. Du hører fra os, hvad der kommer ud af det.',
    },
  },
  verification: {
    why: 'Du får denne e-mail, fordi du har bedt {site} om at sammenligne en selfie med dine billeder.',
    gone: 'Din selfie er slettet. Andre medlemmer har aldrig set den.',
    look: 'Se mit mærke',
    again: 'Prøv igen',
    reason: 'Hvorfor',
    reasons: {
      other_person: 'Personen på selfien ligner ikke personen på dine billeder.',
      no_pose: 'Den stilling, vi bad om, er ikke på billedet.',
      unclear: 'Billedet er for mørkt eller ikke skarpt nok.',
      no_face: 'Vi kan ikke se et helt ansigt.',
      not_live: 'Billedet ser redigeret ud eller er taget af en skærm.',
    },
    approved: {
      subject: 'Du er bekræftet',
      preview: 'Din profil har nu mærket.',
      text: 'En moderator har sammenlignet din selfie med dine billeder. Det er dig. Din profil har nu mærket »Bekræftet«.',
    },
    refused: {
      subject: 'Din selfie: prøv igen',
      preview: 'Det lykkedes ikke med denne selfie.',
      text: 'En moderator har sammenlignet din selfie med dine billeder og kunne ikke bekræfte, at det er dig. Du kan prøve igen med en ny stilling.',
    },
    expired: {
      subject: 'Din selfie: send en ny',
      preview: 'Vi nåede ikke at se på den.',
      text: 'Vi nåede ikke at se på din selfie i tide. Det er vores fejl, og det er vi kede af. Send gerne en ny.',
    },
    lost: {
      subject: 'Dit mærke er skjult',
      preview: 'Du har nu et andet hovedbillede.',
      text: 'Mærket »Bekræftet« siger, at vi har sammenlignet dit hovedbillede med en selfie. Du har nu et andet hovedbillede, og derfor er mærket skjult. Vælg det forrige billede igen, eller send en ny selfie.',
    },
  },
};
