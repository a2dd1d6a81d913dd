import type { ContractWords } from '../words.js';

export const contractWords: ContractWords = {
  consents: {
    startAtOnce: 'Commencer tout de suite : je reçois mes crédits immédiatement.',
    payForUse: 'Si je me rétracte dans les {days} jours, je paie les crédits que j’ai utilisés.',
  },
  keep: 'Conservez cet e-mail. Vous y trouvez plus bas votre contrat, ce que vous avez accepté et comment vous rétracter.',
  title: 'Votre contrat',
  labels: {
    seller: 'Vendeur',
    email: 'E-mail',
    phone: 'Téléphone',
    orderedOn: 'Commandé le',
    bought: 'Vous avez acheté',
    paid: 'Vous avez payé',
    terms: 'Conditions',
    withdrawnFrom: 'Objet de la rétractation',
  },
  terms: 'Version du {date}, que vous avez acceptée',
  declaration: '{credits}, commandés le {date}',
  agreed: {
    title: 'Ce que vous avez accepté',
    text: 'Avec votre commande du {at}, vous avez accepté ceci :',
    version: 'Version de ce texte : {version}',
  },
  withdrawal: {
    title: 'Votre droit de rétractation',
    how: 'Dites-nous clairement que vous vous rétractez : sur notre site, par e-mail, par téléphone ou par courrier. Vous pouvez utiliser le formulaire ci-dessous, mais ce n’est pas obligatoire. Il suffit de l’envoyer au plus tard le dernier jour.',
    money:
      'Nous vous remboursons dans les 14 jours après avoir reçu votre message, par le même moyen que votre paiement. Cela ne vous coûte rien.',
  },
  form: {
    title: 'Modèle de formulaire de rétractation',
    instruction: '(Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat.)',
    to: 'À l’attention de',
    statement:
      'Je/Nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat portant sur la vente du bien (*)/pour la prestation de services (*) ci-dessous',
    ordered: 'Commandé le (*)/reçu le (*)',
    name: 'Nom du (des) consommateur(s)',
    address: 'Adresse du (des) consommateur(s)',
    signature: 'Signature du (des) consommateur(s) (uniquement en cas de notification du présent formulaire sur papier)',
    date: 'Date',
    footnote: '(*) Rayez la mention inutile.',
  },
};
