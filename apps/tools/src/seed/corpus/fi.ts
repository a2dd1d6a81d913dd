import { type Corpus, words } from './corpus.js';

export const fi: Corpus = {
  names: {
    female: words(`Maria Helena Anneli Kaarina Marjatta Hannele Liisa Anna Ritva Leena Päivi Pirjo Tuula Riitta Raija Eila Sirpa Tarja Marja
      Sari Merja Eeva Aino Irja Seija Minna Kirsi Arja Irma Anne Maija Satu Anja Marita Eija Pirkko Kaija Tiina Johanna Outi Ulla Terttu
      Sinikka Orvokki Inkeri Kyllikki Tellervo Susanna Heidi Heli Nina Sanna Mervi Jaana Maarit Katriina Birgitta Vuokko Helvi Elina Virpi
      Tuija Soile Mirja`),
    male: words(`Juhani Matti Timo Kari Pekka Jukka Antti Markku Juha Jari Heikki Hannu Seppo Mika Ilkka Reijo Erkki Raimo Pertti Jorma Mikko
      Esa Kimmo Pentti Jouni Veikko Risto Petri Tapio Olavi Ari Harri Eero Martti Paavo Jouko Tapani Ismo Marko Vesa Pasi Jarmo Aarne Arto
      Eino Esko Hannes Ilmari Kalevi Kalervo Lauri Leo Mauri Mauno Oiva Onni Osmo Rauno Sakari Sulo Taisto Tauno Toivo Urho`),
  },
  about: {
    self: [
      'Ystävien mielestä osaan kuunnella ja nauran helposti.',
      'Olen rauhallinen ihminen ja huumorini on kuivaa.',
      'Pidän suorasta puheesta ja pitkistä aamiaisista.',
      'Olen aamuvirkku, utelias ja harvoin pahalla tuulella.',
      'Viihdyn parhaiten ulkona, mutta takkatulen ääreenkin minut saa.',
      'Olen kotoisin järven rannalta, ja sinne palaan aina.',
      'Minulle riittää tuore kahvi, aurinko portailla ja joku, jonka kanssa jutella.',
      'En enää kiirehdi, ja se oli hyvä päätös.',
    ],
    working: [
      'Teen vielä osa-aikatyötä kirjastossa ja viihdyn siellä.',
      'Olen opettaja, ja oppilaat pitävät minut nuorena.',
      'Työskentelen hoitoalalla, joten osaan kuunnella ja nauraa kummallisiin kellonaikoihin.',
      'Minulla on pieni kauppa, johon tullaan enimmäkseen juttelemaan.',
      'Muutama vuosi vielä toimistossa, sitten alkaa pitkä viikonloppu.',
      'Puhun työssäni koko päivän, joten illalla nautin hiljaisuudesta.',
    ],
    retired: [
      'Eläkkeellä minulla on enemmän tekemistä kuin koskaan.',
      'Neljänkymmenen opettajavuoden jälkeen korjaan enää ristikoita.',
      'Olen eläkkeellä, terve ja yhä utelias.',
      'Rakensin ikäni taloja, nyt nikkaroin linnunpönttöjä.',
      'Pitkä työura sairaalassa on takana, nyt nautin hitaista aamuista.',
      'Olen vapaaehtoisena kylätalolla, se antaa viikolle rytmin.',
    ],
    grandparent: [
      'Lapsenlapset opettavat minulle puhelinta, minä heille korttipelejä.',
      'Keskiviikkoisin haen lapsenlapset koulusta ja paistamme lettuja.',
      'Olen neljän lapsenlapsen ylpeä [mummi|ukki].',
    ],
    widowed: [
      'Menetin [mieheni|vaimoni] neljä vuotta sitten. Nyt haluan taas jakaa hyviä päiviä.',
      'Olen leski pitkän ja hyvän avioliiton jälkeen.',
      'Se vei aikansa, mutta nyt ikkunat ovat taas auki.',
    ],
    divorced: [
      'Erosin muutama vuosi sitten, ja välit ovat hyvät.',
      'Avioliittoni päättyi hiljaa. Siitä jäi kaksi hienoa aikuista lasta.',
      'Eronnut, viisaampi ja vailla kiirettä.',
    ],
    single: [
      'Olen asunut pitkään yksin ja laittaisin mielelläni taas ruokaa kahdelle.',
      'Naimisiin en koskaan päätynyt, elämä meni toisin.',
      'Viihdyn omassa seurassani, mutta hyvässä seurassa vielä paremmin.',
    ],
    likes: [
      ['gardening', 'Puutarhani on pieni, mutta ruusut eivät tiedä sitä.'],
      ['gardening', 'Kasvimaalta tulee enemmän kesäkurpitsaa kuin jaksan syödä.'],
      ['music', 'Laulan kuorossa tiistaisin, enemmän sydämellä kuin äänellä.'],
      ['music', 'Sunnuntaiaamuna soi Sibelius, saunan jälkeen tango.'],
      ['animals', 'Koira ulkoiluttaa minua kahdesti päivässä.'],
      ['animals', 'Asun kissan luona, ja kissa päättää asioista.'],
      ['cooking', 'Lauantaisin leivon ruisleipää, ja koko talo tuoksuu.'],
      ['cooking', 'Karjalanpiirakat rypytän itse, äidin opin mukaan.'],
      ['outdoors', 'Syksyllä olen sienimetsässä, enkä paljasta paikkojani.'],
      ['outdoors', 'Talvella hiihdän, kesällä soudan.'],
      ['outdoors', 'Mökillä saunon, kalastan ja kuuntelen kuikkaa.'],
      ['hiking', 'Vaellan Lapissa ruskan aikaan, joka vuosi vähän lyhyemmän lenkin.'],
      ['biking', 'Pyöräilen torille ja palaan pidempää reittiä.'],
      ['reading', 'Yöpöydälläni on aina kolme kirjaa.'],
      ['theater', 'Kesäteatteri kuuluu minun kesääni, satoi tai paistoi.'],
      ['travelling', 'Matkustan mieluiten junalla, silloin ehtii nähdä jotain.'],
      ['travelling', 'Tallinnaan lähden aina mielelläni, vaikka vain päiväksi.'],
      ['dancing', 'Lavatanssit ovat minun juttuni, humppa ja valssi varsinkin.'],
      ['photography', 'Kuvaan pilviä ja lintuja, yleensä vähän myöhässä.'],
      ['art', 'Maalaan akvarelleja ja annan onnistuneet lahjaksi.'],
      ['sports', 'Uin joka aamu, talvella avannossa.'],
      ['coffee', 'Pannukahvi nuotiolla on parasta, mitä tiedän.'],
    ],
    seeks: [
      'Toivon tapaavani {lämpimän naisen|lämpimän miehen|lämpimän ihmisen}, jolla on huumorintajua.',
      'Ensin kahvit, sitten kävelylle, ja sitten katsotaan.',
      'Etsin {naista|miestä|ihmistä}, jonka kanssa matkustaa, jutella ja lukea lehteä.',
      'Rehellisyys ja lämpö ovat minulle tärkeitä, muu tulee itsestään.',
      'Kaipaan ihmistä, jolle kertoa illalla päivän kuulumiset.',
      'Kirjoita, jos sinäkin teet yhä suunnitelmia.',
      'Etsin seuraa, ja enemmänkin, jos siltä tuntuu.',
      'Ei mitään kiirettä. Hyvä saa ottaa aikansa.',
    ],
    closings: [
      'Kerro, mille nauroit tänään.',
      'Vastaan kaikkiin ystävällisiin viesteihin.',
      'Puhun paremmin kuin kirjoitan, mieluiten kahvikupin ääressä.',
      'Sano hei, en minä pure.',
      'Ja kyllä, omenapiirakka on itse leivottu.',
    ],
  },
  talks: [
    {
      about: 'music',
      lines: [
        'Hyvää iltaa! Luin, että laulat kuorossa. Mitä harjoittelette?',
        'Mukavaa, että kysyit. Joululauluja, vaikka on vasta lokakuu.',
        'Ei sitä voi liian aikaisin aloittaa. Saako tulla kuuntelemaan?',
        'Tervetuloa! Lopuksi on kahvit ja pullaa.',
        'Pulla ratkaisi asian.',
      ],
    },
    {
      lines: [
        'Hei! Onpa kaunis kuva. Missä se on otettu?',
        'Saimaalla, elokuun iltana.',
        'Siellä vietin lapsuuden kesät.',
        'Se on ihan ennallaan. Myös hyttyset.',
      ],
    },
    {
      about: 'gardening',
      lines: [
        'Hei! Miten puutarha selvisi myrskystä?',
        'Pavut makaavat, mutta ruusut pitivät puolensa.',
        'Urheat ruusut. Minun vielä piileskelevät.',
        'Anna niille viikko, ne palaavat aina.',
      ],
    },
    {
      about: 'cooking',
      lines: [
        'Leipäsi kuulostaa ihanalta. Onko se vaikeaa?',
        'Ei ollenkaan, se vaatii vain kärsivällisyyttä ja yhden yön.',
        'Kärsivällisyyttä on. Uuni minua huolettaa.',
        'Voin lähettää ohjeen, jos haluat.',
        'Kiitos! Lupaan kertoa rehellisesti, miten kävi.',
      ],
    },
    {
      about: 'travelling',
      lines: [
        'Huomaan, että pidät junista. Mikä matka oli paras?',
        'Yöjuna Kolariin, aamulla oli poroja ikkunan takana.',
        'Se on ollut listallani vuosia.',
        'Siirrä se ensimmäiseksi.',
      ],
    },
  ],
};
