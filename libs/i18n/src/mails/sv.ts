import type { MailWords } from '../words.js';

export const someone = 'Den här medlemmen';

export const mails: MailWords = {
  hello: 'Hej!',
  helloName: 'Hej {name}!',
  goodbye: 'Vänliga hälsningar, {site}',
  buttonFails: 'Fungerar inte knappen? Kopiera den här adressen till din webbläsare:',
  questions: 'Har du en fråga? Skriv till {email} eller ring {phone}.',
  activation: {
    subject: 'Bekräfta din e-postadress för {site}',
    preview: 'Ett klick, och du kan börja.',
    text: 'Välkommen till {site}! Bekräfta din e-postadress. Sedan kan andra medlemmar se dig och skriva till dig.',
    button: 'Bekräfta min e-postadress',
    code: 'Du kan också skriva in den här koden på webbplatsen:',
    valid: { one: 'Länken fungerar i {count} timme.', other: 'Länken fungerar i {count} timmar.' },
    why: 'Du får det här mejlet eftersom någon har gått med i {site} med den här adressen. Var det inte du behöver du inte göra något.',
  },
  reset: {
    subject: 'Välj ett nytt lösenord för {site}',
    preview: 'Med den här länken väljer du ett nytt lösenord.',
    text: 'Du har bett om ett nytt lösenord. Välj det med knappen här nedanför. Då loggas du ut på dina andra enheter.',
    button: 'Välj ett nytt lösenord',
    valid: { one: 'Länken fungerar en gång, i {count} timme.', other: 'Länken fungerar en gång, i {count} timmar.' },
    notYou: 'Har du inte bett om det behöver du inte göra något. Ditt lösenord är detsamma som förut.',
    why: 'Du får det här mejlet eftersom någon har bett om ett nytt lösenord för ditt konto på {site}.',
  },
  mailChange: {
    subject: 'Bekräfta din nya e-postadress för {site}',
    preview: 'Ett klick, och vi skriver till dig här.',
    text: 'Du vill använda den här adressen för ditt konto på {site}. Bekräfta den med knappen här nedanför. Till dess ändras ingenting.',
    button: 'Använd den här adressen',
    why: 'Du får det här mejlet eftersom någon har angett den här adressen för ett konto på {site}. Var det inte du behöver du inte göra något.',
  },
  mailChanged: {
    subject: 'Din e-postadress på {site} har ändrats',
    preview: 'Var det inte du? Ändra tillbaka då.',
    text: 'Från och med nu skriver vi till din nya adress. Var det inte du som gjorde det? Tryck då på knappen här nedanför. Din gamla adress kommer tillbaka, och alla loggas ut.',
    button: 'Ge mig min gamla adress tillbaka',
    why: 'Du får det här mejlet eftersom det här var adressen till ditt konto på {site}.',
  },
  passwordChanged: {
    subject: 'Ditt lösenord på {site} har ändrats',
    preview: 'Var det inte du? Ändra tillbaka då.',
    text: 'Ditt konto har ett nytt lösenord. Var det inte du som gjorde det? Tryck då på knappen här nedanför. Ditt gamla lösenord kommer tillbaka, och alla loggas ut.',
    button: 'Ge mig mitt gamla lösenord tillbaka',
    why: 'Du får det här mejlet eftersom lösenordet till ditt konto på {site} har ändrats.',
  },
  addressTried: {
    subject: 'Du har redan ett konto på {site}',
    preview: 'Logga in eller välj ett nytt lösenord.',
    text: 'Någon har just skrivit din adress på {site}. Det finns redan ett konto med den: ditt. Var det du? Logga då in. På samma sida kan du be om ett nytt lösenord.',
    button: 'Logga in',
    why: 'Du får det här mejlet eftersom någon har skrivit din adress på {site}. Var det inte du behöver du inte göra något. Ingen ser att du har ett konto.',
  },
  unread: {
    subject: { one: '{name} har skrivit till dig', other: '{name} har skrivit till dig: {count} meddelanden' },
    preview: 'Ditt meddelande väntar på dig.',
    text: {
      one: '{name} har skrivit ett meddelande till dig på {site}. Du har inte läst det än.',
      other: '{name} har skrivit {count} meddelanden till dig på {site}. Du har inte läst dem än.',
    },
    button: 'Läs och svara',
    why: 'Du får det här mejlet eftersom du är medlem i {site} och har olästa meddelanden.',
    stop: 'Sluta skicka de här mejlen',
  },
  undoDeletion: {
    subject: 'Du kan fortfarande få tillbaka ditt konto hos {site}',
    preview: 'Till och med {date} räcker ett klick.',
    text: 'Ditt konto hos {site} är raderat. Ingen kan se dig där längre. Fram till {date} kan du ångra dig. Sedan raderar vi allt för gott: din profil, dina bilder och dina meddelanden.',
    button: 'Få tillbaka mitt konto',
    note: 'Vill du inte ha det tillbaka? Då behöver du inte göra något.',
    why: 'Du får det här mejlet för att ett konto med den här adressen har raderats hos {site}. Var det inte du? Tryck på knappen och välj ett nytt lösenord.',
  },
  exportReady: {
    subject: 'Dina uppgifter från {site} är klara',
    preview: 'Filen väntar på dig till {date}.',
    text: 'Du har bett om en kopia av allt som {site} har om dig. Filen är klar. Du kan hämta den fram till {date}. Vi frågar först efter ditt lösenord, så att ingen annan får den.',
    button: 'Hämta mina uppgifter',
    why: 'Du får det här mejlet för att du har bett om dina uppgifter hos {site}.',
  },
};
