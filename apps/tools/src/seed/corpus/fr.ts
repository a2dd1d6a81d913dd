import { type Corpus, words } from './corpus.js';

export const fr: Corpus = {
  names: {
    female:
      words(`Marie Monique Françoise Catherine Nathalie Isabelle Jacqueline Sylvie Anne Martine Nicole Christine Jeanne Denise Brigitte
      Chantal Michèle Danielle Annie Christiane Dominique Colette Sophie Véronique Valérie Geneviève Josiane Bernadette Yvette Odile Simone
      Hélène Élisabeth Paulette Patricia Claudine Éliane Corinne Pascale Agnès Béatrice Florence Laurence Marie-Claude Marie-Thérèse
      Marie-France Mireille Muriel Nadine Régine Solange Suzanne Thérèse Viviane Ghislaine Évelyne Édith Arlette Maryse Annick Joëlle Liliane
      Lucette Rolande`),
    male: words(`Jean Michel Pierre André Philippe Alain Bernard Jacques Daniel Gérard Patrick Christian Claude René Marcel Roger Serge Gilles
      Denis Didier Éric Pascal Laurent Thierry Bruno Dominique François Georges Guy Henri Hervé Hubert Jean-Claude Jean-Paul Jean-Pierre
      Jean-Luc Jean-Marie Joseph Louis Lucien Marc Maurice Olivier Paul Raymond Robert Roland Yves Yvon Antoine Benoît Charles Étienne
      Francis Frédéric Gilbert Léon Luc Norbert Régis Rémy Stéphane Sylvain Vincent Xavier`),
  },
  about: {
    self: [
      'On dit de moi que je sais écouter, et que je ris volontiers.',
      'Je suis d’un naturel calme, avec un humour un peu pince-sans-rire.',
      'J’aime les gens simples, les longues tables et les conversations qui s’égarent.',
      'Je suis plutôt [matinale|matinal], j’aime la maison quand elle est encore silencieuse.',
      'Toujours [curieuse|curieux], un peu [gourmande|gourmand], rarement de mauvaise humeur.',
      '[Née|Né] près de la mer, j’y retourne dès que je peux.',
      'La franchise me plaît, la gentillesse encore plus.',
      'Je ne cours plus après le temps ; je préfère marcher à côté.',
    ],
    working: [
      'Je travaille encore, à mi-temps, dans une petite librairie.',
      'J’enseigne au collège et mes élèves me tiennent en forme.',
      '[Infirmière|Infirmier] de métier, je sais écouter et garder le sourire.',
      'Je tiens une quincaillerie où l’on vient surtout pour bavarder.',
      'Encore quelques années de bureau, puis le grand week-end.',
      'Mon métier me fait beaucoup parler ; le soir, j’aime le silence.',
    ],
    retired: [
      'À la retraite depuis peu, je n’ai jamais eu autant à faire.',
      'Après quarante ans d’enseignement, je ne corrige plus que les mots croisés.',
      '[Retraitée|Retraité], en bonne santé, et l’envie de découvrir intacte.',
      'J’ai travaillé toute ma vie à l’hôpital ; je savoure les matins lents.',
      'Autrefois à la Poste, aujourd’hui je n’écris plus que des cartes postales.',
      'Je donne un coup de main dans une association, cela rythme mes semaines.',
    ],
    grandparent: [
      'Mes petits-enfants m’apprennent à me servir d’un téléphone.',
      'Le mercredi est réservé à mes petits-enfants et aux crêpes.',
      'Je suis [la grand-mère comblée|le grand-père comblé] de quatre petits-enfants.',
    ],
    widowed: [
      'J’ai perdu [mon mari|ma femme] il y a quatre ans. J’ai de nouveau envie de partager de belles journées.',
      '[Veuve|Veuf] après un long et heureux mariage.',
      'Il m’a fallu du temps, mais les volets sont rouverts.',
    ],
    divorced: [
      '[Divorcée|Divorcé] depuis quelques années, en bons termes.',
      'Une séparation sans éclat, deux grands enfants et le goût d’avancer.',
      '[Divorcée|Divorcé], plus sage et moins [pressée|pressé].',
    ],
    single: [
      'Je vis [seule|seul] depuis longtemps et j’aimerais de nouveau cuisiner pour deux.',
      'Je ne me suis jamais [mariée|marié] ; la vie en a décidé ainsi.',
      'La solitude ne me pèse pas, mais à deux, c’est plus gai.',
    ],
    likes: [
      ['gardening', 'Mon jardin est petit, mais mes rosiers n’en savent rien.'],
      ['gardening', 'Mon potager donne plus de courgettes que je ne peux en manger.'],
      ['music', 'Je chante dans une chorale, avec plus de cœur que de voix.'],
      ['music', 'Brassens le dimanche matin, Ravel quand il pleut.'],
      ['animals', 'Mon chien me promène deux fois par jour.'],
      ['animals', 'Je partage mon appartement avec un chat qui en est le propriétaire.'],
      ['cooking', 'Le samedi, je fais mon pain et toute la maison sent bon.'],
      ['cooking', 'Mon bœuf bourguignon mijote la veille : c’est là tout le secret.'],
      ['outdoors', 'Je fais de la voile en Bretagne dès que le vent le permet.'],
      ['hiking', 'Je marche beaucoup : un sentier, un pique-nique, et me voilà [heureuse|heureux].'],
      ['hiking', 'Chaque été, je fais un bout du chemin de Saint-Jacques.'],
      ['biking', 'À vélo le long du canal, je m’arrête à chaque écluse.'],
      ['reading', 'Il y a toujours un livre sur ma table de nuit et un autre dans mon sac.'],
      ['theater', 'J’ai mes habitudes au théâtre ; le fauteuil voisin est libre.'],
      ['travelling', 'Je voyage de préférence en train, on voit le pays.'],
      ['travelling', 'Un faible pour l’Italie, surtout hors saison.'],
      ['dancing', 'J’ai appris le tango à cinquante ans et je n’ai plus arrêté.'],
      ['photography', 'Je photographie les nuages et les marchés.'],
      ['movies', 'Un vieux film, une salle presque vide : mon bonheur du mardi.'],
      ['art', 'Je peins des aquarelles et j’offre les plus réussies.'],
      ['sports', 'Je nage tous les matins, avant d’avoir le temps d’hésiter.'],
      ['wine', 'Un verre de vin, un bon fromage et des amis : que demander de plus ?'],
    ],
    seeks: [
      'J’aimerais rencontrer {une femme tendre et drôle|un homme tendre et drôle|une personne tendre et drôle}.',
      'D’abord un café, ensuite une promenade, et puis nous verrons.',
      'Je cherche {une compagne|un compagnon|quelqu’un} pour voyager, parler et lire le journal à deux.',
      'La sincérité et la chaleur comptent pour moi ; le reste viendra.',
      'Ce qui me manque : quelqu’un à qui raconter ma journée.',
      'Si vous faites encore des projets, écrivez-moi.',
      'Je cherche de la compagnie, et davantage si le cœur s’en mêle.',
      'Sans précipitation : les belles rencontres prennent leur temps.',
    ],
    closings: [
      'Dites-moi ce qui vous a fait sourire aujourd’hui.',
      'Je réponds à tous les messages aimables.',
      'Parler de moi n’est pas mon fort ; autour d’un café, ce sera plus facile.',
      'N’hésitez pas à me dire bonjour.',
      'Et oui, la tarte aux pommes est vraiment de moi.',
    ],
  },
  talks: [
    {
      about: 'music',
      lines: [
        'Bonsoir ! J’ai lu que vous chantiez. Que répétez-vous en ce moment ?',
        'C’est gentil de demander. Le Requiem de Fauré, et nous sommes presque justes.',
        'Je l’ai entendu un soir dans une petite église, je ne l’ai jamais oublié.',
        'Alors venez au concert, au mois de mai. Il y a toujours un gâteau après.',
        'Le gâteau me décide. Je viendrai.',
      ],
    },
    {
      lines: [
        'Bonsoir, quelle belle photo. Où était-ce ?',
        'Au bord du lac d’Annecy, à la fin de l’été.',
        'J’y suis [allée|allé] il y a longtemps, à vélo.',
        'Le tour du lac est encore plus beau en octobre.',
      ],
    },
    {
      about: 'gardening',
      lines: [
        'Bonsoir ! Comment va le jardin après l’orage ?',
        'Les haricots sont couchés, mais les rosiers ont tenu bon.',
        'Courageux rosiers. Les miens se cachent.',
        'Laissez-leur une semaine. Ils reviennent toujours.',
      ],
    },
    {
      about: 'cooking',
      lines: [
        'Votre pain fait envie. Est-ce difficile ?',
        'Pas du tout, il faut seulement de la patience et une nuit de repos.',
        'De la patience, j’en ai. C’est mon four qui m’inquiète.',
        'Je vous envoie la recette, si vous voulez.',
        'Avec plaisir ! Je vous dirai la vérité sur le résultat.',
      ],
    },
    {
      about: 'travelling',
      lines: [
        'Vous aimez le train, moi aussi. Quel a été votre plus beau voyage ?',
        'La ligne des Cévennes, un matin de brume.',
        'Elle est sur ma liste depuis des années.',
        'Mettez-la tout en haut.',
      ],
    },
  ],
};
