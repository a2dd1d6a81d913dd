import { type Corpus, words } from './corpus.js';

export const pl: Corpus = {
  names: {
    female: words(`Maria Krystyna Anna Barbara Teresa Elżbieta Janina Zofia Jadwiga Danuta Halina Irena Ewa Małgorzata Helena Grażyna Bożena
      Stanisława Jolanta Marianna Urszula Wanda Alicja Dorota Agnieszka Beata Katarzyna Joanna Wiesława Renata Iwona Genowefa Kazimiera
      Stefania Hanna Lucyna Józefa Mirosława Zdzisława Regina Władysława Marzena Aneta Izabela Aleksandra Bogumiła Celina Czesława Edyta
      Emilia Felicja Gabriela Honorata Henryka Bernadeta Jagoda Kinga Lidia Ludmiła Monika Róża Sabina Sylwia Violetta`),
    male: words(`Jan Andrzej Stanisław Józef Tadeusz Jerzy Zbigniew Krzysztof Henryk Ryszard Kazimierz Marek Marian Piotr Janusz Mirosław
      Wiesław Zdzisław Adam Edward Mieczysław Roman Czesław Grzegorz Wojciech Dariusz Jacek Leszek Jarosław Bogdan Bogusław Zygmunt Stefan
      Władysław Eugeniusz Wacław Paweł Tomasz Robert Mariusz Waldemar Sławomir Artur Antoni Bronisław Franciszek Ireneusz Julian Karol
      Lech Ludwik Maciej Michał Rafał Romuald Sylwester Walenty Wincenty Witold Zenon Cezary Arkadiusz Leon Ignacy`),
  },
  about: {
    self: [
      'Znajomi mówią, że umiem słuchać i lubię się śmiać.',
      'Jestem osobą spokojną, z poczuciem humoru.',
      'Lubię ludzi, szczere rozmowy i długie śniadania.',
      'Wstaję wcześnie i pierwszą godzinę dnia mam tylko dla siebie.',
      '[Ciekawa|Ciekawy] świata, trochę [łakoma|łakomy] na słodycze, rzadko w złym humorze.',
      'Twardo stoję na ziemi, ale lubię pomarzyć.',
      'Cenię prostotę, dobre słowo i dotrzymane obietnice.',
      'Już się nie spieszę i dobrze mi z tym.',
    ],
    working: [
      'Jeszcze pracuję, na pół etatu, w osiedlowej bibliotece.',
      'Uczę w szkole podstawowej i dzięki dzieciom czuję się młodo.',
      'Pracuję w szpitalu, więc umiem słuchać i uśmiechać się o każdej porze.',
      'Prowadzę mały sklep, do którego ludzie wpadają porozmawiać.',
      'Jeszcze parę lat w biurze, a potem długi weekend.',
      'W pracy dużo mówię, dlatego wieczorem lubię ciszę.',
    ],
    retired: [
      'Odkąd jestem na emeryturze, nie mam wolnej chwili.',
      'Przez czterdzieści lat [uczyłam|uczyłem] w szkole; teraz poprawiam tylko krzyżówki.',
      'Na emeryturze, w dobrym zdrowiu i wciąż z apetytem na życie.',
      'Całe życie [przepracowałam|przepracowałem] na kolei, dziś jeżdżę pociągiem dla przyjemności.',
      '[Pracowałam|Pracowałem] w szpitalu; dziś cieszę się powolnym porankiem.',
      'Pomagam w domu kultury, to dobry rytm na emeryturę.',
    ],
    grandparent: [
      'Wnuki uczą mnie telefonu, a ja ich grać w karty.',
      'W środy odbieram wnuka ze szkoły i robimy naleśniki.',
      'Jestem [dumną babcią|dumnym dziadkiem] czworga wnucząt.',
    ],
    widowed: [
      'Cztery lata temu [straciłam męża|straciłem żonę]. Znów mam ochotę dzielić z kimś dobre dni.',
      'Jestem [wdową|wdowcem] po długim i dobrym małżeństwie.',
      'Trochę to trwało, ale okna są znowu otwarte.',
    ],
    divorced: [
      'Od kilku lat po rozwodzie, w zgodzie.',
      'Moje małżeństwo skończyło się spokojnie; zostało dwoje wspaniałych dzieci.',
      'Po rozwodzie, [mądrzejsza|mądrzejszy] i [spokojniejsza|spokojniejszy].',
    ],
    single: [
      'Od dawna mieszkam [sama|sam] i chętnie znów [ugotowałabym|ugotowałbym] dla dwojga.',
      'Do ślubu jakoś nie doszło, tak się życie ułożyło.',
      '[Sama|Sam] też sobie radzę, ale we dwoje jest weselej.',
    ],
    likes: [
      ['gardening', 'Mam małą działkę i wielkie plany na wiosnę.'],
      ['gardening', 'Z moich pomidorów korzysta cała klatka schodowa.'],
      ['music', 'Śpiewam w chórze, głośniej niż ładniej.'],
      ['music', 'W niedzielę Chopin, przy gotowaniu Czerwone Gitary.'],
      ['animals', 'Mój pies wyprowadza mnie dwa razy dziennie.'],
      ['animals', 'Mieszkam z kotem, który uważa, że to jego mieszkanie.'],
      ['cooking', 'W sobotę piekę chleb i pachnie w całym domu.'],
      ['cooking', 'Moje pierogi znikają szybciej, niż je lepię.'],
      ['outdoors', 'Jesienią chodzę na grzyby i nie zdradzam miejsc.'],
      ['outdoors', 'Żegluję po Mazurach, gdy tylko wieje.'],
      ['hiking', 'W góry chodzę powoli, za to z termosem i dobrym humorem.'],
      ['biking', 'Rowerem jeżdżę na targ i wracam dłuższą drogą.'],
      ['reading', 'Na mojej szafce nocnej zawsze leżą trzy książki.'],
      ['theater', 'Wieczór w teatrze poprawia mi cały tydzień.'],
      ['travelling', 'Najbardziej lubię podróże pociągiem, bo widać świat za oknem.'],
      ['travelling', 'Mam słabość do Bałtyku w październiku.'],
      ['dancing', 'Tańczyć [nauczyłam|nauczyłem] się po pięćdziesiątce i już nie chcę przestać.'],
      ['photography', 'Fotografuję chmury i stare drzwi.'],
      ['movies', 'Stary polski film i herbata z cytryną to mój ulubiony wieczór.'],
      ['art', 'Maluję akwarele, te udane rozdaję.'],
      ['sports', 'Rano pływam, zanim zdążę się rozmyślić.'],
      ['tea', 'Herbata z malinami i dobra rozmowa: niczego więcej nie trzeba.'],
    ],
    seeks: [
      'Chętnie poznam {ciepłą kobietę|ciepłego mężczyznę|ciepłą osobę} z poczuciem humoru.',
      'Najpierw kawa, potem spacer, a potem zobaczymy.',
      'Szukam {towarzyszki|towarzysza|kogoś} do podróży, rozmów i wspólnego czytania gazety.',
      'Ważna jest dla mnie szczerość i ciepło; reszta przyjdzie sama.',
      'Brakuje mi kogoś, komu można wieczorem opowiedzieć, jak minął dzień.',
      'Jeśli wciąż masz plany, napisz.',
      'Szukam towarzystwa, a jeśli z tego wyniknie coś więcej, tym lepiej.',
      'Bez pośpiechu: dobre znajomości potrzebują czasu.',
    ],
    closings: [
      'Napisz, co Cię dziś rozśmieszyło.',
      'Odpowiadam na każdą miłą wiadomość.',
      'O sobie pisze mi się trudno; przy kawie idzie łatwiej.',
      'Śmiało, przywitaj się.',
      'I tak, szarlotkę naprawdę piekę z własnych jabłek.',
    ],
  },
  talks: [
    {
      about: 'music',
      lines: [
        'Dobry wieczór! Widzę, że śpiew to także Twoja pasja. Co teraz ćwiczycie?',
        'Miło, że pytasz. Kolędy, choć to dopiero jesień, ale nam trzeba więcej czasu.',
        'Kolędy mogę śpiewać cały rok.',
        'To zapraszam na koncert, po nim jest zawsze ciasto.',
        'Ciasto mnie przekonało.',
      ],
    },
    {
      lines: [
        'Dobry wieczór, jakie piękne zdjęcie. Gdzie to?',
        'W Kazimierzu nad Wisłą, we wrześniu.',
        'Mam stamtąd same dobre wspomnienia.',
        'Warto tam wracać, zwłaszcza gdy nie ma tłumu.',
      ],
    },
    {
      about: 'gardening',
      lines: [
        'Dobry wieczór! Jak działka po tej burzy?',
        'Fasola leży, ale róże się obroniły.',
        'Dzielne róże. Moje jeszcze się chowają.',
        'Daj im tydzień, zawsze wracają.',
      ],
    },
    {
      about: 'cooking',
      lines: [
        'Zazdroszczę domowego chleba. Czy to trudne?',
        'Wcale nie, potrzeba tylko cierpliwości i jednej nocy.',
        'Cierpliwość mam. Gorzej z piekarnikiem.',
        'Chętnie prześlę przepis.',
        'Poproszę! Opowiem szczerze, co z tego wyszło.',
      ],
    },
    {
      about: 'travelling',
      lines: [
        'Widzę, że też lubisz pociągi. Która podróż była najlepsza?',
        'Przez Alpy do Wenecji, cały dzień z nosem przy szybie.',
        'Od lat mam ją na swojej liście.',
        'To przesuń ją na sam początek.',
      ],
    },
  ],
};
