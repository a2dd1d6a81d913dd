import type { ModerationWords } from '../words.js';

export const moderationWords: ModerationWords = {
  rules: {
    money: 'Älä pyydä muilta jäseniltä rahaa, lahjoja tai pankkitietoja, äläkä tarjoa niitä.',
    fake: 'Ole se, joka sanot olevasi: oma nimesi, omat kuvasi, oma ikäsi.',
    insult: 'Kohtele muita kunnioittavasti: ei loukkauksia, ei uhkauksia, ei vihaa.',
    sexual: 'Ei seksuaalisia viestejä tai kuvia, joita toinen ei ole pyytänyt.',
    danger: 'Älä tee mitään, mikä vaarantaa jonkun.',
    minor: 'Kaikki lapsiin liittyvä seksuaalinen sisältö on kielletty.',
    photo: 'Kuvissa olet sinä, ja ne ovat säädyllisiä. Muita niissä ei ole ilman heidän lupaansa.',
    advertising: 'Ei mainoksia eikä mitään, mikä johtaa muihin palveluihin.',
    other: 'Käyttöehtomme.',
  },
  measures: {
    warning: 'Annamme sinulle varoituksen. Tilisi pysyy ennallaan.',
    removal: 'Poistimme {what}. Tilisi pysyy ennallaan.',
    restriction: 'Et voi aloittaa uusia keskusteluja. Rajoitus päättyy {date}. Nykyiset keskustelusi jatkuvat.',
    suspension: 'Tilisi on suljettu, ja se avautuu {date}. Siihen asti kukaan ei näe sitä.',
    ban: 'Tilisi on suljettu pysyvästi.',
  },
  removed: {
    photos: { one: 'kuvan', other: '{count} kuvaa' },
    text: 'profiilisi tekstin',
    messages: { one: 'viestin', other: '{count} viestiä' },
  },
  labels: {
    measure: 'Mitä päätimme',
    rule: 'Sääntö, jota ei noudatettu',
    source: 'Miten saimme tietää',
    decider: 'Kuka päätti',
    message: 'Viesti',
    photo: 'Kuva',
  },
  sources: {
    report: 'Joku ilmoitti asiasta {date}. Tarkistimme sen itse.',
    complaint: 'Joku lähetti meille valituksen {date}. Tarkistimme asian itse.',
    review: 'Näimme sen {date}, kun tarkistimme uusia kuvia ja tekstejä.',
    own: 'Huomasimme sen itse. Työntekijämme tarkisti asian.',
    automation: 'Automaattinen tarkistus kiinnitti huomiomme siihen. Sen jälkeen työntekijämme tarkisti asian.',
  },
  contents: {
    message: 'Viestisi {date}: ”{text}”',
    bare: 'Viestisi {date}',
    photo: 'Kuva, jonka lisäsit {date}',
    captioned: 'Kuva, jonka lisäsit {date}: ”{text}”',
  },
  rulesLink: 'Lue sääntömme',
  decider: 'Työntekijämme, ei tietokone.',
  deciders: 'Kaksi työntekijäämme, ei tietokone.',
  decision: {
    subject: 'Päätöksemme tilistäsi palvelussa {site}',
    preview: 'Mitä päätimme, miksi ja mitä voit tehdä.',
    text: 'Tarkistimme, mitä palvelussa {site} tapahtui, ja teimme tiliäsi koskevan päätöksen.',
    button: 'Olen eri mieltä',
    why: 'Saat tämän sähköpostin, koska teimme päätöksen tilistäsi palvelussa {site}.',
  },
  redress:
    'Voit valittaa päätöksestä viimeistään {date}. Paina painiketta ja kerro, miksi olet eri mieltä. Silloin toinen henkilö käsittelee asian, eikä se maksa sinulle mitään. Voit myös kääntyä tuomioistuinten ulkopuolisen riidanratkaisuelimen tai tuomioistuimen puoleen.',
  closedRedress:
    'Emme voi kertoa asiasta enempää. Jos olet eri mieltä, paina painiketta ja kirjoita meille: ihminen lukee viestisi. Voit myös kääntyä tuomioistuimen ulkopuolisen riidanratkaisuelimen tai tuomioistuimen puoleen.',
  reportDecided: {
    subject: 'Ilmoituksesi {receipt}: mitä päätimme',
    preview: 'Tarkistimme ilmoituksesi.',
    text: 'Kiitos ilmoituksestasi, jonka teit {date}. Tarkistimme sen ja puutuimme asiaan. Emme kerro miten: se jää meidän ja toisen jäsenen väliseksi.',
    nothing:
      'Kiitos ilmoituksestasi, jonka teit {date}. Tarkistimme sen emmekä löytäneet mitään sääntöjemme vastaista. Jos se jatkuu, kerro siitä meille uudelleen. Voit myös estää jäsenen milloin tahansa.',
    button: 'Lue turvallisuusvinkkimme',
    note: 'Oletko eri mieltä? Kirjoita meille ja mainitse numero {receipt}.',
    why: 'Saat tämän sähköpostin, koska teit ilmoituksen palvelussa {site}.',
  },
  complaintLabels: { reference: 'Valituksesi numero', received: 'Saapunut', due: 'Vastaamme viimeistään' },
  complaintReceived: {
    subject: 'Saimme valituksesi {receipt}',
    preview: 'Tämä on kuittisi. Säilytä numero {receipt}.',
    text: 'Kiitos, että kerroit meille. Saimme valituksesi {date}. Sen lukee ihminen, ei tietokone. Sen jälkeen saat meiltä sähköpostin, jossa kerromme tuloksen.',
    button: 'Lue lisää valituksista',
    note: 'Oletko vaarassa, tai menetitkö rahaa? Älä silloin odota meitä: soita hätänumeroon 112, poliisille tai pankkiisi.',
    why: 'Saat tämän sähköpostin, koska palvelussa {site} tehtiin valitus tällä sähköpostiosoitteella. Jos se et ollut sinä, sinun ei tarvitse tehdä mitään.',
  },
  complaintDecided: {
    subject: 'Valituksesi {receipt}: tulos',
    preview: 'Tarkistimme valituksesi.',
    text: 'Kiitos valituksestasi, jonka teit {date}. Tarkistimme sen ja puutuimme asiaan. Koskeeko se toista jäsentä? Silloin emme kerro, mitä teimme: se jää meidän ja hänen väliseksi.',
    nothing:
      'Kiitos valituksestasi, jonka teit {date}. Tarkistimme sen huolellisesti emmekä löytäneet mitään lain tai sääntöjemme vastaista. Koskeeko se rahojasi, tietojasi tai tiliäsi? Hoidamme sen kanssasi erikseen.',
    answered: 'Kiitos valituksestasi, jonka teit {date}. Työntekijämme on lukenut sen ja vastaa sinulle omin sanoin:',
    button: 'Tee uusi valitus',
    note: 'Oletko eri mieltä? Kirjoita meille ja mainitse numero {receipt}. Voit myös kääntyä tuomioistuinten ulkopuolisen riidanratkaisuelimen tai tuomioistuimen puoleen.',
    why: 'Saat tämän sähköpostin, koska palvelussa {site} tehtiin valitus tällä sähköpostiosoitteella.',
  },
  fraudWarning: {
    subject: 'Varoitus jäsenestä {name}',
    preview: 'Suljimme tilin, jonka nimi on {name}.',
    text: 'Olit yhteydessä jäseneen {name} palvelussa {site}. {name} pyysi muilta rahaa. Suljimme tilin. Älä lähetä hänelle mitään äläkä vastaa muutakaan kautta.',
    button: 'Lue turvallisuusvinkkimme',
    note: 'Lähetitkö rahaa tai pankkitietoja? Soita pankkiisi vielä tänään ja ilmoita poliisille. Niin käy monelle. Se ei ole sinun syysi.',
    why: 'Saat tämän sähköpostin, koska olit yhteydessä tähän jäseneen palvelussa {site}.',
  },
  creditsBack: {
    one: 'Sait takaisin {count} krediitin, jonka käytit yhteydenpitoon hänen kanssaan.',
    other: 'Sait takaisin {count} krediittiä, jotka käytit yhteydenpitoon hänen kanssaan.',
  },
  fraudCleared: {
    subject: 'Olimme väärässä: {name}',
    preview: 'Tili, jonka nimi on {name}, on taas auki.',
    text: 'Varoitimme sinua jäsenestä {name} palvelussa {site} ja suljimme tilin. Sen jälkeen toinen henkilö tarkisti asian uudelleen: se oli virhe. {name} ei rikkonut sääntöjämme, ja tili on taas auki. Olemme pahoillamme, sinun ja hänen puolestaan.',
    credits: 'Saat pitää krediitit, jotka palautimme sinulle.',
    button: 'Siirry viesteihini',
    note: 'Neuvomme on kaikille sama: älä koskaan lähetä rahaa ihmiselle, jota et ole tavannut.',
    why: 'Saat tämän sähköpostin, koska varoitimme sinua tästä palvelun {site} jäsenestä.',
  },
  appealDecided: {
    subject: 'Valituksesi päätöksestä: lopputulos',
    preview: 'Toinen henkilö tarkisti asiasi.',
    text: 'Henkilö, joka ei ollut mukana ensimmäisessä päätöksessä, tarkisti asian uudelleen. Päätös pysyy ennallaan.',
    overturned:
      'Henkilö, joka ei ollut mukana ensimmäisessä päätöksessä, tarkisti asian uudelleen. Päätös oli väärä, ja olemme pahoillamme. Kaikki on taas niin kuin ennen.',
    button: 'Siirry palveluun {site}',
    note: 'Voit vielä kääntyä tuomioistuinten ulkopuolisen riidanratkaisuelimen tai tuomioistuimen puoleen.',
    why: 'Saat tämän sähköpostin, koska valitit palvelun {site} päätöksestä.',
    alone: {
      preview: 'Sivuston omistaja tarkisti asiasi uudestaan.',
      text: 'Kukaan muu täällä ei voinut tarkistaa asiaa uudestaan. Sen teki sivuston omistaja, joka oli mukana päätöksessä. Päätös pysyy voimassa.',
      overturned:
        'Kukaan muu täällä ei voinut tarkistaa asiaa uudestaan. Sen teki sivuston omistaja, joka oli mukana päätöksessä. Päätös oli väärä, ja olemme pahoillamme. Kaikki on taas niin kuin ennen.',
    },
  },
  dismissalAppeal: {
    text: 'Henkilö, joka ei ollut mukana ensimmäisessä päätöksessä, tarkisti uudelleen sen, mitä kerroit meille. Hänkään ei löytänyt mitään sääntöjemme vastaista.',
    overturned:
      'Henkilö, joka ei ollut mukana ensimmäisessä päätöksessä, tarkisti uudelleen sen, mitä kerroit meille. Valitit aiheesta: asia on taas auki. Kerromme sinulle, mitä siitä seuraa.',
    alone: {
      text: 'Kukaan muu täällä ei voinut tarkistaa asiaa uudestaan. Sen teki sivuston omistaja, joka oli mukana päätöksessä. Hän ei vieläkään löydä mitään sääntöjemme vastaista.',
      overturned:
        'Kukaan muu täällä ei voinut tarkistaa asiaa uudestaan. Sen teki sivuston omistaja, joka oli mukana päätöksessä. Valitit aiheesta: asia on taas auki. Kerromme sinulle, mitä siitä seuraa.',
    },
  },
  verification: {
    why: 'Saat tämän sähköpostin, koska pyysit palvelua {site} vertaamaan selfietä kuviisi.',
    gone: 'Selfiesi on poistettu. Muut jäsenet eivät ole nähneet sitä.',
    look: 'Katso merkkini',
    again: 'Yritä uudelleen',
    reason: 'Miksi',
    reasons: {
      other_person: 'Selfien henkilö ei näytä samalta kuin kuviesi henkilö.',
      no_pose: 'Pyytämämme asento ei näy kuvassa.',
      unclear: 'Kuva on liian tumma tai epätarkka.',
      no_face: 'Emme näe koko kasvoja.',
      not_live: 'Kuva näyttää muokatulta tai näytöltä otetulta.',
    },
    approved: {
      subject: 'Sinut on vahvistettu',
      preview: 'Profiilissasi on nyt merkki.',
      text: 'Valvoja vertasi selfietäsi kuviisi. Se olet sinä. Profiilissasi on nyt merkki ”Vahvistettu”.',
    },
    refused: {
      subject: 'Selfiesi: yritä uudelleen',
      preview: 'Tällä selfiellä se ei onnistunut.',
      text: 'Valvoja vertasi selfietäsi kuviisi eikä voinut vahvistaa sinua. Voit yrittää uudelleen uudella asennolla.',
    },
    expired: {
      subject: 'Selfiesi: lähetä uusi',
      preview: 'Emme ehtineet katsoa sitä.',
      text: 'Emme katsoneet selfietäsi ajoissa. Se on meidän vikamme, ja olemme pahoillamme. Lähetä uusi.',
    },
    lost: {
      subject: 'Merkkisi on piilossa',
      preview: 'Sinulla on nyt toinen pääkuva.',
      text: 'Merkki ”Vahvistettu” kertoo, että vertasimme pääkuvaasi selfieen. Sinulla on nyt toinen pääkuva, joten merkki on piilossa. Valitse aiempi kuva uudelleen tai lähetä uusi selfie.',
    },
  },
};
