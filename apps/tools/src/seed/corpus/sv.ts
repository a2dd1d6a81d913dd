import { type Corpus, words } from './corpus.js';

export const sv: Corpus = {
  names: {
    female:
      words(`Anna Eva Maria Karin Kristina Lena Birgitta Ingrid Marie Kerstin Margareta Gunilla Inger Elisabeth Marianne Susanne Monica
      Ulla Annika Helena Ann-Marie Barbro Britt Anita Gunnel Berit Siv Agneta Yvonne Åsa Anette Ann Camilla Carina Cecilia Christina Ewa
      Gerd Gun Gunvor Görel Inga-Lill Irene Jenny Katarina Kajsa Lisbeth Lotta Maj-Britt Majken Malin Märta Mona Pia Ragnhild Rut Sonja
      Solveig Solweig Svea Ulrika Vera Viveka Helén`),
    male: words(`Lars Anders Mikael Johan Per Karl Erik Jan Peter Thomas Bengt Göran Hans Bo Nils Lennart Leif Sven Ulf Stefan Rolf Gunnar
      Olof Kjell Mats Magnus Christer Håkan Roland Bertil Ingemar Åke Stig Börje Arne Kent Tommy Kenneth Jörgen Roger Urban Torbjörn Tore
      Sture Staffan Rune Ragnar Ove Olle Mattias Lars-Erik Krister Kurt Joakim Ingvar Holger Hasse Gösta Fredrik Folke Evert Conny Claes
      Allan`),
  },
  about: {
    self: [
      'Vännerna säger att jag lyssnar bra och skrattar lätt.',
      'Jag är en lugn person med torr humor.',
      'Jag tycker om människor, raka besked och långa frukostar.',
      'Morgonpigg, nyfiken och sällan på dåligt humör.',
      'Jag trivs bäst utomhus, men säger aldrig nej till en stund framför brasan.',
      'Uppvuxen vid havet, och dit längtar jag jämt.',
      'Jag gillar enkla saker: nybryggt kaffe, sol på trappan, någon att prata med.',
      'Jag har slutat skynda mig, och det var ett bra beslut.',
    ],
    working: [
      'Jag jobbar deltid på biblioteket och lever på resten av tiden.',
      'Jag är lärare och eleverna håller mig ung.',
      'Jag arbetar inom vården, så jag kan både lyssna och skratta på udda tider.',
      'Jag driver en liten butik dit folk mest kommer för att prata.',
      'Några år kvar på kontoret, sedan börjar den långa helgen.',
      'På jobbet pratar jag hela dagen, så på kvällen uppskattar jag tystnad.',
    ],
    retired: [
      'Sedan jag gick i pension har jag aldrig haft så mycket att göra.',
      'Efter fyrtio år i skolan rättar jag numera bara korsord.',
      'Pensionär, frisk och fortfarande nyfiken.',
      'Jag körde buss i hela mitt liv; nu åker jag gärna med.',
      'Ett långt liv på sjukhuset; nu njuter jag av långsamma morgnar.',
      'Jag hjälper till på Röda Korset två dagar i veckan, det ger rytm åt veckan.',
    ],
    grandparent: [
      'Mina barnbarn lär mig telefonen, jag lär dem spela kort.',
      'På onsdagar hämtar jag barnbarnen och då blir det pannkakor.',
      'Jag är stolt [mormor|morfar] till fyra.',
    ],
    widowed: [
      'Jag förlorade min [man|fru] för fyra år sedan. Nu vill jag dela goda dagar igen.',
      '[Änka|Änkling] efter ett långt och fint äktenskap.',
      'Det tog sin tid, men nu står fönstren öppna igen.',
    ],
    divorced: [
      'Skild sedan några år, som vänner.',
      'Mitt äktenskap tog slut i stillhet. Kvar finns två fina vuxna barn.',
      'Skild, klokare och utan brådska.',
    ],
    single: [
      'Jag har bott ensam länge och skulle gärna laga mat för två igen.',
      'Det blev aldrig något giftermål, livet ville annorlunda.',
      'Jag trivs med mig själv, men ännu bättre i gott sällskap.',
    ],
    likes: [
      ['gardening', 'Min trädgård är liten, men rosorna vet inte om det.'],
      ['gardening', 'I kolonin odlar jag mer squash än någon kan äta upp.'],
      ['music', 'Jag sjunger i kör på tisdagar, hellre än bra.'],
      ['music', 'Evert Taube på söndagsmorgonen, jazz när det regnar.'],
      ['animals', 'Hunden rastar mig två gånger om dagen.'],
      ['animals', 'Jag bor hos en katt som bestämmer det mesta.'],
      ['cooking', 'På lördagar bakar jag bröd och då doftar hela huset.'],
      ['cooking', 'Mina kanelbullar har gått i arv, receptet är hemligt.'],
      ['outdoors', 'Jag seglar i skärgården så fort vinden vill.'],
      ['outdoors', 'Svamp på hösten, och mina ställen avslöjar jag inte.'],
      ['hiking', 'Jag vandrar i fjällen, lite kortare varje år men lika glatt.'],
      ['biking', 'Jag cyklar till torget och tar långa vägen hem.'],
      ['reading', 'På mitt nattduksbord ligger alltid tre böcker.'],
      ['theater', 'En kväll på teatern räddar min vecka.'],
      ['travelling', 'Helst reser jag med tåg, då hinner man se något.'],
      ['travelling', 'Jag har en svaghet för Gotland i september.'],
      ['dancing', 'Foxtrot och bugg, helst till levande musik.'],
      ['photography', 'Jag fotograferar moln och fåglar, oftast lite för sent.'],
      ['movies', 'En gammal svartvit film och en kopp te, då är jag nöjd.'],
      ['art', 'Jag målar akvarell och ger bort dem som blir bra.'],
      ['sports', 'Jag badar varje morgon, året om.'],
      ['coffee', 'Fika klockan tre är ingen vana, det är en livshållning.'],
    ],
    seeks: [
      'Jag hoppas träffa {en varm kvinna|en varm man|en varm människa} med humor.',
      'Först en kopp kaffe, sedan en promenad, sedan får vi se.',
      'Jag söker {en kvinna|en man|någon} att resa med, prata med och läsa tidningen med.',
      'Ärlighet och värme är viktigt, resten ordnar sig.',
      'Jag saknar någon att berätta om dagen för.',
      'Skriv gärna om du fortfarande gör upp planer.',
      'Jag söker sällskap, och mer om det vill sig.',
      'Ingen brådska. Det goda får ta sin tid.',
    ],
    closings: [
      'Berätta vad du skrattade åt i dag.',
      'Jag svarar på alla vänliga meddelanden.',
      'Jag är bättre på att prata än att skriva, helst över en kaffe.',
      'Säg hej, det kostar ingenting.',
      'Och ja, äppelkakan bakar jag själv.',
    ],
  },
  talks: [
    {
      about: 'music',
      lines: [
        'God kväll! Jag läste att du sjunger i kör. Vad övar ni på?',
        'Vad roligt att du frågar. Lucia, fast det bara är oktober.',
        'Man kan aldrig börja för tidigt. Får man komma och lyssna?',
        'Gärna! Det blir lussebullar efteråt.',
        'Då är saken klar.',
      ],
    },
    {
      lines: [
        'Hej! Vilken fin bild. Var är den tagen?',
        'På Öland, en kväll i augusti.',
        'Dit åkte vi varje sommar när jag var barn.',
        'Det är sig likt. Vinden också.',
      ],
    },
    {
      about: 'gardening',
      lines: [
        'Hej! Hur gick det för trädgården i stormen?',
        'Bönorna ligger, men rosorna stod emot.',
        'Modiga rosor. Mina gömmer sig fortfarande.',
        'Ge dem en vecka, de kommer alltid tillbaka.',
      ],
    },
    {
      about: 'cooking',
      lines: [
        'Ditt bröd låter underbart. Är det svårt?',
        'Inte alls, det behöver bara tålamod och en natts sömn.',
        'Tålamod har jag. Det är ugnen som oroar mig.',
        'Jag kan skicka receptet om du vill.',
        'Ja tack! Jag lovar att rapportera ärligt.',
      ],
    },
    {
      about: 'travelling',
      lines: [
        'Jag ser att du gillar tåg. Vilken resa var bäst?',
        'Inlandsbanan, med renar utanför fönstret.',
        'Den har stått på min lista i åratal.',
        'Flytta upp den överst.',
      ],
    },
  ],
};
