import type { ModerationWords } from '../words.js';

export const moderationWords: ModerationWords = {
  rules: {
    money: 'Be inte andra medlemmar om pengar, presenter eller bankuppgifter, och erbjud dem inte heller det.',
    fake: 'Var den du säger att du är: ditt eget namn, dina egna bilder, din egen ålder.',
    insult: 'Behandla andra med respekt: inga förolämpningar, inga hot, inget hat.',
    sexual: 'Inga sexuella meddelanden eller bilder som den andra inte har bett om.',
    danger: 'Gör inget som utsätter någon för fara.',
    minor: 'Allt sexuellt som har med barn att göra är förbjudet.',
    photo: 'Dina bilder visar dig och är anständiga. Andra är bara med om de har sagt ja.',
    advertising: 'Ingen reklam, och inget som leder till andra tjänster.',
    other: 'Våra villkor.',
  },
  measures: {
    warning: 'Vi ger dig en varning. Ditt konto är kvar som förut.',
    removal: 'Vi har tagit bort {what}. Ditt konto är kvar som förut.',
    restriction: 'Till och med {date} kan du inte börja nya samtal. De samtal du har fortsätter.',
    suspension: 'Ditt konto är stängt till {date}. Till dess ser ingen det.',
    ban: 'Ditt konto är stängt för alltid.',
  },
  removed: {
    photos: { one: 'en bild', other: '{count} bilder' },
    text: 'texten i din profil',
    messages: { one: 'ett meddelande', other: '{count} meddelanden' },
  },
  labels: {
    measure: 'Det här har vi beslutat',
    rule: 'Regeln som har brutits',
    source: 'Så fick vi veta det',
    decider: 'Vem som fattade beslutet',
    message: 'Meddelandet',
    photo: 'Bilden',
  },
  sources: {
    report: 'Någon anmälde det den {date}. Vi har själva tittat på det.',
    complaint: 'Någon skickade ett klagomål till oss den {date}. Vi har själva tittat på det.',
    review: 'Vi såg det den {date}, när vi tittade på nya bilder och texter.',
    own: 'Vi såg det själva. En av våra medarbetare har tittat på det.',
    automation: 'En automatisk kontroll gjorde oss uppmärksamma på det. Därefter tittade en av våra medarbetare på det.',
  },
  contents: {
    message: 'Ditt meddelande den {date}: ”{text}”',
    bare: 'Ditt meddelande den {date}',
    photo: 'Bilden som du lade till den {date}',
    captioned: 'Bilden som du lade till den {date}: ”{text}”',
  },
  rulesLink: 'Läs våra regler',
  decider: 'En av våra medarbetare, inte en dator.',
  deciders: 'Två av våra medarbetare, inte en dator.',
  decision: {
    subject: 'Vårt beslut om ditt konto på {site}',
    preview: 'Vad vi har beslutat, varför, och vad du kan göra.',
    text: 'Vi har tittat på något som hände på {site}, och vi har fattat ett beslut om ditt konto.',
    button: 'Jag håller inte med',
    why: 'Du får det här mejlet eftersom vi har fattat ett beslut om ditt konto på {site}.',
  },
  redress:
    'Du kan överklaga till och med {date}. Tryck på knappen och berätta varför. Då tittar någon annan på det, och det kostar dig inget. Du kan också vända dig till ett tvistlösningsorgan eller till domstol.',
  closedRedress:
    'Mer kan vi inte säga om det. Om du inte håller med kan du trycka på knappen och skriva till oss: en människa läser det. Du kan också vända dig till ett tvistlösningsorgan utanför domstol eller till en domstol.',
  reportDecided: {
    subject: 'Din anmälan {receipt}: det här har vi beslutat',
    preview: 'Vi har tittat på din anmälan.',
    text: 'Tack för din anmälan den {date}. Vi har tittat på den och gjort något åt det. Vi säger inte vad: det stannar mellan oss och den andra medlemmen.',
    nothing:
      'Tack för din anmälan den {date}. Vi har tittat på den och inte hittat något som strider mot våra regler. Fortsätter det, så berätta det för oss igen. Du kan också när som helst blockera medlemmen.',
    button: 'Läs våra råd om trygghet',
    note: 'Håller du inte med? Skriv till oss och ange numret {receipt}.',
    why: 'Du får det här mejlet eftersom du har gjort en anmälan på {site}.',
  },
  complaintLabels: { reference: 'Ditt nummer', received: 'Mottaget den', due: 'Du hör av oss senast den' },
  complaintReceived: {
    subject: 'Vi har tagit emot ditt klagomål {receipt}',
    preview: 'Det här är din bekräftelse. Spara numret {receipt}.',
    text: 'Tack för att du berättade för oss. Vi tog emot ditt klagomål den {date}. En människa läser det, inte en dator. Sedan får du ett mejl från oss med svaret.',
    button: 'Läs om klagomål',
    note: 'Är du i fara, eller har du förlorat pengar? Vänta då inte på oss: ring 112, polisen eller din bank.',
    why: 'Du får det här mejlet eftersom ett klagomål lämnades på {site} med den här e-postadressen. Var det inte du? Då behöver du inte göra något.',
  },
  complaintDecided: {
    subject: 'Ditt klagomål {receipt}: vårt svar',
    preview: 'Vi har tittat på ditt klagomål.',
    text: 'Tack för ditt klagomål den {date}. Vi har tittat på det och gjort något åt det. Gäller det en annan medlem? Då säger vi inte vad: det stannar mellan oss och den medlemmen.',
    nothing:
      'Tack för ditt klagomål den {date}. Vi har tittat noga på det och inte hittat något som strider mot lagen eller våra regler. Gäller det dina pengar, dina uppgifter eller ditt konto? Då ordnar vi det med dig för sig.',
    answered: 'Tack för ditt klagomål den {date}. En av våra medarbetare har läst det och svarar dig med egna ord:',
    button: 'Lämna ett nytt klagomål',
    note: 'Håller du inte med? Skriv till oss och ange numret {receipt}. Du kan också vända dig till ett tvistlösningsorgan eller till domstol.',
    why: 'Du får det här mejlet eftersom ett klagomål lämnades på {site} med den här e-postadressen.',
  },
  fraudWarning: {
    subject: 'En varning om {name}',
    preview: 'Vi har stängt kontot för {name}.',
    text: 'Du har haft kontakt med {name} på {site}. {name} bad andra om pengar. Vi har stängt kontot. Skicka inget till {name}, och svara inte på andra sätt heller.',
    button: 'Läs våra råd om trygghet',
    note: 'Har du skickat pengar eller bankuppgifter? Ring din bank i dag, och berätta för polisen. Det händer många. Det är inte ditt fel.',
    why: 'Du får det här mejlet eftersom du har haft kontakt med den här medlemmen hos {site}.',
  },
  creditsBack: {
    one: 'Du har fått tillbaka {count} kredit som du använde för {name}.',
    other: 'Du har fått tillbaka {count} krediter som du använde för {name}.',
  },
  fraudCleared: {
    subject: 'Vi hade fel om {name}',
    preview: 'Kontot för {name} är öppet igen.',
    text: 'Vi varnade dig för {name} på {site} och stängde kontot. Sedan har någon annan tittat på det igen: det var ett misstag. {name} har inte brutit mot våra regler, och kontot är öppet igen. Vi är ledsna för det, både för dig och för {name}.',
    credits: 'Krediterna som du fick tillbaka av oss får du behålla.',
    button: 'Till mina meddelanden',
    note: 'Vårt råd är detsamma för alla: skicka aldrig pengar till någon du inte har träffat.',
    why: 'Du får det här mejlet eftersom vi har varnat dig för den här medlemmen på {site}.',
  },
  appealDecided: {
    subject: 'Ditt överklagande: det här har vi beslutat',
    preview: 'Någon annan har tittat på ditt ärende.',
    text: 'Någon som inte deltog i det första beslutet har tittat på det igen. Beslutet står fast.',
    overturned:
      'Någon som inte deltog i det första beslutet har tittat på det igen. Beslutet var fel, och det är vi ledsna för. Allt är som det var innan.',
    button: 'Till {site}',
    note: 'Du kan fortfarande vända dig till ett tvistlösningsorgan eller till domstol.',
    why: 'Du får det här mejlet eftersom du har överklagat ett beslut av {site}.',
    alone: {
      preview: 'Ägaren till webbplatsen har tittat på ditt ärende igen.',
      text: 'Ingen annan här kunde titta på det igen. Det gjorde ägaren till webbplatsen, som själv var med om beslutet. Beslutet står fast.',
      overturned:
        'Ingen annan här kunde titta på det igen. Det gjorde ägaren till webbplatsen, som själv var med om beslutet. Beslutet var fel, och det är vi ledsna för. Allt är som det var innan.',
    },
  },
  dismissalAppeal: {
    text: 'Någon som inte deltog i det första beslutet har tittat igen på det du berättade för oss. Inte heller den personen hittade något som strider mot våra regler.',
    overturned:
      'Någon som inte deltog i det första beslutet har tittat igen på det du berättade för oss. Du gjorde rätt i att överklaga: ärendet är öppet igen. Du får veta av oss vad det leder till.',
    alone: {
      text: 'Ingen annan här kunde titta på det igen. Det gjorde ägaren till webbplatsen, som själv var med om beslutet. Ägaren hittar fortfarande inget som strider mot våra regler.',
      overturned:
        'Ingen annan här kunde titta på det igen. Det gjorde ägaren till webbplatsen, som själv var med om beslutet. Du gjorde rätt i att överklaga: ärendet är öppet igen. Du får veta av oss vad det leder till.',
    },
  },
  verification: {
    why: 'Du får det här mejlet eftersom du har bett {site} att jämföra en selfie med dina bilder.',
    gone: 'Din selfie är raderad. Andra medlemmar har aldrig sett den.',
    look: 'Se mitt märke',
    again: 'Försök igen',
    reason: 'Varför',
    reasons: {
      other_person: 'Personen på selfien liknar inte personen på dina bilder.',
      no_pose: 'Posen som vi bad om syns inte på bilden.',
      unclear: 'Bilden är för mörk eller inte tillräckligt skarp.',
      no_face: 'Vi ser inte ett helt ansikte.',
      not_live: 'Bilden ser redigerad ut, eller är tagen av en skärm.',
    },
    approved: {
      subject: 'Du är verifierad',
      preview: 'Din profil har märket nu.',
      text: 'En moderator har jämfört din selfie med dina bilder. Det är du. Din profil har nu märket ”Verifierad”.',
    },
    refused: {
      subject: 'Din selfie: försök igen',
      preview: 'Det gick inte med den här selfien.',
      text: 'En moderator har jämfört din selfie med dina bilder och kunde inte verifiera att det är du. Du kan försöka igen med en ny pose.',
    },
    expired: {
      subject: 'Din selfie: skicka en ny',
      preview: 'Vi hann inte titta på den.',
      text: 'Vi hann inte titta på din selfie i tid. Det är vårt fel, och vi är ledsna för det. Skicka gärna en ny.',
    },
    lost: {
      subject: 'Ditt märke är dolt',
      preview: 'Du har nu en annan huvudbild.',
      text: 'Märket ”Verifierad” säger att vi har jämfört din huvudbild med en selfie. Du har nu en annan huvudbild, och därför är märket dolt. Välj den förra bilden igen, eller skicka en ny selfie.',
    },
  },
};
