import { type Corpus, words } from './corpus.js';

export const nb: Corpus = {
  names: {
    female: words(`Anne Inger Kari Marit Liv Ingrid Berit Astrid Bjørg Solveig Randi Hilde Anna Marianne Nina Bente Elisabeth Ellen Kirsten
      Turid Grete Tone Heidi Wenche Eva Gerd Sissel Unni Torill Aud Reidun Åse Else Karin Ragnhild Gunn Sigrid Mari Trine Anita Hanne Siri
      Merete Laila Vigdis Elin Ruth Mette Kristin Kjersti Gro Bodil Ingeborg Borghild Guri Synnøve Jorunn Brit Tove Rigmor Lillian Monica
      Rita Anne-Lise`),
    male: words(`Jan Per Bjørn Ole Lars Kjell Knut Svein Arne Thomas Hans Geir Tor Morten Terje Odd Erik Rune John Trond Harald Magne Øyvind
      Einar Olav Gunnar Steinar Leif Egil Nils Frode Tore Rolf Roar Finn Jon Pål Stein Dag Asbjørn Sverre Arvid Roy Helge Sigurd Reidar
      Ivar Johan Karl Martin Torbjørn Vidar Kåre Oddvar Jostein Halvor Håkon Trygve Kristian Jarle Eirik Ragnar Asle Sigmund`),
  },
  about: {
    self: [
      'Vennene mine sier at jeg er god til å lytte og ler lett.',
      'Jeg er et rolig menneske med tørr humor.',
      'Jeg liker folk, ærlig tale og lange frokoster.',
      'Nysgjerrig, tidlig oppe og sjelden i dårlig humør.',
      'Jeg trives best ute, men sier aldri nei til en kveld foran peisen.',
      'Vokste opp ved fjorden, og dit vender jeg stadig tilbake.',
      'Jeg liker enkle ting: kaffe på kanne, sol i veggen og noen å prate med.',
      'Jeg har sluttet å skynde meg, og det var på tide.',
    ],
    working: [
      'Jeg jobber deltid på biblioteket og lever resten av uka.',
      'Jeg er lærer, og elevene holder meg ung.',
      'Jeg jobber i helsevesenet, så jeg kan både lytte og le til alle døgnets tider.',
      'Jeg driver en liten butikk der folk mest kommer innom for praten.',
      'Noen år igjen på kontoret, så begynner langhelga.',
      'På jobben snakker jeg hele dagen, så om kvelden setter jeg pris på stillhet.',
    ],
    retired: [
      'Etter at jeg ble pensjonist, har jeg aldri hatt det så travelt.',
      'Etter førti år i skolen retter jeg nå bare kryssord.',
      'Pensjonist, frisk og fortsatt nysgjerrig.',
      'Jeg var til sjøs i mange år, nå holder jeg meg til båten på fjorden.',
      'Et langt liv på sykehuset, nå nyter jeg trege morgener.',
      'Jeg er frivillig på frivilligsentralen, det gir rytme i uka.',
    ],
    grandparent: [
      'Barnebarna lærer meg telefonen, jeg lærer dem kortspill.',
      'Onsdag henter jeg barnebarna, og da blir det vafler.',
      'Jeg er stolt [bestemor|bestefar] til fire.',
    ],
    widowed: [
      'Jeg mistet [mannen|kona] min for fire år siden. Nå vil jeg dele gode dager igjen.',
      '[Enke|Enkemann] etter et langt og godt ekteskap.',
      'Det tok sin tid, men nå står vinduene åpne igjen.',
    ],
    divorced: [
      'Skilt for noen år siden, og vi er venner.',
      'Ekteskapet tok slutt i stillhet. Igjen står to flotte, voksne barn.',
      'Skilt, klokere og uten hastverk.',
    ],
    single: [
      'Jeg har bodd alene lenge og vil gjerne lage middag for to igjen.',
      'Det ble aldri noe bryllup, livet ville det annerledes.',
      'Jeg trives i eget selskap, men enda bedre i godt selskap.',
    ],
    likes: [
      ['gardening', 'Hagen er liten, men det vet ikke rosene.'],
      ['gardening', 'Jeg dyrker mer poteter enn én person kan spise.'],
      ['music', 'Jeg synger i kor på tirsdager, med mer hjerte enn stemme.'],
      ['music', 'Alf Prøysen på søndag morgen, jazz når det regner.'],
      ['animals', 'Hunden lufter meg to ganger om dagen.'],
      ['animals', 'Jeg bor hos en katt som bestemmer det meste.'],
      ['cooking', 'På lørdag baker jeg brød, og da lukter hele huset godt.'],
      ['cooking', 'Fårikål i september, og alltid nok til gjester.'],
      ['outdoors', 'Jeg fisker fra egen båt og overdriver bare litt.'],
      ['outdoors', 'Langrenn om vinteren, blåbær om høsten.'],
      ['hiking', 'Jeg går fra hytte til hytte, litt kortere for hvert år.'],
      ['biking', 'Jeg sykler til butikken og tar den lange veien hjem.'],
      ['reading', 'På nattbordet mitt ligger det alltid tre bøker.'],
      ['theater', 'En kveld i teateret redder uka mi.'],
      ['travelling', 'Helst reiser jeg med tog, da rekker man å se noe.'],
      ['travelling', 'Hurtigruten har jeg tatt to ganger, og gjerne en til.'],
      ['dancing', 'Swing og gammeldans, helst til trekkspill.'],
      ['photography', 'Jeg fotograferer skyer og fugler, som regel litt for sent.'],
      ['movies', 'En gammel film og en kopp te, så er jeg fornøyd.'],
      ['art', 'Jeg maler akvareller og gir bort dem som blir fine.'],
      ['sports', 'Jeg bader hver morgen, hele året.'],
      ['coffee', 'Kaffe på termos og kvikklunsj på en stein: bedre blir det ikke.'],
    ],
    seeks: [
      'Jeg håper å treffe {en varm kvinne|en varm mann|et varmt menneske} med humor.',
      'Først en kopp kaffe, så en tur, så får vi se.',
      'Jeg ser etter {en kvinne|en mann|noen} å reise med, prate med og lese avisen med.',
      'Ærlighet og varme er viktig, resten ordner seg.',
      'Jeg savner noen å fortelle om dagen til.',
      'Skriv gjerne hvis du fortsatt legger planer.',
      'Jeg ønsker meg selskap, og mer hvis det vil seg slik.',
      'Ingen hast. Gode ting tar tid.',
    ],
    closings: [
      'Fortell meg hva du lo av i dag.',
      'Jeg svarer på alle hyggelige meldinger.',
      'Jeg er flinkere til å prate enn å skrive, helst over en kaffe.',
      'Si hei, det koster ingenting.',
      'Og ja, eplekaka baker jeg selv.',
    ],
  },
  talks: [
    {
      about: 'music',
      lines: [
        'God kveld! Jeg leste at du synger i kor. Hva øver dere på?',
        'Så hyggelig at du spør. Julesanger, enda det bare er oktober.',
        'Man kan aldri begynne for tidlig. Kan man komme og høre på?',
        'Gjerne! Det blir lussekatter etterpå.',
        'Da er saken avgjort.',
      ],
    },
    {
      lines: [
        'Hei! For et fint bilde. Hvor er det?',
        'I Lofoten, en kveld i juni. Sola gikk aldri ned.',
        'Dit har jeg lenge hatt lyst.',
        'Reis i juni, da sover man likevel ikke.',
      ],
    },
    {
      about: 'gardening',
      lines: [
        'Hei! Hvordan gikk det med hagen i stormen?',
        'Ertene ligger flate, men rosene sto imot.',
        'Tapre roser. Mine gjemmer seg ennå.',
        'Gi dem en uke, de kommer alltid tilbake.',
      ],
    },
    {
      about: 'cooking',
      lines: [
        'Brødet ditt høres herlig ut. Er det vanskelig?',
        'Slett ikke, det trenger bare tålmodighet og en natts søvn.',
        'Tålmodighet har jeg. Det er stekeovnen som bekymrer meg.',
        'Jeg kan sende oppskriften hvis du vil.',
        'Ja takk! Jeg lover å rapportere ærlig.',
      ],
    },
    {
      about: 'travelling',
      lines: [
        'Jeg ser at du liker tog. Hvilken reise var best?',
        'Raumabanen, med nesa mot ruta hele veien.',
        'Den har stått på lista mi i årevis.',
        'Flytt den øverst.',
      ],
    },
  ],
};
