import type { ModerationWords } from '../words.js';

export const moderationWords: ModerationWords = {
  rules: {
    money: 'Ne demandez pas aux autres membres d’argent, de cadeaux ni de coordonnées bancaires, et ne leur en proposez pas.',
    fake: 'Soyez la personne que vous dites être : votre nom, vos photos, votre âge.',
    insult: 'Respectez les autres : pas d’insultes, pas de menaces, pas de haine.',
    sexual: 'Pas de messages ni d’images à caractère sexuel que l’autre n’a pas demandés.',
    danger: 'Ne faites rien qui mette quelqu’un en danger.',
    minor: 'Tout contenu sexuel qui concerne des enfants est interdit.',
    photo: 'Les photos vous montrent et sont convenables. Personne d’autre n’y figure sans son accord.',
    advertising: 'Pas de publicité, et rien qui mène vers d’autres services.',
    other: 'Nos conditions d’utilisation.',
  },
  measures: {
    warning: 'Ceci est un avertissement. Votre compte reste tel qu’il est.',
    removal: 'Nous avons retiré {what}. Votre compte reste tel qu’il est.',
    restriction: 'Jusqu’au {date}, vous ne pouvez pas commencer de nouvelle conversation. Vos conversations en cours continuent.',
    suspension: 'Votre compte est fermé jusqu’au {date}. D’ici là, personne ne le voit.',
    ban: 'Votre compte est fermé définitivement.',
  },
  removed: {
    photos: { one: 'une photo', many: '{count} de vos photos', other: '{count} de vos photos' },
    text: 'le texte de votre profil',
    messages: { one: 'un message', many: '{count} de vos messages', other: '{count} de vos messages' },
  },
  labels: {
    measure: 'Ce que nous avons décidé',
    rule: 'La règle qui n’a pas été respectée',
    source: 'Comment nous l’avons appris',
    decider: 'Qui a décidé',
    message: 'Le message',
    photo: 'La photo',
  },
  sources: {
    report: 'Quelqu’un l’a signalé le {date}. Nous l’avons examiné nous-mêmes.',
    complaint: 'Quelqu’un nous a envoyé une réclamation le {date}. Nous l’avons examinée nous-mêmes.',
    review: 'Nous l’avons vu le {date}, en examinant les nouvelles photos et les nouveaux textes.',
    own: 'Nous l’avons vu nous-mêmes. Un membre de notre équipe l’a examiné.',
    automation: 'Un contrôle automatique a attiré notre attention. Un membre de notre équipe l’a ensuite examiné.',
  },
  contents: {
    message: 'Votre message du {date} : « {text} »',
    bare: 'Votre message du {date}',
    photo: 'La photo que vous avez ajoutée le {date}',
    captioned: 'La photo que vous avez ajoutée le {date} : « {text} »',
  },
  rulesLink: 'Lire nos règles',
  decider: 'Une personne de notre équipe, pas un ordinateur.',
  deciders: 'Deux personnes de notre équipe, pas un ordinateur.',
  decision: {
    subject: 'Notre décision au sujet de votre compte sur {site}',
    preview: 'Ce que nous avons décidé, pourquoi, et ce que vous pouvez faire.',
    text: 'Nous avons examiné quelque chose qui s’est passé sur {site}, et nous avons pris une décision au sujet de votre compte.',
    button: 'Je ne suis pas d’accord',
    why: 'Vous recevez cet e-mail parce que nous avons pris une décision au sujet de votre compte sur {site}.',
  },
  redress:
    'Vous pouvez contester cette décision jusqu’au {date}. Appuyez sur le bouton et dites-nous pourquoi. Une autre personne examinera alors votre cas, gratuitement. Vous pouvez aussi vous adresser à un organisme de règlement des litiges ou à un tribunal.',
  closedRedress:
    'Nous ne pouvons pas en dire plus. Si vous n’êtes pas d’accord, appuyez sur le bouton et écrivez-nous : une personne vous lira. Vous pouvez aussi saisir un organe de règlement extrajudiciaire des litiges ou un tribunal.',
  reportDecided: {
    subject: 'Votre signalement {receipt} : notre décision',
    preview: 'Nous avons examiné votre signalement.',
    text: 'Merci pour votre signalement du {date}. Nous l’avons examiné et nous avons agi. Nous ne disons pas comment : cela reste entre nous et l’autre membre.',
    nothing:
      'Merci pour votre signalement du {date}. Nous l’avons examiné et n’avons rien trouvé de contraire à nos règles. Si cela continue, signalez-le de nouveau. Vous pouvez aussi bloquer ce membre à tout moment.',
    button: 'Lire nos conseils de sécurité',
    note: 'Vous n’êtes pas d’accord ? Écrivez-nous en indiquant le numéro {receipt}.',
    why: 'Vous recevez cet e-mail parce que vous avez fait un signalement sur {site}.',
  },
  complaintLabels: { reference: 'Votre numéro', received: 'Reçue le', due: 'Réponse au plus tard le' },
  complaintReceived: {
    subject: 'Nous avons reçu votre réclamation {receipt}',
    preview: 'Ceci est votre accusé de réception. Gardez le numéro {receipt}.',
    text: 'Merci de nous avoir prévenus. Nous avons reçu votre réclamation le {date}. Une personne de notre équipe la lit, pas un ordinateur. Vous recevrez ensuite un e-mail avec notre réponse.',
    button: 'En savoir plus sur les réclamations',
    note: 'Vous êtes en danger, ou vous avez perdu de l’argent ? N’attendez pas notre réponse : appelez le 112, la police ou votre banque.',
    why: 'Vous recevez cet e-mail parce qu’une réclamation a été faite sur {site} avec cette adresse e-mail. Ce n’était pas vous ? Vous n’avez rien à faire.',
  },
  complaintDecided: {
    subject: 'Votre réclamation {receipt} : notre réponse',
    preview: 'Nous avons examiné votre réclamation.',
    text: 'Merci pour votre réclamation du {date}. Nous l’avons examinée et nous avons agi. S’agit-il d’un autre membre ? Alors nous ne disons pas comment : cela reste entre nous et ce membre.',
    nothing:
      'Merci pour votre réclamation du {date}. Nous l’avons examinée avec soin et n’avons rien trouvé de contraire à la loi ou à nos règles. S’agit-il de votre argent, de vos données ou de votre compte ? Nous réglons cela avec vous séparément.',
    answered: 'Merci pour votre réclamation du {date}. Une personne de notre équipe l’a lue et vous répond avec ses propres mots :',
    button: 'Faire une autre réclamation',
    note: 'Vous n’êtes pas d’accord ? Écrivez-nous en indiquant le numéro {receipt}. Vous pouvez aussi vous adresser à un organisme de règlement des litiges ou à un tribunal.',
    why: 'Vous recevez cet e-mail parce qu’une réclamation a été faite sur {site} avec cette adresse e-mail.',
  },
  fraudWarning: {
    subject: 'Attention à {name}',
    preview: 'Nous avons fermé le compte de {name}.',
    text: 'Vous avez été en contact avec {name} sur {site}. {name} demandait de l’argent à d’autres personnes. Nous avons fermé ce compte. N’envoyez rien à {name}, et ne répondez pas non plus par d’autres moyens.',
    button: 'Lire nos conseils de sécurité',
    note: 'Vous avez envoyé de l’argent ou des coordonnées bancaires ? Appelez votre banque aujourd’hui et prévenez la police. Cela arrive à beaucoup de gens. Ce n’est pas votre faute.',
    why: 'Vous recevez cet e-mail parce que vous avez été en contact avec ce membre sur {site}.',
  },
  creditsBack: {
    one: 'Nous vous avons rendu {count} crédit dépensé pour {name}.',
    many: 'Nous vous avons rendu {count} de crédits dépensés pour {name}.',
    other: 'Nous vous avons rendu {count} crédits dépensés pour {name}.',
  },
  fraudCleared: {
    subject: 'Nous nous sommes trompés au sujet de {name}',
    preview: 'Le compte de {name} est de nouveau ouvert.',
    text: 'Sur {site}, nous vous avions mis en garde contre {name} et fermé ce compte. Une autre personne a ensuite réexaminé le cas : c’était une erreur. {name} n’a pas enfreint nos règles, et le compte est de nouveau ouvert. Nous en sommes désolés, pour vous et pour {name}.',
    credits: 'Les crédits que nous vous avons rendus restent à vous.',
    button: 'Voir mes messages',
    note: 'Notre conseil reste le même pour tous : n’envoyez jamais d’argent à quelqu’un que vous n’avez pas rencontré.',
    why: 'Vous recevez cet e-mail parce que nous vous avions mis en garde contre ce membre de {site}.',
  },
  appealDecided: {
    subject: 'Votre contestation : notre décision',
    preview: 'Une autre personne a examiné votre cas.',
    text: 'Une personne qui n’a pas pris part à la première décision l’a réexaminée. La décision est maintenue.',
    overturned:
      'Une personne qui n’a pas pris part à la première décision l’a réexaminée. Cette décision était une erreur, et nous en sommes désolés. Tout est de nouveau comme avant.',
    button: 'Aller sur {site}',
    note: 'Vous pouvez encore vous adresser à un organisme de règlement des litiges ou à un tribunal.',
    why: 'Vous recevez cet e-mail parce que vous avez contesté une décision de {site}.',
    alone: {
      preview: 'Le propriétaire du site a réexaminé votre cas.',
      text: 'Personne d’autre ici ne pouvait la réexaminer : c’est le propriétaire du site, qui avait pris part à la décision, qui l’a fait. La décision est maintenue.',
      overturned:
        'Personne d’autre ici ne pouvait la réexaminer : c’est le propriétaire du site, qui avait pris part à la décision, qui l’a fait. Cette décision était une erreur, et nous en sommes désolés. Tout est de nouveau comme avant.',
    },
  },
  dismissalAppeal: {
    text: 'Une personne qui n’a pas pris part à la première décision a réexaminé ce que vous nous avez dit. Elle non plus n’a rien trouvé de contraire à nos règles.',
    overturned:
      'Une personne qui n’a pas pris part à la première décision a réexaminé ce que vous nous avez dit. Vous avez eu raison de contester : le dossier est rouvert. Nous vous dirons ce qu’il en est.',
    alone: {
      text: 'Personne d’autre ici ne pouvait réexaminer le cas : c’est le propriétaire du site, qui avait pris part à la décision, qui l’a fait. Il ne trouve toujours rien de contraire à nos règles.',
      overturned:
        'Personne d’autre ici ne pouvait réexaminer le cas : c’est le propriétaire du site, qui avait pris part à la décision, qui l’a fait. Vous avez eu raison de contester : le dossier est rouvert. Nous vous dirons ce qu’il en est.',
    },
  },
  verification: {
    why: 'Vous recevez cet e-mail parce que vous avez demandé à {site} de comparer un selfie avec vos photos.',
    gone: 'Votre selfie est effacé. Les autres membres ne l’ont jamais vu.',
    look: 'Voir mon badge',
    again: 'Réessayer',
    reason: 'Pourquoi',
    reasons: {
      other_person: 'La personne du selfie ne ressemble pas à celle de vos photos.',
      no_pose: 'La pose demandée n’est pas sur la photo.',
      unclear: 'La photo est trop sombre ou pas assez nette.',
      no_face: 'On ne voit pas un visage entier.',
      not_live: 'La photo semble retouchée, ou prise d’un écran.',
    },
    approved: {
      subject: 'Votre profil est vérifié',
      preview: 'Votre profil a maintenant le badge.',
      text: 'Un modérateur a comparé votre selfie avec vos photos. C’est bien vous. Votre profil a maintenant le badge « Vérifié ».',
    },
    refused: {
      subject: 'Votre selfie : essayez encore',
      preview: 'Ce selfie n’a pas suffi.',
      text: 'Un modérateur a comparé votre selfie avec vos photos et n’a pas pu vérifier que c’est vous. Vous pouvez réessayer avec une nouvelle pose.',
    },
    expired: {
      subject: 'Votre selfie : envoyez-en un nouveau',
      preview: 'Nous ne l’avons pas regardé à temps.',
      text: 'Nous n’avons pas regardé votre selfie à temps. C’est notre faute, et nous le regrettons. Envoyez-en un nouveau, s’il vous plaît.',
    },
    lost: {
      subject: 'Votre badge est caché',
      preview: 'Vous avez une autre photo principale.',
      text: 'Le badge « Vérifié » dit que nous avons comparé votre photo principale avec un selfie. Vous avez maintenant une autre photo principale, le badge est donc caché. Choisissez de nouveau la photo d’avant, ou envoyez un nouveau selfie.',
    },
  },
};
