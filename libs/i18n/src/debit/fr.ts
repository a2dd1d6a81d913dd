import type { DebitWords } from '../debit-words.js';

export const debitWords: DebitWords = {
  box: 'J’autorise {creditor} à prélever le montant de cette commande sur mon compte bancaire par prélèvement SEPA. Je sais que je peux demander à ma banque de me rembourser dans les 8 semaines.',
  mandate: {
    authorisation:
      'En signant ce formulaire de mandat, vous autorisez (A) {creditor} à envoyer des instructions à votre banque pour débiter votre compte, et (B) votre banque à débiter votre compte conformément aux instructions de {creditor}.',
    refund:
      'Vous bénéficiez du droit d’être remboursé par votre banque selon les conditions décrites dans la convention que vous avez passée avec elle. Une demande de remboursement doit être présentée dans les 8 semaines suivant la date de débit de votre compte pour un prélèvement autorisé. Vos droits concernant le présent mandat sont expliqués dans un document que vous pouvez obtenir auprès de votre banque.',
    use: 'Ce mandat ne sert que pour une commande que vous passez vous-même : rien n’est prélevé ni renouvelé tout seul. Nous vous annonçons le montant et la date au moins deux jours avant le prélèvement. Vous pouvez révoquer le mandat à tout moment dans vos réglages. S’il n’est pas utilisé pendant 36 mois, il prend fin de lui-même.',
  },
  sms: '{code} est votre code pour un prélèvement de {amount} sur {site}. Ne le donnez à personne. Il est valable 10 minutes.',
  paper: {
    title: 'Mandat de prélèvement SEPA',
    creditor: 'Qui peut prélever',
    payer: 'Sur quel compte',
    authorisation: 'Ce que vous autorisez',
    signature: 'Comment vous avez donné votre accord',
  },
  labels: {
    collectOn: 'Prélèvement le',
    reference: 'Référence unique du mandat',
    creditor: 'Créancier',
    creditorId: 'Identifiant créancier SEPA',
    account: 'Compte bancaire',
    endsIn: 'se terminant par {digits}',
    address: 'Adresse',
    creditsAtOnce: 'Crédits tout de suite',
    creditsLater: 'Crédits dès que votre banque a payé',
    kind: 'Type de paiement',
    kindText: 'Récurrent, SEPA Core',
    signedAt: 'Donné le',
    signedBy: 'Confirmé par',
    signedByText: 'un code reçu par SMS sur votre téléphone se terminant par {digits}',
    version: 'Version de ce texte',
  },
  mails: {
    announced: {
      subject: 'Le {date}, nous prélevons {amount} sur votre compte bancaire',
      preview: 'Vous n’avez rien à faire. Votre mandat est joint.',
      text: 'Vous avez commandé des crédits sur {site} et vous payez par prélèvement. Le {date}, nous prélevons {amount} sur votre compte bancaire. Veillez à ce qu’il soit alors suffisamment approvisionné. Jusqu’à la veille, vous pouvez annuler la commande sur sa page. Vous trouverez votre mandat joint à cet e-mail : gardez-le bien. Si quelque chose ne va pas avec ce prélèvement, vous pouvez demander à votre banque de vous rembourser dans les 8 semaines.',
      button: 'Voir ma commande',
      why: 'Vous recevez cet e-mail parce que vous avez commandé des crédits sur {site} et que vous payez par prélèvement.',
    },
    returned: {
      subject: 'Le prélèvement de {amount} n’a pas abouti',
      preview: 'Votre banque n’a pas payé, ou a repris l’argent.',
      text: 'Votre banque n’a pas payé le prélèvement de {amount} pour votre commande sur {site}, ou elle a repris l’argent. Les crédits de cette commande que vous n’aviez pas utilisés ne sont plus sur votre solde. Ceux que vous aviez utilisés restent à payer. Vous ne pouvez plus payer ici par prélèvement : ni avec ce compte de membre, ni avec ce compte bancaire ou ce numéro de téléphone. Vous pouvez toujours payer autrement, sauf s’il reste quelque chose à payer pour cette commande. Vous ne vous y attendiez pas ? Posez la question à votre banque ou écrivez-nous. Nous trouverons une solution ensemble.',
      button: 'Voir ma commande',
      why: 'Vous recevez cet e-mail parce qu’un prélèvement pour une commande sur {site} n’a pas abouti.',
    },
    revoked: {
      subject: 'Vous avez révoqué votre mandat de prélèvement',
      preview: 'Nous ne pouvons plus utiliser ce mandat.',
      text: 'Vous avez révoqué votre mandat de prélèvement sur {site}. Nous ne pouvons plus l’utiliser. Une commande dont nous n’avions pas encore envoyé le prélèvement à votre banque est annulée : ses crédits non utilisés ne sont plus sur votre solde, et ceux que vous aviez utilisés restent à payer. Un prélèvement déjà envoyé à votre banque suit son cours. Ce n’était pas vous ? Écrivez-nous tout de suite.',
      button: 'Voir mes réglages',
      why: 'Vous recevez cet e-mail parce qu’un mandat de prélèvement sur {site} a été révoqué.',
    },
  },
};
