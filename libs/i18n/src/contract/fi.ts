import type { ContractWords } from '../words.js';

export const contractWords: ContractWords = {
  consents: {
    startAtOnce: 'Aloita heti: saan krediittini saman tien.',
    payForUse: 'Jos peruutan {days} päivän kuluessa, maksan krediiteistä, jotka olen käyttänyt.',
  },
  keep: 'Säilytä tämä viesti. Alla ovat sopimuksesi, hyväksyntäsi ja ohjeet peruuttamiseen.',
  title: 'Sopimuksesi',
  labels: {
    seller: 'Myyjä',
    email: 'Sähköposti',
    phone: 'Puhelin',
    orderedOn: 'Tilattu',
    bought: 'Ostit',
    paid: 'Maksoit',
    terms: 'Ehdot',
    withdrawnFrom: 'Peruutit',
  },
  terms: 'Versio {date}, jonka olet hyväksynyt',
  declaration: '{credits}, tilattu {date}',
  agreed: {
    title: 'Tämän olet hyväksynyt',
    text: 'Tilatessasi {at} hyväksyit tämän:',
    version: 'Tekstin versio: {version}',
  },
  withdrawal: {
    title: 'Peruuttamisoikeutesi',
    how: 'Ilmoita meille selvästi, että peruutat oston: sivustollamme, sähköpostilla, puhelimitse tai kirjeellä. Voit käyttää alla olevaa lomaketta, mutta se ei ole pakollista. Riittää, että lähetät ilmoituksen viimeistään viimeisenä päivänä.',
    money:
      'Maksamme rahat takaisin 14 päivän kuluessa siitä, kun ilmoituksesi on tullut meille, samalla tavalla kuin maksoit. Se ei maksa sinulle mitään.',
  },
  form: {
    title: 'Peruuttamislomakkeen malli',
    instruction: '(täyttäkää ja palauttakaa tämä lomake vain siinä tapauksessa, että haluatte peruuttaa sopimuksen)',
    to: 'Vastaanottaja',
    statement:
      'Ilmoitan/Ilmoitamme (*), että haluan/haluamme (*) peruuttaa tekemäni/tekemämme (*) sopimuksen, joka koskee seuraavien tavaroiden toimittamista (*)/seuraavan palvelun suorittamista (*)',
    ordered: 'Tilauspäivä (*)/Vastaanottopäivä (*)',
    name: 'Kuluttajan nimi (*)/Kuluttajien nimet (*)',
    address: 'Kuluttajan osoite (*)/Kuluttajien osoitteet (*)',
    signature: 'Kuluttajan allekirjoitus (*)/Kuluttajien allekirjoitukset (*) (vain jos lomake täytetään paperimuodossa)',
    date: 'Päiväys',
    footnote: '(*) Tarpeeton yliviivataan.',
  },
};
