import { type Corpus, words } from './corpus.js';

export const en: Corpus = {
  names: {
    female:
      words(`Margaret Susan Linda Christine Patricia Carol Barbara Janet Anne Jean Sheila Maureen Pauline Sandra Jennifer Judith Gillian
      Helen Diane Elaine Wendy Valerie Marion Kathleen Eileen Rosemary Hilary Lesley Lynn Jacqueline Denise Julie Deborah Karen Alison Jane
      Sarah Fiona Heather Teresa Angela Beverley Yvonne Joan Dorothy Brenda Shirley Joyce Sylvia Marilyn Frances Bridget Geraldine Moira
      Gwen Penelope Nicola Tracey Amanda Caroline Philippa Catherine Ruth Veronica`),
    male: words(`David John Peter Michael Alan Robert Brian Roger Keith Derek Malcolm Trevor Graham Barry Colin Kenneth Geoffrey Raymond Dennis
      Stephen Paul Ian Andrew Martin Christopher Philip Richard Anthony Nigel Clive Stuart Neil Gordon Douglas Donald Leonard Norman Stanley
      Gerald Howard Roy Terence Hugh Patrick Desmond Eamonn Liam Duncan Alastair Kevin Simon Mark Gary Russell Timothy Julian Frank Edward
      George William Thomas James Charles Henry`),
  },
  about: {
    self: [
      'Friends say I am good company and a fair listener.',
      'I am a calm sort of person with a dry sense of humour.',
      'I laugh easily, mostly at myself.',
      'I am happiest outdoors, but I never say no to a pot of tea by the fire.',
      'Born by the sea, and I never moved far from it.',
      'I like people, plain speaking and a well-laid table.',
      'I am not one for fuss: give me a good walk and a good talk.',
      'A [woman|man] of simple tastes, apart from chocolate.',
    ],
    working: [
      'I work three days a week at the library and keep the other four for living.',
      'I still teach, and I still like it.',
      'I run a small shop with too many lamps in it.',
      'I am a nurse, so I know how to listen and how to laugh at odd hours.',
      'Working part-time now and planning the next chapter.',
      'I drive the village bus and know everybody by name.',
    ],
    retired: [
      'I retired after thirty years in schools and have never been busier.',
      'After a life at the post office I now sort only my tomatoes.',
      'I was an engineer; these days I mend clocks and other people’s toasters.',
      'Retired, in good health, and still curious.',
      'I spent my working life in a hospital and now enjoy slow mornings.',
      'The mortgage is paid, the children have flown, and the kettle is on.',
    ],
    grandparent: [
      'Three grandchildren keep me young and a little out of breath.',
      'On Wednesdays I collect my grandson from school; that hour is sacred.',
      'My granddaughter taught me how to do this, so please be kind.',
    ],
    widowed: [
      'I lost my [husband|wife] four years ago. I am ready to share good days again.',
      'Widowed, after a long and happy marriage. I know what a good thing it can be.',
      'It took me a while after I was left alone, but the curtains are open again.',
    ],
    divorced: [
      'Divorced for some years now, on friendly terms.',
      'My marriage ended quietly. What is left is two fine children and a lot of common sense.',
      'Divorced, wiser, and no longer in a hurry.',
    ],
    single: [
      'I have lived on my own for a long time and would like to cook for two.',
      'Somehow it never came to marriage. It is not for want of trying.',
      'I like my own company, but I like good company more.',
    ],
    likes: [
      ['gardening', 'My garden is small, but the roses do not know that.'],
      ['gardening', 'I grow more courgettes than one person can eat.'],
      ['music', 'I sing alto or bass, whichever the choir is short of.'],
      ['music', 'Jazz on Sunday morning, Bach when it rains.'],
      ['animals', 'My dog takes me for a walk twice a day, whatever the weather.'],
      ['animals', 'I share the house with a cat who thinks it is hers.'],
      ['cooking', 'I bake bread on Saturdays; the neighbours follow the smell.'],
      ['cooking', 'Sunday lunch is my party piece, gravy included.'],
      ['outdoors', 'I sail when the wind allows and talk about it when it does not.'],
      ['hiking', 'I walk the coast path, a bit further every year.'],
      ['biking', 'I cycle to the market, and if the sun is out I take the long way back.'],
      ['reading', 'There is always a book beside my bed and another in my bag.'],
      ['theater', 'I go to the theatre whenever someone will come along.'],
      ['travelling', 'Trains are my favourite way to travel: you see where you are.'],
      ['travelling', 'I have a soft spot for Portugal in October.'],
      ['dancing', 'I learned to dance at fifty, and it shows, but I enjoy it.'],
      ['photography', 'I take too many photographs of clouds and birds.'],
      ['movies', 'I love an old film with a proper ending.'],
      ['art', 'I paint watercolours. Some of them are even finished.'],
      ['sports', 'I swim in the morning, before I have time to think about it.'],
      ['wine', 'A glass of red with friends is hard to beat.'],
      ['coffee', 'I know every good coffee within ten miles.'],
    ],
    seeks: [
      'I hope to meet {a kind woman|a kind man|someone kind} with a sense of humour.',
      'I am looking for company first, and for more if it comes.',
      'It would be nice to find {a woman|a man|someone} to travel with, or simply to read the paper with.',
      'I look for honesty, warmth and a good laugh; the rest is a bonus.',
      'No hurry. A walk, a coffee, and then we shall see.',
      'TestMember to ring at the end of the day: that is what I miss.',
      'If you like being outdoors and can put up with my singing, do write.',
      'I would love to meet {a woman|a man|a person} who still makes plans.',
    ],
    closings: [
      'Tell me what made you smile today.',
      'I answer every friendly message.',
      'Not good at writing about myself; better over coffee.',
      'Do say hello. I do not bite.',
      'And yes, that is really my garden.',
    ],
  },
  talks: [
    {
      about: 'music',
      lines: [
        'Good evening! I read that you sing. What is your choir working on?',
        'How nice of you to ask. Fauré at the moment, and we are nearly in tune.',
        'I heard it once in a small church, and I have never forgotten it.',
        'Then you must come to the concert in May. There is cake afterwards.',
        'Cake decides it. Count me in.',
      ],
    },
    {
      lines: [
        'Hello there. Your photo made me smile. Where was it taken?',
        'On the cliffs near home, on the only dry day of the summer.',
        'I know that sort of summer. Do you walk there often?',
        'Every Sunday, if the knees agree.',
      ],
    },
    {
      about: 'cooking',
      lines: [
        'Your bread sounds wonderful. Is it difficult to make?',
        'Not at all, it only needs patience. Flour, water, salt and a night’s sleep.',
        'Patience I have. It is the oven that worries me.',
        'I could send you the recipe, if you like.',
        'Yes please! I will report honestly.',
        'Honest reports only. I can take it.',
      ],
    },
    {
      about: 'travelling',
      lines: [
        'Hello, I see we both like trains. Which journey was your best?',
        'The night train to the Highlands. I woke up among the deer.',
        'That has been on my list for years.',
        'Then put it at the top. It is worth it.',
      ],
    },
    {
      about: 'gardening',
      lines: [
        'Hello! How is the garden after the storm?',
        'The beans are flat, but the roses stood up for themselves.',
        'Brave roses. Mine are hiding.',
        'Give them a week. They always come back.',
        'You sound as if you know what you are talking about.',
      ],
    },
  ],
};
