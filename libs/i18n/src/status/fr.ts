import type { StatusWords } from '../status-words.js';

export const statusWords: StatusWords = {
  title: 'Est-ce que tout marche ?',
  summary: {
    up: 'Tout marche.',
    slow: 'Tout marche, mais une partie est lente.',
    down: 'Une partie du site ne marche pas en ce moment. Nous nous en occupons.',
    away: 'Le site ne répond pas en ce moment. Nous nous en occupons. Vous n’avez rien à faire.',
  },
  asOf: 'Situation du {time}. Cette page est mise à jour chaque minute.',
  again: 'Regarder à nouveau',
  home: 'Aller au site',
  parts: {
    site: { name: 'Pages et connexion', what: 'Ouvrir le site, vous connecter, modifier votre profil' },
    search: { name: 'Recherche', what: 'Trouver des personnes et voir des profils' },
    chat: { name: 'Discussions', what: 'Lire et écrire des messages' },
    photos: { name: 'Photos', what: 'Ajouter des photos et les regarder' },
    payments: { name: 'Paiements', what: 'Acheter des crédits' },
    mail: { name: 'E-mails', what: 'Les e-mails que nous vous envoyons' },
  },
  states: { up: 'Marche', slow: 'Marche, mais lentement', down: 'Ne marche pas' },
  incidents: {
    title: 'Ce que nous en disons',
    none: 'Ces 90 derniers jours, il n’y avait rien à signaler.',
    now: 'En ce moment',
    planned: 'Prévu',
    past: 'Plus tôt',
    trouble: 'Panne',
    work: 'Travaux prévus',
    since: 'Depuis le {time}',
    span: 'Du {from} au {until}',
    from: 'À partir du {from}',
  },
  history: {
    label: '{part}, les 90 derniers jours',
    share: 'Ces 90 derniers jours, cela a marché {percent} du temps.',
    shareSoFar: {
      one: 'Sur le seul jour mesuré jusqu’à présent, cela a marché {percent} du temps.',
      many: 'Sur les {count} jours mesurés jusqu’à présent, cela a marché {percent} du temps.',
      other: 'Sur les {count} jours mesurés jusqu’à présent, cela a marché {percent} du temps.',
    },
    unknown: 'Nous n’avons pas encore de chiffres.',
    good: 'Nous n’avons vu aucune panne.',
    badDays: 'Jours avec des pannes',
    slow: 'lent pendant {time}',
    down: 'n’a pas marché pendant {time}',
    legend:
      'Une barre par jour. Une grande barre, cela marchait. Une demi-barre, c’était lent. Une petite barre, cela ne marchait pas. Un point, nous n’avons pas de chiffres.',
  },
  languages: 'Cette page dans d’autres langues',
};
