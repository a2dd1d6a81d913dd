import type { DebitWords } from '../debit-words.js';

export const debitWords: DebitWords = {
  box: 'I authorise {creditor} to collect the amount of this order from my bank account by SEPA direct debit. I know that I can have my bank pay it back within 8 weeks.',
  mandate: {
    authorisation:
      'By signing this mandate form, you authorise (A) {creditor} to send instructions to your bank to debit your account and (B) your bank to debit your account in accordance with the instructions from {creditor}.',
    refund:
      'As part of your rights, you are entitled to a refund from your bank under the terms and conditions of your agreement with your bank. A refund must be claimed within 8 weeks starting from the date on which your account was debited. Your rights are explained in a statement that you can obtain from your bank.',
    use: 'This mandate is used only for an order that you place yourself: nothing is collected or renewed by itself. We tell you the amount and the date at least two days before we collect. You can revoke the mandate at any time in your settings. It ends by itself when it is not used for 36 months.',
  },
  sms: '{code} is your code for a direct debit of {amount} at {site}. Give it to nobody. It works for 10 minutes.',
  paper: {
    title: 'SEPA Direct Debit Mandate',
    creditor: 'Who may collect',
    payer: 'From which account',
    authorisation: 'What you authorise',
    signature: 'How you agreed',
  },
  labels: {
    collectOn: 'We collect on',
    reference: 'Mandate reference',
    creditor: 'Creditor',
    creditorId: 'Creditor identifier',
    account: 'Bank account',
    endsIn: 'ending in {digits}',
    address: 'Address',
    creditsAtOnce: 'Credits at once',
    creditsLater: 'Credits when your bank has paid',
    kind: 'Type of payment',
    kindText: 'Recurrent, SEPA Core',
    signedAt: 'Given on',
    signedBy: 'Confirmed by',
    signedByText: 'a code by SMS to your phone ending in {digits}',
    version: 'Version of this text',
  },
  mails: {
    announced: {
      subject: 'On {date} we collect {amount} from your bank account',
      preview: 'You do not have to do anything. Your mandate is attached.',
      text: 'You ordered credits at {site} and pay by direct debit. On {date} we collect {amount} from your bank account. Please make sure that there is enough money in it by then. Until the day before, you can cancel the order on its page. Your mandate is attached to this e-mail: please keep it. If something is wrong with the debit, you can have your bank pay the money back within 8 weeks.',
      button: 'See my order',
      why: 'You get this e-mail because you ordered credits at {site} and pay by direct debit.',
    },
    returned: {
      subject: 'The direct debit of {amount} did not work',
      preview: 'Your bank did not pay it, or has taken it back.',
      text: 'Your bank did not pay the direct debit of {amount} for your order at {site}, or it has taken the money back. The credits of this order that you had not used are no longer in your balance. Those that you had used are still to be paid. You cannot pay here by direct debit any more: not with this account, nor with this bank account or phone number. Every other way to pay stays open to you, unless something of this order is still to be paid. Did you not expect this? Please ask your bank, or write to us. We will sort it out together.',
      button: 'See my order',
      why: 'You get this e-mail because a direct debit for an order at {site} did not work.',
    },
    revoked: {
      subject: 'You have revoked your direct debit mandate',
      preview: 'We cannot use this mandate any more.',
      text: 'You have revoked your mandate for direct debits at {site}. We cannot use it any more. An order whose debit we had not yet sent to your bank is cancelled: its unused credits are no longer in your balance, and those that you had used are still to be paid. A debit that we had already sent to your bank goes on. Was it not you? Then please write to us at once.',
      button: 'See my settings',
      why: 'You get this e-mail because a direct debit mandate at {site} was revoked.',
    },
  },
};
