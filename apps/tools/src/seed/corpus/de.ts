import { type Corpus, words } from './corpus.js';

export const de: Corpus = {
  names: {
    female:
      words(`Monika Renate Ursula Karin Helga Ingrid Gisela Brigitte Christa Elke Petra Sabine Gabriele Angelika Barbara Marion Heike Birgit
      Susanne Andrea Martina Claudia Cornelia Silvia Christine Doris Regina Ilse Hannelore Erika Waltraud Edith Rosemarie Inge Gudrun Bärbel
      Annette Beate Ute Ulrike Dagmar Jutta Margit Anneliese Elisabeth Gerda Heidi Irmgard Karola Lieselotte Marlies Roswitha Sigrid Veronika
      Anke Bettina Katrin Kerstin Simone Silke Tanja Nicole Stefanie Hildegard`),
    male: words(`Peter Klaus Hans Jürgen Wolfgang Michael Werner Dieter Manfred Horst Günter Helmut Heinz Gerhard Bernd Rainer Uwe Karl Walter Rolf
      Thomas Andreas Frank Stefan Joachim Norbert Ulrich Herbert Kurt Heinrich Siegfried Rudolf Harald Reinhard Erwin Georg Josef Franz Martin
      Christian Matthias Ralf Jörg Holger Axel Volker Detlef Hartmut Lothar Eberhard Ernst Friedrich Gerd Hubert Ludwig Markus Olaf Otto Paul
      Robert Roland Torsten Willi Alfred`),
  },
  about: {
    self: [
      'Ich bin ein ruhiger Mensch mit trockenem Humor.',
      'Meine Freunde sagen, ich könne gut zuhören und noch besser lachen.',
      'Ich stehe mit beiden Beinen im Leben und bin gern draußen.',
      'Ich mag ehrliche Worte und lange Frühstücke.',
      'Bodenständig, neugierig und für vieles zu begeistern: So würde ich mich beschreiben.',
      'Große Worte liegen mir nicht, gute Gespräche schon.',
      'Ich bin [eine Frühaufsteherin|ein Frühaufsteher] und genieße die erste Stunde des Tages.',
      'Mit sich selbst sollte man lachen können; ich übe täglich.',
    ],
    working: [
      'Ich arbeite noch halbtags in einer Apotheke, und das gern.',
      'Ich unterrichte an einer Grundschule, das hält jung.',
      'Ich führe eine kleine Buchhandlung mit knarrendem Boden.',
      'In meinem Beruf rede ich viel, deshalb mag ich abends die Stille.',
      'Noch ein paar Jahre im Büro, dann beginnt das lange Wochenende.',
      'Ich bin in der Pflege tätig und habe dort das Zuhören gelernt.',
    ],
    retired: [
      'Seit ich in Rente bin, hat die Woche zu wenige Tage.',
      'Früher war ich [Lehrerin|Lehrer], heute korrigiere ich nur noch Kreuzworträtsel.',
      'Im Ruhestand, gesund und immer noch neugierig.',
      'Vierzig Jahre lang habe ich Maschinen gebaut, jetzt repariere ich alte Uhren.',
      'Nach einem langen Berufsleben im Krankenhaus genieße ich langsame Vormittage.',
      'Ich helfe zweimal in der Woche bei der Tafel, das gibt dem Ruhestand einen Rhythmus.',
    ],
    grandparent: [
      'Meine drei Enkel halten mich auf Trab, und das ist gut so.',
      'Mittwochs ist [Oma|Opa]-Tag, da wird gebacken und gekleckert.',
      'Mein Enkel hat mir hier geholfen; Beschwerden bitte an ihn.',
    ],
    widowed: [
      'Vor vier Jahren ist [mein Mann|meine Frau] gestorben. Jetzt freue ich mich wieder auf gemeinsame Tage.',
      'Ich bin [Witwe|Witwer] nach einer langen, guten Ehe.',
      'Es hat gedauert, aber die Fenster stehen wieder offen.',
    ],
    divorced: [
      'Seit einigen Jahren geschieden, und im Guten.',
      'Geschieden, zwei erwachsene Kinder, mit dem Leben versöhnt.',
      'Meine Ehe ging leise zu Ende. Nun schaue ich nach vorn.',
    ],
    single: [
      'Ich lebe schon lange allein und würde gern wieder für zwei kochen.',
      'Zum Heiraten kam es nie, es fehlte wohl der richtige Augenblick.',
      'Allein sein kann ich gut, zu zweit ist es schöner.',
    ],
    likes: [
      ['gardening', 'Mein Garten ist klein, aber die Rosen wissen das nicht.'],
      ['gardening', 'Ich ziehe meine Tomaten selbst vor, jedes Jahr zu viele.'],
      ['music', 'Donnerstags singe ich im Chor, mehr laut als schön.'],
      ['music', 'Bach am Morgen, Udo Jürgens beim Bügeln.'],
      ['animals', 'Mein Hund führt mich zweimal am Tag aus.'],
      ['animals', 'Meine Katze duldet mich in ihrer Wohnung.'],
      ['cooking', 'Samstags backe ich Brot, dann duftet das ganze Haus.'],
      ['cooking', 'Mein Sauerbraten braucht drei Tage und ist jeden davon wert.'],
      ['outdoors', 'Im Herbst gehe ich in die Pilze und verrate keine Stellen.'],
      ['hiking', 'Am liebsten wandere ich in den Bergen, mit Einkehr.'],
      ['hiking', 'Jedes Jahr laufe ich ein Stück Fernwanderweg weiter.'],
      ['biking', 'Mit dem Rad an der Elbe entlang, das ist mein Sommer.'],
      ['reading', 'Auf meinem Nachttisch liegen immer drei Bücher.'],
      ['theater', 'Ich habe ein Abonnement im Theater, und der Platz neben mir ist frei.'],
      ['travelling', 'Ich reise am liebsten mit dem Zug, da sieht man etwas.'],
      ['travelling', 'Die Ostsee im November: leer, windig, wunderbar.'],
      ['dancing', 'Mit fünfzig habe ich Tango gelernt und nicht mehr aufgehört.'],
      ['photography', 'Ich fotografiere Vögel, meistens zu spät.'],
      ['art', 'Ich male Aquarelle und verschenke die gelungenen.'],
      ['sports', 'Morgens schwimme ich meine Bahnen, bevor ich darüber nachdenken kann.'],
      ['wine', 'Ein Glas Riesling auf dem Balkon, dazu gute Gesellschaft.'],
      ['coffee', 'Kaffee und Kuchen um drei ist für mich keine Frage, sondern Kultur.'],
    ],
    seeks: [
      'Ich suche {eine herzliche Frau|einen herzlichen Mann|einen herzlichen Menschen} mit Humor.',
      'Erst ein Kaffee, dann ein Spaziergang, und dann sehen wir weiter.',
      'Schön wäre {eine Frau|ein Mann|jemand} zum Reisen, Reden und Zeitunglesen.',
      'Ehrlichkeit und Wärme sind mir wichtig, alles andere findet sich.',
      'Ich wünsche mir jemanden, dem ich abends vom Tag erzählen kann.',
      'Wer noch Pläne macht und gern lacht, darf sich melden.',
      'Ich suche Gesellschaft, und wenn mehr daraus wird, umso besser.',
      'Vielleicht gibt es {eine Frau, der|einen Mann, dem|jemanden, dem} die Sonntage auch zu still sind.',
    ],
    closings: [
      'Erzählen Sie mir, worüber Sie heute gelacht haben.',
      'Ich antworte auf jede freundliche Nachricht.',
      'Über mich zu schreiben fällt mir schwer; bei einem Kaffee geht es besser.',
      'Schreiben Sie ruhig, ich beiße nicht.',
      'Und ja, den Apfelkuchen backe ich wirklich selbst.',
    ],
  },
  talks: [
    {
      about: 'music',
      lines: [
        'Guten Abend! Sie singen im Chor, habe ich gelesen. Was proben Sie gerade?',
        'Schön, dass Sie fragen. Mendelssohn, und langsam klingt es auch danach.',
        'Den Elias habe ich einmal im Dom gehört. Unvergesslich.',
        'Dann müssen Sie im Mai zu unserem Konzert kommen. Danach gibt es Kuchen.',
        'Kuchen überzeugt mich immer.',
      ],
    },
    {
      lines: [
        'Hallo, was für ein schönes Bild. Wo ist das?',
        'Am Bodensee, letzten September. Das Wasser war noch warm.',
        'Da wollte ich immer schon hin, mit dem Fahrrad.',
        'Ein guter Plan. Es ist fast alles eben.',
      ],
    },
    {
      about: 'gardening',
      lines: [
        'Hallo! Wie geht es dem Garten nach dem Gewitter?',
        'Die Bohnen liegen flach, aber die Rosen haben sich gewehrt.',
        'Tapfere Rosen. Meine verstecken sich noch.',
        'In einer Woche sind sie wieder da, Sie werden sehen.',
      ],
    },
    {
      about: 'cooking',
      lines: [
        'Ihr Brot klingt köstlich. Ist das schwierig?',
        'Gar nicht, es braucht nur Geduld. Mehl, Wasser, Salz und eine Nacht Ruhe.',
        'Geduld habe ich. Nur mein Ofen macht mir Sorgen.',
        'Ich schicke Ihnen gern das Rezept.',
        'Sehr gern! Ich berichte dann ehrlich.',
      ],
    },
    {
      about: 'travelling',
      lines: [
        'Ich sehe, Sie reisen gern mit der Bahn. Welche Strecke war die schönste?',
        'Über die Alpen nach Venedig. Ich habe nur aus dem Fenster geschaut.',
        'Das steht seit Jahren auf meiner Liste.',
        'Dann setzen Sie es nach ganz oben.',
      ],
    },
  ],
};
