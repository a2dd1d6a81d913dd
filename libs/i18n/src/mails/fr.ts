import type { MailWords } from '../words.js';

export const someone = 'Ce membre';

export const mails: MailWords = {
  hello: 'Bonjour,',
  helloName: 'Bonjour {name},',
  goodbye: 'Bien cordialement, {site}',
  buttonFails: 'Le bouton ne marche pas ? Copiez cette adresse dans votre navigateur :',
  questions: 'Vous avez une question ? Écrivez à {email} ou appelez le {phone}.',
  activation: {
    subject: 'Confirmez votre adresse e-mail pour {site}',
    preview: 'Un clic, et vous pouvez commencer.',
    text: 'Bienvenue sur {site} ! Confirmez votre adresse e-mail. Ensuite, les autres membres pourront vous voir et vous écrire.',
    button: 'Confirmer mon adresse e-mail',
    code: 'Vous pouvez aussi taper ce code sur le site :',
    valid: {
      one: 'Le lien est valable {count} heure.',
      many: 'Le lien est valable {count} heures.',
      other: 'Le lien est valable {count} heures.',
    },
    why: 'Vous recevez cet e-mail parce que quelqu’un s’est inscrit sur {site} avec cette adresse. Ce n’était pas vous ? Alors vous n’avez rien à faire.',
  },
  reset: {
    subject: 'Choisissez un nouveau mot de passe pour {site}',
    preview: 'Avec ce lien, vous choisissez un nouveau mot de passe.',
    text: 'Vous avez demandé un nouveau mot de passe. Choisissez-le avec le bouton ci-dessous. La session sera alors fermée sur vos autres appareils.',
    button: 'Choisir un nouveau mot de passe',
    valid: {
      one: 'Le lien marche une seule fois, pendant {count} heure.',
      many: 'Le lien marche une seule fois, pendant {count} heures.',
      other: 'Le lien marche une seule fois, pendant {count} heures.',
    },
    notYou: 'Vous ne l’avez pas demandé ? Alors vous n’avez rien à faire. Votre mot de passe reste le même.',
    why: 'Vous recevez cet e-mail parce que quelqu’un a demandé un nouveau mot de passe pour votre compte sur {site}.',
  },
  mailChange: {
    subject: 'Confirmez votre nouvelle adresse e-mail pour {site}',
    preview: 'Un clic, et nous vous écrivons ici.',
    text: 'Vous voulez utiliser cette adresse pour votre compte sur {site}. Confirmez-la avec le bouton ci-dessous. D’ici là, rien ne change.',
    button: 'Utiliser cette adresse',
    why: 'Vous recevez cet e-mail parce que quelqu’un a donné cette adresse pour un compte sur {site}. Ce n’était pas vous ? Alors vous n’avez rien à faire.',
  },
  mailChanged: {
    subject: 'Votre adresse e-mail sur {site} a été changée',
    preview: 'Ce n’était pas vous ? Alors remettez-la.',
    text: 'À partir de maintenant, nous écrivons à votre nouvelle adresse. Ce n’est pas vous qui l’avez fait ? Appuyez sur le bouton ci-dessous. Votre ancienne adresse revient, et tout le monde est déconnecté.',
    button: 'Remettre mon ancienne adresse',
    why: 'Vous recevez cet e-mail parce que c’était l’adresse de votre compte sur {site}.',
  },
  passwordChanged: {
    subject: 'Votre mot de passe sur {site} a été changé',
    preview: 'Ce n’était pas vous ? Alors remettez-le.',
    text: 'Votre compte a un nouveau mot de passe. Ce n’est pas vous qui l’avez fait ? Appuyez sur le bouton ci-dessous. Votre ancien mot de passe revient, et tout le monde est déconnecté.',
    button: 'Remettre mon ancien mot de passe',
    why: 'Vous recevez cet e-mail parce que le mot de passe de votre compte sur {site} a été changé.',
  },
  addressTried: {
    subject: 'Vous avez déjà un compte sur {site}',
    preview: 'Connectez-vous, ou choisissez un nouveau mot de passe.',
    text: 'Quelqu’un vient de taper votre adresse sur {site}. Il existe déjà un compte avec elle : le vôtre. C’était vous ? Alors connectez-vous. Sur la même page, vous pouvez demander un nouveau mot de passe.',
    button: 'Se connecter',
    why: 'Vous recevez cet e-mail parce que quelqu’un a tapé votre adresse sur {site}. Ce n’était pas vous ? Alors vous n’avez rien à faire. Personne ne voit que vous avez un compte.',
  },
  unread: {
    subject: {
      one: '{name} vous a écrit',
      many: '{name} vous a écrit : {count} messages',
      other: '{name} vous a écrit : {count} messages',
    },
    preview: 'Votre message vous attend.',
    text: {
      one: '{name} vous a écrit un message sur {site}. Vous ne l’avez pas encore lu.',
      many: '{name} vous a écrit {count} messages sur {site}. Vous ne les avez pas encore lus.',
      other: '{name} vous a écrit {count} messages sur {site}. Vous ne les avez pas encore lus.',
    },
    button: 'Lire et répondre',
    why: 'Vous recevez cet e-mail parce que vous êtes membre de {site} et que vous avez des messages non lus.',
    stop: 'Ne plus recevoir ces e-mails',
  },
  undoDeletion: {
    subject: 'Vous pouvez encore récupérer votre compte sur {site}',
    preview: 'Jusqu’au {date}, un clic suffit.',
    text: 'Votre compte sur {site} est supprimé. Plus personne ne peut vous y voir. Vous pouvez revenir en arrière jusqu’au {date}. Ensuite, nous effaçons tout : votre profil, vos photos et vos messages.',
    button: 'Récupérer mon compte',
    note: 'Vous ne voulez pas le récupérer ? Alors vous n’avez rien à faire.',
    why: 'Vous recevez cet e-mail parce qu’un compte avec cette adresse a été supprimé sur {site}. Ce n’était pas vous ? Appuyez sur le bouton et choisissez un nouveau mot de passe.',
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
    preview: 'Ceci est votre reçu. Gardez le numéro {receipt}.',
    text: 'Merci de nous avoir prévenus. Nous avons reçu votre signalement le {date}. Son numéro est {receipt}. La personne signalée ne saura pas qui l’a signalée.',
    button: 'Lire nos conseils de sécurité',
    note: 'On vous a demandé de l’argent, ou vous êtes en danger ? Appelez aussi votre banque ou la police. N’envoyez jamais d’argent à une personne que vous n’avez pas rencontrée.',
    why: 'Vous recevez cet e-mail parce que vous avez fait un signalement sur {site}.',
  },
};
