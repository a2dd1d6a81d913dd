import { type Corpus, words } from './corpus.js';

export const nl: Corpus = {
  names: {
    female:
      words(`Maria Anna Johanna Hendrika Elisabeth Cornelia Wilhelmina Ria Truus Ans Riet Corrie Tineke Marijke Ineke Hanneke Marja Marianne
      Yvonne Ellen Anneke Gerda Wil Joke Nel Tiny Toos Willy Greet Lia Els Thea Marga Mieke Anja Monique Petra Karin Sandra Ingrid Astrid
      Jolanda Carla Wilma Henny Dineke Hetty Lies Loes Coby Margriet Betty Jeanne Annemiek Mirjam Esther Saskia Angelique Marleen Nicole Gonnie
      Rita Trudy Josien Aafke`),
    male: words(`Jan Piet Kees Henk Willem Gerrit Johan Hans Cor Theo Wim Ad Jaap Dirk Klaas Bert Ben Arie Leo Nico Ton Ruud Frans Harrie Sjaak
      Gerard Peter Rob Fred Frits Joop Hennie Martin Paul Ron René Erik Marcel Michel Jos Jeroen Frank Bram Maarten Wouter Evert Rinus
      Herman Albert Simon Luuk Karel Aad Koos Huub Sjef Lambert Chris Edwin Richard Ronald Anton Pieter Hugo Douwe`),
  },
  about: {
    self: [
      'Ik ben een rustig mens met droge humor.',
      'Vrienden zeggen dat ik goed kan luisteren, en ook goed kan lachen.',
      'Een nuchtere [vrouw|man] die graag buiten is.',
      'Ik hou van gezelligheid, maar ook van stilte.',
      'Gewoon gebleven, en dat bevalt prima.',
      'Ik sta positief in het leven en maak graag plannen.',
      'Ik ben iemand van afspraak is afspraak, en van koffie met iets lekkers erbij.',
      'Geboren in Zeeland, dus de wind zit in mijn hoofd.',
    ],
    working: [
      'Ik werk drie dagen per week in de thuiszorg, met veel plezier.',
      'Ik geef nog les op een basisschool en dat houdt me jong.',
      'Ik heb een kleine fietsenzaak, dus mijn band is altijd opgepompt.',
      'Ik werk op kantoor, maar mijn hart ligt buiten.',
      'Ik ben verpleegkundige en kan dus wel tegen een stootje.',
      'Nog een paar jaar werken, en dan begint het lange weekend.',
    ],
    retired: [
      'Na veertig jaar in het onderwijs geniet ik van de vrije dagen.',
      'Ik ben met pensioen en heb het drukker dan ooit.',
      'Vroeger was ik timmerman, nu maak ik vogelhuisjes voor de hele straat.',
      'Gepensioneerd, gezond en nog altijd nieuwsgierig.',
      'Ik heb jaren op de markt gestaan, een praatje maken kan ik dus wel.',
      'Sinds mijn pensioen doe ik vrijwilligerswerk in het buurthuis.',
    ],
    grandparent: [
      'Op woensdag pas ik op mijn kleinkinderen; dan wordt er gebakken en geknoeid.',
      'Ik ben de trotse [oma|opa] van vier kleinkinderen.',
      'Mijn kleindochter heeft me geholpen met dit profiel, dus klachten graag bij haar.',
    ],
    widowed: [
      'Vijf jaar geleden verloor ik mijn [man|vrouw]. Ik heb weer zin om iets moois te delen.',
      'Ik ben [weduwe|weduwnaar] na een lang en goed huwelijk.',
      'Het duurde even, maar de gordijnen zijn weer open.',
    ],
    divorced: [
      'Al een tijd gescheiden, en we gaan goed met elkaar om.',
      'Gescheiden, twee volwassen kinderen, en het leven lacht weer.',
      'Mijn huwelijk is rustig geëindigd. Ik kijk vooruit.',
    ],
    single: [
      'Ik woon al lang alleen en zou weer graag voor twee koken.',
      'Nooit getrouwd geweest; het liep gewoon anders.',
      'Alleen kan ik het goed vinden, maar samen is leuker.',
    ],
    likes: [
      ['gardening', 'Mijn tuin is klein, maar alles bloeit.'],
      ['gardening', 'In mijn moestuin groeit meer sla dan ik ooit op kan.'],
      ['music', 'Op dinsdagavond zing ik in een koor; niet mooi, wel hard.'],
      ['music', 'Ik draai nog platen: Boudewijn de Groot, en jazz als het regent.'],
      ['animals', 'Mijn hond laat me twee keer per dag uit.'],
      ['animals', 'Er woont hier een kat die denkt dat het huis van haar is.'],
      ['cooking', 'Op zaterdag bak ik brood en ruikt het hele huis lekker.'],
      ['cooking', 'Ik kook graag Indisch, en altijd te veel.'],
      ['outdoors', 'Ik zeil op de Friese meren zodra het weer het toelaat.'],
      ['beach', 'Uitwaaien op het strand, met daarna erwtensoep: heerlijk.'],
      ['hiking', 'Ik loop het Pieterpad, elk jaar een stukje.'],
      ['biking', 'Op de fiets langs de rivier, met een thermoskan in de tas.'],
      ['biking', 'Met de elektrische fiets ben ik overal, ook met tegenwind.'],
      ['reading', 'Ik lees alles, van krant tot dikke roman.'],
      ['theater', 'Een avond naar het theater maakt mijn week goed.'],
      ['travelling', 'Het liefst ga ik met de trein op reis; dan zie je nog eens wat.'],
      ['travelling', 'Met de caravan naar Frankrijk, en onderweg geen haast.'],
      ['dancing', 'Stijldansen leerde ik op mijn vijftigste, en nu wil ik niet meer stoppen.'],
      ['photography', 'Ik fotografeer vogels en wolken, vooral als het stil is.'],
      ['art', 'Ik schilder aquarellen; een paar daarvan mag u zien.'],
      ['sports', 'Elke ochtend zwem ik mijn baantjes.'],
      ['coffee', 'Een terrasje, een krant en goede koffie: meer hoeft niet.'],
      ['tea', 'Een pot thee en een goed gesprek, daar word ik blij van.'],
    ],
    seeks: [
      'Ik zoek {een lieve vrouw|een lieve man|een lief mens} met humor.',
      'Eerst samen koffie, dan zien we wel verder.',
      'Ik zou graag {een vrouw|een man|iemand} ontmoeten om mee te wandelen, te lachen en af en toe te mopperen.',
      'Ik zoek gezelschap, en wie weet wordt het meer.',
      'Eerlijkheid en warmte vind ik belangrijk; de rest komt vanzelf.',
      'Ik mis iemand om ’s avonds de dag mee door te nemen.',
      'Wie gaat er mee een weekend naar de Waddeneilanden?',
      'Ik hoop op {een vrouw|een man|iemand} die nog plannen maakt.',
    ],
    closings: [
      'Vertel me eens waar u vandaag om moest lachen.',
      'Ik antwoord altijd, beloofd.',
      'Schrijven over mezelf vind ik lastig; praten gaat beter.',
      'Stuur gerust een berichtje.',
      'En ja, die appeltaart bak ik echt zelf.',
    ],
  },
  talks: [
    {
      about: 'music',
      lines: [
        'Goedenavond! Ik las dat u in een koor zingt. Wat zingt u nu?',
        'Leuk dat u het vraagt. We oefenen de Messe van Gounod, het begint ergens op te lijken.',
        'Prachtig. Mag er ook publiek komen?',
        'Zeker, in mei in de dorpskerk. Met koffie na afloop.',
        'Dan kom ik voor de muziek én voor de koffie.',
      ],
    },
    {
      lines: [
        'Hallo, wat een mooie foto. Waar is dat?',
        'Op Terschelling, vorig najaar. Het waaide als een gek.',
        'Daar ben ik ook vaak geweest. Fietsen met wind mee en dan met de boot terug.',
        'Met wind mee! Dat is mij nog nooit gelukt.',
      ],
    },
    {
      about: 'gardening',
      lines: [
        'Dag! Hoe staat de moestuin erbij na al die regen?',
        'De slakken zijn er blij mee. Ik wat minder.',
        'Bij mij ook. Koffiedik schijnt te helpen.',
        'Dan moet ik meer koffie gaan drinken.',
        'Geen straf, dunkt me.',
        'Zeker niet in goed gezelschap.',
      ],
    },
    {
      about: 'cooking',
      lines: [
        'Hallo, ik zag dat u brood bakt. Met desem?',
        'Ja, al drie jaar dezelfde. Ik heb hem Bertus genoemd.',
        'Haha, dan hoort Bertus bij de familie.',
        'Hij luistert beter dan de kinderen.',
      ],
    },
    {
      about: 'biking',
      lines: [
        'Hallo! Ook een fietser, zie ik. Gewoon of elektrisch?',
        'Elektrisch, sinds vorig jaar. Ik schaam me er niet meer voor.',
        'Heel verstandig. Ik nog niet, maar het lonkt.',
        'Kom maar eens proberen, langs de Vecht is het mooi.',
      ],
    },
  ],
};
