import type { MailWords } from '../words.js';

export const someone = 'Tämä jäsen';

export const mails: MailWords = {
  hello: 'Hei!',
  helloName: 'Hei {name}!',
  goodbye: 'Ystävällisin terveisin {site}',
  buttonFails: 'Eikö painike toimi? Kopioi tämä osoite selaimeesi:',
  questions: 'Onko sinulla kysyttävää? Kirjoita osoitteeseen {email} tai soita numeroon {phone}.',
  activation: {
    subject: 'Vahvista sähköpostiosoitteesi: {site}',
    preview: 'Yksi klikkaus, ja voit aloittaa.',
    text: 'Tervetuloa palveluun {site}! Vahvista sähköpostiosoitteesi. Sen jälkeen muut jäsenet voivat nähdä sinut ja kirjoittaa sinulle.',
    button: 'Vahvista sähköpostiosoitteeni',
    code: 'Voit myös kirjoittaa tämän koodin sivustolle:',
    valid: { one: 'Linkki toimii {count} tunnin ajan.', other: 'Linkki toimii {count} tunnin ajan.' },
    why: 'Saat tämän viestin, koska joku liittyi tällä osoitteella palveluun {site}. Jos se et ollut sinä, sinun ei tarvitse tehdä mitään.',
  },
  reset: {
    subject: 'Valitse uusi salasana: {site}',
    preview: 'Tällä linkillä valitset uuden salasanan.',
    text: 'Pyysit uutta salasanaa. Valitse se alla olevalla painikkeella. Sen jälkeen sinut kirjataan ulos muilta laitteiltasi.',
    button: 'Valitse uusi salasana',
    valid: { one: 'Linkki toimii kerran, {count} tunnin ajan.', other: 'Linkki toimii kerran, {count} tunnin ajan.' },
    notYou: 'Etkö pyytänyt tätä? Silloin sinun ei tarvitse tehdä mitään. Salasanasi pysyy samana.',
    why: 'Saat tämän viestin, koska joku pyysi uutta salasanaa tilillesi palvelussa {site}.',
  },
  mailChange: {
    subject: 'Vahvista uusi sähköpostiosoitteesi: {site}',
    preview: 'Yksi painallus, ja kirjoitamme sinulle tänne.',
    text: 'Haluat käyttää tätä osoitetta tililläsi palvelussa {site}. Vahvista se alla olevalla painikkeella. Siihen asti mikään ei muutu.',
    button: 'Käytä tätä osoitetta',
    why: 'Saat tämän viestin, koska joku antoi tämän osoitteen tilille palvelussa {site}. Jos se et ollut sinä, sinun ei tarvitse tehdä mitään.',
  },
  mailChanged: {
    subject: 'Sähköpostiosoitteesi on vaihdettu: {site}',
    preview: 'Etkö tehnyt tätä itse? Palauta osoite.',
    text: 'Tästä lähtien kirjoitamme uuteen osoitteeseesi. Etkö tehnyt tätä itse? Paina silloin alla olevaa painiketta. Vanha osoitteesi palautuu, ja kaikki kirjataan ulos.',
    button: 'Palauta vanha osoitteeni',
    why: 'Saat tämän viestin, koska tämä oli tilisi osoite palvelussa {site}.',
  },
  passwordChanged: {
    subject: 'Salasanasi on vaihdettu: {site}',
    preview: 'Etkö tehnyt tätä itse? Palauta salasana.',
    text: 'Tililläsi on uusi salasana. Etkö tehnyt tätä itse? Paina silloin alla olevaa painiketta. Vanha salasanasi palautuu, ja kaikki kirjataan ulos.',
    button: 'Palauta vanha salasanani',
    why: 'Saat tämän viestin, koska tilisi salasana palvelussa {site} vaihdettiin.',
  },
  addressTried: {
    subject: 'Sinulla on jo tili: {site}',
    preview: 'Kirjaudu sisään tai valitse uusi salasana.',
    text: 'Joku kirjoitti juuri osoitteesi palvelussa {site}. Sillä on jo tili: sinun. Olitko se sinä? Kirjaudu silloin sisään. Samalla sivulla voit pyytää uutta salasanaa.',
    button: 'Kirjaudu sisään',
    why: 'Saat tämän viestin, koska joku kirjoitti osoitteesi palvelussa {site}. Jos se et ollut sinä, sinun ei tarvitse tehdä mitään. Kukaan ei näe, että sinulla on tili.',
  },
  unread: {
    subject: { one: '{name} kirjoitti sinulle', other: '{name} kirjoitti sinulle: {count} viestiä' },
    preview: 'Viestisi odottaa sinua.',
    text: {
      one: '{name} kirjoitti sinulle viestin palvelussa {site}. Et ole vielä lukenut sitä.',
      other: '{name} kirjoitti sinulle {count} viestiä palvelussa {site}. Et ole vielä lukenut niitä.',
    },
    button: 'Lue ja vastaa',
    why: 'Saat tämän viestin, koska olet palvelun {site} jäsen ja sinulla on lukemattomia viestejä.',
    stop: 'Lopeta nämä viestit',
  },
  undoDeletion: {
    subject: 'Voit vielä saada tilisi takaisin: {site}',
    preview: '{date} asti yksi napsautus riittää.',
    text: 'Tilisi on poistettu sivustolta {site}. Kukaan ei enää näe sinua siellä. Voit perua poiston {date} asti. Sen jälkeen poistamme kaiken lopullisesti: profiilisi, kuvasi ja viestisi.',
    button: 'Palauta tilini',
    note: 'Etkö halua tiliä takaisin? Silloin sinun ei tarvitse tehdä mitään.',
    why: 'Saat tämän sähköpostin, koska tähän osoitteeseen kuuluva tili poistettiin sivustolta {site}. Etkö se ollut sinä? Paina painiketta ja valitse uusi salasana.',
  },
  exportReady: {
    subject: 'Tietosi ovat valmiina: {site}',
    preview: 'Tiedosto odottaa sinua {date} asti.',
    text: 'Pyysit kopion kaikesta, mitä {site} tietää sinusta. Tiedosto on valmis. Voit hakea sen {date} asti. Kysymme ensin salasanasi, jotta kukaan muu ei saa tiedostoa.',
    button: 'Hae tietoni',
    why: 'Saat tämän sähköpostin, koska pyysit tietojasi sivustolta {site}.',
  },
};
