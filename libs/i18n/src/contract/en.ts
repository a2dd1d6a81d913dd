import type { ContractWords } from '../words.js';

export const contractWords: ContractWords = {
  consents: {
    startAtOnce: 'Start at once: I get my credits right away.',
    payForUse: 'If I withdraw within {days} days, I pay for the credits that I have used.',
  },
  keep: 'Please keep this e-mail. Below you find your contract, what you agreed to, and how you can withdraw.',
  title: 'Your contract',
  labels: {
    seller: 'Seller',
    email: 'E-mail',
    phone: 'Phone',
    orderedOn: 'Ordered on',
    bought: 'You bought',
    paid: 'You paid',
    terms: 'Terms',
    withdrawnFrom: 'You withdrew from',
  },
  terms: 'Version of {date}, which you accepted',
  declaration: '{credits}, ordered on {date}',
  agreed: {
    title: 'What you agreed to',
    text: 'With your order on {at} you agreed to this:',
    version: 'Version of this text: {version}',
  },
  withdrawal: {
    title: 'Your right to withdraw',
    how: 'Tell us clearly that you withdraw: on our site, by e-mail, by phone or by letter. You may use the form below, but you do not have to. You are in time when you send it on the last day at the latest.',
    money: 'We pay you back within 14 days after your message has reached us, the same way as you paid. This costs you nothing.',
  },
  form: {
    title: 'Model withdrawal form',
    instruction: '(complete and return this form only if you wish to withdraw from the contract)',
    to: 'To',
    statement:
      'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*)/for the provision of the following service (*)',
    ordered: 'Ordered on (*)/received on (*)',
    name: 'Name of consumer(s)',
    address: 'Address of consumer(s)',
    signature: 'Signature of consumer(s) (only if this form is notified on paper)',
    date: 'Date',
    footnote: '(*) Delete as appropriate.',
  },
};
