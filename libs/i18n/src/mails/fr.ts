import type { MailWords } from '../words.js';

export const someone = 'Ce membre';

export const mails: MailWords = {
  hello: 'Bonjour,',
  helloName: 'Bonjour {name},',
  goodbye: 'Bien cordialement, {site}',
  buttonFails: 'Le bouton ne marche pas ? Copiez cette adresse dans votre navigateur :',
  questions: 'Vous avez une question ? Écrivez à {email} ou appelez le {phone}.',
  activation: {
    subject: 'Confirmez votre adresse e-mail pour {site}',
    preview: 'Un clic, et vous pouvez commencer.',
    text: 'Bienvenue sur {site} ! Confirmez votre adresse e-mail. Ensuite, les autres membres pourront vous voir et vous écrire.',
    button: 'Confirmer mon adresse e-mail',
    code: 'Vous pouvez aussi taper ce code sur le site :',
    valid: {
      one: 'Le lien est valable {count} heure.',
      many: 'Le lien est valable {count} heures.',
      other: 'Le lien est valable {count} heures.',
    },
    why: 'Vous recevez cet e-mail parce que quelqu’un s’est inscrit sur {site} avec cette adresse. Ce n’était pas vous ? Alors vous n’avez rien à faire.',
  },
  reset: {
    subject: 'Choisissez un nouveau mot de passe pour {site}',
    preview: 'Avec ce lien, vous choisissez un nouveau mot de passe.',
    text: 'Vous avez demandé un nouveau mot de passe. Choisissez-le avec le bouton ci-dessous. Vos autres appareils seront alors déconnectés.',
    button: 'Choisir un nouveau mot de passe',
    valid: {
      one: 'Le lien marche une seule fois, pendant {count} heure.',
      many: 'Le lien marche une seule fois, pendant {count} heures.',
      other: 'Le lien marche une seule fois, pendant {count} heures.',
    },
    notYou: 'Vous ne l’avez pas demandé ? Alors vous n’avez rien à faire. Votre mot de passe reste le même.',
    why: 'Vous recevez cet e-mail parce que quelqu’un a demandé un nouveau mot de passe pour votre compte sur {site}.',
  },
  mailChange: {
    subject: 'Confirmez votre nouvelle adresse e-mail pour {site}',
    preview: 'Un clic, et nous vous écrivons ici.',
    text: 'Vous voulez utiliser cette adresse pour votre compte sur {site}. Confirmez-la avec le bouton ci-dessous. D’ici là, rien ne change.',
    button: 'Utiliser cette adresse',
    why: 'Vous recevez cet e-mail parce que quelqu’un a donné cette adresse pour un compte sur {site}. Ce n’était pas vous ? Alors vous n’avez rien à faire.',
  },
  mailChanged: {
    subject: 'Votre adresse e-mail sur {site} a été changée',
    preview: 'Ce n’était pas vous ? Vous pouvez la rétablir.',
    text: 'À partir de maintenant, nous écrivons à votre nouvelle adresse. Ce n’est pas vous qui l’avez fait ? Appuyez sur le bouton ci-dessous. Votre ancienne adresse revient, et tous les appareils sont déconnectés.',
    button: 'Rétablir mon ancienne adresse',
    why: 'Vous recevez cet e-mail parce que c’était l’adresse de votre compte sur {site}.',
  },
  passwordChanged: {
    subject: 'Votre mot de passe sur {site} a été changé',
    preview: 'Ce n’était pas vous ? Vous pouvez le rétablir.',
    text: 'Votre compte a un nouveau mot de passe. Ce n’est pas vous qui l’avez fait ? Appuyez sur le bouton ci-dessous. Votre ancien mot de passe revient, et tous les appareils sont déconnectés.',
    button: 'Rétablir mon ancien mot de passe',
    why: 'Vous recevez cet e-mail parce que le mot de passe de votre compte sur {site} a été changé.',
  },
  newDevice: {
    subject: 'Nouvelle connexion à votre compte sur {site}',
    preview: 'Ce n’était pas vous ? Alors choisissez un nouveau mot de passe.',
    text: 'Quelqu’un vient de se connecter à votre compte avec un navigateur que vous n’aviez pas encore utilisé.',
    button: 'Choisir un nouveau mot de passe',
    why: 'Vous recevez cet e-mail parce que quelqu’un s’est connecté à votre compte sur {site}. Nous vous le disons toujours.',
    device: 'Navigateur',
    at: 'Quand',
    unknown: 'Inconnu',
    note: 'C’était vous ? Alors vous n’avez rien à faire. Ce n’était pas vous ? Choisissez un nouveau mot de passe : tous les appareils seront déconnectés.',
  },
  accountHelped: {
    subject: 'Nous avons modifié votre compte sur {site}',
    preview: 'Vous ne l’avez pas demandé ? Dites-le-nous.',
    done: {
      address_confirmed:
        'Notre équipe a confirmé votre adresse e-mail pour vous. Désormais, les autres membres peuvent vous voir et vous écrire.',
      lockout_ended:
        'À votre demande, notre équipe a levé le blocage dû à des mots de passe erronés. Vous pouvez de nouveau vous connecter.',
      sessions_ended:
        'À votre demande, notre équipe a déconnecté tous les appareils de votre compte. Si quelqu’un d’autre connaît peut-être votre mot de passe, choisissez-en un nouveau maintenant.',
      restored: 'À votre demande, notre équipe a rétabli votre compte supprimé. Vous retrouvez tout comme avant.',
      birth_date: 'À votre demande, notre équipe a corrigé votre date de naissance. Votre profil affiche maintenant le bon âge.',
      gender: 'À votre demande, notre équipe a corrigé votre sexe dans votre profil. Les autres membres vous trouvent désormais ainsi.',
    },
    note: 'Vous ne l’avez pas demandé ? Écrivez-nous ou appelez-nous dès que possible. L’adresse et le numéro se trouvent ci-dessous.',
    button: 'Se connecter',
    why: 'Vous recevez cet e-mail parce que notre équipe a modifié quelque chose dans votre compte sur {site}. Nous vous en informons toujours.',
  },
  addressTried: {
    subject: 'Vous avez déjà un compte sur {site}',
    preview: 'Connectez-vous, ou choisissez un nouveau mot de passe.',
    text: 'Quelqu’un vient de taper votre adresse sur {site}. Il existe déjà un compte avec cette adresse : le vôtre. C’était vous ? Alors connectez-vous. Sur la même page, vous pouvez demander un nouveau mot de passe.',
    button: 'Se connecter',
    why: 'Vous recevez cet e-mail parce que quelqu’un a tapé votre adresse sur {site}. Ce n’était pas vous ? Alors vous n’avez rien à faire. Personne ne voit que vous avez un compte.',
  },
  unread: {
    subject: {
      one: '{name} vous a écrit',
      many: '{name} vous a écrit : {count} messages',
      other: '{name} vous a écrit : {count} messages',
    },
    preview: 'Votre message vous attend.',
    text: {
      one: '{name} vous a écrit un message sur {site}. Vous ne l’avez pas encore lu.',
      many: '{name} vous a écrit {count} messages sur {site}. Vous ne les avez pas encore lus.',
      other: '{name} vous a écrit {count} messages sur {site}. Vous ne les avez pas encore lus.',
    },
    button: 'Lire et répondre',
    why: 'Vous recevez cet e-mail parce que vous êtes membre de {site} et que vous avez des messages non lus.',
  },
  stop: 'Ne plus recevoir ces e-mails',
  like: {
    subject: 'Vous plaisez à {name}',
    preview: 'Voyez de qui il s’agit.',
    text: 'Vous plaisez à {name} sur {site}. {name} vous plaît aussi ? Donnez un like, et ce sera réciproque.',
    button: 'Voir le profil',
    why: 'Vous recevez cet e-mail parce que vous plaisez à quelqu’un sur {site}.',
  },
  match: {
    subject: '{name} et vous : c’est réciproque',
    preview: 'C’est réciproque ! Dites bonjour.',
    text: 'Vous plaisez aussi à {name} sur {site}. Un petit bonjour suffit pour commencer.',
    button: 'Dire bonjour',
    why: 'Vous recevez cet e-mail parce qu’un like est réciproque sur {site}.',
  },
  newMembers: {
    subject: {
      one: 'Une nouvelle personne qui pourrait vous plaire',
      many: '{count} nouveaux membres qui pourraient vous plaire',
      other: '{count} nouveaux membres qui pourraient vous plaire',
    },
    preview: 'Voyez qui est arrivé cette semaine.',
    text: {
      one: 'Cette semaine, une personne qui pourrait vous plaire est arrivée sur {site}. Vos souhaits se correspondent. Un petit bonjour suffit pour commencer.',
      many: 'Ces personnes sont arrivées sur {site} cette semaine. Vos souhaits se correspondent. Un petit bonjour suffit pour commencer.',
      other: 'Ces personnes sont arrivées sur {site} cette semaine. Vos souhaits se correspondent. Un petit bonjour suffit pour commencer.',
    },
    button: 'Voir tous les nouveaux membres',
    why: 'Vous recevez cet e-mail parce que vous êtes membre de {site}. Il arrive une fois par semaine, le vendredi, quand il y a quelqu’un de nouveau pour vous.',
    recent: {
      preview: 'Voyez qui est nouveau.',
      text: {
        one: 'Une personne qui pourrait vous plaire vient d’arriver sur {site}. Vos souhaits se correspondent. Un petit bonjour suffit pour commencer.',
        many: 'Ces personnes viennent d’arriver sur {site}. Vos souhaits se correspondent. Un petit bonjour suffit pour commencer.',
        other: 'Ces personnes viennent d’arriver sur {site}. Vos souhaits se correspondent. Un petit bonjour suffit pour commencer.',
      },
      why: {
        daily:
          'Vous recevez cet e-mail parce que vous êtes membre de {site} et que vous l’avez demandé : une fois par jour, quand il y a quelqu’un de nouveau pour vous.',
        at_once:
          'Vous recevez cet e-mail parce que vous êtes membre de {site} et que vous avez demandé à être averti tout de suite quand il y a quelqu’un de nouveau pour vous.',
      },
    },
  },
  announcements: {
    promotion: {
      subject: 'Offre de {site} : {title}',
      button: 'Voir l’offre',
      why: 'Vous recevez cet e-mail parce que vous avez indiqué à {site} que vous souhaitez recevoir des offres.',
    },
    site_news: {
      subject: 'Des nouvelles de {site} : {title}',
      button: 'Aller sur {site}',
      why: 'Vous recevez cet e-mail parce que vous êtes membre de {site} et que vous recevez les nouvelles du site.',
    },
    changed_terms: {
      subject: 'Nos conditions changent : {title}',
      button: 'Lire les conditions',
      why: 'Vous recevez cet e-mail parce que vous êtes membre de {site}. Nous devons prévenir chaque membre quand nos conditions changent. C’est pourquoi il est aussi envoyé à ceux qui ne souhaitent pas d’autres e-mails.',
    },
    site_closing: {
      subject: 'Important, à propos de {site} : {title}',
      button: 'Aller sur {site}',
      why: 'Vous recevez cet e-mail parce que vous êtes membre de {site}. Nous devons prévenir chaque membre quand quelque chose prend fin sur le site. C’est pourquoi il est aussi envoyé à ceux qui ne souhaitent pas d’autres e-mails.',
    },
  },
  pushes: {
    reminder: {
      title: { one: 'Un message vous attend', many: '{count} messages vous attendent', other: '{count} messages vous attendent' },
      text: 'Lisez tranquillement, quand cela vous convient.',
    },
    promotion: 'Offre de {site}',
    site_news: 'Des nouvelles de {site}',
  },
  invitation: {
    subject: 'Une invitation de {site} pour vous',
    preview: 'Avec ce lien, vous pouvez devenir membre.',
    text: 'Nous vous invitons à devenir membre de {site}, un site où les plus de 50 ans font connaissance. L’inscription est gratuite et prend quelques minutes.',
    button: 'Découvrir le site',
    valid: 'Le lien fonctionne une seule fois, jusqu’au {date} inclus.',
    note: 'Vous ne souhaitez pas vous inscrire ? Alors vous n’avez rien à faire. Nous ne gardons pas votre adresse et nous ne vous écrirons plus.',
    why: 'Vous recevez cet e-mail parce que {site} vous a envoyé une invitation à cette adresse.',
  },
  staffInvitation: {
    subject: 'Votre compte dans l’administration de {site}',
    preview: 'Choisissez un mot de passe et préparez votre téléphone.',
    text: 'Vous avez maintenant un compte dans l’administration de {site}. Choisissez un mot de passe, puis préparez sur votre téléphone une application qui crée des codes pour vous. Cela prend environ cinq minutes.',
    button: 'Préparer mon compte',
    note: 'Si vous ne savez pas de quoi il s’agit, n’utilisez pas le lien et prévenez-nous.',
    why: 'Vous recevez cet e-mail parce qu’un collègue vous a créé un compte chez {site}.',
  },
  staffAccess: {
    subject: 'Préparez à nouveau votre appareil pour {site}',
    preview: 'Votre ancien appareil ne fonctionne plus dans l’administration.',
    text: 'Un collègue a retiré votre appareil de l’administration de {site}, pour que vous puissiez en préparer un autre. Vous êtes déconnecté partout.',
    button: 'Préparer mon appareil',
    note: 'Si vous n’avez rien demandé, appelez un collègue avant d’utiliser le lien.',
    why: 'Vous recevez cet e-mail parce que vous travaillez dans l’administration de {site}.',
  },
  ownersChanged: {
    subject: 'Changement parmi les propriétaires de {site}',
    preview: 'Vérifiez que cela était bien convenu.',
    done: {
      invited: '{actor} a invité {person} comme propriétaire dans l’administration de {site}.',
      given: '{actor} a donné à {person} le rôle de propriétaire dans l’administration de {site}.',
      taken: '{actor} a retiré à {person} le rôle de propriétaire dans l’administration de {site}.',
      ended: '{actor} a fermé le compte de {person}, qui avait le rôle de propriétaire dans l’administration de {site}.',
      let_back: '{actor} a rouvert à {person} l’administration de {site}, avec le rôle de propriétaire.',
      new_device:
        '{actor} a retiré l’appareil de {person}, qui a le rôle de propriétaire, et lui a envoyé un lien pour en préparer un autre.',
    },
    button: 'Voir l’équipe',
    note: 'Si cela n’était pas convenu, fermez tout de suite le compte en question : dans l’administration, sous « Staff », ou sur le serveur avec la commande « npm run staff ».',
    why: 'Vous recevez cet e-mail parce que vous travaillez dans l’administration de {site}.',
  },
  summary: {
    subject: 'Ce qui vous attend sur {site}',
    preview: 'Des messages et des likes que vous n’avez pas encore vus.',
    messages: {
      one: '{names} vous a écrit.',
      many: '{count} membres vous ont écrit : {names}.',
      other: '{count} membres vous ont écrit : {names}.',
    },
    likes: { one: 'Vous plaisez à {count} membre.', many: 'Vous plaisez à {count} membres.', other: 'Vous plaisez à {count} membres.' },
    button: 'Voir ce qui m’attend',
    why: 'Vous recevez cet e-mail parce que vous avez choisi sur {site} quand nous pouvons vous écrire.',
  },
  undoDeletion: {
    subject: 'Vous pouvez encore récupérer votre compte sur {site}',
    preview: 'Jusqu’au {date}, un clic suffit.',
    text: 'Votre compte sur {site} est supprimé. Plus personne ne peut vous y voir. Vous pouvez revenir en arrière jusqu’au {date}. Ensuite, nous effaçons tout : votre profil, vos photos et vos messages.',
    button: 'Récupérer mon compte',
    note: 'Vous ne voulez pas le récupérer ? Alors vous n’avez rien à faire.',
    why: 'Vous recevez cet e-mail parce qu’un compte avec cette adresse a été supprimé sur {site}. Ce n’était pas vous ? Appuyez sur le bouton et choisissez un nouveau mot de passe.',
  },
  exportReady: {
    subject: 'Vos données de {site} sont prêtes',
    preview: 'Le fichier vous attend jusqu’au {date}.',
    text: 'Vous avez demandé une copie de tout ce que {site} conserve à votre sujet. Le fichier est prêt. Vous pouvez le récupérer jusqu’au {date}. Nous demandons d’abord votre mot de passe, pour que personne d’autre ne l’obtienne.',
    button: 'Récupérer mes données',
    why: 'Vous recevez cet e-mail parce que vous avez demandé vos données sur {site}.',
  },
  reportReceived: {
    subject: 'Nous avons reçu votre signalement {receipt}',
    preview: 'Ceci est votre accusé de réception. Gardez le numéro {receipt}.',
    text: 'Merci de nous avoir prévenus. Nous avons reçu votre signalement le {date}. Son numéro est {receipt}. La personne signalée ne saura pas qui l’a signalée.',
    button: 'Lire nos conseils de sécurité',
    note: 'On vous a demandé de l’argent, ou vous êtes en danger ? Appelez aussi votre banque ou la police. N’envoyez jamais d’argent à une personne que vous n’avez jamais rencontrée.',
    why: 'Vous recevez cet e-mail parce que vous avez fait un signalement sur {site}.',
  },
};
