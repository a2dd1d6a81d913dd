import { AccountsService } from '#auth';
import { loginUrl } from '../addresses.js';
import { defineMail } from '../define-mail.js';
import { action, frame } from '../email-parts.js';
import { toAccount } from '../recipients.service.js';

/** Tells the owner of an address that somebody tried it, on a site whose screens say nothing about accounts. */
export const addressTriedMail = defineMail({
  kind: 'address-tried',
  job: 'mail.address-tried',
  urgency: 'critical',
  guarantee: 'at-most-once',
  uses: { accounts: AccountsService },
  async load({ memberId, tryId }, { accounts, read }) {
    const account = await read((tx) => accounts.account(tx, memberId));
    if (account.status === 'deleted' || account.status === 'banned') return 'a closed account';
    return { to: toAccount(account), key: tryId, facts: {} };
  },
  write(context) {
    const { addressTried } = context.words;
    return {
      ...frame(context, addressTried),
      action: action(context, addressTried.button, loginUrl(context.origin)),
      notes: [],
    };
  },
  samples: { 'address-tried': {} },
});
