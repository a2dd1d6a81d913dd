import { type Corpus, words } from './corpus.js';

export const da: Corpus = {
  names: {
    female:
      words(`Anne Kirsten Hanne Mette Anna Helle Susanne Lene Marianne Inge Inger Karen Bente Lone Jette Pia Else Gitte Birgit Charlotte
      Maria Ulla Lis Birthe Tina Ellen Vibeke Dorthe Annette Grethe Jytte Tove Ruth Bodil Lise Rita Aase Britta Conny Connie Edith Elisabeth
      Elsebeth Eva Gerda Hanna Henriette Ida Ingelise Irma Joan Jonna Judith Kate Kirsa Lissi Lisbeth Margit Merete Rikke Sanne Solveig Winnie
      Yrsa`),
    male: words(`Peter Jens Lars Henrik Søren Niels Hans Jørgen Ole Erik Michael Per Poul Knud Thomas Bent Kurt Svend Finn Carsten Torben
      Flemming Leif Claus Kim Allan Jesper John Morten Steen Bo Brian Preben Villy Verner Aage Arne Benny Bjarne Børge Christian Egon Ejner
      Frank Freddy Frede Gert Gunnar Helge Holger Ib Ivan Jan Johannes Karl Kaj Keld Kenneth Mogens Orla Otto Palle Tage Ulrik`),
  },
  about: {
    self: [
      'Mine venner siger, at jeg er god til at lytte og let til latter.',
      'Jeg er et roligt menneske med tør humor.',
      'Jeg holder af mennesker, ærlig snak og lange morgenborde.',
      'Nysgerrig, tidligt oppe og sjældent i dårligt humør.',
      'Jeg trives bedst ude, men siger aldrig nej til en aften ved brændeovnen.',
      'Jeg er vokset op ved vandet, og der vender jeg tilbage igen og igen.',
      'Jeg kan lide de enkle ting: frisk kaffe, sol på terrassen og en at snakke med.',
      'Jeg er holdt op med at skynde mig, og det var på tide.',
    ],
    working: [
      'Jeg arbejder på deltid på biblioteket og lever resten af ugen.',
      'Jeg er skolelærer, og eleverne holder mig ung.',
      'Jeg arbejder i hjemmeplejen, så jeg kan både lytte og le på skæve tidspunkter.',
      'Jeg har en lille butik, hvor folk mest kommer ind for at snakke.',
      'Et par år endnu på kontoret, og så begynder den lange weekend.',
      'På arbejdet taler jeg hele dagen, så om aftenen nyder jeg stilheden.',
    ],
    retired: [
      'Siden jeg gik på pension, har jeg aldrig haft så travlt.',
      'Efter fyrre år i folkeskolen retter jeg nu kun krydsord.',
      'Pensionist, rask og stadig nysgerrig.',
      'Jeg var tømrer hele livet; nu bygger jeg fuglekasser til hele vejen.',
      'Et langt liv på hospitalet, nu nyder jeg de langsomme morgener.',
      'Jeg er frivillig i genbrugsbutikken, det giver rytme i ugen.',
    ],
    grandparent: [
      'Mine børnebørn lærer mig telefonen, og jeg lærer dem at spille kort.',
      'Om onsdagen henter jeg børnebørnene, og så bager vi pandekager.',
      'Jeg er stolt [bedstemor|bedstefar] til fire.',
    ],
    widowed: [
      'Jeg mistede min [mand|kone] for fire år siden. Nu vil jeg gerne dele gode dage igen.',
      '[Enke|Enkemand] efter et langt og godt ægteskab.',
      'Det tog sin tid, men nu er vinduerne åbne igen.',
    ],
    divorced: [
      'Skilt for nogle år siden, og vi er gode venner.',
      'Mit ægteskab sluttede stille og roligt. Tilbage er to dejlige, voksne børn.',
      'Skilt, klogere og uden hast.',
    ],
    single: [
      'Jeg har boet alene længe og vil gerne lave mad til to igen.',
      'Det blev aldrig til et bryllup, livet ville det anderledes.',
      'Jeg har det godt i eget selskab, men bedre i godt selskab.',
    ],
    likes: [
      ['gardening', 'Min have er lille, men det ved roserne ikke.'],
      ['gardening', 'I kolonihaven dyrker jeg flere squash, end nogen kan spise.'],
      ['music', 'Jeg synger i kor om tirsdagen, mere af hjertet end med stemmen.'],
      ['music', 'Kim Larsen søndag morgen, jazz når det regner.'],
      ['animals', 'Min hund lufter mig to gange om dagen.'],
      ['animals', 'Jeg bor hos en kat, som bestemmer det meste.'],
      ['cooking', 'Om lørdagen bager jeg rugbrød, og så dufter hele huset.'],
      ['cooking', 'Stegt flæsk med persillesovs: det kan jeg udenad.'],
      ['outdoors', 'Jeg sejler i det sydfynske, når vinden vil.'],
      ['beach', 'En vintertur på stranden med blæst i håret gør mig glad.'],
      ['hiking', 'Jeg går en tur i skoven hver dag, også når det regner.'],
      ['biking', 'Jeg cykler til torvet og tager den lange vej hjem.'],
      ['reading', 'På mit natbord ligger der altid tre bøger.'],
      ['theater', 'En aften i teatret redder min uge.'],
      ['travelling', 'Helst rejser jeg med tog, så når man at se noget.'],
      ['travelling', 'Jeg har en svaghed for Bornholm i september.'],
      ['dancing', 'Jeg lærte at danse som halvtredsårig og vil ikke holde op igen.'],
      ['photography', 'Jeg fotograferer skyer og fugle, som regel lidt for sent.'],
      ['movies', 'En gammel dansk film og en kop te, så er jeg tilfreds.'],
      ['art', 'Jeg maler akvareller og forærer de pæne væk.'],
      ['sports', 'Jeg er vinterbader, og ja, det er koldt hver gang.'],
      ['coffee', 'Eftermiddagskaffe med hjemmebag er en livsholdning.'],
    ],
    seeks: [
      'Jeg håber at møde {en varm kvinde|en varm mand|et varmt menneske} med humor.',
      'Først en kop kaffe, så en gåtur, og så må vi se.',
      'Jeg søger {en kvinde|en mand|en} at rejse med, snakke med og læse avis med.',
      'Ærlighed og varme betyder meget, resten kommer af sig selv.',
      'Jeg savner en at fortælle om dagen til.',
      'Skriv endelig, hvis du stadig lægger planer.',
      'Jeg søger selskab, og mere hvis det vil sig sådan.',
      'Ingen hast. Det gode må gerne tage tid.',
    ],
    closings: [
      'Fortæl mig, hvad du grinede ad i dag.',
      'Jeg svarer på alle venlige beskeder.',
      'Jeg er bedre til at tale end til at skrive, helst over en kop kaffe.',
      'Sig hej, det koster ikke noget.',
      'Og ja, æblekagen bager jeg selv.',
    ],
  },
  talks: [
    {
      about: 'music',
      lines: [
        'God aften! Jeg læste, at du synger i kor. Hvad øver I på?',
        'Hvor sødt, at du spørger. Højskolesange, og det lyder næsten af noget.',
        'Dem kan jeg aldrig få nok af. Må man komme og lytte?',
        'Meget gerne. Der er kagebord bagefter.',
        'Så er den sag afgjort.',
      ],
    },
    {
      lines: [
        'Hej! Sikke et dejligt billede. Hvor er det taget?',
        'I Skagen, en aften i august.',
        'Der var vi hver sommer, da jeg var barn.',
        'Lyset er det samme endnu.',
      ],
    },
    {
      about: 'gardening',
      lines: [
        'Hej! Hvordan gik det med haven i stormen?',
        'Bønnerne ligger ned, men roserne klarede sig.',
        'Tapre roser. Mine gemmer sig stadig.',
        'Giv dem en uge, de kommer altid igen.',
      ],
    },
    {
      about: 'cooking',
      lines: [
        'Dit rugbrød lyder skønt. Er det svært?',
        'Slet ikke, det kræver bare tålmodighed og en nats søvn.',
        'Tålmodighed har jeg. Det er ovnen, der bekymrer mig.',
        'Jeg kan sende opskriften, hvis du vil.',
        'Ja tak! Jeg lover at melde ærligt tilbage.',
      ],
    },
    {
      about: 'travelling',
      lines: [
        'Jeg kan se, at du er glad for tog. Hvilken rejse var bedst?',
        'Gennem Alperne til Venedig, med næsen mod ruden hele dagen.',
        'Den har stået på min liste i årevis.',
        'Så flyt den op øverst.',
      ],
    },
  ],
};
