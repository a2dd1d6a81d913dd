import type { DebitWords } from '../debit-words.js';

export const debitWords: DebitWords = {
  box: 'Valtuutan yrityksen {creditor} veloittamaan tämän tilauksen summan pankkitililtäni SEPA-suoraveloituksella. Tiedän, että voin pyytää rahat takaisin pankiltani 8 viikon kuluessa.',
  mandate: {
    authorisation:
      'Allekirjoittamalla tämän valtakirjan valtuutat (A) laskuttajan {creditor} lähettämään pankillesi veloitustoimeksiantoja tilisi veloittamiseksi ja (B) pankkisi veloittamaan tiliäsi laskuttajan {creditor} toimeksiantojen mukaisesti.',
    refund:
      'Sinulla on oikeus saada pankiltasi palautus pankkisi kanssa tekemäsi sopimuksen ehtojen mukaisesti. Palautusta on vaadittava 8 viikon kuluessa siitä päivästä, jona tiliäsi veloitettiin. Oikeutesi on selitetty asiakirjassa, jonka saat pankistasi.',
    use: 'Valtakirjaa käytetään vain tilaukseen, jonka teet itse: mitään ei veloiteta eikä jatketa itsestään. Kerromme summan ja päivän vähintään kaksi päivää ennen veloitusta. Voit perua valtakirjan milloin tahansa asetuksissasi. Jos sitä ei käytetä 36 kuukauteen, se raukeaa itsestään.',
  },
  sms: '{code} on koodisi suoraveloitukseen {amount} palvelussa {site}. Älä anna sitä kenellekään. Se toimii 10 minuuttia.',
  paper: {
    title: 'SEPA-suoraveloitusvaltakirja',
    creditor: 'Kuka saa veloittaa',
    payer: 'Miltä tililtä',
    authorisation: 'Mihin annat luvan',
    signature: 'Miten annoit luvan',
  },
  labels: {
    collectOn: 'Veloituspäivä',
    reference: 'Valtakirjan viite',
    creditor: 'Laskuttaja',
    creditorId: 'Laskuttajan tunniste',
    account: 'Pankkitili',
    endsIn: 'päättyy numeroihin {digits}',
    address: 'Osoite',
    creditsAtOnce: 'Krediitit heti',
    creditsLater: 'Krediitit, kun pankkisi on maksanut',
    kind: 'Maksutyyppi',
    kindText: 'Toistuva, SEPA Core',
    signedAt: 'Annettu',
    signedBy: 'Vahvistettu',
    signedByText: 'tekstiviestikoodilla puhelimeen, jonka numero päättyy {digits}',
    version: 'Tämän tekstin versio',
  },
  mails: {
    announced: {
      subject: 'Veloitamme {amount} tililtäsi {date}',
      preview: 'Sinun ei tarvitse tehdä mitään. Valtakirja on liitteenä.',
      text: 'Tilasit krediittejä palvelusta {site} ja maksat suoraveloituksella. Veloitamme {amount} pankkitililtäsi {date}. Varmista, että tilillä on silloin tarpeeksi rahaa. Edelliseen päivään asti voit perua tilauksen sen omalla sivulla. Valtakirja on tämän sähköpostin liitteenä: säilytä se. Jos veloituksessa on jotain vialla, voit pyytää rahat takaisin pankiltasi 8 viikon kuluessa.',
      button: 'Katso tilaukseni',
      why: 'Saat tämän sähköpostin, koska tilasit krediittejä palvelusta {site} ja maksat suoraveloituksella.',
    },
    returned: {
      subject: 'Suoraveloitus {amount} ei onnistunut',
      preview: 'Pankkisi ei maksanut tai peri rahat takaisin.',
      text: 'Pankkisi ei maksanut suoraveloitusta {amount} tilauksestasi palvelussa {site} tai peri rahat takaisin. Tilauksen käyttämättömät krediitit on poistettu saldostasi. Käyttämäsi krediitit ovat vielä maksamatta. Et voi enää maksaa täällä suoraveloituksella: et tällä käyttäjätilillä etkä tällä pankkitilillä tai puhelinnumerolla. Muilla tavoilla voit maksaa edelleen, ellei tästä tilauksesta ole vielä jotain maksamatta. Tuliko tämä yllätyksenä? Kysy pankistasi tai kirjoita meille. Selvitämme asian yhdessä.',
      button: 'Katso tilaukseni',
      why: 'Saat tämän sähköpostin, koska suoraveloitus tilauksesta palvelussa {site} ei onnistunut.',
    },
    revoked: {
      subject: 'Olet perunut suoraveloitusvaltakirjasi',
      preview: 'Emme voi enää käyttää tätä valtakirjaa.',
      text: 'Olet perunut suoraveloitusvaltakirjasi palvelussa {site}. Emme voi enää käyttää sitä. Tilaus, jonka veloitusta emme olleet vielä lähettäneet pankkiisi, on peruttu: sen käyttämättömät krediitit on poistettu saldostasi, ja käyttämäsi krediitit ovat vielä maksamatta. Veloitus, joka oli jo lähetetty pankkiisi, jatkuu. Etkö tehnyt tätä itse? Kirjoita meille heti.',
      button: 'Katso asetukseni',
      why: 'Saat tämän sähköpostin, koska suoraveloitusvaltakirja palvelussa {site} on peruttu.',
    },
  },
};
